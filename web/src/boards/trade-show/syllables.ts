/** Names on narrow cards: long words may break between syllables, with a hyphen. */
const LONG = /\p{L}{7,}/gu;
const VOWEL = "[aeiouyäöüáéíóú]";
const OTHER = "[bcdfghjklmnpqrstvwxzßñ]";
/** Not within a sound that is written with two letters. */
const APART = "(?<!c(?=[hk])|[pst](?=h))";
const BREAK = new RegExp(
  `(?<=\\p{L}{2}${VOWEL}${OTHER}?|\\p{L}${VOWEL}${OTHER})${APART}(?=${OTHER}${VOWEL}\\p{L})`,
  "giu",
);

export function soft(name: string): string {
  return name.replace(LONG, (word) => word.replace(BREAK, "\u00ad"));
}
