import type { BoardKit } from "../../lib/board";
import type { BidnessView } from "../../types/bidness";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Pictures from "./Pictures.svelte";
import Rail from "./Rail.svelte";
import Standing from "./Standing.svelte";
import { t } from "./words";
import "./room.css";

const PHASES = ["round", "setup", "play", "business"];

const kit: BoardKit<BidnessView> = {
  Board,
  Mine,
  Rail,
  Standing,
  standing: "top",
  dock: 0.31,
  Legend,
  forecast: true,
  Moment,
  sliders: true,
  Pictures,
  lesson: { options: { max_rounds: 2, first_player: "seat0" }, others: 2 },
  burdens: ["salary", "ious"],
  moments: ["auction_won", "trial_held", "settled", "laid_off", "award_moved", "headhunted"],
  beats: {
    bid_made: 450,
    dropped_out: 300,
    auction_won: 1000,
    unsold: 800,
    sued: 600,
    demanded: 500,
    countered: 500,
    settled: 900,
    trial_held: 1400,
    salaries_paid: 350,
    laid_off: 350,
    paid_off: 500,
    earned: 350,
    tech_rolled: 400,
  },
  phases: (view) => ({
    steps: [
      t("round", { round: view.round }),
      t("phase-setup"),
      t("phase-play"),
      t("phase-business"),
    ],
    now: PHASES.indexOf(view.phase),
  }),
};
export default kit;
