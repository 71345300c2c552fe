// Takes pictures of the finished page, in each language and on a phone, a tablet and a projector, into target/shots/:
//   node web/tests/shots.mjs [--dark] [--full] [--lang en,pa,th] [--width 360,1024,1920] ['?game=hoyito&moves=A' …]
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { launch, ready, root, serve, watch } from "./site.mjs";

const HEIGHTS = { 360: 740, 1024: 768, 1920: 1080 };
const EVERY_GAME = ["tihbat", "rio-kadalis", "hoyito", "sadeqa"].map((game) => `?game=${game}`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    lang: { type: "string", default: "en,pa,th" },
    width: { type: "string", default: "360,1024,1920" },
  },
});

/** `?game=hoyito&moves=A` as part of a file name. */
const named = (query) => query.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "") || "start";

const folder = path.join(root, "target/shots");
await mkdir(folder, { recursive: true });
const site = await serve();
const browser = await launch();
const troubles = [];
try {
  for (const query of positionals.length > 0 ? positionals : EVERY_GAME) {
    for (const lang of values.lang.split(",")) {
      for (const width of values.width.split(",").map(Number)) {
        const context = await browser.newContext({
          viewport: { width, height: HEIGHTS[width] ?? 800 },
          colorScheme: values.dark ? "dark" : "light",
        });
        await watch(context, [site.origin], troubles);
        const page = await context.newPage();
        await page.goto(`${site.address}${query}${query.includes("?") ? "&" : "?"}lang=${lang}`);
        await ready(page);
        await page.evaluate(() => document.fonts.ready);
        const file = path.join(folder, `${named(query)}-${lang}-${width}${values.dark ? "-dark" : ""}.png`);
        await page.screenshot({ path: file, fullPage: values.full });
        console.log(path.relative(root, file));
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await site.close();
}
for (const trouble of new Set(troubles)) console.error(trouble);
process.exitCode = troubles.length > 0 ? 1 : 0;
