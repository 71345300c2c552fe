// Takes the README's pictures of the finished page, into docs/images/:
//   node web/tests/pictures.mjs
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { launch, ready, root, serve } from "./site.mjs";

const PHONE = { width: 360, height: 720, deviceScaleFactor: 1.5 };
const PICTURES = [
  {
    name: "rio-kadalis-in-punjabi-and-thai",
    query: "?game=rio-kadalis&lang=pa&also=th&moves=EeAbBbB",
    size: { width: 1280, height: 830, deviceScaleFactor: 1 },
    // The moment at which the capture is announced, its seeds still in the pit.
    look: (page) => page.locator("[data-log] li.capture button").last().click(),
  },
  { name: "tihbat-in-punjabi", query: "?game=tihbat&lang=pa&moves=BbBaA", size: PHONE },
  { name: "hoyito-in-thai", query: "?game=hoyito&lang=th&moves=Ab", size: PHONE },
  { name: "sadeqa-in-english", query: "?game=sadeqa&lang=en&moves=Ac", size: PHONE },
];

const folder = path.join(root, "docs/images");
await mkdir(folder, { recursive: true });
const site = await serve();
const browser = await launch();
try {
  for (const { name, query, size, look } of PICTURES) {
    const { deviceScaleFactor, ...viewport } = size;
    const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(site.address + query);
    await ready(page);
    await page.evaluate(() => document.fonts.ready);
    if (look) {
      await look(page);
      await page.mouse.move(1, 1);
      await page.evaluate(() => document.activeElement.blur());
    }
    const devtools = await context.newCDPSession(page);
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 82 });
    await writeFile(path.join(folder, `${name}.webp`), Buffer.from(data, "base64"));
    console.log(`docs/images/${name}.webp`);
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
