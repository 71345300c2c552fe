// The keyboard alone: one tab stop for the board, arrows, Enter, the pits' letters; the dialogs; and a focus that can
// always be seen.
import assert from "node:assert/strict";
import { browserTest, captions, idle, open, piles, play, query, seeds } from "./harness.mjs";
import { board, replay, vector } from "./lab.mjs";

/** What has the focus: a pit's letter, or an action, or a tag; and whether that can be seen. */
function focused(page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    const seen = [element, ...element.querySelectorAll(".target"), element.nextElementSibling, element.parentElement].some((each) => {
      if (!each || each === document.body) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const { pit, action, page } = element.dataset;
    return { pit, name: pit ?? action ?? page ?? element.id ?? element.localName, tag: element.localName, seen };
  });
}

/** Presses Tab until a pit has the focus. */
async function tabToTheBoard(page) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const { pit } = await focused(page);
    if (pit) return pit;
  }
  return assert.fail("Tab does not lead to the board");
}

browserTest("the board is a single tab stop, and the focus is seen wherever Tab leads", {}, async ({ page }) => {
  await open(page, "?game=rio-kadalis&lang=en&speed=instant&moves=DaC");
  const stops = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (stop.tag === "body") break;
    assert.ok(stop.seen, `the focus on ${stop.name} (${stop.tag}) cannot be seen`);
    stops.push(stop);
  }
  assert.ok(stops.length < 120, "Tab comes to an end");
  assert.equal(stops.filter(({ pit }) => pit).length, 1);
  for (const action of ["new-game", "settings", "undo", "restart", "log-copy", "record-save", "record-open"]) {
    assert.ok(stops.some(({ name }) => name === action), `Tab leads to ${action}`);
  }
});

browserTest("the first stop of all skips to the board", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.ok((await focused(page)).pit);
  assert.deepEqual((await query(page)).game, "tihbat", "the address is as it was");
});

browserTest("the arrows lead round the board, and no further", {}, async ({ page }) => {
  await open(page, "?game=rio-kadalis&lang=en");
  assert.equal(await tabToTheBoard(page), "A");
  // North's row runs the other way: f lies behind A.
  for (const [key, pit] of [
    ["ArrowRight", "B"], ["ArrowRight", "C"], ["ArrowUp", "d"], ["ArrowRight", "c"], ["ArrowDown", "D"], ["ArrowLeft", "C"],
    ["ArrowDown", "C"], ["Home", "A"], ["ArrowLeft", "A"], ["ArrowUp", "f"], ["ArrowUp", "f"],
  ]) {
    await page.keyboard.press(key);
    const now = await focused(page);
    assert.deepEqual([now.pit, now.seen], [pit, true], key);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  assert.equal((await focused(page)).pit, "f", "the board keeps its place");
});

browserTest("a whole game is played by keyboard alone", {}, async ({ page }) => {
  const { moves, captured } = await vector("hoyito", 14);
  const plies = await replay("hoyito", moves);
  await open(page, "?game=hoyito&lang=en&speed=instant");
  await tabToTheBoard(page);
  for (const [index, move] of [...moves].entries()) {
    if (move === "-") continue;
    if (index % 2 === 0) {
      await walk(page, move);
      await page.keyboard.press("Enter");
    } else {
      // The letter alone, whichever case it is typed in.
      await page.keyboard.press(index % 4 === 1 ? move.toLowerCase() : move.toUpperCase());
    }
    await idle(page);
    const now = await focused(page);
    assert.deepEqual([now.pit, now.seen], [move, true]);
    if (index + 1 < moves.length) assert.deepEqual(await seeds(page), board(plies[index].position).seeds, `after ${moves.slice(0, index + 1)}`);
  }
  const [south, north] = captured;
  assert.deepEqual(await piles(page), { south, north });
  assert.match(await page.locator("[data-status]").textContent(), south === north ? /draw/i : /wins/);
});

browserTest("the pause, the steps and the undo are reached by keyboard", {}, async ({ page }) => {
  await open(page, "?game=rio-kadalis&lang=en&speed=counting");
  await tabToTheBoard(page);
  await page.keyboard.press("A");
  await page.waitForFunction(() => document.documentElement.dataset.busy !== undefined);
  await page.locator('[data-action="pause"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.documentElement.dataset.busy === undefined);
  const slider = page.locator(".steps input");
  await slider.focus();
  await page.keyboard.press("End");
  assert.equal(await slider.inputValue(), await slider.getAttribute("max"));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  assert.equal((await seeds(page)).A, 0);
  await page.locator('[data-action="undo"]').focus();
  await page.keyboard.press("Space");
  assert.equal((await seeds(page)).A, 4);
  assert.match((await captions(page))[0].text, /South/);
});

for (const [action, first] of [["settings", "set-language"], ["new-game", undefined]]) {
  browserTest(`the dialog "${action}" is used by keyboard, and gives the focus back`, {}, async ({ page }) => {
    await open(page, "?game=tihbat&lang=en&speed=instant");
    const opener = page.locator(`header [data-action="${action}"]`);
    const open_ = () => page.locator("dialog[open]").count();
    for (const leave of ["Escape", "close", ...(first ? [] : ["start"])]) {
      await opener.focus();
      await page.keyboard.press("Enter");
      await page.locator("dialog[open]").waitFor();
      assert.equal(await page.evaluate(() => document.activeElement.closest("dialog") !== null), true, "the focus is in the dialog");
      // The page behind it is out of reach.
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press("Tab");
        const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement.closest("dialog"));
        assert.equal(outside, false, "Tab stays in the dialog");
      }
      if (leave === "Escape") {
        await page.keyboard.press("Escape");
      } else {
        await page.locator(`dialog [data-action="${leave === "close" ? "close" : "start-game"}"]`).focus();
        await page.keyboard.press("Enter");
      }
      await page.waitForFunction(() => !document.querySelector("dialog"));
      assert.equal(await open_(), 0);
      assert.equal(await opener.evaluate((element) => element === document.activeElement), true, `after ${leave} the focus is back`);
    }
  });
}

