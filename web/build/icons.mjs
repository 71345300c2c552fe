// Draws the icons of the installed page from web/icon.svg, in Chromium: `node web/build/icons.mjs`, after a change of the
// drawing. What it writes is kept in web/icons, as it needs a browser and a build does not.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { launch, root } from "../tests/site.mjs";

const drawing = await readFile(path.join(root, "web/icon.svg"), "utf8");

// A system that cuts icons to a shape of its own leaves at least a circle four fifths as wide as the icon; iOS rounds the
// corners itself. Both want the ground to reach the edges.
const toTheEdges = drawing.replace(' rx="7"', "");
if (toTheEdges === drawing) throw new Error("web/icon.svg has no rounded ground any more");
const maskable = toTheEdges.replace('viewBox="0 0 32 32"', 'viewBox="-2 -2 36 36"').replace('width="32" height="32"', 'x="-2" y="-2" width="36" height="36"');

const ICONS = [
  ["192", 192, drawing],
  ["512", 512, drawing],
  ["maskable-512", 512, maskable],
  ["apple-touch-icon", 180, toTheEdges],
];

const folder = path.join(root, "web/icons");
await mkdir(folder, { recursive: true });
const browser = await launch();
try {
  for (const [name, size, svg] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
    await writeFile(path.join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
