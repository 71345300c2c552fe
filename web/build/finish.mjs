// Runs after each build of the page (the hook in Trunk.toml): puts the worker together, names the words for reading, and
// shortens the scripts of a finished page. Trunk's own way of doing so cannot read what wasm-bindgen writes today.
import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";

const { TRUNK_PROFILE, TRUNK_STAGING_DIR } = process.env;
const finished = TRUNK_PROFILE === "release";
const root = fileURLToPath(new URL("../../", import.meta.url));
const staged = (name) => path.join(TRUNK_STAGING_DIR, name);

/** A script as the page gets it: shortened in a finished page. */
async function script(text, options) {
  return finished ? (await minify(text, options)).code : text;
}

/** Sixteen digits that say what is in the files, for their names: a browser may keep a file whose name says this for ever. */
function digest(...files) {
  const hash = createHash("sha256");
  files.forEach((file) => hash.update(file));
  return hash.digest("hex").slice(0, 16);
}

/** Tells the page the name of a file that it does not load at once: as a `<meta>` in its head. */
async function tell(name, content) {
  const page = staged("index.html");
  const html = await readFile(page, "utf8");
  await writeFile(page, html.replace("</head>", `<meta name="${name}" content="${content}">\n</head>`));
}

// Trunk leaves the worker under plain names, as the script of wasm-bindgen and the program; both get names that change with
// what is in them, and the script gets the few lines that run it.
async function finishWorker() {
  const parts = [staged("sowtell-thinker.js"), path.join(root, "web/thinker.js")];
  const texts = await Promise.all(parts.map((file) => readFile(file, "utf8")));
  const code = await script(texts.join("\n"), { toplevel: true, ecma: 2020 });
  const program = await readFile(staged("sowtell-thinker_bg.wasm"));
  const name = `thinker-${digest(code, program)}`;
  await writeFile(staged(`${name}.js`), code);
  await writeFile(staged(`${name}.wasm`), program);
  await Promise.all(["sowtell-thinker.js", "sowtell-thinker_bg.wasm"].map((left) => rm(staged(left))));
  await tell("thinker", `${name}.js`);
}

// So that no cache ever answers with another build's words, nor with none.
async function nameWords() {
  for (const file of (await readdir(staged("words"))).sort()) {
    const language = path.basename(file, ".ftl");
    const name = `words/${language}-${digest(await readFile(staged(`words/${file}`)))}.ftl`;
    await rename(staged(`words/${file}`), staged(name));
    await tell(`words-${language}`, name);
  }
}

// The guard is a plain script and stays readable to old browsers; every other is a module.
async function shorten(name) {
  const plain = name.startsWith("guard-");
  const text = await readFile(staged(name), "utf8");
  await writeFile(staged(name), await script(text, { module: !plain, ecma: plain ? 5 : 2020 }));
}

await Promise.all((await readdir(TRUNK_STAGING_DIR)).filter((name) => /^(guard|start|sowtell-app)-.*\.js$/.test(name)).map(shorten));
await finishWorker();
await nameWords();
