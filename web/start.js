// Starts the program: the page's, or the one of the kiosk and the class. Trunk and the build write the names of their files
// into index.html (pattern_script in Trunk.toml, web/build/finish.mjs).
const named = (name) => document.querySelector(`meta[name="${name}"]`).content;

// The last one counts, as for the program.
const view = new URLSearchParams(location.search).getAll("view").pop();

/** The addresses of the program that the view wants: its script, and its WebAssembly. */
function program() {
  if (view !== "kiosk" && view !== "class") {
    const { href, dataset } = document.querySelector("link[data-app]");
    return [href, dataset.wasm];
  }
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: named("hall-style") });
  document.head.append(style);
  return [named("hall"), named("hall").replace(/js$/, "wasm")];
}

/** A board inside another page has something to tell it, which must not keep it from being played. */
function bridge() {
  if (view !== "embed" || parent === window) return null;
  return import(new URL(named("bridge"), document.baseURI)).catch(() => null);
}

/** A link as a QR code, an SVG image: asked for by the program. */
window.sowtellQr = async (link) => {
  const script = new URL(named("qr"), document.baseURI).href;
  const { default: load, svg } = await import(script);
  await load({ module_or_path: script.replace(/js$/, "wasm") });
  return svg(link);
};

try {
  const [script, wasm] = program().map((address) => new URL(address, document.baseURI));
  const [{ default: start }] = await Promise.all([import(script), bridge()]);
  await start({ module_or_path: wasm });
} catch (error) {
  // Reaches guard.js, which tells the reader.
  reportError(error);
}
