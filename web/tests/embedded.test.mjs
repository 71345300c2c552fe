// Boards in other people's pages: that they are no trouble there, whoever else is about.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { accessible, browserTest, open } from "./harness.mjs";
import { board, hear, heard, hostTest, inside, settled } from "./host.mjs";
import { root } from "./site.mjs";

const LANGUAGES = ["en", "pa", "th"];
const GAMES = ["tihbat", "rio-kadalis", "hoyito", "sadeqa"];
const LINK = '<a href="https://boards.example/?game=tihbat">Play Tihbat</a>';

const width = (page) => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);

hostTest("a frame is as wide as its container and as high as its content, from 320 to 1,600 px", {
  html: () => '<div style="padding: 0"><sow-and-tell game="rio-kadalis" lang="pa" also="th" moves="EeA"></sow-and-tell></div><p>After it</p>',
}, async ({ page }) => {
  await hear(page, "ready");
  for (const wide of [320, 360, 480, 640, 768, 1024, 1280, 1600, 320]) {
    await page.setViewportSize({ width: wide, height: 900 });
    const frame = await inside(page);
    // What has been told has arrived when the two agree.
    await page.waitForFunction(async (wide) => document.documentElement.clientWidth <= wide, wide);
    const high = () => frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    await assert.doesNotReject(async () => {
      for (let tries = 0; tries < 50; tries += 1) {
        if ((await page.locator("iframe").boundingBox()).height === (await high())) return;
        await page.waitForTimeout(50);
      }
      throw new Error(`${wide}: ${(await page.locator("iframe").boundingBox()).height} is not ${await high()}`);
    });
    const [content, window] = await width(page);
    assert.ok(content <= window, `${wide}: the page scrolls sideways`);
    const inner = await frame.evaluate(() => ({ content: document.documentElement.scrollWidth, view: document.documentElement.clientWidth, whole: innerWidth, over: [...document.querySelectorAll("button, svg, p, a")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.outerHTML.slice(0, 80)) }));
    assert.ok(inner.content <= inner.view, `${wide}: the frame scrolls sideways`);
    assert.equal(inner.view, inner.whole, `${wide}: the frame has a scroll bar`);
    assert.deepEqual(inner.over, [], `${wide}`);
    const container = await page.evaluate(() => document.querySelector("sow-and-tell").clientWidth);
    assert.equal(inner.whole, container);
  }
});

hostTest("each game and its largest board fit a phone", {
  html: () => GAMES.map((game) => `<sow-and-tell game="${game}" lang="th" loading="eager"></sow-and-tell>`).join("") + '<sow-and-tell game="hoyito" pits="12" lang="en" loading="eager"></sow-and-tell>',
  viewport: { width: 320, height: 700 },
}, async ({ page }) => {
  for (let number = 0; number < 5; number += 1) {
    await hear(page, "ready", 1, number);
    const frame = await inside(page, number);
    const { content, view } = await frame.evaluate(() => ({ content: document.documentElement.scrollWidth, view: innerWidth }));
    assert.ok(content <= view, `${number}`);
    const small = await frame.evaluate(() => [...document.querySelectorAll("button, select, a")].filter((e) => e.checkVisibility() && !e.matches(".mark") && e.getBoundingClientRect().height < 43.9).map((e) => e.outerHTML.slice(0, 80)));
    assert.deepEqual(small, []);
  }
});

hostTest("a frame does not move what is below it with every sentence", { html: () => '<sow-and-tell game="sadeqa" lang="pa" also="th" speed="brisk"></sow-and-tell>', viewport: { width: 360, height: 800 } }, async ({ page }) => {
  await hear(page, "ready");
  await page.evaluate(() => document.querySelector("sow-and-tell").play("A"));
  await hear(page, "move");
  const heights = (await heard(page, "resize")).map(({ height }) => height);
  assert.notEqual(heights.length, 0);
  assert.deepEqual(heights, [...heights].sort((a, b) => a - b), "it only grows");
});

