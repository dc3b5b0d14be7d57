import { type BoardKit, stepOf } from "../../lib/board";
import type { SiliconValleyView } from "../../types/silicon-valley";
import Board from "./Board.svelte";
import { dockHeight } from "./dock.svelte";
import Legend from "./Legend.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Others from "./Others.svelte";
import Pictures from "./Pictures.svelte";
import Rail from "./Rail.svelte";
import Standing from "./Standing.svelte";
import "./units.css";
import { t } from "./words";

const EVENTS: Record<string, number> = {
  round_started: 0,
  turn_started: 1,
  decision_revealed: 2,
  personality_acted: 2,
  collected: 3,
  paid_hq: 3,
};
/** The part of the round that a kind of decision, or an event, belongs to. */
function step(name: string): number | undefined {
  if (/^(turn|power)\./.test(name)) return 1;
  if (name.startsWith("rival.")) return 2;
  return name.startsWith("upkeep.") || name === "blocks.substitute" ? 3 : EVENTS[name];
}

const kit: BoardKit<SiliconValleyView> = {
  Board,
  Mine,
  Rail,
  Standing,
  standing: "top",
  dock: dockHeight,
  forecast: true,
  Others,
  Legend,
  Moment,
  Pictures,
  lesson: { options: {}, others: 1 },
  burdens: ["salaries", "rent", "upkeep"],
  moments: ["token_moved", "innovated", "second_moved", "poached", "rival_innovated", "funded"],
  beats: { pawn_moved: 1000, collected: 600, token_moved: 500, innovated: 600 },
  phases: (view, happened) => {
    if (!view.round) return { steps: [t("phase-setup")], now: 0 };
    const now = stepOf(step, happened);
    const { round, rival } = view;
    const [act, operate] = [t("phase-act"), t("phase-operate")];
    if (!rival) return { steps: [t("round", { round }), act, operate], now: Math.min(now, 2) };
    const of = t("round.of", { round, rounds: rival.rounds });
    return { steps: [of, act, t("phase-rival"), operate], now };
  },
};

export default kit;
