/** What this board says; the files are in `words/`. */
import { wordsOf } from "../../lib/words.svelte";

export const t = wordsOf("trade-show");
