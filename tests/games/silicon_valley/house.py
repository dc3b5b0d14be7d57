"""What we ask of our own cards beyond being playable: the ranges of 6.4 to 6.11, no dominance.

Other sets may have what they like, so this is a test of the house set and no part of the rules.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from seedround.games.silicon_valley.blocks import KINDS, NUMBER, SIZES, count
from seedround.games.silicon_valley.document import (
    ATTRIBUTES,
    Benefit,
    Document,
    Employee,
    Founder,
    Hq,
    Mat,
    Personality,
    Product,
    Vc,
)
from seedround.games.silicon_valley.named_effects import called
from seedround.games.silicon_valley.tiling import designs, squares

C = TypeVar("C")
Span = tuple[int, int]

POWERS: Final = {
    "free_launch": 3,
    "extra_action": 3,
    "free_hire": 3,
    "cheap_poach": 2,
    "cheap_expand": 3,
    "pick_block": 3,
    "two_small": 2,
    "overtime": 2,
    "royalty": 2,
    "payroll_relief": 1,
    "clean_layoff": 1,
    "clean_sunset": 2,
}
"""Cards of each power (section 6.8)."""
FUNDING: Final = {5: (6, 15, 0), 6: (6, 17, 0), 7: (6, 19, 0), 8: (3, 18, 1), 9: (3, 20, 1),
                  10: (3, 20, 2)}  # fmt: skip
"""By code cost: cards, cash (give or take $2), valuation (section 6.7)."""
PRINTED: Final = (("D2",), ("O4",))
"""Instant and ongoing blocks of the employee in the rulebook's picture (section 1.3)."""
HQ_CARDS: Final = {1: (8, 3), 2: (13, 3), 3: (6, 2)}
"""By places: cards, most symbols (section 6.6)."""

Line = tuple[int, Span, int, Span, int, int, Span, int, int, int]
TILES: Final[dict[tuple[str, int], Line]] = {
    **{("starting", size): (1, (0, 3), 1, (1, 2), 1, 2, (4, 6), 0, 1, 1) for size in (6, 7)},
    **{("starting", size): (1, (0, 3), 2, (2, 3), 2, 3, (4, 6), 0, 2, 1) for size in (8, 9)},
    **{("advanced", size): (1, (0, 4), 2, (2, 3), 2, 3, (5, 8), 0, 2, 1) for size in (9, 10)},
    ("advanced", 11): (1, (0, 4), 3, (2, 3), 2, 3, (5, 8), 0, 2, 1),
    ("advanced", 12): (2, (0, 4), 3, (3, 4), 3, 4, (5, 8), 0, 3, 2),
    ("advanced", 13): (2, (0, 4), 3, (3, 4), 3, 4, (5, 8), 1, 3, 2),
    ("advanced", 14): (2, (0, 4), 4, (3, 4), 3, 4, (5, 8), 1, 3, 2),
    **{("advanced", size): (2, (0, 4), 4, (4, 5), 3, 5, (6, 8), 1, 3, 2) for size in (15, 16)},
}
"""By tier and squares: A instant V and $, ongoing V and $, upkeep; SM the same (section 6.9)."""


class Unbalanced(Exception):
    """A card, or a deck, outside of its range."""


def check_house(document: Document) -> None:
    """Every range of the specification, and no dominated card (section 6.12)."""
    check_mats(document.mat)
    check_founders(document.founder)
    check_employees(document.employee)
    check_hq(document.hq)
    check_vc(document.vc)
    check_products(document.product)
    check_decisions(document)
    check_dominated(document)


def want(fine: bool, problem: str, card: str | None = None) -> None:
    if not fine:
        raise Unbalanced(f"{card}: {problem}" if card else problem)


def within(number: float, span: tuple[float, float]) -> bool:
    return span[0] <= number <= span[1]


