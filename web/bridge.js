// The messages between a board inside another page and that page; docs/embedding.md describes them. Loaded by start.js,
// and only there. The program tells lines of text and takes some (crates/app/src/embed): what they mean, and whether a
// command can be followed, is decided there. Here is who may ask, and what a message looks like.
const NAME = "sow-and-tell";
const VERSION = 1;

/** What the fields of a line are called, in order. */
const TOLD = {
  position: ["position", "moves"],
  move: ["move", "player", "ply", "round", "position", "moves"],
  capture: ["pit", "seeds", "to", "why", "player", "sentence", "also"],
  roundover: ["winner", "south", "north", "why", "sentence", "also"],
  error: ["code", "sentence"],
};
const NUMBERS = ["ply", "round", "seeds", "south", "north"];
// An empty text there is no text at all: all pits at once, a draw, no second language.
const OFTEN_NONE = ["pit", "winner", "also"];

/** What only a program can do wrong is said in the language of programs. */
const SENTENCES = {
  malformed: "This command lacks a value, or has one of another kind.",
  "unknown-command": "There is no such command.",
  "nothing-to-undo": "There is no move to take back.",
  "no-such-frame": "There is no such frame.",
  "no-board": "This page has no board that can be commanded.",
};

/** The parameters of an address that say what is played. */
const GAME = ["game", "pits", "seeds", "clockwise", "lone-steps", "first", "match", "position", "moves"];

const root = document.documentElement;
/** Whether there is a board to command: a frame can also show one of the pages for reading. */
const board = root.dataset.program === "embed";
const around = window.parent;
let ready = false;
/** What has come or been told before the board could be used. */
const early = { commands: [], lines: [] };
/** How things stand, as far as it has been told. */
let stands = {};
/** The command that is being followed. */
let running;

const post = (type, detail) => around.postMessage({ [NAME]: VERSION, type, ...detail }, "*");

/** The address's parameters without those of the view. */
function parameters() {
  const query = new URLSearchParams(location.search);
  query.delete("view");
  return query;
}

/** What the page around keeps to come back to: the address, and the name of the game for the frame's title. */
function whereabouts() {
  const name = (document.querySelector("h1 .said") ?? document.querySelector("h1"))?.textContent ?? "";
  return { address: `${parameters()}`, lang: root.lang, name: `${name} – Sow & Tell` };
}

function tell(line) {
  const [type, ...values] = line.split("\t");
  const detail = {};
  TOLD[type].forEach((field, at) => {
    const value = values[at];
    if (NUMBERS.includes(field)) detail[field] = Number(value);
    else detail[field] = value || !OFTEN_NONE.includes(field) ? value : null;
  });
  if ("also" in detail) {
    detail.lang = root.lang;
    detail.alsoLang = parameters().get("also");
  }
  if (type === "error") {
    detail.sentence ||= SENTENCES[detail.code];
    detail.command = running ?? null;
  }
  post(type, detail);
}

/** Called by the program with each line. */
window.sowtellTold = (line) => {
  if (line === "address") {
    // The heading is drawn by then.
    if (ready) setTimeout(() => post("address", whereabouts()));
    return;
  }
  const [type, ...values] = line.split("\t");
  const at = TOLD[type].indexOf("position");
  if (at >= 0) stands = { position: values[at], moves: values[at + 1] };
  if (type === "position") tallest = 0;
  if (ready) return tell(line);
  if (type !== "position") return void early.lines.push(line);
  // The first position: the program listens from now on.
  begin();
};

function begin() {
  // No frame is waited for, as none is drawn out of sight.
  setTimeout(() => {
    ready = true;
    measure(false);
    post("ready", { version: VERSION, ...stands, ...whereabouts(), height: tallest });
    early.lines.forEach(tell);
    early.commands.forEach(follow);
    watch();
  });
}

// A page for reading tells nothing: it is there when its words are.
if (!board) {
  new MutationObserver((_, observer) => {
    if (!("ready" in root.dataset) || document.querySelector(".loading")) return;
    observer.disconnect();
    begin();
  }).observe(root, { attributes: true, childList: true, subtree: true });
}

