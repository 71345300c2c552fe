// What the scripts of the build have in common.
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";

/** The oldest browsers that run what Rust compiles to today, as esbuild names them. */
export const BROWSERS = ["chrome100", "firefox100", "safari15.4"];

/** Sixteen digits that say what is in something: what is named by them never answers for another build's. */
export function digest(...contents) {
  const hash = createHash("sha256");
  contents.forEach((content) => hash.update(content));
  return hash.digest("hex").slice(0, 16);
}

/** The names of all files below a folder as an address has them, in order. */
export async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  return paths.map((file) => path.relative(folder, file).replaceAll("\\", "/")).sort();
}
