/** A card set in the page's language: names and texts that the server has phrases for. */
import type { CardsShown } from "../types/protocol";
import { getLanguage } from "./language.svelte";

const known = new WeakMap<CardsShown, Record<string, CardsShown>>();

export function worded(cards: CardsShown): CardsShown {
  const language = getLanguage();
  let found = known.get(cards);
  if (!found) known.set(cards, (found = {}));
  return (found[language] ??= translated(cards, cards.phrases[language] ?? {}));
}

function translated(cards: CardsShown, phrases: Readonly<Record<string, string>>): CardsShown {
  if (!Object.keys(phrases).length) return cards;
  const say = (thing: unknown): unknown => {
    if (typeof thing === "string") return phrases[thing] ?? thing;
    if (Array.isArray(thing)) return thing.map(say);
    if (thing === null || typeof thing !== "object") return thing;
    return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, say(value)]));
  };
  return {
    ...cards,
    content: say(cards.content) as CardsShown["content"],
    names: say(cards.names) as CardsShown["names"],
  };
}
