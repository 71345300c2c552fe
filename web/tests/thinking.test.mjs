// The worker that thinks: what it finds, how soon, and what happens where it cannot be had.
import assert from "node:assert/strict";
import { hire, question } from "./desk.mjs";
import { browserTest, open } from "./harness.mjs";

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
  // The tables are made as soon as it is known that the computer plays this game. On a quiet machine even an unprepared
  // question takes less than the bound; the test has no quiet machine to rely on.
  browserTest(`perfect finds the first move of ${game} with exact values in time`, {}, async ({ page }) => {
    await open(page);
    const worker = await hire(page);
    const record = `game: ${game}\n`;
    const prepared = await worker.ask(1, record, { prepare: true }, pits);
    const chosen = await worker.ask(2, record, { level: "perfect" }, pits);
    const { reply } = chosen.answers.at(-1);
    assert.deepEqual([reply.seeds, reply.kind], [value, "exact"]);
    assert.equal(moves[reply.chosen], value);
    assert.equal(reply.line[0], reply.chosen);
    const values = await worker.ask(3, record, { values: 60_000 }, pits);
    const known = values.answers.at(-1).reply.values;
    assert.deepEqual(Object.fromEntries(known.moves.map(({ move, seeds }) => [move, seeds])), moves);
    assert.ok(known.moves.every(({ kind }) => kind === "exact"));
    console.log(`${game}: worker and tables ${prepared.ms.toFixed(0)} ms, choice ${chosen.ms.toFixed(0)} ms, values ${values.ms.toFixed(0)} ms`);
    assert.ok(chosen.ms <= SOON, `${chosen.ms} ms for the choice`);
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
