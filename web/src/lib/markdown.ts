/** Rules and reports: Markdown as the page shows it. The library is loaded when it is needed. */
import { t } from "./words.svelte";

/** What is too wide for a phone scrolls by itself, with the keyboard too. */
function scrolling(html: string): string {
  const open = `<div class="scroll" tabindex="0" role="group" aria-label="${t("text-scroll")}">`;
  return html.replace(/<(table|pre)>/g, `${open}<$1>`).replace(/<\/(table|pre)>/g, "</$1></div>");
}

export async function loadMarkdown(): Promise<(text: string) => string> {
  const { marked } = await import("marked");
  return (text) => scrolling(marked.parse(text, { async: false }));
}
