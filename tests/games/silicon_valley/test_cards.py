"""The card set: what we ship, and a clear refusal for each kind of mistake (section 6.12)."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from seedround.engine.cardset import SetFile, read_set
from seedround.engine.errors import BadSet
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.actions import TURN
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.document import Document
from seedround.games.silicon_valley.moves import SLOTS
from seedround.games.silicon_valley.table import EMPTY
from seedround.testing import A, play, run
from seedround.testing.silicon_valley import dealt, house, named_blocks
from seedround.testing.silicon_valley_fixture import fixture

Content = dict[str, Any]
HOUSE = GAME.shipped_path("house")


@cache
def as_shipped() -> Content:
    return read_set(HOUSE).content


def content() -> Content:
    return deepcopy(as_shipped())


def test_the_house_set_is_complete() -> None:
    """Section 1.2: the counts of the box."""
    document: Document = house().document

    assert [len(pile) for pile in (document.mat, document.founder, document.employee)] == [4, 9, 36]
    assert [len(pile) for pile in (document.hq, document.vc, document.product)] == [27, 27, 24]
    assert [len(document.personality), len(document.decision)] == [18, 18]
    assert sum(block.count for block in document.block) == 140
    names = [card.name for card in document.employee]
    names += [card.name for card in document.hq] + [card.name for card in document.vc]
    assert len(set(names)) == len(names)


def test_the_example_of_the_rulebook_is_among_the_decisions() -> None:
    """Section 6.11: the pair 6 and 3."""
    assert (6, 3) in house().walks


Change = Callable[[Content], object]

MISTAKES: list[tuple[str, Change, str]] = [
    ("a missing mat", lambda c: c["mat"].pop(), "a set has 4 mats; this one has 3"),
    ("a missing employee", lambda c: c["employee"].pop(), "36 employees; this one has 35"),
    ("a missing product", lambda c: c["product"].pop(), "16 advanced products; this one has 15"),
    (
        "an id used twice",
        lambda c: c["hq"][0].update(id=c["hq"][1]["id"]),
        "the id is used 2 times",
    ),
    (
        "an unknown attribute",
        lambda c: c["employee"][0].update(wants=["FUN"]),
        "wants is 'FUN'; it must be one of MIN, ",
    ),
    (
        "an unknown block",
        lambda c: c["employee"][0].update(instant={"code": ["X9"]}),
        "instant.code is 'X9'; it must be one of D2, ",
    ),
    (
        "an unknown power",
        lambda c: c["vc"][0].update(power="magic"),
        'power = "magic" is no effect',
    ),
    (
        "an unknown action",
        lambda c: c["personality"][0].update(action="hug"),
        'action = "hug" is no effect',
    ),
    (
        "an unknown field",
        lambda c: c["mat"][0].update(colour="red"),
        "there is no colour; there can be id, ",
    ),
    ("an empty grid", lambda c: c["product"][0].update(grid=["..."]), "its grid is empty"),
    ("a grid with letters", lambda c: c["product"][0].update(grid=["xx"]), "# for a square"),
    (
        "a grid in parts",
        lambda c: c["product"][0].update(grid=["##.##"]),
        "its grid falls into parts",
    ),
    (
        "a grid nothing fills",
        lambda c: c["product"][0].update(grid=["#"]),
        "no blocks fill",
    ),
    (
        "a grid too large",
        lambda c: c["product"][0].update(grid=["#####"] * 5),
        "its grid has 25 squares",
    ),
    (
        "an instant benefit on B",
        lambda c: c["product"][0].update(b={"instant": {"cash": 1}}),
        "side B has an instant benefit",
    ),
    (
        "ongoing valuation on B",
        lambda c: c["product"][0].update(b={"ongoing": {"valuation": 1}}),
        "side B has ongoing valuation",
    ),
    ("a negative salary", lambda c: c["employee"][0].update(salary=-1), "salary is -1"),
    ("a block too many", lambda c: c["block"][0].update(count=41), "count is 41; the box has 40"),
    ("a wrong shape", lambda c: c["block"][0].update(shape=["#"]), "its shape must be ##"),
    ("blocks out of order", lambda c: c["block"].reverse(), "in this order"),
    (
        "a track without markers in order",
        lambda c: c["track"].update(salary_markers=[10, 10]),
        "salary_markers must be different",
    ),
    (
        "prices out of order",
        lambda c: c["prices"].update(employee_slots=[9, 5]),
        "the cheapest first",
    ),
    (
        "no outsource price",
        lambda c: c["prices"].update(outsource={"2": 5}),
        "sizes 2, 3, 4",
    ),
    ("a short start", lambda c: c["prices"].update(start_money=[30]), "needs 4 amounts"),
    (
        "negative poaching",
        lambda c: c["prices"].update(poach=-1),
        "must be 0 or more",
    ),
    (
        "no unicorn",
        lambda c: c["track"].update(unicorn=0),
        "unicorn is 0; it must be 1",
    ),
    ("no HQ slots", lambda c: c["slots"].update(hq=0), "[slots] hq is 0; it must be 1 to 12"),
    (
        "no product slots",
        lambda c: c["slots"].update(products={}),
        "players: 1, 2, 3, 4",
    ),
    ("no rounds", lambda c: c["solo"].update(rounds=0), "[solo] rounds is 0; it must be 1 to 18"),
    (
        "a broken path",
        lambda c: c["solo"].update(path=["hq"]),
        "path must name each of these",
    ),
    (
        "attributes twice",
        lambda c: c["solo"].update(attribute_order=["MIN"] * 5),
        "attribute_order must name each of these once: MIN",
    ),
    (
        "too many products wanted",
        lambda c: c["slots"]["products"].update({"4": 9}),
        "wants 9 for 4 players",
    ),
]


@pytest.mark.parametrize(("what", "change", "text"), MISTAKES, ids=[one[0] for one in MISTAKES])
def test_mistakes_are_refused_with_a_sentence(what: str, change: Change, text: str) -> None:
    mine = content()
    mine["set"]["id"] = "mine"
    change(mine)

    with pytest.raises(BadSet) as problem:
        Cards(SetFile(mine, what))

    assert text in str(problem.value)


FIGURES: list[tuple[str, tuple[str | int, ...], int, int]] = [
    ("mat employees", ("mat", 0, "employees"), 0, 20),
    ("mat upkeep", ("mat", 0, "upkeep"), 0, 50),
    ("mat slots", ("mat", 0, "slots"), 0, 9),
    ("salary", ("employee", 0, "salary"), 0, 50),
    ("founder's salary", ("founder", 0, "salary"), 0, 50),
    ("instant cash", ("employee", 0, "instant", "cash"), 0, 99),
    ("instant valuation", ("employee", 0, "instant", "valuation"), 0, 20),
    ("ongoing cash", ("founder", 0, "ongoing", "cash"), 0, 99),
    ("ongoing valuation", ("founder", 0, "ongoing", "valuation"), 0, 20),
    ("hq employees", ("hq", 0, "employees"), 0, 20),
    ("hq upkeep", ("hq", 0, "upkeep"), 0, 50),
    ("vc cost", ("vc", 0, "cost"), 0, 60),
    ("vc cash", ("vc", 0, "instant", "cash"), 0, 99),
    ("vc valuation", ("vc", 0, "instant", "valuation"), 0, 20),
    ("A upkeep", ("product", 0, "a", "upkeep"), 0, 30),
    ("A instant cash", ("product", 0, "a", "instant", "cash"), 0, 99),
    ("A ongoing valuation", ("product", 0, "a", "ongoing", "valuation"), 0, 20),
    ("2 upkeep", ("product", 0, "sm", "upkeep"), 0, 30),
    ("2 instant valuation", ("product", 0, "sm", "instant", "valuation"), 0, 20),
    ("2 ongoing cash", ("product", 0, "sm", "ongoing", "cash"), 0, 99),
    ("white steps", ("decision", 0, "white"), 0, 20),
    ("grey steps", ("decision", 0, "grey"), 0, 20),
    ("unicorn", ("track", "unicorn"), 1, 10**6),
    ("a marker", ("track", "salary_markers", 0), 1, 10**6),
    ("the cheapest slot", ("prices", "employee_slots", 0), 0, 6),
    ("outsourcing", ("prices", "outsource", "4"), 0, 10**6),
    ("outsourcing cheaply", ("prices", "outsource", "2"), 0, 10**6),
    ("start money", ("prices", "start_money", 2), 0, 10**6),
    ("poaching", ("prices", "poach"), 0, 10**6),
    ("an HQ card", ("prices", "hq_step"), 0, 10**6),
    ("HQ slots", ("slots", "hq"), 1, SLOTS),
    ("VC slots", ("slots", "vc"), 1, SLOTS),
    ("product slots", ("slots", "products", "3"), 1, 8),
    ("rounds", ("solo", "rounds"), 1, 18),
    ("steps", ("solo", "track_steps"), 1, 10**6),
    ("steps of a card", ("personality", 0, "steps"), 1, 9),
]
"""Where a figure stands, and the least and the most that it may be."""


@pytest.mark.parametrize(("what", "path", "low", "high"), FIGURES, ids=[one[0] for one in FIGURES])
def test_figures_have_bounds(what: str, path: tuple[Any, ...], low: int, high: int) -> None:
    """Section 6.12: the least and the most are fine, a step further is refused."""
    *where, last = path

    def with_figure(number: int) -> SetFile:
        mine = content()
        mine["set"]["id"] = "mine"
        place: Any = mine
        for name in where:
            place = place.setdefault(name, {}) if isinstance(place, dict) else place[name]
        place[last] = number
        return SetFile(mine, what)

    for fine in (low, high):
        assert Cards(with_figure(fine)).id == "mine"
    with pytest.raises(BadSet):
        Cards(with_figure(low - 1))
    if high < 10**6:
        with pytest.raises(BadSet):
            Cards(with_figure(high + 1))


@pytest.mark.parametrize(
    ("trial", "many", "refusal"),
    [
        (True, 1, None),
        (True, 0, "count is 0; it must be 1 to 127"),
        (True, 127, None),
        (True, 128, "count is 128; it must be 1 to 127"),
        (False, 39, "count is 39; the box has 40"),
    ],
)
def test_a_trial_set_may_have_other_numbers_of_blocks(
    trial: bool, many: int, refusal: str | None
) -> None:
    mine = content()
    mine["set"].update(id="mine", trial=trial)
    mine["block"][0]["count"] = many
    file = SetFile(mine, "blocks")

    if refusal is None:
        assert Cards(file).id == "mine"
    else:
        with pytest.raises(BadSet, match=refusal):
            Cards(file)


@pytest.mark.parametrize("many", [1, SLOTS])
def test_a_row_may_have_any_number_of_slots(many: int) -> None:
    mine = content()
    mine["set"]["id"] = "mine"
    mine["prices"]["employee_slots"] = list(range(many))

    assert len(Cards(SetFile(mine, "slots")).slot_prices) == many

    mine["prices"]["employee_slots"] = list(range(SLOTS + 1))
    with pytest.raises(BadSet, match="the cheapest first"):
        Cards(SetFile(mine, "slots"))


def test_the_last_slot_of_the_longest_row_is_played_like_the_others() -> None:
    """SV-VC-01..04: with as many VC cards in the row as a set may have."""
    mine = content()
    mine["set"]["id"] = "mine"
    mine["slots"]["vc"] = SLOTS
    table = dealt(2, cards=Cards(SetFile(mine, "slots")))
    table.blocks[A] = named_blocks("O4 O4 O4 O4 O4 O4")
    last = table.vc_row[-1]

    run(table, TURN[A])
    play(table, f"vc:{SLOTS}")
    while last not in table.vc_discard:
        table.play(table.moves()[0])

    assert table.vc_row[-1] not in (EMPTY, last)


def test_the_page_gets_the_b_sides_and_the_path() -> None:
    """SV-SECOND-09, SV-R-40: B is A without instant benefit and valuation."""
    shown = fixture().shown()

    assert shown["product"][0]["b"]["ongoing"] == {"cash": 2, "valuation": 0, "code": ()}
    assert shown["product"][0]["b"]["instant"] == {"cash": 0, "valuation": 0, "code": ()}
    assert shown["solo"]["path"] == [
        "product:1", "product:2", "product:3", "product:4", "hq:1", "hq:2", "hq:3",
        "employee:5", "employee:4", "employee:3", "employee:2", "employee:1",
        "vc:1", "vc:2", "vc:3",
    ]  # fmt: skip


def test_a_mistake_names_file_card_and_line(tmp_path: Path) -> None:
    """`seedround set check`: the line on which the card's id stands."""
    for file in sorted(HOUSE.glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        if file.name == "set.toml":
            text = text.replace('id = "house"', 'id = "mine"')
        if file.name == "products.toml":
            text = text.replace('grid = ["####", "##.."]', 'grid = ["##.##"]')
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    lines = (tmp_path / "products.toml").read_text(encoding="utf-8").splitlines()
    line = lines.index('id = "prod-fridge-diary"') + 1

    with pytest.raises(BadSet) as problem:
        GAME.card_set(str(tmp_path))

    assert f"products.toml, line {line}: 'prod-fridge-diary'" in str(problem.value)


def test_an_overlay_changes_single_cards(tmp_path: Path) -> None:
    """A file that says `base = "house"` replaces cards by id."""
    mine = tmp_path / "mine.toml"
    mine.write_text(
        '[set]\nid = "mine"\ngame = "silicon-valley"\ntitle = "Mine"\nversion = 1\nbase = "house"\n'
        '[[employee]]\nid = "emp-pixel-pusher"\nsalary = 9\n',
        encoding="utf-8",
    )

    cards = GAME.card_set(str(mine))

    assert isinstance(cards, Cards)
    assert cards.salaries[cards.person["emp-pixel-pusher"]] == 9
    assert len(cards.people) == 45
