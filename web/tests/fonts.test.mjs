// The fonts are cut to the ranges of fonts.css and to the letters in use; this is what keeps a letter from being lost.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import subsetFont from "subset-font";
import { browserTest, open } from "./harness.mjs";
import { root } from "./site.mjs";

const style = await readFile(path.join(root, "web/styles/fonts.css"), "utf8");
const ranges = [...style.matchAll(/unicode-range:([^;]+);/g)]
  .flatMap(([, list]) => list.split(","))
  .map((range) => range.trim().slice(2).split("-"))
  .map(([start, end = start]) => [Number.parseInt(start, 16), Number.parseInt(end, 16)]);

const locales = path.join(root, "web/locales");
const lessons = path.join(root, "web/lessons");
const ofLessons = (await readdir(lessons)).map((name) => path.join(lessons, name));
const files = (await readdir(locales, { recursive: true })).filter((name) => name.endsWith(".ftl"));

for (const file of [...files.map((name) => path.join(locales, name)), ...ofLessons, path.join(root, "index.html")]) {
  test(`every letter of ${path.relative(root, file)} is in a font of the page`, async () => {
    const text = await readFile(file, "utf8");
    // Comments are not shown, and a joiner or a mark for line breaking is never drawn.
    const letters = new Set(text.replace(/^#.*$|[\n\r]|\p{Default_Ignorable_Code_Point}/gmu, ""));
    const lacking = [...letters].filter((letter) => !ranges.some(([start, end]) => start <= letter.codePointAt(0) && letter.codePointAt(0) <= end));
    assert.deepEqual(lacking, []);
  });
}

/** All that Unicode has of Gurmukhi and Thai, with what surrounds their letters. */
const SCRIPTS = [[0x20, 0x7e], [0x0900, 0x0e7f], [0x2000, 0x206f], [0x25cc, 0x25cc]]
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)))
  .join("");

// Shaping takes letters apart and joins them: only a drawing shows that nothing a sentence needs has been cut off.
for (const [lang, family, file] of [
  ["pa", "noto-sans-gurmukhi", "noto-sans-gurmukhi-gurmukhi"],
  ["th", "noto-sans-thai-looped", "noto-sans-thai-looped-thai"],
]) {
  for (const weight of [400, 700]) {
    browserTest(`the words in ${lang} look the same with weight ${weight} in the cut font as in the whole one`, {}, async ({ page }) => {
      const every = await readFile(path.join(root, `node_modules/@fontsource-variable/${family}/files/${file}-wght-normal.woff2`));
      // With all letters of its script, and no more weights than the page's: rounding moves some outlines by less than can be seen.
      const whole = await subsetFont(every, SCRIPTS, { targetFormat: "woff2", noHinting: true, variationAxes: { wght: { min: 400, max: 700, default: 400 } } });
      const cut = await readFile(path.join(root, `dist/fonts/${family}.woff2`));
      const written = files.filter((name) => name.startsWith(`${lang}${path.sep}`)).map((name) => readFile(path.join(locales, name), "utf8"));
      written.push(...ofLessons.map((file) => readFile(file, "utf8")));
      const text = (await Promise.all(written)).join("\n").replace(/^#.*$/gmu, "");
      // Runs of what this font draws: spaces, digits and Latin letters come from another.
      const script = lang === "pa" ? /[\u0900-\u0A7F]+/gu : /[\u0E00-\u0E7F]+/gu;
      const runs = [...new Set(text.match(script))];
      assert.notEqual(runs.length, 0);
      const different = await page.evaluate(
        async ({ fonts, runs, weight }) => {
          for (const [name, bytes] of Object.entries(fonts)) {
            const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
            document.fonts.add(await new FontFace(name, data, { weight: "400 700" }).load());
          }
          const canvas = new OffscreenCanvas(800, 64);
          const context = canvas.getContext("2d", { willReadFrequently: true });
          const drawn = (font, run) => {
            context.clearRect(0, 0, canvas.width, canvas.height);
            context.font = `${weight} 20px ${font}`;
            context.fillText(run, 0, 40);
            return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
          };
          return runs.filter((run) => {
            const [one, other] = [drawn("whole", run), drawn("cut", run)];
            return !one.some((pixel) => pixel !== 0) || one.some((pixel, at) => pixel !== other[at]);
          });
        },
        { fonts: { whole: whole.toString("base64"), cut: cut.toString("base64") }, runs, weight },
      );
      assert.deepEqual(different, []);
    });
  }
}

/** The fonts that draw what an element says, apart from those of the page itself. */
async function foreign(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root: { nodeId } } = await session.send("DOM.getDocument");
  // What stands on the button of a file chooser is the browser's own, and out of sight.
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId, selector: "body *:not([type=file])" });
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
    for (const query of ["?game=rio-kadalis&moves=Da&digits=native", "?page=rules&game=sadeqa&digits=western", "?page=solved", "?page=about"]) {
      await open(page, `${query}&lang=${lang}&speed=instant`);
      await page.evaluate(() => document.fonts.ready);
      assert.deepEqual(await foreign(page), [], query);
    }
  });
}
