/** Addresses inside the page: one place makes all of them, as `server/links.py` does for mail. */
import { settings } from "./settings.svelte";

/** Where a page is, for links and `go`. */
export function pageAt(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The sheets of a game as a PDF, in the page's language. */
export function printAt(game: string, paper: string): string {
  const asked = new URLSearchParams({ paper, language: settings.language });
  return `/api/games/${encodeURIComponent(game)}/print?${asked}`;
}

/** The same as a link to send. */
export function shared(address: string): string {
  return `${location.origin}/${address}`;
}
