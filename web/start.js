// Starts the program. Trunk writes the names of its files into index.html (pattern_script in Trunk.toml).
const app = document.querySelector("link[data-app]");

try {
  const { default: start } = await import(app.href);
  await start({ module_or_path: new URL(app.dataset.wasm, document.baseURI) });
} catch (error) {
  // Reaches guard.js, which tells the reader.
  reportError(error);
}
