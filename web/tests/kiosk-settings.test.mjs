// What a kiosk is set to: by kiosk.json and by its address, and what the staff read when something in them is wrong.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { begin, kiosk, kioskTest, pass, standing } from "./kiosk.mjs";
import { root } from "./site.mjs";

const troubles = (page) => page.locator(".troubles [data-trouble]").allTextContents();
const listed = (page, what) => page.locator(`[data-${what}]`).evaluateAll((all, name) => all.map(({ dataset }) => dataset[name]), what);

kioskTest("the file sets games, languages, speed, colours and what is offered", {}, async ({ page, address }) => {
  const file = { games: ["hoyito", "sadeqa"], languages: ["th", "pa"], idle: 20, levels: ["hard"], north: "hard", speed: "brisk", palette: "dark", digits: "native", extras: ["computer", "values"] };
  await kiosk(page, address, "", { file });
  assert.deepEqual(await standing(page), { kind: "show", game: "hoyito", lang: "th" });
  assert.deepEqual(await listed(page, "language"), ["th", "pa"]);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.palette), "dark");
  assert.equal(await page.locator('[data-pit="A"] .number').textContent(), "๔");
  await begin(page);
  assert.deepEqual(await page.locator(".kiosk .tools [data-action]").evaluateAll((all) => all.map(({ dataset }) => dataset.action)), ["games", "players", "undo", "restart", "values"]);
  assert.match(await page.locator('[data-action="players"]').textContent(), /ยาก/);
  await page.locator('[data-action="games"]').click();
  assert.deepEqual(await listed(page, "game"), ["hoyito", "sadeqa"]);
  await page.keyboard.press("Escape");
  await page.locator('[data-action="players"]').click();
  assert.deepEqual(await listed(page, "option"), ["person", "hard"]);
  await page.keyboard.press("Escape");
  await pass(page, 20.5);
  await page.locator("dialog.question").waitFor();
});

kioskTest("the address comes before the file", {}, async ({ page, address }) => {
  const file = { games: ["hoyito", "sadeqa"], languages: ["th", "pa"], idle: 300, palette: "dark" };
  await kiosk(page, address, "games=tihbat,rio-kadalis&game=rio-kadalis&lang=en&idle=15&palette=light", { file });
  assert.deepEqual(await standing(page), { kind: "show", game: "rio-kadalis", lang: "en" });
  assert.deepEqual(await listed(page, "language"), ["en", "th", "pa"]);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.palette), "light");
  await begin(page);
  await pass(page, 15.5);
  await page.locator("dialog.question").waitFor();
});

kioskTest("without a file everything is as it is by itself, and nobody is told anything", {}, async ({ page, address }) => {
  await kiosk(page, address, "", { file: null });
  assert.equal(await page.locator(".troubles").count(), 0);
  assert.deepEqual(await standing(page), { kind: "show", game: "tihbat", lang: "en" });
  assert.equal(await page.locator("[data-corner]").count(), 0, "no code, no corner");
});

kioskTest("every field that cannot be followed is named with what it may be, and the rest is followed", {}, async ({ page, address }) => {
  const file = {
    games: ["tihbat", "chess"],
    languages: [],
    also: "fr",
    idle: 5,
    levels: "easy",
    north: "nobody",
    speed: 3,
    palette: "dark",
    table: "yes",
    extras: ["computer", "sound"],
    code: 1234,
    volume: 11,
  };
  await kiosk(page, address, "lang=en&idle=never&position=4,4/4,4+s+0,0&colour=red", { file });
  const said = (await troubles(page)).join("\n");
  for (const sentence of [
    "kiosk.json: games[1] is given as “chess”, which cannot be followed. It can be one of these: tihbat, rio-kadalis, hoyito, sadeqa.",
    "kiosk.json: languages is given as “[]”, which cannot be followed. It can be a list of one or more of these: en, pa, th.",
    "kiosk.json: also is given as “fr”, which cannot be followed. It can be one of these: en, pa, th.",
    "kiosk.json: idle is given as “5”, which cannot be followed. It can be a number from 10 to 3600.",
    "kiosk.json: levels is given as “easy”, which cannot be followed. It can be a list of one or more of these: beginner, easy, medium, hard, perfect.",
    "kiosk.json: north is given as “nobody”, which cannot be followed. It can be one of these: person, beginner, easy, medium, hard, perfect.",
    "kiosk.json: speed is given as “3”, which cannot be followed. It can be one of these: counting, normal, brisk, instant.",
    "kiosk.json: table is given as “yes”, which cannot be followed. It can be one of these: true, false.",
    "kiosk.json: extras[1] is given as “sound”, which cannot be followed. It can be one of these: computer, speed, rules, hints, values.",
    "kiosk.json: code is given as “…”, which cannot be followed. It can be a text of 4 to 8 digits.",
    "kiosk.json: there is no field volume. It can be one of these: games, languages, also, north-lang, idle, levels, north, speed, palette, digits, table, extras, code.",
    "The address gives idle as “never”, which cannot be followed. It can be a number from 10 to 3600.",
    "The address gives colour as “red”, which cannot be followed. Nothing here has that name, so it is left out.",
    "The address names position, which has no use on a kiosk, so it is left out.",
  ]) {
    assert.ok(said.includes(sentence), `${sentence}\nis not in\n${said}`);
  }
  assert.equal((await troubles(page)).length, 14);
  assert.deepEqual(await standing(page), { kind: "show", game: "tihbat", lang: "en" });
  assert.equal(await page.evaluate(() => document.documentElement.dataset.palette), "dark", "what can be followed is");
  await page.locator('[data-action="dismiss"]').click();
  assert.equal(await page.locator(".troubles").count(), 0);
  assert.equal((await standing(page)).kind, "show", "reading it begins no game");
});

