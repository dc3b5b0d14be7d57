"""The house set, corrected sets, and the loader's checks (section 6)."""

from pathlib import Path

import pytest

from seedround.engine.errors import BadOption, BadSet
from seedround.engine.words import Speaker
from seedround.games.bidness import GAME
from seedround.games.bidness.document import KNOWN
from seedround.games.bidness.rules import RULES
from seedround.testing import A, B, moves, play
from seedround.testing.bidness import dealt, given, house
from tests.games.bidness.sets import card, overlaid


def test_the_house_set_has_74_cards() -> None:
    cards = house()
    assert (sum(cards.counts), len(cards.events)) == (74, 21)
    assert cards.warnings == []
    assert cards.seat_limit == 6


def test_25_cards_are_facts_and_the_marks_say_so() -> None:
    """Table 6.1: counts stated by the rulebook, inferred ones and assumed ones."""
    by_mark = {"fact": 0, "inferred": 0, "assumed": 0}
    for event in house().events:
        by_mark[event.source.count] += event.count
    assert by_mark == {"fact": 25, "inferred": 8, "assumed": 41}
    assumed = [event.id for event in house().events if event.source.cost == "assumed"]
    assert assumed == ["headhunt_marketer", "headhunt_engineer", "headhunt_lawyer"]
    named = [event.id for event in house().events if event.source.name == "assumed"]
    assert named == ["steal_tech", "destroy_tech"]


def test_counts_and_prices_of_the_specification() -> None:
    """Table 6.1, with the headhunting prices moved as 6.3 allows (docs/balance/bidness.md)."""
    wanted = (
        "marketer 13 0, engineer 11 0, lawyer 8 0, government_contract 6 0, "
        "headhunt_marketer 2 20, headhunt_engineer 2 10, headhunt_lawyer 2 30, legal_intern 5 30, "
        "negligence 4 0, libel 3 0, patent_infringement 3 0, acquisition 2 10, "
        "joint_development 1 10, breakthrough 1 30, steal_tech 2 10, destroy_tech 1 10, "
        "ad_blitz 1 30, coop_marketing 2 10, social_media 3 10, smear_campaign 1 40, "
        "market_research 1 30"
    )
    found = [f"{event.id} {event.count} {event.cost}" for event in house().events]
    assert ", ".join(found) == wanted


def test_the_published_deal_can_never_fail_with_six() -> None:
    """BD-R-03: 38 permanent cards leave 36 for six hands of six."""
    permanent = sum(event.count for event in house().events if event.type == "auction")
    assert (permanent, 74 - permanent) == (38, 6 * 6)


def test_a_corrected_price_is_played(tmp_path: Path) -> None:
    """BD-R-43: an owner writes what is printed on the card."""
    cards = overlaid(tmp_path, card("headhunt_engineer", cost=70))
    table = given(cards=cards, hand="headhunt_engineer x4")
    play(table, "play:headhunt_engineer", "target:1")
    assert (table.cash[A], table.cash[B]) == (30, 170)
    assert cards.hash != house().hash


def test_corrected_counts_are_dealt(tmp_path: Path) -> None:
    cards = overlaid(tmp_path, card("lawyer", count=10), 76)
    table = dealt(4, cards)
    assert RULES.inventory(table)["lawyer"] == 10
    assert RULES.broken(table) == []


def test_few_engineers_lower_the_seat_limit(tmp_path: Path) -> None:
    cards = overlaid(tmp_path, card("engineer", count=3), 66)
    assert cards.seat_limit == 3
    assert dealt(3, cards).engineers == [1, 1, 1]
    with pytest.raises(BadOption, match="is for 2 to 3 players; you asked for 4"):
        dealt(4, cards)


def test_engineers_for_the_fewest_players_are_enough(tmp_path: Path) -> None:
    cards = overlaid(tmp_path, card("engineer", count=2), 65)
    assert cards.seat_limit == 2
    assert dealt(2, cards).engineers == [1, 1]


def test_starting_employees_may_come_from_the_box(tmp_path: Path) -> None:
    """BD-SETUP-02 the other way: 74 cards to deal from, and employees besides."""
    cards = overlaid(tmp_path, "[setup]\nemployees_from_deck = false\n")
    table = dealt(2, cards)
    assert len(table.deck) + 12 == 74
    assert RULES.broken(table) == []


def test_too_many_permanent_cards_are_worth_a_warning(tmp_path: Path) -> None:
    cards = overlaid(tmp_path, card("marketer", count=14) + card("legal_intern", count=4))
    assert [Speaker().say(warning) for warning in cards.warnings] == [
        "39 cards can end up in workplaces, but the hands of 6 players leave only 38 cards for "
        "that: the deck may run out during a deal (BD-DEAL-03)."
    ]


def test_a_set_without_a_discard_goes_straight_to_card_play(tmp_path: Path) -> None:
    cards = overlaid(tmp_path, "[setup]\nsetup_discards = 0\nhand_size = 5\n")
    table = dealt(3, cards)
    assert table.choice.kind == "turn.act"
    assert len(moves(table)) > 2


