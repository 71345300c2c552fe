// The class by keyboard and clicker alone, what it says aloud and lets be heard, and axe on all of it.
import assert from "node:assert/strict";
import { accessible, browserTest, captions, idle, open, press, query, readable, seeds } from "./harness.mjs";
import { replay } from "./lab.mjs";

const CLASS = "?view=class";

const focused = (page) =>
  page.evaluate(() => {
    const { dataset, id, localName } = document.activeElement;
    return dataset.pit ?? dataset.action ?? (id || localName);
  });

const stage = (page) => page.evaluate(() => document.querySelector("[data-quiz]")?.dataset.quiz);
const given = (page) =>
  page.locator("[data-given]").evaluateAll((all) => Object.fromEntries(all.map(({ dataset }) => [dataset.given, Number(dataset.times)])));

/** Waits until the address says so. */
const addressed = (page, name, value) => page.waitForURL((url) => url.searchParams.get(name) === value);

/** Presses Tab until something of this name has the focus. */
async function tabTo(page, name) {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not lead to ${name}`);
}

browserTest("a whole lesson by keyboard alone", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=tihbat&speed=instant`);
  // The game, the question and the second language are chosen with the arrows of their fields.
  await tabTo(page, "game");
  await page.keyboard.press("ArrowDown");
  await addressed(page, "game", "rio-kadalis");
  await tabTo(page, "also");
  await page.keyboard.press("ArrowDown");
  await page.locator("[data-caption]").nth(1).waitFor();
  await tabTo(page, "ask");
  await page.keyboard.press("ArrowDown");
  await addressed(page, "ask", "last");
  // A letter chooses the pit wherever the focus is but on a choice; then both rows answer, the South with capitals.
  await tabTo(page, "hints");
  await page.keyboard.press("c");
  assert.equal(await stage(page), "asking");
  for (const key of ["Shift+E", "d", "Shift+E"]) await page.keyboard.press(key);
  assert.deepEqual(await given(page), { E: 2, d: 1 });
  // An answer by arrows and Enter.
  await tabTo(page, "A");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  assert.deepEqual(await given(page), { E: 2, d: 1, B: 1 });
  await page.keyboard.press("PageDown");
  await idle(page);
  assert.equal(await stage(page), "answered");
  assert.equal(await focused(page), "C", "the focus stays on the board");
  // Back and on again, by the arrows too where the board has not the focus.
  await page.keyboard.press("PageUp");
  assert.notEqual(await stage(page), "answered");
  await tabTo(page, "stride-forward");
  await page.keyboard.press("Enter");
  assert.equal(await stage(page), "answered");
  await page.keyboard.press("ArrowLeft");
  assert.notEqual(await stage(page), "answered");
});

