// Starts the program: the page's, or the one of the kiosk and the class. Trunk and the build write the names of their files
// into index.html (pattern_script in Trunk.toml, web/build/finish.mjs).
const named = (name) => document.querySelector(`meta[name="${name}"]`).content;

/** The addresses of the program that the view wants: its script, and its WebAssembly. */
function program() {
  const view = new URLSearchParams(location.search).get("view");
  if (view !== "kiosk" && view !== "class") {
    const { href, dataset } = document.querySelector("link[data-app]");
    return [href, dataset.wasm];
  }
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: named("hall-style") });
  document.head.append(style);
  // Nobody stands by a kiosk. That it is not watched over does not keep it from starting.
  if (view === "kiosk") import(new URL(named("watchdog"), document.baseURI)).catch(reportError);
  return [named("hall"), named("hall").replace(/js$/, "wasm")];
}

try {
  const [script, wasm] = program().map((address) => new URL(address, document.baseURI));
  const { default: start } = await import(script);
  await start({ module_or_path: wasm });
} catch (error) {
  // Reaches guard.js, which tells the reader.
  reportError(error);
}
