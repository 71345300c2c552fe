// Axe on every page and every state of it: in each language, and for contrast in each palette.
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import { accessible, browserTest, click, idle, open, press } from "./harness.mjs";

const GAMES = ["tihbat", "rio-kadalis", "hoyito", "sadeqa"];
const LANGUAGES = ["en", "pa", "th"];
const PALETTES = ["light", "dark", "projector", "projector-dark"];
const BINIKH = encodeURIComponent("0,0,1,3,0,0/3,0,0,0,0,2 s 20,16");

// Each state: the address without the language, and how it is come to from there.
const STATES = {
  ...Object.fromEntries(GAMES.map((game) => [`${game} at its start`, [`?game=${game}`, async () => {}]])),
  "a sowing that is paused": ["?game=rio-kadalis&speed=counting&moves=Da", async (page) => {
    await page.locator('[data-pit="C"]').click();
    await page.waitForFunction(() => document.documentElement.dataset.busy !== undefined);
    await press(page, "pause");
    await page.locator(".steps input").fill("3");
  }],
  "a capture that is announced": [`?game=rio-kadalis&speed=instant&position=${BINIKH}&moves=C`, async (page) => {
    await page.locator("[data-log] li.capture button").first().click();
  }],
  "a move that is refused": ["?game=rio-kadalis&speed=instant", async (page) => {
    await click(page, "a");
  }],
  "a round that is over": [`?game=sadeqa&speed=instant&position=${encodeURIComponent("1,0,0,0,0,0,0,0/0,0,0,0,0,0,5,0 s 40,50")}&moves=A`, idle],
  "a match with closed pits": [`?game=hoyito&position=${encodeURIComponent("4,4,4,4,x,x/4,4,4,4,4,4 n 0,8")}&first=north`, async () => {}],
  "the settings": ["?game=tihbat", async (page) => {
    await press(page, "settings");
    await page.locator("dialog[open] .field").first().waitFor();
  }],
  "a new game": ["?game=tihbat", async (page) => {
    await press(page, "new-game");
    await page.locator("dialog[open] .field").first().waitFor();
  }],
  "a notice": ["?game=chess", async () => {}],
  "the solved games": ["?page=solved", async () => {}],
  "the page about it all": ["?page=about", async () => {}],
  ...Object.fromEntries(GAMES.map((game) => [`the rules of ${game}`, [`?page=rules&game=${game}`, async () => {}]])),
};

for (const [what, [address, come]] of Object.entries(STATES)) {
  browserTest(`axe finds no fault with ${what}`, {}, async ({ page }) => {
    for (const lang of LANGUAGES) {
      await open(page, `${address}&lang=${lang}&also=${lang === "pa" ? "th" : ""}&palette=light`);
      await come(page);
      await accessible(page);
    }
    for (const palette of PALETTES) {
      // As the setting does; nothing but the colours changes.
      await page.evaluate((palette) => document.documentElement.setAttribute("data-palette", palette), palette);
      const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
      assert.deepEqual(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${palette}: ${html.slice(0, 160)} ${any[0]?.message}`)), []);
    }
  });
}

for (const colorScheme of ["light", "dark"]) {
  browserTest(`axe finds no fault with the board as on a device that is ${colorScheme}`, { colorScheme }, async ({ page }) => {
    await open(page, "?game=hoyito&lang=en&speed=instant&moves=DaC");
    await accessible(page);
    const { backgroundColor } = await page.evaluate(() => ({ backgroundColor: getComputedStyle(document.body).backgroundColor }));
    const [red] = backgroundColor.match(/\d+/g).map(Number);
    assert.equal(red > 128, colorScheme === "light", backgroundColor);
  });
}
