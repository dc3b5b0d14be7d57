import { type BoardKit, stepOf } from "../../lib/board";
import type { TechDeckView } from "../../types/tech-deck";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Pictures from "./Pictures.svelte";
import Rail from "./Rail.svelte";
import { t } from "./words";

/** The step of the stepper that a kind of decision, or an event, belongs to. */
const STEPS: Record<string, number> = {
  round_started: -1,
  effect_used: 0,
  team_passed: 0,
  committed: 1,
  set_revealed: 1,
  declared: 1,
  assist_failed: 1,
  contested: 1,
  customer_won: 2,
  scored: 2,
  placed: 2,
  retired: 2,
  hand_discarded: -1,
  "effect.use": 0,
  "effect.pick": 0,
  "effect.bury": 0,
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
  lesson: { options: { pressure: "gentle" }, others: 1 },
  moments: ["contested", "retired", "customer_won", "placed"],
  beats: { set_revealed: 900, contested: 1000, customer_won: 800, assist_failed: 800 },
  phases: (view, happened) =>
    view.round
      ? {
          steps: [t("phase-effects"), t("phase-assist"), t("phase-win")],
          now: stepOf((name) => STEPS[name], happened),
        }
      : { steps: [t("phase-setup")], now: 0 },
};

export default kit;
