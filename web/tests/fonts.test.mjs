// The fonts are cut to the ranges of fonts.css; this is what keeps a letter of a sentence from falling outside them.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { browserTest, open } from "./harness.mjs";
import { root } from "./site.mjs";

const style = await readFile(path.join(root, "web/styles/fonts.css"), "utf8");
const ranges = [...style.matchAll(/unicode-range:([^;]+);/g)]
  .flatMap(([, list]) => list.split(","))
  .map((range) => range.trim().slice(2).split("-"))
  .map(([start, end = start]) => [Number.parseInt(start, 16), Number.parseInt(end, 16)]);

const locales = path.join(root, "web/locales");
const files = (await readdir(locales, { recursive: true })).filter((name) => name.endsWith(".ftl"));

for (const file of [...files.map((name) => path.join(locales, name)), path.join(root, "index.html")]) {
  test(`every letter of ${path.relative(root, file)} is in a font of the page`, async () => {
    const text = await readFile(file, "utf8");
    // Comments are not shown, and a joiner or a mark for line breaking is never drawn.
    const letters = new Set(text.replace(/^#.*$|[\n\r]|\p{Default_Ignorable_Code_Point}/gmu, ""));
    const lacking = [...letters].filter((letter) => !ranges.some(([start, end]) => start <= letter.codePointAt(0) && letter.codePointAt(0) <= end));
    assert.deepEqual(lacking, []);
  });
}

/** The fonts that draw what an element says, apart from those of the page itself. */
async function foreign(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root: { nodeId } } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId, selector: "body *" });
  const found = [];
  for (const id of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId: id });
    for (const font of fonts.filter(({ isCustomFont }) => !isCustomFont)) {
      const { outerHTML } = await session.send("DOM.getOuterHTML", { nodeId: id });
      found.push(`${font.familyName} draws ${font.glyphCount} of ${outerHTML.replace(/<[^>]*>/g, "").slice(0, 80)}`);
    }
  }
  await session.detach();
  return found;
}

for (const lang of ["en", "pa", "th"]) {
  browserTest(`whatever is written in ${lang} is drawn with the page's own fonts`, {}, async ({ page }) => {
    for (const query of ["?game=rio-kadalis&moves=Da&digits=native", "?page=rules&game=sadeqa&digits=western", "?page=about"]) {
      await open(page, `${query}&lang=${lang}&speed=instant`);
      await page.evaluate(() => document.fonts.ready);
      assert.deepEqual(await foreign(page), [], query);
    }
  });
}
