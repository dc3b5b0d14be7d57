/** What lies on the R&D mat: a scratch area of the page, by product; the server knows nothing of it. */
import { SvelteMap } from "svelte/reactivity";
import { cells, turned, width, type Cell } from "../../pieces/shapes";
import type { CardSet } from "./set";

export interface Laid {
  block: string;
  turns: number;
  flip: boolean;
  row: number;
  column: number;
}

export const plans = new SvelteMap<string, readonly Laid[]>();

/** The squares that a block covers where it lies. */
export function covered(one: Laid, set: CardSet): Cell[] {
  return turned(cells(set.block(one.block).shape), one.turns, one.flip).map(([row, column]) => [
    row + one.row,
    column + one.column,
  ]);
}

/** Whether a block may lie there: inside the grid and on nothing else. */
export function fits(
  one: Laid,
  grid: readonly string[],
  laid: readonly Laid[],
  set: CardSet,
): boolean {
  const taken = new Set(laid.flatMap((other) => covered(other, set)).map(String));
  return covered(one, set).every(
    ([row, column]) => grid[row]?.[column] === "#" && !taken.has(`${row},${column}`),
  );
}

/** Whether every square of the grid is covered. */
export function complete(grid: readonly string[], laid: readonly Laid[], set: CardSet): boolean {
  return laid.flatMap((one) => covered(one, set)).length === cells(grid).length;
}

/** Blocks of a plan that the company no longer holds go back. */
export function kept(laid: readonly Laid[], held: readonly string[]): Laid[] {
  const left = [...held];
  return laid.filter((one) => {
    const place = left.indexOf(one.block);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The layout as it travels beside a move: `D2:0,1;I3:2,3,4`, squares in row order from 0. */
export function written(grid: readonly string[], laid: readonly Laid[], set: CardSet): string {
  const wide = width(grid);
  return laid
    .map((one) => {
      const squares = covered(one, set).map(([row, column]) => row * wide + column);
      return `${one.block}:${squares.sort((a, b) => a - b).join(",")}`;
    })
    .join(";");
}
