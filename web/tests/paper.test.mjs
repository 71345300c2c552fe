// What is printed: how many pages it takes, and what stands on them.
import assert from "node:assert/strict";
import { accessible, browserTest, open, readable } from "./harness.mjs";

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
  for (const palette of ["system", "dark", "projector-dark"]) {
    await open(page, `?page=rules&game=rio-kadalis&lang=en&palette=${palette}`);
    await page.emulateMedia({ media: "print" });
    const seen = await page.evaluate(() => ({
      pits: [...document.querySelectorAll("[data-pit]")].filter((pit) => pit.checkVisibility()).length,
      rules: [...document.querySelectorAll(".rule-text p:last-of-type")].every((rule) => rule.checkVisibility()),
      buttons: [...document.querySelectorAll("button, select, nav")].filter((button) => button.checkVisibility()).length,
      ink: getComputedStyle(document.querySelector(".rule-text p")).color,
    }));
    assert.deepEqual(seen, { pits: 12, rules: true, buttons: 0, ink: "rgb(0, 0, 0)" }, palette);
    await page.emulateMedia({ media: null });
  }
});

browserTest("the rules page prints itself when it is asked to", {}, async ({ page }) => {
  await page.addInitScript(() => (window.print = () => (window.printed = (window.printed ?? 0) + 1)));
  await open(page, "?page=rules&game=hoyito&lang=th");
  await page.locator('[data-action="print"]').click();
  assert.equal(await page.evaluate(() => window.printed), 1);
});

const sheet = (name, game, rest) => `?view=class&section=paper&sheet=${name}&game=${game}&${rest}`;

for (const name of ["board", "score"]) {
  browserTest(`the ${name} sheet is one page for every game, in one language and in two`, {}, async ({ page }) => {
    for (const game of GAMES) {
      for (const rest of ["lang=en", "lang=pa&also=en", "lang=th&also=pa"]) {
        await open(page, sheet(name, game, rest));
        assert.equal(await pages(page), 1, `${game} ${rest}`);
      }
    }
  });
}

browserTest("the board to cut out has the pits of the rules in play, each row from its owner's left, and North's side turned", {}, async ({ page }) => {
  await open(page, sheet("board", "hoyito", "pits=8&lang=en"));
  const letters = await page.locator(".cut-out .pit-letter").evaluateAll((all) => all.map((letter) => ({ letter: letter.textContent, x: letter.getBoundingClientRect().x })));
  const row = (test) => letters.filter(({ letter }) => test.test(letter)).sort((a, b) => a.x - b.x).map(({ letter }) => letter).join("");
  assert.equal(row(/[A-Z]/), "ABCDEFGH");
  assert.equal(row(/[a-z]/), "hgfedcba");
  assert.match(await page.locator(".cut-out .north").getAttribute("transform"), /^rotate\(180 /);
});

browserTest("only a game that is played as a match has columns for closed pits", {}, async ({ page }) => {
  for (const [game, columns] of [["tihbat", 5], ["rio-kadalis", 7], ["hoyito", 7], ["sadeqa", 5]]) {
    await open(page, sheet("score", game, "lang=en"));
    assert.equal(await page.locator(".score thead th").count(), columns, game);
  }
});

browserTest("a sheet is chosen in the class, and its address leads back to it", {}, async ({ page }) => {
  await open(page, "?view=class&game=tihbat&lang=en");
  await page.locator('[data-section="paper"]').click();
  await page.locator('input[name="sheet"][value="score"]').check();
  await page.locator(".score").waitFor();
  await page.waitForFunction(() => new URLSearchParams(location.search).get("sheet") === "score");
  await page.reload();
  await page.locator(".score").waitFor();
  // Pressing the section that is shown leaves all as it is.
  await page.locator('[data-section="paper"]').click();
  assert.equal(new URL(page.url()).searchParams.get("sheet"), "score");
  await page.locator(".score").waitFor();
  // Another game is chosen for the same sheet.
  await page.locator("#game").selectOption("sadeqa");
  await page.waitForURL((url) => url.searchParams.get("game") === "sadeqa");
  assert.equal(new URL(page.url()).searchParams.get("section"), "paper");
  assert.equal(await page.locator(".score thead th").count(), 5);
  // Who comes back later begins anew, whatever the address had at first.
  await page.locator('[data-section="board"]').click();
  await page.locator(".class-board").waitFor();
  await page.locator('[data-section="paper"]').click();
  await page.locator(".paper").waitFor();
  assert.equal(await page.locator(".score").count(), 0);
  assert.equal(new URL(page.url()).searchParams.get("sheet"), null);
});

for (const lang of ["en", "pa", "th"]) {
  browserTest(`axe finds no fault with the sheets in ${lang}`, {}, async ({ page }) => {
    for (const name of ["rules", "board", "score"]) {
      await open(page, sheet(name, "rio-kadalis", `lang=${lang}`));
      await accessible(page);
      await page.evaluate(() => document.documentElement.setAttribute("data-palette", "projector-dark"));
      await readable(page);
    }
  });
}
