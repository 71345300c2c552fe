// The element's types against a program that uses them, and against what the element has.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { root } from "./site.mjs";

const read = (name) => readFile(path.join(root, name), "utf8");

test("a program in TypeScript can use the element", () => {
  execFileSync(process.execPath, [path.join(root, "node_modules/typescript/bin/tsc"), "-p", path.join(root, "web/tests/types")], { stdio: "pipe", encoding: "utf8" });
});

test("element and bridge know every parameter of an address, and which of them say what is played", async () => {
  const [element, bridge, address] = await Promise.all(["web/embed/sow-and-tell.js", "web/bridge.js", "crates/app/src/address/read.rs"].map(read));
  const list = (text, name) => [...new RegExp(`const ${name} = \\[(.*?)\\]`, "s").exec(text)[1].matchAll(/"([\w-]+)"/g)].map(([, each]) => each);
  const known = [...address.matchAll(/^        "([\w-]+)"(?: \| "([\w-]+)")?(?: if [^=]+)? =>/gm)].flatMap(([, one, other]) => [one, other]).filter(Boolean);
  assert.ok(known.length >= 20, `${known}`);
  assert.deepEqual([...list(element, "CHOICES"), ...list(element, "GAME"), "page", "view"].sort(), [...new Set(known)].sort());
  assert.deepEqual(list(bridge, "GAME"), list(element, "GAME"));
});

test("the types name every event, every command and every reason there is", async () => {
  const [types, element, bridge, events, round] = await Promise.all(
    ["web/embed/sow-and-tell.d.ts", "web/embed/sow-and-tell.js", "web/bridge.js", "crates/rules/src/event.rs", "crates/app/src/embed/command.rs"].map(read),
  );
  const told = [.../const EVENTS = \[(.*)\]/.exec(element)[1].matchAll(/"(\w+)"/g)].map(([, name]) => name);
  const map = /interface SowAndTellEventMap \{(.*?)\n\}/s.exec(types)[1];
  assert.deepEqual([...map.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name), told);
  const commands = [.../const COMMANDS = \{(.*?)\n\};/s.exec(bridge)[1].matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  assert.deepEqual(commands, ["play", "undo", "restart", "goto", "position", "moves", "set", "fit"]);
  for (const name of commands) assert.match(types, new RegExp(`type: [^;\n]*"${name}"`), name);
  const keys = [...events.matchAll(/(?:Why|RoundEnd)::\w+ => "([\w-]+)"/g)].map(([, key]) => key);
  assert.equal(keys.length, 11);
  const codes = [...new Set([...round.matchAll(/error\("([\w-]+)"/g), ...bridge.matchAll(/code: "([\w-]+)"/g), .../const SENTENCES = \{(.*?)\n\};/s.exec(bridge)[1].matchAll(/^ {2}"?([\w-]+)"?:/gm), ...element.matchAll(/code: "([\w-]+)"/g)].map(([, code]) => code))];
  for (const word of [...keys, ...codes]) assert.ok(types.includes(`"${word}"`), word);
});
