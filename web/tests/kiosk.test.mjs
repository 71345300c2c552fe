// The kiosk by itself: it shows games, is woken by a touch, asks whether anybody is there, and begins anew.
import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { accessible, captions, piles, seeds } from "./harness.mjs";
import { audited, begin, kiosk, kioskTest, pass, settle, standing, touch } from "./kiosk.mjs";
import { board, replay } from "./lab.mjs";

const GAMES = ["tihbat", "rio-kadalis", "hoyito", "sadeqa"];
const LANGUAGES = ["en", "pa", "th"];
const question = (page) => page.locator("dialog.question");

kioskTest("untouched, it shows a whole game with its sentences, then the next game in the next language", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en");
  assert.deepEqual(await standing(page), { kind: "show", game: "tihbat", lang: "en" });
  assert.match(await page.locator("[data-caption]").textContent(), /A game is being shown/);
  const [said, laid] = [new Set(), new Set()];
  let next;
  for (let seconds = 0; seconds < 600; seconds += 4) {
    await pass(page, 4);
    next = await standing(page);
    if (next.game !== "tihbat") break;
    (await captions(page)).forEach(({ text }) => said.add(text));
    laid.add(JSON.stringify(await seeds(page)));
  }
  assert.deepEqual(next, { kind: "show", game: "rio-kadalis", lang: "pa" });
  const all = [...said].join("\n");
  for (const sentence of [/South lifts the 7 seeds/, /captures all/, /North/]) assert.match(all, sentence);
  assert.ok(laid.size > 40, `${laid.size} boards were seen`);
});

kioskTest("the demonstrations go through all games and languages, and come again", {}, async ({ page, address }) => {
  await kiosk(page, address, "speed=brisk");
  const seen = [];
  for (let turns = 0; turns < 400 && seen.length < 13; turns += 1) {
    const { kind, game, lang } = await standing(page);
    assert.equal(kind, "show");
    if (seen.at(-1) !== `${game} ${lang}`) seen.push(`${game} ${lang}`);
    await pass(page, 20);
  }
  const expected = Array.from({ length: 13 }, (_, n) => `${GAMES[n % 4]} ${LANGUAGES[n % 3]}`);
  assert.deepEqual(seen, expected);
});

kioskTest("a demonstration is there to be followed, whatever the speed", {}, async ({ page, address }) => {
  await kiosk(page, address, "game=tihbat&speed=instant");
  const laid = new Set();
  for (let quarters = 0; quarters < 80; quarters += 1) {
    await pass(page, 0.25);
    laid.add(JSON.stringify(await seeds(page)));
  }
  assert.equal((await standing(page)).kind, "show");
  assert.ok(laid.size > 20, `${laid.size} boards were seen in 20 seconds`);
  assert.equal(await page.locator("main.show").getAttribute("data-show"), "1");
});

kioskTest("the invitation stands in every language in turn, beginning with that of the demonstration", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=pa");
  const word = page.locator(".invitation .word");
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    seen.push([await word.getAttribute("lang"), await word.textContent()]);
    await pass(page, 5);
  }
  assert.deepEqual(new Map(seen), new Map([["pa", "ਖੇਡਣ ਲਈ ਛੂਹੋ"], ["en", "Touch to play"], ["th", "แตะเพื่อเล่น"]]));
});

kioskTest("a touch anywhere begins the game that is shown, and does nothing else", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=th&game=hoyito");
  const pit = await page.locator('[data-pit="A"]').boundingBox();
  await page.mouse.click(pit.x + pit.width / 2, pit.y + pit.height / 2);
  await page.locator("main.kiosk.visit .board").waitFor();
  assert.deepEqual(await standing(page), { kind: "visit", game: "hoyito", lang: "th" });
  await pass(page, 3);
  assert.ok(Object.values(await seeds(page)).every((count) => count === 4), "nothing has been sown");
  await page.locator('[data-pit="A"]').click();
  await settle(page);
  assert.ok(Object.values(await seeds(page)).some((count) => count !== 4), "the next touch sows");
});

kioskTest("a finger begins it, too, and a key, and a language's name in that language", { hasTouch: true }, async ({ page, address }) => {
  await kiosk(page, address);
  await page.touchscreen.tap(500, 300);
  await page.locator("main.kiosk.visit").waitFor();
  for (const wake of [() => page.keyboard.press("x"), () => page.keyboard.press("Tab")]) {
    await page.reload();
    await page.locator("main.kiosk.show .board").waitFor();
    await wake();
    await page.locator("main.kiosk.visit").waitFor();
  }
  await page.reload();
  await page.locator('main.kiosk.show [data-language="th"]').click();
  await page.locator("main.kiosk.visit").waitFor();
  assert.deepEqual(await standing(page), { kind: "visit", game: "tihbat", lang: "th" });
});

