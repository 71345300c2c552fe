// The kiosk for long: what it takes of memory does not grow from game to game. `node web/build/soak.mjs` runs two thousand.
import assert from "node:assert/strict";
import { open, soak } from "../build/soak.mjs";
import { kioskTest } from "./kiosk.mjs";

/** Games after which every game and every language has been met. */
const WARM = 14;
/** Games between the first look and the last. */
const FURTHER = 2 * WARM;

kioskTest("no game leaves anything behind", { viewport: { width: 800, height: 600 } }, async ({ page, address }) => {
  await open(page, address);
  const seen = [];
  await soak(page, { games: WARM + FURTHER, every: WARM, tell: (measured) => seen.push(measured) });
  const [warm, , last] = seen;
  const grown = (what) => (last[what] - warm[what]) / FURTHER;
  // A board that stayed would be hundreds of nodes; what has been played in a game, tens of kilobytes. What is on the board at
  // the moment of the look differs by less.
  assert.ok(grown("nodes") < 30, `nodes: ${JSON.stringify(seen)}`);
  assert.ok(grown("listeners") < 1, `listeners: ${JSON.stringify(seen)}`);
  assert.ok(grown("heap") < 8_000, `heap: ${JSON.stringify(seen)}`);
  assert.ok(grown("program") < 10_000, `program: ${JSON.stringify(seen)}`);
});
