// Pages of other people's that boards are put into: served from an origin of their own, as a museum's would be.
import { createServer } from "node:http";
import { browserTest } from "./harness.mjs";

/** The board in a frame of the page, the first by itself. */
export const board = (page, number = 0) => page.frameLocator("iframe").nth(number);

/** The frame of a board, to evaluate something in. */
export async function inside(page, number = 0) {
  return (await page.locator("iframe").nth(number).elementHandle()).contentFrame();
}

/** Waits until no seed travels in a board. */
export async function settled(page, number = 0) {
  const frame = await inside(page, number);
  await frame.waitForFunction(() => document.documentElement.dataset.busy === undefined && document.documentElement.dataset.ready !== undefined);
}

/** What has been heard of each board, in order: `[{ type, detail }, …]`. Only of one kind if one is named. */
export function heard(page, type, number = 0) {
  return page.evaluate(([type, number]) => (window.heard?.[number] ?? []).filter((event) => !type || event.type === type), [type, number]);
}

/** Waits until so many events of a kind have been heard of a board, and gives the details of all of them. */
export async function hear(page, type, count = 1, number = 0) {
  await page.waitForFunction(([type, count, number]) => (window.heard?.[number] ?? []).filter((event) => event.type === type).length >= count, [type, count, number]);
  return (await heard(page, type, number)).map(({ detail }) => detail);
}

// Writes down what each element tells, and what comes from plain frames; a script of the host's own.
const LISTENER = `
  window.heard = [];
  const note = (number, type, detail) => (window.heard[number] ??= []).push({ type, detail });
  const events = ["ready", "move", "capture", "roundover", "position", "address", "activity", "resize", "error"];
  window.listen = (element, number) => events.forEach((type) => element.addEventListener(type, ({ detail }) => note(number, type, detail)));
  document.querySelectorAll("sow-and-tell").forEach(window.listen);
  addEventListener("message", ({ source, data }) => {
    const frames = [...document.querySelectorAll("iframe:not([title=hostile])")];
    const number = frames.findIndex((frame) => frame.contentWindow === source);
    if (number >= 0) note(number, data.type, data);
  });
`;

/**
 * A test with a page of a host's. `html(boards)` is what is in its body, where `boards` is the folder of the page with the
 * boards; `policy(boards)` its Content-Security-Policy, of the boards' origin. `body` is called as a browser test's, with `host` (an origin) besides,
 * when the page is open. `more` are further files of the host: `{ "/hostile.html": html }`.
 */
export function hostTest(name, { html, policy, more = () => ({}), listener = true, element = true, ...options }, body) {
  browserTest(name, options, async (given) => {
    const boards = given.address;
    const script = `${listener ? '<script src="/listener.js" defer></script>' : ""}${element ? `<script src="${boards}embed/sow-and-tell.js" defer></script>` : ""}`;
    const files = {
      "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A museum</title>${policy ? "" : '<link rel="icon" href="data:,">'}<meta name="viewport" content="width=device-width">${script}</head><body>${html(boards)}</body></html>`,
      "/listener.js": LISTENER,
      ...more(boards),
    };
    const server = createServer((request, response) => {
      const text = files[new URL(request.url, "http://host").pathname];
      response.statusCode = text === undefined ? 404 : 200;
      response.setHeader("content-type", request.url.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8");
      if (policy && request.url === "/") response.setHeader("content-security-policy", policy(new URL(boards).origin));
      response.end(text);
    });
    await new Promise((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
    const host = `http://127.0.0.1:${server.address().port}`;
    given.allow(host);
    try {
      await given.page.goto(`${host}/`);
      await body({ ...given, host });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
}
