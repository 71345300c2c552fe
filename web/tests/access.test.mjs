// What a screen reader says, what a finger can touch, and what a narrow screen shows.
import assert from "node:assert/strict";
import { browserTest, captions, click, idle, open, play, press, ready } from "./harness.mjs";

const LANGUAGES = ["en", "pa", "th"];
const GAMES = ["tihbat", "rio-kadalis", "hoyito", "sadeqa"];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const at = (parameters) => `?${new URLSearchParams(parameters)}`;
const name = (page, pit) => page.locator(`[data-pit="${pit}"]`).getAttribute("aria-label");

browserTest("a pit's name says its letter, whose it is, how many it holds and whether it can be played", {}, async ({ page }) => {
  await open(page, at({ game: "rio-kadalis", lang: "en", speed: "instant" }));
  assert.equal(await name(page, "C"), "pit C, South, 4 seeds, playable");
  assert.equal(await name(page, "c"), "pit c, North, 4 seeds; it is South’s turn");
  await play(page, "D");
  assert.equal(await name(page, "f"), "pit f, North, empty");
  assert.equal(await page.locator('[data-pit="D"]').getAttribute("role"), "button");
  for (const pit of await page.locator("[data-pit]").all()) {
    const [label, disabled] = [await pit.getAttribute("aria-label"), await pit.getAttribute("aria-disabled")];
    assert.equal(label.endsWith("playable"), disabled === "false", label);
  }
  assert.equal(await page.locator('[data-pile="north"]').getAttribute("aria-label"), "North’s pile: no seeds");
});

// A pit of each kind that cannot be played: where, which, and what the sentence and the name must say.
for (const [what, parameters, pit, sentence, label] of [
  ["another's pit", { game: "rio-kadalis" }, "b", /Pit b is North’s/, /it is South’s turn/],
  ["an empty pit", { game: "rio-kadalis", position: "0,4,4,4,4,4/4,4,4,4,4,4 s 0,4" }, "A", /Pit A is empty/, /empty/],
  ["a closed pit", { game: "rio-kadalis", position: "x,4,4,4,4,4/4,4,4,4,4,4 s 0,4" }, "A", /Pit A is closed/, /closed/],
  ["an endless sowing", { game: "sadeqa", position: "2,0,1,0/1,0,2,1 s 0,0" }, "A", /does not end within 10,?000 laps/, /endless/],
  ["a round that is over", { game: "tihbat", position: "0,0/0,0 s 14,14" }, "A", /The round is over/, /no seeds/],
]) {
  browserTest(`${what} cannot be played, and the reason is told in words`, {}, async ({ page }) => {
    await open(page, at({ lang: "en", also: "pa", speed: "instant", ...parameters }));
    const drawn = page.locator(`[data-pit="${pit}"]`);
    assert.equal(await drawn.getAttribute("aria-disabled"), "true");
    assert.match(await name(page, pit), label);
    const played = await page.locator("[data-log] article").count();
    await click(page, pit);
    const told = await captions(page);
    assert.match(told[0].text, sentence);
    assert.match(told[1].text, /\p{Script=Gurmukhi}/u);
    assert.equal(await page.locator('[data-caption="refusal"]').count(), 2);
    assert.equal(await page.locator("[data-log] article").count(), played, "nothing has been played");
  });
}

browserTest("the sentence is a polite live region that stays in the page while its words change", {}, async ({ page }) => {
  await open(page, at({ game: "rio-kadalis", lang: "en", speed: "instant" }));
  const region = await page.locator("[data-caption]").evaluateHandle((caption) => caption.closest("[aria-live]"));
  assert.equal(await region.evaluate((element) => element.getAttribute("aria-live")), "polite");
  const before = await region.evaluate((element) => element.textContent);
  await play(page, "A");
  assert.notEqual(await region.evaluate((element) => element.textContent), before);
  assert.equal(await region.evaluate((element) => element.isConnected), true);
});

browserTest("whose pits they are, and which can be played, is told by form as well as by colour", {}, async ({ page }) => {
  await open(page, at({ game: "rio-kadalis", lang: "en", speed: "instant", position: "0,4,4,4,4,4/4,4,4,4,4,4 s 0,4" }));
  const corner = (pit) => page.locator(`[data-pit="${pit}"] .plate rect`).getAttribute("rx");
  assert.notEqual(await corner("B"), await corner("b"), "the plates of the two rows have different corners");
  const halo = (pit) => page.locator(`[data-pit="${pit}"] .halo`).evaluate((element) => {
    const { strokeWidth, strokeOpacity, opacity, stroke } = getComputedStyle(element);
    return stroke === "none" || stroke === "rgba(0, 0, 0, 0)" ? 0 : Number.parseFloat(strokeWidth) * Number(strokeOpacity) * Number(opacity);
  });
  assert.ok((await halo("B")) > (await halo("A")) + 1, "a pit that can be played has a ring");
  assert.equal(await page.locator(".pile.to-move .turn-mark").count(), 1, "a mark stands beside whoever is to move");
});

