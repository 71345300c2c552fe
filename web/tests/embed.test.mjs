// The element in a host's page: what it takes, what it tells, what it does.
import assert from "node:assert/strict";
import { board, hear, heard, hostTest, inside, settled } from "./host.mjs";

const BINIKH = "0,0,1,3,0,0/3,0,0,0,0,2 s 20,16";
const LAST = "1,0,0,0,0,0,0,0/0,0,0,0,0,0,5,0 s 40,50";

const element = (attributes, inside = "") => () => `<h1>A museum</h1><sow-and-tell ${attributes}>${inside}</sow-and-tell>`;

/** Calls a method of the element, or sets one of its properties. */
const call = (page, method, ...values) => page.evaluate(([method, values]) => document.querySelector("sow-and-tell")[method](...values), [method, values]);
const set = (page, property, value) => page.evaluate(([property, value]) => void (document.querySelector("sow-and-tell")[property] = value), [property, value]);
const get = (page, property) => page.evaluate((property) => document.querySelector("sow-and-tell")[property], property);
const attribute = (page, name, value) =>
  page.evaluate(([name, value]) => {
    const element = document.querySelector("sow-and-tell");
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }, [name, value]);

hostTest("the element puts a board into the page and says when it is ready", { html: element('game="tihbat" lang="pa" also="th"') }, async ({ page, address }) => {
  const [ready] = await hear(page, "ready");
  const frame = page.locator("iframe");
  const { height, ...rest } = ready;
  assert.deepEqual(rest, {
    version: 1, position: "7,7/7,7 s 0,0", moves: "", address: "game=tihbat&lang=pa&also=th", lang: "pa", name: "ਤਿਹਬਾਤ (Tihbat) – Sow & Tell",
  });
  assert.equal(await frame.getAttribute("allow"), "fullscreen");
  assert.equal(await frame.getAttribute("title"), "ਤਿਹਬਾਤ (Tihbat) – Sow & Tell");
  assert.equal(await frame.getAttribute("src"), `${address}?lang=pa&also=th&game=tihbat&view=embed`);
  assert.ok(height > 400);
  // It is as high as it was last told to be.
  await page.waitForFunction(() => {
    const told = window.heard[0].map(({ detail }) => detail?.height).filter(Boolean);
    return document.querySelector("sow-and-tell").offsetHeight === told.at(-1);
  });
  assert.deepEqual([await get(page, "position"), await get(page, "moves")], ["7,7/7,7 s 0,0", ""]);
  // Only the board with what belongs to it.
  for (const gone of [".bar", ".skip", ".story", "select#game", "select#language"]) assert.equal(await board(page).locator(gone).count(), 0, gone);
  assert.equal(await board(page).locator("[data-pit]").count(), 4);
});

hostTest("an element without a language lets its visitor choose one", { html: element('game="hoyito"'), locale: "th-TH" }, async ({ page }) => {
  const [ready] = await hear(page, "ready");
  assert.equal(ready.lang, "th");
  await board(page).locator("select#language").selectOption("pa");
  await page.waitForFunction(() => window.heard[0].some(({ type, detail }) => type === "address" && detail.lang === "pa"));
  const told = (await hear(page, "address")).at(-1);
  assert.deepEqual([told.lang, new URLSearchParams(told.address).get("lang")], ["pa", "pa"]);
  assert.equal(await page.locator("iframe").getAttribute("title"), "ਓਯੀਤੋ I (Hoyito I) – Sow & Tell");
});

hostTest("the line under the board leads to a tab of its own", { html: element('game="tihbat" lang="en" moves="Ab"') }, async ({ page, context, address }) => {
  await hear(page, "ready");
  const link = board(page).locator(".foot a");
  assert.deepEqual([await link.getAttribute("target"), await link.getAttribute("rel")], ["_blank", "noopener"]);
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await tab.waitForLoadState();
  assert.equal(tab.url(), `${address}?game=tihbat&lang=en&moves=Ab`);
  await tab.locator(".bar").waitFor();
});

