// The page about the solved games: its values, the line of best play on the board, and the ways to it.
import assert from "node:assert/strict";
import { accessible, browserTest, open } from "./harness.mjs";
import { lab } from "./lab.mjs";

const GAMES = ["tihbat", "rio-kadalis", "hoyito"];

/** A number as it is written there: `−8`, `+4`, `0`. */
const number = (text) => Number(text.trim().replace("−", "-"));

/** What is said of a game: each first move with its value, and the line of best play. */
async function told(section) {
  const letters = await section.locator(".worths th").allTextContents();
  const values = (await section.locator(".worths td").allTextContents()).map(number);
  const line = await section.locator("[data-line] span").first().textContent();
  return { openings: Object.fromEntries(letters.map((letter, at) => [letter, values[at]])), line: line.replace(/^.*: /, "").split(", ") };
}

browserTest("what is said of Tihbat is what the solver finds", {}, async ({ page }) => {
  const found = JSON.parse(await lab("solve", "tihbat"));
  await open(page, "?page=solved&lang=en");
  const section = page.locator('[data-solved="tihbat"]');
  const { openings, line } = await told(section);
  assert.deepEqual(openings, Object.fromEntries(found.moves.map(({ move, value }) => [move, value])));
  assert.deepEqual(line, [...found.line]);
  assert.match(await section.locator(".lead").innerText(), new RegExp(`North wins by ${-found.value} seeds`));
});

for (const game of GAMES) {
  browserTest(`the line of best play of ${game} ends with what its start is worth`, {}, async ({ page }) => {
    await page.clock.install();
    await open(page, `?page=solved&lang=en&speed=brisk`);
    const section = page.locator(`[data-solved="${game}"]`);
    const { openings, line } = await told(section);
    const best = Math.max(...Object.values(openings));
    assert.equal(openings[line[0]], best, "it begins with a best move");
    await section.locator('[data-action="show"]').click();
    const over = async () => (await section.locator('.demo [data-pit][aria-disabled="false"]').count()) === 0;
    const piles = () => section.locator("[data-pile]").evaluateAll((all) => Object.fromEntries(all.map(({ dataset }) => [dataset.pile, Number(dataset.seeds)])));
    let before;
    for (let minutes = 0; minutes < 30; minutes += 1) {
      await page.clock.runFor(60_000);
      const now = JSON.stringify(await piles());
      if (now === before && (await over())) break;
      before = now;
    }
    const { south, north } = await piles();
    assert.equal(south - north, best);
    assert.equal(south + north, game === "tihbat" ? 28 : 48, "the round is over");
  });
}

browserTest("every word of the page is there in each language, and it is accessible", {}, async ({ page }) => {
  for (const [lang, also] of [["en", "th"], ["pa", "en"], ["th", "pa"]]) {
    await open(page, `?page=solved&lang=${lang}&also=${also}&palette=light`);
    assert.equal(await page.locator("[data-solved]").count(), GAMES.length);
    assert.equal(await page.locator("h1").count(), 1);
    const text = await page.locator("main").innerText();
    assert.doesNotMatch(text, /\b(solved|review|worth|coach)-[a-z]/);
    await accessible(page);
  }
});

browserTest("in digits of the language's own no other digit stands on the page", {}, async ({ page }) => {
  for (const lang of ["pa", "th"]) {
    await open(page, `?page=solved&lang=${lang}&digits=native`);
    assert.doesNotMatch(await page.locator("main").innerText(), /[0-9]/);
  }
});

for (const lang of ["en", "pa", "th"]) {
  browserTest(`each game is solved in the visitor's tab, in ${lang}, and comes out the same`, {}, async ({ page }) => {
    await open(page, `?page=solved&lang=${lang}`);
    for (const game of GAMES) {
      const section = page.locator(`[data-solved="${game}"]`);
      await section.locator('[data-action="solve-here"]').click();
      await section.locator('[data-here="over"]').waitFor();
      const said = await section.locator("[data-here]").innerText();
      const expected = await section.locator(".lead").innerText();
      assert.ok(said.endsWith(expected), `${said} does not end with ${expected}`);
      assert.equal(await page.locator("[data-here]").count(), 1, "one game at a time");
    }
  });
}

browserTest("another game can be asked for before one is solved", {}, async ({ page }) => {
  await open(page, "?page=solved&lang=en");
  for (const game of ["hoyito", "rio-kadalis", "tihbat"]) await page.locator(`[data-solved="${game}"] [data-action="solve-here"]`).click();
  await page.locator('[data-solved="tihbat"] [data-here="over"]').waitFor();
  assert.match(await page.locator("[data-here]").innerText(), /North wins by 2 seeds/);
});

browserTest("where no worker can start, the page says so", {}, async ({ page, troubles }) => {
  await page.route("**/thinker-*", (route) => route.abort());
  await open(page, "?page=solved&lang=en");
  await page.locator('[data-solved="tihbat"] [data-action="solve-here"]').click();
  await page.locator('[data-here="over"]').waitFor();
  assert.equal(await page.locator("[data-here]").innerText(), "This browser could not solve it.");
  troubles.splice(0);
});
