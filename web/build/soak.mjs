// Has the kiosk show game after game, frame by frame at the brisk speed, and measures what memory that takes:
//   node web/build/soak.mjs [--games 2000] [--every 100] [--query 'lang=pa'] [--from dist]
// What runs faster than by itself is the page's clock, which Playwright's stands in for: nothing of the kiosk is left out.
// Before each measurement the browser throws away all that is no longer used.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { launch, ready, root, serve, watch } from "../tests/site.mjs";

/** Seconds of the page's clock that pass between two looks at it. */
const STRIDE = 60;

/** Has what is to be done after no time be done at once, where a browser waits 4 ms: the page's clock then runs faster. */
function hurry() {
  const { setTimeout: wait } = window;
  const { port1, port2 } = new MessageChannel();
  const next = [];
  port1.onmessage = () => next.shift()();
  window.setTimeout = (then, ms, ...given) => (ms ? wait(then, ms, ...given) : port2.postMessage(next.push(() => then(...given))));
}

/** Opens the page of a kiosk whose clock stands still. */
export async function open(page, address, query = "") {
  await page.route("**/kiosk.json", (route) => route.fulfill({ contentType: "application/json", body: "{}" }));
  await page.addInitScript(hurry);
  await page.clock.install();
  await page.goto(`${address}?view=kiosk&speed=brisk&palette=light${query && `&${query}`}`);
  await ready(page);
  await page.locator("main.show .board").waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300);
}

/** Shows games until so many are over, and calls `tell` with each measurement. */
export async function soak(page, { games, every, tell }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.enable");
  for (let next = every; next <= games; next += every) {
    while ((await begun(page)) <= next) await page.clock.runFor(STRIDE * 1000);
    await tell({ games: next, ...(await measure(page, devtools)) });
  }
  await devtools.detach();
}

/** The number of the demonstration that is shown. */
function begun(page) {
  return page.locator("main.show").getAttribute("data-show").then(Number);
}

/** What the page takes: bytes of the script's heap and of the program's memory, and how many nodes and listeners there are. */
async function measure(page, devtools) {
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  return { heap: usedSize, drawing: embedderHeapUsedSize, program: await program(devtools), nodes, listeners: jsEventListeners };
}

/** Bytes of all memories of WebAssembly that the page holds. */
async function program(devtools) {
  const group = { objectGroup: "soak" };
  const { result } = await devtools.send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype", ...group });
  const { objects } = await devtools.send("Runtime.queryObjects", { prototypeObjectId: result.objectId, ...group });
  const sum = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: "function () { return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0); }",
    returnByValue: true,
    ...group,
  });
  await devtools.send("Runtime.releaseObjectGroup", group);
  return sum.result.value;
}

/** Bytes of the largest process that draws a page, where the system tells. */
async function resident(browser) {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const drawing = processInfo.filter(({ type }) => type === "renderer");
  const sizes = await Promise.all(
    drawing.map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
      return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    }),
  );
  return Math.max(0, ...sizes);
}

async function main() {
  const options = { games: { type: "string", default: "2000" }, every: { type: "string", default: "100" }, query: { type: "string", default: "" }, from: { type: "string", default: path.join(root, "dist") } };
  const { values } = parseArgs({ options });
  const site = await serve(path.resolve(values.from));
  const browser = await launch();
  const troubles = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
    await watch(context, site.origin, troubles);
    const page = await context.newPage();
    await open(page, site.address, values.query);
    const mb = (bytes) => (bytes / 2 ** 20).toFixed(2).padStart(9);
    console.log(`${browser.version()}\n  games   seconds   heap MB  drawing MB  program MB   nodes  listeners  process MB`);
    const begun = performance.now();
    await soak(page, {
      games: Number(values.games),
      every: Number(values.every),
      async tell({ games, heap, drawing, program, nodes, listeners }) {
        const seconds = ((performance.now() - begun) / 1000).toFixed(0);
        const counts = `${String(nodes).padStart(7)}${String(listeners).padStart(11)}`;
        console.log(`${String(games).padStart(7)}${seconds.padStart(10)} ${mb(heap)}   ${mb(drawing)}   ${mb(program)} ${counts}   ${mb(await resident(browser))}`);
      },
    });
  } finally {
    await browser.close();
    await site.close();
  }
  for (const trouble of new Set(troubles)) console.error(trouble);
  process.exitCode = troubles.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
