import type { BoardKit } from "../../lib/board";
import type { BidnessView } from "../../types/bidness";
import Board from "./Board.svelte";
import Box from "./Box.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Pictures from "./Pictures.svelte";
import Rail from "./Rail.svelte";
import { words } from "./words";

const PHASES = ["setup", "play", "business"];

const kit: BoardKit<BidnessView> = {
  Board,
  Mine,
  Rail,
  Moment,
  sliders: true,
  Pictures,
  Box,
  words,
  moments: ["auction_won", "trial_held", "settled", "laid_off", "award_moved", "headhunted"],
  phases: (view) => ({
    steps: PHASES.map((phase) => `bd.${phase}`),
    now: PHASES.indexOf(view.phase),
  }),
};
export default kit;
