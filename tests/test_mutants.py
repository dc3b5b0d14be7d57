"""Each law finds the toys that break it: a suite that cannot fail proves nothing."""

from dataclasses import replace
from typing import Any

import pytest

from seedround.engine.laws import Broken
from seedround.engine.random_play import NOWHERE, play_random
from seedround.engine.rules import Rules
from tests.processes import MUTANT, fingerprints
from tests.toys import (  # noqa: F401  (loading them fills MUTANTS)
    mutants,
    mutants_secrecy,
    mutants_telling,
    mutants_truth,
)
from tests.toys.odd import FIRST_SEED, MUTANTS, odd_game


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mutant_breaks_its_law(name: str) -> None:
    law, says, rules = MUTANTS[name]
    with pytest.raises(Broken, match=rf"^{law}: .*{says}"):
        play_some(rules, law)


def play_some(rules: Rules[Any, Any], law: str) -> None:
    """Ten games under one law alone; progress is always checked."""
    strides = NOWHERE if law == "progress" else replace(NOWHERE, **{law.replace(" ", "_"): 1})
    for seed in range(FIRST_SEED, FIRST_SEED + 10):
        play_random(odd_game(rules), 4, seed=f"{seed:032x}", strides=strides, most=300)


def test_every_law_has_a_mutant() -> None:
    laws = {mutant.law for mutant in MUTANTS.values()}
    assert laws == {
        "determinism",
        "legality",
        "progress",
        "copies",
        "secrecy",
        "conservation",
        "round trip",
        "words",
        "truth",
    }


def test_hash_order_is_seen_by_comparing_processes() -> None:
    assert fingerprints("0")[MUTANT] != fingerprints("1")[MUTANT]
