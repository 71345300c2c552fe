// The words that are not in the program: fetched once a language when they are wanted, and what is said when they cannot be
// had.
import assert from "node:assert/strict";
import { accessible, browserTest, captions, open, press } from "./harness.mjs";

const WORDS = "**/words/*-reading-*.ftl";
const PLAYING = "**/words/*-playing-*.ftl";
/** Something of the rules page that only its own language says. */
const SAID = { en: /Sow the seeds counter-clockwise/, pa: /ਬੀਜ ਘੜੀ ਦੀਆਂ ਸੂਈਆਂ ਤੋਂ ਉਲਟ ਬੀਜੋ/, th: /หยอดทวนเข็มนาฬิกา/ };

/** The languages of the files of words of a set that a page asks for, in order. */
function asked(context, set = "reading") {
  const languages = [];
  context.on("request", (request) => {
    const [, language, of] = /\/words\/([a-z]+)-([a-z]+)-[0-9a-f]{16}\.ftl$/.exec(request.url()) ?? [];
    if (of === set) languages.push(language);
  });
  return languages;
}

/** Waits until the rules of the game are there. */
const rules = (page) => page.locator("[data-rules] [data-rule]").first().waitFor();

for (const [lang, said] of Object.entries(SAID)) {
  browserTest(`the rules are there in ${lang} and nothing is said by its key`, {}, async ({ page, context }) => {
    const languages = asked(context);
    await open(page, `?page=rules&game=rio-kadalis&lang=${lang}`);
    await rules(page);
    const text = await page.locator("main").innerText();
    assert.match(text, said);
    assert.doesNotMatch(text, /\b(rule|rules|fact)-[a-z]/);
    assert.deepEqual(languages, [lang], "no other language has been asked for");
  });
}

browserTest("the words of a language are asked for once, whatever is changed and looked at", {}, async ({ page, context }) => {
  const languages = asked(context);
  await open(page, "?game=tihbat&lang=en");
  assert.deepEqual(languages, [], "the board does without them");
  for (const name of ["rules", "about", "play", "about"]) await page.locator(`nav [data-page="${name}"]`).click();
  await page.locator(".about").waitFor();
  for (const language of ["pa", "en", "pa"]) {
    await page.locator("#language").selectOption(language);
    await page.locator(`.about p [lang="${language}"]`).first().waitFor();
  }
  assert.deepEqual(languages, ["en", "pa"]);
});

browserTest("two languages are fetched, and both are shown", {}, async ({ page, context }) => {
  const languages = asked(context);
  await open(page, "?page=rules&game=hoyito&lang=th&also=pa");
  await rules(page);
  assert.deepEqual(languages.sort(), ["pa", "th"]);
  for (const lang of languages) assert.match(await page.locator("main").innerText(), SAID[lang]);
});

for (const [how, answer] of Object.entries({
  "cannot be reached": (route) => route.abort(),
  "are not there": (route) => route.fulfill({ status: 404, body: "" }),
  "are something else": (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>\n<p>Welcome to our network</p>\n" }),
})) {
  browserTest(`words that ${how} are missed in a sentence, and can be asked for again`, {}, async ({ page, troubles }) => {
    for (const lang of Object.keys(SAID)) {
      await page.route(WORDS, answer);
      await open(page, `?page=rules&game=rio-kadalis&lang=${lang}&palette=light`);
      const notice = page.locator('.waiting[role="alert"]');
      await notice.waitFor();
      assert.ok((await notice.locator("p").innerText()).length > 15);
      await accessible(page);
      // Asked for in vain once more, it is said once more.
      await press(page, "words-retry");
      await notice.waitFor();
      // Nothing else suffers from it.
      await page.locator('nav [data-page="play"]').click();
      await page.locator("[data-pit]").first().waitFor();
      await page.locator('nav [data-page="rules"]').click();
      await notice.waitFor();
      await page.unroute(WORDS);
      await press(page, "words-retry");
      await rules(page);
      assert.match(await page.locator("main").innerText(), SAID[lang]);
      assert.equal(await notice.count(), 0);
    }
    for (const trouble of troubles.splice(0)) assert.match(trouble, /words\/|Failed to load resource/);
  });
}

browserTest("a language whose words cannot be had does not keep another's away", {}, async ({ page, troubles }) => {
  await page.route("**/words/pa-reading-*.ftl", (route) => route.abort());
  await open(page, "?page=rules&game=tihbat&lang=pa");
  await page.locator('.waiting[role="alert"]').waitFor();
  await page.locator("#language").selectOption("th");
  await rules(page);
  assert.match(await page.locator("main").innerText(), /หยอดทวนเข็มนาฬิกา/);
  troubles.splice(0);
});

/** What the first board says, by language. */
const TURN = { en: /South’s turn/, pa: /ਦੱਖਣ ਦੀ ਵਾਰੀ/, th: /ตาของฝ่ายใต้/ };

browserTest("what a game is played with is fetched for the languages that are shown, each once", {}, async ({ page, context }) => {
  const languages = asked(context, "playing");
  await open(page, "?game=hoyito&lang=pa&also=th");
  assert.deepEqual(languages.splice(0), ["pa", "th"]);
  const said = await captions(page);
  assert.deepEqual(said.map(({ lang }) => lang), ["pa", "th"]);
  for (const { lang, text } of said) assert.match(text, TURN[lang]);
  for (const lang of ["en", "th", "pa"]) {
    await page.locator("#language").selectOption(lang);
    await page.locator(`html[lang="${lang}"] [data-caption][lang="${lang}"]`).first().waitFor();
    assert.match((await captions(page))[0].text, TURN[lang]);
  }
  assert.deepEqual(languages, [], "nothing is asked for a second time, and English is there");
});

browserTest("while a language is on its way the former one is shown", {}, async ({ page }) => {
  let arrives;
  await page.route(PLAYING, async (route) => {
    await new Promise((resolve) => (arrives = resolve));
    await route.continue();
  });
  await open(page, "?game=hoyito&lang=en");
  await page.locator("#language").selectOption("th");
  await page.waitForFunction(() => new URLSearchParams(location.search).get("lang") === "th");
  assert.match((await captions(page))[0].text, TURN.en);
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  arrives();
  await page.locator('html[lang="th"]').waitFor();
  assert.match((await captions(page))[0].text, TURN.th);
});

browserTest("a language that cannot be had is said in English, with a sentence, and can be asked for again", {}, async ({ page, troubles }) => {
  await page.route(PLAYING, (route) => route.abort());
  await open(page, "?game=hoyito&lang=pa&palette=light");
  const notice = page.locator('.waiting[role="alert"]');
  await notice.waitFor();
  assert.equal((await captions(page))[0].text, "South’s turn. Choose a pit.");
  await accessible(page);
  await page.unroute(PLAYING);
  await press(page, "words-retry");
  await page.waitForFunction(() => /ਦੱਖਣ ਦੀ ਵਾਰੀ/.test(document.querySelector("[data-caption]").textContent));
  assert.equal(await notice.count(), 0);
  troubles.splice(0);
});
