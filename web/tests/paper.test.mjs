// What is printed: how many pages it takes, and what stands on them.
import assert from "node:assert/strict";
import { browserTest, open } from "./harness.mjs";

const GAMES = ["tihbat", "rio-kadalis", "hoyito", "sadeqa"];

/** How many pages the printer would get. */
async function pages(page, options) {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, ...options });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
}

for (const game of GAMES) {
  browserTest(`the rules of ${game} fit on one side of a sheet in one language, and on its two sides in two`, {}, async ({ page }) => {
    for (const lang of ["en", "pa", "th"]) {
      await open(page, `?page=rules&game=${game}&lang=${lang}`);
      assert.equal(await pages(page), 1, lang);
    }
    for (const both of ["lang=en&also=pa", "lang=pa&also=th", "lang=th&also=en"]) {
      await open(page, `?page=rules&game=${game}&${both}`);
      assert.equal(await pages(page), 2, both);
    }
  });
}

browserTest("a printed sheet has the drawn board and every rule, and no buttons, in dark colours too", { colorScheme: "dark" }, async ({ page }) => {
  await open(page, "?page=rules&game=rio-kadalis&lang=en");
  await page.emulateMedia({ media: "print" });
  const seen = await page.evaluate(() => ({
    pits: [...document.querySelectorAll("[data-pit]")].filter((pit) => pit.checkVisibility()).length,
    rules: [...document.querySelectorAll(".rule-text p:last-of-type")].every((rule) => rule.checkVisibility()),
    buttons: [...document.querySelectorAll("button, select, nav")].filter((button) => button.checkVisibility()).length,
    ink: getComputedStyle(document.querySelector(".rule-text p")).color,
  }));
  assert.deepEqual(seen, { pits: 12, rules: true, buttons: 0, ink: "rgb(0, 0, 0)" });
});

browserTest("the rules page prints itself when it is asked to", {}, async ({ page }) => {
  await page.addInitScript(() => (window.print = () => (window.printed = (window.printed ?? 0) + 1)));
  await open(page, "?page=rules&game=hoyito&lang=th");
  await page.locator('[data-action="print"]').click();
  assert.equal(await page.evaluate(() => window.printed), 1);
});
