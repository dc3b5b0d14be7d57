/** Where the spaces of the valuation scale stand: a tower each, higher from left to right. */

/** What there is room for, in pixels, and the spaces that it is for. */
interface Ground {
  wide: number;
  high: number;
  /** The size of its text. */
  size: number;
  /** The last space that is drawn, and the one that ends the game. */
  last: number;
  unicorn: number;
}

/** At both ends. */
const MARGIN = 8;
/** For the faces above the highest tower. */
const ABOVE = 26;
/** How much of a step a tower takes. */
const TOWER = 0.86;

export class Skyline {
  readonly wide: number;
  readonly high: number;
  readonly size: number;
  readonly last: number;
  readonly unicorn: number;
  /** The street's height, and where the towers begin. */
  readonly street: number;
  readonly base: number;
  private readonly step: number;
  /** How broad a tower is. */
  readonly body: number;

  constructor({ wide, high, size, last, unicorn }: Ground) {
    this.wide = wide;
    this.high = high;
    this.size = size;
    this.last = last;
    this.unicorn = unicorn;
    this.street = size * 1.55;
    this.base = high - this.street;
    this.step = (wide - 2 * MARGIN) / (last + 1);
    this.body = this.step * TOWER;
  }
  left(space: number): number {
    return MARGIN + space * this.step;
  }
  centre(space: number): number {
    return this.left(space) + this.body / 2;
  }
  /** The towers grow as the sums do; the garage is low. */
  tall(space: number): number {
    if (!space) return this.base * 0.12;
    return (this.base - ABOVE) * (0.09 + 0.62 * (space / this.unicorn) ** 1.12);
  }
  roof(space: number): number {
    return this.base - this.tall(space);
  }
}