def spread(what: str, cards: Iterable[Sequence[str]], total: Span, each: Span) -> None:
    """Attributes over a deck: so many in all, so many of each."""
    tally = Counter(attribute for card in cards for attribute in card)
    want(
        within(tally.total(), total),
        f"{what} are {tally.total()} in all; {total[0]} to {total[1]} are wanted.",
    )
    for name in ATTRIBUTES:
        want(
            within(tally[name], each),
            f"{what}: {name} comes {tally[name]} times; {each[0]} to {each[1]} are wanted.",
        )


def code_size(benefit: Benefit) -> int:
    return sum(SIZES[NUMBER[block]] for block in benefit.code)


# 6.4 to 6.7


def check_mats(mats: Sequence[Mat]) -> None:
    for mat in mats:
        fine = (mat.employees, mat.upkeep, mat.slots, mat.right_half) == (3, 2, 1, True)
        want(fine, "a mat has 3 places, $2 upkeep, 1 slot and a half slot.", mat.id)
        want(len(set(mat.symbols)) == len(mat.symbols) == 2, "2 different symbols.", mat.id)
    spread("symbols of the mats", [mat.symbols for mat in mats], (8, 8), (1, 2))


def check_founders(founders: Sequence[Founder]) -> None:
    for card in founders:
        fine = within(len(card.instant.code), (2, 3)) and within(code_size(card.instant), (6, 7))
        want(fine, "instant: 2 or 3 blocks of 6 or 7 squares.", card.id)
        fine = len(card.ongoing.code) == 1 and within(code_size(card.ongoing), (2, 3))
        want(fine, "ongoing: 1 block of 2 or 3 squares.", card.id)
    kinds = {block for card in founders for block in (*card.instant.code, *card.ongoing.code)}
    want(kinds == set(KINDS), "the founders together must show every kind of block.")


def worth(card: Employee) -> float:
    """The value check of section 6.5."""
    return (
        0.5 * code_size(card.instant)
        + 1.5 * code_size(card.ongoing)
        + 1.0 * card.ongoing.cash
        + 0.4 * len(card.wants)
        - 1.2 * card.salary
    )


def check_employees(staff: Sequence[Employee]) -> None:
    sizes: Counter[tuple[int, int]] = Counter()
    for card in staff:
        coder, size = not card.ongoing.cash, code_size(card.ongoing)
        first = code_size(card.instant)
        if not coder:
            fine = (card.salary, card.instant.code, card.ongoing.cash) == (1, ("D2",), 4)
            fine = fine and size == 0 and within(len(card.wants), (1, 2))
            want(fine, "sales: salary 1, instant D2, ongoing $4, 1 or 2 wants.", card.id)
        else:
            printed = (card.instant.code, card.ongoing.code) == PRINTED
            least = 3 if card.salary == 3 and not printed else 2
            fine = len(card.instant.code) == 1 and first >= least
            want(fine, "instant: one block, of 3 or 4 squares at salary 3.", card.id)
            most = 2 if card.salary == 1 else 3
            want(len(card.wants) <= most, f"at most {most} wants.", card.id)
            pair = sorted(SIZES[NUMBER[block]] for block in card.ongoing.code)
            fine = pair in {1: ([2], [3]), 2: ([3],), 3: ([4], [2, 3])}.get(card.salary, ())
            want(fine, f"ongoing blocks do not suit the salary {card.salary}.", card.id)
        sizes[card.salary, size] += 1
        want(
            3.0 - 1e-9 <= worth(card) <= 6.2 + 1e-9,
            f"its value {worth(card):.1f} is outside 3.0 to 6.2.",
            card.id,
        )
    usual = {(1, 0): 4, (1, 2): 6, (1, 3): 2, (2, 3): 14, (3, 4): 7, (3, 5): 3}
    want(sizes == usual, f"employees by salary and ongoing squares must be {usual}.")
    spread("wants of the employees", [card.wants for card in staff], (54, 64), (10, 13))
    bare = sum(not card.wants for card in staff)
    full = sum(len(card.wants) == 3 for card in staff)
    want(within(bare, (4, 7)), f"{bare} employees have no wants; 4 to 7 are wanted.")
    want(within(full, (4, 6)), f"{full} employees have three wants; 4 to 6 are wanted.")
    ongoing: Counter[str] = Counter(block for card in staff for block in card.ongoing.code)
    instant: Counter[str] = Counter(block for card in staff for block in card.instant.code)
    want(ongoing["D2"] == 9, "ongoing blocks: D2 must come 9 times.")
    for kind in KINDS[1:]:
        span = (9, 10) if kind in ("I3", "L3") else (1, 2)
        want(within(ongoing[kind], span), f"ongoing blocks: {kind} must come {span} times.")
    for kind in KINDS[3:]:
        want(instant[kind] >= 3, f"instant blocks: {kind} must come three times or more.")


