// The computer as a player and as a helper: it answers, explains itself, gives hints, says what moves are worth, and shows
// where a round was lost.
import assert from "node:assert/strict";
import { accessible, browserTest, idle, open, play, press, query, seeds } from "./harness.mjs";
import { board, lab, replay } from "./lab.mjs";

/** What the solver says of a position: its value, and each move's. */
async function solved(game, ...options) {
  return JSON.parse(await lab("solve", game, ...options));
}

/** Waits until the log has so many plies. */
function plies(page, count) {
  return page.waitForFunction((wanted) => document.querySelectorAll("[data-log] .ply").length >= wanted, count);
}

/** What is written on the pits, by their letters, once no more is coming that would change it: all of it exact. */
async function worths(page) {
  await page.waitForFunction(() => document.querySelector(".worth") && !document.querySelector(".worth.unsure"));
  return page.locator("[data-worth]").evaluateAll((pits) => Object.fromEntries(pits.map(({ dataset }) => [dataset.pit, dataset.worth])));
}

/** A number of seeds as it is written on a pit. */
const written = (value) => (value > 0 ? `+${value}` : String(value).replace("-", "−"));

browserTest("the computer answers as North, says why, and its seat is part of the address", {}, async ({ page }) => {
  await open(page, "?game=rio-kadalis&lang=en&also=th&speed=instant");
  await page.locator("#seat-north").selectOption("medium");
  assert.equal(query(page).north, "medium");
  await play(page, "A");
  await plies(page, 2);
  await idle(page);
  assert.match(await page.locator("[data-log] .ply").nth(1).textContent(), /2\. North: [a-f]/);
  const why = page.locator("[data-why] span");
  await why.first().waitFor();
  assert.match(await why.first().textContent(), /^North plays pit [a-f]\. /);
  assert.equal(await why.nth(1).getAttribute("lang"), "th");
  assert.match(await why.nth(1).textContent(), /[\u0E00-\u0E7F]/);
  // It is South's turn again, and South is a person.
  assert.match(await page.locator("[data-status]").textContent(), /South’s turn/);
  await accessible(page);
});

browserTest("a person cannot move in the computer's place", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=counting&south=easy");
  // It waits two and a half seconds before it plays at this speed.
  assert.equal(await page.locator('[data-pit][aria-disabled="false"]').count(), 0);
  assert.match(await page.locator("[data-caption]").textContent(), /The computer is thinking/);
  await page.locator('[data-pit="A"]').click({ force: true });
  assert.equal(await page.locator("[data-log] .ply").count(), 0);
});

for (const game of ["tihbat", "rio-kadalis", "hoyito", "sadeqa"]) {
  browserTest(`the computer plays a whole round of ${game} with itself, by the rules`, {}, async ({ page }) => {
    await open(page, `?game=${game}&lang=en&speed=instant&south=beginner&north=easy`);
    await page.locator("[data-result]").waitFor({ timeout: 100_000 });
    const replayed = await replay(game, query(page).moves);
    assert.notEqual(replayed.at(-1).end, null, "the lab says that the round is over, too");
  });
}

browserTest("whoever watches can have the computer wait", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=normal&south=easy&north=easy");
  // It is about to play.
  await press(page, "pause");
  const goOn = page.locator('[data-action="computer-go-on"]');
  await goOn.waitFor();
  await page.waitForTimeout(2_000);
  assert.equal(await page.locator("[data-log] .ply").count(), 0);
  await goOn.click();
  await plies(page, 1);
});

browserTest("taking back leads to where a person can choose, and the computer waits to be told to go on", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=instant&north=easy");
  const start = await seeds(page);
  await play(page, "A");
  await plies(page, 2);
  await idle(page);
  await press(page, "undo");
  assert.deepEqual(await seeds(page), start);
  assert.equal(await page.locator('[data-pit][aria-disabled="false"]').count(), 2, "South may choose again");

  // Where the computer has the first move there is nothing else to go back to.
  await page.locator("#seat-north").selectOption("person");
  await page.locator("#seat-south").selectOption("easy");
  await press(page, "computer-go-on");
  await plies(page, 1);
  await idle(page);
  await press(page, "undo");
  const goOn = page.locator('[data-action="computer-go-on"]');
  await goOn.waitFor();
  await page.waitForTimeout(600);
  assert.equal(await page.locator("[data-log] .ply").count(), 0, "it does not play by itself what was taken back");
  await goOn.click();
  await plies(page, 1);
});

for (const [game, moves] of [["tihbat", ""], ["rio-kadalis", "Ab"], ["hoyito", "B"]]) {
  browserTest(`a hint in ${game} rings a best move and says why`, {}, async ({ page }) => {
    const from = moves ? ["--from", (await replay(game, moves)).at(-2).position] : [];
    const { value, moves: known } = await solved(game, ...from);
    await open(page, `?game=${game}&lang=pa&also=en&speed=instant&moves=${moves}`);
    await press(page, "hint");
    const hint = page.locator("[data-hint] span");
    await hint.first().waitFor();
    // It may begin with a guess; the answer that stays is proven.
    await page.waitForFunction(() => /no move is better|is the best move|as good as any|only move/i.test(document.querySelector('[data-hint] [lang="en"]')?.textContent ?? ""));
    const best = await page.locator("[data-pit].best").getAttribute("data-pit");
    assert.equal(known.find(({ move }) => move === best).value, value, `${best} keeps ${value}`);
    assert.match(await hint.first().textContent(), new RegExp(`[\\u0A00-\\u0A7F].*${best}|${best}.*[\\u0A00-\\u0A7F]`));
    await accessible(page);
    // It belongs to this position: the next one has none.
    await play(page, best);
    assert.equal(await page.locator("[data-hint], [data-pit].best").count(), 0);
  });
}

