// <sow-and-tell game="tihbat" lang="pa" also="th"></sow-and-tell>: a board of Sow & Tell in a page of your own.
// Attributes, events and methods are described in docs/embedding.md. MIT OR Apache-2.0.
(() => {
  "use strict";

  const NAME = "sow-and-tell";
  const VERSION = 1;
  // What can change while a game goes on, and what another game comes of.
  const CHOICES = ["lang", "also", "digits", "speed", "palette", "paths", "south", "north", "help", "values"];
  const GAME = ["game", "pits", "seeds", "clockwise", "lone-steps", "captures", "first", "match", "position", "moves"];
  // What only a new frame can follow.
  const PLACE = ["page", "src"];
  const EVENTS = ["ready", "move", "capture", "roundover", "position", "address", "activity", "resize", "error"];
  /** How long a board may take to answer, in milliseconds, before the link in its place is shown again. */
  const PATIENCE = 30_000;

  // The page lies one folder up. A module does not know its own element.
  const script = document.currentScript ?? document.querySelector(`script[src*="${NAME}.js"]`);
  const home = new URL("../", script?.src ?? document.baseURI);

  class SowAndTell extends HTMLElement {
    static observedAttributes = [...CHOICES, ...GAME, ...PLACE];

    #slot;
    #frame = null;
    #origin = "";
    #ready = false;
    /** Commands that were given before the board could take them. */
    #waiting = [];
    /** The address to come back to, and how things stand there. */
    #kept = null;
    #stands = { position: null, moves: null };
    /** Attributes that have changed and were not yet followed. */
    #changed = new Set();
    #near = null;
    #timer = 0;

    connectedCallback() {
      if (!this.#slot) {
        this.#slot = document.createElement("slot");
        this.attachShadow({ mode: "open" }).append(this.#slot);
      }
      // An element of one's own is part of a line unless somebody says otherwise.
      if (getComputedStyle(this).display === "inline") this.style.display = "block";
      if (this.getAttribute("loading") === "eager") return this.#load();
      this.#near = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && this.#load(), { rootMargin: "400px" });
      this.#near.observe(this);
    }

    disconnectedCallback() {
      // A frame that is taken out of a page or put elsewhere begins anew; here it goes on where it was.
      this.#near?.disconnect();
      clearTimeout(this.#timer);
      removeEventListener("message", this.#hear);
      this.#frame?.remove();
      this.#frame = null;
      this.#ready = false;
      this.#show(true);
    }

    attributeChangedCallback(name, before, now) {
      if (before === now || (!this.#frame && !this.#kept)) return;
      if (PLACE.includes(name)) {
        if (!this.#frame) return;
        this.disconnectedCallback();
        return this.connectedCallback();
      }
      if (this.#changed.size === 0) queueMicrotask(() => this.#frame && this.#follow());
      this.#changed.add(name);
    }

    /** The position that has been seen last; a position set here begins a game of the same kind. */
    get position() {
      return this.#stands.position;
    }

    set position(position) {
      this.#send("position", { position: String(position) });
    }

    /** The moves of the present round that have been seen. */
    get moves() {
      return this.#stands.moves;
    }

    set moves(moves) {
      this.#send("moves", { moves: String(moves) });
    }

    /** Plays a pit by its letter, for whoever is to move. */
    play(move) {
      this.#send("play", { move: String(move) });
    }

    /** Takes the last move back. */
    undo() {
      this.#send("undo");
    }

    /** Begins the same game anew. */
    restart() {
      this.#send("restart");
    }

    /** Shows a frame of a ply of the present round, of the last one if none is named. */
    goto(frame, ply) {
      this.#send("goto", ply === undefined ? { frame } : { frame, ply });
    }

    #send(type, detail) {
      const message = { [NAME]: VERSION, type, ...detail };
      if (this.#ready) this.#frame.contentWindow.postMessage(message, this.#origin === "null" ? "*" : this.#origin);
      else this.#waiting.push(message);
    }

    #show(link) {
      this.#slot.style.display = link ? "" : "none";
    }

    #load() {
      this.#near?.disconnect();
      let page = new URL(this.getAttribute("src") ?? home, document.baseURI);
      if (!/^(https?|file):$/.test(page.protocol)) page = new URL(home);
      page.search = this.#query();
      this.#origin = page.origin;
      const frame = document.createElement("iframe");
      frame.title = this.title || "Sow & Tell";
      frame.allow = "fullscreen";
      // About as high as it will be, until it says how high it is.
      const width = this.clientWidth;
      Object.assign(frame.style, { display: "block", border: "0", width: "100%", height: `${width < 480 ? 960 : 900}px` });
      frame.src = page.href;
      addEventListener("message", this.#hear);
      this.#frame = frame;
      this.#show(false);
      this.shadowRoot.append(frame);
      this.#timer = setTimeout(() => {
        this.#show(true);
        this.#tell("error", { code: "silent", sentence: "The board has not answered.", command: null });
      }, PATIENCE);
    }

    /** What the frame's address says: what the attributes say, or where things stood when there was a frame before. */
    #query() {
      const query = new URLSearchParams(this.#kept ?? "");
      const said = ["page", ...this.#changed];
      if (!this.#kept) said.push(...CHOICES, ...GAME);
      else if (!this.hasAttribute("lang") && !this.hasAttribute("page") && query.has("lang")) {
        // A language that a visitor chose is set later, so that it can be chosen again.
        this.#waiting.unshift({ [NAME]: VERSION, type: "set", parameters: { lang: query.get("lang"), also: query.get("also") } });
        said.push("lang", "also");
      }
      if (said.some((name) => GAME.includes(name))) said.push(...GAME);
      for (const name of said) {
        if (this.hasAttribute(name)) query.set(name, this.getAttribute(name));
        else query.delete(name);
      }
      this.#changed.clear();
      query.set("view", "embed");
      return query;
    }

    /** Tells the board what attributes have changed: choices change in the game that is going on. */
    #follow() {
      const names = new Set(this.#changed);
      this.#changed.clear();
      if (GAME.some((name) => names.has(name))) GAME.forEach((name) => names.add(name));
      const parameters = Object.fromEntries([...names].map((name) => [name, this.getAttribute(name)]));
      if (names.has("game")) parameters.game ??= "tihbat";
      this.#send("set", { parameters });
    }

    #hear = ({ source, origin, data }) => {
      if (source !== this.#frame?.contentWindow || origin !== this.#origin || data?.[NAME] !== VERSION) return;
      const { type, ...detail } = data;
      delete detail[NAME];
      if (!EVENTS.includes(type)) return;
      if ("moves" in detail) this.#stands = { position: detail.position, moves: detail.moves };
      if ("address" in detail) {
        this.#kept = detail.address;
        if (!this.title) this.#frame.title = detail.name;
      }
      if ("height" in detail) this.#frame.style.height = `${detail.height}px`;
      if (type === "ready") {
        clearTimeout(this.#timer);
        this.#show(false);
        this.#ready = true;
        this.#send("fit");
        for (const { type, [NAME]: _, ...waited } of this.#waiting.splice(0)) this.#send(type, waited);
      }
      this.#tell(type, detail);
    };

    #tell(type, detail) {
      this.dispatchEvent(new CustomEvent(type, { detail }));
    }
  }

  if (!customElements.get(NAME)) customElements.define(NAME, SowAndTell);
})();