browserTest("yes and no, and numbers, by their keys; Escape withdraws", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=hoyito&ask=capture`);
  await page.keyboard.press("b");
  for (const key of ["1", "2", "2"]) await page.keyboard.press(key);
  assert.deepEqual(await given(page), { Yes: 1, No: 2 });
  await page.keyboard.press("Escape");
  assert.equal(await stage(page), undefined);
  await page.locator("#ask").selectOption("count");
  await tabTo(page, "hints");
  await page.keyboard.press("b");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  assert.deepEqual(await given(page), { 12: 1, 4: 1 });
  await page.keyboard.press("Escape");
  assert.equal(await stage(page), undefined);
  assert.equal(await focused(page), "B", "the focus is not lost with the field it was in");
  await page.keyboard.press("Enter");
  await press(page, "withdraw");
  assert.equal(await stage(page), undefined);
  assert.equal(await focused(page), "B", "nor with the button");
});

browserTest("a key held down answers once and does not sow, but steps on", {}, async ({ page }) => {
  const hold = async (key) => {
    for (let each = 0; each < 4; each += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await open(page, `${CLASS}&lang=en&game=rio-kadalis&ask=last&by-hand=yes`);
  await hold("c");
  assert.equal(await stage(page), "asking");
  assert.deepEqual(await given(page), {}, "the key that chose the pit has not answered too");
  await hold("d");
  assert.deepEqual(await given(page), { d: 1 });
  await tabTo(page, "A");
  await hold("Enter");
  assert.deepEqual(await given(page), { d: 1, A: 1 });
  await page.keyboard.press("PageDown");
  assert.equal(await stage(page), undefined, "the seeds are sown");
  const before = await seeds(page);
  await hold("PageDown");
  const fallen = Object.entries(await seeds(page)).filter(([pit, number]) => number > before[pit]);
  assert.ok(fallen.length >= 2, JSON.stringify(fallen));
  await hold("PageUp");
  await press(page, "restart");
  // Held down until a question comes, the key does not go past it.
  await page.keyboard.down("PageDown");
  await page.locator('[data-pit="C"]').click();
  await page.keyboard.down("PageDown");
  assert.equal(await stage(page), "asking");
  await page.keyboard.up("PageDown");
  await page.keyboard.press("PageDown");
  assert.equal(await stage(page), undefined);
});

browserTest("a clicker is not held on a choice that was made with the mouse", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=tihbat&by-hand=yes`);
  await page.locator("#game").selectOption("rio-kadalis");
  await addressed(page, "game", "rio-kadalis");
  await page.locator('[data-pit="A"]').click();
  await page.locator("#game").focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  assert.deepEqual([(await seeds(page)).B, (await seeds(page)).C], [5, 5]);
  await page.keyboard.press("PageUp");
  assert.deepEqual([(await seeds(page)).B, (await seeds(page)).C], [5, 4]);
  assert.equal(await focused(page), "game");
  assert.equal(query(page).game, "rio-kadalis");
});

browserTest("a clicker alone steps through a sowing and back; the page is not scrolled by it", { viewport: { width: 360, height: 740 } }, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=rio-kadalis&by-hand=yes`);
  await page.keyboard.press("a");
  assert.equal((await seeds(page)).A, 0);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  assert.deepEqual([(await seeds(page)).B, (await seeds(page)).C, (await seeds(page)).D], [5, 5, 4]);
  await page.keyboard.press("PageUp");
  assert.deepEqual([(await seeds(page)).B, (await seeds(page)).C], [5, 4]);
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  // In a dialog the keys are the dialog's.
  await press(page, "class-options");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("b");
  assert.equal((await seeds(page)).C, 4);
  // Even where nothing in it has the focus.
  await page.evaluate(() => document.activeElement.blur());
  assert.equal(await focused(page), "body");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("b");
  assert.equal((await seeds(page)).C, 4);
  await press(page, "close");
  assert.equal(await page.locator("dialog").count(), 0);
});

browserTest("Tab leads through all of the class and out of it, and is always seen", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=hoyito&ask=count&moves=DaCe`);
  await page.keyboard.press("b");
  const stops = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      const outlined = [element, ...element.querySelectorAll(".target")].some((each) => Number.parseFloat(getComputedStyle(each).outlineWidth) >= 2);
      return outlined || element === document.body;
    });
    const name = await focused(page);
    assert.ok(seen, `the focus on ${name} cannot be seen`);
    if (name === "body") break;
    stops.push(name);
  }
  for (const name of ["game", "language", "also", "colours", "sow", "withdraw", "add", "stride", "undo", "ask", "hints", "class-options"]) {
    assert.ok(stops.includes(name), `Tab leads to ${name}: ${stops.join(" ")}`);
  }
  assert.ok(stops.length < 120, "Tab comes to an end");
});

/** A browser's speech, which only writes down what it is told. */
function stubSpeech(voices) {
  const log = [];
  const listeners = [];
  class SpeechSynthesisUtterance {
    constructor(text) {
      this.text = text;
    }
  }
  const synthesis = {
    speaking: false,
    pending: false,
    getVoices: () => (log.push("voices"), synthesis.voices),
    speak: (said) => log.push(`${said.lang}: ${said.text}`),
    cancel: () => log.push("cancel"),
    addEventListener: (kind, listener) => kind === "voiceschanged" && listeners.push(listener),
    removeEventListener: () => {},
    voices: [],
    arrive: () => {
      synthesis.voices = voices;
      for (const listener of listeners) listener(new Event("voiceschanged"));
    },
  };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
  Object.assign(window, { SpeechSynthesisUtterance, spoken: log });
}

