// Puts a built page into one file, which opens from a folder as well as from a server and fetches nothing:
// `node web/build/single.mjs [--from dist] [--to dist-single] [--languages pa,en] [--kiosk kiosk.json]`, which is what
// `cargo xtask single-file` calls.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What the file goes without: the page itself, what only a server needs, and samples for other pages. */
const LEFT_OUT = [/^index\.html$/, /^sw\.js$/, /^offline-/, /\.webmanifest$/, /^icons\//, /^embed\//, /^kiosk\.(sample\.)?json$/, /-licence\.txt$/];

const KINDS = { ".wasm": "application/wasm", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml", ".woff2": "font/woff2" };
const kind = (name) => KINDS[path.extname(name)] ?? "text/plain";

/** What a policy calls a script or a style that stands in the page. */
const hashed = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Takes every match of `pattern` out of a text, and fails unless there are as many as there must be. */
function replace(text, pattern, count, replacement = "") {
  const found = [...text.matchAll(pattern)].length;
  if (found !== count) throw new Error(`index.html has ${found} of ${pattern}, not ${count}: web/build/single.mjs has to learn why`);
  return text.replace(pattern, replacement);
}

/** The files of a built page by their names. */
async function files(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const named = paths.map(async (file) => [path.relative(folder, file).replaceAll("\\", "/"), await readFile(file)]);
  return new Map((await Promise.all(named)).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const languageOf = (name) => /^words\/([a-z]+)-/.exec(name)?.[1];

/** The letters of all words of some languages. */
function letters(all, languages) {
  const texts = [...all].filter(([name]) => languages.includes(languageOf(name))).map(([, bytes]) => bytes.toString());
  return new Set(texts.join("").match(/\p{L}/gu));
}

/**
 * A style sheet with its fonts inside. A font whose letters only languages need that are not there goes with them: `wanted`
 * and `unwanted` are the letters of the others and of these.
 */
function withFonts(css, all, { wanted, unwanted }) {
  return css.replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    const ranges = /unicode-range:\s*([^;}]+)/.exec(face)[1].split(",").map((range) => {
      const [first, last = first] = range.trim().replace(/^U\+/i, "").split("-");
      return [first.replaceAll("?", "0"), last.replaceAll("?", "F")].map((digits) => Number.parseInt(digits, 16));
    });
    const draws = (letters) => [...letters].some((letter) => ranges.some(([first, last]) => first <= letter.codePointAt(0) && letter.codePointAt(0) <= last));
    if (draws(unwanted) && !draws(wanted)) return "";
    return face.replace(/url\(\s*["']?([^"')]+)["']?\s*\)/g, (_, name) => `url("data:font/woff2;base64,${all.get(name).toString("base64")}")`);
  });
}

/** The page's scripts as one: the programs of all views, what answers them from inside the file, and what starts one of them. */
async function script(folder, programs, start) {
  const imports = programs.map((name, which) => `import * as p${which} from ${JSON.stringify(path.join(folder, name))};`);
  const named = programs.map((name, which) => `${JSON.stringify(name)}: p${which}`);
  const inside = [...imports, `import { provide } from ${JSON.stringify(path.join(root, "web/single/inside.js"))};`, `provide({ ${named.join(", ")} });`];
  const { outputFiles } = await build({
    // Modules run in the order in which they are asked for.
    stdin: { contents: `import "inside"; import ${JSON.stringify(path.join(folder, start))};`, resolveDir: root },
    plugins: [
      {
        name: "inside",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^inside$/ }, () => ({ path: "inside", namespace: "inside" }));
          onLoad({ filter: /.*/, namespace: "inside" }, () => ({ contents: inside.join("\n"), resolveDir: root }));
        },
      },
    ],
    bundle: true,
    write: false,
    format: "esm",
    target: ["chrome100", "firefox100", "safari15.4"],
    supported: { "top-level-await": true },
    minify: true,
    legalComments: "none",
    logLevel: "warning",
    // wasm-bindgen's own guess where its program lies, which is always told.
    logOverride: { "empty-import-meta": "silent" },
  });
  const { text } = outputFiles[0];
  // What would be loaded in another way than by `files.script` of web/start.js could not be had.
  const loads = text.match(/\bimport\(/g)?.length ?? 0;
  if (loads !== 1 || /<!--|<\/script/i.test(text)) throw new Error(`the scripts cannot stand in a page: ${loads} imports`);
  return text;
}

/** The languages that a page has words for, English first. */
function languagesOf(all) {
  return [...new Set(["en", ...[...all.keys()].map(languageOf).filter(Boolean)])];
}

/**
 * The page in `folder` as the text of one file. `languages` are those it has words in, the one it begins in first; without
 * them it has all, and begins in the one that the browser prefers. English is always there: it is what stands in for words
 * that are missing. `kiosk` is the text of a kiosk's settings.
 */
