/** The parts that faces are put together from, by their names. */
import { circles, ellipse, flat, pen, type Paint, type Strokes } from "./strokes";

export const HEADS = {
  oval: "M36 54C36 30 84 30 84 54 84 78 74 91 60 91 46 91 36 78 36 54Z",
  square: "M36 50C36 29 84 29 84 50L83 73C82 86 72 92 60 92 48 92 38 86 37 73Z",
  long: "M38 50C38 27 82 27 82 50L80 75C78 89 70 97 60 97 50 97 42 89 40 75Z",
  round: "M33 60C33 31 87 31 87 60 87 81 76 91 60 91 44 91 33 81 33 60Z",
  heart: "M35 50C35 27 85 27 85 50 86 69 72 93 60 94 48 93 34 69 35 50Z",
};

export const SHOULDERS = "M6 142C8 114 34 107 48 103H72C86 107 112 114 114 142Z";
export const NECK = "M49 82V104Q60 114 71 104V82Z";
export const THROAT = "M50 90Q60 102 71 90V98Q60 108 50 96Z";
export const EARS = ellipse(35, 63, 5, 8) + ellipse(85, 63, 5, 8);
export const CHEEKS = circles([
  [46, 73, 7.5],
  [75, 73, 7.5],
]);

/** Hair behind the head. */
export const BACK = {
  bob: "M27 92C20 38 34 19 60 19S100 38 93 92L78 94V56H42V94Z",
  long: "M28 126C16 60 26 17 60 17S104 60 92 126L77 118V60H43V118Z",
  bun: "M60 4a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z",
  pony: "M78 30C108 24 116 66 100 104 96 92 98 62 76 50Z",
  scarf: "M26 72C20 28 42 14 60 14S100 28 94 72C96 100 88 114 60 116 32 114 24 100 26 72Z",
  braids:
    "M30 56c-8 10-2 14-5 22s4 10 1 18 4 10 2 18l9 2c4-8-2-12 1-20s-3-12 0-18-2-12 0-20ZM90 56c8 10 2 14 5 22s-4 10-1 18-4 10-2 18l-9 2c-4-8 2-12-1-20s3-12 0-18 2-12 0-20Z",
  wild: "M30 66 18 58l10-8-12-12 15-2-6-15 15 5 2-15 12 10 7-14 8 13 12-11 2 15 15-6-5 16 14 1-10 12 11 8-12 8Z",
  afro: circles([
    [30, 58, 11],
    [28, 44, 12],
    [34, 30, 13],
    [46, 20, 14],
    [60, 16, 15],
    [74, 20, 14],
    [86, 30, 13],
    [92, 44, 12],
    [90, 58, 11],
    [60, 34, 22],
  ]),
  wig: circles([
    [30, 92, 9],
    [90, 92, 9],
    [28, 76, 9],
    [92, 76, 9],
    [30, 60, 10],
    [90, 60, 10],
  ]),
};

/** Hair on the forehead. */
export const FRONT = {
  bob: "M35 56C32 30 48 24 60 24S88 30 85 56C80 45 66 43 54 44 46 45 39 47 35 56Z",
  quiff:
    "M35 54C30 36 40 19 57 19 64 9 92 13 88 34 90 43 87 50 85 54 83 43 77 39 66 39 53 39 42 41 35 54Z",
  mid: "M35 60C32 34 46 24 60 26 74 24 88 34 85 60 81 46 70 41 60 32 50 41 39 46 35 60Z",
  slick: "M34 55C31 27 50 22 60 22S89 27 86 55C81 41 72 35 60 35S39 41 34 55Z",
  side: "M35 57C30 30 48 18 68 21 84 23 90 38 85 57 83 47 81 43 77 40 64 43 50 41 43 34 39 41 37 49 35 57Z",
  buzz: "M36 52C35 26 85 26 84 52 76 41 44 41 36 52Z",
  bald: "M33 66C30 54 33 46 38 42 37 51 37 59 38 66ZM87 66C90 54 87 46 82 42 83 51 83 59 82 66Z",
  fringe: "M34 58C30 26 48 20 60 20S90 26 86 58L80 50 74 56 68 48 61 55 54 47 47 55 41 49Z",
  mohawk: "M50 38C46 18 52 4 60 0 70 4 74 18 70 38 64 34 56 34 50 38Z",
  curls: circles([
    [37, 50, 8],
    [40, 39, 9.5],
    [49, 30, 10.5],
    [60, 26, 11.5],
    [72, 30, 10.5],
    [80, 39, 9.5],
    [84, 50, 8],
  ]),
  wig: circles([
    [34, 48, 9],
    [40, 34, 10],
    [51, 25, 10.5],
    [60, 22, 11],
    [69, 25, 10.5],
    [80, 34, 10],
    [86, 48, 9],
  ]),
};