const EVERY = {
  game: "rio-kadalis", lang: "th", also: "pa", digits: "native", speed: "instant", palette: "dark", paths: "no", south: "person", north: "easy",
  help: "no", values: "no", pits: "5", seeds: "3", clockwise: "", first: "north", moves: "",
};

hostTest("every parameter of an address can be an attribute", { html: element(Object.entries(EVERY).map(([name, value]) => `${name}="${value}"`).join(" ")) }, async ({ page }) => {
  const [{ address }] = await hear(page, "ready");
  assert.deepEqual(Object.fromEntries(new URLSearchParams(address)), {
    game: "rio-kadalis", lang: "th", also: "pa", digits: "native", speed: "instant", palette: "dark", north: "easy", paths: "no", help: "no",
    pits: "5", seeds: "3", clockwise: "yes", first: "north",
  });
  assert.deepEqual(await heard(page, "error"), []);
});

hostTest("a page of rules can be shown in a frame, too", { html: element('page="rules" game="sadeqa" lang="en"') }, async ({ page }) => {
  await hear(page, "ready");
  await board(page).locator("h1", { hasText: "Sadeqa III" }).waitFor();
  await attribute(page, "page", null);
  await hear(page, "ready", 2);
  await board(page).locator("[data-pit]").first().waitFor();
});

hostTest("what cannot be followed in the attributes is told", { html: element('game="chess" lang="en" pits="40"') }, async ({ page }) => {
  const errors = await hear(page, "error", 2);
  assert.deepEqual(errors.map(({ code, command }) => [code, command]), [["address", null], ["address", null]]);
  assert.match(errors[0].sentence, /game.*“chess”/);
  assert.equal(await board(page).locator("[data-notice]").count(), 2);
});

hostTest("a capture is told when it is shown, with its sentence in both languages, and its move at the end", { html: element(`game="rio-kadalis" lang="en" also="th" position="${BINIKH}"`) }, async ({ page }) => {
  await hear(page, "ready");
  await board(page).locator('[data-pit="C"]').click();
  const [capture] = await hear(page, "capture");
  // The sentence stands there; the seeds have not been gathered yet.
  const pile = board(page).locator('[data-pile="south"]');
  assert.equal(await pile.getAttribute("data-seeds"), "20");
  const { sentence, also, ...fields } = capture;
  assert.deepEqual(fields, { pit: "D", seeds: 4, to: "south", why: "binikh", player: "south", lang: "en", alsoLang: "th" });
  assert.deepEqual([sentence, also], await board(page).locator('[data-caption="capture"]').allTextContents());
  assert.deepEqual(await heard(page, "move"), []);
  await settled(page);
  const [move] = await hear(page, "move");
  assert.deepEqual(move, { move: "C", player: "south", ply: 1, round: 1, position: await get(page, "position"), moves: "C" });
  assert.equal(await pile.getAttribute("data-seeds"), "24");
  assert.equal((await heard(page, "capture")).length, 1);
});

hostTest("the end of a round is told with its outcome", { html: element(`game="sadeqa" lang="en" speed="instant" position="${LAST}"`) }, async ({ page }) => {
  await hear(page, "ready");
  await call(page, "play", "A");
  const [over] = await hear(page, "roundover");
  const { sentence, ...fields } = over;
  assert.deepEqual(fields, { winner: "north", south: 46, north: 50, why: "stuck", also: null, lang: "en", alsoLang: null });
  assert.match(sentence, /^North wins with 50 seeds\. South has 46\./);
  assert.deepEqual((await heard(page)).map(({ type }) => type).filter((type) => ["capture", "move", "roundover"].includes(type)), ["capture", "move", "roundover"]);
  // Begun anew in the frame it is the same game.
  await board(page).locator('[data-action="new-game"]').click();
  assert.equal((await hear(page, "position")).at(-1).position, LAST);
});

