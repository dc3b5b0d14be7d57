"""Deck files: the checks of section 6.2, and new cards without code."""

from pathlib import Path
from typing import Any

import pytest

from seedround.engine.cardset import SetFile
from seedround.engine.errors import BadSet
from seedround.engine.words import Speaker
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.cards import AFTER, ASSISTING, BEFORE, BETWEEN, WINNING, Cards
from seedround.testing import moves, play
from seedround.testing.tech_deck import Side, given, house, names
from tests.games.tech_deck.sets import changed, content, own_set


def refusal(deck: dict[str, Any]) -> str:
    with pytest.raises(BadSet) as problem:
        Cards(SetFile(deck, "own.toml"))
    return str(problem.value)


def warned(cards: Cards) -> list[str]:
    return [Speaker().say(warning) for warning in cards.warnings]


def test_the_house_deck_has_the_counts_of_section_6() -> None:
    cards = house()
    assert (len(cards.ids), sum(cards.is_venture), sum(cards.is_open)) == (54, 28, 2)
    ventures = {card.value for card in cards.definitions if card.kind == "venture"}
    assert ventures == {5, 7, 8, 10, 11, 12, 13}
    assert cards.name_of("INF-12") == "Open Data Exchange"
    assert cards.ids[:2] == ("SVC-01", "SVC-02")
    assert cards.ids[-2:] == ("OPN-05", "OPN-07")


def test_td_fx_07_every_effect_works_in_its_windows() -> None:
    """TD-A-16: those of main effects in three of them; a card without an effect in none."""
    blank = own_set({"TEC-05": {"steps": []}})
    windows = {
        "main": (BEFORE, AFTER, BETWEEN),
        "before": (BEFORE,),
        "after": (AFTER,),
        "assist": (ASSISTING,),
        "won": (WINNING,),
    }
    for cards in (house(), blank):
        for window in range(5):
            working = [card for card in cards.definitions if window in windows[card.phase]]
            working = [card for card in working if card.steps]
            for kind, bits in (("venture", cards.ventures), ("group", cards.groups)):
                numbers = [cards.index[card.id] for card in working if card.kind == kind]
                assert bits[window] == cards.bits(numbers)
    assert [cards.bit[number] for number in (0, 1, 5)] == [1, 2, 32]


def test_td_a_01_the_subtitle_is_our_own() -> None:
    """TD-A-01: the rulebook names the deck; what we added says so."""
    assert (GAME.title, GAME.subtitle) == ("The Tech Deck: Startup (Cheung)", "Startup")
    assert [GAME.title_in(language) for language in ("en", "de", "es")] == ["The Tech Deck"] * 3


def test_td_a_12_a_turn_is_a_round() -> None:
    """TD-A-12: the rulebook's two words are one thing: marks are cleared by rounds."""
    assert given(at="end", used="TEC-05", t1=Side(areas=("TEC-05",), deck="SVC-01")).used == 0


def test_a_deck_of_new_cards_made_of_known_primitives_needs_no_code() -> None:
    """New effects, new ids, new names: only data."""
    cards = own_set(
        {
            "TEC-05": {
                "id": "TEC-05b",
                "name": "Coffee Fund",
                "phase": "before",
                "steps": [
                    {"op": "expel", "from": "discard", "cost": True},
                    {"op": "invite", "n": 2},
                    {"op": "dig", "n": 3},
                    {"op": "shift", "which": "left"},
                ],
                "text": "Expel a discarded card: invite two, dig three, shift the left one.",
            },
            "SVC-05": {
                "name": "Second Breakfast",
                "phase": "assist",
                "steps": [{"op": "slack", "lo": -2, "hi": 2}, {"op": "wild"}],
            },
        }
    )
    side = Side(areas=("TEC-05b SVC-05",), deck="SVC-01 SVC-03 SVC-02", discard="INF-02")
    table = given(only=True, cards=cards, t1=side, row="SVC-13 SVC-12", customers="TEC-13 TEC-12")
    play(table, "use:TEC-05b")
    assert names(table, table.expelled) == "INF-02"
    assert moves(table) == ["pick:SVC-01", "pick:SVC-02", "pick:SVC-03"]
    play(table, "pick:SVC-03")
    assert names(table, table.row) == "SVC-12 TEC-13 TEC-12 SVC-13"
    helping = given(
        at="assist", cards=cards, t1=Side(hand="INF-04", areas=("SVC-05",)), row="TEC-06"
    )
    play(helping, "set:INF-04", "use:SVC-05")
    assert names(helping, (helping.won[0],)) == "TEC-06"


