// The lessons of the class: each opened by its link and answered, by mouse and by keyboard alone, a teacher's own files among
// them, and what is said of a file that has something wrong with it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { accessible, browserTest, idle, open, press, query } from "./harness.mjs";
import { root } from "./site.mjs";

const folder = path.join(root, "web/lessons");
const read = async (name) => JSON.parse(await readFile(path.join(folder, `${name}.json`), "utf8"));
const names = await read("lessons");
const lessons = await Promise.all(names.map(async (name) => ({ name, ...(await read(name)) })));

const address = (name, rest = "&lang=en&speed=instant") => `?view=class&lesson=${name}${rest}`;
const stage = (page, name) => page.locator(`[data-lesson-stage="${name}"]`);

/** What is to be done for the right answer, by what the lesson claims; the rules have checked the claims. */
function right({ ask, expects: [claim], position }) {
  const mover = position.split(" ")[1] === "s" ? "south" : "north";
  const own = (claim.captures ?? []).filter(({ to }) => to === mover).reduce((sum, { seeds }) => sum + seeds, 0);
  const [[kind, of]] = Object.entries(ask);
  switch (kind) {
    case "where":
      return { pit: claim.last, key: claim.last };
    case "choose":
      return { pit: claim.from, key: claim.from.toLowerCase() };
    case "captures":
      return { action: own > 0 ? "yes" : "no", key: own > 0 ? "1" : "2" };
    case "who":
      return { action: claim.captures[0].to, key: claim.captures[0].to === "south" ? "1" : "2" };
    default:
      return { number: kind === "fill" ? claim.filled[of] : own };
  }
}

for (const lang of ["en", "pa", "th"]) {
  browserTest(`every lesson is asked, answered and explained in ${lang}`, {}, async ({ page }) => {
    for (const lesson of lessons) {
      await open(page, address(lesson.name, `&lang=${lang}&speed=instant`));
      await stage(page, "asking").waitFor();
      assert.equal(await page.locator('[data-caption="question"]').textContent(), lesson.question[lang], lesson.name);
      const { pit, action, number } = right(lesson);
      if (pit) await page.locator(`[data-pit="${pit}"]`).click();
      else if (action) await press(page, action);
      else await page.locator(`[data-answer="${number}"]`).click();
      await idle(page);
      await stage(page, "explained").waitFor();
      assert.equal(await stage(page, "explained").getAttribute("data-verdict"), "right", lesson.name);
      assert.equal(await page.locator('[data-caption="explanation"]').textContent(), lesson.explanation[lang], lesson.name);
    }
  });
}

browserTest("a wrong answer is told from a right one, and the lesson can be asked again or shown without an answer", {}, async ({ page }) => {
  await open(page, address("binikh"));
  await page.locator('[data-pit="D"]').click();
  await idle(page);
  await stage(page, "explained").waitFor();
  assert.equal(await stage(page, "explained").getAttribute("data-verdict"), "wrong");
  // What is shown is the right sowing all the same.
  assert.equal(await page.locator('[data-pile="south"]').getAttribute("data-seeds"), "24");
  await press(page, "again");
  await stage(page, "asking").waitFor();
  assert.equal(await page.locator('[data-pile="south"]').getAttribute("data-seeds"), "20");
  await press(page, "show-answer");
  await idle(page);
  await stage(page, "explained").waitFor();
  assert.equal(await stage(page, "explained").getAttribute("data-verdict"), null);
});

browserTest("two languages are said under each other, and figures are in the digits wished for", {}, async ({ page }) => {
  await open(page, address("how-many-pits", "&lang=pa&also=th&digits=native"));
  const said = await page.locator('[data-caption="question"]').evaluateAll((all) => all.map(({ lang, textContent }) => [lang, textContent]));
  assert.deepEqual(said.map(([lang]) => lang), ["pa", "th"]);
  assert.match(said[0][1], /੧੭.*੩੧/u);
  assert.match(said[1][1], /๑๗.*๓๑/u);
});

browserTest("the lessons are gone through by keyboard alone", {}, async ({ page }) => {
  await open(page, address("first-sowing"));
  await idle(page);
  for (const lesson of lessons) {
    assert.equal((await query(page)).lesson, lesson.name);
    const { key, number } = right(lesson);
    if (key) {
      await page.keyboard.press(key);
    } else {
      // A digit leads into the field for numbers.
      await page.keyboard.type(String(number));
      await page.keyboard.press("Enter");
    }
    await idle(page);
    await stage(page, "explained").waitFor();
    assert.equal(await stage(page, "explained").getAttribute("data-verdict"), "right", lesson.name);
    // The clicker: a step back, on again, and on to the next lesson.
    if (!("fill" in lesson.ask)) {
      await page.keyboard.press("PageUp");
      await stage(page, "explained").waitFor({ state: "detached" });
      await page.keyboard.press("PageDown");
      await stage(page, "explained").waitFor();
    }
    await page.keyboard.press("PageDown");
    if (lesson !== lessons.at(-1)) await stage(page, "asking").waitFor();
    await idle(page);
  }
  assert.equal((await query(page)).lesson, names.at(-1), "after the last there is none");
});

browserTest("a clicker alone shows a lesson step by step", {}, async ({ page }) => {
  await open(page, address("sowing-on", "&lang=en&speed=normal"));
  await idle(page);
  await page.keyboard.press("PageDown");
  await page.waitForFunction(() => document.documentElement.dataset.busy !== undefined);
  for (let presses = 0; presses < 30 && (await stage(page, "explained").count()) === 0; presses += 1) {
    await page.keyboard.press("PageDown");
    await page.waitForTimeout(20);
  }
  assert.equal(await stage(page, "explained").count(), 1);
});

