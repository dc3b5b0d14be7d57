/** Addresses inside the page: one place makes all of them, as `server/links.py` does for mail. */
import { settings } from "./settings.svelte";

/** Where a page is, for links and `go`. */
export function pageAt(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The sheets of a game as a PDF, in the page's language. */
export function printAt(game: string, paper: string): string {
  return sheetsAt(`/api/games/${encodeURIComponent(game)}/print`, paper);
}

/** What is printed there on a paper, in the page's language. */
export function sheetsAt(address: string, paper: string): string {
  return `${address}?${new URLSearchParams({ paper, language: settings.language })}`;
}

/** On what the server prints. */
export const PAPERS = ["a4", "letter"] as const;

/** How a finished game is shown to those who are sent a link: a page with a preview. */
export function previewAt(table: string): string {
  return `${location.origin}/shared/${encodeURIComponent(table)}`;
}

/** The picture of a result, in the page's language. */
export function pictureAt(table: string, form: "svg" | "png"): string {
  return `/api/tables/${encodeURIComponent(table)}/picture.${form}?language=${settings.language}`;
}

/** The same as a link to send. */
export function shared(address: string): string {
  return `${location.origin}/${address}`;
}
