"""Card sets of one's own: warnings, copies, sets laid over the house set."""

from pathlib import Path

import pytest

from seedround.engine.errors import BadSet
from seedround.engine.kinds import OPEN
from seedround.engine.words import Speaker
from seedround.games.trade_show.faults import NeverFulfilled
from seedround.games.trade_show.rules import RULES
from seedround.testing.trade_show import dealt, house
from tests.games.trade_show.sets import PLAIN, load, write, write_changed, write_set

OVER = '[set]\nid = "mine"\ngame = "trade-show"\nbase = "house"\ntitle = "Mine"\nversion = 2\n'


@pytest.mark.parametrize(("sell", "warned"), [(24, False), (23, False)])
def test_a_card_that_four_d6_can_meet_is_no_reason_to_warn(
    tmp_path: Path, sell: int, warned: bool
) -> None:
    cards = load(write_changed(tmp_path / "mine.toml", "d55", "sell = 9", f"sell = {sell}"))
    assert bool(cards.warnings) is warned


def test_a_card_that_nobody_can_fulfil_is_allowed_with_a_warning(tmp_path: Path) -> None:
    """Two d8 reach 16, and no company has more than two d6 here."""
    pools = [(2, 2, 1), (4, 1, 1), (0, 2, 0), (0, 2, 2), (2, 1, 2)]
    hard = PLAIN[0].replace("sell = 3", "sell = 17")
    path = write_set(tmp_path / "mine.toml", pools=pools, cards=[hard, *PLAIN[1:]])

    assert [Speaker().say(warning) for warning in load(path).warnings] == [
        "d01 (Card 1): no company can ever reach the sell value 17.",
    ]


def test_warnings_come_in_the_order_of_the_file(tmp_path: Path) -> None:
    hard = [card.replace("sell = 3", "sell = 24") for card in PLAIN[:2]]
    pools = [(4, 1, 1)] * 5
    cards = load(write_set(tmp_path / "mine.toml", pools=pools, cards=[*hard, *PLAIN[2:]]))

    assert cards.warnings == [
        NeverFulfilled("d01", "Card 1", 24),
        NeverFulfilled("d02", "Card 2", 24),
    ]


def test_copies_have_ids_of_their_own(tmp_path: Path) -> None:
    text = PLAIN[40] + "\ncopies = 3"
    cards = load(write_set(tmp_path / "mine.toml", cards=[*PLAIN[:40], text, *PLAIN[43:]]))

    assert [card for card in cards.ids if card.startswith("d41")] == ["d41#1", "d41#2", "d41#3"]
    assert len(cards.ids) == 55
    assert cards.name_of("d41#2") == "Card 41"
    assert cards.development("d41#1") is cards.development("d41#3")


def test_cards_are_numbered_by_id_whatever_the_order_of_the_file(tmp_path: Path) -> None:
    """The input of a shuffle is ascending id, duplicates by copy number (3.4)."""
    twice = PLAIN[0] + "\ncopies = 2"
    one = load(write_set(tmp_path / "one.toml", cards=[twice, *PLAIN[2:]]))
    other = load(write_set(tmp_path / "other.toml", cards=[*PLAIN[:1:-1], twice]))

    assert one.ids == other.ids
    assert [other.name_of(card) for card in other.ids] == [one.name_of(card) for card in one.ids]
    assert one.ids[:3] == ("d01#1", "d01#2", "d03")


def test_a_table_of_a_user_set_can_be_seen(tmp_path: Path) -> None:
    twice = PLAIN[0] + "\ncopies = 2"
    cards = load(write_set(tmp_path / "mine.toml", cards=[twice, *PLAIN[2:]]))
    seen = RULES.view(dealt(3, cards=cards), OPEN)

    assert set(seen.bottom + seen.top + seen.deck_order) == set(cards.ids)  # type: ignore[attr-defined]


# Laid over the house set


def test_a_set_may_change_a_few_cards_of_the_house_set(tmp_path: Path) -> None:
    text = OVER + '[[card]]\nid = "d41"\nname = "Chain Letter"\npay = 11\n'
    cards = load(write(tmp_path / "mine.toml", text))

    assert (cards.id, cards.title, cards.version) == ("mine", "Mine", 2)
    assert cards.name_of("d41") == "Chain Letter"
    found = cards.development("d41")
    assert (found.sell, found.pay, found.bonus) == (7, 11, {"social": 5, "web": 2})
    assert cards.ids == house().ids
    assert cards.hash != house().hash


def test_a_set_may_drop_and_add_cards(tmp_path: Path) -> None:
    drop = '[[card]]\nid = "d01"\ndrop = true\n'
    add = '[[card]]\nid = "e01"\nname = "Extra"\nsell = 5\npay = 6\n'
    cards = load(write(tmp_path / "mine.toml", OVER + drop + add))

    assert "d01" not in cards.ids
    assert cards.ids[-1] == "e01"


def test_the_number_of_cards_is_checked_after_laying_over(tmp_path: Path) -> None:
    add = '[[card]]\nid = "e01"\nname = "Extra"\nsell = 5\npay = 6\n'
    path = write(tmp_path / "mine.toml", OVER + add)
    with pytest.raises(BadSet, match=r"with all copies there are 56 cards, but \[set\] says 55"):
        load(path)

    path = write(tmp_path / "mine.toml", OVER + "cards = 56\n" + add)
    assert len(load(path).ids) == 56


def test_a_mistake_in_an_overlay_names_its_line(tmp_path: Path) -> None:
    path = write(tmp_path / "mine.toml", OVER + '\n[[card]]\nid = "d41"\nsell = 99\n')
    with pytest.raises(BadSet) as refused:
        load(path)
    assert str(refused.value) == f"{path}, line 10: 'd41': sell is 99; it must be 1 to 24."


def test_only_what_is_there_can_be_dropped(tmp_path: Path) -> None:
    path = write(tmp_path / "mine.toml", OVER + '[[card]]\nid = "d99"\ndrop = true\n')
    with pytest.raises(BadSet, match="'d99': it is to be dropped, but the set below has no such"):
        load(path)
