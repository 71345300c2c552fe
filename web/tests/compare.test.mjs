// Two boards side by side: the same pit on both, taken back on both, stepped in time.
import assert from "node:assert/strict";
import { accessible, browserTest, idle, notices, open, press, query } from "./harness.mjs";

const COMPARE = "?view=class&section=compare&lang=en&speed=instant";
const board = (page, number) => page.locator(`[data-board="${number}"]`);
const south = (page) => Promise.all([0, 1].map((number) => board(page, number).locator('[data-pile="south"]').getAttribute("data-seeds")));
const only = (page) => page.locator(".compare-only").innerText();

browserTest("the same pit is played on both boards, from the same position, and each says what it brings", {}, async ({ page }) => {
  await open(page, COMPARE);
  await idle(page);
  assert.equal((await query(page)).compare, "rio-kadalis,rio-kadalis-without-binikh");
  await board(page, 1).locator('[data-pit="E"]').click();
  await idle(page);
  assert.deepEqual(await south(page), ["24", "20"]);
  assert.match(await board(page, 0).innerText(), /binikh!/);
  assert.doesNotMatch(await board(page, 1).locator(".caption").innerText(), /binikh/);
  await press(page, "undo");
  assert.deepEqual(await south(page), ["20", "20"]);
  // A letter plays on both, wherever the focus is.
  await page.locator("h1").first().click();
  await page.keyboard.press("e");
  await idle(page);
  assert.deepEqual(await south(page), ["24", "20"]);
  await press(page, "restart");
  assert.deepEqual(await south(page), ["20", "20"]);
});

browserTest("a pit that only one board has is said to be played there alone, and is taken back there alone", {}, async ({ page }) => {
  await open(page, `${COMPARE}&compare=rio-kadalis,rio-kadalis-5`);
  await board(page, 0).locator('[data-pit="F"]').click();
  await idle(page);
  assert.match(await only(page), /^Pit F is played on one board only\. Rio Kadalis · 5 pits a row: This board has no such pit/);
  assert.notEqual(await board(page, 0).locator('[data-pit="F"]').getAttribute("data-seeds"), "4");
  assert.equal(await board(page, 1).locator('[data-pit="E"]').getAttribute("data-seeds"), "4");
  await press(page, "undo");
  assert.equal((await only(page)).trim(), "");
  assert.equal(await board(page, 0).locator('[data-pit="F"]').getAttribute("data-seeds"), "4");
});

browserTest("both boards are stepped through in time", {}, async ({ page }) => {
  await open(page, `${COMPARE}&compare=rio-kadalis,rio-kadalis-clockwise`);
  await idle(page);
  await page.keyboard.press("b");
  await idle(page);
  const back = page.locator('[data-action="step-back"]');
  for (let presses = 0; presses < 200 && (await back.isEnabled()); presses += 1) await page.keyboard.press("PageUp");
  assert.equal(await back.isDisabled(), true, "before the first move there is nothing");
  const at = (pit) => Promise.all([0, 1].map((number) => board(page, number).locator(`[data-pit="${pit}"]`).getAttribute("data-seeds")));
  assert.deepEqual(await at("B"), ["4", "4"]);
  // The lift on both, and then the first seed: one goes on to C, the other to A.
  for (let presses = 0; presses < 4 && (await at("B"))[0] !== "0"; presses += 1) {
    await press(page, "step-forward");
    await idle(page);
  }
  assert.deepEqual([await at("B"), await at("C"), await at("A")], [["0", "0"], ["4", "4"], ["4", "4"]]);
  await press(page, "step-forward");
  await idle(page);
  assert.deepEqual([await at("B"), await at("C"), await at("A")], [["0", "0"], ["5", "4"], ["4", "5"]]);
});

/** What lies on both boards. */
const lying = (page) =>
  page.locator("[data-board]").evaluateAll((boards) =>
    boards.map((board) => [...board.querySelectorAll("[data-seeds]")].map(({ dataset }) => dataset.seeds).join(",")));