browserTest("settings are changed by keyboard, at once", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=instant");
  await page.locator('[data-action="settings"]').focus();
  await page.keyboard.press("Enter");
  await page.locator("#set-language").focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.documentElement.lang === "pa");
  await page.locator("#set-digits").focus();
  await page.keyboard.press("ArrowDown");
  await page.locator("#set-paths").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => new URL(location).searchParams.get("paths") === "no");
  const { lang, digits, paths } = await query(page);
  assert.deepEqual([lang, digits, paths], ["pa", "native", "no"]);
});

browserTest("a new game is chosen by keyboard: game, board, who begins", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=en&speed=instant");
  await play(page, "A");
  await page.locator('header [data-action="new-game"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('dialog input[name="game"][value="tihbat"]').focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.locator('dialog input[value="rio-kadalis"]').isChecked(), true);
  await page.locator("#new-pits").selectOption("5");
  await page.locator("#new-first").selectOption("north");
  await page.locator("#new-clockwise").focus();
  await page.keyboard.press("Space");
  await page.locator('[data-action="start-game"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  const { game, pits, first, clockwise } = await query(page);
  assert.deepEqual([game, pits, first, clockwise], ["rio-kadalis", "5", "north", "yes"]);
  assert.equal(Object.keys(await seeds(page)).length, 10);
  assert.equal(await page.locator('[data-pit="a"]').getAttribute("aria-disabled"), "false", "North begins");
});

/** Walks to a pit with the arrows. */
async function walk(page, pit) {
  const towards = (from, to) => page.evaluate(([from, to]) => {
    const middle = (name) => {
      const { x, y, width, height } = document.querySelector(`[data-pit="${name}"] .target`).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const [[x, y], [u, v]] = [middle(from), middle(to)];
    if (Math.abs(y - v) > 20) return y > v ? "ArrowUp" : "ArrowDown";
    return x > u ? "ArrowLeft" : "ArrowRight";
  }, [from, to]);
  for (let steps = 0; steps < 30; steps += 1) {
    const { pit: here } = await focused(page);
    if (here === pit) return;
    await page.keyboard.press(await towards(here, pit));
  }
  assert.fail(`the arrows do not lead to ${pit}`);
}
