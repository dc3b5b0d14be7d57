/** The page's own strings: one catalogue a language, boards add theirs. */
import type { Words } from "./board";
import de from "./words/de.json";
import en from "./words/en.json";

export type Language = "en" | "de";
export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch" };

const catalogues: Record<Language, Record<string, string>> = { en: { ...en }, de: { ...de } };

let language = $state<Language>("en");
let added = $state(0);

export function setLanguage(wanted: string): void {
  language = wanted === "de" ? "de" : "en";
  document.documentElement.lang = language;
}
export function getLanguage(): Language {
  return language;
}

/** A board brings its strings along. */
export function addWords(words: Words | undefined): void {
  if (!words) return;
  Object.assign(catalogues.en, words.en);
  Object.assign(catalogues.de, words.de);
  added += 1;
}

/** The string of a key with `{name}` filled in; `{n|one|many}` chooses by number. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  void added;
  const text = catalogues[language][key] ?? catalogues.en[key];
  if (text === undefined) return key;
  return text
    .replace(/\{(\w+)\|([^|{}]*)\|([^{}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(values[name]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

export function has(key: string): boolean {
  void added;
  return key in catalogues.en;
}