def check_hq(cards: Sequence[Hq]) -> None:
    for card in cards:
        most = HQ_CARDS.get(card.employees, (0, 0))[1]
        want(within(len(card.symbols), (1, most)), f"1 to {most} symbols.", card.id)
        due = card.employees + len(card.symbols) - 1
        want(card.upkeep == due, f"upkeep = places + symbols - 1 = {due}.", card.id)
        twice = max(card.symbols.count(symbol) for symbol in card.symbols)
        want(twice <= 2, "no symbol more than twice.", card.id)
    places = Counter(card.employees for card in cards)
    usual = {many: number for many, (number, _) in HQ_CARDS.items()}
    want(places == usual, f"HQ cards by places must be {usual}.")
    triple = sum(len(card.symbols) == 3 for card in cards)
    want(triple <= 5, f"{triple} HQ cards have three symbols; at most five may.")
    spread("symbols of the HQ cards", [card.symbols for card in cards], (44, 54), (8, 12))
    alike = Counter((card.employees, tuple(sorted(card.symbols))) for card in cards)
    want(max(alike.values()) == 1, "two HQ cards are identical.")


def power_of(card: Vc) -> str:
    """The power by its name in `named_effects.toml`, whether it is written out or not."""
    return card.power if isinstance(card.power, str) else called((card.power,))  # type: ignore[arg-type]


def action_of(card: Personality) -> str:
    return card.action if isinstance(card.action, str) else called((card.action,))  # type: ignore[arg-type]


def check_vc(cards: Sequence[Vc]) -> None:
    for card in cards:
        _, cash, valuation = FUNDING.get(card.cost, (0, -9, -9))
        fine = within(card.instant.cash, (cash - 2, cash + 2))
        want(fine, f"cost {card.cost} brings ${cash}, give or take $2.", card.id)
        fine = card.instant.valuation == valuation and not card.instant.code
        want(fine, f"cost {card.cost} brings {valuation} valuation, no code.", card.id)
        want(within(len(card.wants), (1, 3)), "1 to 3 wants.", card.id)
        twice = max(card.wants.count(one) for one in card.wants)
        want(twice <= 2, "at most two equal wants.", card.id)
    costs = Counter(card.cost for card in cards)
    usual = {cost: number for cost, (number, _, _) in FUNDING.items()}
    want(costs == usual, f"VC cards by cost must be {usual}.")
    spread("wants of the VC cards", [card.wants for card in cards], (50, 58), (9, 13))
    powers = Counter(power_of(card) for card in cards)
    want(powers == POWERS, f"VC cards by power must be {POWERS}.")
    for span, least in (((5, 5), 4), ((6, 6), 4), ((7, 7), 4), ((8, 10), 6)):
        different = len({power_of(card) for card in cards if within(card.cost, span)})
        want(different >= least, f"costs {span} carry {different} powers, not {least}.")


# 6.9 and 6.11