/** What is worn on the head instead, with its folds. */
export const HATS = {
  cap: { d: "M34 47C33 20 87 20 86 47L99 50C104 53 102 58 97 57L34 51Z", fold: ellipse(60, 24, 3) },
  turban: {
    d: "M30 54C22 24 44 8 62 8 86 9 98 32 90 54 78 40 44 40 30 54Z",
    fold: "M34 46C48 26 74 20 90 40M46 20C62 22 82 30 88 46M62 9C50 22 40 34 38 46",
  },
  beanie: {
    d: "M33 50C31 18 50 12 60 12S89 18 87 50C78 44 42 44 33 50Z",
    fold: "M33 50C42 43 78 43 87 50L86 40C78 34 42 34 34 40Z",
  },
  beret: {
    d: "M28 44C24 28 44 14 66 16 88 18 100 30 92 42 84 36 46 34 28 44Z",
    fold: "M66 16l3-8",
  },
};

export const BEARDS = {
  full: "M36 64C38 72 42 72 48 71 54 68 66 68 72 71 78 72 82 72 84 64 86 84 78 102 60 102 42 102 34 84 36 64ZM52 78Q60 84 68 78 60 75 52 78Z",
  tash: "M60 73C54 69 46 71 42 79 50 80 57 79 60 77 63 79 70 80 78 79 74 71 66 69 60 73Z",
  goatee: "M52 86Q60 82 68 86 68 99 60 102 52 99 52 86Z",
  stubble: "M30 74Q60 66 90 74V100H30Z",
};

export const BROWS = {
  flat: pen("M43 52H55M65 52H77", 2.8),
  up: pen("M43 51Q49 45 55 50M65 50Q71 45 77 51", 2.8),
  angry: pen("M43 49 55 54M65 54 77 49", 3.2),
  worry: pen("M43 53 55 48M65 48 77 53", 2.8),
  one: pen("M43 53H55M65 49Q71 44 77 48", 2.8),
  thick: pen("M42 52Q49 48 56 52M64 52Q71 48 78 52", 5),
};

/** Eyes that look aside by so much. */
export const EYES = {
  dot: (gaze) => [dots(gaze)],
  lid: (gaze) => [dots(gaze), pen("M43 59.500H56M64 59.500H77")],
  smile: () => [pen("M43 63Q49 56 55 63M65 63Q71 56 77 63", 2.8)],
  wide: (gaze) => [flat(ellipse(49, 62, 5.8) + ellipse(71, 62, 5.8), "sheet", 2.2), dots(gaze)],
  wink: (gaze) => [flat(ellipse(49 + gaze, 62, 2.9), "pen"), pen("M65 63Q71 58 77 63", 2.8)],
  narrow: () => [flat("M43 62Q49 58 56 62Q49 65 43 62ZM64 62Q71 58 77 62Q71 65 64 62Z", "pen", 2)],
} satisfies Record<string, (gaze: number) => Strokes>;

function dots(gaze: number): Strokes[number] {
  return flat(ellipse(49 + gaze, 62, 2.9) + ellipse(71 + gaze, 62, 2.9), "pen");
}

export const NOSES = {
  L: pen("M60 62 57 73H63", 2.2),
  round: pen("M56 71Q60 77 64 71", 2.4),
  hook: pen("M60 58Q68 70 63 74 60 75 57 73", 2.4),
  big: flat(ellipse(60, 71, 6.5, 5.5), "nose", 2.2),
  dot: pen("M58 72h4", 2.4),
};

