/** How somebody looks: characters as they are drawn, everybody else by their name. */
import { CAST } from "./cast";
import type {
  BACK,
  BEARDS,
  BROWS,
  CLOTHES,
  EYES,
  FRONT,
  GROUNDS,
  HATS,
  HEADS,
  NOSES,
} from "./parts";

export type Mood = "calm" | "happy" | "worried" | "cross" | "sly";

export interface Look {
  /** The ink of the clothes and of what is worn; lines are drawn in the pen of the game. */
  ink: "a" | "b" | "c" | "d";
  ground: keyof typeof GROUNDS;
  head: keyof typeof HEADS;
  back?: keyof typeof BACK | undefined;
  front?: keyof typeof FRONT | undefined;
  hat?: keyof typeof HATS | undefined;
  hatIn?: Tone;
  hair?: Tone | "dots";
  beard?: keyof typeof BEARDS | undefined;
  brow: keyof typeof BROWS;
  eyes: keyof typeof EYES;
  gaze?: number;
  nose: keyof typeof NOSES;
  mouth: string;
  glasses?: string | undefined;
  cloth: keyof typeof CLOTHES;
  clothIn: Tone;
  /** From 0, paper, to 3. */
  skin?: number;
  extras?: readonly string[];
  /** The skin too is a tint of the ink: characters are printed in two inks and no third. */
  printed?: boolean;
}
/** The ink of a look, the pen, or the paper. */
export type Tone = "ink" | "pen" | "sheet";

const HAIRS: readonly Pick<Look, "back" | "front" | "hat">[] = [
  { front: "side" },
  { front: "quiff" },
  { back: "bob", front: "bob" },
  { front: "curls" },
  { back: "long", front: "mid" },
  { front: "buzz" },
  { back: "bun", front: "slick" },
  { back: "afro" },
  { front: "fringe" },
  { back: "pony", front: "slick" },
  { hat: "cap" },
  { back: "braids", front: "mid" },
  { front: "bald" },
  { hat: "beanie" },
];
const HEAD = ["oval", "square", "long", "round", "heart"] as const;
const BROW = ["flat", "up", "one", "flat", "up"] as const;
const NOSE = ["L", "round", "hook", "dot"] as const;
const MOUTH = ["smile", "smile", "flat", "smirk", "grin"] as const;
const CLOTH = ["tee", "suit", "hood", "turtle", "blouse", "coat", "stripe"] as const;
const BEARD = ["", "", "", "", "tash", "goatee", "stubble", "full"] as const;
const GLASS = ["", "", "", "round", "square"] as const;
const INK = ["a", "b", "c", "d"] as const;

/** What looks are dealt from, for the server, which draws people too (`tools/faces.ts`). */
export const DEALT = {
  hairs: HAIRS,
  inks: INK,
  tones: ["pen", "pen", "ink", "dots"],
  heads: HEAD,
  brows: BROW,
  eyes: ["dot", "dot", "lid", "smile", "wide"],
  noses: NOSE,
  mouths: MOUTH,
  beards: BEARD,
  glasses: GLASS,
  clothes: CLOTH,
  worn: ["ink", "ink", "pen"],
  skins: [0, 0, 1, 2, 3],
} as const;

/** A number for a name, the same on every page and for ever. */
function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return seed;
}

/** Throws after each other from one seed. */
function dealer(seed: number): <T>(of: readonly T[]) => T {
  let state = seed;
  return (of) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) >>> 0;
    return of[(state >>> 8) % of.length]!;
  };
}

/** Characters are known by their names as by their ids: `J.J.` is `jj`. */
function idOf(who: string): string {
  return who.toLowerCase().replace(/[^a-z0-9]/g, "");
}

export function lookOf(who: string, ground: Look["ground"] = "sun"): Look {
  const known = CAST[idOf(who)];
  if (known) return { ...known, printed: true };
  const deal = dealer(seedOf(who));
  const hairs = deal(HAIRS);
  const soft = hairs.back !== undefined;
  return {
    ink: deal(INK),
    ground,
    ...hairs,
    hair: deal(DEALT.tones),
    hatIn: "ink",
    head: deal(HEAD),
    brow: deal(BROW),
    eyes: deal(DEALT.eyes),
    nose: deal(NOSE),
    mouth: deal(MOUTH),
    beard: (!soft && deal(BEARD)) || undefined,
    glasses: deal(GLASS) || undefined,
    cloth: deal(CLOTH),
    clothIn: deal(DEALT.worn),
    skin: deal(DEALT.skins),
  };
}

/** What a mood does to a face; calm is how somebody looks always. */
export const MOODS: Readonly<Record<Mood, Partial<Pick<Look, "brow" | "eyes" | "mouth">>>> = {
  calm: {},
  happy: { brow: "up", eyes: "smile", mouth: "grin" },
  worried: { brow: "worry", eyes: "wide", mouth: "wave" },
  cross: { brow: "angry", eyes: "dot", mouth: "frown" },
  sly: { brow: "one", eyes: "narrow", mouth: "smirk" },
};
