// The log as text, and the game as a record that the command line reads and the page opens again.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { browserTest, idle, notices, open, piles, play, press, seeds } from "./harness.mjs";
import { board, explain, lab, labReading } from "./lab.mjs";

const MOVES = "DaCcEb";

/** Presses a button and reads the file that it offers. */
async function saved(page, action) {
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, action)]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/** Opens a file of this text, or of these bytes. */
async function openFile(page, content) {
  await page.locator("input[type=file]").setInputFiles({ name: "game.sow", mimeType: "text/plain", buffer: Buffer.from(content) });
  await page.locator("[data-notice]").waitFor();
  return (await notices(page)).join("\n");
}

for (const lang of ["en", "pa", "th"]) {
  browserTest(`the log is copied and saved as text in ${lang}`, { permissions: ["clipboard-read", "clipboard-write"] }, async ({ page }) => {
    await open(page, `?game=rio-kadalis&lang=${lang}&speed=instant&moves=${MOVES}`);
    const { name, text } = await saved(page, "log-save");
    assert.equal(name, `rio-kadalis-${lang}.txt`);
    const lines = text.split("\n");
    for (const sentence of await explain("rio-kadalis", MOVES, lang)) assert.ok(lines.includes(sentence), sentence);
    assert.match(lines[0], /Rio Kadalis/, "the name in Latin letters stands beside its own");
    for (const heading of await page.locator("[data-log] .heading").allTextContents()) assert.ok(lines.includes(heading), heading);
    await press(page, "log-copy");
    await page.waitForFunction(() => document.querySelector(".told").textContent !== "");
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  });
}

browserTest("where nothing can be copied, a sentence says so", {}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
  });
  await open(page, "?game=tihbat&lang=en");
  await press(page, "log-copy");
  await page.waitForFunction(() => document.querySelector(".told").textContent !== "");
  assert.match(await page.locator(".told").textContent(), /not possible/);
});

for (const [what, address, more] of [
  ["a game", `?game=rio-kadalis&lang=en&speed=instant&moves=${MOVES}`, "B"],
  ["a game with every change", "?game=rio-kadalis&pits=5&seeds=3&clockwise=yes&first=north&lang=en&speed=instant", "aA"],
  ["a game from a position", `?game=tihbat&lone-steps=yes&lang=en&speed=instant&position=${encodeURIComponent("2,3/0,2 s 10,11")}`, "A"],
]) {
  browserTest(`the record of ${what} is read by lab replay, and opened again`, {}, async ({ page }) => {
    await open(page, address);
    for (const pit of more) await play(page, pit);
    const { name, text } = await saved(page, "record-save");
    assert.match(name, /\.sow$/);
    const plies = (await labReading(text, "replay", "--record", "-")).trim().split("\n").map((line) => JSON.parse(line));
    const [shown, lying, log] = [await seeds(page), await piles(page), await page.locator("[data-log]").textContent()];
    const last = board(plies.filter(({ ply }) => ply).at(-1).position);
    assert.deepEqual([shown, lying], [last.seeds, last.piles]);
    await page.locator("#game").selectOption("sadeqa");
    await openFile(page, text);
    assert.deepEqual([await seeds(page), await piles(page)], [shown, lying]);
    assert.equal(await page.locator("[data-log]").textContent(), log);
    const again = await saved(page, "record-save");
    assert.equal(again.text, text);
  });
}

browserTest("a file that is no record gives a sentence, and the game stays as it was", {}, async ({ page }) => {
  await open(page, `?game=rio-kadalis&lang=en&speed=instant&moves=${MOVES}`);
  const before = await seeds(page);
  for (const [content, told] of [
    ["", /not a saved game/],
    ["moves: A\n", /does not say which game/],
    ["game: chess\n", /line 1/],
    ["game: tihbat\nmoves: A?\n", /line 2/],
    ["game: tihbat\ngame: tihbat\n", /line 2/],
    ["game: hoyito\nposition: 4,4/4 s 0,0\n", /line 2/],
    [Uint8Array.from({ length: 64 }, (_, index) => 255 - index), /not a saved game/],
    ["#".repeat(1_000_001), /not a saved game/],
  ]) {
    assert.match(await openFile(page, content), told);
    assert.deepEqual(await seeds(page), before, told);
    await page.locator("[data-notice] button").first().click();
  }
});

browserTest("a record with a move that cannot be played is opened as far as it goes", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=instant");
  const told = await openFile(page, "# kept by hand\ngame: rio-kadalis\nmoves: Dab\n");
  assert.match(told, /Move 3/);
  const [, second] = (await lab("replay", "rio-kadalis", "Da")).split("\n").map((line) => line && JSON.parse(line));
  assert.deepEqual(await seeds(page), board(second.position).seeds);
  await idle(page);
  await play(page, "C");
  assert.equal(await page.locator("[data-log] article").count(), 3);
});
