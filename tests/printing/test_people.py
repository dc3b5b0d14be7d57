"""People on pictures are those of the page: the same parts, the same looks for the same names."""

import xml.etree.ElementTree as ET
from typing import Any, get_args

import pytest

from seedround.games import find_game
from seedround.printing.people import Mood, look_of, mixed, person, portrait
from seedround.printing.results import Entrant, Outcome, picture, scene
from seedround.printing.symbols import inks_of, symbols

SAMPLES: dict[str, Any] = symbols("people")["samples"]
INKS = inks_of(find_game("bidness"))


@pytest.mark.parametrize("name", SAMPLES)
def test_a_name_looks_as_on_the_page(name: str) -> None:
    drawn = {part: value for part, value in look_of(name).items() if value}
    assert drawn == {part: value for part, value in SAMPLES[name].items() if value}


@pytest.mark.parametrize("name", [*symbols("people")["cast"], *map(str, range(60))])
def test_everybody_can_be_drawn_in_every_mood(name: str) -> None:
    assert len(portrait(look_of(name))) > 10
    for mood in get_args(Mood):
        shapes = person(name, INKS, "p", mood)
        assert ET.fromstring(f"<svg>{shapes}</svg>").tag == "svg"
        assert "None" not in shapes


def test_colours_are_mixed() -> None:
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert mixed("#102030", "#ffffff", 0) == "#102030"


def entrants(many: int, names: int = 1, **more: Any) -> tuple[Entrant, ...]:
    return tuple(
        [
            Entrant(
                names=tuple([f"A <long> & winding name {n}{k}" for k in range(names)]),
                figure=20 - n, says=f"${20 - n}", place=n + 1, won=n == 0, pieces=n * 3, **more,
            )
            for n in range(many)
        ]
    )  # fmt: skip


@pytest.mark.parametrize(
    ("game", "many", "names"),
    [
        *[("trade-show", many, 1) for many in (2, 5)],
        *[("bidness", many, 1) for many in (2, 6)],
        *[("tech-deck", 2, names) for names in (1, 3)],
        ("tech-deck", 1, 1),
        *[("silicon-valley", many, 1) for many in (1, 4)],
        ("another", 6, 1),
    ],
)
def test_every_game_has_a_scene_for_every_number_of_players(
    game: str, many: int, names: int
) -> None:
    outcome = Outcome(
        game, "Title", "Headline", "Story.", entrants(many, names), 28, "$1B", "FREE", "foot"
    )
    box = find_game(game if game != "another" else "trade-show")
    drawn = ET.fromstring(scene(outcome, box))
    texts = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert sum("A <long>" in str(text) for text in texts) == many * names


def test_a_result_in_which_nobody_has_a_place_is_drawn() -> None:
    """All have lost: there is no last and no first."""
    lost = Entrant(("Ada",), 2, "2 points", None, won=False, pieces=2)
    for game in ("trade-show", "bidness", "tech-deck", "silicon-valley"):
        outcome = Outcome(game, "Title", "Headline", "Story.", (lost, lost))
        assert ET.fromstring(scene(outcome, find_game(game))) is not None


def test_the_same_result_gives_the_same_bytes() -> None:
    outcome = Outcome("bidness", "Bidness", "Ada is free", "It ended.", entrants(3))
    game = find_game("bidness")
    assert picture(outcome, game) == picture(outcome, game)
