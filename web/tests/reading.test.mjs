// The words for reading: fetched once a language when they are wanted, and what is said when they cannot be had.
import assert from "node:assert/strict";
import { accessible, browserTest, open, press } from "./harness.mjs";

const WORDS = "**/words/*.ftl";
/** Something of the rules page that only its own language says. */
const SAID = { en: /Sow the seeds counter-clockwise/, pa: /ਬੀਜ ਘੜੀ ਦੀਆਂ ਸੂਈਆਂ ਤੋਂ ਉਲਟ ਬੀਜੋ/, th: /หยอดทวนเข็มนาฬิกา/ };

/** The languages of the files of words that a page asks for, in order. */
function asked(context) {
  const languages = [];
  context.on("request", (request) => {
    const [, language] = /\/words\/([a-z]+)-[0-9a-f]{16}\.ftl$/.exec(request.url()) ?? [];
    if (language) languages.push(language);
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
  await page.route("**/words/pa-*.ftl", (route) => route.abort());
  await open(page, "?page=rules&game=tihbat&lang=pa");
  await page.locator('.waiting[role="alert"]').waitFor();
  await page.locator("#language").selectOption("th");
  await rules(page);
  assert.match(await page.locator("main").innerText(), /หยอดทวนเข็มนาฬิกา/);
  troubles.splice(0);
});
