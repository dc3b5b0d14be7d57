"""Mutants that change nothing noticeable, each with the reason: `judged.toml`."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from tools.mutants.mutations import Mutant

JUDGED = Path(__file__).with_name("judged.toml")


class Judgement(Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant by its text, so that lines may move; and why it is no other rule."""

    file: str
    function: str
    was: str
    now: str
    why: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.file, self.function, self.was, self.now


class Judgements(Struct, forbid_unknown_fields=True):
    judged: list[Judgement] = []


def key_of(mutant: Mutant) -> tuple[str, str, str, str]:
    return mutant.file, mutant.function, mutant.was, mutant.now


def judgements(path: Path = JUDGED) -> dict[tuple[str, str, str, str], Judgement]:
    found = msgspec.toml.decode(path.read_bytes(), type=Judgements).judged
    return {one.key: one for one in found}


def outdated(mutants: Iterable[Mutant], path: Path = JUDGED) -> list[Judgement]:
    """Judgements of mutants that are no longer possible."""
    possible = {key_of(mutant) for mutant in mutants}
    return [one for key, one in judgements(path).items() if key not in possible]
