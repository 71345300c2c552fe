// Runs after each build of the page (the hook in Trunk.toml): names the words for reading by what is in them, and shortens
// the scripts of a finished page. Trunk's own way of doing so cannot read what wasm-bindgen writes today.
import { createHash } from "node:crypto";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { minify } from "terser";

const { TRUNK_PROFILE, TRUNK_STAGING_DIR } = process.env;

// So that no cache ever answers with another build's words, nor with none: the page is told the names in its head.
const words = path.join(TRUNK_STAGING_DIR, "words");
const names = [];
for (const file of (await readdir(words)).sort()) {
  const language = path.basename(file, ".ftl");
  const hash = createHash("sha256").update(await readFile(path.join(words, file))).digest("hex").slice(0, 16);
  await rename(path.join(words, file), path.join(words, `${language}-${hash}.ftl`));
  names.push(`<meta name="words-${language}" content="words/${language}-${hash}.ftl">`);
}
const page = path.join(TRUNK_STAGING_DIR, "index.html");
const html = await readFile(page, "utf8");
await writeFile(page, html.replace("</head>", () => `${names.join("")}</head>`));

if (TRUNK_PROFILE === "release") {
  for (const name of (await readdir(TRUNK_STAGING_DIR)).filter((name) => name.endsWith(".js"))) {
    const file = path.join(TRUNK_STAGING_DIR, name);
    // The guard is a plain script and stays readable to old browsers; everything else is a module.
    const plain = name.startsWith("guard-");
    const { code } = await minify(await readFile(file, "utf8"), { module: !plain, ecma: plain ? 5 : 2020 });
    await writeFile(file, code);
  }
}
