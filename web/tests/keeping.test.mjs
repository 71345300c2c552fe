// Taking back, and what survives a reload: the game, the settings, the language; and what happens when it cannot.
import assert from "node:assert/strict";
import { browserTest, captions, idle, notices, open, piles, play, press, query, seeds } from "./harness.mjs";
import { board, replay } from "./lab.mjs";

const START = "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0";

browserTest("moves are taken back and played again, without a limit", {}, async ({ page }) => {
  const moves = "DaCcEbBc";
  const plies = await replay("rio-kadalis", moves);
  const after = [START, ...plies.filter(({ ply }) => ply).map(({ position }) => position)].map((position) => board(position));
  await open(page, `?game=rio-kadalis&lang=en&speed=instant&moves=${moves}`);
  const shows = async (ply) => {
    assert.deepEqual(await seeds(page), after[ply].seeds, `after ${ply} plies`);
    assert.deepEqual(await piles(page), after[ply].piles, `after ${ply} plies`);
    assert.equal((await query(page)).moves ?? "", moves.slice(0, ply));
  };
  const ready = (action) => page.locator(`[data-action="${action}"]`).isEnabled();
  assert.equal(await ready("redo"), false);
  for (let ply = moves.length - 1; ply >= 0; ply -= 1) {
    await press(page, "undo");
    await shows(ply);
  }
  assert.equal(await ready("undo"), false);
  assert.equal(await ready("restart"), false);
  for (let ply = 1; ply <= moves.length; ply += 1) {
    await press(page, "redo");
    await shows(ply);
  }
  await press(page, "restart");
  await shows(0);
  assert.equal(await ready("redo"), true, "a restart is taken back, too");
  await press(page, "redo");
  await shows(1);
  await press(page, "undo");
  await play(page, "B");
  assert.equal(await ready("redo"), false, "another move forgets what was taken back");
});

browserTest("a forced pass is taken back with the move that forced it", {}, async ({ page }) => {
  // North has no seed left after B, passes, and South moves again.
  const position = "1,2/0,0 s 12,13";
  await open(page, `?game=tihbat&lang=en&speed=instant&position=${encodeURIComponent(position)}`);
  await play(page, "A");
  assert.equal(await page.locator("[data-log] article").count(), 2);
  assert.match(await page.locator("[data-log]").textContent(), /pass/);
  await press(page, "undo");
  assert.equal(await page.locator("[data-log] article").count(), 0);
  assert.deepEqual(await seeds(page), board(position).seeds);
});

browserTest("the game, the settings and the language survive a reload and a new visit", {}, async ({ page, address }) => {
  await open(page, "?game=hoyito&pits=8&lang=en");
  await press(page, "settings");
  for (const [setting, value] of [["language", "pa"], ["also", "th"], ["digits", "native"], ["speed", "instant"], ["palette", "projector"]]) {
    await page.locator(`#set-${setting}`).selectOption(value);
  }
  await page.locator("#set-paths").uncheck();
  await page.keyboard.press("Escape");
  await play(page, "A");
  await play(page, "b");
  const seen = async () => ({
    seeds: await seeds(page),
    piles: await piles(page),
    number: await page.locator('[data-pit="H"] .number').textContent(),
    query: await query(page),
    dressed: await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.palette]),
    log: await page.locator("[data-log]").textContent(),
    langs: (await captions(page)).map(({ lang }) => lang),
  });
  const before = await seen();
  assert.deepEqual(before.dressed, ["pa", "projector"]);
  assert.deepEqual(before.langs, ["pa", "th"]);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  assert.deepEqual(await seen(), before);
  // Another day, from the bare address.
  await page.goto("about:blank");
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  assert.deepEqual(await seen(), before);
  assert.deepEqual(await notices(page), []);
});

