// The dialog that shares a board: its link, the code for another page, and the QR code, read again by another program.
import assert from "node:assert/strict";
import { test } from "node:test";
import jsQR from "jsqr";
import { code } from "../share.js";
import { accessible, browserTest, open, press } from "./harness.mjs";

const LANGUAGES = ["en", "pa", "th"];
const POSITION = encodeURIComponent("2,3/2,1 s 10,10");

async function share(page) {
  await press(page, "share");
  await page.locator("dialog[open]").waitFor();
}

const copied = (page) => page.evaluate(() => navigator.clipboard.readText());
const permissions = ["clipboard-read", "clipboard-write"];

/** What the picture of the code in the page says, as a camera would see it: pixels on a canvas, read by jsQR. */
async function scanned(page) {
  const picture = page.locator("dialog[open] img");
  await picture.waitFor();
  const shot = (await picture.screenshot()).toString("base64");
  const { data, width, height } = await page.evaluate(async (shot) => {
    const image = new Image();
    image.src = `data:image/png;base64,${shot}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return { data: [...context.getImageData(0, 0, image.width, image.height).data], width: image.width, height: image.height };
  }, shot);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

browserTest("a board is shared as a link, as code and as a QR code, each of which can be copied", { permissions }, async ({ page, address }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, `?game=tihbat&lang=en&also=th&position=${POSITION}&moves=A`);
  assert.deepEqual(asked.filter((url) => /\/qr-/.test(url)), [], "nothing of it is loaded before");
  await share(page);
  const link = page.url();
  assert.equal(await page.locator("#share-link").inputValue(), link);
  await press(page, "share-copy-link");
  await page.locator(".share .told", { hasText: "Copied" }).waitFor();
  assert.equal(await copied(page), link);

  const parameters = `game="tihbat" lang="en" also="th" position="2,3/2,1 s 10,10" moves="A"`;
  const element = `<script src="${address}embed/sow-and-tell.js" async></script>\n<sow-and-tell ${parameters}>\n  <a href="${link.replaceAll("&", "&amp;")}">Tihbat</a>\n</sow-and-tell>`;
  assert.equal(await page.locator("#share-code").inputValue(), element);
  await press(page, "share-copy-code");
  await page.waitForFunction(async (text) => (await navigator.clipboard.readText()) === text, element);
  await page.locator("#share-kind").selectOption("frame");
  const frame = await page.locator("#share-code").inputValue();
  assert.match(frame, /^<iframe src="[^"]+" title="Tihbat" width="100%" height="1000" loading="lazy" allow="fullscreen"><\/iframe>$/);
  await press(page, "share-copy-code");
  await page.waitForFunction(async (text) => (await navigator.clipboard.readText()) === text, frame);

  assert.equal(await scanned(page), link);
  await press(page, "share-copy-qr");
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith('<svg xmlns="http://www.w3.org/2000/svg"'));
  const [saved] = await Promise.all([page.waitForEvent("download"), press(page, "share-save-qr")]);
  assert.equal(saved.suggestedFilename(), "tihbat.svg");
  assert.deepEqual(asked.filter((url) => /\/qr-/.test(url)).map((url) => url.replace(/.*\.(\w+)$/, "$1")), ["js", "wasm"]);

  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
});

test("nothing in a link ends an attribute, and the script lies beside the page whatever its file is called", () => {
  const hostile = "https://a.example/b/index.html?game=tihbat&x=%22%3E%3Cscript%3E";
  assert.ok(code(hostile, 'T"<', "element").includes('x="&quot;>&lt;script>"'));
  assert.ok(code(hostile, 'T"<', "element").endsWith('">T&quot;&lt;</a>\n</sow-and-tell>'));
  assert.ok(code(hostile, 'T"<', "frame").includes('title="T&quot;&lt;"'));
  assert.ok(code(hostile, "T", "element").startsWith('<script src="https://a.example/b/embed/sow-and-tell.js" async>'));
});

browserTest("the code that is offered shows the board that was shared", {}, async ({ page, context, address }) => {
  await open(page, "?game=rio-kadalis&lang=th&pits=5&moves=A&speed=instant");
  await share(page);
  const codes = [await page.locator("#share-code").inputValue()];
  await page.locator("#share-kind").selectOption("frame");
  codes.push(await page.locator("#share-code").inputValue());
  const position = await page.locator("[data-pit]").evaluateAll((pits) => pits.map(({ dataset }) => dataset.seeds).join());
  for (const code of codes) {
    const host = await context.newPage();
    await host.route(`${address}host.html`, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html><title>Host</title>${code}` }));
    await host.goto(`${address}host.html`);
    const board = host.frameLocator("iframe");
    await board.locator('[data-caption][lang="th"]').waitFor();
    assert.equal(await board.locator("[data-pit]").evaluateAll((pits) => pits.map(({ dataset }) => dataset.seeds).join()), position);
    await host.close();
  }
});

browserTest("the QR code of the longest games can be read, too", {}, async ({ page }) => {
  await open(page, `?game=hoyito&pits=12&lang=pa&also=th&digits=native&speed=counting&palette=projector&south=beginner&north=person&help=no&paths=no`);
  await share(page);
  assert.equal(await scanned(page), page.url());
});

for (const lang of LANGUAGES) {
  browserTest(`axe finds no fault with the dialog, nor does it hide anything on a phone, in ${lang}`, {}, async ({ page }) => {
    await open(page, `?game=sadeqa&lang=${lang}`);
    await share(page);
    await page.locator("dialog[open] img").waitFor();
    await accessible(page);
    for (const width of [320, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.locator("dialog[open]").evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth, ...[...dialog.querySelectorAll("button, input, textarea, select")].map((e) => e.getBoundingClientRect().right).filter((right) => right > innerWidth)]);
      assert.ok(over[0] <= over[1] && over.length === 2, `${width}: ${over}`);
    }
  });
}

browserTest("where the QR code cannot be had, a sentence says so, and the rest can be used", { permissions }, async ({ page, troubles }) => {
  await page.route("**/qr-*.wasm", (route) => route.fulfill({ status: 404 }));
  await open(page, "?game=tihbat&lang=en");
  await share(page);
  await page.locator(".share [role=status]", { hasText: "QR code could not be made" }).waitFor();
  await press(page, "share-copy-link");
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes("game=tihbat"));
  troubles.splice(0);
});

browserTest("a board in another page does not offer to be shared", {}, async ({ page }) => {
  await open(page, "?view=embed&game=tihbat&lang=en");
  assert.equal(await page.locator('[data-action="share"]').count(), 0);
});
