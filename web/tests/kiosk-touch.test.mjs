// The kiosk under many hands: nothing leads out of it, nothing can be bent, everything can be hit.
import assert from "node:assert/strict";
import { begin, kiosk, kioskTest, pass } from "./kiosk.mjs";

/** What can be touched and is smaller than 60 px: `button.undo 44×44`. */
function small(page) {
  return page.locator("button, a, select, input, [role=button], [data-pit] .target").evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && !element.matches("[data-pit]"))
      .map((element) => [element, element.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 59.9 || height < 59.9)
      .map(([{ className, dataset, textContent }, { width, height }]) => `${className.baseVal ?? className} ${JSON.stringify(dataset)} ${textContent} ${width}×${height}`),
  );
}

const EVERYTHING = { code: "1234", extras: ["computer", "speed", "rules", "hints", "values"] };

for (const [width, height] of [[1920, 1080], [1080, 1920], [1024, 768], [360, 740]]) {
  for (const game of ["tihbat", "rio-kadalis", "hoyito", "sadeqa"]) {
    kioskTest(`at ${width} × ${height} whatever can be touched in ${game} measures 60 px or more, and nothing runs off the side`, { viewport: { width, height } }, async ({ page, address }) => {
      await kiosk(page, address, `game=${game}&lang=pa`, { file: EVERYTHING, clock: false });
      assert.deepEqual(await small(page), []);
      await begin(page);
      assert.deepEqual(await small(page), []);
      for (const action of ["games", "players", "speed", "rules"]) {
        await page.locator(`.tools [data-action="${action}"]`).click();
        await page.locator("dialog").waitFor();
        assert.deepEqual(await small(page), [], action);
        const wide = await page.locator("dialog").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        assert.ok(wide <= 0, `${action} is ${wide} px too wide`);
        await page.locator('dialog [data-action="close"]').click();
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      if (width > 700) {
        const [main, board, room] = await page.evaluate(() => {
          const main = document.querySelector("main");
          return [main.scrollHeight - main.clientHeight, document.querySelector(".board").getBoundingClientRect().height, document.querySelector(".board-room").getBoundingClientRect().height];
        });
        assert.ok(main <= 0, `nothing scrolls: ${main}`);
        assert.ok(board <= room + 1, `the board of ${board} px has ${room} px`);
      }
    });
  }
}

/** What of the kiosk overlaps something else of it, or is cut off: `board over caption`. */
function overlapping(page) {
  return page.evaluate(async () => {
    // The board is measured in the frame after what it gives way to.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    const parts = [".top", ".far", ".board-room > .board", ".near", ".legend", ".tools"];
    const main = document.querySelector("main");
    const all = parts.flatMap((part) => [...main.querySelectorAll(`:scope > ${part}`)].map((element) => [part, element.getBoundingClientRect()]));
    const found = [];
    for (const [index, [name, one]] of all.entries()) {
      if (one.left < -1 || one.right > innerWidth + 1) found.push(`${name} beyond the side`);
      for (const [other, two] of all.slice(index + 1)) {
        const [width, height] = [Math.min(one.right, two.right) - Math.max(one.left, two.left), Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)];
        if (width > 1 && height > 1) found.push(`${name} over ${other} by ${Math.round(height)} px`);
      }
    }
    return found;
  });
}

for (const [width, height] of [[1920, 1080], [1080, 1920], [1024, 768], [360, 740]]) {
  for (const table of ["no", "yes"]) {
    kioskTest(`at ${width} × ${height} nothing overlaps when there is much to say${table === "yes" ? ", across a table" : ""}`, { viewport: { width, height } }, async ({ page, address }) => {
      await kiosk(page, address, `game=hoyito&lang=pa&also=th&north=easy&speed=instant&table=${table}`, { file: EVERYTHING, clock: false });
      assert.deepEqual(await overlapping(page), [], "a demonstration");
      await begin(page);
      assert.deepEqual(await overlapping(page), [], "a game");
      const low = () => page.locator("main > .board-room").evaluate(({ clientHeight }) => clientHeight);
      const before = await low();
      await page.locator('[data-action="values"]').click();
      await page.locator(".legend").waitFor();
      await page.locator('[data-action="hint"]').click();
      await page.locator(".pit.best").waitFor();
      assert.deepEqual(await overlapping(page), [], "with a hint and what moves are worth");
      assert.ok((await low()) <= before, "the board has given way");
      await page.locator(".pit.best").click();
      await page.locator("[data-why]").waitFor();
      assert.deepEqual(await overlapping(page), [], "with the computer's reason");
    });
  }
}

