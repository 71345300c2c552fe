// Starts the program that web/choose.js has chosen. The build writes the names of the programs' files into index.html
// (web/build/finish.mjs).
const named = (name) => document.querySelector(`meta[name="${name}"]`).content;

// The last one counts, as for the program.
const view = new URLSearchParams(location.search).getAll("view").pop();

const at = (address) => new URL(address, document.baseURI);

/** How scripts and styles are had: from beside the page, or from inside it where it is one file (web/single/inside.js). */
const files = window.inside ?? {
  script: (address) => import(at(address)),
  style: (href) => document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href })),
};

/** The WebAssembly that a script belongs to. */
const program = (script) => at(script.replace(/js$/, "wasm"));

/** Has the page kept for use without a network, but for one that is part of another. */
function keep() {
  const script = document.querySelector('meta[name="offline"]');
  if (!script || view === "embed" || parent !== window || !("serviceWorker" in navigator)) return;
  // Without it the page works as long as the network does.
  files.script(script.content).catch(() => {});
}

/** A board inside another page has something to tell it, which must not keep it from being played. */
function bridge() {
  if (view !== "embed" || parent === window) return null;
  return files.script(named("bridge")).catch(() => null);
}

/** Shares a board: asked for by the program, which gives a line of text, `name=value` parted by tabs. */
window.sowtellShare = async (line) => {
  const { share } = await files.script(named("share"));
  const words = Object.fromEntries(line.split("\t").map((pair) => pair.split(/=(.*)/s, 2)));
  share(words, async (link) => {
    const { default: load, svg } = await files.script(named("qr"));
    await load({ module_or_path: program(named("qr")) });
    return svg(link);
  });
};

try {
  const chosen = document.documentElement.dataset.program;
  if (chosen === "hall") files.style(named("hall-style"));
  // Nobody stands by a kiosk. That it is not watched over does not keep it from starting; as one file it is not on a kiosk.
  if (view === "kiosk" && !window.inside) files.script(named("watchdog")).catch(reportError);
  const script = named(chosen);
  const [{ default: start }] = await Promise.all([files.script(script), bridge()]);
  await start({ module_or_path: program(script) });
  keep();
} catch (error) {
  // Reaches guard.js, which tells the reader.
  reportError(error);
}