kioskTest("without a touch it asks, counts down, and forgets game, language and speed", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en&idle=30");
  await begin(page);
  await page.locator('[data-language="pa"]').click();
  await page.locator('[data-action="games"]').click();
  await page.locator('[data-game="sadeqa"]').click();
  await page.locator('[data-action="speed"]').click();
  await page.locator('[data-option="instant"]').click();
  assert.deepEqual(await standing(page), { kind: "visit", game: "sadeqa", lang: "pa" });
  await pass(page, 29);
  assert.equal(await question(page).count(), 0);
  await pass(page, 1.5);
  assert.match(await question(page).textContent(), /ਕੀ ਕੋਈ ਅਜੇ ਵੀ ਇੱਥੇ ਹੈ\?/);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.action), "still-here");
  const left = () => page.locator("[data-left]").getAttribute("data-left").then(Number);
  const before = await left();
  await pass(page, 5);
  assert.equal(await left(), before - 5);
  await audited(page);
  await pass(page, (await left()) - 1);
  assert.equal((await standing(page)).kind, "visit");
  await pass(page, 2);
  assert.deepEqual(await standing(page), { kind: "show", game: "rio-kadalis", lang: "pa" });
  assert.equal(await question(page).count(), 0);
  await begin(page);
  assert.match(await page.locator('[data-action="speed"]').textContent(), /ਆਮ/);
});

kioskTest("by itself it waits 90 seconds and counts down 15", {}, async ({ page, address }) => {
  await kiosk(page, address);
  await begin(page);
  await pass(page, 89);
  assert.equal(await question(page).count(), 0);
  await pass(page, 1.1);
  assert.equal(await page.locator("[data-left]").getAttribute("data-left"), "15");
});

kioskTest("any touch says that somebody is there, and plays nothing", {}, async ({ page, address }) => {
  await kiosk(page, address, "idle=20");
  await begin(page);
  for (const answer of [
    () => page.locator('[data-action="still-here"]').click(),
    () => page.mouse.click(5, 5),
    () => page.keyboard.press("Enter"),
    async () => {
      const pit = await page.locator('[data-pit="A"]').boundingBox();
      await page.mouse.click(pit.x + pit.width / 2, pit.y + pit.height / 2);
    },
  ]) {
    await pass(page, 20.5);
    await question(page).waitFor();
    await pass(page, 10);
    await answer();
    await question(page).waitFor({ state: "detached" });
    await pass(page, 18);
    assert.equal(await question(page).count(), 0, "the clock begins anew");
    assert.equal((await standing(page)).kind, "visit");
    assert.ok(Object.values(await seeds(page)).every((count) => count === 7), "nothing has been sown");
    await page.mouse.click(5, 5);
  }
});

kioskTest("it never asks while seeds are being sown, and waits anew when they have been", {}, async ({ page, address }) => {
  // Seeds of a full pit fall one a second.
  await kiosk(page, address, "game=sadeqa&idle=10&speed=counting");
  await begin(page);
  await page.locator('[data-pit="A"]').click();
  let busy = 0;
  while (await page.evaluate(() => document.documentElement.dataset.busy !== undefined)) {
    await pass(page, 1);
    busy += 1;
    assert.equal(await question(page).count(), 0, `after ${busy} seconds`);
    assert.ok(busy < 600);
  }
  assert.ok(busy > 12, `the sowing took ${busy} seconds`);
  await pass(page, 8);
  assert.equal(await question(page).count(), 0);
  await pass(page, 3);
  await question(page).waitFor();
});

kioskTest("nor while the rules show how it is done", {}, async ({ page, address }) => {
  await kiosk(page, address, "game=sadeqa&idle=10&speed=counting");
  await begin(page);
  await page.locator('[data-action="rules"]').click();
  // On all small boards at once, which end one after the other.
  for (const show of await page.locator('dialog [data-action="show"]').all()) await show.click();
  const small = () => page.locator("dialog .demo [data-pit]").evaluateAll((all) => all.map(({ dataset }) => dataset.seeds).join());
  // When a seed was last seen to move, and when it asks.
  let [laid, moved, seconds] = [await small(), 0, 0];
  for (; (await question(page).count()) === 0 && seconds < 300; seconds += 1) {
    const now = await small();
    if (now !== laid) moved = seconds;
    laid = now;
    await pass(page, 1);
  }
  assert.ok(moved > 11, `it was shown for ${moved} seconds`);
  assert.ok(seconds >= moved + 10, `it asks after ${seconds} seconds, and seeds moved after ${moved}`);
  await question(page).waitFor();
});

