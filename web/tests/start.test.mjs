// How the page starts, and what a visitor reads when it cannot.
import assert from "node:assert/strict";
import { accessible, browserTest, open } from "./harness.mjs";

const LANGUAGES = ["en", "pa", "th"];

/** The languages of the sentences that can be seen inside `selector`. */
function shown(page, selector) {
  return page.locator(`${selector} p`).evaluateAll((all) => all.filter((p) => p.checkVisibility()).map((p) => p.lang));
}

browserTest("the page starts in a folder of a server and asks only its own origin", {}, async ({ page, context, address }) => {
  const asked = [];
  context.on("request", (request) => asked.push(request.url()));
  await open(page);
  assert.ok(asked.some((url) => url.endsWith(".wasm")));
  assert.deepEqual(asked.filter((url) => !url.startsWith(address)), []);
  assert.equal(await page.locator("h1").count(), 1);
  assert.equal(await page.locator("#failure").count(), 0, "the notice has gone from a page that works");
});

browserTest("axe finds no fault with the page", {}, async ({ page }) => {
  await open(page);
  await accessible(page);
});

// What `cargo xtask size` weighs for a language is what a first visit in it loads.
for (const [lang, scripts] of Object.entries({ en: ["latin"], pa: ["latin", "gurmukhi"], th: ["latin", "thai-looped"] })) {
  const weighed = (file, html) => (html.includes(file) || /^app-[0-9a-f]+\.wasm$/.test(file)) && (!file.startsWith("words/") || file.startsWith(`words/${lang}-playing-`));
  browserTest(`a first visit in ${lang} loads nothing that is not weighed`, {}, async ({ page, context, address }) => {
    const asked = new Set();
    context.on("request", (request) => asked.add(request.url().slice(address.length).replace(/^\?.*/, "")));
    await open(page, `?lang=${lang}`);
    await page.evaluate(() => document.fonts.ready);
    const html = await (await page.request.get(address)).text();
    const fonts = scripts.map((script) => `fonts/noto-sans-${script}.woff2`);
    // The other languages' names for themselves.
    if (lang !== "pa") fonts.push("fonts/names-gurmukhi-400.woff2");
    if (lang !== "th") fonts.push("fonts/names-thai-looped-400.woff2");
    assert.ok(asked.has("fonts/noto-sans-latin.woff2"));
    assert.deepEqual(
      [...asked].filter((file) => !(file.endsWith(".woff2") ? fonts.includes(file) : weighed(file, html))),
      [],
    );
  });
}

browserTest("nothing written into the page runs as a script", {}, async ({ page, troubles }) => {
  await open(page);
  const refusal = page.waitForEvent("console", (message) => message.text().startsWith("policy: script-src"));
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.intruder = true";
    document.head.append(script);
    return window.intruder;
  });
  assert.equal(ran, undefined);
  await refusal;
  troubles.splice(0);
});

browserTest("without JavaScript a sentence in each language asks for it", { javaScriptEnabled: false }, async ({ page, address, troubles }) => {
  await page.goto(address);
  assert.deepEqual(await shown(page, "noscript"), LANGUAGES);
  assert.deepEqual(await shown(page, "#failure"), []);
  // The browser refuses to fetch the program, too.
  assert.deepEqual(troubles.splice(0).filter((line) => !line.endsWith(".js csp")), []);
});

for (const [what, files] of [
  ["program", "**/*.wasm"],
  ["script around the program", "**/app-*.js"],
  ["script that chooses the program", "**/choose-*.js"],
  ["script that starts it", "**/start-*.js"],
]) {
  browserTest(`when the ${what} does not load, a sentence in each language says so`, {}, async ({ page, address, troubles }) => {
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    await page.locator("#failure").waitFor();
    assert.deepEqual(await shown(page, "#failure"), LANGUAGES);
    assert.notEqual(troubles.splice(0).length, 0);
  });
}

browserTest("in a browser without WebAssembly a sentence in each language says so", {}, async ({ page, address, troubles }) => {
  await page.addInitScript(() => delete window.WebAssembly);
  await page.goto(address);
  await page.locator("#failure").waitFor();
  assert.deepEqual(await shown(page, "#failure"), LANGUAGES);
  troubles.splice(0);
});

browserTest("when the program stops, a sentence in each language says so", {}, async ({ page, troubles }) => {
  await open(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
  });
  await page.locator("#failure").waitFor();
  assert.deepEqual(await shown(page, "#failure"), LANGUAGES);
  assert.match(troubles.splice(0).join("\n"), /unreachable/);
});

// Nobody waits for a program that he does not see.
for (const [query, program] of Object.entries({
  "?game=hoyito": "app",
  "?view=page": "app",
  "?view=somewhere": "app",
  "?view=embed&game=hoyito": "embed",
  "?view=embed&page=rules": "app",
  "?view=class&view=embed": "embed",
  "?view=class": "hall",
  "?view=kiosk": "hall",
})) {
  browserTest(`of the programs ${query} fetches ${program} alone`, {}, async ({ page, context }) => {
    const programs = [];
    context.on("request", (request) => {
      const [, name] = /\/(app|embed|hall)-[0-9a-f]{16}\.wasm$/.exec(request.url()) ?? [];
      if (name) programs.push(name);
    });
    await open(page, query);
    assert.deepEqual([...new Set(programs)], [program]);
  });
}
