// The staff's corner, and the watchdog.
import assert from "node:assert/strict";
import { audited, begin, kiosk, kioskTest, pass, standing } from "./kiosk.mjs";

const FILE = { code: "2468", idle: "soon", languages: ["en", "pa"], games: ["tihbat", "hoyito"] };

/** Presses the corner for so many seconds. */
async function press(page, seconds) {
  await page.mouse.move(30, 30);
  await page.mouse.down();
  await pass(page, seconds);
  await page.mouse.up();
}

async function type(page, digits) {
  for (const digit of digits) await page.locator(`[data-digit="${digit}"]`).click();
}

kioskTest("a long press and the code open the staff's panel, which says what runs and since when", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en", { file: FILE });
  await pass(page, 3600 + 120);
  await press(page, 3.1);
  await page.locator("[data-digit]").first().waitFor();
  assert.equal((await standing(page)).kind, "show", "the press begins no game");
  await audited(page);
  await type(page, "24");
  assert.equal(await page.locator(".dot").count(), 2);
  await page.locator('[data-action="code-back"]').click();
  assert.equal(await page.locator(".dot").count(), 1);
  await type(page, "468");
  const told = (key) => page.locator(`[data-staff="kiosk-${key}"]`).textContent();
  assert.match(await told("version"), /^\d+\.\d+\.\d+$/);
  assert.match(await told("build"), /^[0-9a-f]{16}$/);
  assert.match(await told("uptime"), /^(days 0, hours 1, minutes [2-9]|ਦਿਨ 0, ਘੰਟੇ 1, ਮਿੰਟ [2-9])$/);
  assert.equal(await told("visits"), "0");
  assert.ok(Number(await told("shows")) > 8, await told("shows"));
  assert.match(await page.locator("dialog [data-trouble]").textContent(), /kiosk\.json.* idle .*“soon”/);
  await audited(page);
});

kioskTest("the staff reset the kiosk and load it again", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en", { file: FILE });
  await begin(page);
  await page.locator('[data-language="pa"]').click();
  await press(page, 3.1);
  await type(page, "2468");
  assert.equal(await page.locator('[data-staff="kiosk-visits"]').textContent(), "1");
  await page.locator('[data-action="reset-now"]').click();
  await page.locator("main.show").waitFor();
  assert.equal(await page.locator("dialog").count(), 0);
  await press(page, 3.1);
  await type(page, "2468");
  const loaded = page.waitForEvent("load");
  await page.locator('[data-action="reload"]').click();
  await loaded;
  await page.locator("main.show").waitFor();
});

kioskTest("a wrong code gets a sentence and no second try", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en", { file: FILE });
  await press(page, 3.1);
  await type(page, "2469");
  assert.equal(await page.locator("[data-code-wrong]").textContent(), "That is not the code.");
  assert.equal(await page.locator("[data-digit]").count(), 0);
  await pass(page, 2.6);
  assert.equal(await page.locator("dialog").count(), 0);
});

kioskTest("a short press of the corner is a touch like any other", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en", { file: FILE });
  await press(page, 0.3);
  await page.locator("main.visit").waitFor();
  assert.equal(await page.locator("dialog").count(), 0);
});

kioskTest("a finger that slips off the corner opens nothing", { hasTouch: true }, async ({ page, context, address }) => {
  await kiosk(page, address, "lang=en", { file: FILE });
  const fingers = await context.newCDPSession(page);
  const touch = (type, ...touchPoints) => fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
  const pressed = async (to) => {
    await touch("touchStart", { x: 30, y: 30 });
    await pass(page, 1);
    await touch("touchMove", to);
    await pass(page, 3);
    const opened = await page.locator("dialog").count();
    await touch("touchEnd");
    return opened;
  };
  assert.equal(await pressed({ x: 33, y: 34 }), 1, "a finger that stays opens it");
  assert.equal((await standing(page)).kind, "show");
  await page.locator('dialog [data-action="close"]').click();
  assert.equal(await pressed({ x: 400, y: 300 }), 0);
  await pass(page, 5);
  assert.equal(await page.locator("dialog").count(), 0);
});

