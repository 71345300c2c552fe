// Without a network after one visit, and from one version of the page to the next.
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { keepOffline } from "../build/offline.mjs";
import { accessible, browserTest, idle, open, play, press, query, ready, seeds } from "./harness.mjs";
import { root } from "./site.mjs";

const ALLOWED = { serviceWorkers: "allow" };
const LANGUAGES = ["en", "pa", "th"];
const GAMES = ["tihbat", "rio-kadalis", "hoyito", "sadeqa"];

const folders = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A copy of the finished page that a test may change. */
async function copy() {
  const folder = await mkdtemp(path.join(tmpdir(), "sowtell-offline-"));
  folders.push(folder);
  await cp(path.join(root, "dist"), folder, { recursive: true });
  return folder;
}

/**
 * Makes the page in a folder another version: a mark in its style sheet, words of another name, and the service worker that
 * goes with these. The files that had other names are gone, as they are when a folder is replaced.
 */
async function renew(folder, mark) {
  const at = (name) => path.join(folder, name);
  let html = await readFile(at("index.html"), "utf8");
  html = html.replace(/<meta name="version" content="\w+">/, "");
  const renewed = async (name, change) => {
    const text = await readFile(at(name), "utf8");
    const other = name.replace(/[0-9a-f]{16}/, mark.repeat(16).slice(0, 16));
    assert.notEqual(other, name);
    await rm(at(name));
    await writeFile(at(other), change(text));
    html = html.replaceAll(name, other);
  };
  const [style] = (await readdir(folder)).filter((name) => /^page-.*\.css$/.test(name));
  await renewed(style, (text) => `${text}\n:root { --version: ${mark}; }`);
  for (const name of await readdir(at("words"))) await renewed(`words/${name}`, (text) => text);
  await writeFile(at("index.html"), html);
  await keepOffline(folder, { finished: true });
}

/** The mark of the version that a page shows. */
function version(page) {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--version").trim());
}

/** Waits until everything has been put by, and the page is served from there. */
function kept(page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller?.state !== "activated") await new Promise((done) => setTimeout(done, 20));
  });
}

/** A first visit, after which there is no network any more. */
async function visitAndCut(page, { context, site, troubles }) {
  await open(page);
  await kept(page);
  await site.close();
  await context.setOffline(true);
  // The browser looks for a newer worker in vain.
  const unexpected = () => troubles.splice(0).filter((line) => !/sw\.js/.test(line));
  return { unexpected };
}

/** Asks for the newest version, as the page itself does each hour. */
function lookForNew(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
  });
}

/** What the service worker that waits, or is being installed, has come to. */
function waiting(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    while (registration.installing) await new Promise((done) => setTimeout(done, 20));
    return registration.waiting?.state ?? null;
  });
}

browserTest("after one visit every page can be read in every language without a network", { ...ALLOWED, folder: copy }, async (test) => {
  const { page } = test;
  const { unexpected } = await visitAndCut(page, test);
  for (const lang of LANGUAGES) {
    for (const name of ["play", "rules", "solved", "about"]) {
      await open(page, `?page=${name}&lang=${lang}`);
      assert.equal(await page.locator("main h1, main [data-pit]").first().isVisible(), true, `${name} in ${lang}`);
      assert.equal(await page.locator('[data-action="words-retry"]').count(), 0, `${name} in ${lang}`);
      await page.evaluate(() => document.fonts.ready);
      const missing = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "error").map(({ family }) => family));
      assert.deepEqual(missing, [], `fonts of ${name} in ${lang}`);
    }
  }
  assert.deepEqual(unexpected(), []);
});

browserTest("after one visit every game is played and the solver asked without a network", { ...ALLOWED, folder: copy }, async (test) => {
  const { page } = test;
  const { unexpected } = await visitAndCut(page, test);
  for (const game of GAMES) {
    await open(page, `?game=${game}&lang=en&speed=instant`);
    const before = await seeds(page);
    await press(page, "hint");
    await page.locator("[data-pit].best").first().waitFor();
    assert.equal(await page.locator("[data-missing]").count(), 0, "the worker is there");
    const best = await page.locator("[data-pit].best").first().getAttribute("data-pit");
    await play(page, best);
    assert.notDeepEqual(await seeds(page), before);
    await page.reload();
    await ready(page);
    assert.notDeepEqual(await seeds(page), before, "the game goes on after loading again");
  }
  // The kiosk has a test of its own below: it asks for its settings each time, in vain here.
  await open(page, "?view=class&game=hoyito&lang=pa");
  assert.deepEqual(unexpected(), []);
});

