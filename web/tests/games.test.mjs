// A whole game of each kind, played from its start by mouse: after every move the board is where the rules have it, and
// at the end the score is the one that a second, independent reading of the rules came to.
import assert from "node:assert/strict";
import { browserTest, open, piles, play, seeds } from "./harness.mjs";
import { board, explain, replay, vector } from "./lab.mjs";

/** All that the log says: the sentences of every ply in order, then the round's result. */
function told(page) {
  return page.locator("[data-log] li span:not(.also), [data-log] [data-result] span:not(.also)").allTextContents();
}

for (const [game, least] of [["tihbat", 20], ["rio-kadalis", 20], ["hoyito", 14], ["sadeqa", 40]]) {
  browserTest(`a whole game of ${game} is played by mouse`, {}, async ({ page }) => {
    const { moves, captured, end } = await vector(game, least);
    const [plies, sentences] = await Promise.all([replay(game, moves), explain(game, moves, "en")]);
    await open(page, `?game=${game}&lang=en&speed=instant`);
    const last = plies.pop();
    for (const [index, { move, position }] of plies.entries()) {
      // A forced pass is played of itself, and changes nothing on the board.
      if (move !== "-") await play(page, move);
      const expected = board(position);
      if (index + 1 < plies.length) {
        assert.deepEqual(await seeds(page), expected.seeds, `after ${moves.slice(0, index + 1)}`);
        assert.deepEqual(await piles(page), expected.piles, `after ${moves.slice(0, index + 1)}`);
      }
    }
    const [south, north] = captured;
    assert.deepEqual(await piles(page), { south, north });
    assert.deepEqual([last.end, last.captured], [end, captured]);
    const status = await page.locator("[data-status]").textContent();
    assert.ok(status.includes(String(Math.max(south, north))), status);
    assert.equal((await told(page)).join(" "), sentences.join(" "));
    assert.equal(await page.locator('[data-pit][aria-disabled="false"]').count(), 0, "nothing can be played any more");
    assert.equal(new URL(page.url()).searchParams.get("moves"), moves);
  });
}
