/** All games, and what they bring along for a page that has drawn nothing for them. */
import type { GameShown, InkShown } from "../types/protocol";
import { api } from "./api";
import { BOARDS } from "./board";
import { connection } from "./socket.svelte";
import { giveWords } from "./words.svelte";

const prints = new CSSStyleSheet();
document.adoptedStyleSheets.push(prints);
const TONES = "abcd";

/** Titles, blurbs and options are in the language of the page; an effect asks anew with it. */
export async function allGames(): Promise<GameShown[]> {
  void connection.spoken;
  const games = await api.games();
  giveWords(Object.fromEntries(games.map((game) => [game.id, game.words])));
  prints.replaceSync(
    games
      .filter(({ id }) => !BOARDS.includes(id))
      .map(inks)
      .join("\n"),
  );
  return games;
}

/** What `inks.css` is for a game with a board of its own. */
function inks({ id, print }: GameShown): string {
  const tone = (name: string, ink: InkShown): string =>
    `--${name}: light-dark(${ink.day}, ${ink.night});`;
  const tones = print.inks.slice(0, TONES.length).map((ink, n) => tone(TONES.charAt(n), ink));
  return `[data-game="${CSS.escape(id)}"] {${[
    tone("paper", print.paper),
    tone("sheet", print.sheet),
    tone("edge", print.edge),
    ...tones,
  ].join(" ")}}`;
}
