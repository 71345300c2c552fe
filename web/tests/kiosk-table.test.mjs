// Two people across a table: what is the far player's is turned towards them, in a language of their own.
import assert from "node:assert/strict";
import { audited, begin, kiosk, kioskTest, pass, settle } from "./kiosk.mjs";

/** By how many degrees each thing is turned, itself and what it lies in. */
function turned(page, selector) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      let degrees = 0;
      for (let at = element; at; at = at.parentElement) degrees += Number.parseFloat(getComputedStyle(at).rotate) || 0;
      return degrees % 360;
    }),
  );
}

kioskTest("North's pile, numbers, letters and sentence are turned, South's and the board are not", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en&also=pa&table=yes&game=hoyito");
  await begin(page);
  for (const selector of [".pile.north .owner", ".pile.north .number", ".pit.north .number", ".pit.north .letter", ".far [data-caption]", ".far .languages button"]) {
    const all = await turned(page, selector);
    assert.ok(all.length > 0 && all.every((degrees) => degrees === 180), `${selector}: ${all}`);
  }
  for (const selector of [".board", ".pit.north .halo", ".pile.south .owner", ".pit.south .number", ".near [data-caption]", ".top .languages button"]) {
    const all = await turned(page, selector);
    assert.ok(all.length > 0 && all.every((degrees) => degrees === 0), `${selector}: ${all}`);
  }
  const [far, board, near] = await page.locator(".far .caption, .board, .near .caption").evaluateAll((all) => all.map((element) => element.getBoundingClientRect().y));
  assert.ok(far < board && board < near);
});

kioskTest("each side is told in its own language, and may choose another", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en&also=pa&table=yes&speed=instant");
  await begin(page);
  const said = (side) => page.locator(`.${side} [data-caption]`).evaluateAll((all) => all.map(({ lang, textContent }) => [lang, textContent]));
  assert.deepEqual(await said("near"), [["en", "South’s turn. Choose a pit."]]);
  assert.deepEqual(await said("far"), [["pa", "ਦੱਖਣ ਦੀ ਵਾਰੀ ਹੈ। ਕੋਈ ਟੋਆ ਚੁਣੋ।"]]);
  assert.equal(await page.locator(".pile.north .owner").textContent(), "ਉੱਤਰ");
  assert.equal(await page.locator(".pile.south .owner").textContent(), "South");
  await page.locator('.far [data-language="th"]').click();
  assert.equal((await said("far"))[0][0], "th");
  assert.equal((await said("near"))[0][0], "en");
  await page.locator('[data-pit="A"]').click();
  await settle(page);
  await pass(page, 1);
  await page.locator('[data-pit="a"]').click();
  await settle(page);
  assert.match((await said("near"))[0][1], /[a-z]/);
  assert.match((await said("far"))[0][1], /[\u0E00-\u0E7F]/);
});

kioskTest("the question is asked towards both", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en&north-lang=th&table=yes&idle=10");
  await begin(page);
  await pass(page, 10.5);
  assert.equal(await page.locator(".question .asks").textContent(), "ยังมีใครอยู่ไหม");
  assert.deepEqual(await turned(page, ".question .asks"), [180]);
  await audited(page);
});

for (const lang of ["en", "pa", "th"]) {
  kioskTest(`axe finds no fault with the table in ${lang}`, {}, async ({ page, address }) => {
    await kiosk(page, address, `lang=${lang}&table=yes`);
    await audited(page);
    await begin(page);
    await audited(page);
  });
}
