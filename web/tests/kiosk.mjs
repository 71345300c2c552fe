// What the tests of the kiosk have in common: a kiosk with its settings and a clock that stands still until it is told to
// run.
import { accessible, browserTest, ready } from "./harness.mjs";

const BEGINNING = new Date("2026-01-01T09:00:00Z");

/** A test at whose end the clock runs again: what is under way then is waited for. */
export function kioskTest(name, options, body) {
  browserTest(name, options, async (given) => {
    await body(given);
    await given.page.clock.resume().catch(() => {});
  });
}

/**
 * Opens the kiosk with a query, and `file` as its settings: an object, a text, or none. With `clock` the time stands still
 * once it is there.
 */
export async function kiosk(page, address, query = "", { file = {}, clock = true } = {}) {
  const body = typeof file === "string" ? file : JSON.stringify(file);
  await page.route("**/kiosk.json", (route) => (file === null ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: "application/json", body })));
  if (clock) await page.clock.install({ time: BEGINNING });
  await page.goto(`${address}?view=kiosk${query && `&${query}`}`);
  await ready(page);
  await page.locator(".kiosk .board").waitFor();
  if (clock) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300);
}

/** What stands there: `{ kind: "show", game: "tihbat", lang: "en" }`. */
export function standing(page) {
  return page.locator("main.kiosk").evaluate(({ classList, lang }) => ({
    kind: classList.contains("show") ? "show" : "visit",
    game: ["tihbat", "rio-kadalis", "hoyito", "sadeqa"].find((game) => classList.contains(game)),
    lang,
  }));
}

/** Lets so many seconds pass. */
export function pass(page, seconds) {
  return page.clock.runFor(seconds * 1000);
}

/** Touches the middle of the screen. */
export async function touch(page) {
  const { width, height } = page.viewportSize();
  await page.mouse.click(width / 2, height / 2);
}

/** Begins a visitor's game. */
export async function begin(page) {
  await touch(page);
  await page.locator("main.kiosk.visit .board").waitFor();
}

/** Lets seconds pass until nothing is sown any more. */
export async function settle(page) {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    if (await page.evaluate(() => document.documentElement.dataset.busy === undefined)) return;
    await pass(page, 1);
  }
  throw new Error("the sowing does not end");
}

/** Fails when axe finds fault; the clock runs while it looks. */
export async function audited(page) {
  await page.clock.resume();
  await accessible(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300);
}