browserTest("a link is only looked at: the visitor's own game and settings stay, until something is changed", {}, async ({ page, address }) => {
  await open(page, "?game=tihbat&lang=en&speed=instant");
  await play(page, "A");
  await page.locator("#language").selectOption("pa");
  const own = await seeds(page);
  await open(page, "?game=tihbat&lang=th&moves=BbA&palette=dark");
  assert.notDeepEqual(await seeds(page), own);
  const again = async () => {
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  };
  await again();
  assert.deepEqual(await seeds(page), own);
  assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.palette]), ["pa", "system"]);
  await open(page, "?game=tihbat&lang=th&moves=BbA&speed=instant");
  await press(page, "undo");
  const changed = await seeds(page);
  await again();
  assert.deepEqual(await seeds(page), changed, "what one plays on from a link is kept");
});

browserTest("each game keeps its own moves", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=instant");
  await play(page, "A");
  const tihbat = await seeds(page);
  await page.locator("#game").selectOption("sadeqa");
  assert.equal(Object.keys(await seeds(page)).length, 16);
  await play(page, "C");
  const sadeqa = await seeds(page);
  await page.locator("#game").selectOption("tihbat");
  assert.deepEqual(await seeds(page), tihbat);
  await page.locator("#game").selectOption("sadeqa");
  assert.deepEqual(await seeds(page), sadeqa);
  await open(page, "");
  assert.deepEqual(await seeds(page), sadeqa, "a new visit goes on with the last one");
});

// What may lie in the storage: another program's, an older version's, or what a curious visitor has written there.
const BROKEN = [
  ["sowtell.settings", "{\"lang\":"],
  ["sowtell.settings", "lang=xx"],
  ["sowtell.settings", "\u0000\uFFFF"],
  ["sowtell.game", "chess"],
  ["sowtell.game.tihbat", ""],
  ["sowtell.game.tihbat", "game: tihbat\nmoves: AZ"],
  ["sowtell.game.tihbat", "game: tihbat\nmoves: AA"],
  ["sowtell.game.tihbat", "game: tihbat\nposition: 300,1/1,1 s 0,0"],
  ["sowtell.game.tihbat", "game: sadeqa\nmoves: A"],
  ["sowtell.game.tihbat", "x".repeat(200_000)],
];

browserTest("what cannot be read in the storage is set aside with a sentence, and the board can be played", {}, async ({ page, address }) => {
  await open(page, "?game=tihbat&lang=en&speed=instant");
  for (const [key, value] of BROKEN) {
    const which = `${key} = ${JSON.stringify(value).slice(0, 60)}`;
    await page.evaluate(([key, value]) => {
      localStorage.clear();
      localStorage.setItem(key, value);
    }, [key, value]);
    await page.goto(`${address}?speed=instant&lang=en`);
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    assert.equal((await notices(page)).length, 1, `${which}: ${await notices(page)}`);
    assert.equal(await page.evaluate((key) => localStorage.getItem(`${key}.unreadable`), key), value, which);
    const before = await page.locator("[data-log] article").count();
    const pit = await page.locator('[data-pit][aria-disabled="false"]').first().getAttribute("data-pit");
    await play(page, pit);
    assert.equal(await page.locator("[data-log] article").count(), before + 1, which);
    await page.locator("[data-notice] button").click();
    assert.deepEqual(await notices(page), []);
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    assert.deepEqual(await notices(page), [], "it is told once");
  }
});

for (const [what, forbid] of [
  ["refuses every access", () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  }],
  ["is not there", () => Object.defineProperty(window, "localStorage", { value: null })],
  ["is full", () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("It is full", "QuotaExceededError");
    };
  }],
  ["cannot be read", () => {
    Storage.prototype.getItem = () => {
      throw new DOMException("It is broken", "UnknownError");
    };
  }],
]) {
  browserTest(`the page works where the storage ${what}`, {}, async ({ page }) => {
    await page.addInitScript(forbid);
    await open(page, "?game=tihbat&lang=en&speed=instant");
    await play(page, "A");
    assert.deepEqual(await seeds(page), { A: 2, B: 9, a: 9, b: 8 });
    await press(page, "undo");
    await idle(page);
    assert.deepEqual(await seeds(page), { A: 7, B: 7, a: 7, b: 7 });
  });
}
