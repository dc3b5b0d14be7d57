/** The table around a board: who is there, whose turn it is, how much time is left. */
import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("seating");

export function provideSeating(table: Table): void {
  setContext(KEY, table);
}

/** Undefined where nobody plays: in replays, in the gallery. */
export function useSeating(): Table | undefined {
  return getContext<Table | undefined>(KEY);
}
