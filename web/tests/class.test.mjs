// The class: large enough for the back row, questions and answers, steps by keyboard and clicker, the counting, hints, an
// address of its own.
import assert from "node:assert/strict";
import { browserTest, captions, click, idle, notices, open, piles, press, query, seeds } from "./harness.mjs";
import { board, explain, replay, vector } from "./lab.mjs";

const CLASS = "?view=class";
const BINIKH = encodeURIComponent("0,0,1,3,0,0/3,0,0,0,0,2 s 20,16");
const LONG_CAPTION = `&game=rio-kadalis&speed=instant&position=${BINIKH}&moves=D`;

/** What stands under the board: a question, an answer, or neither. */
const stage = (page) => page.evaluate(() => document.querySelector("[data-quiz]")?.dataset.quiz);

/** The answers given so far: `{ E: 2 }`. */
const given = (page) =>
  page.locator("[data-given]").evaluateAll((all) => Object.fromEntries(all.map(({ dataset }) => [dataset.given, Number(dataset.times)])));

/** The numbers over the board: `{ E: "2" }`. */
const marks = (page) =>
  page.locator("[data-mark]").evaluateAll((all) => Object.fromEntries(all.map(({ dataset }) => [dataset.mark, dataset.number])));

const tally = (page) => page.locator("[data-tally] .hidden-label").textContent();

/** The pit of the last seed, as the game's own sentences have it. */
async function lastPit(game, move, ...more) {
  const told = await explain(game, move, "en", ...more);
  return told.join(" ").match(/.*last seed (?:fell into|made four in) pit ([A-La-l])/)[1];
}

for (const [width, height] of [[1024, 768], [1920, 1080], [1366, 768]]) {
  browserTest(`at ${width} × ${height} all is large, and nothing is scrolled`, { viewport: { width, height } }, async ({ page }) => {
    for (const [lang, also] of [["en", ""], ["pa", "en"], ["th", "pa"], ["en", "th"]]) {
      for (const rest of ["&game=sadeqa", "&game=tihbat", LONG_CAPTION, "&game=hoyito&pits=12&ask=count"]) {
        await open(page, `${CLASS}&lang=${lang}&also=${also}${rest}`);
        await page.evaluate(() => document.fonts.ready);
        const where = `${lang} ${also} ${rest}`;
        const seen = await page.evaluate(() => {
          const rect = (selector) => document.querySelector(selector).getBoundingClientRect();
          const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
          const caption = document.querySelector(".caption");
          return {
            scrolls: [scrollHeight > clientHeight, scrollWidth > clientWidth, caption.scrollHeight > caption.clientHeight],
            edges: [".bar", ".board", ".caption", ".class-tools"].map(rect).map(({ top, bottom }) => [top, bottom]),
            sentences: [...document.querySelectorAll("[data-caption]")].map((p) => Number.parseFloat(getComputedStyle(p).fontSize)),
            board: rect(".board").height,
            number: rect(".pit .number").height,
          };
        });
        assert.deepEqual(seen.scrolls, [false, false, false], where);
        for (let each = 1; each < seen.edges.length; each += 1) {
          assert.ok(seen.edges[each][0] >= seen.edges[each - 1][1] - 8, `${where}: ${JSON.stringify(seen.edges)}`);
        }
        assert.ok(seen.edges.at(-1)[1] <= height + 1, where);
        assert.equal(new Set(seen.sentences).size, 1, `${where}: both languages are equally large`);
        assert.equal(seen.sentences.length, also ? 2 : 1, where);
        if (rest !== LONG_CAPTION) assert.ok(seen.sentences[0] >= height / 30, `${where}: ${seen.sentences[0]}`);
        assert.ok(seen.number >= seen.board / 20, `${where}: numbers of ${seen.number} on a board of ${seen.board}`);
        assert.ok(seen.board >= height * 0.45, `${where}: a board of ${seen.board}`);
      }
    }
  });
}

