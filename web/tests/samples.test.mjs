// The sample pages that travel with the page, in dist/embed: as a museum would copy them.
import assert from "node:assert/strict";
import { accessible, browserTest } from "./harness.mjs";
import { board, inside } from "./host.mjs";

const SAMPLES = { article: 1, variants: 2, gallery: 4 };

/** Waits until the board of a frame can be used; boards come when one comes near. */
async function come(page, number) {
  await page.locator("sow-and-tell").nth(number).scrollIntoViewIfNeeded();
  const frame = await inside(page, number);
  await frame.waitForFunction(() => document.documentElement.dataset.fit !== undefined && !document.querySelector(".loading"));
  return frame;
}

for (const [name, count] of Object.entries(SAMPLES)) {
  browserTest(`the sample page ${name} shows its boards, from 320 to 1,600 px`, {}, async ({ page, address }) => {
    await page.goto(`${address}embed/${name}.html`);
    for (let number = 0; number < count; number += 1) await come(page, number);
    assert.equal(await page.locator("iframe").count(), count);
    for (const width of [320, 768, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(200);
      const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(content <= view, `${width}: ${content}`);
    }
    for (let number = 0; number < count; number += 1) await come(page, number);
    await accessible(page);
    assert.equal(await page.evaluate(() => localStorage.length), 0);
  });

  browserTest(`the sample page ${name} has links without JavaScript`, { javaScriptEnabled: false }, async ({ page, address }) => {
    await page.goto(`${address}embed/${name}.html`);
    const links = await page.locator("sow-and-tell > a").evaluateAll((all) => all.map((link) => [link.checkVisibility(), link.href]));
    assert.equal(links.length, count);
    for (const [visible, href] of links) assert.ok(visible && href.startsWith(`${address}?game=`), href);
  });

  browserTest(`the links of the sample page ${name} lead to what its boards show`, {}, async ({ page, address }) => {
    await page.goto(`${address}embed/${name}.html`);
    const pairs = await page.locator("sow-and-tell").evaluateAll((all) =>
      all.map((element) => {
        const said = (name) => [name, element.getAttribute(name)];
        const link = [...new URL(element.querySelector("a").href).searchParams].map(([name, value]) => [name, value]);
        return [link, link.map(([name]) => said(name))];
      }));
    for (const [link, attributes] of pairs) assert.deepEqual(link, attributes);
  });
}

browserTest("the article's position is binikh with the pit it names", {}, async ({ page, address }) => {
  await page.goto(`${address}embed/article.html`);
  await come(page, 0);
  await board(page).locator('[data-pit="C"]').click();
  await board(page).locator('[data-caption="capture"][lang="en"]', { hasText: "binikh!" }).waitFor();
});
