// Runs after each build of the page (the hook in Trunk.toml): shortens the scripts of a finished page. Trunk's own way of
// doing so cannot read what wasm-bindgen writes today.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { minify } from "terser";

const { TRUNK_PROFILE, TRUNK_STAGING_DIR } = process.env;

if (TRUNK_PROFILE === "release") {
  for (const name of (await readdir(TRUNK_STAGING_DIR)).filter((name) => name.endsWith(".js"))) {
    const file = path.join(TRUNK_STAGING_DIR, name);
    // The guard is a plain script and stays readable to old browsers; everything else is a module.
    const plain = name.startsWith("guard-");
    const { code } = await minify(await readFile(file, "utf8"), { module: !plain, ecma: plain ? 5 : 2020 });
    await writeFile(file, code);
  }
}
