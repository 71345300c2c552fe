// A program that uses the element, as somebody would write it. It only has to pass the compiler (types.test.mjs); a line
// after `@ts-expect-error` must not.
import type { Command, Message, SowAndTellElement } from "../../embed/sow-and-tell";

const board: SowAndTellElement = document.createElement("sow-and-tell");
board.setAttribute("game", "rio-kadalis");
board.addEventListener("capture", ({ detail }) => {
  const where: string = detail.pit ?? "everywhere";
  const seeds: number = detail.seeds;
  console.log(where, seeds, detail.to === "south", detail.why === "binikh", detail.sentence, detail.also?.length);
});
board.addEventListener("roundover", ({ detail: { winner, south, north } }) => console.log(winner ?? "a draw", south - north));
board.addEventListener("resize", ({ detail }) => console.log(detail.height));
board.addEventListener("error", ({ detail }) => console.log(detail.code, detail.command));
board.addEventListener("click", (event) => console.log(event.clientX));
board.play("A");
board.goto(0, 1);
board.moves = "Ab";
const now: string | null = board.position;
document.querySelector("sow-and-tell")?.restart();

const command: Command = { "sow-and-tell": 1, type: "set", parameters: { lang: "th", also: null } };
addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if (data.type === "move") console.log(data.move, data.ply, now, command);
});

// @ts-expect-error A move is a letter.
board.play(3);
// @ts-expect-error There is no such thing in it.
board.addEventListener("move", ({ detail }) => detail.seeds);
// @ts-expect-error Nobody else plays.
board.addEventListener("move", ({ detail }) => detail.player === "east");
// @ts-expect-error A command has a version.
const without: Command = { type: "undo" };
console.log(without);
