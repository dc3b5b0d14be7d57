/** Sentences of the server, taken apart where a page shows their beginning larger. */
import { getLanguage, PSEUDO } from "./language.svelte";

/**
 * A text in two parts, by an expression that names both; whole if it does not fit. The
 * pseudo-language stays whole: its marks show where a message begins and ends.
 */
export function parted(text: string, at: RegExp): [string, string] {
  const [, first = text, rest = ""] = (getLanguage() !== PSEUDO && at.exec(text)) || [];
  return [first, rest];
}