export const MOUTHS: Record<string, Strokes> = {
  smile: [pen("M50 81Q60 89 70 81", 2.8)],
  grin: [flat("M48 79H72Q70 90 60 90T48 79Z", "sheet", 2.4)],
  smirk: [pen("M52 84Q62 86 70 79", 2.8)],
  flat: [pen("M52 83H68", 2.8)],
  o: [flat(ellipse(60, 84, 4.5, 5), "pen")],
  frown: [pen("M51 85Q60 78 69 85", 2.8)],
  wave: [pen("M50 84Q55 79 60 83T70 82", 2.8)],
  lips: [flat("M51 82Q56 78 60 80 64 78 69 82 60 89 51 82Z", "ink", 1.8)],
  tooth: [flat("M50 80H70Q68 89 60 89T50 80Z", "pen"), flat("M57 80h6v4h-6Z", "sheet")],
};

export const GLASSES: Record<string, Strokes> = {
  round: [
    { d: ellipse(48, 62, 9.5) + ellipse(72, 62, 9.5), fill: "ink", opacity: 0.25 },
    pen(ellipse(48, 62, 9.5) + ellipse(72, 62, 9.5)),
    pen("M57.500 61Q60 59 62.500 61M38 60 34 58M82 60 86 58", 2.4),
  ],
  square: [
    { d: "M42 54h13v15H39V54ZM65 54h13v15H62V54Z", fill: "ink", opacity: 0.2 },
    pen("M39 54h19v15H39ZM62 54h19v15H62Z", 3),
    pen("M58 60h4M39 58 34 56M81 58 86 56", 2.4),
  ],
  dark: [
    flat(
      "M38 55H58V62Q57 70 48 70 39 70 38 62ZM62 55H82V62Q81 70 72 70 63 70 62 62ZM58 57H62",
      "pen",
      2,
    ),
    pen("M42 59l6 8M67 59l6 8", 2, "sheet"),
  ],
  half: [
    pen(
      "M41 66H57Q57 75 49 75T41 66ZM63 66H79Q79 75 71 75T63 66ZM57 67Q60 65 63 67M41 66 35 62M79 66 85 62",
      2.2,
    ),
  ],
  visor: [flat("M32 48C44 38 76 38 88 48L98 56C82 50 38 50 22 56Z", "ink", 2.4)],
  monocle: [
    { d: ellipse(72, 62, 9.5), fill: "ink", opacity: 0.2 },
    pen(ellipse(72, 62, 9.5), 2.8),
    pen("M79 69Q84 84 80 104", 1.6),
  ],
};

export const EXTRAS: Record<string, Strokes> = {
  hoops: [pen(ellipse(34, 78, 6) + ellipse(86, 78, 6), 3, "ink")],
  pencil: [flat("M80 52 107 40l3 6-27 12Z", "ink", 2), flat("M107 40l8 0-5 6Z", "pen")],
  headset: [
    pen("M33 62C30 14 90 14 87 62", 4),
    flat(
      "M31 56h4q3 0 3 4v9q0 4-3 4h-4q-3 0-3-4v-9q0-4 3-4ZM85 56h4q3 0 3 4v9q0 4-3 4h-4q-3 0-3-4v-9q0-4 3-4Z",
      "ink",
      2.2,
    ),
    pen("M87 73Q86 88 70 87", 2.4),
  ],
  freckles: [
    flat(
      circles([
        [44, 71, 1.2],
        [49, 74, 1.2],
        [47, 68, 1.1],
        [71, 74, 1.2],
        [76, 71, 1.2],
        [73, 68, 1.1],
      ]),
      "ink",
    ),
  ],
  band: [flat("M35 46Q60 34 85 46V53Q60 41 35 53Z", "ink", 2)],
  flower: [
    flat(
      circles([
        [91, 38, 4.6],
        [86.2, 44.7, 4.6],
        [78.3, 42.1, 4.6],
        [78.3, 33.9, 4.6],
        [86.2, 31.3, 4.6],
      ]),
      "ink",
      1.6,
    ),
    flat(ellipse(84, 38, 3.5), "sheet"),
  ],
  pin: [flat(ellipse(88, 122, 6), "sheet", 2)],
  mole: [flat(ellipse(71, 78, 1.6), "pen")],
  wrinkle: [pen("M46 44H74M50 39H70", 1.6)],
  mic: [pen("M96 96l10 44", 5), flat(ellipse(95, 92, 9), "ink", 2.4)],
  crown: [flat("M33 34 31 8l15 11L60 2l14 17L89 8l-2 26Z", "ink", 2.6)],
};

