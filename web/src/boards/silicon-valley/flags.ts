/** Where the faces of the race hang, so that none covers another or the mark of the goal. */
export interface Hung {
  seat: number;
  text: string;
  /** The foot of the pole. */
  x: number;
  y: number;
  /** Of the plate with the name. */
  width: number;
}
export interface Flag extends Hung {
  /** How long the pole is. */
  up: number;
  /** Where the plate begins, from the pole. */
  side: number;
}
interface Room {
  wide: number;
  face: number;
  size: number;
  /** What stands written beside the goal. */
  mark: { x: number; y: number; text: string };
}
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SHORTEST = 5;

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Each where its pole is shortest among those places that are free; the first one's name is to the
 * right of its face, where nobody else is. */
export function placed(hung: readonly Hung[], room: Room): Flag[] {
  const { wide, face, size, mark } = room;
  const end = mark.x - 10;
  const taken: Box[] = [
    {
      left: end - mark.text.length * size * 0.56,
      right: end + 16,
      top: mark.y - size * 1.4,
      bottom: mark.y + 2,
    },
  ];
  return hung.map((one, n) => {
    const box = (up: number, right: boolean): Box => ({
      left: right ? one.x - face / 2 - 2 : one.x - face / 2 - 4 - one.width,
      right: right ? one.x + face / 2 + 4 + one.width : one.x + face / 2 + 2,
      top: one.y - up - face - 2,
      bottom: one.y - up + 2,
    });
    const places = Array.from({ length: 24 }, (_, n) => SHORTEST + n * 6).flatMap((up) =>
      [!n, !!n].map((right) => ({ up, right, box: box(up, right) })),
    );
    const free = places.filter(
      ({ box }) =>
        box.top >= 0 && box.left >= 0 && box.right <= wide && !taken.some((it) => meets(it, box)),
    );
    const inside = places.filter(({ box }) => box.left >= 0 && box.right <= wide);
    const best = free[0] ?? inside[0] ?? places[0]!;
    taken.push(best.box);
    return {
      ...one,
      up: best.up,
      side: best.right ? face / 2 + 3 : -face / 2 - 3 - one.width,
    };
  });
}