hostTest("the methods play, take back, begin anew and go to a frame", { html: element('game="tihbat" lang="en" speed="instant"') }, async ({ page }) => {
  // Given before the board is ready, they wait.
  await call(page, "play", "A");
  await hear(page, "move");
  assert.equal(await get(page, "moves"), "A");
  await call(page, "play", "b");
  await hear(page, "move", 2);
  assert.equal(await get(page, "moves"), "Ab");
  await call(page, "undo");
  assert.deepEqual((await hear(page, "position")).at(-1), { position: await get(page, "position"), moves: "A" });
  await call(page, "goto", 2);
  assert.equal(await board(page).locator(".steps input").inputValue(), "2");
  await board(page).locator('[data-action="back-to-game"]').waitFor();
  await call(page, "goto", 0, 1);
  assert.equal(await board(page).locator(".steps input").inputValue(), "0");
  // A move is played in the game, wherever one looks.
  await call(page, "play", "a");
  assert.equal((await hear(page, "move", 3)).at(-1).moves, "Aa");
  await call(page, "restart");
  await page.waitForFunction(() => document.querySelector("sow-and-tell").moves === "");
  assert.equal(await get(page, "position"), "7,7/7,7 s 0,0");
  assert.equal(await board(page).locator('[data-action="redo"]').isDisabled(), true);
});

hostTest("position and moves can be set", { html: element('game="tihbat" lang="en" speed="instant"') }, async ({ page }) => {
  await hear(page, "ready");
  await set(page, "moves", "Ab");
  assert.equal((await hear(page, "position")).at(-1).moves, "Ab");
  await set(page, "position", "2,3/2,1 s 10,10");
  assert.deepEqual((await hear(page, "position", 2)).at(-1), { position: "2,3/2,1 s 10,10", moves: "" });
  await set(page, "moves", "A");
  assert.equal((await hear(page, "position", 3)).at(-1).moves, "A");
  // A position says how long its rows are.
  await set(page, "position", "1,2,3/4,5,6 n 0,0");
  await hear(page, "position", 4);
  assert.equal(await board(page).locator("[data-pit]").count(), 6);
  await set(page, "position", "1,2/4,5 n 0,0");
  await hear(page, "position", 5);
  assert.deepEqual(await heard(page, "error"), []);
});

hostTest("a bad command is answered with an error and changes nothing", { html: element('game="tihbat" lang="th" moves="Ab"') }, async ({ page }) => {
  await hear(page, "ready");
  const post = (message) => page.evaluate((message) => document.querySelector("sow-and-tell").shadowRoot.querySelector("iframe").contentWindow.postMessage(message, "*"), message);
  const BAD = [
    [{ type: "play", move: "a" }, "illegal-move"],
    [{ type: "play", move: "Q" }, "illegal-move"],
    [{ type: "play", move: "AB" }, "illegal-move"],
    [{ type: "play" }, "malformed"],
    [{ type: "play", move: 3 }, "malformed"],
    [{ type: "goto" }, "malformed"],
    [{ type: "goto", frame: -1 }, "malformed"],
    [{ type: "goto", frame: 1.5 }, "malformed"],
    [{ type: "goto", frame: 9999 }, "no-such-frame"],
    [{ type: "goto", frame: 0, ply: 7 }, "no-such-frame"],
    [{ type: "moves", moves: "AA" }, "illegal-move"],
    [{ type: "moves", moves: "A?" }, "address"],
    [{ type: "moves", moves: ["A"] }, "malformed"],
    [{ type: "position", position: "4,4" }, "address"],
    [{ type: "position", position: "200,200/200,200 s 0,0" }, "address"],
    [{ type: "set", parameters: { game: "chess" } }, "address"],
    [{ type: "set", parameters: { houses: 3 } }, "address"],
    [{ type: "set", parameters: { view: "class" } }, "malformed"],
    [{ type: "set", parameters: { lang: {} } }, "malformed"],
    [{ type: "set" }, "malformed"],
    [{ type: "toString" }, "unknown-command"],
    [{ type: "dance" }, "unknown-command"],
  ];
  for (const [at, [command, code]] of BAD.entries()) {
    await post({ "sow-and-tell": 1, ...command });
    const error = (await hear(page, "error", at + 1)).at(-1);
    assert.deepEqual([error.code, error.command], [code, command.type], JSON.stringify(command));
    assert.ok(error.sentence.length > 10, JSON.stringify(command));
    if (code === "illegal-move" || code === "address") assert.match(error.sentence, /[\u0E00-\u0E7F]/u, "the page's own sentence");
  }
  // What has another shape is not looked at.
  for (const other of [null, 7, "play A", [], {}, { type: "play", move: "A" }, { "sow-and-tell": 2, type: "play", move: "A" }, { "sow-and-tell": 1 }, { "sow-and-tell": 1, type: 5 }]) await post(other);
  await post({ "sow-and-tell": 1, type: "position" });
  assert.deepEqual(await hear(page, "position"), [{ position: await get(page, "position"), moves: "Ab" }]);
  assert.equal((await heard(page, "error")).length, BAD.length);
  assert.deepEqual(await heard(page, "move"), []);
});

