/** What the offers say of a piece: what is left after Operate, or why it cannot be taken. */
import type { Asked, ConsequenceShown, OfferShown } from "../../types/protocol";
import { money } from "../../lib/numbers";
import { t } from "./words";

/** What Operate leaves after a move: in few words, and in a word or two. */
export interface Afterwards {
  words: string;
  brief: string;
  short: boolean;
}

interface Left {
  say: "chip_left";
  cash: number;
}
interface Short {
  say: "chip_short";
  missing: number;
}
type Says = Left | Short | { say: "" };

/** The consequence of a move that tells what Operate leaves. */
export function lastOf(offer: OfferShown | null | undefined): ConsequenceShown | undefined {
  return offer?.consequences.find((one) => /^chip_(left|short)$/.test(String(one.says["say"])));
}

function told(one: ConsequenceShown): Afterwards {
  const says = one.says as unknown as Says;
  const short = one.warns;
  if (says.say === "chip_left") {
    const sum = { cash: money(says.cash) };
    return { words: t("after", sum), brief: t("after.left-brief", sum), short };
  }
  if (says.say === "chip_short" && says.missing) {
    const sum = { cash: money(says.missing) };
    return { words: t("after.short", sum), brief: t("after.short-brief", sum), short };
  }
  return { words: t("after.lost"), brief: t("after.lost-brief"), short };
}

/** The moves of one's own that touch a piece. */
export function offersOf(asked: Asked | null, piece: string): OfferShown[] {
  return asked?.mine ? asked.offers.filter((offer) => offer.pieces.includes(piece)) : [];
}

/** What is left after the one move that a piece stands for; nothing if it stands for several. */
export function afterwards(asked: Asked | null, piece: string): Afterwards | null {
  const [only, ...more] = offersOf(asked, piece);
  const last = more.length ? undefined : lastOf(only);
  return last ? told(last) : null;
}

/** Why this very piece cannot be taken. */
export function reason(asked: Asked | null, piece: string): string | null {
  if (!asked?.mine || offersOf(asked, piece).length) return null;
  return asked.blocked.find((one) => one.pieces.includes(piece))?.words ?? null;
}

/** Why nothing of a whole zone can be taken. */
export function reasonFor(asked: Asked | null, zone: string): string | null {
  if (!asked?.mine || asked.offers.some((one) => one.pieces.some((it) => it.startsWith(zone)))) {
    return null;
  }
  return asked.blocked.find((one) => one.pieces.includes(zone))?.words ?? null;
}

/** What a move costs or brings at once. */
export function cashOf(offer: OfferShown): number {
  const found = offer.consequences.find(
    (one) => one.figure === "cash" && one.seat === null && one.chance === 1000,
  );
  return found?.by ?? 0;
}
