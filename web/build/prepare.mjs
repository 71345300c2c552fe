// Runs before each build of the page (the hook in Trunk.toml): leaves in target/web what index.html takes from there,
// the style sheets bundled into one file, and the fonts under short names, cut down to the letters that the words use.
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { bundleAsync, browserslistToTargets } from "lightningcss";
import subsetFont from "subset-font";

const root = fileURLToPath(new URL("../../", import.meta.url));
const styles = path.join(root, "web/styles");
const out = path.join(root, "target/web");

// The oldest browsers that run what Rust compiles to today.
const targets = browserslistToTargets(["chrome 100", "firefox 100", "safari 15.4"]);

// Each with the letters it needs whatever the words are: ASCII and quotation marks for what visitors type, and digits.
const fonts = {
  "noto-sans-latin": ["@fontsource/noto-sans-thai-looped", "noto-sans-thai-looped-latin", range(0x20, 0x7e) + "·–—‘’“”…×−"],
  "noto-sans-gurmukhi": ["@fontsource/noto-sans-gurmukhi", "noto-sans-gurmukhi-gurmukhi", range(0x0a66, 0x0a6f)],
  "noto-sans-thai-looped": ["@fontsource/noto-sans-thai-looped", "noto-sans-thai-looped-thai", range(0x0e50, 0x0e59)],
};

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

async function bundleStyles() {
  const seen = new Set();
  const { code } = await bundleAsync({
    filename: path.join(styles, "main.css"),
    minify: process.env.TRUNK_PROFILE === "release",
    targets,
    resolver: {
      read(file) {
        seen.add(path.relative(styles, file));
        return readFile(file, "utf8");
      },
    },
  });
  const left = (await readdir(styles)).filter((name) => name.endsWith(".css") && !seen.has(name));
  if (left.length > 0) throw new Error(`web/styles/main.css does not import ${left.join(", ")}`);
  await write(path.join(out, "page.css"), code);
}

/** Every letter that the words and the sources cited beside them use. */
async function letters() {
  const locales = path.join(root, "web/locales");
  const names = await readdir(locales, { recursive: true });
  const files = names.filter((name) => name.endsWith(".ftl")).map((name) => path.join(locales, name));
  files.push(path.join(root, "crates/phrases/src/rulebook.rs"));
  return new Set((await Promise.all(files.map((file) => readFile(file, "utf8")))).join(""));
}

async function cutFonts() {
  const { resolve } = createRequire(import.meta.url);
  const used = [...(await letters())].join("");
  for (const [name, [source, file, always]] of Object.entries(fonts)) {
    for (const weight of [400, 700]) {
      const whole = await readFile(resolve(`${source}/files/${file}-${weight}-normal.woff2`));
      const cut = await subsetFont(whole, used + always, { targetFormat: "woff2" });
      await write(path.join(out, `fonts/${name}-${weight}.woff2`), cut);
    }
    // The licence asks for its text to travel with the fonts.
    await copyFile(resolve(`${source}/LICENSE`), path.join(out, `fonts/${name}-licence.txt`));
  }
}

// Writes only what has changed, so that a watcher is not woken for nothing.
async function write(file, bytes) {
  const before = await readFile(file).catch(() => null);
  if (before === null || !before.equals(bytes)) await writeFile(file, bytes);
}

await mkdir(path.join(out, "fonts"), { recursive: true });
await Promise.all([bundleStyles(), cutFonts()]);