def check_products(products: Sequence[Product]) -> None:
    for card in products:
        line = TILES.get((card.tier, len(squares(card.grid))))
        want(line is not None, f"no {card.tier} grid has so many squares.", card.id)
        assert line is not None
        a, sm = card.a, card.sm
        found = (
            a.instant.valuation, a.instant.cash, a.ongoing.valuation, a.ongoing.cash, a.upkeep,
            sm.instant.valuation, sm.instant.cash, sm.ongoing.valuation, sm.ongoing.cash, sm.upkeep,
        )  # fmt: skip
        for number, span in zip(found, line, strict=True):
            low, high = span if isinstance(span, tuple) else (span, span)
            want(within(number, (low, high)), f"its tiles {found} are not {line}.", card.id)
        want(within(len(a.symbols), (1, 2)), "the A side has 1 or 2 symbols.", card.id)
        want(len(sm.symbols) <= 1, "the Second Mover tile has at most 1 symbol.", card.id)
        ways = len(designs(card.grid))
        want(ways >= 5, f"its grid has {ways} ways; 5 are wanted.", card.id)
    signed = sum(len(card.sm.symbols) for card in products)
    want(signed == 10, f"{signed} Second Mover tiles have a symbol; 10 must.")
    spread("symbols of the A sides", [card.a.symbols for card in products], (24, 40), (5, 8))
    starting = [designs(card.grid) for card in products if card.tier == "starting"]
    for kind, name in enumerate(KINDS):
        fits = sum(any(count(held, kind) for held in grid) for grid in starting)
        want(fits >= 4, f"the block {name} fits {fits} of the starting grids; 4 are wanted.")


def check_decisions(document: Document) -> None:
    pairs = [(card.white, card.grey) for card in document.decision]
    want(len(set(pairs)) == len(pairs), "two decision cards have the same steps.")
    for colour, steps in (("white", [w for w, _ in pairs]), ("grey", [g for _, g in pairs])):
        fine = Counter(steps) == dict.fromkeys(range(1, 7), 3)
        want(fine, f"the {colour} pawn must have each of the steps 1 to 6 three times.")
    deeds = Counter(action_of(card) for card in document.personality)
    want(max(deeds.values()) == 1, "two personality cards have the same action.")


# Dominated cards

Bag = Counter[str]
Figures = tuple[tuple[int, ...], tuple[Bag, ...], str]
"""Numbers (more is better), multisets (more is better), and what must be equal."""


def check_dominated(document: Document) -> None:
    """No card is at least as good as another in everything and better in something (6.12)."""
    undominated(document.mat, _mat)
    undominated(document.founder, _founder)
    undominated(document.employee, _employee)
    undominated(document.hq, _hq)
    undominated(document.vc, _vc)


def undominated(cards: Sequence[C], figures: Callable[[C], Figures]) -> None:
    read = [(str(getattr(card, "id", "")), figures(card)) for card in cards]
    for name, weak in read:
        for other, strong in read:
            if strong != weak and at_least(strong, weak):
                want(False, f"{other} is as good in everything and better in some.", name)


def at_least(strong: Figures, weak: Figures) -> bool:
    return (
        strong[2] == weak[2]
        and all(more >= less for more, less in zip(strong[0], weak[0], strict=True))
        and all(more >= less for more, less in zip(strong[1], weak[1], strict=True))
    )


def _benefit(benefit: Benefit) -> tuple[int, ...]:
    return benefit.cash, benefit.valuation


def _mat(card: Mat) -> Figures:
    return (card.employees, -card.upkeep, card.slots), (Bag(card.symbols),), ""


def _founder(card: Founder) -> Figures:
    code = Bag(card.instant.code), Bag(card.ongoing.code)
    return (*_benefit(card.instant), *_benefit(card.ongoing)), code, ""


def _employee(card: Employee) -> Figures:
    code = Bag(card.instant.code), Bag(card.ongoing.code), Bag(card.wants)
    return (-card.salary, *_benefit(card.instant), *_benefit(card.ongoing)), code, ""


def _hq(card: Hq) -> Figures:
    return (card.employees, -card.upkeep), (Bag(card.symbols),), ""


def _vc(card: Vc) -> Figures:
    return (-card.cost, *_benefit(card.instant)), (Bag(card.wants),), power_of(card)
