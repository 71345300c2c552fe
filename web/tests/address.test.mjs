// The address: every parameter that the README names, links to an exact position, and addresses that cannot be followed.
import assert from "node:assert/strict";
import { browserTest, captions, notices, open, piles, play, query, seeds } from "./harness.mjs";
import { board, replay } from "./lab.mjs";

const at = (parameters) => `?${new URLSearchParams(parameters)}`;
const legal = (page) => page.locator('[data-pit][aria-disabled="false"]').evaluateAll((pits) => pits.map(({ dataset }) => dataset.pit));

browserTest("a link reopens the exact position, for another visitor too", { permissions: ["clipboard-read", "clipboard-write"] }, async ({ page, context }) => {
  await open(page, at({ game: "hoyito", pits: 7, seeds: 3, first: "north", lang: "th", also: "en", speed: "instant" }));
  for (let ply = 0; ply < 3; ply += 1) await play(page, (await legal(page))[0]);
  await page.locator('[data-action="link-copy"]').click();
  await page.waitForFunction(() => document.querySelector(".told").textContent !== "");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [board_, piles_, log] = [await seeds(page), await piles(page), await page.locator("[data-log]").textContent()];
  assert.equal(link, page.url());
  const other = await context.browser().newContext();
  try {
    const visit = await other.newPage();
    await visit.goto(link);
    await visit.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    assert.deepEqual([await seeds(visit), await piles(visit)], [board_, piles_]);
    assert.equal(await visit.locator("[data-log]").textContent(), log);
    assert.equal(await visit.evaluate(() => document.documentElement.lang), "th");
  } finally {
    await other.close();
  }
});

browserTest("moves and a position of an address are played as the rules have them", {}, async ({ page }) => {
  for (const [game, moves, from, options, parameters] of [
    ["tihbat", "AbA", undefined, ["--lone-steps"], { "lone-steps": "yes" }],
    ["rio-kadalis", "DaCcEb", undefined, [], {}],
    ["rio-kadalis", "Ab", undefined, ["--pits", "5", "--clockwise"], { pits: 5, clockwise: "yes" }],
    ["rio-kadalis", "a", "x,x,4,4,4,4/4,4,4,4,4,4 n 2,6", [], {}],
    ["hoyito", "LaK", undefined, ["--pits", "12"], { pits: 12 }],
    ["sadeqa", "AaC", undefined, ["--seeds", "4"], { seeds: 4 }],
  ]) {
    const plies = await replay(game, moves, ...options, ...(from ? ["--from", from] : []));
    const how = plies.pop();
    await open(page, at({ game, moves, lang: "en", speed: "instant", ...parameters, ...(from ? { position: from } : {}) }));
    assert.deepEqual(await notices(page), []);
    const expected = board(plies.at(-1).position);
    assert.deepEqual([await seeds(page), await piles(page)], [expected.seeds, expected.piles], `${game} ${moves}`);
    assert.deepEqual((await legal(page)).sort(), how.legal.sort());
    assert.equal((await query(page)).moves, moves);
  }
});

browserTest("language, second language, digits, speed and colours are taken from the address", {}, async ({ page }) => {
  await open(page, at({ game: "tihbat", lang: "th", also: "pa", digits: "native", speed: "counting", palette: "dark" }));
  assert.deepEqual((await captions(page)).map(({ lang }) => lang), ["th", "pa"]);
  assert.equal(await page.locator('[data-pit="A"] .number').textContent(), "๗");
  assert.equal(await page.locator('input[name="speed"]:checked').inputValue(), "counting");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.palette), "dark");
  // What is not named is as the visitor has chosen it; a language named alone stands alone.
  await page.locator('input[name="speed"][value="brisk"]').check({ force: true });
  await open(page, at({ game: "tihbat", lang: "pa", digits: "western" }));
  assert.deepEqual((await captions(page)).map(({ lang }) => lang), ["pa"]);
  assert.equal(await page.locator('input[name="speed"]:checked').inputValue(), "brisk");
});

