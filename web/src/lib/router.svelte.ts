/** Addresses after the `#`: they work from any server, and invitations stay out of its logs. */
let hash = $state(location.hash);
addEventListener("hashchange", () => {
  hash = location.hash;
  scrollTo(0, 0);
});

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

export function route(): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...parts] = path.split("/").map(decodeURIComponent);
  return { page, parts, query: new URLSearchParams(query) };
}

export function go(address: string): void {
  location.hash = address;
}
