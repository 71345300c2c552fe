// What the tests of the finished page stand on: `browserTest`, which fails a test on any error in the console, any error
// in the page, any breach of the Content-Security-Policy and any request that leaves the page's own origin; and the moves
// and looks the tests have in common.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { launch, ready, serve, watch } from "./site.mjs";

export { ready };

/** How long anything may take, in milliseconds. */
const PATIENCE = 30_000;

let site;
let browser;

// One server and one browser for each file of tests.
before(async () => {
  [site, browser] = await Promise.all([serve(), launch()]);
});

after(async () => {
  await browser?.close();
  await site?.close();
});

const addresses = new WeakMap();

/**
 * A test with a page of its own, in a fresh profile.
 *
 * `options` are Playwright's for a new context (`viewport`, `reducedMotion`, `locale`, `javaScriptEnabled`, …), without a
 * service worker unless it is allowed (`serviceWorkers: "allow"`); and `folder`, for a test that wants a server of its own:
 * a function that makes the folder it serves. `body` is called with `{ page, context, address, site, folder, troubles, allow }`;
 * `allow(origin)` lets the page ask that origin, too. Whatever is in `troubles` when it returns fails the test, so a test
 * that brings trouble about on purpose takes it out: `troubles.splice(0)`.
 */
export function browserTest(name, { folder, ...options }, body) {
  test(name, { timeout: 4 * PATIENCE }, async () => {
    const made = await folder?.();
    const own = made && (await serve(made));
    const here = own ?? site;
    const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, serviceWorkers: "block", ...options });
    context.setDefaultTimeout(PATIENCE);
    try {
      const troubles = [];
      const origins = [here.origin];
      await watch(context, origins, troubles);
      const page = await context.newPage();
      addresses.set(page, here.address);
      const allow = (origin) => origins.push(origin);
      await body({ page, context, address: here.address, site: here, folder: made, troubles, allow });
      // What is under way is told of by the end of a turn of the page's event loop.
      if (options.javaScriptEnabled !== false) {
        await Promise.all(context.pages().map((open) => open.evaluate(() => new Promise((done) => setTimeout(done)))));
      }
      assert.deepEqual(troubles, []);
    } finally {
      await context.close();
      await own?.close();
    }
  });
}

/** Opens the page with a query such as `?game=tihbat&lang=pa` and waits until the board can be used. */
export async function open(page, query = "") {
  await page.goto(addresses.get(page) + query);
  await ready(page);
}

/** Waits until no seed travels. */
export async function idle(page) {
  // What a click brings about is drawn by the second frame at the latest.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() => document.documentElement.dataset.busy === undefined);
}

/** Presses a button of the page by what it does: `undo`, `step-back`, … */
export function press(page, action) {
  return page.locator(`[data-action="${action}"]`).first().click();
}

/** Clicks a pit whether or not it can be played: Playwright would wait for one that says it is disabled. */
export function click(page, pit) {
  return page.locator(`[data-pit="${pit}"]`).first().click({ force: true });
}

/** Plays a pit with the mouse, and waits until its seeds have been sown. */
export async function play(page, pit) {
  await page.locator(`[data-pit="${pit}"]`).first().click();
  await idle(page);
}

/** The seeds of every pit by its letter: `{ A: 4, … }`. */
export function seeds(page) {
  return page.locator("[data-pit]").evaluateAll((pits) => Object.fromEntries(pits.map(({ dataset }) => [dataset.pit, Number(dataset.seeds)])));
}

/** The seeds of both piles: `{ south: 0, north: 0 }`. */
export function piles(page) {
  return page
    .locator("[data-pile]")
    .evaluateAll((all) => Object.fromEntries(all.map(({ dataset }) => [dataset.pile, Number(dataset.seeds)])));
}

/** The address's parameters now. */
export function query(page) {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

/** The notices now shown. */
export function notices(page) {
  return page.locator("[data-notice] p").allTextContents();
}

/** The sentences now shown, one for each language: `[{ lang: "pa", text: "…" }]`. */
export function captions(page) {
  return page
    .locator("[data-caption]")
    .evaluateAll((all) => all.map((element) => ({ lang: element.lang, text: element.textContent.trim() })));
}

/** Fails when axe finds fault with the page as it now is. */
export async function accessible(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`));
  assert.deepEqual(found, []);
}

/** Lets axe look at the contrasts alone: once the page's colours are others, nothing else of it is. */
export async function readable(page) {
  const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  assert.deepEqual(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message}`)), []);
}
