/** Keys of the table page: a letter does something, a digit plays a move. */

export interface Doing {
  /** The first nine moves or groups of them; gives whether there is such a one. */
  press(digit: number): boolean;
  /** Plus and minus: more or less of an amount; gives whether there is one. */
  step(by: number): boolean;
  /** Enter: make the move that is picked; gives whether there is one. */
  confirm(): boolean;
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
  if (event.key === "Enter") {
    // what has the focus takes it first: a button, a link, a piece
    const busy = (event.target as HTMLElement).closest("button, a, summary, [role=button]");
    if (!busy && doing.confirm()) event.preventDefault();
    return;
  }
  if (event.key === "+" || event.key === "-") {
    if (doing.step(event.key === "+" ? 1 : -1)) event.preventDefault();
    return;
  }
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
