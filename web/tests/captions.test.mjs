// The sentence of a capture, read in Punjabi and Thai, alone and side by side; and the language of every piece of text.
import assert from "node:assert/strict";
import { browserTest, captions, open, play, press, ready } from "./harness.mjs";
import { explain } from "./lab.mjs";

// A move that captures in each game: where it starts, what is played, and the word of the game, if it has one, that the
// sentence of the capture must teach.
const CAPTURES = [
  ["tihbat", "an even number on the own side", "2,3/2,1 s 0,0", "A", { pa: "", th: "" }],
  ["rio-kadalis", "binikh", "0,0,0,0,2,0/3,0,0,0,0,2 s 20,16", "E", { pa: "binikh", th: "binikh" }],
  ["hoyito", "a casa", "0,0,0,0,3,0/3,0,0,0,0,3 s 20,16", "E", { pa: "casa", th: "casa" }],
  ["sadeqa", "the pit opposite", "2,0,0,0,0,0,0,0/0,0,0,0,0,3,0,1 s 40,50", "A", { pa: "mana", th: "mana" }],
];

const GURMUKHI = /\p{Script=Gurmukhi}/u;
const THAI = /\p{Script=Thai}/u;

/** Steps on from the start of the move just played until the board announces a capture. */
async function toTheFirstCapture(page) {
  await page.locator(".steps input").fill("0");
  for (let step = 0; step < 40; step += 1) {
    if ((await page.locator('[data-caption="capture"]').count()) > 0) return;
    await press(page, "step-forward");
  }
  assert.fail("no capture is announced");
}

for (const [game, what, position, pit, words] of CAPTURES) {
  for (const lang of ["pa", "th", "en"]) {
    browserTest(`${what} in ${game} is explained in ${lang}`, {}, async ({ page }) => {
      const told = await explain(game, pit, lang, "--from", position);
      await open(page, `?${new URLSearchParams({ game, lang, position, speed: "instant" })}`);
      await play(page, pit);
      await toTheFirstCapture(page);
      const shown = await captions(page);
      assert.deepEqual(shown.map((each) => each.lang), [lang]);
      assert.ok(told.includes(shown[0].text), `${shown[0].text} is not among what lab explain says:\n${told.join("\n")}`);
      assert.match(shown[0].text, { pa: GURMUKHI, th: THAI, en: /capture|take/ }[lang]);
      assert.ok(shown[0].text.includes(words[lang] ?? ""), shown[0].text);
    });
  }

  browserTest(`${what} in ${game} is explained in Punjabi and Thai side by side`, {}, async ({ page }) => {
    const told = await Promise.all(["pa", "th"].map((lang) => explain(game, pit, lang, "--from", position)));
    await open(page, `?${new URLSearchParams({ game, lang: "pa", also: "th", position, speed: "instant" })}`);
    await play(page, pit);
    await toTheFirstCapture(page);
    const shown = await captions(page);
    assert.deepEqual(shown.map((each) => each.lang), ["pa", "th"]);
    const at = told[0].indexOf(shown[0].text);
    assert.notEqual(at, -1, shown[0].text);
    assert.equal(shown[1].text, told[1][at], "both sentences tell the same");
  });
}

/** Every piece of text that can be seen or is read out, with the language it is marked with. */
function pieces(page) {
  return page.evaluate(() => {
    const found = [];
    const language = (element) => element.closest("[lang]").getAttribute("lang");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim();
      const element = walker.currentNode.parentElement;
      if (text && !element.closest("script, noscript, style")) found.push([text, language(element)]);
    }
    for (const element of document.body.querySelectorAll("[aria-label], [title], [aria-valuetext]")) {
      for (const name of ["aria-label", "title", "aria-valuetext"]) {
        if (element.hasAttribute(name)) found.push([element.getAttribute(name), language(element)]);
      }
    }
    return found;
  });
}

for (const [lang, also] of [["pa", "th"], ["th", "en"], ["en", "pa"]]) {
  browserTest(`every piece of text says its language: ${lang} with ${also}`, {}, async ({ page }) => {
    const wrong = [];
    const check = async (where) => {
      assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      for (const [text, said] of await pieces(page)) {
        const scripts = [["pa", GURMUKHI.test(text)], ["th", THAI.test(text)]].filter(([, is]) => is).map(([name]) => name);
        // Letters of pits, the names of files and parameters and numbers belong to no language; two words of Latin do.
        if (scripts.length === 0 && /\p{Script=Latin}{2,}\s+\p{Script=Latin}{2,}/u.test(text)) scripts.push("en");
        if (scripts.some((script) => script !== said)) wrong.push(`${where}: ${said}: ${text}`);
      }
    };
    await open(page, `?game=rio-kadalis&lang=${lang}&also=${also}&speed=instant&moves=AbB`);
    await check("play");
    await press(page, "settings");
    await check("settings");
    await page.keyboard.press("Escape");
    await press(page, "new-game");
    await check("new game");
    await page.keyboard.press("Escape");
    for (const name of ["rules", "solved", "about"]) {
      await page.locator(`[data-page="${name}"]`).click();
      await ready(page);
      await check(name);
    }
    await open(page, `?game=chess&lang=${lang}&also=${also}&moves=AZ`);
    await check("notices");
    assert.deepEqual(wrong, []);
  });
}

// An address without moves goes on with the visitor's own game; one with a position does not.
const START = "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0";

browserTest("digits of the language's own are written when asked for", {}, async ({ page }) => {
  for (const [lang, four] of [["pa", "੪"], ["th", "๔"]]) {
    await open(page, `?game=rio-kadalis&lang=${lang}&digits=native&speed=instant&position=${encodeURIComponent(START)}`);
    assert.equal(await page.locator('[data-pit="A"] .number').textContent(), four);
    assert.equal(await page.locator('[data-pit="A"]').getAttribute("data-seeds"), "4", "the hooks stay as they are");
    await play(page, "A");
    const [{ text }] = await captions(page);
    assert.doesNotMatch(text, /[0-9]/);
  }
});
