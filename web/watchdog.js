// Watches over a kiosk that nobody watches: loads the page again when the program in it has stopped, or has never begun.
// It hears the program's heart (crates/hall/src/kiosk/heart.rs), which beats through the drawing itself. What it cannot do,
// because it lives in the same thread, is said in docs/kiosk.md.

/** How often it looks, in milliseconds. It counts its own looks, not the hours: a machine that slept has missed no beat. */
const LOOK = 5_000;
/** So many looks may find no beat: half a minute, and two minutes for the first one. */
const SILENT = 6;
const STARTING = 24;
/** After so many looks in good health what went before is forgotten: ten minutes. */
const HEALTHY = 120;
/** The wait before loading the page again, in milliseconds: twice as long each time, but never longer than ten minutes. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 600_000;
/** How long the server may take to say that it is there, in milliseconds. */
const PATIENCE = 10_000;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** How often in a row the page has been loaded again. Kept with the step in the history: nothing is stored. */
const again = () => history.state?.again ?? 0;
const note = (count) => history.replaceState({ ...history.state, again: count }, "");

let looks = 0;
let silent = 0;
let heard = false;
let stopped = false;

addEventListener("sowtell:beat", () => {
  silent = 0;
  heard = true;
});

// After a panic the program cannot go on, though its heart may.
addEventListener("error", ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) load();
});

setInterval(() => {
  looks += 1;
  silent += 1;
  if (silent > (heard ? SILENT : STARTING)) load();
  else if (looks === HEALTHY && again() > 0) note(0);
}, LOOK);

/** Loads the page again, but not before the server has it: a browser's own page about an error would never leave. */
async function load() {
  if (stopped) return;
  stopped = true;
  const count = again();
  for (let wait = FIRST_WAIT * 2 ** Math.min(count, 20); ; wait *= 2) {
    await pause(Math.min(wait, LONGEST_WAIT));
    if (await isThere()) break;
  }
  note(count + 1);
  location.reload();
}

async function isThere() {
  try {
    return (await fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}
