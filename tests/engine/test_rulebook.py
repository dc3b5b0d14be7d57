"""The rules for players: where they lie, and how they are found by id."""

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.rulebook import document, paragraphs, select
from seedround.games import all_games, find_game
from tests.toys.parlour import GAME as PARLOUR

TEXT = """# Rules

- **XX-A-01** one
  two
  three

  a paragraph of its own
- **XX-A-02** four
other

| Id | Ruling | Why |
|----|--------|-----|
| **XX-B-01** | yes | it says so |
| **XX-B-02** | no | a long story |
"""


def test_rules_go_on_below_themselves_and_rows_carry_their_headings() -> None:
    assert paragraphs(TEXT) == {
        "XX-A-01": "one two three",
        "XX-A-02": "four",
        "XX-B-01": "Ruling: yes  \nWhy: it says so",
        "XX-B-02": "Ruling: no  \nWhy: a long story",
    }


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_its_rules_with_its_letters(game: Game) -> None:
    known = paragraphs(document(game))

    assert len(known) > 20
    assert {name.split("-")[0] for name in known} == {game.letters}


def test_rules_that_are_not_there_are_missed_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="The rules of Parlour are not installed"):
        document(PARLOUR)


def test_a_rule_is_found_by_its_id_or_the_beginning_of_it() -> None:
    game = find_game("trade-show")

    assert list(select(game, "ts-cube-01")) == ["TS-CUBE-01"]
    assert list(select(game, "TS-CUBE")) == [f"TS-CUBE-0{number}" for number in range(1, 6)]


def test_an_unknown_rule_is_refused_with_what_is_near_it() -> None:
    game = find_game("trade-show")

    with pytest.raises(BadOption) as near:
        select(game, "TS-CUBE-99")
    with pytest.raises(BadOption) as far:
        select(game, "?" * 50)

    assert str(near.value).count("TS-CUBE-0") == 4
    assert f"There is no rule {'?' * 40!r} in the rules of trade-show" in str(far.value)
    assert "they are called TS-..." in str(far.value)