WRONG = [
    (card("lawyer", count=9), 74, "the counts add up to 75, but \\[set\\] says deck_size = 74"),
    (card("lawyer", count=-1), 65, "count is -1; it must be 0 to 99"),
    (card("lawyer", count=100), 166, "count is 100; it must be 0 to 99"),
    (card("ad_blitz", cost=35), 74, "cost is 35; it must be a multiple of 10"),
    (card("libel", cost=10, payee="bank"), 74, "a lawsuit card costs nothing \\(BD-SUIT-01\\)"),
    (card("ad_blitz", payee="none"), 74, "it costs \\$30, but nobody is paid"),
    (card("ad_blitz", payee="target"), 74, "it pays or burdens a target, but has none"),
    (card("ad_blitz", bonus=False), 74, "no others, say bonus = true"),
    (card("steal_tech", target="has_cash"), 74, "its effect needs target = 'has_tech'"),
    (card("market_research", target="has_tech"), 74, "its effect needs target = 'has_hand'"),
    (card("joint_development", target="has_tech"), 74, "needs target = 'any_opponent'"),
    (card("headhunt_lawyer", target="has_tech"), 74, "needs target = 'has_lawyer'"),
    (card("libel", target="has_tech"), 74, "needs target = 'has_marketer'"),
    (card("lawyer", target="any_opponent"), 74, "an auction card has no cost, payee or target"),
    (card("marketer", count=1), 62, "are enough for 1 player, and 2 must"),
    ("[setup]\nious = 7\n", 74, "ious is 7, more than \\[debt\\] max_ious = 6"),
    ("[setup]\nmin_players = 5\nmax_players = 4\n", 74, "min_players is larger than max_players"),
    ("[debt]\npayoff_cost = [10, 100]\n", 74, "payoff_cost must start with zero"),
    ("[salary]\nlawyer_total = [10, 20]\n", 74, "lawyer_total must start with zero"),
    ("[salary]\nmarketer = 15\n", 74, "multiple of 10"),
    ("[[card]]\nid = 'libel'\neffect = {}\n", 74, "a card of type lawsuit needs damages"),
    ("[[card]]\nid = 'libel'\neffect = { max = 2 }\n", 74, "of type lawsuit needs damages"),
    ("[[card]]\nid = 'headhunt_lawyer'\neffect = {}\n", 74, "headhunt needs take_employee"),
    ("[[card]]\nid = 'acquisition'\neffect = {}\n", 74, "its effect is empty, and no text"),
    ("[[card]]\nid = 'acquisition'\neffect = {}\ntext = ' '\n", 74, "its effect is empty"),
    (
        "[[card]]\nid = 'marketer'\neffect = { contract = true, employee = 'lawyer' }\n",
        74,
        "what this card brings into a company cannot be changed",
    ),
    (
        "[[card]]\nid = 'acquisition'\ntype = 'auction'\neffect = { contract = true }\n",
        74,
        'the cards with type = "auction" are marketer',
    ),
    (
        "[[card]]\nid = 'lawyer'\ntype = 'tech'\neffect = { tech = 1 }\n",
        74,
        'the cards with type = "auction" are marketer, engineer',
    ),
    (
        "[[card]]\nid = 'libel'\neffect = { damages = 'cash', tech = 2 }\n",
        74,
        "tech does not fit a card of type",
    ),
    (
        "[[card]]\nid = 'libel'\neffect = { damages = 'marketers', min = 3, max = 2 }\n",
        74,
        "damages from 3 to 2: min is larger",
    ),
    ("[[card]]\nid = 'libel'\ndrop = true\n", 71, "'libel' is missing; write count = 0"),
]


@pytest.mark.parametrize(("text", "size", "sentence"), WRONG, ids=[row[2] for row in WRONG])
def test_a_wrong_set_is_refused_with_a_sentence(
    tmp_path: Path, text: str, size: int, sentence: str
) -> None:
    with pytest.raises(BadSet, match=sentence):
        overlaid(tmp_path, text, size)


@pytest.mark.parametrize(("count", "size"), [(0, 66), (99, 165)])
def test_a_card_may_come_not_at_all_or_very_often(tmp_path: Path, count: int, size: int) -> None:
    cards = overlaid(tmp_path, card("lawyer", count=count), size)

    assert cards.counts[cards.index["lawyer"]] == count


def test_missing_and_doubled_ids_are_refused(tmp_path: Path) -> None:
    whole = GAME.shipped_path("house").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(whole.replace('id = "libel"', 'id = "slander"'), encoding="utf-8")
    with pytest.raises(BadSet, match="'libel' is missing; write count = 0"):
        GAME.card_set(str(path))
    path.write_text(whole.replace('id = "libel"', 'id = "lawyer"'), encoding="utf-8")
    with pytest.raises(BadSet, match="'lawyer': the id is used 2 times"):
        GAME.card_set(str(path))


def test_cards_have_names() -> None:
    assert house().name_of("steal_tech") == "Industrial Espionage"
    assert house().event_card("libel").effect.max == 2
    assert house().ids == KNOWN
