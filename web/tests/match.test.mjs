// Match play: a round of Rio Kadalis played to its end, the next on the pits that can be filled, and the one after.
import assert from "node:assert/strict";
import { browserTest, captions, click, idle, notices, open, piles, play, press, seeds } from "./harness.mjs";
import { board, lab, labReading } from "./lab.mjs";

/** The rounds of a random match, and how it stood. */
async function match(game, seed, rounds) {
  const lines = (await lab("match", game, "--seed", String(seed), "--rounds", String(rounds))).trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** The letters of the closed pits of a position. */
function closed(position) {
  return position.split(" ")[0].split("/").flatMap((row, which) =>
    row.split(",").flatMap((pit, index) => (pit === "x" ? [String.fromCharCode((which ? 97 : 65) + index)] : [])));
}

const drawnClosed = (page) => page.locator("[data-pit].closed").evaluateAll((pits) => pits.map(({ dataset }) => dataset.pit));

browserTest("rounds of Rio Kadalis follow each other, with closed pits and reopened ones", {}, async ({ page }) => {
  const [first, second, third] = await match("rio-kadalis", 14, 3);
  const shut = closed(second.start);
  const reopened = shut.filter((pit) => !closed(third.start).includes(pit));
  assert.ok(shut.length > 0 && reopened.length > 0, "this match closes pits and reopens some");

  await open(page, "?game=rio-kadalis&match=yes&lang=en&speed=instant");
  assert.match(await page.locator("[data-match]").textContent(), /Round 1 of the match.*South 0, North 0/);
  for (const move of first.moves) if (move !== "-") await play(page, move);
  assert.deepEqual(await piles(page), { south: first.captured[0], north: first.captured[1] });
  assert.equal(await page.locator("[data-result]").count(), 1);

  await press(page, "next-round");
  await idle(page);
  const begins = board(second.start);
  assert.deepEqual([await seeds(page), await piles(page)], [begins.seeds, begins.piles]);
  assert.deepEqual(await drawnClosed(page), shut);
  const score = first.winner === "south" ? "South 1, North 0" : first.winner === "north" ? "South 0, North 1" : "South 0, North 0";
  assert.ok((await page.locator("[data-match]").textContent()).includes(score));
  for (const pit of shut) {
    const drawn = page.locator(`[data-pit="${pit}"]`);
    assert.match(await drawn.getAttribute("aria-label"), new RegExp(`^pit ${pit}, .*closed for this round`));
    assert.equal(await drawn.getAttribute("aria-disabled"), "true");
    assert.equal(await drawn.locator(".plate").count(), 0, "no number stands beside a closed pit");
    const told = await page.locator("[data-log]").textContent();
    assert.ok(told.includes(`Pit ${pit} cannot be filled`), told);
  }
  const mover = second.start.split(" ")[1];
  const own = shut.filter((pit) => (mover === "s") === (pit < "a"));
  if (own.length > 0) {
    await click(page, own[0]);
    assert.match((await captions(page))[0].text, /closed/);
  }

  // A reload keeps the match, with the rounds before.
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  assert.deepEqual(await notices(page), []);
  assert.match(await page.locator("[data-match]").textContent(), /Round 2 of the match/);
  assert.deepEqual(await drawnClosed(page), shut);

  for (const move of second.moves) if (move !== "-") await play(page, move);
  assert.deepEqual(await piles(page), { south: second.captured[0], north: second.captured[1] });
  await press(page, "next-round");
  await idle(page);
  assert.deepEqual(await drawnClosed(page), closed(third.start));
  assert.deepEqual([await seeds(page), await piles(page)], [board(third.start).seeds, board(third.start).piles]);
  const told = await page.locator("[data-log] .round").last().textContent();
  for (const pit of reopened) assert.ok(told.includes(`Pit ${pit} can be filled again and is reopened`), told);

  // Back over the end of a round, and on again.
  await press(page, "undo");
  assert.match(await page.locator("[data-match]").textContent(), /Round 2/);
  await press(page, "redo");
  assert.match(await page.locator("[data-match]").textContent(), /Round 3/);
});

browserTest("a match that is over says who has won it", {}, async ({ page }) => {
  const lines = await match("rio-kadalis", 12, 12);
  const end = lines.pop();
  assert.equal(end.match, "won");
  const record = ["game: rio-kadalis", "match: yes", ...lines.map(({ moves }) => `moves: ${moves}`), ""].join("\n");
  const told = (await labReading(record, "explain", "--record", "-", "--lang", "en")).trim().split("\n");
  await open(page, "?game=rio-kadalis&lang=en&speed=instant");
  await page.locator("input[type=file]").setInputFiles({ name: "match.sow", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.locator("[data-match-result]").waitFor();
  assert.match(await page.locator("[data-match]").textContent(), new RegExp(`Round ${end.rounds} of the match`));
  const winner = end.winner === "south" ? "South" : "North";
  assert.ok((await page.locator("[data-match-result]").textContent()).includes(`${winner} wins the match`));
  assert.equal(await page.locator('[data-action="next-round"]').count(), 0);
  const log = await page.locator("[data-log] li span, [data-log] [data-result] span, [data-match-result] span").allTextContents();
  assert.equal(log.join(" "), told.join(" "));
});

browserTest("a game without matches offers none", {}, async ({ page }) => {
  await open(page, "?game=rio-kadalis&lang=en");
  await page.locator('header [data-action="new-game"]').click();
  assert.equal(await page.locator("#new-match").count(), 1);
  await page.locator('dialog input[value="sadeqa"]').check();
  assert.equal(await page.locator("#new-match").count(), 0);
  await page.locator('dialog input[value="hoyito"]').check();
  await page.locator("#new-match").check();
  await page.locator('[data-action="start-game"]').click();
  assert.match(await page.locator("[data-match]").textContent(), /Round 1/);
});
