// Has the page kept in the browser for use without a network, and says when a new version of it has come. Loaded once the
// program runs, never in an embed. web/build/offline.mjs fills in WORDS, the sentences in every language.
const HOUR = 3_600_000;

/** How long nobody has touched a kiosk when it changes over by itself, in milliseconds. */
const ALONE = 600_000;

const root = document.documentElement;
const container = navigator.serviceWorker;
const kiosk = root.dataset.view === "kiosk";

/** Waits until the page is ready and nothing is being sown. */
function quiet() {
  return new Promise((done) => {
    const look = () => {
      if (root.dataset.ready === undefined || root.dataset.busy !== undefined) return;
      observer.disconnect();
      done();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributeFilter: ["data-ready", "data-busy"] });
    look();
  });
}

/** Waits until the browser has nothing better to do; one that cannot say so is given some seconds. */
function leisure() {
  return new Promise((done) => window.requestIdleCallback?.(done, { timeout: 5_000 }) ?? setTimeout(done, 3_000));
}

/** Waits until nobody has touched the page for a long time. */
function alone() {
  return new Promise((done) => {
    let clock;
    const touched = () => {
      clearTimeout(clock);
      clock = setTimeout(() => {
        EVENTS.forEach((event) => removeEventListener(event, touched, true));
        done();
      }, ALONE);
    };
    const EVENTS = ["pointerdown", "keydown"];
    EVENTS.forEach((event) => addEventListener(event, touched, true));
    touched();
  });
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Says at the foot of the page that a new version is there; `change` is called when the visitor wants it. */
function tell(change) {
  // The address says what is shown now.
  const also = new URLSearchParams(location.search).getAll("also").pop();
  const languages = [root.lang, also].filter((lang, at, all) => lang in WORDS && all.indexOf(lang) === at);
  const [main = "en"] = languages;
  const notice = element("div", { className: "notice update" });
  notice.setAttribute("role", "status");
  const button = (action, className, then) => {
    const made = element("button", { type: "button", className, textContent: WORDS[main][action] });
    made.dataset.action = `update-${action}`;
    made.addEventListener("click", () => {
      notice.remove();
      then();
    });
    return made;
  };
  document.body.append(notice);
  // What is said in a place that is already there is read out.
  setTimeout(() => {
    const said = languages.map((lang, at) => element("span", { lang, className: at ? "said also" : "said", textContent: WORDS[lang].waiting }));
    const choices = element("div", { lang: main }, button("now", "primary", change), button("later", "", () => {}));
    notice.append(element("p", {}, ...said), choices);
  });
}

/** Whether a visitor of this page, or nobody for a long time, has let the new version in. */
let wanted = false;

async function offer(registration) {
  if (kiosk) await alone();
  await quiet();
  const change = () => {
    wanted = true;
    registration.waiting?.postMessage("take over");
  };
  if (kiosk) change();
  else if (!document.querySelector(".update")) tell(change);
}

async function begin() {
  let served = container.controller !== null;
  container.addEventListener("controllerchange", async () => {
    if (served || wanted) {
      // Another version serves the files from now on, perhaps let in by another window: the page goes over to it.
      await quiet();
      location.reload();
    } else if (kiosk) {
      // Its settings, if there are any, were read before anybody could keep them.
      const { href } = new URL("kiosk.json", document.baseURI);
      const [read] = performance.getEntriesByName(href);
      if (read && ![404, 410].includes(read.responseStatus)) await fetch(href).catch(() => {});
    }
    served = true;
  });
  const registration = await container.register("sw.js", { updateViaCache: "none" });
  if (registration.waiting) offer(registration);
  registration.addEventListener("updatefound", () => {
    const { installing, active } = registration;
    installing.addEventListener("statechange", () => {
      if (installing.state === "installed" && active) offer(registration);
    });
  });
  // A page that stays open for days asks by itself; without a network it asks in vain.
  setInterval(() => registration.update().catch(() => {}), HOUR);
}

// Whoever saves data has not asked for all of it.
if (!navigator.connection?.saveData) {
  await quiet();
  await leisure();
  // Where a browser or a host refuses, the page works as it does without.
  await begin().catch(() => {});
}
