// Compares the speed of the rules in the browser with that on the machine itself, in turns: `cargo xtask speed` builds both
// and calls this with the native program and the folder of the other.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { launch } from "../tests/site.mjs";

const [native, folder, rounds] = process.argv.slice(2);

// A few hundredths of a second each: long enough for the clock, and short enough to be left alone by other programs now and
// then. The best of many is what counts.
const COUNTS = [
  ["tihbat", "perft", 20],
  ["rio-kadalis", "perft", 8],
  ["hoyito", "perft", 8],
  ["sadeqa", "perft", 6],
  ["tihbat", "playouts", 8_000],
  ["rio-kadalis", "playouts", 10_000],
  ["hoyito", "playouts", 10_000],
  ["sadeqa", "playouts", 4_000],
];

/** The count, and millions of it a second, of the native program. */
function here(game, what, number) {
  const report = execFileSync(native, [game, what, number], { encoding: "utf8" });
  const [, count, rate] = /^(\d+)(?: moves)? .* ([\d.]+) M\/s/.exec(report);
  return { count: Number(count), rate: Number(rate) };
}

const browser = await launch();
try {
  const page = await browser.newPage();
  const script = await readFile(path.join(folder, "speed.js"), "utf8");
  const program = await readFile(path.join(folder, "speed_bg.wasm"), "base64");
  await page.evaluate(script.replace("let wasm_bindgen", "globalThis.wasm_bindgen"));
  await page.evaluate(async (program) => {
    await wasm_bindgen({ module_or_path: Uint8Array.from(atob(program), (letter) => letter.charCodeAt(0)) });
  }, program);
  const there = (...count) =>
    page.evaluate(([game, what, number]) => {
      const begun = performance.now();
      const count = wasm_bindgen.count(game, what, number);
      return { count, rate: count / (performance.now() - begun) / 1e3 };
    }, count);

  console.log(`Chromium ${browser.version()}; millions of moves (playouts) or lines (perft) a second, best of ${rounds}\n`);
  console.log("| game | count | native | browser | ratio |\n|---|---|---|---|---|");
  for (const [game, what, number] of COUNTS) {
    const best = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const [a, b] = [here(game, what, number), await there(game, what, number)];
      if (a.count !== b.count) throw new Error(`${game} ${what} ${number}: ${a.count} natively, ${b.count} in the browser`);
      [a, b].forEach(({ rate }, side) => (best[side] = Math.max(best[side], rate)));
    }
    const [a, b] = best;
    console.log(`| ${game} | ${what} ${number} | ${a.toFixed(1)} | ${b.toFixed(1)} | ${(b / a).toFixed(2)} |`);
  }
} finally {
  await browser.close();
}
