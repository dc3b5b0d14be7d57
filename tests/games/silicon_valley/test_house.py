"""Our own cards keep the ranges of the specification; other sets may have what they like (6.12)."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from seedround.engine.cardset import SetFile
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.effects import Launch
from seedround.testing.silicon_valley import house
from tests.games.silicon_valley.house import Unbalanced, check_house

Content = dict[str, Any]


def of(cards: list[Content], **wanted: Any) -> Content:
    """The first card with these fields."""
    return next(card for card in cards if all(card[key] == wanted[key] for key in wanted))


def test_our_cards_keep_their_ranges() -> None:
    check_house(house().document)


CHANGES: list[tuple[str, Callable[[Content], object], str]] = [
    ("mats", lambda c: c["mat"][0].update(upkeep=3), "a mat has 3 places"),
    ("mat symbols", lambda c: c["mat"][0].update(symbols=["TEC", "TEC"]), "2 different symbols"),
    (
        "founder instant",
        lambda c: c["founder"][0].update(instant={"code": ["D2"]}),
        "2 or 3 blocks of 6 or 7 squares",
    ),
    (
        "founder ongoing",
        lambda c: c["founder"][0].update(ongoing={"code": ["O4"]}),
        "1 block of 2 or 3 squares",
    ),
    (
        "sales",
        lambda c: of(c["employee"], name="Deal Closer").update(ongoing={"cash": 5}),
        "sales: salary 1",
    ),
    (
        "employee value",
        lambda c: of(c["employee"], name="Yak Shaver in Chief").update(
            instant={"code": ["O4"]}, wants=["MIN", "VAC", "TEC"]
        ),
        "outside 3.0 to 6.2",
    ),
    (
        "employee ongoing",
        lambda c: of(c["employee"], name="Regex Monk").update(ongoing={"code": ["D2"]}),
        "do not suit the salary 2",
    ),
    ("hq upkeep", lambda c: c["hq"][0].update(upkeep=9), "upkeep = places + symbols - 1"),
    ("vc cash", lambda c: c["vc"][0].update(instant={"cash": 30}), "give or take $2"),
    ("vc wants", lambda c: c["vc"][0].update(wants=[]), "1 to 3 wants"),
    (
        "vc powers",
        lambda c: c["vc"][0].update(power="payroll_relief"),
        "VC cards by power must be",
    ),
    (
        "tile values",
        lambda c: c["product"][0]["a"].update(upkeep=3),
        "its tiles",
    ),
    (
        "second mover symbols",
        lambda c: of(c["product"], name="Cat Translator")["sm"].update(symbols=["MIN", "VAC"]),
        "at most 1 symbol",
    ),
    (
        "decision steps",
        lambda c: c["decision"][0].update(white=6),
        "each of the steps 1 to 6 three times",
    ),
    (
        "decision pairs",
        lambda c: c["decision"][0].update(white=1, grey=4),
        "two decision cards have the same steps",
    ),
    (
        "personality twice",
        lambda c: c["personality"][0].update(action="zoning"),
        "two personality cards have the same action",
    ),
]


@pytest.mark.parametrize(("what", "change", "problem"), CHANGES, ids=[one[0] for one in CHANGES])
def test_a_card_outside_of_its_range_is_found(
    what: str, change: Callable[[Content], object], problem: str
) -> None:
    """Sections 6.4 to 6.11."""
    content = deepcopy(house().content)
    change(content)

    with pytest.raises(Unbalanced) as found:
        check_house(Cards(SetFile(content, what)).document)

    assert problem in str(found.value)


def test_a_dominated_card_is_found() -> None:
    """Section 6.12: as good in every field and better in one."""
    content = deepcopy(house().content)
    first, second = content["founder"][:2]
    second["instant"], second["ongoing"] = first["instant"], first["ongoing"]
    second["instant"] = {"code": [*first["instant"]["code"]], "cash": 3}

    with pytest.raises(Unbalanced, match="as good in everything and better in some"):
        check_house(Cards(SetFile(content, "dominated")).document)


def test_what_the_rulebook_names_is_in_the_house_set() -> None:
    """Section 1.3: Yes Yields pays much and launches for nothing; an employee with D2, then O4."""
    document = house().document
    firm = next(card for card in document.vc if card.name == "Yes Yields")
    assert firm.power == Launch()
    assert firm.instant.cash == max(card.instant.cash for card in document.vc)
    printed = [
        card
        for card in document.employee
        if (card.instant.code, card.ongoing.code) == (("D2",), ("O4",))
    ]
    assert len(printed) == 1
