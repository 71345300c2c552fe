// The dialog that shares a board: its link, the code that puts it into another page, and the link as a QR code. Fetched when
// somebody asks for it. The program gives the link and the words (crates/app/src/pages/keep.rs).

const CLOSE = "m6 4.5 6 6 6-6L19.5 6l-6 6 6 6-1.5 1.5-6-6-6 6L4.5 18l6-6-6-6Z";

/** An element; what begins with `aria-`, and its role, are attributes. */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "role" || key.startsWith("aria-")) element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children);
  return element;
}

function button(action, text, onclick, properties) {
  const made = make("button", { type: "button", onclick, ...properties }, text);
  made.dataset.action = action;
  return made;
}

/** A label above what it names. */
const label = (id, text) => make("label", { htmlFor: id }, text);

function drawing(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(svg.namespaceURI, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

const safe = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The code that puts the board of a link into another page: the element, or a plain frame where scripts are taken out. */
export function code(link, name, kind) {
  const { origin, pathname, search } = new URL(link);
  const page = origin === "null" ? `file://${pathname}` : origin + pathname;
  if (kind === "frame") {
    return `<iframe src="${safe(`${page}?view=embed&${search.slice(1)}`)}" title="${safe(name)}" width="100%" height="1000" loading="lazy" allow="fullscreen"></iframe>`;
  }
  const attributes = [...new URLSearchParams(search)].map(([name, value]) => ` ${safe(name)}="${safe(value)}"`).join("");
  return `<script src="${safe(new URL("embed/sow-and-tell.js", page).href)}" async></script>
<sow-and-tell${attributes}>
  <a href="${safe(link)}">${safe(name)}</a>
</sow-and-tell>`;
}

/**
 * Opens the dialog. `words` are the program's by their keys, and with them the `link`, the `game` and its `name`; `draw` makes
 * the QR code of a link, an SVG image.
 */
export function share(words, draw) {
  const { link, name, game } = words;
  const told = make("p", { className: "told", role: "status" });
  const copy = (text) => async () => {
    // Missing where the page does not come over a safe connection.
    const well = await navigator.clipboard?.writeText(text()).then(() => true, () => false);
    told.textContent = well ? words.copied : words["share-copy-failed"];
  };

  const address = make("input", { id: "share-link", readOnly: true, value: link });
  const kind = make("select", { id: "share-kind", "aria-label": words["share-code"] },
    // The element's script does not lie beside a page that is one file.
    ...(window.inside ? ["frame"] : ["element", "frame"]).map((value) => make("option", { value }, words[`share-code-${value}`])));
  const text = make("textarea", { id: "share-code", readOnly: true, rows: 5 });
  const show = () => (text.value = code(link, name, kind.value));
  kind.onchange = show;
  show();
  const picture = make("div", {}, make("p", { className: "quiet loading", role: "status" }, words["words-loading"]));

  const title = make("h2", { id: "dialog-title" }, words.share);
  const close = button("close", drawing(CLOSE), () => dialog.close(), { className: "tool", "aria-label": words.close, title: words.close });
  const dialog = make("dialog", { className: "dialog", "aria-labelledby": title.id },
    make("header", {}, title, close),
    make("div", { className: "fields share" },
      label("share-link", words["share-link"]), address, button("share-copy-link", words["share-copy"], copy(() => link)),
      label("share-code", words["share-code"]), kind, text, button("share-copy-code", words["share-copy"], copy(() => text.value)),
      picture, told));
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();

  draw(link).then((svg) => {
    if (!svg) throw new Error("The link is too long for a QR code.");
    const image = make("img", { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: words["share-qr"] });
    const save = () => {
      const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      make("a", { href: url, download: `${game}.svg` }).click();
      // The browser reads the file after this turn of the event loop.
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    };
    picture.replaceChildren(image, make("p", {}, button("share-copy-qr", words["share-qr-copy"], copy(() => svg)), button("share-save-qr", words["share-qr-save"], save)));
  }).catch(() => {
    picture.replaceChildren(make("p", { role: "status" }, words["share-qr-missing"]));
  });
}