// How high everything is. While a game goes on it only grows, so that what stands below the frame is not moved up and down
// by each sentence.
let tallest = 0;
let width = 0;

function measure(told = true) {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (width !== innerWidth) tallest = 0;
  width = innerWidth;
  if (height <= tallest) return;
  tallest = height;
  if (told) post("resize", { height });
}

function watch() {
  new ResizeObserver(() => measure()).observe(document.body);
}

// A page cannot see what is done in a frame: it is told that somebody is there, once a second at most.
let active = -Infinity;

function stir({ isTrusted, timeStamp }) {
  if (!isTrusted || timeStamp - active < 1000) return;
  active = timeStamp;
  post("activity");
}

/** The query with these parameters changed; those that would not go with them are left out. */
function changed(changes) {
  const query = parameters();
  const names = Object.keys(changes);
  const drop = (...others) => others.filter((name) => !names.includes(name)).forEach((name) => query.delete(name));
  if (names.includes("game")) drop(...GAME);
  if (names.includes("position")) drop("moves", "match", "pits", "first");
  else if (names.some((name) => GAME.includes(name) && name !== "moves")) drop("position", "moves");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, typeof value === "boolean" ? (value ? "yes" : "no") : value);
  }
  return `open ${query}`;
}

const isText = (value) => typeof value === "string";
const isCount = (value) => Number.isInteger(value) && value >= 0;
const isValue = (value) => value === null || ["string", "number", "boolean"].includes(typeof value);

/** Each command: the text for the program, or nothing where there is nothing to do; `false` if it is malformed. */
const COMMANDS = {
  play: ({ move }) => isText(move) && `play ${move}`,
  undo: () => "undo",
  restart: () => "restart",
  goto: ({ frame, ply = "" }) => isCount(frame) && (ply === "" || isCount(ply)) && `goto ${frame} ${ply}`.trim(),
  position: ({ position }) => (position === undefined ? asked() : isText(position) && changed({ position })),
  moves: ({ moves }) => (moves === undefined ? asked() : isText(moves) && changed({ moves })),
  set: ({ parameters }) =>
    parameters !== null && typeof parameters === "object" && !("view" in parameters || "page" in parameters) &&
    Object.values(parameters).every(isValue) && changed(parameters),
  // The page around follows the heights it is told: the frame needs no scroll bar.
  fit: () => void (root.dataset.fit = ""),
};

function asked() {
  if (board) post("position", stands);
  else tell("error\tno-board");
}

/** What a page for reading can do: become another. */
function readOn(text) {
  if (text.startsWith("open ")) location.replace(`?view=embed&${text.slice("open ".length)}`);
  else tell("error\tno-board");
}

function follow(message) {
  running = message.type;
  const read = Object.hasOwn(COMMANDS, running) ? COMMANDS[running] : null;
  const text = read?.(message);
  if (!read) tell("error\tunknown-command");
  else if (text === false) tell("error\tmalformed");
  else if (text && !board) readOn(text);
  else if (text) dispatchEvent(new CustomEvent("sowtell-command", { detail: text }));
  running = undefined;
}

addEventListener("message", ({ source, data }) => {
  if (source !== around || data === null || typeof data !== "object" || data[NAME] !== VERSION || !isText(data.type)) return;
  if (ready) follow(data);
  else early.commands.push(data);
});

for (const type of ["pointerdown", "pointermove", "pointerup", "touchstart", "wheel", "keydown"]) {
  addEventListener(type, stir, { capture: true, passive: true });
}

// The notice that guard.js shows, told to the page around as well.
addEventListener("error", ({ error }) => {
  if (!error || (ready && !(error instanceof WebAssembly.RuntimeError))) return;
  const notice = document.querySelector(`#failure p:lang(${root.lang})`) ?? document.querySelector("#failure p");
  post("error", { code: "stopped", sentence: notice?.textContent ?? "", command: null });
});