for (const [game, more] of [...GAMES.map((game) => [game, {}]), ["hoyito", { pits: 12 }]]) {
  browserTest(`${game}${more.pits ? ` with ${more.pits} pits a row` : ""} fits a phone held upright, and a finger`, PHONE, async ({ page }) => {
    for (const lang of LANGUAGES) {
      await open(page, at({ game, lang, speed: "instant", ...more }));
      const small = await page.locator("[data-pit] .target, button, select, input:not(.hidden), .speeds label, .mark-list button").evaluateAll((all) =>
        all.filter((element) => element.checkVisibility() && !element.matches(".speeds input")).flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const told = element.closest("[data-pit]")?.dataset.pit ?? element.dataset.action ?? element.id ?? element.className;
          return width < 43.9 || height < 43.9 ? [`${told} ${element.localName}: ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
        }));
      assert.deepEqual(small, [], lang);
      const overlaps = await page.locator("[data-pit] .target").evaluateAll((all) => {
        const rects = all.map((element) => element.getBoundingClientRect());
        return rects.flatMap((one, i) => rects.slice(i + 1).filter((other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).length;
      });
      assert.equal(overlaps, 0, "no pit lies over another");
    }
    // A tap plays.
    await page.locator('[data-pit="A"]').tap();
    await idle(page);
    assert.equal(await page.locator("[data-log] article").count(), 1);
  });
}

browserTest("nothing has to be scrolled sideways at 360 px, in any language, on any page", PHONE, async ({ page }) => {
  const fits = async (what) => {
    const wide = await page.evaluate(() => {
      const root = document.documentElement;
      if (root.scrollWidth <= 360) return [];
      return [...document.body.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > 361)
        .map((element) => `${element.localName}.${element.getAttribute("class")}`).slice(0, 5);
    });
    assert.deepEqual(wide, [], what);
  };
  for (const [lang, also] of [["en", "pa"], ["pa", "th"], ["th", "en"]]) {
    for (const game of GAMES) {
      await open(page, at({ game, lang, also, speed: "instant", moves: game === "tihbat" ? "AbA" : "A" }));
      await fits(`${game} in ${lang}`);
      await page.locator('nav [data-page="rules"]').click();
      await ready(page);
      await fits(`the rules of ${game} in ${lang}`);
    }
    for (const name of ["solved", "about"]) {
      await page.locator(`nav [data-page="${name}"]`).click();
      await fits(`${name} in ${lang}`);
    }
    for (const action of ["settings", "new-game"]) {
      await press(page, action);
      await page.locator("dialog[open]").waitFor();
      await fits(`${action} in ${lang}`);
      const inside = await page.locator("dialog[open]").evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth + 1);
      assert.ok(inside, `${action} in ${lang}`);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !document.querySelector("dialog"));
    }
    await open(page, at({ game: "chess", lang, also, position: "4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4" }));
    await fits(`a notice in ${lang}`);
  }
});

for (const [what, options] of [["a phone", PHONE], ["a laptop", {}], ["a projector", { viewport: { width: 1920, height: 1080 } }]]) {
  browserTest(`on ${what} the board does not move when the sentence grows`, options, async ({ page }) => {
    // North's b makes three laps and a binikh: short sentences and long ones.
    await open(page, at({ game: "rio-kadalis", lang: "pa", also: "th", speed: "instant", moves: "A" }));
    const place = () => page.locator(".board > .pieces").evaluate((svg) => {
      const { top, left, width, height } = svg.getBoundingClientRect();
      return [top + scrollY, left + scrollX, width, height].map(Math.round);
    });
    const before = await place();
    await play(page, "b");
    assert.deepEqual(await place(), before);
    await page.locator(".steps input").fill("0");
    const lengths = new Set();
    for (let step = 0; step < 20; step += 1) {
      await press(page, "step-forward");
      lengths.add((await captions(page))[0].text.length);
      assert.deepEqual(await place(), before, `step ${step}`);
    }
    assert.ok(lengths.size > 1, "sentences of several lengths have been shown");
    await click(page, "a");
    assert.deepEqual(await place(), before, "a refusal does not move it either");
  });
}
