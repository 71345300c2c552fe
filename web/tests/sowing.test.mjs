// The sowing, seen seed by seed: the hand, the pause, the steps, the slider, the announcement of a capture.
import assert from "node:assert/strict";
import { browserTest, captions, click, idle, open, piles, play, press, seeds } from "./harness.mjs";
import { board, explain, replay } from "./lab.mjs";

const busy = (page) => page.evaluate(() => document.documentElement.dataset.busy !== undefined);
const slider = (page) => page.locator(".steps input");
const chips = (page) => page.locator("[data-status] .chip").allTextContents();

/** Starts a sowing and stops it before it is over. */
async function playAndPause(page, pit) {
  await page.locator(`[data-pit="${pit}"]`).click();
  await page.waitForFunction(() => document.documentElement.dataset.busy !== undefined);
  await press(page, "pause");
  await page.waitForFunction(() => document.documentElement.dataset.busy === undefined);
}

browserTest("seeds travel one by one, and the hand says how many it still holds", {}, async ({ page }) => {
  await open(page, "?game=rio-kadalis&lang=en&speed=counting");
  assert.equal(await busy(page), false);
  await playAndPause(page, "A");
  await slider(page).fill("0");
  assert.deepEqual(Object.values(await seeds(page)), Array(12).fill(4));
  // Lifted; then a seed into each of B, C, D and E; and on from E with the five there.
  for (const [changed, hand] of [
    [{ A: 0 }, "In the hand: 4"],
    [{ A: 0, B: 5 }, "In the hand: 3"],
    [{ A: 0, B: 5, C: 5 }, "In the hand: 2"],
    [{ A: 0, B: 5, C: 5, D: 5 }, "In the hand: 1"],
    [{ A: 0, B: 5, C: 5, D: 5, E: 5 }, undefined],
    [{ A: 0, B: 5, C: 5, D: 5, E: 0 }, "In the hand: 5"],
  ]) {
    await press(page, "step-forward");
    const now = await seeds(page);
    for (const pit of "ABCDE") assert.equal(now[pit], changed[pit] ?? 4, `${pit} when ${hand}`);
    assert.equal((await chips(page))[0], hand);
    assert.equal(await page.locator(".hand.shown").count(), hand ? 1 : 0);
    if (hand) assert.equal(await page.locator(".hand .count").textContent(), hand.at(-1));
  }
  assert.deepEqual(await chips(page), ["In the hand: 5", "Lap 2"]);
  await press(page, "step-back");
  assert.equal((await seeds(page)).E, 5);
  assert.equal(await slider(page).inputValue(), "5");
  assert.equal(await slider(page).getAttribute("aria-valuetext"), `Step 5 of ${await slider(page).getAttribute("max")}`);
});

browserTest("a sowing that was paused goes on to where the rules say", {}, async ({ page }) => {
  const [ply] = await replay("rio-kadalis", "A");
  await open(page, "?game=rio-kadalis&lang=en&speed=brisk");
  await playAndPause(page, "A");
  await slider(page).fill("2");
  assert.equal((await seeds(page)).B, 5);
  await press(page, "run");
  assert.equal(await busy(page), true);
  await idle(page);
  assert.deepEqual(await seeds(page), board(ply.position).seeds);
});

browserTest("going on leads from sentence to sentence", {}, async ({ page }) => {
  const told = await explain("rio-kadalis", "A", "en");
  await open(page, "?game=rio-kadalis&lang=en&speed=counting");
  await playAndPause(page, "A");
  await slider(page).fill("1");
  const read = [(await captions(page))[0].text];
  for (let sentence = 1; sentence < told.length; sentence += 1) {
    await press(page, "go-on");
    read.push((await captions(page))[0].text);
  }
  assert.deepEqual(read, told);
});

browserTest("a tap on the board while seeds travel goes on and never plays", {}, async ({ page }) => {
  await open(page, "?game=rio-kadalis&lang=en&speed=counting");
  await page.locator('[data-pit="A"]').click();
  await click(page, "b");
  assert.equal(await page.locator("[data-log] article").count(), 1);
  await page.locator("[data-caption]").click();
  assert.equal(await page.locator("[data-log] article").count(), 1);
});

// C's last seed makes four in D: one capture, announced before the seeds are taken.
const BINIKH = "0,0,1,3,0,0/3,0,0,0,0,2 s 20,16";

browserTest("at a capture the sentence comes and the pit is ringed before the seeds go to their pile", {}, async ({ page }) => {
  await open(page, `?game=rio-kadalis&lang=en&speed=instant&position=${encodeURIComponent(BINIKH)}`);
  await play(page, "C");
  await slider(page).fill("0");
  for (const step of ["lift", "drop"]) {
    await press(page, "step-forward");
    assert.equal(await page.locator(".pit.ringed").count(), 0, step);
  }
  assert.deepEqual([(await seeds(page)).D, (await piles(page)).south], [4, 20]);
  await press(page, "step-forward");
  assert.match((await captions(page))[0].text, /binikh/);
  assert.equal(await page.locator(".pit.ringed").getAttribute("data-pit"), "D");
  assert.deepEqual([(await seeds(page)).D, (await piles(page)).south], [4, 20], "announced, not yet taken");
  await press(page, "step-forward");
  assert.deepEqual([(await seeds(page)).D, (await piles(page)).south], [0, 24]);
  await press(page, "step-back");
  assert.deepEqual([(await seeds(page)).D, (await piles(page)).south], [4, 20]);
  assert.match((await captions(page))[0].text, /binikh/);
});

