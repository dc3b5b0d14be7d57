/** A board for any game: its zones, as the types of its View tell them. */
import type { BoardKit } from "../lib/board";
import { allGames } from "../lib/games";
import { loadWords } from "../lib/words.svelte";
import Standing from "../table/Standing.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Rail from "./Rail.svelte";
import { describe, described } from "./zones.svelte";

export async function plainKit(game: string): Promise<BoardKit> {
  const [{ moments, lesson }] = await Promise.all([describe(game), allGames(), loadWords(game)]);
  return {
    Board,
    Mine,
    Rail,
    Standing,
    standing: "beside",
    moments,
    lesson,
    phases(view) {
      const phases = described(game)?.phases ?? [];
      const kind = (view as { kind: string | null }).kind ?? "";
      return {
        steps: phases.map((phase) => phase.label),
        now: phases.findIndex((phase) => kind.startsWith(`${phase.name}.`)),
      };
    },
  };
}
