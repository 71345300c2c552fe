// Setting up a board: by buttons, by keyboard, checked by the rules, played, shared as a link.
import assert from "node:assert/strict";
import { accessible, browserTest, idle, open, piles, press, query, seeds } from "./harness.mjs";

const SETUP = "?view=class&section=set-up&lang=en&speed=instant";
const verdict = (page) => page.locator("[data-setup-verdict]").innerText();
const choose = (page, pit) => page.locator(`.setup [data-pit="${pit}"]`).click();
const canPlay = (page) => page.locator('[data-action="setup-play"]').isEnabled();

browserTest("seeds are put into pits by buttons and by typing, and the board is played", {}, async ({ page }) => {
  await open(page, `${SETUP}&game=rio-kadalis`);
  await press(page, "setup-empty");
  assert.match(await verdict(page), /No seed is left on the board.*nothing to play/s);
  assert.equal(await canPlay(page), false);
  await choose(page, "C");
  for (let press_ = 0; press_ < 3; press_ += 1) await press(page, "pit-more");
  await press(page, "pit-less");
  await choose(page, "a");
  // On the board a number is typed; elsewhere in its field.
  await page.keyboard.type("11");
  await choose(page, "E");
  await page.locator('[data-count="pit"]').fill("1");
  await page.locator('[data-count="south"]').fill("16");
  await page.locator('[data-count="north"]').fill("18");
  await page.locator("#setup-mover").selectOption("north");
  assert.deepEqual(await seeds(page), { A: 0, B: 0, C: 2, D: 0, E: 1, F: 0, a: 11, b: 0, c: 0, d: 0, e: 0, f: 0 });
  assert.match(await verdict(page), /This board can be played\. North can play from a\./);
  await press(page, "setup-play");
  await page.locator(".class-board").waitFor();
  assert.equal((await query(page)).position, "0,0,2,0,1,0/11,0,0,0,0,0 n 16,18");
  await page.locator('[data-pit="a"]').click();
  await idle(page);
  // Back to it, whatever has been played since.
  await page.locator('[data-section="set-up"]').click();
  await page.locator(".setup").waitFor();
  assert.deepEqual((await seeds(page)).a, 11);
  await press(page, "setup-now");
  assert.notEqual((await seeds(page)).a, 11);
  await press(page, "setup-start");
  assert.deepEqual([(await seeds(page)).a, await piles(page)], [11, { south: 16, north: 18 }]);
});

browserTest("a board is set up by keyboard alone", {}, async ({ page }) => {
  await open(page, `${SETUP}&game=hoyito`);
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement.dataset.pit)) break;
  }
  await page.keyboard.type("7");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("12");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("+");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  const { A, B, C, D, c } = await seeds(page);
  assert.deepEqual([A, B, C, D, c], [7, 12, 5, 0, 0]);
  const address = await page.locator("[data-setup-address]").textContent();
  assert.equal(new URL(address).searchParams.get("position"), "7,12,5,x,4,4/4,4,0,4,4,4 s 0,0");
  // The link brings the same board to another visitor.
  await page.goto(address);
  await page.locator(".class-board [data-pit]").first().waitFor();
  assert.deepEqual((await seeds(page)).B, 12);
});

browserTest("what is wrong with a board is said, and nothing is lost", {}, async ({ page }) => {
  await open(page, `${SETUP}&game=rio-kadalis`);
  await choose(page, "A");
  await page.keyboard.type("300");
  assert.match(await verdict(page), /There are 344 seeds here\. A board holds at most 255/);
  assert.equal(await canPlay(page), false);
  await page.keyboard.press("Backspace");
  assert.equal(await canPlay(page), true);
  await page.locator("#setup-closed").check();
  assert.match(await verdict(page), /can play from B, C, D, E, F/);
  await page.locator("#setup-game").selectOption("sadeqa");
  await choose(page, "A");
  await page.keyboard.press("x");
  assert.match(await verdict(page), /Pits are closed only in match play/);
  await page.locator("#setup-game").selectOption("hoyito");
  for (const capture of ["casa", "last-casa"]) await page.locator(`#${capture}`).uncheck();
  assert.match(await verdict(page), /At least one kind of capture is needed/);
  assert.equal(await canPlay(page), false);
});

