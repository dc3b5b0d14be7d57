import type { BoardKit } from "../../lib/board";
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

const STEPS = ["customers", "before", "assist", "after", "refresh"] as const;
/** Events that begin or end a phase are told when it is no longer, or not yet, to be done. */
const EVENTS: Record<string, number> = {
  round_started: 0,
  customer_came: 0,
  customer_left: 0,
  hand_discarded: 4,
  round_ended: 4,
};

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
          steps: STEPS.map((step) => t("phase", { step })),
          now: EVENTS[happened.at(-1) ?? ""] ?? STEPS.findIndex((step) => step === view.phase),
        }
      : { steps: [t("phase-setup")], now: 0 },
};

export default kit;
