// Types of <sow-and-tell>, for programs in TypeScript. The script defines the element; there is nothing to import but
// types: `import type { SowAndTellElement } from "./sow-and-tell"`, or a line `/// <reference path="sow-and-tell.d.ts" />`.

/** South's row lies in front, North's behind. */
export type Player = "south" | "north";

export type Language = "en" | "pa" | "th";

/** Why seeds were captured. */
export type CaptureReason = "even-home" | "four" | "binikh" | "casa" | "last-casa" | "last-four" | "opposite";

/** Why a round ended. */
export type RoundEnd = "all-captured" | "last-four" | "stuck" | "repetition";

/** How things stand in the present round. */
export interface Standing {
  /** The position, as `<South's pits>/<North's pits> <who moves> <South's pile>,<North's pile>`. */
  position: string;
  /** The moves of the round that have been seen: pit letters, `-` for a forced pass. */
  moves: string;
}

/** What reopens the present position, and what the frame is called. */
export interface Whereabouts {
  /** The query of an address, without its `?`. It holds a sowing that is still under way as well. */
  address: string;
  /** The language shown. */
  lang: Language;
  /** The game's name in that language, and the program's. */
  name: string;
}

/** A sentence in the language shown, and in the second if there is one. */
export interface Sentences {
  sentence: string;
  lang: Language;
  also: string | null;
  alsoLang: Language | null;
}

export interface Ready extends Standing, Whereabouts {
  /** The version of the messages. */
  version: 1;
  /** How high the frame has to be, in CSS pixels. */
  height: number;
}

export interface Moved extends Standing {
  /** The pit's letter, capital for South; `-` for a forced pass. */
  move: string;
  player: Player;
  /** The number of the move in its round, from 1. */
  ply: number;
  /** The number of the round, from 1. */
  round: number;
}

export interface Captured extends Sentences {
  /** The pit's letter; `null` where all that was left on the board was captured. */
  pit: string | null;
  seeds: number;
  /** Whose pile they go to. */
  to: Player;
  /** Who is sowing. */
  player: Player;
  why: CaptureReason;
}

export interface RoundOver extends Sentences {
  /** `null` is a draw. */
  winner: Player | null;
  /** The seeds of each at the end. */
  south: number;
  north: number;
  why: RoundEnd;
}

export type ErrorCode =
  | "illegal-move"
  | "address"
  | "nothing-to-undo"
  | "no-such-frame"
  | "malformed"
  | "unknown-command"
  | "no-board"
  | "stopped"
  | "silent";

export interface Failure {
  code: ErrorCode;
  /** What is wrong, to be shown or logged. */
  sentence: string;
  /** The command that could not be followed; `null` where it was none. */
  command: string | null;
}

/** The events of the element. None of them bubbles. */
export interface SowAndTellEventMap {
  ready: CustomEvent<Ready>;
  move: CustomEvent<Moved>;
  capture: CustomEvent<Captured>;
  roundover: CustomEvent<RoundOver>;
  position: CustomEvent<Standing>;
  address: CustomEvent<Whereabouts>;
  activity: CustomEvent<Record<string, never>>;
  resize: CustomEvent<{ height: number }>;
  error: CustomEvent<Failure>;
}

/** A board in a page. */
export interface SowAndTellElement extends HTMLElement {
  /** The position seen last; `null` before the board is ready. Setting it begins a game of the same kind there. */
  get position(): string | null;
  set position(position: string);
  /** The moves seen in the present round; `null` before the board is ready. Setting them plays them from the start. */
  get moves(): string | null;
  set moves(moves: string);
  /** Plays a pit by its letter, for whoever is to move. */
  play(move: string): void;
  /** Takes the last move back, like the button. */
  undo(): void;
  /** Begins the same game anew. */
  restart(): void;
  /** Shows a frame of a ply of the present round, of its last ply if none is named. */
  goto(frame: number, ply?: number): void;

  addEventListener<K extends keyof SowAndTellEventMap>(
    type: K,
    listener: (this: SowAndTellElement, event: SowAndTellEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends Exclude<keyof HTMLElementEventMap, keyof SowAndTellEventMap>>(
    type: K,
    listener: (this: SowAndTellElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof SowAndTellEventMap>(
    type: K,
    listener: (this: SowAndTellElement, event: SowAndTellEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** What a board in a plain frame tells: `{ "sow-and-tell": 1, type: "move", … }`. */
export type Message = {
  [K in keyof SowAndTellEventMap]: { "sow-and-tell": 1; type: K } & SowAndTellEventMap[K]["detail"];
}[keyof SowAndTellEventMap];

/** What it can be asked for: `{ "sow-and-tell": 1, type: "play", move: "A" }`. */
export type Command = { "sow-and-tell": 1 } & (
  | { type: "play"; move: string }
  | { type: "undo" | "restart" | "fit" }
  | { type: "goto"; frame: number; ply?: number }
  | { type: "position"; position?: string }
  | { type: "moves"; moves?: string }
  | { type: "set"; parameters: Record<string, string | number | boolean | null> }
);

declare global {
  interface HTMLElementTagNameMap {
    "sow-and-tell": SowAndTellElement;
  }
}
