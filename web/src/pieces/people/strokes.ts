/** What portraits are made of: flat shapes and lines in two inks, in a box of 120 by 140. */

/** Two inks, the paper, skin and hair; `1.` and `2.` are halftones of the inks, by their weight. */
export type Paint =
  | "ink"
  | "pen"
  | "sheet"
  | "skin"
  | "nose"
  | "hair"
  | "ink.1"
  | "ink.2"
  | "pen.1"
  | "pen.2"
  | "pen.3";

export interface Stroke {
  d: string;
  fill?: Paint;
  line?: Paint;
  width?: number;
  opacity?: number;
  /** Printed over what lies below it. */
  over?: boolean;
  /** Cut to the outline of the head, or to that of the shoulders. */
  within?: "head" | "body";
}

export type Strokes = readonly Stroke[];

/** A line of the pen. */
export function pen(d: string, width = 2.6, line: Paint = "pen", fill?: Paint): Stroke {
  return { d, width, line, ...(fill ? { fill } : {}) };
}

/** A flat shape, outlined if `width` is given. */
export function flat(d: string, fill: Paint, width = 0, line: Paint = "pen"): Stroke {
  return width ? { d, fill, width, line } : { d, fill };
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function circles(all: readonly (readonly [number, number, number])[]): string {
  return all.map(([x, y, r]) => ellipse(x, y, r)).join("");
}
