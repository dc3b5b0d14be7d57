/** The language of the page. Which ones there are is for the server and the files to say. */

/** Of tests: English with accents, a third longer and marked at both ends. */
export const PSEUDO = "en-XA";

let language = $state("en");

export function getLanguage(): string {
  return language;
}
export function useLanguage(wanted: string): void {
  language = wanted;
  document.documentElement.lang = wanted;
}

/** Whose numbers, lists and plurals are used. */
export function locale(): string {
  return localeOf(language);
}
export function localeOf(wanted: string): string {
  return wanted === PSEUDO ? "en" : wanted;
}

/** The first known one of the languages that are wanted; `de` will do for `de-AT`. */
export function firstKnown(wanted: readonly string[], known: ReadonlySet<string>): string | null {
  for (const one of wanted) {
    const [whole = ""] = one.split("-");
    if (known.has(one)) return one;
    if (known.has(whole)) return whole;
  }
  return null;
}
