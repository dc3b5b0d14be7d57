import type { BoardKit } from "../../lib/board";
import type { SiliconValleyView } from "../../types/silicon-valley";
import Board from "./Board.svelte";
import Box from "./Box.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Pictures from "./Pictures.svelte";
import Rail from "./Rail.svelte";
import { words } from "./words";

const STEPS = ["sv.step.act", "sv.step.rival", "sv.step.operate"];

/** The part of the round that a kind of decision belongs to. */
function step(kind: string | null): number {
  if (!kind) return -1;
  if (kind.startsWith("sv.rival")) return 1;
  return kind.startsWith("sv.upkeep") || kind === "sv.substitute" ? 2 : 0;
}

const kit: BoardKit<SiliconValleyView> = {
  Board,
  Mine,
  Rail,
  Moment,
  Pictures,
  Box,
  words,
  moments: ["token_moved", "innovated", "second_moved", "poached", "rival_innovated", "funded"],
  phases: (view) => {
    if (!view.round) return { steps: ["sv.step.setup"], now: 0 };
    const now = step(view.kind);
    if (view.rival) return { steps: STEPS, now };
    return { steps: [STEPS[0]!, STEPS[2]!], now: Math.min(now, 1) };
  },
};

export default kit;