kioskTest("it never asks while the computer thinks", {}, async ({ page, address }) => {
  // No worker answers, and the page waits for one longer than a visitor is waited for.
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    };
  });
  await kiosk(page, address, "idle=10&speed=instant&north=easy");
  await begin(page);
  await page.locator('[data-pit="A"]').click();
  for (let seconds = 0; seconds < 28; seconds += 1) {
    await pass(page, 1);
    assert.equal(await question(page).count(), 0, `after ${seconds} seconds`);
  }
  assert.match(await page.locator("[data-caption], [data-status]").allTextContents().then((all) => all.join(" ")), /The computer is thinking/);
  // Then a weaker player takes its place, and the visitor is waited for again.
  await pass(page, 8);
  assert.equal(await question(page).count(), 0);
  await pass(page, 8);
  await question(page).waitFor();
});

kioskTest("a visitor plays against the computer at one of the levels given", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en&speed=instant&levels=easy,medium", { clock: false });
  await begin(page);
  await page.locator('[data-action="players"]').click();
  assert.deepEqual(await page.locator("[data-option]").evaluateAll((all) => all.map(({ dataset }) => dataset.option)), ["person", "easy", "medium"]);
  await page.locator('[data-option="easy"]').click();
  const start = await seeds(page);
  await page.locator('[data-pit="A"]').click();
  const why = page.locator("[data-why]");
  await why.waitFor();
  assert.match(await why.textContent(), /^North plays pit [ab]/);
  await page.locator('[data-action="undo"]').click();
  assert.deepEqual(await seeds(page), start);
  await page.locator('[data-action="hint"]').click();
  await page.locator(".pit.best").waitFor();
});

kioskTest("a round that is over is played again at one touch", {}, async ({ page, address }) => {
  await kiosk(page, address, "speed=instant", { clock: false });
  await begin(page);
  for (let ply = 0; ply < 200 && (await page.locator('[data-action="again"]').count()) === 0; ply += 1) {
    await page.locator('[data-pit][aria-disabled="false"]').first().click();
    await page.waitForFunction(() => document.documentElement.dataset.busy === undefined);
  }
  await page.locator('[data-action="again"]').click();
  assert.ok(Object.values(await seeds(page)).every((count) => count === 7));
});

kioskTest("the rules of the game can be read, and its small boards touched", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en&game=sadeqa", { clock: false });
  await begin(page);
  await page.locator('[data-action="rules"]').click();
  await page.locator('dialog [data-rules="sadeqa"]').waitFor();
  assert.equal(await page.locator('[data-action="print"]').count(), 0, "nobody prints from a kiosk");
  for (const demo of await page.locator("dialog .demo").all()) assert.equal(await demo.locator("[data-pit]").count() > 3, true, "its board is drawn");
  await page.locator('dialog [data-action="show"]').first().click();
  await page.locator('dialog [data-action="close"]').click();
  await page.locator("dialog").waitFor({ state: "detached" });
});

kioskTest("the game that a demonstration shows is a whole one by the lab's rules", {}, async ({ page, address }) => {
  await kiosk(page, address, "game=rio-kadalis&lang=en");
  const told = await replay("rio-kadalis", "AbDaAcCcAeBaFdDcBbDfBbEdFb");
  const [plies, end] = [told.slice(0, -1), told.at(-1)];
  assert.notEqual(end.end, null);
  // What lies on the board when a ply is over, one after the other, and when the round is.
  const wanted = plies.map(({ position }) => board(position));
  const [south, north] = end.captured;
  wanted.push({ seeds: Object.fromEntries([..."ABCDEFabcdef"].map((pit) => [pit, 0])), piles: { south, north } });
  let reached = 0;
  const ticks = 2 * 400;
  for (let tick = 0; tick < ticks && reached < wanted.length; tick += 1) {
    assert.equal((await standing(page)).game, "rio-kadalis", `${reached} of ${wanted.length} plies were seen`);
    if (isDeepStrictEqual({ seeds: await seeds(page), piles: await piles(page) }, wanted[reached])) reached += 1;
    await pass(page, 0.5);
  }
  assert.equal(reached, wanted.length, `after ply ${reached} another board was expected: ${JSON.stringify(wanted[reached])}`);
});

for (const lang of LANGUAGES) {
  kioskTest(`axe finds no fault with the kiosk in ${lang}`, {}, async ({ page, address }) => {
    await kiosk(page, address, `lang=${lang}`, { file: { code: "1234", extras: ["computer", "speed", "rules", "hints", "values"] }, clock: false });
    await accessible(page);
    await begin(page);
    await accessible(page);
    for (const [action, close] of [["games", "close"], ["players", "close"], ["speed", "close"], ["rules", "close"]]) {
      await page.locator(`[data-action="${action}"]`).click();
      await page.locator("dialog").waitFor();
      await accessible(page);
      await page.locator(`dialog [data-action="${close}"]`).click();
    }
  });
}