kioskTest("a touch that is taken away while it wakes the kiosk does not swallow the next click", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=en");
  await page.locator(".caption p").first().evaluate((at) => {
    for (const name of ["pointerdown", "pointercancel"]) at.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, pointerType: "touch" }));
  });
  await page.locator("main.visit .board").waitFor();
  // As a switch or a screen reader clicks: no touch comes before it.
  await page.locator('[data-action="games"]').evaluate((button) => button.click());
  await page.locator("dialog [data-game]").first().waitFor();
});

kioskTest("the staff's keys measure 60 px or more, too, and so does the question", {}, async ({ page, address }) => {
  await kiosk(page, address, "lang=th&idle=10", { file: EVERYTHING });
  await page.mouse.move(30, 30);
  await page.mouse.down();
  await pass(page, 3.1);
  await page.mouse.up();
  await page.locator("[data-digit]").first().waitFor();
  assert.deepEqual(await small(page), []);
  for (const digit of "1234") await page.locator(`[data-digit="${digit}"]`).click();
  await page.locator('[data-action="reset-now"]').waitFor();
  assert.deepEqual(await small(page), []);
  await page.locator('dialog [data-action="close"]').click();
  await begin(page);
  await pass(page, 10.5);
  await page.locator("dialog.question").waitFor();
  assert.deepEqual(await small(page), []);
});

kioskTest("nothing leads away from it", {}, async ({ page, address }) => {
  await kiosk(page, address, "", { file: EVERYTHING, clock: false });
  const ways = () => page.locator("a[href], form, input, textarea, select, iframe, [contenteditable]").count();
  assert.equal(await ways(), 0);
  await begin(page);
  assert.equal(await ways(), 0);
  await page.locator('[data-action="rules"]').click();
  assert.equal(await ways(), 0);
});

kioskTest("menus, selections, drags, pinches and the browser's keys are stopped", {}, async ({ page, address }) => {
  await kiosk(page, address, "", { clock: false });
  await begin(page);
  const stopped = await page.evaluate(() => {
    const at = document.querySelector(".caption p");
    const send = (event) => !at.dispatchEvent(event);
    const options = { bubbles: true, cancelable: true };
    const touches = [1, 2].map((identifier) => new Touch({ identifier, target: at, clientX: 10 * identifier, clientY: 10 }));
    const keys = [{ key: "p", ctrlKey: true }, { key: "ArrowLeft", altKey: true }, { key: "F5" }, { key: "r", metaKey: true }, { key: "ContextMenu" }];
    return {
      menu: send(new MouseEvent("contextmenu", options)),
      selection: send(new Event("selectstart", options)),
      drag: send(new DragEvent("dragstart", options)),
      drop: send(new DragEvent("drop", options)),
      pinch: send(new TouchEvent("touchmove", { ...options, touches })),
      wheel: send(new WheelEvent("wheel", { ...options, ctrlKey: true })),
      middle: send(new MouseEvent("mousedown", { ...options, button: 1 })),
      back: send(new MouseEvent("mouseup", { ...options, button: 3 })),
      keys: keys.every((key) => send(new KeyboardEvent("keydown", { ...options, ...key }))),
      // And these are left alone.
      tab: send(new KeyboardEvent("keydown", { ...options, key: "Tab" })),
      scroll: send(new WheelEvent("wheel", options)),
      press: send(new MouseEvent("mousedown", options)),
    };
  });
  const { tab, scroll, press, ...rest } = stopped;
  assert.deepEqual(Object.entries(rest).filter(([, is]) => !is), []);
  assert.deepEqual({ tab, scroll, press }, { tab: false, scroll: false, press: false });
  const sentence = await page.locator(".caption p").first().boundingBox();
  await page.mouse.dblclick(sentence.x + 30, sentence.y + 10);
  assert.equal(await page.evaluate(() => getSelection().toString()), "");
  const [touch, select] = await page.locator("main").evaluate((main) => [getComputedStyle(main).touchAction, getComputedStyle(main).userSelect]);
  assert.deepEqual([touch, select], ["pan-y", "none"]);
});

kioskTest("nothing of a visitor is stored", {}, async ({ page, context, address }) => {
  await kiosk(page, address, "speed=instant&idle=10", { file: EVERYTHING });
  await begin(page);
  await page.locator('[data-language="th"]').click();
  for (let ply = 0; ply < 4; ply += 1) {
    await page.locator('[data-pit][aria-disabled="false"]').first().click();
    await pass(page, 1);
  }
  await pass(page, 24.2);
  await page.locator("main.show").waitFor();
  const kept = await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length, document.cookie, location.search]);
  assert.deepEqual(kept, [0, 0, 0, "", "?view=kiosk&speed=instant&idle=10"]);
  assert.deepEqual(await context.cookies(), []);
});
