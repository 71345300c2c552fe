// Runs after each build of the page (the hook in Trunk.toml): puts the worker together, names what the page fetches on
// demand by what is in it, and shortens the scripts of a finished page. Trunk's own way of doing so cannot read what
// wasm-bindgen writes today.
import { createHash } from "node:crypto";
import { copyFile, cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { keepOffline, offlineScript } from "./offline.mjs";

const { TRUNK_PROFILE, TRUNK_STAGING_DIR } = process.env;
const finished = TRUNK_PROFILE === "release";
const root = fileURLToPath(new URL("../../", import.meta.url));
const staged = (name) => path.join(TRUNK_STAGING_DIR, name);

/** A script as the page gets it: shortened in a finished page. */
async function script(text, options) {
  return finished ? (await minify(text, options)).code : text;
}

/** Sixteen digits for the names of files, which say what is in them: no cache ever answers with another build's. */
function digest(...contents) {
  const hash = createHash("sha256");
  contents.forEach((content) => hash.update(content));
  return hash.digest("hex").slice(0, 16);
}

/** What the page is told in its head, above its scripts: the names of the files that it fetches when it wants them. */
const told = {};

async function nameWords() {
  for (const file of (await readdir(staged("words"))).sort()) {
    const language = path.basename(file, ".ftl");
    const name = `words/${language}-${digest(await readFile(staged(`words/${file}`)))}.ftl`;
    await rename(staged(`words/${file}`), staged(name));
    told[`words-${language}`] = name;
  }
}

// Trunk leaves the worker under plain names, as the script of wasm-bindgen and the program. Here the script gets the few lines
// that run it.
async function finishWorker() {
  const parts = [staged("sowtell-thinker.js"), path.join(root, "web/thinker.js")];
  const texts = await Promise.all(parts.map((file) => readFile(file, "utf8")));
  const code = await script(texts.join("\n"), { toplevel: true, ecma: 2020 });
  const program = await readFile(staged("sowtell-thinker_bg.wasm"));
  const name = `thinker-${digest(code, program)}`;
  await writeFile(staged(`${name}.js`), code);
  await writeFile(staged(`${name}.wasm`), program);
  await Promise.all(["sowtell-thinker.js", "sowtell-thinker_bg.wasm"].map((left) => rm(staged(left))));
  told.thinker = `${name}.js`;
}

// A program that is fetched when it is wanted, and that Trunk knows only as another worker.
async function finishProgram(program) {
  const code = await script(await readFile(staged(`sowtell-${program}.js`), "utf8"), { module: true, ecma: 2020 });
  const name = `${program}-${digest(code, await readFile(staged(`sowtell-${program}_bg.wasm`)))}`;
  told[program] = `${name}.js`;
  await writeFile(staged(told[program]), code);
  await rename(staged(`sowtell-${program}_bg.wasm`), staged(`${name}.wasm`));
  await rm(staged(`sowtell-${program}.js`));
}

// The page's own program, which Trunk names by itself.
async function nameApp() {
  const html = await readFile(staged("index.html"), "utf8");
  const [line, script, program] = /<meta name="built" content="(\S+) (\S+)">/.exec(html);
  await rename(staged(script), staged("sowtell-app.js"));
  await rename(staged(program), staged("sowtell-app_bg.wasm"));
  await writeFile(staged("index.html"), html.replace(line, ""));
  await finishProgram("app");
}

// The kiosk's and the class's own style sheet.
async function nameStyle() {
  told["hall-style"] = `hall-${digest(await readFile(staged("hall.css")))}.css`;
  await rename(staged("hall.css"), staged(told["hall-style"]));
}

// A script of the page's own that is fetched when it is wanted: what a board inside another page needs to talk with that page,
// the dialog that shares a board, and what watches over a kiosk.
async function finishScript(name) {
  const code = await script(await readFile(path.join(root, `web/${name}.js`), "utf8"), { module: true, ecma: 2020 });
  told[name] = `${name}-${digest(code)}.js`;
  await writeFile(staged(told[name]), code);
}

// What other pages link to, under names that stay.
async function copyEmbed() {
  await cp(path.join(root, "web/embed"), staged("embed"), { recursive: true });
  await copyFile(path.join(root, "web/icon.svg"), staged("embed/icon.svg"));
  const element = staged("embed/sow-and-tell.js");
  await writeFile(element, await script(await readFile(element, "utf8"), { toplevel: true, ecma: 2020 }));
}

// What has the page kept for use without a network. Not where the page is served while it is worked on: there it would
// show what was built before.
const served = process.env.SOWTELL_SERVED !== undefined;

async function tellOffline() {
  if (served) return;
  const code = await offlineScript(finished);
  told.offline = `offline-${digest(code)}.js`;
  await writeFile(staged(told.offline), code);
}

// What comes first is plain and stays readable to old browsers; every other script is a module.
async function shorten() {
  for (const name of (await readdir(TRUNK_STAGING_DIR)).filter((name) => /^(guard|choose|start)-.*\.js$/.test(name))) {
    const plain = !name.startsWith("start-");
    const text = await readFile(staged(name), "utf8");
    await writeFile(staged(name), await script(text, { module: !plain, ecma: plain ? 5 : 2020 }));
  }
}

// Trunk names its files before they are shortened and optimised. Browsers keep what is named by its content for ever, so the
// names have to say what is in them now.
async function nameByContent() {
  let html = await readFile(staged("index.html"), "utf8");
  const digits = /-[0-9a-f]{8,16}(?=(_bg)?\.\w+$)/;
  for (const name of (await readdir(TRUNK_STAGING_DIR)).filter((name) => digits.test(name))) {
    const renamed = name.replace(digits, `-${digest(await readFile(staged(name)))}`);
    await rename(staged(name), staged(renamed));
    html = html.replaceAll(name, renamed);
  }
  await writeFile(staged("index.html"), html);
}

await nameWords();
await shorten();
await nameByContent();
await nameApp();
await finishWorker();
await finishProgram("embed");
await finishProgram("hall");
await finishProgram("qr");
await nameStyle();
await finishScript("bridge");
await finishScript("share");
await finishScript("watchdog");
await copyEmbed();
await tellOffline();
const metas = Object.entries(told).map(([name, content]) => `<meta name="${name}" content="${content}">`);
const html = await readFile(staged("index.html"), "utf8");
await writeFile(staged("index.html"), html.replace("<title>", () => `${metas.join("")}<title>`));
// Last of all, as it lists whatever there is.
await keepOffline(TRUNK_STAGING_DIR, { finished, served });