const spoken = (page) => page.evaluate(() => window.spoken.splice(0));

browserTest("sentences are read in turn by voices that may come late, off until asked for, stopped by the next", {}, async ({ page }) => {
  await page.addInitScript(stubSpeech, [{ lang: "en-GB" }, { lang: "th_TH" }]);
  await open(page, `${CLASS}&lang=th&also=en&game=rio-kadalis&by-hand=yes`);
  await page.locator('[data-pit="A"]').click();
  assert.deepEqual(await spoken(page), [], "nothing is touched before it is asked for");
  await press(page, "class-options");
  await page.locator("#option-aloud").check();
  assert.deepEqual((await spoken(page)).filter((each) => each.includes(":")), []);
  assert.deepEqual(await page.locator("[data-voiceless]").evaluateAll((all) => all.map(({ dataset }) => dataset.voiceless)), ["th", "en"]);
  await page.evaluate(() => window.speechSynthesis.arrive());
  assert.equal(await page.locator("[data-voiceless]").count(), 0);
  const [thai, english] = (await captions(page)).map(({ text }) => text);
  assert.deepEqual((await spoken(page)).slice(-3), ["cancel", `th_TH: ${thai}`, `en-GB: ${english}`]);
  await press(page, "close");
  // The seeds are counted in the first language, as they fall.
  for (let seed = 0; seed < 4; seed += 1) await page.keyboard.press("PageDown");
  assert.deepEqual(await spoken(page), ["th_TH: 1", "th_TH: 2", "th_TH: 3", "th_TH: 4"]);
  // What has been handed over and is not spoken yet is not counted into either.
  await page.evaluate(() => (window.speechSynthesis.pending = true));
  await page.keyboard.press("PageUp");
  await spoken(page);
  await page.keyboard.press("PageDown");
  assert.deepEqual((await spoken(page)).filter((each) => each === "th_TH: 4"), []);
  await page.evaluate(() => Object.assign(window.speechSynthesis, { speaking: true, pending: false }));
  await page.keyboard.press("PageDown");
  const [next] = (await captions(page)).map(({ text }) => text);
  assert.deepEqual((await spoken(page)).slice(0, 2), ["cancel", `th_TH: ${next}`], "a new sentence stops the last");
  await page.keyboard.press("PageDown");
  assert.deepEqual(await spoken(page), [], "a seed is not counted into a sentence");
  await press(page, "class-options");
  await page.locator("#option-aloud").uncheck();
  assert.ok((await spoken(page)).includes("cancel"));
});

browserTest("a language without a voice is named in every language shown", {}, async ({ page }) => {
  await page.addInitScript(stubSpeech, [{ lang: "en-US" }]);
  await open(page, `${CLASS}&lang=pa&also=en&game=tihbat&aloud=yes`);
  await page.evaluate(() => window.speechSynthesis.arrive());
  assert.deepEqual(await page.locator("[data-voiceless]").evaluateAll((all) => all.map(({ dataset }) => dataset.voiceless)), ["pa"]);
  assert.match(await page.locator("[data-voiceless]").textContent(), /This browser has no voice for ਪੰਜਾਬੀ/);
  assert.deepEqual((await spoken(page)).filter((each) => each.includes(": ")), ["en-US: South’s turn. Choose a pit."]);
  await page.locator("#ask").selectOption("last");
  assert.deepEqual((await spoken(page)).filter((each) => each.includes(": ")), ["en-US: South’s turn. Choose the pit to ask about."], "what is heard is what is seen");
  await page.addInitScript(() => Object.defineProperty(window, "speechSynthesis", { value: undefined }));
  await open(page, `${CLASS}&lang=en&game=tihbat&aloud=yes`);
  assert.equal((await page.locator("[data-voiceless]").textContent()).trim(), "This browser cannot read aloud.");
});

