/** What a verification comes to, said apart: the deal, the seal, the signature, the replay. */
import type { Verified } from "../types/protocol";
import { t } from "./words.svelte";

/** So many digits of a key are shown. */
const KEY = 16;

/** A sentence, and whether it speaks for the game; what merely ought to be known does not. */
export interface Statement {
  words: string;
  good: boolean;
}

export function statements(found: Verified): Statement[] {
  if (!found.fair) return [{ words: found.words, good: false }];
  const { chosen, sealed, key, given, former, rules, now, moves, replayed } = found;
  const said = [
    { words: chosen ? t("proof-chosen") : t("proof-drawn"), good: !chosen },
    { words: sealed ? t("proof-sealed", { moves }) : t("proof-unsealed"), good: sealed },
    {
      words: key ? t("proof-signed", { key: key.slice(0, KEY) }) : t("proof-unsigned"),
      good: key !== null,
    },
    rules === now
      ? { words: t("proof-replayed", { rules }), good: true }
      : { words: t("proof-earlier", { rules, now, moves, replayed }), good: replayed === moves },
  ];
  if (given) said.splice(1, 0, { words: t("proof-given", { moves: given }), good: false });
  if (former) said.push({ words: t("proof-former", { players: former }), good: false });
  return said;
}