browserTest("on a phone the class is scrolled downwards and never sideways", { viewport: { width: 360, height: 740 } }, async ({ page }) => {
  for (const rest of ["&game=sadeqa", "&game=tihbat&ask=count"]) {
    await open(page, `${CLASS}&lang=pa&also=th${rest}`);
    const [scrolled, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    assert.ok(scrolled <= shown, `${scrolled} ${shown}`);
    const sizes = await page.locator(".class-tools button, .class-tools select, .bar select").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    assert.ok(sizes.every((size) => size >= 44), sizes.join(" "));
  }
});

browserTest("the board does not move when a long sentence comes, nor when a question is put", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=pa&also=th&game=rio-kadalis&ask=last&by-hand=yes&position=${BINIKH}`);
  const place = () => page.locator(".board").boundingBox();
  const before = await place();
  await page.locator('[data-pit="D"]').click();
  assert.deepEqual(await place(), before);
  await page.keyboard.press("Shift+F");
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press("PageDown");
    assert.deepEqual(await place(), before);
  }
  assert.equal(await stage(page), "answered");
});

browserTest("where will the last seed fall: the class answers with pits, the seeds are sown, the answer is explained", {}, async ({ page }) => {
  const right = await lastPit("rio-kadalis", "C");
  const wrong = right === "B" ? "A" : "B";
  await open(page, `${CLASS}&lang=en&game=rio-kadalis&ask=last&speed=instant`);
  assert.deepEqual((await captions(page)).map(({ text }) => text), ["South’s turn. Choose the pit to ask about."]);
  await page.locator('[data-pit="C"]').click();
  assert.equal(await stage(page), "asking");
  assert.deepEqual((await captions(page)).map(({ text }) => text), ["South sows from pit C. Where will the last seed fall?"]);
  for (const pit of [right, wrong, wrong, right, "d"]) await click(page, pit);
  assert.deepEqual(await given(page), { [right]: 2, [wrong]: 2, d: 1 });
  await page.locator('[data-given="d"] .take-back').click();
  assert.deepEqual(await given(page), { [right]: 2, [wrong]: 2 });
  assert.deepEqual(await marks(page), { [right]: "2", [wrong]: "2" });
  assert.deepEqual(Object.values(await seeds(page)), Array(12).fill(4), "nothing is sown yet");
  await press(page, "sow");
  await idle(page);
  assert.equal(await stage(page), "answered");
  const [ply] = await replay("rio-kadalis", "C");
  assert.deepEqual(await seeds(page), board(ply.position).seeds);
  const told = await explain("rio-kadalis", "C", "en");
  const row = right === right.toUpperCase() ? "South" : "North";
  assert.equal((await captions(page))[0].text, `It was pit ${right}, in ${row}’s row. ${told.at(-1)}`);
  assert.equal(await page.locator("[data-given].right").getAttribute("data-given"), right);
  assert.equal(await page.locator("[data-score]").textContent().then((text) => text.trim()), "Right answers: 2 of 4.");
  assert.equal(await tally(page), "Questions: 1. Right answers: 2 of 4.");
});

browserTest("will it capture, and how many: right answers are those of the rules", {}, async ({ page }) => {
  for (const [game, moves, from, pit] of [["hoyito", "DaCe", "", "B"], ["tihbat", "", "1,2/0,0 s 12,13", "A"], ["tihbat", "", "", "A"], ["rio-kadalis", "", "0,0,1,3,0,0/3,0,0,0,0,2 s 20,16", "D"]]) {
    const plies = await replay(game, moves + pit, ...(from ? ["--from", from] : []));
    const ply = plies.filter((each) => each.move).at(-1);
    const captured = ply.captures.filter(({ to }) => to === "south").reduce((sum, { seeds }) => sum + seeds, 0);
    for (const question of ["capture", "count"]) {
      await open(page, `${CLASS}&lang=en&game=${game}&ask=${question}&speed=instant&moves=${moves}${from ? `&position=${encodeURIComponent(from)}` : ""}`);
      await page.locator(`[data-pit="${pit}"]`).click();
      if (question === "capture") {
        await press(page, "yes");
        await press(page, "no");
      } else {
        await page.locator(`[data-answer="${captured}"]`).click();
        await page.locator(`[data-answer="${captured + 1}"]`).click();
      }
      await press(page, "sow");
      await idle(page);
      const judged = await page.locator("[data-given].right").getAttribute("data-given");
      assert.equal(judged, question === "count" ? String(captured) : captured > 0 ? "Yes" : "No", `${game} ${question}`);
      const [{ text }] = await captions(page);
      const said = { 0: "South captured no seeds.", 1: "South captured one seed." }[captured] ?? `South captured ${captured} seeds.`;
      assert.ok(text.startsWith(said), text);
      assert.ok(text.length > said.length + 10, "and it says why");
    }
  }
});

browserTest("several captures are added up for all to see", {}, async ({ page }) => {
  const { moves } = await vector("hoyito", 30);
  const plies = (await replay("hoyito", moves)).filter((each) => each.move);
  const own = ({ captures }) => captures.filter(({ to }) => to === "south");
  const place = plies.findIndex((ply) => ply.player === "south" && own(ply).length > 1);
  assert.notEqual(place, -1, "South captures twice in one sowing of this game");
  await open(page, `${CLASS}&lang=en&game=hoyito&ask=count&speed=instant&moves=${moves.slice(0, place)}`);
  await page.locator(`[data-pit="${plies[place].move}"]`).click();
  await press(page, "sow");
  await idle(page);
  const sum = (await page.locator("[data-sum]").textContent()).replaceAll("\u00a0", " ");
  const parts = own(plies[place]);
  assert.equal(sum, `${parts.map(({ pit, seeds }) => `${pit} ${seeds}`).join(" + ")} = ${parts.reduce((all, { seeds }) => all + seeds, 0)}`);
  assert.equal(await page.locator("[data-tally]").count(), 0, "a question that nobody answered is not counted");
});

browserTest("the tally goes on over many questions, counts each once, and can begin anew", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=tihbat&ask=capture&speed=instant`);
  await page.locator('[data-pit="A"]').click();
  await press(page, "yes");
  await press(page, "sow");
  await idle(page);
  const first = await tally(page);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageDown");
  assert.equal(await tally(page), first);
  await page.locator('[data-pit="a"]').click();
  await press(page, "no");
  await press(page, "no");
  await press(page, "sow");
  await idle(page);
  assert.match(await tally(page), /^Questions: 2\. Right answers: \d of 3\.$/);
  await press(page, "class-options");
  await press(page, "tally-reset");
  assert.equal(await page.locator("[data-tally]").count(), 0);
});

