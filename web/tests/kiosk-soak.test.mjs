// The kiosk for long: nothing of a game is left when the next one is laid out. `node web/build/soak.mjs` runs two thousand.
import assert from "node:assert/strict";
import { open, soak } from "../build/soak.mjs";
import { kioskTest } from "./kiosk.mjs";

/** Games in each third of what is measured; the games and languages meet anew after twelve. */
const THIRD = 12;

/** The least of a number among measurements: what the board has on it at the moment of a look comes on top. */
const least = (seen, what) => Math.min(...seen.map((measured) => measured[what]));

kioskTest("no game leaves anything behind", { viewport: { width: 800, height: 600 } }, async ({ page, address }) => {
  await open(page, address);
  const seen = [];
  await soak(page, { games: 3 * THIRD, every: 2, tell: (measured) => seen.push(measured) });
  const [first, last] = [seen.slice(0, seen.length / 3), seen.slice(-seen.length / 3)];
  for (const [what, share] of [["nodes", 1.05], ["listeners", 1.05], ["heap", 1.1]]) {
    const [before, after] = [least(first, what), least(last, what)];
    assert.ok(after <= share * before, `${what}: ${before} in the first third, ${after} in the last`);
  }
});