def test_every_primitive_can_be_used_from_a_file() -> None:
    """One card for each parameter that the house deck leaves out."""
    cards = own_set(
        {
            "TEC-05": {"steps": [{"op": "bury", "from": "row", "which": "left"}]},
            "TEC-07": {"phase": "main", "steps": [{"op": "expel", "from": "unhappy"}]},
            "TEC-08": {
                "steps": [{"op": "expel", "from": "hand", "cost": True}, {"op": "draw", "n": 1}]
            },
            "TEC-10": {"phase": "main", "steps": [{"op": "expel", "from": "self"}]},
            "TEC-13": {"phase": "main", "steps": []},
        }
    )
    area = "TEC-05 TEC-07 TEC-08 TEC-10 TEC-13"
    side = Side(areas=(area,), hand="SVC-04 TEC-04", deck="SVC-01")
    table = given(only=True, cards=cards, t1=side, row="SVC-13 SVC-12", unhappy="SCI-13")
    assert moves(table) == ["pass", "use:TEC-05", "use:TEC-07", "use:TEC-08", "use:TEC-10"]
    play(table, "use:TEC-05", "use:TEC-07", "use:TEC-08", "pick:SVC-04", "use:TEC-10")
    assert names(table, table.row) == "SVC-12"
    assert names(table, table.expelled) == "SCI-13 SVC-04 TEC-10"
    assert names(table, table.areas[0]) == "TEC-05 TEC-07 TEC-08 TEC-13"


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"SVC-05": {"value": 14}}, "'SVC-05': value is 14; it must be 1 to 13"),
        ({"SVC-05": {"id": "SVC-07"}}, "'SVC-07': the id is used 2 times"),
        ({"SVC-05": {"name": "Chat Widget"}}, "2 cards are called 'Chat Widget'"),
        ({"SVC-05": {"steps": [{"op": "juggle"}]}}, "'SVC-05'"),
        ({"SVC-05": {"steps": [{"op": "draw"}]}}, "'SVC-05'"),
        ({"SVC-05": {"steps": [{"op": "draw", "n": 1, "cost": True}]}}, "'SVC-05'"),
        ({"SVC-05": {"steps": [{"op": "draw", "n": 0}]}}, "draw.n is 0; it must be 1 to 9"),
        ({"SVC-05": {"steps": [{"op": "scout", "n": 4}]}}, "scout.n is 4; it must be 1 to 3"),
        (
            {"SVC-05": {"steps": [{"op": "wild"}]}},
            'wild does not fit phase = "main"; it fits assist',
        ),
        ({"SVC-05": {"phase": "lunch"}}, "'SVC-05'"),
        ({"SVC-05": {"steps": [{"op": "swap", "a": "row", "b": "discard"}]}}, "does not exist"),
        (
            {"SVC-05": {"steps": [{"op": "swap", "a": "hand", "b": "row", "diff": -1}]}},
            "swap.diff is -1",
        ),
        (
            {"SVC-05": {"steps": [{"op": "expel", "from": "hand", "which": "left"}]}},
            "hand has no left end",
        ),
        ({"SVC-08": {"steps": [{"op": "slack", "lo": 1, "hi": 3}]}}, "slack goes from 1 to 3"),
        ({"SVC-12": {"steps": [{"op": "edge", "k": 0}]}}, "edge.k is 0; it must be 1 to 20"),
        ({"SVC-12": {"steps": [{"op": "edge", "k": 21}]}}, "edge.k is 21"),
        ({"SVC-08": {"steps": [{"op": "slack", "lo": 0, "hi": 0}]}}, "slack goes from 0 to 0"),
        ({"SVC-08": {"steps": [{"op": "slack", "lo": -14, "hi": 0}]}}, "slack goes from -14 to 0"),
        ({"SVC-08": {"steps": [{"op": "slack", "lo": 0, "hi": 14}]}}, "slack goes from 0 to 14"),
        ({"SVC-08": {"steps": [{"op": "slack", "lo": -3, "hi": -1}]}}, "slack goes from -3 to -1"),
        ({"SVC-05": {"steps": [{"op": "draw", "n": 10}]}}, "draw.n is 10; it must be 1 to 9"),
        ({"SVC-05": {"steps": [{"op": "invite", "n": 5}]}}, "invite.n is 5; it must be 1 to 4"),
        ({"SVC-05": {"value": 0}}, "'SVC-05': value is 0; it must be 1 to 13"),
        (
            {
                "SVC-05": {
                    "steps": [{"op": "draw", "n": 1}, {"op": "discard", "n": 1, "cost": True}]
                }
            },
            "costs come first",
        ),
        (
            {
                "SCI-07": {
                    "steps": [{"op": "develop", "to": "hand"}, {"op": "develop", "to": "deck"}]
                }
            },
            "the step develop only once",
        ),
        ({"SVC-05": {"domain": "open"}}, "at most 2 open cards; this one has 3"),
        ({"SVC-04": {"kind": "venture"}}, "start.team1 names it, but it is a venture"),
        ({"TEC-03": {"kind": "venture"}}, "start.solo names it, but it is a venture"),
        ({"SVC-04": {"start": False}}, "'SVC-04': start = true belongs"),
        ({"SVC-09": {"start": True}}, "'SVC-09': start = true belongs"),
        (
            {"SVC-04": {"domain": "science"}},
            "start.team1 must hold service 4, technology 1, science 2, information 3",
        ),
    ],
)
def test_a_wrong_card_is_refused_with_a_sentence(changes: dict[str, Any], text: str) -> None:
    """Section 6.2, TD-A-05."""
    assert text in refusal(changed(changes))


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("SVC-08", [{"op": "slack", "lo": -13, "hi": 0}]),
        ("SVC-08", [{"op": "slack", "lo": 0, "hi": 13}]),
        ("SVC-12", [{"op": "edge", "k": 1}]),
        ("SVC-12", [{"op": "edge", "k": 20}]),
        ("SVC-05", [{"op": "draw", "n": 9}]),
        ("SVC-05", [{"op": "invite", "n": 4}]),
        ("SVC-05", [{"op": "scout", "n": 3}]),
        ("SVC-05", [{"op": "swap", "a": "hand", "b": "row", "diff": 0}]),
        ("SVC-05", [{"op": "expel", "from": "unhappy", "which": "left"}]),
    ],
)
def test_limits_of_an_effect_are_allowed(card: str, steps: list[dict[str, Any]]) -> None:
    cards = own_set({card: {"steps": steps}})

    assert len(cards.steps[cards.index[card]]) == 1


