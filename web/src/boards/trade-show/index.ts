import type { BoardKit } from "../../lib/board";
import type { TradeShowView } from "../../types/trade-show";
import Board from "./Board.svelte";
import Box from "./Box.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Pictures from "./Pictures.svelte";
import Rail from "./Rail.svelte";
import { words } from "./words";

const kit: BoardKit<TradeShowView> = {
  Board,
  Mine,
  Rail,
  Moment,
  Pictures,
  Box,
  words,
  moments: ["sold", "failed", "rerolled", "fulfilled"],
  phases: (view) => ({
    steps: ["ts.development", "ts.show"],
    now: view.result ? -1 : view.turn ? 1 : 0,
  }),
};
export default kit;