browserTest("a sentence of the log shows the board as it was at that moment", {}, async ({ page }) => {
  const moves = "DaCcE";
  const plies = await replay("rio-kadalis", moves);
  await open(page, `?game=rio-kadalis&lang=en&speed=instant&moves=${moves}`);
  const now = await seeds(page);
  const articles = page.locator("[data-log] article");
  assert.equal(await articles.count(), moves.length);
  for (const ply of [0, 1]) {
    const last = articles.nth(ply).locator("li button").last();
    const text = await last.locator("span").first().textContent();
    await last.click();
    assert.deepEqual(await seeds(page), board(plies[ply].position).seeds, `after ply ${ply + 1}`);
    assert.equal((await captions(page))[0].text, text);
    assert.equal(await articles.nth(ply).getAttribute("class").then((name) => name.includes("current")), true);
    const first = articles.nth(ply).locator("li button").first();
    await first.click();
    assert.equal((await seeds(page))[moves[ply]], 0, "lifted, and nothing sown");
  }
  // Nothing can be played in the past; the way back is offered.
  await click(page, "A");
  assert.match((await captions(page))[0].text, /earlier moment/);
  assert.equal(await page.locator("[data-log] article").count(), moves.length);
  await page.getByRole("button", { name: "Back to the game" }).click();
  assert.deepEqual(await seeds(page), now);
  assert.equal(await page.getByRole("button", { name: "Back to the game" }).count(), 0);
});

browserTest("captures stand out in the log, and their sentences ring the pit", {}, async ({ page }) => {
  await open(page, `?game=rio-kadalis&lang=en&speed=instant&position=${encodeURIComponent(BINIKH)}&moves=C`);
  const capture = page.locator("[data-log] li.capture");
  assert.equal(await capture.count(), 1);
  const look = (locator) => locator.locator("button").evaluate((element) => {
    const { backgroundColor, borderInlineStartWidth } = getComputedStyle(element);
    return [backgroundColor, borderInlineStartWidth];
  });
  const [[colour, line], [plainColour, plainLine]] = [await look(capture), await look(page.locator("[data-log] li.telling").first())];
  assert.notEqual(colour, plainColour);
  assert.notEqual(line, plainLine, "by form as well as by colour");
  await capture.locator("button").click();
  assert.equal(await page.locator(".pit.ringed").getAttribute("data-pit"), "D");
  assert.equal((await seeds(page)).D, 4);
});

browserTest("the marks on the slider lead to the captures", {}, async ({ page }) => {
  await open(page, `?game=rio-kadalis&lang=en&speed=instant&position=${encodeURIComponent(BINIKH)}&moves=C`);
  await page.locator(".mark.capture").first().click();
  assert.equal(await page.locator(".pit.ringed").getAttribute("data-pit"), "D");
  assert.match((await captions(page))[0].text, /binikh/);
});

for (const [reducedMotion, moves] of [["no-preference", true], ["reduce", false]]) {
  browserTest(`seeds ${moves ? "travel" : "step without travelling"} when motion is ${reducedMotion}`, { reducedMotion }, async ({ page }) => {
    await open(page, "?game=rio-kadalis&lang=en&speed=normal");
    await page.evaluate(() => {
      window.travelling = 0;
      const look = () => {
        for (const animation of document.getAnimations()) {
          const { duration } = animation.effect.getComputedTiming();
          if (animation.playState === "running" && duration > 1) window.travelling += 1;
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.locator('[data-pit="A"]').click();
    await page.waitForFunction(() => Number(document.querySelector(".steps input").value) >= 4);
    const travelling = await page.evaluate(() => window.travelling);
    assert.equal(travelling > 0, moves, `${travelling}`);
    assert.ok((await seeds(page)).B === 5);
  });
}

// Found in random play: 227 laps.
const LONG = "4,0,2,18,0,1,2,10/2,3,7,1,15,5,1,0 s 17,8";

browserTest("a sowing of hundreds of laps speeds up instead of holding people for minutes", {}, async ({ page }) => {
  const [ply] = await replay("sadeqa", "G", "--from", LONG);
  assert.ok(ply.laps > 200, `${ply.laps} laps`);
  await page.clock.install();
  await open(page, `?game=sadeqa&lang=en&speed=normal&position=${encodeURIComponent(LONG)}`);
  await page.locator('[data-pit="G"]').click();
  let waited = 0;
  for (; waited < 120 && (waited < 2 || (await busy(page))); waited += 1) await page.clock.runFor(1_000);
  assert.ok(waited < 60, `${waited} s`);
  assert.deepEqual(await seeds(page), board(ply.position).seeds);
  assert.deepEqual(await piles(page), board(ply.position).piles);
});

browserTest("the slowest speed gives every seed the time to be counted aloud", {}, async ({ page }) => {
  await page.clock.install();
  await open(page, "?game=tihbat&lang=en&speed=counting");
  await page.locator('[data-pit="A"]').click();
  let waited = 0;
  for (; waited < 60 && (waited < 2 || (await busy(page))); waited += 1) await page.clock.runFor(1_000);
  assert.ok(waited >= 7, `${waited} s for seven seeds`);
});