browserTest("the page can be installed", ALLOWED, async ({ page, context, address, troubles }) => {
  await open(page, "?game=hoyito");
  const chromium = await context.newCDPSession(page);
  const { url, errors, data } = await chromium.send("Page.getAppManifest");
  assert.equal(url, `${address}manifest.webmanifest`);
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.deepEqual([manifest.start_url, manifest.scope, manifest.id], ["./", "./", undefined]);
  for (const { src, sizes } of [...manifest.icons, { src: "icons/apple-touch-icon.png", sizes: "180x180" }]) {
    // Drawn with the page's own policy, which has to let it.
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    assert.equal(size, sizes, src);
  }
  await kept(page);
  const { installabilityErrors } = await chromium.send("Page.getInstallabilityErrors");
  // A window that leaves no trace, as every test has one, cannot install.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
  assert.deepEqual(troubles, []);
});

browserTest("a new version waits until it is wanted, and is whole then", { ...ALLOWED, folder: copy }, async ({ page, context, site, folder, address }) => {
  await open(page, "?game=sadeqa&lang=pa&also=en&speed=instant");
  await kept(page);
  const other = await context.newPage();
  await other.goto(`${address}?game=tihbat&lang=th`);
  await ready(other);
  await play(page, "A");
  const [played, moves] = [await seeds(page), query(page).moves];
  assert.equal(moves, "A");

  await renew(folder, "b");
  await lookForNew(page);
  assert.equal(await waiting(page), "installed");
  const notice = page.locator(".update");
  await notice.locator("button").first().waitFor();
  assert.deepEqual(await notice.locator("p span").evaluateAll((all) => all.map(({ lang }) => lang)), ["pa", "en"]);
  await accessible(page);
  // Nothing of the game is hidden, and nothing has been taken from where it was.
  assert.equal(await page.evaluate(() => document.activeElement.closest(".update")), null);

  // Until it is wanted all is as it was, whatever has gone from the server: here the words of the old version.
  await page.reload();
  await ready(page);
  assert.equal(await version(page), "");
  await page.locator('[data-page="rules"]').click();
  await page.locator(".rule").first().waitFor();
  await page.goBack();
  await ready(page);
  assert.deepEqual(await seeds(page), played);

  await notice.locator("button").first().waitFor();
  const [again] = await Promise.all([page.waitForEvent("load"), other.waitForEvent("load"), press(page, "update-now")]);
  assert.ok(again);
  await ready(page);
  await ready(other);
  assert.deepEqual([await version(page), await version(other)], ["b", "b"]);
  assert.deepEqual([await seeds(page), query(page).moves], [played, "A"]);
  assert.equal(await notice.count(), 0);

  // All of it, and nothing but it, is there without a network.
  await site.close();
  await context.setOffline(true);
  await page.locator('[data-page="rules"]').click();
  await page.locator(".rule").first().waitFor();
  const names = await page.evaluate(async () => {
    const caches_ = await caches.keys();
    const requests = await Promise.all(caches_.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  assert.equal(new Set(names).size, names.length, "one version of each file");
  assert.ok(names.filter((name) => name.endsWith(".ftl")).every((name) => name.includes("b".repeat(16))));
});

browserTest("later is later", { ...ALLOWED, folder: copy }, async ({ page, folder }) => {
  await open(page, "?lang=th");
  await kept(page);
  await renew(folder, "c");
  await lookForNew(page);
  await page.locator(".update button").first().waitFor();
  await press(page, "update-later");
  assert.equal(await page.locator(".update").count(), 0);
  assert.equal(await waiting(page), "installed");
  assert.equal(await version(page), "");
});

browserTest("a sowing is not interrupted", { ...ALLOWED, folder: copy }, async ({ page, context, folder, address }) => {
  await open(page, "?game=hoyito&lang=en&speed=instant");
  await kept(page);
  const other = await context.newPage();
  await other.goto(`${address}?game=hoyito&lang=en&speed=normal`);
  await ready(other);
  await renew(folder, "d");
  await other.locator('[data-pit="A"]').click();
  await other.waitForFunction(() => document.documentElement.dataset.busy !== undefined);
  await lookForNew(page);
  await page.locator(".update button").first().waitFor();
  assert.equal(await other.locator(".update").count(), 0, "nothing is said while seeds travel");
  await Promise.all([page.waitForEvent("load"), press(page, "update-now")]);
  await ready(page);
  assert.equal(await version(page), "d");
  assert.notEqual(await other.evaluate(() => document.documentElement.dataset.busy), undefined, "the other window sows on");
  const [travelling] = await Promise.all([query(other).moves, other.waitForEvent("load", { timeout: 60_000 })]);
  await ready(other);
  assert.equal(await version(other), "d");
  assert.equal(query(other).moves, travelling);
});

browserTest("a kiosk changes over by itself, once nobody has touched it for long", { ...ALLOWED, folder: copy }, async ({ page, folder }) => {
  await writeFile(path.join(folder, "kiosk.json"), "{}");
  await page.clock.install();
  await open(page, "?view=kiosk");
  await kept(page);
  await renew(folder, "a");
  await lookForNew(page);
  assert.equal(await waiting(page), "installed");
  await page.clock.fastForward("08:00");
  await page.mouse.click(500, 380);
  await page.clock.fastForward("08:00");
  assert.equal(await page.locator(".update").count(), 0, "no visitor is asked");
  assert.equal(await waiting(page), "installed");
  await Promise.all([page.waitForEvent("load"), page.clock.fastForward("03:00")]);
  await ready(page);
  assert.equal(await version(page), "a");
});

for (const [what, refused, status] of [
  ["a file is missing", /\/words\/th-/, 404],
  ["the server fails at a file", /\.wasm/, 500],
  ["its page is still the old one", /^\/(index\.html)?(\?|$)/, 200],
]) {
  browserTest(`a new version of which ${what} changes nothing`, { ...ALLOWED, folder: copy }, async (test) => {
    const { page, site, context, folder } = test;
    await open(page, "?lang=en");
    await kept(page);
    const old = await readFile(path.join(folder, "index.html"), "utf8");
    await renew(folder, "e");
    if (status === 200) await writeFile(path.join(folder, "index.html"), old);
    else site.refusals.set(refused, status);
    if (/wasm/.test(refused.source)) {
      // Whatever has kept its name need not be fetched again: a program of another build has another one.
      const [program] = (await readdir(folder)).filter((name) => /^hall-.*\.wasm$/.test(name));
      await rename(path.join(folder, program), path.join(folder, program.replace(/[0-9a-f]{16}/, "e".repeat(16))));
      const html = await readFile(path.join(folder, "index.html"), "utf8");
      await writeFile(path.join(folder, "index.html"), html.replace(/<meta name="version" content="\w+">/, ""));
      await keepOffline(folder, { finished: true });
    }
    await lookForNew(page);
    assert.equal(await waiting(page), null);
    assert.equal(await page.locator(".update").count(), 0);
    await site.close();
    await context.setOffline(true);
    await open(page, "?page=rules&lang=th");
    await page.locator(".rule").first().waitFor();
    assert.equal(await version(page), "");
    test.troubles.splice(0);
  });
}

browserTest("an update that failed succeeds at the next attempt", { ...ALLOWED, folder: copy }, async ({ page, site, folder, troubles }) => {
  await open(page, "?lang=en");
  await kept(page);
  await renew(folder, "f");
  site.refusals.set(/\/words\/th-/, 503);
  await lookForNew(page);
  assert.equal(await waiting(page), null);
  site.refusals.clear();
  await lookForNew(page);
  assert.equal(await waiting(page), "installed");
  await Promise.all([page.waitForEvent("load"), press(page, "update-now")]);
  await ready(page);
  assert.equal(await version(page), "f");
  troubles.splice(0);
});

for (const query of ["?view=embed&game=tihbat", "?game=tihbat"]) {
  browserTest(`nothing is put by from an embed: ${query}`, { ...ALLOWED, folder: copy }, async ({ page, context, folder, address }) => {
    const asked = [];
    context.on("request", (request) => asked.push(request.url()));
    if (query.includes("embed")) {
      await open(page, query);
    } else {
      await writeFile(path.join(folder, "host.html"), `<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe src="./${query}"></iframe>`);
      await page.goto(`${address}host.html`);
      await ready(page.frames()[1]);
    }
    // Longer than a page waits until it has leisure.
    await page.waitForTimeout(2_000);
    assert.deepEqual(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    assert.deepEqual(asked.filter((url) => /sw\.js|offline-/.test(url)), []);
  });
}

browserTest("the settings of a kiosk are asked for each time, and kept for want of a network", { ...ALLOWED, folder: copy }, async ({ page, context, site, folder, troubles }) => {
  const file = path.join(folder, "kiosk.json");
  const settings = () => page.evaluate(async () => (await fetch("kiosk.json?x=1").then((response) => response.text()).catch(() => null)));
  await writeFile(file, '{"idle": 90}');
  await open(page, "?view=kiosk");
  await kept(page);
  assert.equal(await settings(), '{"idle": 90}');
  await writeFile(file, '{"idle": 120}');
  assert.equal(await settings(), '{"idle": 120}');
  await site.close();
  await context.setOffline(true);
  assert.equal(await settings(), '{"idle": 120}');
  troubles.splice(0);
});

browserTest("a page that is worked on clears away what was put by at its address", { ...ALLOWED, folder: copy }, async ({ page, folder, troubles }) => {
  await open(page, "?lang=en");
  await kept(page);
  await keepOffline(folder, { finished: false, served: true });
  const html = await readFile(path.join(folder, "index.html"), "utf8");
  await writeFile(path.join(folder, "index.html"), html.replace(/<meta name="offline"[^>]*>/, ""));
  await Promise.all([page.waitForEvent("load"), page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update())]);
  await ready(page);
  assert.deepEqual(await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]), [0, []]);
  await idle(page);
  troubles.splice(0);
});
