/** How moves are listed: titles, groups by verb, and what a group ranges over. */
import { listed } from "../lib/numbers";
import { parted } from "../lib/sentences";
import { t } from "../lib/words.svelte";
import type { ConsequenceShown, OfferShown } from "../types/protocol";

/** What a move is called on its button: without the full stop of a sentence. */
export function titleOf(offer: OfferShown): string {
  return offer.words.replace(/\.$/, "");
}

/** The same in two parts: what one does, and what is only said more exactly after a colon. */
export function titled(offer: OfferShown): [string, string] {
  return parted(titleOf(offer), /^([^:]{8,}): (\p{Ll}.*)$/u);
}

/** So few moves are named beside a warning; of more it is said how many there are. */
export const NAMED = 2;

/** How one gets round what a move warns of, if another move does: in words. */
export function averted(offer: OfferShown, safe: readonly OfferShown[], most = 0): string {
  if (!safe.length || !offer.consequences.some((one) => one.warns)) return "";
  if (safe.length <= NAMED) return t("averts", { moves: listed(safe.map(titleOf)) });
  return safe.length <= most ? t("averts.many", { moves: safe.length }) : "";
}

export interface Group {
  verb: string;
  offers: OfferShown[];
}

/** Moves by their verbs, in the order of the rules. */
export function grouped(offers: readonly OfferShown[]): Group[] {
  return [...Map.groupBy(offers, (offer) => offer.verb)].map(([verb, all]) => ({
    verb,
    offers: all,
  }));
}

/** The least and the most that moves bring of the first figure that all of them change. */
export function outcomes(offers: readonly OfferShown[]): ConsequenceShown[] {
  const [first] = offers;
  const own = (offer: OfferShown, figure: string): ConsequenceShown | undefined =>
    offer.consequences.find((one) => one.figure === figure && one.seat === null);
  for (const { figure, seat } of first?.consequences ?? []) {
    if (figure === null || seat !== null) continue;
    const all = offers.flatMap((offer) => own(offer, figure) ?? []);
    if (all.length < offers.length) continue;
    all.sort((a, b) => a.by - b.by);
    const [least, most] = [all[0], all.at(-1)];
    if (least && most) return least.words === most.words ? [least] : [least, most];
  }
  return [];
}