browserTest("seeds are heard softly, and nothing of sound exists before it is asked for", {}, async ({ page }) => {
  await page.addInitScript(() => {
    window.heard = [];
    window.made = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(...given) {
        super(...given);
        window.made += 1;
      }
      createOscillator() {
        const tone = super.createOscillator();
        const start = tone.start.bind(tone);
        tone.start = () => (window.heard.push(Math.round(tone.frequency.value)), start());
        return tone;
      }
      createGain() {
        const gain = super.createGain();
        const set = gain.gain.setValueAtTime.bind(gain.gain);
        gain.gain.setValueAtTime = (loud, when) => ((window.loudest = Math.max(window.loudest ?? 0, loud)), set(loud, when));
        return gain;
      }
    };
  });
  await open(page, `${CLASS}&lang=en&game=hoyito&by-hand=yes&moves=DaCe`);
  const step = async (times) => {
    for (let each = 0; each < times; each += 1) await page.keyboard.press("PageDown");
  };
  const [, , , , ply] = await replay("hoyito", "DaCeB");
  await page.locator('[data-pit="B"]').click();
  await step(2);
  assert.equal(await page.evaluate(() => window.made), 0);
  await press(page, "class-options");
  await page.locator("#option-sounds").check();
  await press(page, "close");
  assert.equal(await page.evaluate(() => window.made), 0, "not before the first sound");
  await page.locator("#stride").selectOption("move");
  await page.keyboard.press("Escape");
  await page.locator("#stride").selectOption("seed");
  await step(60);
  const { heard, made, loudest } = await page.evaluate(() => ({ heard: window.heard, made: window.made, loudest: window.loudest }));
  assert.equal(made, 1);
  const low = heard.filter((pitch) => pitch < 250).length;
  assert.equal(low, ply.captures.length, "a capture is lower than every seed");
  assert.ok(heard.length > low && heard.length - low < 60);
  assert.ok(loudest < 0.2);
  await page.keyboard.press("PageUp");
  assert.equal(await page.evaluate(() => window.heard.length), heard.length, "nothing is heard on the way back");
  await press(page, "class-options");
  await page.locator("#option-sounds").uncheck();
  assert.equal(query(page).sounds, undefined);
});

const STATES = {
  "the board": ["&game=sadeqa", async () => {}],
  "a sowing that is counted": ["&game=rio-kadalis&by-hand=yes", async (page) => {
    await page.keyboard.press("a");
    for (let seed = 0; seed < 3; seed += 1) await page.keyboard.press("PageDown");
  }],
  "a question for a pit": ["&game=rio-kadalis&ask=last&hints=yes", async (page) => {
    for (const key of ["c", "Shift+E", "d"]) await page.keyboard.press(key);
  }],
  "a question for yes or no": ["&game=hoyito&ask=capture", async (page) => {
    for (const key of ["b", "1"]) await page.keyboard.press(key);
  }],
  "a question for a number": ["&game=hoyito&ask=count", async (page) => {
    await page.keyboard.press("b");
    await page.locator("[data-number]").fill("x");
    await press(page, "add");
    await page.locator('[data-answer="4"]').click();
  }],
  "an answer explained": ["&game=hoyito&ask=count&speed=instant&moves=DaCe", async (page) => {
    await page.keyboard.press("b");
    for (const answer of [4, 8]) await page.locator(`[data-answer="${answer}"]`).click();
    await page.keyboard.press("PageDown");
    await idle(page);
    assert.equal(await stage(page), "answered");
  }],
  "the choices for the class": ["&game=tihbat&aloud=yes", async (page) => press(page, "class-options")],
};

for (const [what, [rest, come]] of Object.entries(STATES)) {
  browserTest(`axe finds no fault with ${what} of the class`, {}, async ({ page }) => {
    for (const lang of ["en", "pa", "th"]) {
      await open(page, `${CLASS}&lang=${lang}&also=${lang === "pa" ? "th" : ""}${rest}`);
      await come(page);
      await accessible(page);
    }
    await page.evaluate(() => document.documentElement.setAttribute("data-palette", "projector-dark"));
    await readable(page);
  });
}