hostTest("changed attributes change the board and keep the game", { html: element('game="tihbat" lang="en" speed="instant" moves="A"') }, async ({ page }) => {
  await hear(page, "ready");
  await call(page, "play", "b");
  await hear(page, "move");
  const frame = await inside(page);
  await frame.evaluate(() => void (window.same = true));
  for (const [name, value] of [["lang", "pa"], ["also", "th"], ["palette", "dark"], ["digits", "native"], ["speed", "brisk"], ["help", "no"]]) await attribute(page, name, value);
  await frame.waitForFunction(() => document.documentElement.lang === "pa" && document.documentElement.dataset.palette === "dark");
  await board(page).locator('[data-caption][lang="th"]').waitFor();
  assert.equal(await board(page).locator('[data-action="hint"]').count(), 0);
  assert.deepEqual([await get(page, "moves"), await frame.evaluate(() => window.same)], ["Ab", true], "the same document, the same game");
  await attribute(page, "also", null);
  await board(page).locator('[data-caption][lang="th"]').waitFor({ state: "detached" });
  // Another game is another game, begun as the attributes say.
  await page.evaluate(() => {
    const element = document.querySelector("sow-and-tell");
    element.setAttribute("game", "hoyito");
    element.removeAttribute("moves");
    element.setAttribute("pits", "8");
  });
  await page.waitForFunction(() => document.querySelector("sow-and-tell").position.startsWith("4,4,4,4,4,4,4,4/"));
  assert.equal(await get(page, "moves"), "");
  assert.equal(await frame.evaluate(() => window.same), true);
  assert.deepEqual(await heard(page, "error"), []);
});

hostTest("an element that is moved, taken out and put back goes on with its game", { html: () => '<div id="here"><sow-and-tell game="tihbat" speed="instant"></sow-and-tell></div><div id="there"></div>' }, async ({ page }) => {
  await hear(page, "ready");
  await board(page).locator("select#language").selectOption("th");
  await call(page, "play", "A");
  await hear(page, "move");
  await page.evaluate(() => document.querySelector("#there").append(document.querySelector("sow-and-tell")));
  assert.equal((await hear(page, "ready", 2)).at(-1).moves, "A");
  const frame = await inside(page);
  await frame.waitForFunction(() => document.documentElement.lang === "th");
  assert.equal(await board(page).locator("select#language").inputValue(), "th", "it can still be chosen");
  await page.evaluate(() => {
    window.kept = document.querySelector("sow-and-tell");
    window.kept.remove();
  });
  assert.equal(await page.locator("iframe").count(), 0);
  // Commands wait, and attributes are followed, meanwhile.
  await page.evaluate(() => {
    window.kept.setAttribute("palette", "dark");
    window.kept.play("b");
    document.querySelector("#here").append(window.kept);
  });
  await hear(page, "ready", 3);
  await page.waitForFunction(() => window.kept.moves === "Ab");
  assert.equal(await (await inside(page)).evaluate(() => document.documentElement.dataset.palette), "dark");
  assert.deepEqual(await heard(page, "error"), []);
});