def test_a_wrong_deck_is_refused_with_a_sentence() -> None:
    deck = content()
    deck["card"].append({**deck["card"][5], "id": "SVC-99", "name": "One Too Many"})
    assert "at most 54 cards; this one has 55" in refusal(deck)
    deck = content()
    deck["set"]["domain_rank"] = ["service", "service", "science", "technology"]
    assert "domain_rank must name each" in refusal(deck)
    deck = content()
    deck["start"]["solo"][0] = "SVC-77"
    assert "names 'SVC-77', which is not in the deck" in refusal(deck)
    deck = content()
    deck["start"]["solo"] = ["SVC-01", "INF-01", "SCI-02", "SVC-03", "SVC-04"]
    assert "cards of the values 1, 1, 2, 3, 4" in refusal(deck)
    values = (5, 7, 8, 10, 11)
    few = {card["id"]: {"kind": "group"} for card in content()["card"] if card["value"] in values}
    assert "6 players need 12" in refusal(changed(few))


@pytest.mark.parametrize(
    ("what", "text"),
    [("id", "'SVC-07': the id is used 2 times"), ("name", "2 cards are called 'Pop-Up Kiosks'")],
)
def test_of_two_mistakes_the_one_further_up_is_told(what: str, text: str) -> None:
    deck = content()
    first, second = deck["card"][5], deck["card"][9]
    first[what], second[what] = deck["card"][6][what], deck["card"][10][what]

    assert text in refusal(deck)


def test_gaps_and_doubles_are_only_warned_about() -> None:
    """TD-A-02."""
    assert warned(own_set({"SVC-13": {"value": 12}})) == [
        "service 12: the deck has 2 such cards instead of one.",
        "service 13: the deck has no such card.",
    ]
    deck = content()
    deck["card"] = [card for card in deck["card"] if card["domain"] != "open"]
    assert warned(Cards(SetFile(deck, "own"))) == ["open: the deck has no open cards; 2 are usual."]


def test_the_domain_rank_stands_in_the_file() -> None:
    """TD-A-03."""
    deck = content()
    deck["set"]["domain_rank"].reverse()
    cards = Cards(SetFile(deck, "own"))
    ranks = [cards.rank[cards.index[name]] for name in ("SVC-05", "TEC-05", "SCI-05", "INF-05")]
    assert ranks == [1, 2, 3, 4]
    assert cards.rank[cards.index["OPN-05"]] == 0


def test_a_file_laid_over_the_house_deck(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[set]\nid = "mine"\ngame = "tech-deck"\ntitle = "Mine"\nversion = 1\nbase = "house"\n'
        '[[card]]\nid = "TEC-05"\nname = "Bigger Factory"\nsteps = [{ op = "draw", n = 2 }]\n'
    )
    cards = GAME.card_set(str(path))
    assert cards.name_of("TEC-05") == "Bigger Factory"
    path.write_text(path.read_text().replace('"draw"', '"drew"'))
    with pytest.raises(BadSet, match=r"line 8: 'TEC-05'"):
        GAME.card_set(str(path))
