// The worker that thinks: what it finds, how soon, and what happens where it cannot be had.
import assert from "node:assert/strict";
import { hire, overhear, question } from "./desk.mjs";
import { browserTest, open, play, press, seeds } from "./harness.mjs";

/** What the issue allows for the first move, in milliseconds. */
const SOON = 2_000;

const STARTS = {
  tihbat: { pits: 2, value: -2, moves: { A: -2, B: -2 } },
  "rio-kadalis": { pits: 6, value: -8, moves: { A: -8, B: -8, C: -8, D: -8, E: -8, F: -16 } },
  hoyito: { pits: 6, value: -8, moves: { A: -16, B: -8, C: -16, D: -8, E: -16, F: -8 } },
};

browserTest("nothing of the worker is loaded before it is wanted", {}, async ({ page, context, address }) => {
  const asked = [];
  context.on("request", (request) => asked.push(request.url().slice(address.length)));
  await open(page, "?game=tihbat&speed=instant");
  await page.locator('[data-pit="A"]').click();
  assert.deepEqual(asked.filter((file) => file.startsWith("thinker")), []);
});

for (const [game, { pits, value, moves }] of Object.entries(STARTS)) {
  browserTest(`the worker finds the value of each first move of ${game}`, {}, async ({ page }) => {
    await open(page);
    const worker = await hire(page);
    const record = `game: ${game}\n`;
    const prepared = await worker.ask(1, record, { prepare: true }, pits);
    const values = await worker.ask(2, record, { values: 60_000 }, pits);
    const { values: known } = values.answers.at(-1).reply;
    assert.deepEqual(Object.fromEntries(known.moves.map(({ move, seeds }) => [move, seeds])), moves);
    assert.ok(known.moves.every(({ kind }) => kind === "exact"));
    assert.deepEqual([known.seeds, known.kind], [value, "exact"]);
    console.log(`${game}: worker and tables ${prepared.ms.toFixed(0)} ms, values ${values.ms.toFixed(0)} ms`);
  });

  // The tables are made as soon as the computer plays a side, while the visitor still looks at the board: the clock runs from
  // the question for a move to its answer. On a quiet machine a question that nothing has prepared takes less than the
  // bound, too; this test has no quiet machine to rely on.
  browserTest(`perfect finds the first move of ${game} with an exact value in time`, {}, async ({ page }) => {
    const exchange = await overhear(page);
    await open(page, `?game=${game}&lang=en&speed=instant&north=perfect`);
    await exchange(pits, ({ reply }) => reply === "ready");
    await page.locator("#seat-south").selectOption("perfect");
    const chosen = ({ reply }) => reply?.chosen !== undefined;
    const all = await exchange(pits, chosen);
    const answer = all.find(chosen);
    const asked = all.find(({ what, id }) => what === "asked" && id === answer.id);
    assert.equal(asked.task, "choose");
    const { reply } = answer;
    assert.deepEqual([reply.seeds, reply.kind], [value, "exact"]);
    assert.equal(moves[reply.chosen], value);
    assert.equal(reply.line[0], reply.chosen);
    const took = answer.at - asked.at;
    console.log(`${game}: first move ${took.toFixed(0)} ms after it was asked for`);
    assert.ok(took <= SOON, `${took} ms`);
    await page.locator("[data-log] .ply").first().waitFor();
    assert.match(await page.locator("[data-log] .ply").first().textContent(), new RegExp(`South: ${reply.chosen}`));
  });
}

browserTest("a newer question ends the older one, and so does nothing at all", {}, async ({ page }) => {
  await open(page);
  const worker = await hire(page);
  const endless = { level: "perfect", ms: 4_000_000_000 };
  await worker.send(question(1, "game: sadeqa\n", endless));
  await worker.next();
  const { answers } = await worker.ask(2, "game: tihbat\n", { level: "perfect" }, 2);
  assert.deepEqual(answers.map(({ id }) => id), [2, 2]);
  await worker.send(question(3, "game: hoyito\npits: 12\n", endless));
  await worker.next();
  await worker.send(question(4, ""));
  // What is asked after is answered from the beginning: nothing has been left undone.
  const later = await worker.ask(5, "game: tihbat\n", { values: 60_000 }, 2);
  assert.ok(later.answers.every(({ id }) => id === 5));
});

browserTest("a round is judged move by move", {}, async ({ page }) => {
  await open(page);
  const worker = await hire(page);
  const { answers } = await worker.ask(1, "game: tihbat\nmoves: AaBb\n", { review: 60_000 }, 2);
  assert.deepEqual(answers.slice(1).map(({ reply }) => reply.ply), [0, 1, 2, 3]);
  assert.ok(answers.slice(1).every(({ reply }) => reply.judged.kind === "exact"));
  assert.equal(answers[1].reply.judged.seeds, -2);
});

browserTest("what cannot be read does no harm", {}, async ({ page }) => {
  await open(page);
  const worker = await hire(page);
  for (const bytes of [[], [1, 2, 3], Array(300).fill(255)]) await worker.send(bytes);
  const { answers } = await worker.ask(1, "game: chess\n", { prepare: true });
  assert.deepEqual(answers, [{ id: 1, last: true, reply: "unanswerable" }]);
  assert.equal((await worker.ask(2, "game: tihbat\n", { prepare: true })).answers.at(-1).reply, "ready");
});