browserTest("lessons are listed by game; one leads to the next, and to the class's board", {}, async ({ page }) => {
  await open(page, "?view=class&section=lessons&lang=en&speed=instant");
  const listed = await page.locator("[data-lesson]").evaluateAll((all) => all.map(({ dataset }) => dataset.lesson));
  assert.deepEqual([...listed].sort(), [...names].sort());
  await page.locator('[data-lesson="even-harvest"]').click();
  await stage(page, "asking").waitFor();
  assert.equal((await query(page)).lesson, "even-harvest");
  await press(page, "lesson-after");
  await page.locator('[data-lesson-shown="odd-number"]').waitFor();
  await press(page, "lesson-before");
  await page.locator('[data-lesson-shown="even-harvest"]').waitFor();
  await press(page, "play-on");
  await page.locator(".class-tools [data-action=restart]").waitFor();
  const parameters = await query(page);
  assert.deepEqual([parameters.position, parameters.lesson, parameters.section], ["2,5/3,2 s 8,8", undefined, undefined]);
});

/** Puts files in the place of those beside the page. */
async function beside(page, files) {
  await page.route("**/lessons/*.json", (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    return name in files ? route.fulfill({ contentType: "application/json", body: files[name] }) : route.fulfill({ status: 404, body: "" });
  });
}

// With letters that nothing else on the page needs.
const MINE = {
  game: "rio-kadalis",
  position: "0,0,2,0,1,0/0,0,0,0,0,0 s 0,0",
  ask: { where: "C" },
  title: { th: "บทเรียนของฉัน ฎฏฑฒ" },
  question: { th: "เม็ดสุดท้ายตกที่ใด ฆฌ" },
  explanation: { th: "หยอดต่อ <b>" },
};

browserTest("a teacher's own lessons stand among the others; what is wrong with one is said, and the rest are there", {}, async ({ page, troubles }) => {
  await beside(page, {
    "lessons.json": JSON.stringify(["mine", "typo", "claim", "gone", "../elsewhere"]),
    "mine.json": JSON.stringify(MINE),
    "typo.json": JSON.stringify({ ...MINE, ask: { wheer: "C" } }),
    "claim.json": JSON.stringify({ ...MINE, expects: [{ last: "b" }] }),
  });
  const fonts = [];
  page.on("request", (request) => fonts.push(...(/whole-[a-z-]+/.exec(request.url()) ?? [])));
  await open(page, "?view=class&section=lessons&lang=en&speed=instant");
  const said = await page.locator("[data-trouble]").allTextContents();
  assert.deepEqual(said.map((text) => text.trim().replace(/ at line 1 column \d+$/, "")), [
    "Lesson “typo.json” is left out. What stands under “ask” cannot be read: unknown variant `wheer`, expected one of `where`, `captures`, `how-many`, `who`, `choose`, `fill`",
    "Lesson “claim.json” is left out. “expects[0].last” says “b”. By the rules it is “a”.",
    "Lesson “gone.json” is left out. Its file could not be loaded.",
    "Lesson “../elsewhere.json” is left out. A lesson’s name is made of letters from A to Z, digits and hyphens.",
  ]);
  await page.locator('[data-lesson="mine"]').click();
  await stage(page, "asking").waitFor();
  assert.equal(await page.locator(".lacking").textContent(), "This lesson has no English text.");
  assert.equal(await page.locator('[data-caption="question"]').getAttribute("lang"), "th");
  await page.locator('[data-pit="a"]').click();
  await idle(page);
  await stage(page, "explained").waitFor();
  assert.equal(await page.locator('[data-caption="explanation"]').textContent(), MINE.explanation.th, "no HTML in it");
  await page.evaluate(() => document.fonts.ready);
  assert.deepEqual([...new Set(fonts)], ["whole-thai-looped"]);
  assert.ok(troubles.splice(0).every((trouble) => /404/.test(trouble)));
});

browserTest("the lessons that come with the page need no more letters than the page's own", {}, async ({ page }) => {
  const fonts = [];
  page.on("request", (request) => fonts.push(...(/whole-[a-z-]+/.exec(request.url()) ?? [])));
  for (const lang of ["pa", "th"]) {
    await open(page, `?view=class&section=lessons&lang=${lang}`);
    for (const name of names) {
      await open(page, address(name, `&lang=${lang}&speed=instant`));
      await press(page, "show-answer");
      await idle(page);
      await page.evaluate(() => document.fonts.ready);
    }
  }
  assert.deepEqual(fonts, []);
});

browserTest("without the list of lessons, and with a lesson that is not there, a sentence says so", {}, async ({ page, troubles }) => {
  await open(page, "?view=class&lesson=nothing&lang=en");
  assert.equal((await page.locator(".lesson-list [role=alert]").textContent()).trim(), "There is no lesson called “nothing”. Choose one of these.");
  await beside(page, { "lessons.json": '["binikh"' });
  await open(page, "?view=class&section=lessons&lang=en");
  assert.match(await page.locator("[data-trouble]").textContent(), /^Lesson “lessons.json” is left out. It is not a lesson’s file: EOF/);
  troubles.splice(0);
});

browserTest("axe finds no fault with the lessons", {}, async ({ page }) => {
  for (const lang of ["en", "pa", "th"]) {
    await open(page, `?view=class&section=lessons&lang=${lang}&also=${lang === "pa" ? "th" : ""}`);
    await accessible(page);
    for (const name of ["binikh", "four-for-its-owner", "how-many-pits"]) {
      await open(page, address(name, `&lang=${lang}&speed=instant`));
      await accessible(page);
      await press(page, "show-answer");
      await idle(page);
      await accessible(page);
    }
  }
});