browserTest("a field never keeps what is no number", {}, async ({ page }) => {
  await open(page, `${SETUP}&game=rio-kadalis`);
  await choose(page, "A");
  const field = page.locator('[data-count="pit"]');
  for (const typed of ["4x", "12a", "abc", "-"]) {
    await field.fill(typed);
    assert.equal(await field.inputValue(), "4", typed);
    assert.equal((await seeds(page)).A, 4, typed);
  }
  await field.fill("300");
  assert.match(await verdict(page), /There are 344 seeds here/);
  await field.fill("007");
  await page.locator("h1").click();
  assert.equal(await field.inputValue(), "7");
  await field.fill("");
  await page.locator("h1").click();
  assert.equal(await field.inputValue(), "0");
});

browserTest("a board that is being set up is still there when another section has been looked at", {}, async ({ page }) => {
  await open(page, `${SETUP}&game=rio-kadalis`);
  await choose(page, "B");
  await page.keyboard.type("9");
  await page.locator("#setup-usual").selectOption("6");
  await choose(page, "B");
  await page.keyboard.type("9");
  for (const section of ["compare", "board", "lessons"]) {
    await page.locator(`[data-section="${section}"]`).click();
    await page.locator(".setup").waitFor({ state: "detached" });
    await page.locator('[data-section="set-up"]').click();
    await page.locator(".setup [data-pit]").first().waitFor();
    const { A, B } = await seeds(page);
    assert.deepEqual([A, B], [6, 9], section);
  }
  await press(page, "setup-start");
  assert.equal((await seeds(page)).A, 4);
});

browserTest("all pits are filled with as much as the board can hold, and with what an address asks for", {}, async ({ page }) => {
  await open(page, `${SETUP}&game=hoyito&pits=12`);
  const offered = async () => (await page.locator("#setup-usual option").evaluateAll((all) => all.map(({ value }) => Number(value)))).at(-1);
  assert.equal(await offered(), 10);
  await open(page, `${SETUP}&game=hoyito&seeds=21`);
  assert.deepEqual([await offered(), await page.locator("#setup-usual").inputValue()], [21, "21"]);
});

browserTest("the rules are changed: rows, direction, and which captures are made", {}, async ({ page }) => {
  await open(page, `${SETUP}&game=rio-kadalis&position=${encodeURIComponent("0,1,0,1,2,0/3,0,0,1,0,2 s 20,18")}`);
  await page.locator("#binikh").uncheck();
  await press(page, "setup-play");
  await page.locator(".class-board").waitFor();
  assert.equal((await query(page)).captures, "four");
  await page.locator('[data-pit="E"]').click();
  await idle(page);
  assert.deepEqual(await piles(page), { south: 20, north: 18 }, "no binikh");
  await open(page, `${SETUP}&game=rio-kadalis`);
  await page.locator("#setup-pits").selectOption("8");
  await page.locator("#setup-clockwise").check();
  await press(page, "setup-play");
  const { pits, clockwise, position } = await query(page);
  assert.deepEqual([pits, clockwise, position.split(" ")[0]], ["8", "yes", "4,4,4,4,4,4,0,0/4,4,4,4,4,4,0,0"]);
});

browserTest("axe finds no fault with setting up a board", {}, async ({ page }) => {
  for (const lang of ["en", "pa", "th"]) {
    await open(page, `?view=class&section=set-up&game=hoyito&lang=${lang}`);
    await accessible(page);
    await press(page, "setup-empty");
    await accessible(page);
  }
  await open(page, `${SETUP}&game=sadeqa&palette=projector-dark`);
  await accessible(page);
  await choose(page, "A");
  await page.keyboard.press("x");
  await accessible(page);
});