browserTest("an error in the worker reaches the page", {}, async ({ page, context, troubles }) => {
  const told = context.waitForEvent("weberror");
  await open(page);
  const worker = await hire(page);
  await worker.ask(1, "game: tihbat\n", { prepare: true });
  // No array is so long.
  await worker.send(-1);
  assert.match((await worker.next()).error, /RangeError/);
  await told;
  troubles.splice(0);
});

browserTest("a program that does not come reaches the page as an error", {}, async ({ page, context, troubles }) => {
  const told = context.waitForEvent("weberror");
  await page.route("**/thinker-*.wasm", (route) => route.fulfill({ status: 404 }));
  await open(page);
  const worker = await hire(page);
  assert.notEqual((await worker.next()).error, undefined);
  await told;
  troubles.splice(0);
});

browserTest("a sowing runs on while the worker thinks", {}, async ({ page }) => {
  const exchange = await overhear(page);
  const thinks = (all) => all.filter(({ what }) => what === "asked").at(-1)?.task === "values" && !all.at(-1).last;
  // A task that takes long when the machine is busy with something else is no fault of the page: one quiet sowing is enough.
  // A page that thinks by itself has none.
  let longest = Infinity;
  for (let attempt = 0; attempt < 6 && longest > 50; attempt += 1) {
    await open(page, "?game=sadeqa&lang=en&speed=brisk&values=yes&moves=A");
    await page.locator("[data-pit][aria-disabled=false]").first().click();
    await page.waitForFunction(() => document.documentElement.dataset.busy !== undefined);
    const seen = await page.evaluate(
      () =>
        new Promise((done) => {
          const [tasks, steps] = [[0], new Set()];
          const observer = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration)));
          observer.observe({ type: "longtask" });
          let frames = 0;
          const until = performance.now() + 1_500;
          requestAnimationFrame(function frame(now) {
            frames += 1;
            steps.add(document.querySelector(".steps input").value);
            if (now < until) return requestAnimationFrame(frame);
            observer.disconnect();
            done({ longest: Math.max(...tasks), frames, steps: steps.size, busy: document.documentElement.dataset.busy !== undefined });
          });
        }),
    );
    assert.ok(thinks(await exchange(8)), "it thinks meanwhile");
    assert.ok(seen.busy && seen.steps > 3, `${seen.steps} steps of the sowing`);
    ({ longest } = seen);
    console.log(`${seen.frames} frames and ${seen.steps} steps in 1.5 s, longest task ${longest || "under 50"} ms`);
  }
  assert.ok(longest <= 50, `${longest} ms`);
});

browserTest("taking back ends the thinking about a move", {}, async ({ page }) => {
  const exchange = await overhear(page);
  await open(page, "?game=sadeqa&lang=en&speed=instant&north=perfect");
  const start = await seeds(page);
  await play(page, "A");
  await exchange(8, ({ task }) => task === "choose");
  await press(page, "undo");
  assert.deepEqual(await seeds(page), start);
  // Longer than it may think, and it would have played what it was thinking about.
  await page.waitForTimeout(4_000);
  assert.equal(await page.locator("[data-log] .ply").count(), 0);
  const asked = (await exchange(8)).filter(({ what }) => what === "asked");
  assert.notEqual(asked.at(-1).task, "choose");
});

browserTest("leaving the board ends the thinking, and coming back begins it again", {}, async ({ page }) => {
  const exchange = await overhear(page);
  const valuing = (after) => exchange(8, ({ task, id }) => task === "values" && id > after);
  const last = (all) => all.filter(({ what }) => what === "asked").at(-1);
  await open(page, "?game=sadeqa&lang=en&speed=instant&values=yes");
  const first = last(await valuing(0));
  await page.locator('[data-page="rules"]').click();
  await exchange(8, ({ task }) => task === "nothing");
  await page.goBack();
  const again = await valuing(first.id);
  const since = again.findIndex(({ task }) => task === "nothing");
  // What was on its way may still arrive; nothing is thought out after that.
  assert.ok(again.slice(since).filter(({ what, id }) => what === "heard" && id === first.id).length <= 1);
});

for (const [what, hinder] of [
  ["whose file does not come", (page) => page.route("**/thinker-*.js", (route) => route.abort())],
  ["whose program does not come", (page) => page.route("**/thinker-*.wasm", (route) => route.fulfill({ status: 404 }))],
  ["that the browser does not know", (page) => page.addInitScript(() => delete window.Worker)],
  [
    "that the page's policy forbids",
    (page, address) =>
      page.route(`${address}?*`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace("worker-src 'self'", "worker-src 'none'") });
      }),
  ],
]) {
  browserTest(`without a worker, ${what}, a sentence says so and the computer plays all the same`, {}, async ({ page, address, troubles }) => {
    await hinder(page, address);
    await open(page, "?game=rio-kadalis&lang=en&also=pa&speed=instant&north=perfect");
    await play(page, "A");
    await page.locator("[data-log] .ply").nth(1).waitFor();
    const missing = await page.locator("[data-missing] span").allTextContents();
    assert.ok(missing.length === 2 && missing.every((sentence) => sentence.length > 20), missing.join(" / "));
    assert.equal(await page.locator('[data-action="hint"], [data-action="values"]').count(), 0);
    troubles.splice(0);
  });
}