hostTest("a board takes no focus, does not scroll and leaves the history alone", {
  html: () => '<input id="name" autofocus><div style="height: 3000px"></div><sow-and-tell game="hoyito" lang="en" loading="eager" speed="instant"></sow-and-tell><div style="height: 3000px"></div>',
}, async ({ page }) => {
  await page.locator("#name").focus();
  const before = await page.evaluate(() => history.length);
  await hear(page, "ready");
  const there = () => page.evaluate(() => [document.activeElement.id, scrollX, scrollY]);
  assert.deepEqual(await there(), ["name", 0, 0]);
  // Nor when it is played from outside.
  await page.evaluate(() => {
    const element = document.querySelector("sow-and-tell");
    element.play("A");
    element.setAttribute("lang", "th");
  });
  await hear(page, "move");
  await page.evaluate(() => document.querySelector("sow-and-tell").undo());
  await page.evaluate(() => document.querySelector("sow-and-tell").restart());
  await hear(page, "position");
  assert.deepEqual(await there(), ["name", 0, 0]);
  assert.equal(await page.evaluate(() => history.length), before);
});

hostTest("keys work inside the frame, and Tab leads in and out", { html: () => '<button id="before">Before</button><sow-and-tell game="tihbat" lang="en" speed="instant"></sow-and-tell><button id="after">After</button>' }, async ({ page }) => {
  await hear(page, "ready");
  const frame = await inside(page);
  const pit = () => frame.evaluate(() => document.activeElement?.dataset?.pit);
  await page.locator("#before").focus();
  await page.keyboard.press("Tab");
  assert.equal(await pit(), "A", "the board is the first stop");
  await page.keyboard.press("ArrowRight");
  assert.equal(await pit(), "B");
  await page.keyboard.press("Enter");
  assert.equal((await hear(page, "move")).at(-1).move, "B");
  await page.keyboard.press("a");
  assert.equal((await hear(page, "move", 2)).at(-1).move, "a");
  // A click brings the keys to the board, too.
  await board(page).locator('[data-pit="A"]').click();
  await hear(page, "move", 3);
  await page.keyboard.press("b");
  await hear(page, "move", 4);
  const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.localName);
  for (let stops = 0; (await focused()) === "sow-and-tell" && stops < 40; stops += 1) await page.keyboard.press("Tab");
  assert.equal(await focused(), "after");
  await page.keyboard.press("Shift+Tab");
  assert.equal(await focused(), "sow-and-tell");
});

hostTest("a board far down the page is loaded when one comes near", { html: () => `<p>Above</p><div style="height: 6000px"></div><sow-and-tell game="tihbat">${LINK}</sow-and-tell>` }, async ({ page, address }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.waitForTimeout(300);
  assert.equal(await page.locator("iframe").count(), 0);
  assert.ok(await page.locator("a").isVisible(), "the link stands there meanwhile");
  assert.deepEqual(asked.filter((url) => url.startsWith(`${address}?`)), []);
  await page.evaluate(() => scrollTo(0, 5500));
  await hear(page, "ready");
  assert.equal(await page.locator("a").isVisible(), false);
});

hostTest("without JavaScript the link remains", { html: () => `<sow-and-tell game="tihbat">${LINK}</sow-and-tell>`, javaScriptEnabled: false }, async ({ page }) => {
  assert.ok(await page.locator("a").isVisible());
  assert.equal(await page.locator("iframe").count(), 0);
});

hostTest("where a frame does not answer, the link is shown again", { html: () => "" }, async ({ page, troubles }) => {
  await page.clock.install();
  await page.evaluate((link) => {
    document.body.innerHTML = `<sow-and-tell game="tihbat" src="/nowhere/">${link}</sow-and-tell>`;
    window.listen(document.querySelector("sow-and-tell"), 0);
  }, LINK);
  await page.locator("iframe").waitFor();
  assert.equal(await page.locator("a").isVisible(), false);
  await page.clock.runFor(31_000);
  assert.equal((await hear(page, "error"))[0].code, "silent");
  assert.ok(await page.locator("a").isVisible());
  troubles.splice(0);
});

hostTest("a program that cannot start is told of", { html: () => "" }, async ({ page, troubles }) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    document.body.innerHTML = '<sow-and-tell game="tihbat"></sow-and-tell>';
    window.listen(document.querySelector("sow-and-tell"), 0);
  });
  const [error] = await hear(page, "error");
  assert.deepEqual([error.code, error.command], ["stopped", null]);
  assert.match(error.sentence, /could not start/);
  assert.notEqual(troubles.splice(0).length, 0);
});

// Exactly what docs/embedding.md says a strict host needs, word for word; the listener of these tests is not needed.
const documented = /^Content-Security-Policy: (.*)$/m.exec(await readFile(path.join(root, "docs/embedding.md"), "utf8"))[1];
const POLICIES = {
  "needs two directives": (boards) => documented.replaceAll("https://museum.example", boards),
  "may ask for trusted types": (boards) => `${documented.replaceAll("https://museum.example", boards)}; require-trusted-types-for 'script'; trusted-types`,
};

