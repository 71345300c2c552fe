// The page as one file, opened from a folder.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { single, singleName } from "../build/single.mjs";
import { browserTest, captions, idle, notices, play, press, query, ready, seeds } from "./harness.mjs";
import { root } from "./site.mjs";

const GAMES = ["tihbat", "rio-kadalis", "hoyito", "sadeqa"];
const dist = path.join(root, "dist");

let folder;
const pages = {};

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sowtell-single-"));
  for (const [key, options] of Object.entries({ all: {}, some: { languages: ["pa", "en"], kiosk: '{"idle": 77}' } })) {
    const file = path.join(folder, singleName(options.languages));
    await writeFile(file, await single(dist, options));
    pages[key] = pathToFileURL(file).href;
  }
});

after(() => rm(folder, { recursive: true }));

/** A test with a page in one file, which asks for nothing but itself. */
function singleTest(name, which, body) {
  browserTest(name, {}, async (given) => {
    const open = async (query) => {
      await given.page.goto(pages[which] + query);
      await ready(given.page);
    };
    await body({ ...given, open });
    const itself = ({ length }) => length > 0;
    const left = given.troubles.splice(0);
    assert.deepEqual(left.filter((line) => !line.startsWith(`leaves: ${pages[which]}?`)), []);
    assert.ok(itself(left), "the page has been opened from its folder");
  });
}

for (const game of GAMES) {
  singleTest(`one file plays ${game} from a folder, and asks its solver`, "all", async ({ page, open }) => {
    await open(`?game=${game}&lang=en&speed=instant`);
    const before = await seeds(page);
    await press(page, "hint");
    await page.locator("[data-pit].best").first().waitFor();
    assert.equal(await page.locator("[data-missing]").count(), 0, "the worker is there");
    await play(page, await page.locator("[data-pit].best").first().getAttribute("data-pit"));
    const played = await seeds(page);
    assert.notDeepEqual(played, before);
    // The address holds the game here, too.
    assert.notEqual(query(page).moves, undefined);
    await page.reload();
    await ready(page);
    assert.deepEqual(await seeds(page), played);
    // The computer answers.
    await page.locator("#seat-north").selectOption("easy");
    await page.waitForFunction((played) => [...document.querySelectorAll("[data-pit]")].some(({ dataset }) => Number(dataset.seeds) !== played[dataset.pit]), played);
    await idle(page);
  });
}

for (const lang of ["en", "pa", "th"]) {
  singleTest(`every page of one file can be read in ${lang}`, "all", async ({ page, open }) => {
    for (const name of ["play", "rules", "solved", "about"]) {
      await open(`?page=${name}&lang=${lang}`);
      assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      assert.ok(await page.locator("main h1, main [data-pit]").first().isVisible());
      assert.equal(await page.locator('[data-action="words-retry"], #failure').count(), 0);
      await page.evaluate(() => document.fonts.ready);
      assert.ok((await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length)) > 0);
      assert.deepEqual(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "error").map(({ family }) => family)), []);
    }
  });
}

singleTest("the kiosk and the class are in the file, too, in their own dress", "some", async ({ page, open }) => {
  for (const view of ["kiosk", "class"]) {
    await open(`?view=${view}&game=hoyito&lang=pa&also=en`);
    assert.equal(await page.locator("style[data-file]").getAttribute("media"), "all");
  }
  assert.equal(await page.evaluate(async () => (await (await fetch("kiosk.json")).json()).idle), 77);
});

singleTest("a file of some languages offers these, begins in the first and says what is wrong with another", "some", async ({ page, open }) => {
  await open("?game=tihbat");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pa");
  const offered = await page.locator("header select").last().locator("option").evaluateAll((all) => all.map(({ value }) => value));
  assert.deepEqual(offered, ["pa", "en"]);
  await open("?game=tihbat&lang=th");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pa");
  const [notice, ...more] = await notices(page);
  assert.deepEqual(more, []);
  assert.match(notice, /lang.*th.*pa, en/);
  await open("?game=tihbat&lang=en&also=th");
  assert.match((await notices(page)).join(), /also.*th.*pa, en/);
  assert.deepEqual((await captions(page)).map(({ lang }) => lang), ["en"]);
});

browserTest("what other languages need is not in the file", {}, async () => {
  const [all, some] = await Promise.all([pages.all, pages.some].map((url) => readFile(new URL(url), "utf8")));
  const families = (html) => new Set([...html.matchAll(/font-family:\s*"?([\w ]+)"?;[^}]*data:font/g)].map(([, family]) => family));
  assert.deepEqual([...families(all)].filter((family) => !families(some).has(family)).every((family) => /thai/i.test(family)), true);
  assert.ok([...families(some)].some((family) => /gurmukhi/i.test(family)) && ![...families(some)].some((family) => /thai/i.test(family)));
  assert.ok(all.includes('data-file="words/th-') && !some.includes('data-file="words/th-'));
});

singleTest("nothing can be sent from the file, and nothing written into it runs", "all", async ({ page, open, troubles }) => {
  await open("?game=tihbat");
  const outcome = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.intruder = true";
    document.head.append(script);
    const request = new XMLHttpRequest();
    const sent = new Promise((done) => {
      request.onload = () => done(true);
      request.onerror = () => done(false);
    });
    request.open("GET", "data:text/plain,hello");
    request.send();
    return { intruder: window.intruder ?? null, sent: await sent, missing: (await fetch("words/xx.ftl")).status };
  });
  assert.deepEqual(outcome, { intruder: null, sent: false, missing: 404 });
  const refused = troubles.filter((line) => /policy: |Content Security Policy/.test(line));
  assert.ok(refused.some((line) => /script-src/.test(line)) && refused.some((line) => /connect-src/.test(line)));
  refused.forEach((line) => troubles.splice(troubles.indexOf(line), 1));
});

browserTest("the page's own folder says that it wants a server, and names the file", {}, async ({ page, troubles }) => {
  await page.goto(`${pathToFileURL(path.join(dist, "index.html")).href}?game=tihbat`);
  await page.locator("#failure").waitFor();
  assert.match(await page.locator('#failure [lang="en"]').textContent(), /web server; .* one file/);
  troubles.splice(0);
});

test("languages that there are no words in are refused by name", async () => {
  await assert.rejects(single(dist, { languages: ["pa", "xx", "de"] }), /no words in xx, de; there are en, pa, th/);
  await assert.rejects(single(folder), /no page in/);
});
