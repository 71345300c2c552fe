// Comes first in a page that is one file: what the page would fetch from beside itself lies inside, in blocks of base64 that
// web/build/single.mjs writes. The rest of the page asks for its files as it always does, and is answered from there.
// The policy of such a page forbids every connection.

/** Whether an address is that of the page itself, which has come already. */
function isPage(address) {
  const bare = (url) => url.split(/[?#]/, 1)[0];
  return bare(new URL(address, document.baseURI).href) === bare(document.baseURI);
}

/** A file of the page: its bytes and its kind, or nothing. */
function file(address) {
  const folder = new URL(".", document.baseURI).href;
  const { origin, pathname, protocol } = new URL(address, document.baseURI);
  const plain = protocol === "file:" ? `file://${pathname}` : origin + pathname;
  const name = plain.startsWith(folder) ? plain.slice(folder.length) : "";
  const block = blocks.get(name);
  return block && { name, base64: block.textContent, type: block.dataset.kind };
}

// The program clears the body when it begins to draw; these stand in the head.
const blocks = new Map([...document.querySelectorAll("script[data-file]")].map((block) => [block.dataset.file, block]));

const decoded = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

window.fetch = async (asked) => {
  const address = asked.url ?? asked;
  const found = file(address);
  if (!found) return new Response(null, { status: isPage(address) ? 200 : 404 });
  return new Response(decoded(found.base64), { headers: { "content-type": found.type } });
};

// A worker has no way to the page's files either: it is given its program, as the answer to whatever it fetches.
const Plain = window.Worker;
if (Plain) {
  window.Worker = class Worker extends Plain {
    constructor(address, options) {
      const script = file(address);
      const program = script && file(script.name.replace(/\.js$/, ".wasm"));
      // Nothing but the page's own workers is there.
      if (!program) throw new DOMException(`${address} is not in this page`, "NotFoundError");
      const given = `self.fetch=async()=>new Response(Uint8Array.from(atob("${program.base64}"),(c)=>c.charCodeAt(0)),{headers:{"content-type":"application/wasm"}});`;
      const url = URL.createObjectURL(new Blob([given, decoded(script.base64)], { type: "text/javascript" }));
      super(url, options);
      URL.revokeObjectURL(url);
    }
  };
}

/** Has the page's programs, by the names of their files, loaded from inside: see web/start.js. */
export function provide(programs) {
  window.inside = {
    script: async (address) => programs[new URL(address, document.baseURI).pathname.split("/").at(-1)],
    style(address) {
      document.querySelector(`style[data-file="${address}"]`).media = "all";
    },
  };
}
