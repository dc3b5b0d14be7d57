/** Where a thing stands, in the lengths of its page: large screens are zoomed (tokens.css). */
export interface Spot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The window. */
  width: number;
  height: number;
}

export function spotOf(thing: Element): Spot {
  const zoom = Number(getComputedStyle(document.body).zoom) || 1;
  const box = thing.getBoundingClientRect();
  return {
    left: box.left / zoom,
    right: box.right / zoom,
    top: box.top / zoom,
    bottom: box.bottom / zoom,
    width: innerWidth / zoom,
    height: innerHeight / zoom,
  };
}

/** What is drawn for a piece. */
export function pieceOf(id: string): Element | null {
  return document.querySelector(`[data-piece="${CSS.escape(id)}"]`);
}
