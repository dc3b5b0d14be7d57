/** What people at the office are drawn with: hair, faces, and what they work with. */
export type Hair = "short" | "side" | "curly" | "bob" | "pony" | "wig" | "bun";
export type Mood = "calm" | "happy" | "worried" | "cross" | "sly";
export type Tool = "megaphone" | "laptop" | "bands" | "cup";
type Dot = readonly [x: number, y: number, r: number];

/** Circles and a path behind the head. */
export const BEHIND: Partial<Record<Hair, { dots?: readonly Dot[]; path?: string }>> = {
  curly: {
    dots: [
      [19, 22, 5.5],
      [20, 14, 6],
      [27, 9, 6.5],
      [36, 9, 6.5],
      [43, 14, 6],
      [45, 22, 5.5],
    ],
  },
  bob: { path: "M15 38q-2-30 17-30t17 30h-6q1-14-3-19-8 3-16-1-3 6-2 20z" },
  pony: { path: "M44 14q14 2 10 22-6-2-8-12z" },
  wig: {
    dots: [
      [17, 36, 5],
      [47, 36, 5],
      [16, 28, 5],
      [48, 28, 5],
      [18, 19, 5.5],
      [46, 19, 5.5],
      [24, 12, 6],
      [40, 12, 6],
      [32, 10, 6],
    ],
  },
};
export const BEFORE: Record<Hair, string> = {
  short: "M18 25q-2-16 14-17 16 1 14 17-3-9-9-11-9 3-19 0z",
  side: "M18 28q-4-18 12-20 18-1 17 17-7-3-12-10-5 8-15 8z",
  curly: "M18 22q2-12 14-12t14 12q-5-5-9-5-10 0-19 5z",
  bob: "M18 24Q19 9 32 9t14 15q-5-3-8-8-7 6-20 8z",
  pony: "M18 26q-2-18 14-18t14 18q-4-9-12-12-8 5-16 12z",
  wig: "M18 23q1-12 14-12t14 12q-6-5-14-5t-14 5z",
  bun: "M18 27q-2-19 14-19t14 19q-2-11-14-12-12 1-14 12z",
};
export const BROWS: Record<Mood, string> = {
  calm: "M24 21q3-2 6 0M34 21q3-2 6 0",
  happy: "M24 20q3-3 6-1M34 19q3-2 6 1",
  cross: "M24 19l6 3M40 19l-6 3",
  worried: "M24 22l6-3M40 22l-6-3",
  sly: "M24 20l6 1M34 19q3-3 6-1",
};
export const MOUTHS: Record<Mood, string> = {
  calm: "M28 34q4 2.500 8 0",
  happy: "M26 32q6 7 12 0z",
  cross: "M27 36q5-4 10 0",
  worried: "M27 35q2-2 4 0t5 0",
  sly: "M27 34q6 3 10-2",
};
