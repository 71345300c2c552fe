// Runs before each build of the page (the hook in Trunk.toml): leaves in target/web what index.html takes from there,
// the style sheets bundled into one file and the fonts under short names.
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { bundleAsync, browserslistToTargets } from "lightningcss";

const root = fileURLToPath(new URL("../../", import.meta.url));
const styles = path.join(root, "web/styles");
const out = path.join(root, "target/web");

// The oldest browsers that run what Rust compiles to today.
const targets = browserslistToTargets(["chrome 100", "firefox 100", "safari 15.4"]);

const fonts = {
  "noto-sans-latin": ["@fontsource/noto-sans-thai-looped", "noto-sans-thai-looped-latin"],
  "noto-sans-gurmukhi": ["@fontsource/noto-sans-gurmukhi", "noto-sans-gurmukhi-gurmukhi"],
  "noto-sans-thai-looped": ["@fontsource/noto-sans-thai-looped", "noto-sans-thai-looped-thai"],
};

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

async function copyFonts() {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, [source, file]] of Object.entries(fonts)) {
    for (const weight of [400, 700]) {
      await copyFile(resolve(`${source}/files/${file}-${weight}-normal.woff2`), path.join(out, `fonts/${name}-${weight}.woff2`));
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
await Promise.all([bundleStyles(), copyFonts()]);
