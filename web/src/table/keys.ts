/** Keys of the table page: a letter does something, a digit plays a move. */

export interface Doing {
  /** The first nine moves; gives whether there is such a move. */
  press(digit: number): boolean;
  /** Escape: take back what is chosen, skip what is being shown. */
  escape(): void;
  /** The space bar: skip what is being shown; gives whether there was something. */
  skip(): boolean;
  letters: Record<string, () => void>;
}

export function onKey(event: KeyboardEvent, doing: Doing): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return doing.escape();
  if (/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as HTMLElement).tagName)) return;
  if (event.key === " " && doing.skip()) return event.preventDefault();
  const digit = Number(event.key);
  const act = doing.letters[event.key.toLowerCase()];
  if (digit >= 1 && digit <= 9) {
    if (doing.press(digit)) event.preventDefault();
  } else if (act) {
    event.preventDefault();
    act();
  }
}

/** Focus the first thing that is there. */
export function focusIn(...selectors: string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}
