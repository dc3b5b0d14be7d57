/** How seats are told apart: by a shape and an ink each. */
const SHAPES = [
  "M8 1l7 14H1z",
  "M1 1h14v14H1z",
  "M8 0l8 8-8 8-8-8z",
  "M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0z",
  "M4 0h8l4 8-4 8H4L0 8z",
  "M5 0h6v5h5v6h-5v5H5v-5H0V5h5z",
];

/** The outline of a seat's sign, in a box of 16 by 16. */
export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

export function inkOf(seat: number): string {
  return `var(--${"abcd"[seat % 4]})`;
}