kioskTest("a game that the staff take away while seeds are being sown leaves nothing busy", {}, async ({ page, address }) => {
  const busy = () => page.evaluate(() => document.documentElement.dataset.busy !== undefined);
  await kiosk(page, address, "lang=en&game=sadeqa&speed=counting", { file: { code: "2468", extras: [] } });
  await begin(page);
  await page.locator('[data-pit="A"]').click();
  await press(page, 3.1);
  await type(page, "2468");
  assert.equal(await busy(), true);
  await page.locator('[data-action="reset-now"]').click();
  await page.locator("main.show").waitFor();
  assert.equal(await busy(), false);
});

kioskTest("a panel that is left open closes by itself", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en", { file: FILE });
  await press(page, 3.1);
  await type(page, "2468");
  await page.locator('[data-action="reload"]').waitFor();
  await pass(page, 121);
  assert.equal(await page.locator("dialog").count(), 0);
});

kioskTest("when the program stops, the page is loaded again, each time after a longer wait", {}, async ({ page, address, troubles }) => {
  await kiosk(page, address, "lang=en");
  const loads = [];
  page.on("load", () => loads.push(0));
  for (const wait of [2, 4, 8]) {
    const before = loads.length;
    await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { error: new WebAssembly.RuntimeError("unreachable") })));
    await pass(page, wait - 1);
    assert.equal(loads.length, before, `not within ${wait - 1} s`);
    const loaded = page.waitForEvent("load");
    await pass(page, 1.5);
    await loaded;
    await page.locator("main.show .board").waitFor();
  }
  assert.equal(await page.evaluate(() => history.state.again), 3);
  // Ten minutes of good health, and the count begins anew.
  await pass(page, 605);
  assert.equal(await page.evaluate(() => history.state.again), 0);
  troubles.splice(0);
});

kioskTest("when nothing is drawn any more, the page is loaded again", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en");
  await pass(page, 60);
  // The beats no longer arrive.
  await page.evaluate(() => addEventListener("sowtell:beat", (event) => event.stopImmediatePropagation(), true));
  await page.evaluate(() => {
    const send = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event) {
      return event.type === "sowtell:beat" || send.call(this, event);
    };
  });
  await pass(page, 25);
  const loaded = page.waitForEvent("load");
  await pass(page, 15);
  await loaded;
  await page.locator("main.show .board").waitFor();
});

kioskTest("a program that does not load is tried again, but not while the server is away", {}, async ({ page, address, troubles }) => {
  await page.route("**/hall-*.wasm", (route) => route.fulfill({ status: 404 }));
  await page.route("**/kiosk.json", (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await page.goto(`${address}?view=kiosk`);
  await page.locator("#failure").waitFor();
  await page.waitForLoadState("networkidle");
  let loads = 0;
  page.on("load", () => (loads += 1));
  let away = true;
  let asked = 0;
  await page.route(`${address}?view=kiosk`, (route) => {
    asked += 1;
    return away ? route.abort() : route.continue();
  });
  // The server answers in time of its own: the clock runs in small steps.
  const wait = async (seconds, until) => {
    for (let passed = 0; passed < seconds && !until(); passed += 5) {
      await page.clock.runFor(5_000);
      await page.waitForTimeout(30);
    }
  };
  await wait(200, () => asked >= 2);
  assert.ok(asked >= 2, "it has asked for the server, and again");
  assert.equal(loads, 0, "the sentence stays");
  await page.locator("#failure").waitFor();
  away = false;
  await page.unroute("**/hall-*.wasm");
  await wait(700, () => loads > 0);
  await page.locator("main.show .board").waitFor();
  troubles.splice(0);
});
