"""Card sets: the house set of 6.2 and 6.3, and every check of 6.1."""

from collections import Counter
from pathlib import Path

import pytest

from seedround.engine.errors import BadSet
from seedround.games.trade_show import GAME
from seedround.testing.trade_show import house
from tests.games.trade_show.sets import (
    HOUSE_POOLS,
    PLAIN,
    line_of,
    line_of_field,
    load,
    write,
    write_changed,
    write_set,
)


def refusal(path: Path) -> str:
    """Why a set is refused, with the folder cut off."""
    with pytest.raises(BadSet) as refused:
        GAME.card_set(str(path))
    return str(refused.value).removeprefix(f"{path.parent}/")


# The house set


def test_house_set_has_the_sums_of_the_specification() -> None:
    cards = house()

    assert len(cards.ids) == len(set(cards.ids)) == 55
    assert Counter(cards.sell) == {2: 10, 3: 10, 4: 10, 5: 5, 6: 5, 7: 5, 8: 5, 9: 5}
    assert sum(cards.pay) == 340
    assert cards.company_ids == ("social", "app", "web", "gadget", "cloud")
    assert [sum(bonus) for bonus in cards.bonus] == [48, 39, 29, 34, 43]
    assert [sum(value > 0 for value in bonus) for bonus in cards.bonus] == [19] * 5
    assert cards.warnings == []


def test_house_companies_are_those_of_the_specification() -> None:
    cards = house()

    assert [(company.name, company.icon) for company in cards.companies] == [
        ("Social Network", "people"),
        ("App Forge", "phone"),
        ("Web Portal", "globe"),
        ("Gadget Garage", "chip"),
        ("Cloud Loft", "cloud"),
    ]
    assert cards.pools == tuple(HOUSE_POOLS)
    assert cards.targets == (5, 6, 4, 4, 5)


@pytest.mark.parametrize(
    ("card", "name", "sell", "pay", "bonus"),
    [
        ("d01", "Wave Button", 2, 1, {"social": 3}),
        ("d28", "Unboxing Column", 4, 3, {"web": 3, "gadget": 1}),
        ("d41", "Viral Loop", 7, 10, {"social": 5, "web": 2}),
        ("d55", "Planet-Scale Store", 9, 16, {"web": 2, "cloud": 4}),
    ],
)
def test_house_cards_are_those_of_the_specification(
    card: str, name: str, sell: int, pay: int, bonus: dict[str, int]
) -> None:
    found = house().development(card)

    assert (found.name, found.sell, found.pay, found.bonus) == (name, sell, pay, bonus)
    assert house().name_of(card) == name


def test_ts_draft_16_the_house_deck_never_runs_out() -> None:
    """Five players use 10 + 24 of 55 cards (TS-A-08)."""
    assert sum(house().targets) == 24


# What is refused


def test_a_set_has_five_companies(tmp_path: Path) -> None:
    path = write_set(tmp_path / "mine.toml", pools=HOUSE_POOLS[:4])
    assert refusal(path) == "mine.toml: a set has exactly 5 companies; this one has 4."

    path = write_set(tmp_path / "mine.toml", pools=[*HOUSE_POOLS, (1, 0, 0)])
    assert refusal(path) == "mine.toml: a set has exactly 5 companies; this one has 6."


def test_a_set_says_how_many_companies_it_has(tmp_path: Path) -> None:
    path = write_changed(tmp_path / "mine.toml", "house", "companies = 5", "companies = 4")
    assert refusal(path) == "mine.toml: a set has exactly 5 companies; [set] says 4."


def test_the_cards_are_as_many_as_the_set_says(tmp_path: Path) -> None:
    path = write_set(tmp_path / "mine.toml", total=54)
    assert refusal(path) == "mine.toml: with all copies there are 55 cards, but [set] says 54."

    more = PLAIN[0] + "\ncopies = 3"
    path = write_set(tmp_path / "mine.toml", cards=[more, *PLAIN[1:]])
    assert refusal(path) == "mine.toml: with all copies there are 57 cards, but [set] says 55."


@pytest.mark.parametrize(("entry", "double"), [("d02", "d01"), ("d02", "web"), ("web", "app")])
def test_ids_are_unique(tmp_path: Path, entry: str, double: str) -> None:
    path = write_changed(tmp_path / "mine.toml", entry, "name", f"# name = \nid = '{double}'\nname")
    text = path.read_text(encoding="utf-8").replace(f'id = "{entry}"\n', "", 1)
    write(path, text)

    assert refusal(path) == (
        f"mine.toml, line {line_of(path, double)}: '{double}': "
        "the id is used 2 times; every id stands for one card."
    )


@pytest.mark.parametrize("name", ["d01#2", "", "d" * 51])
def test_ids_can_be_shown_and_told_from_copies(tmp_path: Path, name: str) -> None:
    """`d01` twice is `d01#1` and `d01#2`, so no other card may be called that (6.1)."""
    cards = [PLAIN[0] + "\ncopies = 2", PLAIN[1].replace("d02", name), *PLAIN[3:]]
    path = write_set(tmp_path / "mine.toml", cards=cards)

    assert f"'{name[:50]}': an id starts with a letter or digit" in refusal(path)


def test_the_longest_id(tmp_path: Path) -> None:
    name = "d" * 50
    cards = load(
        write_set(tmp_path / "mine.toml", cards=[*PLAIN[:54], PLAIN[54].replace("d55", name)])
    )

    assert name in cards.ids


