/** Shapes made of squares: turning, flipping and outlining them for drawing. */
import { colours } from "../symbols/blocks.json";

export type Cell = readonly [row: number, column: number];

/** The squares of a shape or grid written in rows of `#`. */
export function cells(rows: readonly string[]): Cell[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === "#" ? [[row, column] as const] : [])),
  );
}

/** How many columns a grid has. */
export function width(rows: readonly string[]): number {
  return Math.max(0, ...rows.map((line) => line.length));
}

/** A shape after quarter turns clockwise, mirrored before if asked, with its corner at 0, 0. */
export function turned(shape: readonly Cell[], turns: number, flip: boolean): Cell[] {
  let found: Cell[] = shape.map(([row, column]) => [row, flip ? -column : column]);
  for (let turn = 0; turn < turns % 4; turn++) {
    found = found.map(([row, column]) => [column, -row]);
  }
  return cornered(found);
}

/** Moved so that the topmost row and the leftmost column are 0. */
export function cornered(shape: readonly Cell[]): Cell[] {
  const top = Math.min(...shape.map(([row]) => row));
  const left = Math.min(...shape.map(([, column]) => column));
  return shape.map(([row, column]) => [row - top, column - left]);
}

/** The edges between a shape and what is around it, as the data of an SVG path. */
export function outline(shape: readonly Cell[], unit: number): string {
  const inside = new Set(shape.map(String));
  const has = (row: number, column: number) => inside.has(`${row},${column}`);
  let path = "";
  for (const [row, column] of shape) {
    const [x, y] = [column * unit, row * unit];
    if (!has(row - 1, column)) path += `M${x} ${y}h${unit}`;
    if (!has(row + 1, column)) path += `M${x} ${y + unit}h${unit}`;
    if (!has(row, column - 1)) path += `M${x} ${y}v${unit}`;
    if (!has(row, column + 1)) path += `M${x + unit} ${y}v${unit}`;
  }
  return path;
}

/** The area of a shape as the data of an SVG path. */
export function area(shape: readonly Cell[], unit: number): string {
  return shape
    .map(([row, column]) => `M${column * unit} ${row * unit}h${unit}v${unit}h${-unit}z`)
    .join("");
}

/** The colours of blocks: bright on both papers, dark letters on all of them. */
const COLOURS: Record<string, string> = colours;

/** A block's colour by the name that a card set gives it. */
export function paint(colour: string | undefined): string {
  return COLOURS[colour ?? ""] ?? "#ff9a4d";
}
