// The command line of the same rules and the same words: what the page shows is compared with what it says.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { before } from "node:test";
import { promisify } from "node:util";
import { root } from "./site.mjs";

const options = { cwd: root, maxBuffer: 1 << 26 };

let built;

/** Builds the command line, if that has not been done, and tells where it lies. */
function program() {
  built ??= promisify(execFile)(
    process.env.CARGO ?? "cargo",
    ["build", "--quiet", "--package", "sowtell-lab", "--message-format=json-render-diagnostics"],
    options,
  ).then(({ stdout }) => lines(stdout).map((line) => JSON.parse(line).executable).find(Boolean));
  return built;
}

// However long that takes, it takes nothing from the time of a test.
before(program);

/** What `lab` prints for these arguments. */
export async function lab(...args) {
  const { stdout } = await promisify(execFile)(await program(), args, options);
  return stdout;
}

/** What `lab` prints for these arguments and this standard input. */
export async function labReading(input, ...args) {
  const running = promisify(execFile)(await program(), args, options);
  running.child.stdin.end(input);
  return (await running).stdout;
}

const lines = (text) => text.split("\n").filter((line) => line !== "");

/** The plies of a game, and last how it stands, as `lab replay` tells them. */
export async function replay(game, moves, ...more) {
  return lines(await lab("replay", game, moves, ...more)).map((line) => JSON.parse(line));
}

/** The sentences of a game in a language, in order, as `lab explain` tells them. */
export async function explain(game, moves, lang, ...more) {
  return lines(await lab("explain", game, moves, "--lang", lang, ...more));
}

/** The shortest checked game of at least so many plies on the board as recorded. */
export async function vector(game, least) {
  const text = await readFile(path.join(root, "crates/rules/tests/vectors/games.jsonl"), "utf8");
  const own = { tihbat: [2, 7], "rio-kadalis": [6, 4], hoyito: [6, 4], sadeqa: [8, 6] }[game];
  const all = lines(text)
    .map((line) => JSON.parse(line))
    .filter((each) => each.game === game && each.pits === own[0] && each.seeds === own[1] && !each.clockwise)
    .filter(({ moves }) => moves.length >= least);
  return all.sort((one, other) => one.moves.length - other.moves.length)[0];
}

/** A position as `lab` writes it, taken apart as the page shows it: the seeds of every pit, and of both piles. */
export function board(position) {
  const [rows, , piles] = position.split(" ");
  const [south, north] = rows.split("/").map((row) => row.split(","));
  const named = (row, first) => row.map((seeds, index) => [String.fromCharCode(first + index), seeds === "x" ? 0 : Number(seeds)]);
  const [forSouth, forNorth] = piles.split(",").map(Number);
  return { seeds: Object.fromEntries([...named(south, 65), ...named(north, 97)]), piles: { south: forSouth, north: forNorth } };
}
