import { type BoardKit, stepOf } from "../../lib/board";
import type { TechDeckView } from "../../types/tech-deck";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Legend from "./Legend.svelte";
import Moment from "./Moment.svelte";
import Others from "./Others.svelte";
import Pictures from "./Pictures.svelte";
import Rail from "./Rail.svelte";
import Standing from "./Standing.svelte";
import "./table.css";
import { t } from "./words";

/** The step of the stepper that a kind of decision, or an event, belongs to. */
const STEPS: Record<string, number> = {
  round_started: 0,
  customer_came: 0,
  customer_left: 0,
  effect_used: 1,
  team_passed: 1,
  "effect.use": 1,
  "effect.pick": 1,
  "effect.bury": 1,
  committed: 2,
  sets_down: 2,
  set_revealed: 2,
  declared: 2,
  assist_failed: 2,
  contested: 2,
  customer_won: 2,
  scored: 2,
  placed: 2,
  retired: 2,
  "assist.set": 2,
  "assist.declare": 2,
  "assist.place": 2,
  "assist.retire": 2,
  hand_discarded: 3,
  round_ended: 3,
};
const ASSIST = 2;

/** While sets lie there, effects belong to them. */
function lies(view: TechDeckView): boolean {
  return view.teams.some((team) => team.set_size || team.set?.length || team.won);
}

const kit: BoardKit<TechDeckView> = {
  Board,
  Mine,
  Rail,
  Standing,
  standing: "top",
  // in the setup there is no hand yet
  dock: ({ view }) => (view.round || view.teams.some((team) => team.seats.length > 1) ? 0.3 : 0.2),
  Others,
  Legend,
  Moment,
  Pictures,
  lesson: { options: { pressure: "gentle" }, others: 1 },
  burdens: ["unhappy"],
  moments: ["contested", "retired", "customer_won", "placed"],
  beats: {
    sets_down: 700,
    set_revealed: 1000,
    declared: 700,
    contested: 1600,
    customer_won: 1100,
    assist_failed: 1000,
  },
  phases: (view, happened) =>
    view.round
      ? {
          steps: [t("phase-new"), t("phase-effects"), t("phase-assist"), t("phase-refresh")],
          now: lies(view) ? ASSIST : stepOf((name) => STEPS[name], happened),
        }
      : { steps: [t("phase-setup")], now: 0 },
};

export default kit;