/** Clothes in the colour `on`, with their details; `trim` shows on it. */
export const CLOTHES = {
  tee: (on) => [pen("M47 104Q60 120 73 104", 3, trim(on))],
  suit: (on) => [
    flat("M48 103 60 128 72 103 60 110Z", "sheet", 2),
    flat("M57 112h6l3 24-6 6-6-6Z", other(on)),
    pen("M46 104 40 124 52 122 60 142M74 104 80 124 68 122 60 142", 2.2, trim(on)),
  ],
  hood: (on) => [
    pen("M46 103Q36 112 44 124M74 103Q84 112 76 124", 5, trim(on)),
    pen("M52 112v16M68 112v16", 2.2, "sheet"),
  ],
  turtle: (on) => [flat("M47 98Q60 108 73 98V112Q60 120 47 112Z", on, 2.2, trim(on))],
  blouse: () => [flat("M48 103 60 122 72 103 80 112 62 132H58L40 112Z", "sheet", 2.2)],
  vest: (on) => [
    flat("M48 103 60 130 72 103Z", "sheet", 2),
    flat("M46 112 60 118 74 112V124L60 118 46 124Z", other(on), 2),
  ],
  coat: (on) => [
    flat("M48 103 60 126 72 103Z", other(on), 2),
    pen("M47 104 38 126 56 142M73 104 82 126 64 142", 2.2),
    flat("M82 124h14v3H82Z", "pen"),
  ],
  stripe: () => [
    {
      ...pen("M0 112Q60 120 120 112M0 124Q60 132 120 124M0 136Q60 144 120 136", 5, "sheet"),
      within: "body",
    },
  ],
  overall: () => [
    pen("M38 112v30M82 112v30", 9, "sheet"),
    { ...flat("M34 130h52v14H34Z", "sheet"), within: "body" },
  ],
} satisfies Record<string, (on: Paint) => Strokes>;

function trim(on: Paint): Paint {
  return on === "pen" ? "sheet" : "pen";
}
function other(on: Paint): Paint {
  return on === "ink" ? "pen" : "ink";
}

/** What lies behind a portrait: the sun behind people, the motif of the game behind characters. */
export const GROUNDS = {
  sun: [
    { d: ellipse(68, 56, 50), fill: "ink", opacity: 0.2 },
    { d: ellipse(70, 56, 50), fill: "ink.2", over: true },
  ],
  rays: [
    {
      d: Array.from({ length: 10 }, (_, ray) => beam(ray * 36 + 9)).join(""),
      fill: "ink",
      opacity: 0.32,
    },
  ],
  grid: [
    {
      ...pen(
        Array.from({ length: 10 }, (_, line) => `M0 ${10 + line * 14}H120`).join(""),
        1.5,
        "ink",
      ),
      opacity: 0.55,
    },
  ],
  lines: [
    { ...pen("M-5 40H40L70 10H130M-5 110H30L60 80H130", 11, "ink"), opacity: 0.5 },
    { ...pen("M-5 62H52L92 22H130", 5), opacity: 0.55 },
  ],
  hills: [
    { d: ellipse(88, 34, 24), fill: "ink", opacity: 0.75 },
    { d: "M-5 96Q30 52 66 84T130 70V140H-5Z", fill: "pen.2" },
  ],
} satisfies Record<string, Strokes>;

/** A beam of light out of the middle of the face, turned by so many degrees. */
function beam(degrees: number): string {
  const at = (x: number, y: number): string => {
    const turn = (degrees * Math.PI) / 180;
    const [dx, dy] = [x - 60, y - 62];
    return [
      60 + dx * Math.cos(turn) - dy * Math.sin(turn),
      62 + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
      .map((one) => one.toFixed(1))
      .join(" ");
  };
  return `M60 62L${at(50, -50)}L${at(70, -50)}Z`;
}
