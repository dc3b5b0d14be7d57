/** Addresses inside the page: one place makes all of them, as `server/links.py` does for mail. */

/** Where a page is, for links and `go`. */
export function pageAt(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The same to be sent to somebody. */
export function shared(address: string): string {
  return `${location.origin}/${address}`;
}