browserTest("the board with the longer sowing steps back alone until both are as far", {}, async ({ page }) => {
  await open(page, `${COMPARE}&compare=rio-kadalis,rio-kadalis-5`);
  const start = await lying(page);
  await page.keyboard.press("b");
  await idle(page);
  const back = page.locator('[data-action="step-back"]');
  const ends = await lying(page);
  // Which of the boards have left the last moment, press by press.
  const left = [];
  for (let presses = 0; presses < 200 && (await back.isEnabled()); presses += 1) {
    await press(page, "step-back");
    const now = await lying(page);
    left.push(now.filter((board, number) => board !== ends[number]).length);
  }
  assert.deepEqual(await lying(page), start);
  assert.ok(left.filter((boards) => boards === 1).length >= 3, left.join(" "));
  assert.ok(left.filter((boards) => boards === 2).length >= 3, left.join(" "));
  assert.deepEqual(left, [...left].sort(), "first one of them, then both");
});

/** Goes on with Tab until the element of this selector has the focus. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not lead to ${selector}`);
}

browserTest("two boards are gone through by keyboard alone", {}, async ({ page }) => {
  await open(page, COMPARE);
  await tabTo(page, "#compare-pair");
  await page.keyboard.press("ArrowDown");
  await idle(page);
  assert.equal((await query(page)).compare, "rio-kadalis,rio-kadalis-without-fours");
  const start = await lying(page);
  await tabTo(page, '[data-board="0"] [data-pit]');
  // From A to F, whose sowing makes a four on the way.
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await idle(page);
  const played = await lying(page);
  assert.ok(played[0] !== start[0] && played[1] !== start[1]);
  assert.notEqual(played[0], played[1]);
  // The last steps tell of the sowing's end and move no seed.
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press("PageUp");
  const before = await lying(page);
  assert.notDeepEqual(before, played);
  for (const [action, brings] of [["step-back"], ["step-forward", before], ["undo", start]]) {
    await tabTo(page, `[data-action="${action}"]`);
    await page.keyboard.press("Enter");
    await idle(page);
    if (brings) assert.deepEqual(await lying(page), brings, action);
  }
});

browserTest("the clicker steps while a choice has the focus, and leaves the choice alone", {}, async ({ page }) => {
  await open(page, COMPARE);
  await page.keyboard.press("e");
  await idle(page);
  const played = await lying(page);
  await page.locator("#compare-one").focus();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press("PageUp");
  assert.notDeepEqual(await lying(page), played);
  assert.equal(await page.locator("#compare-one").inputValue(), "rio-kadalis");
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press("PageDown");
  assert.deepEqual(await lying(page), played);
  assert.equal(await page.locator("#compare-one").inputValue(), "rio-kadalis");
});

browserTest("an address that names no two ways of playing is told of", {}, async ({ page }) => {
  await open(page, "?view=class&compare=foo,bar&lang=en");
  await page.locator(".compare").waitFor();
  assert.match((await notices(page)).join(" "), /gives compare as “foo,bar”.*one of these: X,Y \(X, Y = tihbat, .*hoyito-without-last-four\)/);
  assert.equal((await query(page)).compare, "rio-kadalis,rio-kadalis-without-binikh");
});

browserTest("other pairs are chosen, and start from the class's board where both can", {}, async ({ page }) => {
  const position = "4,0,0,0,0,0/0,0,0,1,0,2 s 20,18";
  await open(page, `${COMPARE}&game=rio-kadalis&position=${encodeURIComponent(position)}`);
  await page.locator("#compare-pair").selectOption("rio-kadalis,hoyito");
  await idle(page);
  assert.equal((await query(page)).compare, "rio-kadalis,hoyito");
  assert.equal(await board(page, 1).locator('[data-pit="A"]').getAttribute("data-seeds"), "4");
  assert.equal(await board(page, 1).locator('[data-pit="B"]').getAttribute("data-seeds"), "4");
  await press(page, "compare-from-class");
  await idle(page);
  assert.equal(await board(page, 1).locator('[data-pit="B"]').getAttribute("data-seeds"), "0");
  await page.locator("#compare-other").selectOption("sadeqa");
  await idle(page);
  assert.equal((await query(page)).compare, "rio-kadalis,sadeqa");
  assert.equal(await page.locator('[data-action="compare-from-class"]').isDisabled(), true);
});

browserTest("axe finds no fault with two boards", {}, async ({ page }) => {
  for (const lang of ["en", "pa", "th"]) {
    await open(page, `?view=class&section=compare&lang=${lang}&also=${lang === "th" ? "en" : ""}&speed=instant`);
    await accessible(page);
    await board(page, 0).locator('[data-pit="E"]').click();
    await idle(page);
    await accessible(page);
  }
  await open(page, `${COMPARE}&palette=projector-dark`);
  await accessible(page);
  await board(page, 0).locator('[data-pit="E"]').click();
  await idle(page);
  await accessible(page);
});
