/** What a verification comes to, said apart: the deal, the seal, the signature, the replay. */
import type { Verified } from "../types/protocol";
import { t } from "./words.svelte";

/** So many digits of a key are shown. */
const KEY = 16;

export function statements(found: Verified): string[] {
  if (!found.fair) return [found.words];
  const { given, rules, now, moves, replayed } = found;
  const said = [
    found.chosen ? t("proof.chosen") : t("proof.drawn"),
    found.sealed ? t("proof.sealed", { moves }) : t("proof.unsealed"),
    found.key ? t("proof.signed", { key: found.key.slice(0, KEY) }) : t("proof.unsigned"),
    rules === now
      ? t("proof.replayed", { rules })
      : t("proof.earlier", { rules, now, moves, replayed }),
  ];
  if (given) said.splice(1, 0, t("proof.given", { given }));
  return said;
}
