// Runs before each build of the page (the hook in Trunk.toml): leaves in target/web what index.html takes from there, the
// style sheets bundled into one file for every view and one for the kiosk and the class, the fonts cut to the letters they are
// used for, and the words.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { bundleAsync, browserslistToTargets } from "lightningcss";
import subsetFont from "subset-font";
import { BROWSERS } from "./common.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const styles = path.join(root, "web/styles");
const out = path.join(root, "target/web");

// Lightning CSS names a browser and its version apart.
const targets = browserslistToTargets(BROWSERS.map((browser) => browser.replace(/(?=\d)/, " ")));

// What each font of fonts.css is cut from: a package, and a file in it. Those of one weight have it in their name.
const gurmukhi = ["@fontsource-variable/noto-sans-gurmukhi", "noto-sans-gurmukhi-gurmukhi-wght-normal"];
const thai = ["@fontsource-variable/noto-sans-thai-looped", "noto-sans-thai-looped-thai-wght-normal"];
const sources = {
  "noto-sans-latin": ["@fontsource-variable/noto-sans-thai-looped", "noto-sans-thai-looped-latin-wght-normal"],
  "noto-sans-gurmukhi": gurmukhi,
  "noto-sans-thai-looped": thai,
  "noto-sans-math-400": ["@fontsource/noto-sans-math", "noto-sans-math-latin-400-normal"],
  "whole-gurmukhi": gurmukhi,
  "whole-thai-looped": thai,
  "names-gurmukhi-400": gurmukhi,
  "names-thai-looped-400": thai,
};
/** The weights that the page uses. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

// Bundles the style sheets of a folder into `name`, and returns the fonts they name: `{ url, ranges: [{ start, end }, …] }`.
async function bundleStyles(folder, name) {
  const seen = new Set();
  const fonts = [];
  const { code } = await bundleAsync({
    filename: path.join(folder, "main.css"),
    minify: process.env.TRUNK_PROFILE === "release",
    targets,
    resolver: {
      read(file) {
        seen.add(path.relative(folder, file));
        return readFile(file, "utf8");
      },
    },
    visitor: {
      Rule: {
        "font-face"({ value: { properties } }) {
          const of = (type) => properties.find((property) => property.type === type).value;
          fonts.push({ url: of("source")[0].value.url.url, ranges: of("unicode-range") });
        },
      },
    },
  });
  const left = (await readdir(folder)).filter((name) => name.endsWith(".css") && !seen.has(name));
  if (left.length > 0) throw new Error(`${folder}/main.css does not import ${left.join(", ")}`);
  await write(path.join(out, name), code);
  return fonts;
}

const { resolve } = createRequire(import.meta.url);

// What is needed whatever the words are: ASCII for what visitors type, digits, joiners, the circle that carries marks, and
// the signs before a move's worth.
const ALWAYS = /[ -~\u0A66-\u0A6F\u0E50-\u0E59\u200C\u200D\u2212\u2248\u2264\u2265\u25CC]/u;

const locales = path.join(root, "web/locales");
const lessons = path.join(root, "web/lessons");

// Every letter of the words, of the lessons, of the sources cited beside them and of the page's own few sentences.
async function letters() {
  const names = await readdir(locales, { recursive: true });
  const files = names.filter((name) => name.endsWith(".ftl")).map((name) => path.join(locales, name));
  files.push(...(await readdir(lessons)).map((name) => path.join(lessons, name)));
  files.push(path.join(root, "crates/phrases/src/rulebook.rs"), path.join(root, "index.html"));
  const text = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("");
  // A font draws some letters from their parts: ำ as ํ and า, ਸ਼ as ਸ and ਼.
  return new Set(text + text.normalize("NFKD") + "\u0E4D\u0A3C");
}

const used = await letters();

async function cutFont({ url, ranges }) {
  const [, name, weight] = /^fonts\/(.+?(?:-(\d+))?)\.woff2$/.exec(url);
  const [source, file] = sources[name];
  const text = ranges
    .flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, n) => String.fromCodePoint(start + n)))
    // A whole font is for letters that nobody has used here yet: those of a teacher's own lessons.
    .filter((letter) => name.startsWith("whole-") || used.has(letter) || ALWAYS.test(letter))
    .join("");
  const whole = await readFile(resolve(`${source}/files/${file}.woff2`));
  const variationAxes = file.includes("wght") ? { wght: weight ? Number(weight) : WEIGHTS } : undefined;
  await write(path.join(out, url), await subsetFont(whole, text, { targetFormat: "woff2", noHinting: true, variationAxes }));
}

// The fonts' licence asks for its text to travel with them.
async function copyLicences() {
  for (const source of new Set(Object.values(sources).map(([source]) => source))) {
    await copyFile(resolve(`${source}/LICENSE`), path.join(out, `fonts/${path.basename(source)}-licence.txt`));
  }
}

// Each language's words as two files without comments, as crates/phrases/build.rs makes them: those a game is played with
// (English's are in the program) and those for reading.
async function joinWords() {
  const languages = (await readdir(locales, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of languages) {
    for (const [set, folder] of [["playing", path.join(locales, name)], ["reading", path.join(locales, name, "reading")]]) {
      if (name === "en" && set === "playing") continue;
      const files = (await readdir(folder)).filter((file) => file.endsWith(".ftl")).sort();
      const text = (await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")))).join("");
      await write(path.join(out, `words/${name}-${set}.ftl`), Buffer.from(text.replace(/^(#.*)?\n/gm, "")));
    }
  }
}

// Writes only what has changed, so that a watcher is not woken for nothing.
async function write(file, bytes) {
  const before = await readFile(file).catch(() => null);
  if (before === null || !before.equals(bytes)) await writeFile(file, bytes);
}

// Built anew, so that nothing stays of a font that has left the style sheets, nor of a language.
for (const folder of ["fonts", "words"]) {
  await rm(path.join(out, folder), { recursive: true, force: true });
  await mkdir(path.join(out, folder), { recursive: true });
}
const fonts = await bundleStyles(styles, "page.css");
fonts.push(...(await bundleStyles(path.join(styles, "hall"), "hall.css")));
await Promise.all([copyLicences(), joinWords(), ...fonts.map(cutFont)]);