for (const game of ["tihbat", "rio-kadalis", "hoyito"]) {
  browserTest(`the values on the pits of ${game} are those of the solver, and what they mean stands below`, {}, async ({ page }) => {
    await open(page, `?game=${game}&lang=en&speed=instant`);
    assert.equal(await page.locator("[data-worth]").count(), 0, "nothing is given away unasked");
    await press(page, "values");
    assert.equal(query(page).values, "yes");
    const { moves } = await solved(game);
    assert.deepEqual(await worths(page), Object.fromEntries(moves.map(({ move, value }) => [move, written(value)])));
    assert.match(await page.locator(".legend").textContent(), /how many seeds South is ahead \(\+\) or behind \(−\)/);
    const name = await page.locator(`[data-pit="${moves[0].move}"]`).getAttribute("aria-label");
    assert.match(name, /with best play South ends \d+ behind/);
    await accessible(page);
  });
}

browserTest("a value counts what lies in the piles already", {}, async ({ page }) => {
  const position = "3,2/1,0 s 12,10";
  const { moves } = await solved("tihbat", "--from", position);
  await open(page, `?game=tihbat&lang=en&speed=instant&values=yes&position=${encodeURIComponent(position)}`);
  assert.deepEqual(await worths(page), Object.fromEntries(moves.map(({ move, value }) => [move, written(value + 2)])));
});

browserTest("a teacher can hide hints and values", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=instant&values=yes&help=no");
  await page.waitForTimeout(500);
  assert.equal(await page.locator('[data-worth], .legend, [data-action="hint"], [data-action="values"]').count(), 0);
  await press(page, "settings");
  await page.locator("#set-help").check();
  await press(page, "close");
  assert.deepEqual(Object.keys(await worths(page)), ["A", "B"]);
});

browserTest("what is shown already goes when help is no longer offered", {}, async ({ page }) => {
  const offered = async (yes) => {
    await press(page, "settings");
    await page.locator("#set-help").setChecked(yes);
    await press(page, "close");
  };
  await open(page, "?game=tihbat&lang=en&speed=instant");
  await press(page, "hint");
  await page.locator("[data-hint]").waitFor();
  await offered(false);
  assert.equal(await page.locator("[data-hint], [data-pit].best").count(), 0);

  const moves = (await lab("random", "tihbat", "--games", "1", "--seed", "5")).trim();
  await open(page, `?game=tihbat&lang=en&speed=instant&help=yes&moves=${moves}`);
  await press(page, "review");
  await page.locator("[data-review=done]").waitFor();
  await offered(false);
  assert.equal(await page.locator('[data-review], [data-action="review"]').count(), 0);
});

browserTest("a new game that looks like the one before is thought about anew", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=counting&south=easy");
  // While the computer waits to play its first move, the same game is begun once more.
  await press(page, "new-game");
  await press(page, "start-game");
  await plies(page, 1);

  await open(page, "?game=tihbat&lang=en&speed=instant&south=person&values=yes");
  await worths(page);
  await press(page, "new-game");
  await press(page, "start-game");
  assert.deepEqual(Object.keys(await worths(page)), ["A", "B"]);
  await press(page, "hint");
  await page.locator("[data-hint]").waitFor();
});

browserTest("after the round a curve and its turning points show where it was lost, and the better move", {}, async ({ page }) => {
  // A random round: some moves of it give something away.
  const moves = (await lab("random", "tihbat", "--games", "1", "--seed", "5")).trim();
  await open(page, `?game=tihbat&lang=en&also=pa&speed=instant&moves=${moves}`);
  await press(page, "review");
  await page.locator("[data-review=done]").waitFor();
  const review = page.locator("[data-review]");
  assert.match(await review.textContent(), /From the start, with best play, North wins by 2 seeds/);
  assert.match(await page.locator(".curve svg").getAttribute("aria-label"), /at the start North ahead/);
  const turns = page.locator("[data-turn]");
  assert.ok((await turns.count()) > 0, "nobody plays a random round without a mistake");
  const told = await turns.first().textContent();
  const [, ply, better] = /Move (\d+): (?:South|North) played [ABab] and gave away .* ([ABab]) was better\./.exec(told);
  await accessible(page);

  await turns.first().click();
  assert.equal(await page.locator("[data-pit].best").getAttribute("data-pit"), better);
  // What lies there is what lay there before that move.
  const before = (await replay("tihbat", moves))[Number(ply) - 2]?.position ?? "7,7/7,7 s 0,0";
  assert.deepEqual(await seeds(page), board(before).seeds);
  // From there the round can be looked at further, and one comes back.
  await press(page, "back-to-game");
  assert.equal(await page.locator("[data-pit].best").count(), 0);
  assert.equal(await page.locator("[data-review=done]").count(), 1);
});

browserTest("a new game against the computer is begun in the dialog", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=instant");
  await press(page, "new-game");
  await page.locator('input[name="game"][value="hoyito"]').check();
  await page.locator("#new-north").selectOption("perfect");
  await accessible(page);
  await press(page, "start-game");
  assert.deepEqual([query(page).game, query(page).north], ["hoyito", "perfect"]);
  assert.equal(await page.locator("#seat-north").inputValue(), "perfect");
  await play(page, "B");
  await plies(page, 2);
});