for (const [what, policy] of Object.entries(POLICIES)) {
  hostTest(`a host with a strict policy ${what}`, {
    html: () => `<sow-and-tell game="tihbat" lang="en" also="pa" speed="instant">${LINK}</sow-and-tell>`,
    policy,
    listener: false,
  }, async ({ page }) => {
    await page.locator("iframe").waitFor();
    await settled(page);
    await board(page).locator('[data-pit="A"]').click();
    await page.waitForFunction(() => document.querySelector("sow-and-tell").moves === "A");
    await page.setViewportSize({ width: 400, height: 800 });
    await page.evaluate(() => document.querySelector("sow-and-tell").setAttribute("lang", "th"));
    await board(page).locator('[data-caption][lang="th"]').waitFor();
  });
}

hostTest("a host with a strict policy needs one directive for a plain frame", {
  html: (boards) => `<iframe src="${boards}?view=embed&amp;game=tihbat&amp;lang=en" title="Tihbat" width="600" height="900"></iframe>`,
  policy: (boards) => `default-src 'none'; frame-src ${boards}`,
  listener: false,
  element: false,
}, async ({ page }) => {
  await settled(page);
  await board(page).locator('[data-pit="A"]').click();
});

/** A page that tells every frame of its parent, and its parent, what only those may say. */
const HOSTILE = {
  "/hostile.html": `<!doctype html><title>Hostile</title><script>
      setInterval(() => {
        for (const message of [{ type: "play", move: "A" }, { type: "restart" }, { type: "set", parameters: { game: "sadeqa" } }, { type: "nonsense" }])
          for (let at = 0; at < parent.frames.length; at += 1) parent.frames[at].postMessage({ "sow-and-tell": 1, ...message }, "*");
        for (const type of ["ready", "move", "position", "error", "resize"]) parent.postMessage({ "sow-and-tell": 1, type, position: "1,1/1,1 s 0,0", moves: "AAAA", height: 9, code: "false", sentence: "false" }, "*");
        document.title = "sent";
      }, 30);
    </script>`,
};

hostTest("a plain frame does not hear a frame of somebody else's beside it", {
  html: (boards) => `<iframe src="${boards}?view=embed&amp;game=tihbat&amp;lang=en&amp;speed=instant" title="Tihbat"></iframe><iframe src="/hostile.html" title="hostile"></iframe>`,
  more: () => HOSTILE,
  listener: false,
  element: false,
}, async ({ page }) => {
  await settled(page);
  const hostile = page.frames().find((frame) => frame.url().endsWith("/hostile.html"));
  await hostile.waitForFunction(() => document.title === "sent");
  assert.equal(await hostile.evaluate(() => parent.frames.length), 2, "it reaches the board");
  await page.waitForTimeout(500);
  const seeds = (pit) => board(page).locator(`[data-pit="${pit}"]`).getAttribute("data-seeds");
  assert.deepEqual(await Promise.all(["A", "B", "a", "b"].map(seeds)), ["7", "7", "7", "7"]);
  // What the page around says is followed.
  await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage({ "sow-and-tell": 1, type: "play", move: "A" }, "*"));
  await board(page).locator('[data-pit="A"]:not([data-seeds="7"])').waitFor();
});

hostTest("a frame of somebody else's is not heard, neither by the board nor by the element", {
  html: () => '<sow-and-tell game="tihbat" lang="en" speed="instant"></sow-and-tell><iframe src="/hostile.html" title="hostile"></iframe>',
  more: () => HOSTILE,
}, async ({ page }) => {
  await hear(page, "ready");
  const hostile = page.frames().find((frame) => frame.url().endsWith("/hostile.html"));
  await hostile.waitForFunction(() => document.title === "sent");
  await page.waitForTimeout(500);
  assert.deepEqual(await page.evaluate(() => {
    const { moves, position } = document.querySelector("sow-and-tell");
    return [moves, position];
  }), ["", "7,7/7,7 s 0,0"]);
  const told = await page.evaluate(() => window.heard[0].map(({ type, detail }) => [type, detail?.code]));
  assert.deepEqual(told.filter(([type]) => type === "move" || type === "error"), []);
  assert.ok((await page.locator("sow-and-tell iframe").boundingBox()).height > 400);
  // The page around is still heard.
  await page.evaluate(() => document.querySelector("sow-and-tell").play("B"));
  await hear(page, "move");
});

