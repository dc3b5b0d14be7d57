import type { BoardKit } from "../../lib/board";
import type { TechDeckView } from "../../types/tech-deck";
import Board from "./Board.svelte";
import Box from "./Box.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Pictures from "./Pictures.svelte";
import Rail from "./Rail.svelte";
import { words } from "./words";

const STEPS = ["td.step.before", "td.step.assist", "td.step.won"];
/** The step of the stepper that a kind of decision belongs to. */
const STEP: Record<string, number> = {
  "fx.use": 0,
  "fx.pick": 0,
  "fx.bury": 0,
  "assist.set": 1,
  "assist.declare": 1,
  "assist.place": 2,
  "assist.retire": 2,
};

const kit: BoardKit<TechDeckView> = {
  Board,
  Mine,
  Rail,
  Moment,
  Pictures,
  Box,
  words,
  moments: ["contested", "retired", "customer_won", "placed"],
  phases: (view) =>
    view.round
      ? { steps: STEPS, now: STEP[view.kind ?? ""] ?? -1 }
      : { steps: ["td.setup"], now: 0 },
};

export default kit;
