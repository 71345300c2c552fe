// The kiosk for long: what it takes of memory does not grow from game to game. `node web/build/soak.mjs` runs two thousand.
import assert from "node:assert/strict";
import { open, soak } from "../build/soak.mjs";
import { kioskTest } from "./kiosk.mjs";

/** All games in all languages, each in all the ways it is shown in, is what may be met for the first time. */
const WARM = 72;

kioskTest("no game leaves anything behind", { viewport: { width: 1920, height: 1080 } }, async ({ page, address }) => {
  await open(page, address);
  const seen = [];
  await soak(page, { games: 3 * WARM, every: WARM, tell: (measured) => seen.push(measured) });
  const [warm, , last] = seen;
  // A leak of a single board would be hundreds of nodes a game; of a session, tens of kilobytes.
  assert.ok(last.nodes - warm.nodes < 2 * WARM, `nodes: ${JSON.stringify(seen)}`);
  assert.ok(last.listeners - warm.listeners < 2 * WARM, `listeners: ${JSON.stringify(seen)}`);
  assert.ok(last.heap - warm.heap < 2 * WARM * 1_000, `heap: ${JSON.stringify(seen)}`);
  assert.ok(last.program - warm.program <= 2 * 65_536, `program: ${JSON.stringify(seen)}`);
});
