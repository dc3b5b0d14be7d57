/** The server refuses in English; other languages have its sentences, with `{}` for what varies. */
import { getLanguage, type Language } from "./words.svelte";

const sentences: Partial<Record<Language, () => Promise<Record<string, string>>>> = {
  de: async () => (await import("./words/refusals.de.json")).default,
};

function matching(pattern: string, sentence: string): string[] | null {
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll("{}", "(.+)");
  return new RegExp(`^${escaped}$`).exec(sentence)?.slice(1) ?? null;
}

/** A refusal in the page's language; one that is not known stays as it is. */
export async function translated(sentence: string): Promise<string> {
  const known = await sentences[getLanguage()]?.().catch(() => undefined);
  for (const [pattern, text] of Object.entries(known ?? {})) {
    const parts = matching(pattern, sentence);
    if (parts) return parts.reduce((said, part) => said.replace("{}", part), text);
  }
  return sentence;
}