browserTest("a question can be withdrawn, and one about another pit put in its place", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=rio-kadalis&ask=capture`);
  await page.locator('[data-pit="C"]').click();
  await click(page, "D");
  assert.match((await captions(page))[0].text, /pit D/);
  await press(page, "yes");
  await click(page, "E");
  assert.match((await captions(page))[0].text, /pit D/, "not once it has been answered");
  await press(page, "withdraw");
  assert.equal(await stage(page), undefined);
  await page.locator('[data-pit="C"]').click();
  await page.locator("#ask").selectOption("");
  assert.equal(await stage(page), undefined, "a question that is not to be asked is not left standing");
  await click(page, "a");
  assert.equal(await page.locator("[data-caption=refusal]").count(), 1, "a pit that cannot be played says why");
});

browserTest("an answer that is no number is refused with a sentence, and nothing is lost", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=hoyito&ask=count`);
  await page.locator('[data-pit="B"]').click();
  await page.locator('[data-answer="4"]').click();
  await page.locator("[data-number]").fill("lot");
  await press(page, "add");
  assert.equal((await page.locator(".misread").textContent()).trim(), "An answer is a number from 0 to 255.");
  assert.deepEqual(await given(page), { 4: 1 });
  await page.locator("[data-number]").fill("16");
  await press(page, "add");
  assert.equal(await page.locator(".misread").count(), 0);
  assert.deepEqual(await given(page), { 4: 1, 16: 1 });
  // A good answer takes the sentence away, wherever it comes from.
  await page.locator("[data-number]").fill("lot");
  await press(page, "add");
  assert.equal(await page.locator(".misread").count(), 1);
  await page.locator('[data-answer="5"]').click();
  assert.equal(await page.locator(".misread").count(), 0);
});

browserTest("a sowing that nobody was asked about shows no answers given about it before", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=rio-kadalis&ask=last&speed=instant`);
  await page.locator('[data-pit="A"]').click();
  await click(page, "B");
  await press(page, "sow");
  await idle(page);
  assert.equal(await stage(page), "answered");
  await press(page, "restart");
  await page.locator("#ask").selectOption("");
  await page.locator('[data-pit="A"]').click();
  await idle(page);
  assert.equal(await stage(page), undefined);
  assert.equal((await captions(page))[0].text, (await explain("rio-kadalis", "A", "en")).at(-1));
});

browserTest("hints are off until they are asked for, and then show the first lap", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=rio-kadalis&ask=last`);
  await page.locator('[data-pit="A"]').click();
  assert.equal(await page.locator(".path").count(), 0);
  await press(page, "hints");
  assert.equal(await page.locator(".path").count(), 1);
  assert.equal(query(page).hints, "yes");
  await press(page, "hints");
  assert.equal(await page.locator(".path").count(), 0);
});

