/** The zones of games that nobody has drawn a board for, as the server reads them from types. */
import { api } from "../lib/api";
import type { Touch } from "../lib/touch.svelte";
import type { CardsShown, PlainShown, ZoneShown } from "../types/protocol";

export type Zone = ZoneShown;
/** A zone and what lies there now. */
export interface Part {
  zone: Zone;
  value: unknown;
}
type Fields = Readonly<Record<string, unknown>>;

let known = $state.raw<Readonly<Record<string, PlainShown>>>({});

/** Asks for a game's zones, in the language of the page. */
export async function describe(game: string): Promise<PlainShown> {
  const found = await api.plain(game);
  known = { ...known, [game]: found };
  return found;
}

/** A game's zones; describe it first. */
export function described(game: string): PlainShown | undefined {
  return known[game];
}

export const isThere = (value: unknown): boolean => value !== null && value !== undefined;

/** One value, not a place where things lie. */
export function isFigure({ kind }: Zone): boolean {
  return kind !== "group" && kind !== "list" && kind !== "table" && kind !== "card";
}

export function isNumber({ kind }: Zone): boolean {
  return kind === "number" || kind === "money" || kind === "chance";
}

/** How many things lie in a zone. */
export function many({ zone, value }: Part): number {
  if (Array.isArray(value)) return value.length;
  return zone.kind === "card" ? 1 : Infinity;
}

/** What lies in a group of zones. */
export function partsOf(zones: readonly Zone[], at: unknown): Part[] {
  const fields = (at ?? {}) as Fields;
  return zones.map((zone) => ({ zone, value: fields[zone.name] }));
}

/** What all players share. */
export function shared(game: string, view: unknown): Part[] {
  return partsOf(described(game)?.zones ?? [], view).filter(({ zone }) => !zone.by_seat);
}

/** What belongs to one seat. */
export function partsOfSeat(game: string, view: unknown, seat: number): Part[] {
  const zones = (described(game)?.zones ?? []).filter((zone) => zone.by_seat);
  return partsOf(zones, view).flatMap(({ zone, value }) => {
    const [each] = zone.inside;
    const own = Array.isArray(value) ? (value[seat] as unknown) : null;
    if (!each) return [];
    return each.kind === "group"
      ? partsOf(each.inside, own)
      : [{ zone: { ...each, name: zone.name, label: zone.label }, value: own }];
  });
}

/**
 * The piece that lies somewhere. A choice names it by its zone, its seat and its place: a card by
 * its id or by its number in the row, counted from 1; a number or a word by itself.
 */
export function pieceAt(
  touch: Touch | undefined,
  zone: string,
  seat: number | null,
  places: readonly string[],
): string {
  const start = `${zone}${seat === null ? "" : `@${seat}`}:`;
  const names = places.map((place) => start + place);
  return (
    names.find((name) => touch?.legal.has(name)) ??
    names.find((name) => touch?.why(name)) ??
    names[0] ??
    [...(touch?.legal ?? [])].find((name) => name.startsWith(start)) ??
    start
  );
}

/** What is printed on a card beside its name. */
export interface Print {
  /** The part of the card set that it belongs to: each has its own ink. */
  kind: number;
  parts: Part[];
}

export function printed(game: string, cards: CardsShown, id: string): Print {
  const kinds = Object.entries(described(game)?.cards ?? {});
  const plain = id.split("#")[0]; // copies of a card share what is on them
  for (const [n, [name, zones]] of kinds.entries()) {
    const list = (cards.content as Readonly<Record<string, unknown>>)[name];
    const card = Array.isArray(list)
      ? (list as Fields[]).find((one) => one["id"] === plain)
      : undefined;
    if (card) {
      const parts = partsOf(zones, card).filter(({ value }) => isThere(value));
      return { kind: n, parts: parts.filter(({ zone }) => isFigure(zone)) };
    }
  }
  return { kind: 0, parts: [] };
}

export function cardName(cards: CardsShown, id: string): string {
  return cards.names[id] ?? cards.names[id.split("#")[0] ?? ""] ?? id;
}
