// The drawings of people as data, printed for `tools/faces.py`: the server draws them too.
import { CAST } from "../web/src/pieces/people/cast";
import { DEALT, lookOf, MOODS } from "../web/src/pieces/people/looks";
import * as parts from "../web/src/pieces/people/parts";

const WORN = ["ink", "pen", "sheet"] as const;
const SAMPLES = ["Ada", "Ben", "Guest 3", "Zoë", "李", "Tino"];
const gazes = [...new Set([0, ...Object.values(CAST).map((look) => look.gaze ?? 0)])];
const { CLOTHES, EYES, ...plain } = parts;

console.log(
  JSON.stringify({
    ...Object.fromEntries(Object.entries(plain).map(([name, part]) => [name.toLowerCase(), part])),
    eyes: Object.fromEntries(
      Object.entries(EYES).map(([name, draw]) => [
        name,
        Object.fromEntries(gazes.map((gaze) => [gaze, draw(gaze)])),
      ]),
    ),
    clothes: Object.fromEntries(
      Object.entries(CLOTHES).map(([name, draw]) => [
        name,
        Object.fromEntries(WORN.map((on) => [on, draw(on)])),
      ]),
    ),
    moods: MOODS,
    cast: CAST,
    dealt: DEALT,
    samples: Object.fromEntries(SAMPLES.map((name) => [name, lookOf(name)])),
  }),
);
