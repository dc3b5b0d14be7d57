import type { BoardKit } from "../../lib/board";
import type { TradeShowView } from "../../types/trade-show";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Others from "./Others.svelte";
import Pictures from "./Pictures.svelte";
import Rail from "./Rail.svelte";
import Standing from "./Standing.svelte";
import { t } from "./words";

const kit: BoardKit<TradeShowView> = {
  Board,
  Mine,
  Rail,
  Others,
  Standing,
  standing: "left",
  dock: ({ view, viewer }) => (view.result ? 0 : view.turn?.seat === viewer ? 0.42 : 0.29),
  // the market is what one chooses from: both of its rows stay in sight
  sheet: ({ view }) => (view.turn ? 0.5 : 0.36),
  forecast: true,
  Legend,
  Moment,
  Pictures,
  lesson: { options: { rounds: 1, first_seat: 0 }, others: 1 },
  moments: ["sold", "failed", "rerolled", "fulfilled"],
  beats: {
    turn_started: 300,
    rolled: 900,
    rerolled: 300,
    fulfilled: 600,
    sold: 1100,
    failed: 1200,
  },
  phases: (view) => ({
    steps: [t("phase-development"), t("phase-show")],
    now: view.result ? -1 : view.turn ? 1 : 0,
  }),
};
export default kit;
