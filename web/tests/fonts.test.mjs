// The fonts are cut to the ranges of fonts.css; this is what keeps a letter of a sentence from falling outside them.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
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
