// The worker that thinks, after what wasm-bindgen writes (web/build/finish.mjs puts the two into one file). A plain
// script, as workers that are modules are missing from browsers in which the page runs.
(() => {
  // How long it thinks, in milliseconds, before it looks whether there is a newer question.
  const SLICE = 80;
  // A message to itself brings it back after whatever else has arrived, where a timer would wait.
  const { port1: here, port2: later } = new MessageChannel();
  const early = [];
  let waiting = false;

  function goOn() {
    if (waiting || !wasm_bindgen.busy()) return;
    waiting = true;
    later.postMessage(null);
  }

  here.onmessage = () => {
    waiting = false;
    const answer = wasm_bindgen.work(SLICE);
    if (answer) postMessage(answer, [answer.buffer]);
    goOn();
  };

  function hear({ data }) {
    wasm_bindgen.hear(new Uint8Array(data));
    goOn();
  }

  onmessage = (message) => early.push(message);
  wasm_bindgen({ module_or_path: location.href.replace(/\.js$/, ".wasm") })
    .then(() => {
      onmessage = hear;
      early.forEach(hear);
    })
    // Thrown outside the promise it reaches the page as an error of the worker.
    .catch((error) => setTimeout(() => { throw error; }));
})();