def test_of_two_mistakes_the_one_further_up_is_told(tmp_path: Path) -> None:
    path = write_set(tmp_path / "mine.toml", cards=[card.replace("d0", "d#") for card in PLAIN])
    assert "'d#1': an id starts" in refusal(path)

    text = path.read_text(encoding="utf-8").replace('id = "c', 'id = "c#')
    assert "'c#1': an id starts" in refusal(write(path, text))


@pytest.mark.parametrize(
    ("dice", "why"),
    [
        ("d4 = 5, d6 = 1", "it lists 5 d4; there are 4."),
        ("d6 = 5", "it lists 5 d6; there are 4."),
        ("d8 = 3", "it lists 3 d8; there are 2."),
        ("d6 = -1, d8 = 2", "it lists -1 d6; there are 4."),
        ("", "it lists 0 dice; a company has one to 10."),
    ],
)
def test_ts_a_25_pools_are_within_the_dice_of_the_box(tmp_path: Path, dice: str, why: str) -> None:
    """A company has as many cards as dice, at most 4d4, 4d6 and 2d8 (TS-A-25)."""
    listed = f"dice = {{ {dice} }}"
    path = write_changed(tmp_path / "mine.toml", "gadget", "dice = { d6 = 2, d8 = 2 }", listed)

    assert refusal(path) == f"mine.toml, line {line_of(path, 'gadget')}: 'gadget': {why}"


def test_ts_a_25_no_pool_has_more_than_ten_dice(tmp_path: Path) -> None:
    """Even if there are more dice in the box (TS-A-25)."""
    pools = [(4, 4, 3), *HOUSE_POOLS[1:]]
    path = write_set(tmp_path / "mine.toml", pools=pools, dice=(4, 4, 3))

    assert refusal(path).endswith("'c1': it lists 11 dice; a company has one to 10.")


def test_ts_a_25_targets_are_the_pools(tmp_path: Path) -> None:
    """(4, 4, 2) is allowed and makes a stack of ten (TS-A-25)."""
    pools = [(4, 4, 2), (1, 0, 0), *HOUSE_POOLS[2:]]
    assert load(write_set(tmp_path / "mine.toml", pools=pools)).targets == (10, 1, 4, 4, 5)


@pytest.mark.parametrize(
    ("field", "old", "new", "why"),
    [
        ("sell", "sell = 7", "sell = 0", "sell is 0; it must be 1 to 24."),
        ("sell", "sell = 7", "sell = 25", "sell is 25; it must be 1 to 24."),
        ("pay", "pay = 10", "pay = -1", "pay is -1; it must be 0 to 99."),
        ("pay", "pay = 10", "pay = 100", "pay is 100; it must be 0 to 99."),
        ("bonus", "social = 5", "social = 0", "bonus.social is 0; it must be 1 to 20."),
        ("bonus", "social = 5", "social = 21", "bonus.social is 21; it must be 1 to 20."),
        (
            "id",
            "social = 5",
            "phone = 5",
            "bonus for 'phone': the companies are app, cloud, gadget, social, web.",
        ),
        ("copies", "pay = 10", "pay = 10\ncopies = 0", "copies is 0; it must be 1 to 99."),
        ("copies", "pay = 10", "pay = 10\ncopies = 100", "copies is 100; it must be 1 to 99."),
        ("pay", "pay = 10", 'pay = "10"', "pay is the text '10'; it must be a whole number."),
        ("pay", "pay = 10", "", "pay is missing."),
        (
            "cost",
            "pay = 10",
            "pay = 10\ncost = 3",
            "there is no cost; there can be id, name, sell, pay, bonus, copies.",
        ),
    ],
)
def test_figures_of_a_card_are_checked(
    tmp_path: Path, field: str, old: str, new: str, why: str
) -> None:
    path = write_changed(tmp_path / "mine.toml", "d41", old, new)

    line = line_of_field(path, "d41", field)
    assert refusal(path) == f"mine.toml, line {line}: 'd41': {why}"


@pytest.mark.parametrize(
    ("old", "new"),
    [("sell = 7", "sell = 1"), ("sell = 7", "sell = 24"), ("pay = 10", "pay = 0"),
     ("pay = 10", "pay = 99"), ("social = 5", "social = 1"), ("social = 5", "social = 20")],
)  # fmt: skip
def test_limits_of_a_card_are_allowed(tmp_path: Path, old: str, new: str) -> None:
    load(write_changed(tmp_path / "mine.toml", "d41", old, new))


def test_ts_draft_16_a_deck_that_could_run_out_is_refused(tmp_path: Path) -> None:
    """Such sets are refused when they are loaded (TS-A-08)."""
    pools = [(4, 4, 2), (4, 4, 2), (4, 4, 2), (4, 4, 0), (4, 4, 0)]
    path = write_set(tmp_path / "mine.toml", pools=pools)

    assert refusal(path) == (
        "mine.toml: a round with 5 players would need 10 + 46 = 56 cards, and there are 55: "
        "the deck would run out (TS-DRAFT-16)."
    )
    pools[2] = (4, 4, 1)
    assert sum(load(write_set(path, pools=pools)).targets) == 45


def test_a_set_of_another_game_is_refused(tmp_path: Path) -> None:
    path = write_changed(tmp_path / "mine.toml", "house", "trade-show", "bidness")
    assert refusal(path) == "mine.toml: this set is for 'bidness', not for 'trade-show'."
