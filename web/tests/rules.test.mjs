// The rules pages with their live boards, the page about it all, and the way between the pages.
import assert from "node:assert/strict";
import { browserTest, open, query } from "./harness.mjs";

const current = (page) => page.locator('nav [aria-current="page"]').getAttribute("data-page");

/** The seeds of a small board, piles included. */
function lying(demo) {
  return demo.locator("[data-pit], [data-pile]").evaluateAll((all) => all.map(({ dataset }) => Number(dataset.seeds)));
}

for (const game of ["tihbat", "rio-kadalis", "hoyito", "sadeqa"]) {
  browserTest(`every rule of ${game} has its words, and every board plays`, {}, async ({ page }) => {
    await page.clock.install();
    await open(page, `?page=rules&game=${game}&lang=en&speed=brisk`);
    assert.ok((await page.locator("[data-rules] .facts cite").count()) > 0, "it says from whom the game is known");
    assert.ok((await page.locator("[data-rule].ruling .ruling-mark").count()) > 0, "rulings are marked as rulings");
    assert.equal(await page.locator("[data-rule].ruling").count(), await page.locator(".ruling-mark").count());
    const rules = page.locator("[data-rule]");
    const boards = page.locator("[data-rule] .demo");
    assert.ok((await boards.count()) >= 10, "the rules are shown, not only told");
    for (const text of await rules.locator(".rule-text").allTextContents()) assert.ok(text.trim().length > 30, text);

    // All that show a move are set going at once; each stands still in the end, somewhere else than at first.
    const shows = page.locator('.demo:has([data-action="show"])');
    const starts = [];
    for (const demo of await shows.all()) {
      starts.push(await lying(demo));
      await demo.locator('[data-action="show"]').click();
    }
    await page.clock.runFor(90_000);
    for (const [index, demo] of (await shows.all()).entries()) {
      const rule = await demo.evaluate((element) => element.closest("[data-rule]").dataset.rule);
      const end = await lying(demo);
      const total = (seeds) => seeds.reduce((sum, each) => sum + each, 0);
      assert.equal(total(end), total(starts[index]), `${rule}: no seed is lost`);
      const caption = await demo.locator("[data-caption]").textContent();
      assert.ok(caption.trim().length > 10, `${rule}: it says what happened`);
      if (!["lone-seed", "pass"].includes(rule)) assert.notDeepEqual(end, starts[index], `${rule}: something has moved`);
      // A forced pass comes of itself: there is no move to take back.
      if (rule === "pass") continue;
      await demo.locator('[data-action="back-to-start"]').click();
      assert.deepEqual(await lying(demo), starts[index], `${rule}: and it goes back`);
    }

    // A visitor may try any pit that the small board offers.
    for (const demo of await boards.all()) {
      const rule = await demo.evaluate((element) => element.closest("[data-rule]").dataset.rule);
      const offered = demo.locator('[data-pit][aria-disabled="false"]');
      if ((await offered.count()) === 0) continue;
      await offered.first().click();
      await page.clock.runFor(30_000);
      assert.ok(await demo.locator('[data-action="back-to-start"]').isEnabled(), `${rule}: the move has been played`);
    }
  });
}

browserTest("the page about it all leads to the rules of each game", {}, async ({ page }) => {
  await open(page, "?page=about&lang=en");
  assert.equal(await page.locator("h1").count(), 1);
  for (const game of ["tihbat", "rio-kadalis", "hoyito", "sadeqa"]) {
    await page.locator(`[data-rules-of="${game}"]`).click();
    await page.locator(`[data-rules="${game}"]`).waitFor();
    assert.deepEqual([(await query(page)).page, (await query(page)).game], ["rules", game]);
    await page.goBack();
    await page.locator(".about").waitFor();
    assert.equal(await current(page), "about");
  }
});

browserTest("back and forward lead between the pages, and the game stays as it is", {}, async ({ page }) => {
  await open(page, "?game=rio-kadalis&lang=en&speed=instant&moves=Da");
  const seeds = await page.locator("[data-pit]").evaluateAll((pits) => pits.map(({ dataset }) => dataset.seeds));
  for (const name of ["rules", "about"]) {
    await page.locator(`nav [data-page="${name}"]`).click();
    assert.equal((await query(page)).page, name);
  }
  for (const [go, name] of [["goBack", "rules"], ["goBack", "play"], ["goForward", "rules"], ["goForward", "about"], ["goBack", "rules"], ["goBack", "play"]]) {
    await page[go]();
    await page.waitForFunction((name) => document.querySelector('nav [aria-current="page"]').dataset.page === name, name);
    assert.equal((await query(page)).page ?? "play", name);
  }
  assert.deepEqual(await page.locator("[data-pit]").evaluateAll((pits) => pits.map(({ dataset }) => dataset.seeds)), seeds);
  assert.equal((await query(page)).moves, "Da");
});

browserTest("each page has its own title, in the language", {}, async ({ page }) => {
  const titles = new Set();
  for (const lang of ["en", "pa", "th"]) {
    for (const name of ["play", "rules", "solved", "about"]) {
      await open(page, `?page=${name}&lang=${lang}`);
      titles.add(await page.title());
    }
  }
  assert.equal(titles.size, 12, [...titles].join(", "));
});