export async function single(folder, { languages, kiosk } = {}) {
  const all = await files(folder);
  const page = all.get("index.html")?.toString();
  if (!page) throw new Error(`there is no page in ${folder} yet. Build it: cargo xtask build`);
  const known = languagesOf(all);
  const strange = (languages ?? []).filter((language) => !known.includes(language));
  if (strange.length > 0) throw new Error(`no words in ${strange.join(", ")}; there are ${known.join(", ")}`);
  const chosen = [...new Set([...(languages ?? known), "en"])];
  const left = known.filter((language) => !chosen.includes(language));

  const meta = (name) => new RegExp(`<meta name="${name}" content="([^"]+)">`).exec(page)?.[1];
  const [, start] = /<script[^>]* src="(?:\.\/)?(start-[^"]+)"/.exec(page);
  const [, guard] = /<script[^>]* src="(?:\.\/)?(guard-[^"]+)"/.exec(page);
  const [, choose] = /<script[^>]* src="(?:\.\/)?(choose-[^"]+)"/.exec(page);
  const [, style] = /<link rel="stylesheet" href="(?:\.\/)?([^"]+)"/.exec(page);
  const [, icon] = /<link rel="icon" href="(?:\.\/)?([^"]+)"/.exec(page);
  // Modules that the page loads when it wants them: all scripts it is told of but the worker's, and the one that keeps it.
  const modules = [...page.matchAll(/<meta name="([\w-]+)" content="([^"]+\.js)">/g)].filter(([, name]) => name !== "thinker" && name !== "offline");
  const programs = modules.map(([, , script]) => script);
  const further = [meta("hall-style")].filter(Boolean);

  const code = await script(folder, programs, start);
  const [guarding, choosing] = [guard, choose].map((name) => all.get(name).toString().trim());
  const needs = { wanted: letters(all, chosen), unwanted: letters(all, left) };
  const styles = [style, ...further].map((name) => withFonts(all.get(name).toString(), all, needs));

  const styled = styles.map((text, which) => (which === 0 ? `<style>${text}</style>` : `<style data-file="${further[which - 1]}" media="not all">${text}</style>`));

  // Everything else is there for whoever asks: words, programs, the worker, and what the views bring with them.
  const used = new Set([...programs, start, guard, choose, style, icon, ...further]);
  const asked = [...all].filter(([name]) => {
    const language = languageOf(name);
    return !used.has(name) && !name.endsWith(".woff2") && !LEFT_OUT.some((pattern) => pattern.test(name)) && (!language || chosen.includes(language));
  });
  if (kiosk !== undefined) asked.push(["kiosk.json", Buffer.from(kiosk)]);
  const blocks = asked.map(([name, bytes]) => `<script type="text/plain" data-file="${name}" data-kind="${kind(name)}">${bytes.toString("base64")}</script>`);

  const policy = [
    "default-src 'none'",
    `script-src ${hashed(guarding)} ${hashed(choosing)} ${hashed(code)} 'wasm-unsafe-eval'`,
    `style-src ${styles.map(hashed).join(" ")}`,
    "font-src data:",
    "img-src data:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  const licences = [...all].filter(([name]) => name.endsWith("-licence.txt")).map(([, text]) => text.toString().replaceAll("--", "- -"));

  const inert = /<link rel="(?:preload|modulepreload|manifest|apple-touch-icon)"[^>]*>\s*/g;
  let html = page;
  html = replace(html, /<html lang="\w+">/g, 1, () => `<html lang="${chosen[0]}" data-single>`);
  html = replace(html, /(<meta http-equiv="Content-Security-Policy" content=")[^"]*/g, 1, (_, before) => before + policy.join("; "));
  // Fetched ahead, or only from a server.
  html = html.replace(inert, "");
  html = replace(html, /<meta name="offline"[^>]*>/g, meta("offline") ? 1 : 0);
  // It need not come from a server.
  html = replace(html, /<span data-served>[^<]*<\/span>/g, known.length);
  for (const language of left) html = replace(html, new RegExp(`<p lang="${language}">.*</p>\\s*`, "g"), 2);
  // From here on there is more in it than markup.
  const named = languages ? `<meta name="languages" content="${chosen.join(" ")}">` : "";
  const end = `${named}\n${blocks.join("\n")}\n<!--\n${licences.join("\n")}\n-->\n</head>`;
  html = replace(html, /<\/head>/g, 1, () => end);
  html = replace(html, /(<link rel="icon" href=")[^"]*/g, 1, (_, before) => `${before}data:image/svg+xml;base64,${all.get(icon).toString("base64")}`);
  html = replace(html, /<link rel="stylesheet"[^>]*>/g, 1, () => styled.join(""));
  html = replace(html, /<script[^>]* src="(?:\.\/)?guard-[^>]*><\/script>/g, 1, () => `<script>${guarding}</script>`);
  html = replace(html, /<script[^>]* src="(?:\.\/)?choose-[^>]*><\/script>/g, 1, () => `<script>${choosing}</script>`);
  html = replace(html, /<script[^>]* src="(?:\.\/)?start-[^>]*><\/script>/g, 1, () => `<script type="module">${code}</script>`);
  return html;
}

/** The settings of a kiosk, which the page itself reads with more care. */
async function settings(file) {
  const text = await readFile(file, "utf8");
  try {
    JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error.message}`);
  }
  return text;
}

/** The name of the file with these languages. */
export function singleName(languages) {
  return languages ? `sow-and-tell-${languages.join("-")}.html` : "sow-and-tell.html";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { from: { type: "string", default: "dist" }, to: { type: "string", default: "dist-single" }, languages: { type: "string" }, kiosk: { type: "string" } },
  });
  try {
    const languages = values.languages?.split(",").map((language) => language.trim());
    const kiosk = values.kiosk && (await settings(values.kiosk));
    const html = await single(path.resolve(values.from), { languages, kiosk });
    await mkdir(values.to, { recursive: true });
    const file = path.join(values.to, singleName(languages));
    await writeFile(file, html);
    console.log(`${file} is ready: ${(Buffer.byteLength(html) / 1024 / 1024).toFixed(1)} MB`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