hostTest("a plain frame works as well, with messages", {
  html: (boards) => `<iframe src="${boards}?view=embed&amp;game=rio-kadalis&amp;lang=th&amp;speed=instant" title="Rio Kadalis" width="100%" height="500"></iframe>`,
}, async ({ page }) => {
  const [ready] = await hear(page, "ready");
  assert.equal(ready["sow-and-tell"], 1);
  const frame = await inside(page);
  // As high as its content it cannot be: it scrolls, and nothing is cut off.
  assert.ok(await frame.evaluate(() => document.documentElement.scrollHeight > innerHeight));
  const post = (message) => page.evaluate((message) => document.querySelector("iframe").contentWindow.postMessage({ "sow-and-tell": 1, ...message }, "*"), message);
  await page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const fit = (height) => (frame.style.height = `${height}px`);
    addEventListener("message", ({ source, data }) => source === frame.contentWindow && data.height && fit(data.height));
    fit(window.heard[0].map(({ detail }) => detail.height).filter(Boolean).at(-1));
  });
  await post({ type: "fit" });
  await frame.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
  await post({ type: "play", move: "E" });
  const [move] = await hear(page, "move");
  assert.deepEqual([move["sow-and-tell"], move.moves], [1, "E"]);
  await post({ type: "moves" });
  assert.deepEqual((await hear(page, "position")).at(-1), { "sow-and-tell": 1, type: "position", position: move.position, moves: "E" });
});

hostTest("a frame in a sandbox plays, too", {
  html: (boards) => `<iframe sandbox="allow-scripts allow-same-origin" src="${boards}?view=embed&amp;game=tihbat&amp;lang=en&amp;speed=instant" title="Tihbat" width="600" height="900"></iframe>`,
}, async ({ page }) => {
  await hear(page, "ready");
  await board(page).locator('[data-pit="A"]').click();
  assert.equal((await hear(page, "move")).at(-1).moves, "A");
});

browserTest("the address bar of a board in a frame keeps the view, and its history has one entry", {}, async ({ page }) => {
  await open(page, "?view=embed&game=tihbat&lang=en&speed=instant");
  const before = await page.evaluate(() => history.length);
  await page.locator('[data-pit="A"]').click();
  await page.waitForURL(/moves=A/);
  assert.equal(new URL(page.url()).searchParams.get("view"), "embed");
  assert.equal(await page.evaluate(() => history.length), before);
  assert.equal(await page.evaluate(() => localStorage.length), 0);
});

for (const lang of LANGUAGES) {
  hostTest(`axe finds no fault with a page that has boards in it, in ${lang}`, {
    html: () =>
      `<main><h1>A museum</h1>${GAMES.map((game) => `<sow-and-tell game="${game}" lang="${lang}" also="${lang === "pa" ? "th" : "pa"}" loading="eager"></sow-and-tell>`).join("")}
      <sow-and-tell game="rio-kadalis" lang="${lang}" moves="EeA" palette="dark" loading="eager"></sow-and-tell>
      <sow-and-tell game="rio-kadalis" moves="EeA" palette="projector" loading="eager"></sow-and-tell></main>`,
  }, async ({ page }) => {
    for (let number = 0; number < GAMES.length + 2; number += 1) await hear(page, "ready", 1, number);
    await accessible(page);
  });

  hostTest(`the first board of a page weighs at most 250 KB, in ${lang}`, { html: () => `<sow-and-tell game="rio-kadalis" lang="${lang}"></sow-and-tell>` }, async ({ page, context, address }) => {
    const asked = new Map();
    context.on("response", (response) => asked.set(response.url().replace(/\?.*/, ""), response));
    await page.reload();
    await hear(page, "ready");
    await (await inside(page)).evaluate(() => document.fonts.ready);
    let sum = 0;
    for (const [url, response] of asked) {
      if (!url.startsWith(address)) continue;
      const body = await response.body();
      sum += Math.min(body.length, brotliCompressSync(body).length);
    }
    assert.ok(asked.has(`${address}embed/sow-and-tell.js`) && [...asked.keys()].some((url) => url.endsWith(".wasm")));
    assert.ok(sum <= 250 * 1024, `${(sum / 1024).toFixed(1)} KB`);
  });
}
