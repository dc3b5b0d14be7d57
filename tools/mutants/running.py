"""A run: a sample of a target's mutants, each tried, each killed, judged or a survivor."""

import hashlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from typing import Literal

from msgspec import Struct

from tools.mutants.attempt import Noticed, try_mutant
from tools.mutants.judged import JUDGED, judgements, key_of
from tools.mutants.mutations import Mutant, mutants_of
from tools.mutants.processes import Ended, call, load
from tools.mutants.reaching import Reach, look
from tools.mutants.targets import Target

PROCESSES = 2

Verdict = Literal["killed", "judged", "survived"]


class Tried(Struct):
    """A mutant and what became of it."""

    mutant: Mutant
    verdict: Verdict
    by: str
    """The test that noticed it, the reason why nobody can, or how many tests did not."""


class Run(Struct):
    """What is kept of a run."""

    target: str
    seed: int
    goal: int
    tried: list[Tried]

    def with_verdict(self, verdict: Verdict) -> list[Tried]:
        return [one for one in self.tried if one.verdict == verdict]

    @property
    def score(self) -> float:
        """The share that was killed, in per cent, of those that are other rules."""
        killed, survived = len(self.with_verdict("killed")), len(self.with_verdict("survived"))
        return 100 * killed / (killed + survived) if killed + survived else 100.0

    @property
    def good(self) -> bool:
        return self.score >= self.goal


def all_mutants(target: Target) -> list[Mutant]:
    return [
        mutant
        for path in target.files()
        for mutant in mutants_of(path, target.root, path.stem in target.alone)
    ]


def sample(mutants: Sequence[Mutant], many: int, seed: int) -> list[Mutant]:
    """As many, drawn by a seed and their texts: a change elsewhere leaves most of them drawn."""
    seen: dict[tuple[str, ...], int] = {}
    lots: dict[str, Mutant] = {}
    for mutant in mutants:
        key = key_of(mutant)
        seen[key] = seen.get(key, 0) + 1
        text = "\0".join((str(seed), str(seen[key]), *key))
        lots[hashlib.sha256(text.encode()).hexdigest()] = mutant
    drawn = [lots[lot] for lot in sorted(lots)[:many]]
    return sorted(drawn, key=lambda one: (one.file, one.start, one.end, one.text))


def run(
    target: Target,
    mutants: Sequence[Mutant],
    folder: Path,
    seed: int = 1,
    judged: Path = JUDGED,
    tell: Callable[[Tried], None] = lambda tried: None,
) -> Run:
    """Try all of them, two at a time."""
    load(target)
    reach = look(target, folder)
    reasons = judgements(judged)

    def attempt(mutant: Mutant) -> Tried:
        judgement = reasons.get(key_of(mutant))
        if judgement:
            tried = Tried(mutant, "judged", judgement.why)
        else:
            tried = meet(target, mutant, reach)
        tell(tried)
        return tried

    with ThreadPoolExecutor(PROCESSES) as pool:
        try:
            return Run(target.name, seed, target.goal, list(pool.map(attempt, mutants)))
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


def meet(target: Target, mutant: Mutant, reach: Reach) -> Tried:
    """Let a mutant meet its tests: those that reach it, then the others."""
    tests = reach.tests(mutant)
    met = 0
    for batch in (tests.reaching, tests.others if target.not_reached else []):
        chosen = affordable(batch, reach, target.seconds)
        if not chosen:
            continue
        ended: Ended[Noticed] = call(try_mutant, target, mutant, chosen)
        if ended.answer is None:
            return Tried(mutant, "killed", "out of time or memory")
        if ended.answer.code:
            return Tried(mutant, "killed", ended.answer.test or "cannot be loaded")
        met += len(chosen)
    return Tried(mutant, "survived", f"{met} tests" if met else "no test reaches it")


def affordable(tests: Sequence[str], reach: Reach, seconds: int) -> dict[str, float]:
    """The quick tests, with what they cost: as many as can be afforded for one mutant."""
    costs = accumulate(reach.seconds[test] for test in tests)
    cheap = [test for test, cost in zip(tests, costs, strict=True) if cost <= seconds]
    return {test: reach.seconds[test] for test in cheap}
