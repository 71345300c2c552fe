// Two boards side by side: the same pit on both, taken back on both, stepped in time.
import assert from "node:assert/strict";
import { accessible, browserTest, idle, open, press, query } from "./harness.mjs";

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
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press("PageUp");
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
});
