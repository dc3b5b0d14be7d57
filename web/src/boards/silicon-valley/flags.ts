/** Where the faces of the race hang, so that none covers another or the mark of the goal. */
export interface Pole {
  space: number;
  /** Whose faces hang on it. */
  seats: readonly number[];
  text: string;
  /** The foot of the pole. */
  x: number;
  y: number;
  /** Of the faces beside each other, and of the plate with names and worth. */
  faces: number;
  plate: number;
}
export interface Flag extends Pole {
  /** How long the pole is. */
  up: number;
  /** Where faces and plate begin, from the pole. */
  left: number;
  side: number;
}
interface Room {
  wide: number;
  face: number;
  size: number;
  /** What stands written beside the goal. */
  mark: { x: number; y: number; text: string };
  /** Where everybody is on the way to. */
  ways: readonly Box[];
}
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SHORTEST = 5;
const STEP = 6;
/** A way is drawn thinly: to cross it is not as bad as to cover a name. */
const CROSSED = 0.25;
/** To stand on the side of the others, who still need places. */
const TOWARDS = 700;

/** How much two boxes share. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Each where its pole is shortest among the places that are free, or covers least. The first one's
 * plate is to the right of its face, where nobody else is. */
export function placed(
  poles: readonly Pole[],
  { wide, face, size, mark, ways }: Room,
): { flags: Flag[]; crowded: boolean } {
  const end = mark.x - 10;
  const taken: Box[] = [
    {
      left: end - mark.text.length * size * 0.56,
      right: end + 16,
      top: mark.y - size * 1.4,
      bottom: mark.y + 2,
    },
  ];
  let crowded = false;
  const flags = poles.map((one, n) => {
    const left = Math.min(Math.max(-one.faces / 2, 2 - one.x), wide - 2 - one.x - one.faces);
    const right = left + one.faces;
    const places = Array.from({ length: 24 }, (_, k) => SHORTEST + k * STEP).flatMap((up) =>
      [!n, !!n].map((after) => {
        const side = after ? right + 3 : left - 3 - one.plate;
        const box = {
          left: one.x + Math.min(left, side),
          right: one.x + Math.max(right, side + one.plate),
          top: one.y - up - face - 2,
          bottom: one.y - up + 2,
        };
        const out = Math.max(0, -box.top, -box.left, box.right - wide);
        const over = (boxes: readonly Box[]) =>
          boxes.reduce((sum, other) => sum + shared(other, box), 0);
        const hidden = out * (one.plate + one.faces) + over(taken);
        const inTheWay = !n && !after && poles.length > 1 ? TOWARDS : 0;
        return { up, side, box, hidden, cost: hidden + inTheWay + over(ways) * CROSSED };
      }),
    );
    const best = places.reduce((a, b) => (b.cost < a.cost ? b : a));
    crowded ||= best.hidden > 0;
    taken.push(best.box);
    return { ...one, up: best.up, left, side: best.side };
  });
  return { flags, crowded };
}
