// Makes what keeps the page for use without a network: the script that starts it (web/offline/page.js) and the service
// worker (web/offline/worker.js), with the list of whatever the build has left in a folder.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { BROWSERS, digest, filesOf } from "./common.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const source = (name) => path.join(root, "web/offline", name);

/** What no page asks for, or must not be kept: samples for others, licences, settings that are changed, the worker itself. */
const LEFT_OUT = [/^embed\//, /-licence\.txt$/, /^kiosk\.(sample\.)?json$/, /^sw\.js$/];

/** Names that say what is in a file, as web/build/finish.mjs gives them: `words/pa-0123456789abcdef.ftl`. */
const NAMED_BY_CONTENT = /-[0-9a-f]{16}(_bg)?\.\w+$/;

/** A script of web/offline with what it imports, for an old browser, with values for its names in capitals. */
async function bundle(name, { finished, format, values = {} }) {
  const define = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
  const { outputFiles } = await build({
    entryPoints: [source(name)],
    bundle: true,
    write: false,
    format,
    target: BROWSERS,
    minify: finished,
    // Without it Workbox reports in the console whatever it does.
    define: { ...define, "process.env.NODE_ENV": '"production"' },
    // A module may wait at its top in all browsers the page is for.
    supported: { "top-level-await": true },
    legalComments: "none",
    logLevel: "warning",
  });
  return outputFiles[0].text;
}

/** What is said when a new version waits, in each language: `{ en: { waiting, now, later }, … }`. */
async function words() {
  const locales = path.join(root, "web/locales");
  const languages = (await readdir(locales, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const said = languages.map(async ({ name }) => {
    const text = await readFile(path.join(locales, name, "reading/offline.ftl"), "utf8");
    return [name, Object.fromEntries([...text.matchAll(/^update-(\w+) = (.+)$/gm)].map(([, key, value]) => [key, value]))];
  });
  return Object.fromEntries((await Promise.all(said)).sort());
}

/** The script of the page that starts the service worker. */
export async function offlineScript(finished) {
  return bundle("page.js", { finished, format: "esm", values: { WORDS: await words() } });
}

/** The names of the files of a built page that a visitor's browser keeps, in order. */
async function kept(folder) {
  return (await filesOf(folder)).filter((name) => !LEFT_OUT.some((pattern) => pattern.test(name)));
}

/**
 * Writes the service worker of the page in a folder, and into the head of its index.html the version, by which the worker
 * knows the page that goes with it. Where the page is `served` while it is worked on, a worker that clears away any other.
 */
export async function keepOffline(folder, { finished, served = false }) {
  const at = (name) => path.join(folder, name);
  if (served) return writeFile(at("sw.js"), await bundle("gone.js", { finished, format: "iife" }));
  const names = await kept(folder);
  const contents = await Promise.all(names.map((name) => readFile(at(name))));
  const version = digest(names.map((name, which) => `${name} ${digest(contents[which])}\n`).join(""));
  const html = await readFile(at("index.html"), "utf8");
  const page = html.replace("</head>", () => `<meta name="version" content="${version}"></head>`);
  await writeFile(at("index.html"), page);
  const MANIFEST = names.map((url, which) => {
    const content = url === "index.html" ? page : contents[which];
    return { url, revision: NAMED_BY_CONTENT.test(url) ? null : digest(content) };
  });
  await writeFile(at("sw.js"), await bundle("worker.js", { finished, format: "iife", values: { MANIFEST, VERSION: version } }));
}
