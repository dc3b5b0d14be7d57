"""Tables of Silicon Valley for tests: the one place where they are made.

Cards are written by id, several with blanks between them ("EX1 EX2+1": an employee with a salary
token; "PX1 PX2b PX3sm": tiles on side A, side B, and a second mover's). Blocks are written by name
("D2 D2 O4"). Seats are A, B, C and D. Tables need not conserve.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from seedround.engine.cardset import read_set
from seedround.engine.errors import IllegalMove
from seedround.engine.event import Event
from seedround.engine.generator import Scripted
from seedround.engine.move import Move
from seedround.engine.saying import Blocked
from seedround.engine.step import Step
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.actions import ACT, TURN
from seedround.games.silicon_valley.blocks import KINDS, NUMBER, UNIT, count, named, names
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.personalities import RESOLVE
from seedround.games.silicon_valley.rival import REFILL_BOARD, RIVAL_TURN
from seedround.games.silicon_valley.rounds import END_ROUND
from seedround.games.silicon_valley.rules import RULES
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley
from seedround.games.silicon_valley.track import turn_order

E = TypeVar("E", bound=Event)
A, B, C, D = range(4)
By = Mapping[int, Any]

ROW = "EX1 EX2 EX3 EX4 EX5 EX6 EX7 EX8 EX9 EX10 EX11 EX12 EX13 EX14 EX15 EX16 EX17 EX18 EX19 EX20"
HQ = "HX1 HX2 HX3 HX4"
VC = "VX1 VX2 VX3 VX4"
PRODUCTS = "PX1 PX2 PX3 PX4 PX5"
SIDE = {"b": 1, "sm": 2}


@cache
def fixture() -> Cards:
    """The cards of section 7.1."""
    return Cards(read_set(Path(__file__).with_name("fixture.toml")))


def house() -> Cards:
    return cast(Cards, GAME.card_set())


def dealt(
    seats: int, generator: Scripted | None = None, cards: Cards | None = None, **options: Any
) -> SiliconValley:
    """A table fresh from the box, with its log."""
    resolved = GAME.resolve(options, seats)
    return cast(SiliconValley, GAME.deal(seats, generator or Scripted(), resolved, cards, []))


def given(
    *,
    seats: int = 2,
    act: int | None = A,
    round: int = 3,
    order: tuple[int, ...] | None = None,
    cash: By | None = None,
    blocks: By | None = None,
    employees: By | None = None,
    hq: By | None = None,
    tiles: By | None = None,
    index: By | None = None,
    stack: str = "",
    founders: By | None = None,
    row: str = ROW,
    hq_row: str = HQ,
    vc_row: str = VC,
    products: str = PRODUCTS,
    designs: Mapping[str, tuple[int, str, int]] | None = None,
    supply: Mapping[str, int] | None = None,
    rival: Mapping[str, Any] | None = None,
    **options: Any,
) -> SiliconValley:
    """The default state of section 7.1, with what differs.

    `designs` are products on the board that somebody has launched: who, with which blocks, in which
    round; a tile on side A has one of its own. `stack` names seats from the top of a space.
    """
    cards = fixture()
    table = SiliconValley(RULES, cards, GAME.resolve(options, seats), seats, Scripted())  # type: ignore[arg-type]
    table.log = []
    table.round = round
    table.order = order or tuple(range(seats))
    table.mats = tuple(range(seats))
    table.founders = [cards.person[(founders or {}).get(seat, "FX0")] for seat in range(seats)]
    table.dealt = [(founder,) for founder in table.founders]
    table.cash = [(cash or {}).get(seat, 20) for seat in range(seats)]
    table.index = [(index or {}).get(seat, 0) for seat in range(seats)]
    table.arrived = [seats - seat for seat in range(seats)]
    for place, name in enumerate(reversed(stack.split())):
        table.arrived["ABCD".index(name)] = place + 1
    table.arrivals = seats
    table.blocks = [named((blocks or {}).get(seat, "").split()) for seat in range(seats)]
    table.tokens = [0] * len(cards.people)
    table.supply = cards.stock - sum(table.blocks)
    table.employees = [_staff(table, (employees or {}).get(seat, "")) for seat in range(seats)]
    table.hq = [_cards(cards.hqs, (hq or {}).get(seat, "")) for seat in range(seats)]
    table.tiles = [_tiles(cards, (tiles or {}).get(seat, "")) for seat in range(seats)]
    for name in ("symbols", "discounts", "places", "slots", "rent"):
        setattr(table, name, [None] * seats)
    for seat in range(seats):
        table.refresh(seat)
    taken = {person for staff in table.employees for person in staff}
    if rival:
        table.staff = _staff(table, rival.get("staff", ""))
        taken |= set(table.staff)
    _lay_row(table, row, taken)
    owned = {card for hq_cards in table.hq for card in hq_cards}
    table.hq_row, table.hq_deck = _row(_cards(cards.hqs, hq_row), owned, 3)
    table.vc_row, table.vc_deck = _row(_cards(cards.vcs, vc_row), set(), 3)
    _lay_products(table, products, dict(designs or {}))
    for kind, many in (supply or {}).items():
        table.supply += (many - count(table.supply, NUMBER[kind])) * UNIT[NUMBER[kind]]
    if seats == 1:
        _lay_rival(table, dict(rival or {}))
    table.bank = -sum(table.cash)
    if act is not None:
        table.actions = 3
        after = table.order[table.order.index(act) + 1 :]
        table.then(ACT[act], *(TURN[seat] for seat in after), *phase_two(table), END_ROUND)
        table.settle()
    return table


def phase_two(table: SiliconValley) -> list[Step[Any]]:
    """What follows the turns of a round."""
    if table.seats == 1:
        return [RIVAL_TURN, RESOLVE, COLLECT[0], UPKEEP[0], REFILL_BOARD]
    return [*(COLLECT[seat] for seat in table.order), *(UPKEEP[seat] for seat in table.order)]


def _staff(table: SiliconValley, text: str) -> tuple[int, ...]:
    found: list[int] = []
    for word in text.split():
        name, _, tokens = word.partition("+")
        person = table.cards.person[name]
        table.tokens[person] = int(tokens or 0)
        found.append(person)
    return tuple(found)


def _cards(known: tuple[str, ...], text: str) -> tuple[int, ...]:
    return tuple(EMPTY if word == "-" else known.index(word) for word in text.split())


def _tiles(cards: Cards, text: str) -> tuple[int, ...]:
    found: list[int] = []
    for word in text.split():
        name = word.rstrip("bsm")
        found.append(3 * cards.product[name] + SIDE.get(word[len(name) :], 0))
    return tuple(found)


def _row(order: tuple[int, ...], owned: set[int], slots: int) -> tuple[list[int], list[int]]:
    left = [card for card in order if card not in owned]
    return left[:slots] + [EMPTY] * (slots - len(left)), left[slots:][::-1]


def _lay_row(table: SiliconValley, row: str, taken: set[int]) -> None:
    wanted = [EMPTY if name == "-" else table.cards.person[name] for name in row.split()]
    left = [person for person in wanted if person == EMPTY or person not in taken]
    table.row, table.deck = left[:5], left[5:][::-1]


def _lay_products(
    table: SiliconValley, products: str, designs: dict[str, tuple[int, str, int]]
) -> None:
    cards = table.cards
    gone = {tile // 3 for tiles in table.tiles for tile in tiles if tile % 3}
    table.products, table.product_deck = _row(_cards(cards.products, products), gone, 4)
    many = len(table.products)
    table.innovators, table.designs, table.launched = [NOBODY] * many, [0] * many, [0] * many
    for seat in range(table.seats):
        for tile in table.tiles[seat]:
            name = cards.products[tile // 3]
            if tile % 3 == 0 and name not in designs:
                designs[name] = (seat, " ".join(names(cards.all_designs(tile // 3)[0][0])), 1)
    for name, (innovator, text, launched) in designs.items():
        slot = table.products.index(cards.product[name])
        table.innovators[slot], table.launched[slot] = innovator, launched
        table.designs[slot] = named(text.split())
        table.supply -= table.designs[slot]


def _lay_rival(table: SiliconValley, rival: dict[str, Any]) -> None:
    cards = table.cards
    table.rival_mat, table.rival_founder = 1, cards.person["FX1"]
    table.markers = rival.get("markers", (0, 0, 0, 0, 0))
    table.tech = tuple(NUMBER[name] for name in rival.get("tech", "").split())
    table.supply -= sum(UNIT[kind] for kind in table.tech)
    wanted = rival.get("personalities", "talent_drain cold_feet zoning pivot press_tour")
    table.personalities = tuple(cards.personalities.index(name) for name in wanted.split())
    table.rival_tiles = _tiles(cards, rival.get("tiles", ""))
    table.pawns, table.on_path = (-1, 3), (False, False)
    for pawn, place in enumerate((rival.get("white"), rival.get("grey"))):
        if place:
            put_pawn(table, pawn, place)
    decks = rival.get("decisions", "DX1 DX1 DX1 DX1 DX1 DX1 DX1")
    table.decisions = list(_cards(cards.decisions, decks))[::-1]
    if "current" in rival:
        table.decided = _cards(cards.decisions, rival["current"])


def put_pawn(table: SiliconValley, pawn: int, place: str) -> None:
    """A pawn on a space of the ring: P1..P4, H1..H3, E9..E5, V1..V3."""
    row = {"P": "product", "H": "hq", "E": "employee", "V": "vc"}[place[0]]
    slot = int(place[1]) - (5 if row == "employee" else 1)
    pawns, on_path = list(table.pawns), list(table.on_path)
    pawns[pawn], on_path[pawn] = table.cards.space[row, slot], True
    table.pawns, table.on_path = (pawns[0], pawns[1]), (on_path[0], on_path[1])


def named_blocks(text: str) -> int:
    """A holding from the names of blocks."""
    return named(text.split())


# When


def run(table: SiliconValley, *steps: Step[Any]) -> None:
    """These steps and nothing else, up to the first real choice."""
    table.agenda.clear()
    table.legal = []
    table.then(*steps)
    table.settle()


def play(table: SiliconValley, *texts: str) -> None:
    """Moves as they are written, one after the other."""
    for text in texts:
        table.play(move(text))


def move(text: str) -> Move:
    return RULES.move_codec.from_text(text)


def operate(table: SiliconValley) -> None:
    """Phase 2 of the round, up to the first real choice."""
    run(table, *phase_two(table))


def refused(table: SiliconValley, text: str, match: str = "not") -> None:
    with pytest.raises(IllegalMove, match=match):
        table.play(move(text))


# Then


def moves(table: SiliconValley, verb: str | None = None) -> str:
    """The legal moves as text, all or those of one verb."""
    found = [str(one) for one in table.moves() if verb is None or one.verb == verb]
    return " ".join(found)


def touched(table: SiliconValley) -> list[str]:
    """The pieces of all offers, in order."""
    choice = table.choice
    return [piece for offer in choice.offers(table) for piece in offer.pieces]


def verbs(table: SiliconValley) -> set[str]:
    return {one.verb for one in table.moves()}


def why(table: SiliconValley, verb: str) -> Blocked:
    """Why an action is not possible."""
    return next(one for one in table.choice.blocked(table) if one.verb == verb)


def held(table: SiliconValley, seat: int) -> str:
    return " ".join(names(table.blocks[seat]))


def supply(table: SiliconValley, kind: str) -> int:
    return count(table.supply, KINDS.index(kind))


def row(table: SiliconValley) -> str:
    return " ".join("-" if one == EMPTY else table.cards.people[one] for one in table.row)


def hq_row(table: SiliconValley) -> str:
    return " ".join("-" if one == EMPTY else table.cards.hqs[one] for one in table.hq_row)


def vc_row(table: SiliconValley) -> str:
    return " ".join("-" if one == EMPTY else table.cards.vcs[one] for one in table.vc_row)


def product_row(table: SiliconValley) -> str:
    return " ".join("-" if one == EMPTY else table.cards.products[one] for one in table.products)


def design(table: SiliconValley, slot: int) -> str:
    return " ".join(names(table.designs[slot - 1]))


def staff(table: SiliconValley, seat: int) -> str:
    """The employees of a company with their salary tokens; alone, seat 1 is the Rival."""
    people = table.staff if seat == table.rival else table.employees[seat]
    tokens = table.tokens
    return " ".join(
        f"{table.cards.people[one]}+{tokens[one]}" if tokens[one] else table.cards.people[one]
        for one in people
    )


def tiles(table: SiliconValley, seat: int) -> str:
    """The tiles of a company as they are given; alone, seat 1 is the Rival."""
    mine = table.rival_tiles if seat == table.rival else table.tiles[seat]
    return " ".join(table.cards.products[one // 3] + ("", "b", "sm")[one % 3] for one in mine)


def discards(table: SiliconValley) -> str:
    return " ".join(table.cards.people[one] for one in table.discard)


def tech(table: SiliconValley) -> str:
    return " ".join(KINDS[kind] for kind in table.tech)


def pawn(table: SiliconValley, number: int) -> str:
    """Where a pawn stands, as in the scenarios."""
    name, slot = table.cards.ring[table.pawns[number]]
    letter = {"product": "P", "hq": "H", "employee": "E", "vc": "V"}[name]
    return f"{letter}{slot + (5 if name == 'employee' else 1)}"


def next_order(table: SiliconValley) -> str:
    """The turn order if the next round started now."""
    return " ".join("ABCD"[seat] for seat in turn_order(table))


def from_top(table: SiliconValley, index: int) -> str:
    """The tokens on a space, the topmost first."""
    return " ".join("ABCD"[seat] for seat in reversed(table.stack(index)))


def events(table: SiliconValley, kind: type[E]) -> list[E]:
    return [event for event in table.log or [] if isinstance(event, kind)]


def story(table: SiliconValley) -> list[str]:
    """What was told so far, in words."""
    said = RULES.words().say
    return [said(event, table.cards, ("Ann", "Bob", "Cid", "Dee")) for event in table.log or []]
