// Questions to the worker and its answers as bytes, as crates/thinker/src/wire.rs has them (in the format of postcard): for
// tests that talk to the worker without the page between.

const LEVELS = ["beginner", "easy", "medium", "hard", "perfect"];
const KINDS = ["exact", "at least", "at most", "estimate"];
// How many numbers each reason carries.
const REASONS = [0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 2];
const TASKS = ["prepare", "choose", "values", "review", "nothing"];
const LETTERS = "ABCDEFGHIJKL";

function varint(number) {
  const bytes = [];
  for (; number > 127; number = Math.floor(number / 128)) bytes.push((number % 128) | 128);
  return [...bytes, number];
}

/** A question as bytes: `{ prepare: true }`, `{ level, seed, ms }`, `{ values: ms }`, `{ review: ms }` or nothing more. */
export function question(id, record, { prepare, level, seed = 1, ms = 60_000, values, review } = {}) {
  const text = [...new TextEncoder().encode(record)];
  let task = [4];
  if (prepare) task = [0];
  if (level) task = [1, LEVELS.indexOf(level), ...varint(seed), ...varint(ms)];
  if (values) task = [2, ...varint(values)];
  if (review) task = [3, ...varint(review)];
  return [...varint(id), ...varint(text.length), ...text, ...task];
}

/** Reads bytes one after the other, and numbers of several. */
function reader(bytes) {
  let at = 0;
  const byte = () => bytes[at++];
  const number = () => {
    for (let value = 0, place = 1; ; place *= 128) {
      const next = byte();
      value += (next % 128) * place;
      if (next < 128) return value;
    }
  };
  return { byte, number, left: () => bytes.length - at };
}

/** What a question asks for, from its bytes. */
function asked(bytes) {
  const { byte, number } = reader(bytes);
  const id = number();
  for (let left = number(); left > 0; left -= 1) byte();
  return { id, task: TASKS[number()] };
}

/** An answer from its bytes. */
export function answer(bytes, pits) {
  const { byte, number, left } = reader(bytes);
  const signed = () => ((zigzag) => (zigzag % 2 ? -(zigzag + 1) / 2 : zigzag / 2))(number());
  const list = (one) => Array.from({ length: number() }, one);
  const move = () => {
    if (number() === 1) return "-";
    const place = byte();
    return place < pits ? LETTERS[place] : LETTERS[place - pits].toLowerCase();
  };
  const value = () => ({ seeds: signed(), kind: KINDS[number()] });
  const known = () => ({ move: move(), ...value(), least: signed(), most: signed() });
  const reason = () => {
    const which = number();
    // The last one carries a signed number and a byte; the others bytes.
    return [which, ...(REASONS[which] === 2 ? [signed(), byte()] : Array.from({ length: REASONS[which] }, byte))];
  };
  const judged = () => ({ ...value(), moves: list(known), line: list(move), reasons: list(reason), nodes: number(), ms: number() });
  const replies = [
    () => "heard",
    () => "ready",
    () => ({ chosen: move(), ...value(), reasons: list(reason), line: list(move) }),
    () => ({ values: judged() }),
    () => ({ ply: number(), judged: judged() }),
    () => "unanswerable",
  ];
  const read = { id: number(), last: byte() === 1, reply: replies[number()]() };
  if (left() !== 0) throw new Error(`${left()} bytes too many`);
  return read;
}

/** Keeps count of what the page asks its worker and hears from it: to be called before the page is opened. */
export async function overhear(page) {
  await page.addInitScript(() => {
    window.overheard = [];
    const note = (what, data) => window.overheard.push({ at: performance.now(), what, bytes: [...new Uint8Array(data)] });
    window.Worker = class extends Worker {
      constructor(...options) {
        super(...options);
        this.addEventListener("message", ({ data }) => note("heard", data));
      }
      postMessage(data) {
        note("asked", data);
        super.postMessage(data);
      }
    };
  });
  const read = async (pits) => {
    const all = await page.evaluate(() => window.overheard);
    return all.map(({ at, what, bytes }) => ({ at, what, ...(what === "asked" ? asked(bytes) : answer(bytes, pits)) }));
  };
  /** What has been asked and heard, once there is something among it that `wanted` accepts. */
  return async function exchange(pits, wanted = () => true) {
    for (;;) {
      const all = await read(pits);
      if (all.some(wanted)) return all;
      await page.waitForTimeout(50);
    }
  };
}

/** Starts the worker of the page's build in `page`, unknown to the page itself. */
export async function hire(page) {
  await page.evaluate(() => {
    const worker = new Worker(document.querySelector("meta[name=thinker]").content);
    const heard = [];
    let wake = () => {};
    const note = (what) => {
      heard.push({ at: performance.now(), ...what });
      wake();
    };
    worker.onmessage = ({ data }) => note({ bytes: [...data] });
    worker.onerror = (event) => note({ error: event.message ?? "" });
    window.hired = {
      send: (data) => worker.postMessage(Array.isArray(data) ? new Uint8Array(data) : data),
      async next() {
        while (heard.length === 0) await new Promise((woken) => (wake = woken));
        return heard.shift();
      },
    };
  });
  const next = () => page.evaluate(() => window.hired.next());
  return {
    send: (data) => page.evaluate((data) => window.hired.send(data), data),
    next,
    /** Asks, and waits for all that is said to it: `{ answers, ms }`. */
    async ask(id, record, task, pits = 6) {
      const begun = await page.evaluate((data) => {
        window.hired.send(data);
        return performance.now();
      }, question(id, record, task));
      for (const answers = []; ; ) {
        const { bytes, error, at } = await next();
        if (error !== undefined) throw new Error(`the worker: ${error}`);
        answers.push(answer(bytes, pits));
        if (answers.at(-1).last) return { answers, ms: at - begun };
      }
    },
  };
}