browserTest("a match and another beginner are taken from the address", {}, async ({ page }) => {
  await open(page, at({ game: "hoyito", match: "yes", first: "north", lang: "en" }));
  assert.match(await page.locator("[data-match]").textContent(), /Round 1/);
  assert.deepEqual((await legal(page)).sort(), ["a", "b", "c", "d", "e", "f"]);
});

for (const [lang, also] of [["en", ""], ["pa", "th"]]) {
  browserTest(`an address that cannot be followed shows what is wrong and a playable board (${lang})`, {}, async ({ page }) => {
    for (const [parameters, named, pits] of [
      [{ game: "chess" }, ["game", "chess", "tihbat, rio-kadalis, hoyito, sadeqa"], 4],
      [{ game: "sadeqa", pits: "40" }, ["pits", "40", "2", "12"], 16],
      [{ game: "sadeqa", seeds: "0" }, ["seeds", "0"], 16],
      [{ game: "hoyito", pits: "12", seeds: "11" }, ["seeds", "11", "255"], 12],
      [{ game: "tihbat", clockwise: "perhaps" }, ["clockwise", "perhaps"], 4],
      [{ game: "hoyito", "lone-steps": "yes" }, ["lone-steps"], 12],
      [{ game: "sadeqa", match: "yes" }, ["match"], 16],
      [{ game: "rio-kadalis", position: "4,4/4 s 0,0" }, ["position", "4,4/4 s 0,0"], 12],
      [{ game: "rio-kadalis", position: "300,4/4,4 s 0,0" }, ["position", "300"], 12],
      [{ game: "rio-kadalis", pits: "6", position: "4,4/4,4 s 0,0" }, ["position"], 12],
      [{ game: "tihbat", moves: "AZ" }, ["moves", "AZ", "2"], 4],
      [{ game: "tihbat", moves: "AA" }, ["2"], 4],
      [{ game: "tihbat", houses: "3" }, ["houses", "3"], 4],
      [{ game: "tihbat", page: "<b>shop</b>" }, ["page", "<b>shop</b>"], 4],
    ]) {
      await open(page, at({ ...parameters, lang, ...(also ? { also } : {}), speed: "instant" }));
      const told = await notices(page);
      assert.equal(told.length, 1, `${JSON.stringify(parameters)}: ${told}`);
      for (const part of named) assert.ok(told[0].includes(part), `${part} is not named: ${told[0]}`);
      assert.equal(await page.locator("[data-notice] p > span").count(), also ? 2 : 1);
      assert.equal(await page.locator("[data-pit]").count(), pits);
      const before = await page.locator("[data-log] article").count();
      await play(page, (await legal(page))[0]);
      assert.ok((await page.locator("[data-log] article").count()) > before, "the board can be played");
    }
  });
}

browserTest("several faults of one address are all named, and each notice can be put away", {}, async ({ page }) => {
  await open(page, at({ game: "chess", lang: "xx", speed: "fast", digits: "roman", palette: "pink" }));
  assert.equal((await notices(page)).length, 5);
  for (let left = 4; left >= 0; left -= 1) {
    await page.locator("[data-notice] button").first().click();
    assert.equal((await notices(page)).length, left);
  }
});

browserTest("the page leads to the class, with the board that lies there and in its languages", {}, async ({ page }) => {
  await open(page, "?game=rio-kadalis&moves=Ee&lang=pa&also=th&speed=instant");
  const before = await seeds(page);
  await page.locator('nav [data-page="about"]').click();
  await page.locator("[data-class]").click();
  await page.locator(".class [data-pit]").first().waitFor();
  assert.deepEqual(await seeds(page), before);
  const { view, lang, also, moves } = query(page);
  assert.deepEqual({ view, lang, also, moves }, { view: "class", lang: "pa", also: "th", moves: "Ee" });
});