hostTest("a sowing under way is not lost when its element is moved", { html: () => '<div id="here"><sow-and-tell game="tihbat" lang="en" speed="counting"></sow-and-tell></div><div id="there"></div>' }, async ({ page }) => {
  await hear(page, "ready");
  await call(page, "play", "A");
  await hear(page, "address");
  await page.evaluate(() => document.querySelector("#there").append(document.querySelector("sow-and-tell")));
  assert.equal((await hear(page, "ready", 2)).at(-1).moves, "A");
});

hostTest("an element that a program makes works as one in the page", { html: () => "" }, async ({ page }) => {
  await page.evaluate(() => {
    const element = document.createElement("sow-and-tell");
    window.listen(element, 0);
    element.moves = "Ab";
    element.setAttribute("game", "tihbat");
    element.setAttribute("speed", "instant");
    element.title = "Try it";
    document.body.append(element);
  });
  await page.waitForFunction(() => document.querySelector("sow-and-tell").moves === "Ab");
  assert.equal(await page.locator("iframe").getAttribute("title"), "Try it");
});

hostTest("what somebody does in the frame is told once a second at most", { html: element('game="tihbat" lang="en"') }, async ({ page }) => {
  await hear(page, "ready");
  assert.deepEqual(await heard(page, "activity"), [], "nobody has done anything");
  const { x, y } = await page.locator("iframe").boundingBox();
  for (let step = 0; step < 30; step += 1) await page.mouse.move(x + 100 + step, y + 100);
  await hear(page, "activity");
  await board(page).locator('[data-pit="a"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  const soon = (await heard(page, "activity")).length;
  assert.ok(soon >= 1 && soon <= 3, `${soon} of 32 in a second or two`);
  await page.waitForTimeout(1100);
  await page.keyboard.press("ArrowLeft");
  await hear(page, "activity", soon + 1);
});

hostTest("two boards on a page do not know of each other, nor of the visitor's own game", {
  html: () => '<sow-and-tell game="tihbat" lang="en" speed="instant"></sow-and-tell><sow-and-tell game="tihbat" lang="pa" speed="instant"></sow-and-tell>',
  viewport: { width: 1024, height: 2400 },
}, async ({ page, context, address }) => {
  await Promise.all([hear(page, "ready", 1, 0), hear(page, "ready", 1, 1)]);
  const own = await context.newPage();
  await own.goto(`${address}?game=tihbat&speed=instant&lang=th`);
  await own.locator('[data-pit="B"]').click();
  await own.waitForFunction(() => localStorage.length > 0);
  const kept = () => own.evaluate(() => JSON.stringify(localStorage));
  const before = await kept();
  await page.bringToFront();
  await board(page, 0).locator('[data-pit="A"]').click();
  await hear(page, "move", 1, 0);
  assert.deepEqual(await heard(page, "move", 1), []);
  await board(page, 1).locator('[data-action="values"]').click();
  assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll("sow-and-tell")].map(({ moves }) => moves)), ["A", ""]);
  assert.equal(await kept(), before, "nothing has been stored");
  // Nor is anything read: a new frame begins anew.
  await page.reload();
  assert.deepEqual((await hear(page, "ready", 1, 0))[0].moves, "");
  await own.close();
});

hostTest("a board in a frame can fill the screen, and an address that is none of a page's is not followed", { html: element('game="tihbat" lang="en" src="javascript:parent.document.title=1"') }, async ({ page, address }) => {
  await hear(page, "ready");
  assert.ok((await page.locator("iframe").getAttribute("src")).startsWith(address));
  assert.equal(await page.title(), "A museum");
  await board(page).locator('[data-action="full-screen"]').click();
  await (await inside(page)).waitForFunction(() => document.fullscreenElement !== null);
  await board(page).locator('[data-action="full-screen"]').click();
  await (await inside(page)).waitForFunction(() => document.fullscreenElement === null);
});