browserTest("each seed's number in its lap stands on its pit, and each lap counts from one", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=rio-kadalis&by-hand=yes`);
  await page.locator('[data-pit="A"]').click();
  for (const wanted of [{}, { B: "1" }, { B: "1", C: "2" }, { B: "1", C: "2", D: "3" }, { B: "1", C: "2", D: "3", E: "4" }, {}, { F: "1" }]) {
    assert.deepEqual(await marks(page), wanted);
    await page.keyboard.press("PageDown");
  }
  await press(page, "class-options");
  await page.locator("#option-counts").uncheck();
  await press(page, "close");
  await page.keyboard.press("PageDown");
  assert.deepEqual(await marks(page), {});
});

browserTest("steps lead from lap to lap, from capture to capture, from move to move, and back", {}, async ({ page }) => {
  const moves = "EeAbBbB";
  await open(page, `${CLASS}&lang=en&game=rio-kadalis&pits=5&moves=${moves}`);
  const plies = (await replay("rio-kadalis", moves, "--pits", "5")).filter((each) => each.move);
  /** Steps back to the start by a stride, and on to the end again; how many stops there were each way. */
  const walk = async (stride, stop = async () => {}) => {
    await page.locator("#stride").selectOption(stride);
    const counted = [];
    for (const way of ["stride-back", "stride-forward"]) {
      let stops = 0;
      while (await page.locator(`[data-action="${way}"]`).isEnabled()) {
        await press(page, way);
        stops += 1;
        if (way === "stride-forward") await stop(stops);
      }
      counted.push(stops);
    }
    return counted;
  };
  const [back, on] = await walk("move", async (ply) => {
    assert.deepEqual(await seeds(page), board(plies[ply - 1].position).seeds);
    assert.deepEqual(await piles(page), board(plies[ply - 1].position).piles);
  });
  assert.deepEqual([back, on], [7, 7]);
  const captures = plies.flatMap((ply) => ply.captures).length;
  // The last capture's stop is not the end, where every walk ends.
  assert.deepEqual(await walk("capture"), [captures + 1, captures + 1]);
  const laps = plies.reduce((all, ply) => all + ply.laps, 0);
  assert.deepEqual(await walk("lap"), [laps + 7, laps + 7]);
});

browserTest("a class looks at the visitor's choices and leaves them and the visitor's games alone", {}, async ({ page }) => {
  await open(page, "?game=tihbat&lang=th&also=pa&digits=native&speed=instant");
  await page.locator('[data-pit="A"]').click();
  await idle(page);
  await page.evaluate(() => localStorage.setItem("sowtell.settings", "lang=th&also=pa&digits=native&palette=dark"));
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  const before = await kept();
  await open(page, CLASS);
  assert.deepEqual((({ lang, also, digits, palette, view }) => ({ lang, also, digits, palette, view }))(query(page)), {
    lang: "th", also: "pa", digits: "native", palette: "projector-dark", view: "class",
  });
  await page.locator('[data-pit="B"]').click();
  await page.locator("#language").selectOption("en");
  await press(page, "colours");
  await page.locator("#game").selectOption("hoyito");
  assert.equal(query(page).palette, "projector");
  assert.deepEqual(await kept(), before);
});

browserTest("the address reopens the class as it is, and names what it cannot follow", {}, async ({ page }) => {
  await open(page, `${CLASS}&lang=en&game=rio-kadalis&speed=instant&ask=count&step=lap&hints=yes&counts=no`);
  await page.locator('[data-pit="C"]').click();
  await press(page, "sow");
  await idle(page);
  const now = await seeds(page);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  assert.deepEqual(await seeds(page), now);
  assert.deepEqual(query(page), { view: "class", game: "rio-kadalis", lang: "en", speed: "instant", palette: "projector", moves: "C", ask: "count", step: "lap", hints: "yes", counts: "no" });
  await open(page, `${CLASS}&lang=en&ask=weather&section=attic`);
  const told = await notices(page);
  assert.equal(told.length, 2);
  assert.match(told.join(" "), /ask as “weather”.*no, last, capture, count/);
  await open(page, `${CLASS}&lang=en&sheet=foo`);
  assert.match((await notices(page)).join(" "), /sheet as “foo”.*rules, board, score/);
  await page.locator(".paper").waitFor();
});
