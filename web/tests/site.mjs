// The finished page on a web server, and Chromium to look at it with.
import { accessSync, constants } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sirv from "sirv";

export const root = fileURLToPath(new URL("../../", import.meta.url));

// The page has to work from any folder of a server, so it is never tested at the top of one.
const FOLDER = "/museum/boards/";

/**
 * Serves a folder, `dist` unless another is named, as a plain web server would: `origin` and the page's `address`, and `close()`. What is asked for, and
 * matches a pattern in `refusals`, a map of patterns to statuses, is answered with that status.
 */
export async function serve(folder) {
  // A test's own folder may change while it is served.
  const files = sirv(folder ?? path.join(root, "dist"), { etag: true, dev: folder !== undefined });
  const refusals = new Map();
  const server = createServer((request, response) => {
    const notFound = () => {
      response.statusCode = 404;
      response.end();
    };
    if (!request.url.startsWith(FOLDER)) return notFound();
    const refused = [...refusals].find(([pattern]) => pattern.test(request.url));
    if (refused) {
      response.statusCode = refused[1];
      return response.end();
    }
    request.url = request.url.slice(FOLDER.length - 1);
    files(request, response, notFound);
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    address: origin + FOLDER,
    refusals,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function chromePath() {
  if (process.env.CHROME) return process.env.CHROME;
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  const places = (process.env.PATH ?? "").split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
  places.push("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  const found = places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error("Chromium is missing. Install it (cargo xtask set-up --tests) or name it in CHROME");
  return found;
}

/** Starts Chromium without a window. */
export function launch() {
  const args = ["--disable-dev-shm-usage", "--disable-gpu", "--font-render-hinting=none"];
  // Chromium refuses to sandbox itself when it runs as root.
  return chromium.launch({ executablePath: chromePath(), args, chromiumSandbox: process.getuid?.() !== 0 });
}

/** Collects in `troubles`, as lines of text, whatever must not happen in a page; nothing may be asked of other `origins`. */
export async function watch(context, origins, troubles) {
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      console.error(`policy: ${violatedDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
  context.on("console", (message) => {
    // A kiosk asks for its settings, and there need be none.
    if (message.location().url.endsWith("/kiosk.json") && message.text().includes("404")) return;
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => troubles.push(`page: ${error.error()?.stack ?? error.error()}`));
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left or loaded again gives up what it was loading.
    if (reason !== "net::ERR_ABORTED") troubles.push(`failed: ${request.url()} ${reason}`);
  });
  context.on("request", (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (!["data:", "blob:", "about:"].includes(protocol) && !origins.includes(to)) troubles.push(`leaves: ${request.url()}`);
  });
}

/** Waits until the board of a page can be used, or its words have come. */
export function ready(page) {
  return page.waitForFunction(() => document.documentElement.dataset.ready !== undefined && !document.querySelector(".loading"));
}