for (const [what, file, sentence] of [
  ["is no JSON", '{\n  "idle": 90,\n  "table": maybe\n}', "kiosk.json cannot be read: something is wrong in line 3, at character 12. The usual settings are in use."],
  ["is no object", "[1, 2]", "Everything in kiosk.json has to stand between curly brackets. The usual settings are in use."],
  ["is empty", "", "kiosk.json cannot be read: something is wrong in line 1, at character 0. The usual settings are in use."],
]) {
  kioskTest(`a file that ${what} is named, and the kiosk runs`, {}, async ({ page, address }) => {
    await kiosk(page, address, "", { file });
    assert.deepEqual(await troubles(page), [sentence]);
    await begin(page);
    assert.equal(await page.locator(".troubles").count(), 0, "visitors need not read it");
  });
}

kioskTest("a file that the server cannot give is named", {}, async ({ page, address, troubles: found }) => {
  await page.route("**/kiosk.json", (route) => route.fulfill({ status: 500 }));
  await page.goto(`${address}?view=kiosk`);
  await page.locator(".troubles").waitFor();
  assert.deepEqual(await troubles(page), ["kiosk.json could not be fetched, so the usual settings are in use."]);
  assert.match(found.splice(0).join("\n"), /500/);
});

kioskTest("the sample beside the page is followed without a word, and asks for what is usual anyway", {}, async ({ page, address }) => {
  const file = await readFile(path.join(root, "dist/kiosk.sample.json"), "utf8");
  await kiosk(page, address, "", { file });
  assert.equal(await page.locator(".troubles").count(), 0);
  assert.deepEqual(await standing(page), { kind: "show", game: "tihbat", lang: "en" });
  const documented = await readFile(path.join(root, "docs/kiosk.md"), "utf8");
  for (const field of Object.keys(JSON.parse(file))) assert.ok(documented.includes(`| \`${field}\` |`), `docs/kiosk.md has no row for ${field}`);
});

kioskTest("the values that docs/kiosk.md gives are those that the notices name", {}, async ({ page, address }) => {
  const documented = await readFile(path.join(root, "docs/kiosk.md"), "utf8");
  const rows = [...documented.matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|/gm)].map(([, field, values]) => [field, values]);
  assert.equal(rows.length, 13);
  const file = Object.fromEntries(rows.map(([field]) => [field, { no: "value" }]));
  await kiosk(page, address, "lang=en", { file });
  const said = (await troubles(page)).map((sentence) => /^kiosk\.json: ([a-z-]+) .* It can be (.*)\.$/.exec(sentence).slice(1));
  const named = Object.fromEntries(said);
  assert.deepEqual(Object.keys(named).sort(), rows.map(([field]) => field).sort());
  const { levels, languages } = Object.fromEntries(rows);
  for (const [field, given] of rows) {
    const values = given.replace("a level", levels).replace("a language", languages);
    const each = values.match(/`"?[a-z-]+"?`/g)?.map((value) => value.replace(/[`"]/g, "")) ?? [];
    const listed = /these: (.*)$/.exec(named[field])?.[1].split(", ") ?? named[field].match(/\d+/g);
    const numbers = each.some((value) => value !== "null") ? [] : (values.match(/\d+/g) ?? []);
    assert.deepEqual([...each.filter((value) => value !== "null"), ...numbers], listed, field);
  }
});

kioskTest("it asks its server for the file as it is now, whatever the browser has kept", {}, async ({ page, address }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (what, how) => {
      if (what === "kiosk.json") window.asked = how.cache;
      return fetch(what, how);
    };
  });
  await kiosk(page, address);
  assert.equal(await page.evaluate(() => window.asked), "no-store");
});
