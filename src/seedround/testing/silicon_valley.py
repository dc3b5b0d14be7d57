"""Tables of Silicon Valley.

Cards are written by id, several with blanks between them ("EX1 EX2+1": an employee with a salary
token; "PX1 PX2b PX3sm": tiles on side A, side B, and a second mover's). Blocks are written by name
("D2 D2 O4"). Seats are A, B, C and D. The cards are those of the fixture, unless others are given.
"""

from collections.abc import Collection, Mapping
from typing import Any, cast

from seedround.engine.generator import Scripted
from seedround.engine.kinds import Seat, Viewer, by_seat, every_seat
from seedround.engine.step import Step
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.actions import ACT, TURN
from seedround.games.silicon_valley.blocks import KINDS, NUMBER, UNIT, count, named, names
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.events import Row
from seedround.games.silicon_valley.numbers import Tile, face_of, product_on, tile_of
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.personalities import RESOLVE
from seedround.games.silicon_valley.rival import REFILL_BOARD, RIVAL_TURN
from seedround.games.silicon_valley.rounds import END_ROUND
from seedround.games.silicon_valley.rules import RULES
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley
from seedround.games.silicon_valley.track import turn_order
from seedround.games.silicon_valley.view import SiliconValleyView, view
from seedround.testing import A, apart, begin, deal, no_duplicates, run
from seedround.testing.silicon_valley_fixture import Spread, fixture, spread

By = Mapping[Seat, Any]

SIDE = {"": 0, "b": 1, "sm": 2}


def house() -> Cards:
    return cast(Cards, GAME.card_set())


def dealt(seats: int, cards: Cards | None = None, **more: Any) -> SiliconValley:
    """A table fresh from the box."""
    return deal(GAME, SiliconValley, seats, cards, **more)


def given(
    *,
    seats: int = 2,
    act: Seat | None = A,
    round: int = 3,
    order: tuple[Seat, ...] | None = None,
    cash: By | None = None,
    blocks: By | None = None,
    employees: By | None = None,
    hq: By | None = None,
    tiles: By | None = None,
    index: By | None = None,
    stack: str = "",
    founders: By | None = None,
    row: str | None = None,
    hq_row: str | None = None,
    vc_row: str | None = None,
    products: str | None = None,
    designs: Mapping[str, tuple[Seat, str, int]] | None = None,
    supply: Mapping[str, int] | None = None,
    rival: Mapping[str, Any] | None = None,
    cards: Cards | None = None,
    duplicates: bool = False,
    **more: Any,
) -> SiliconValley:
    """The default state of section 7.1, with what differs.

    `designs` are launched products on the board: the company, its blocks, the round; a tile on
    side A has one of its own. `stack` names seats from the top of a space.
    """
    script, options = apart(more)
    cards = cards or fixture()
    table = SiliconValley(RULES, cards, GAME.resolve(options, seats), seats, Scripted())  # type: ignore[arg-type]
    lying = spread(cards)
    for places in (
        _people(employees, founders, rival, row),
        {"HQ row": _words(hq_row), **_by_seat("HQ", hq)},
        {"VC row": _words(vc_row)},
        {"products": _words(products)},
    ):
        no_duplicates(places, asked_for=duplicates)
    chosen = {**dict(by_seat(lying.founders)), **(founders or {})}
    table.round = round
    table.order = order or tuple(every_seat(seats))
    table.mats = tuple(every_seat(seats))
    table.founders = [cards.person[chosen[seat]] for seat in every_seat(seats)]
    table.dealt = [(founder,) for founder in table.founders]
    table.cash = [(cash or {}).get(seat, 20) for seat in every_seat(seats)]
    table.index = [(index or {}).get(seat, 0) for seat in every_seat(seats)]
    table.arrived = [seats - seat for seat in every_seat(seats)]
    for place, name in enumerate(reversed(stack.split())):
        table.arrived["ABCD".index(name)] = place + 1
    table.arrivals = seats
    table.blocks = [named((blocks or {}).get(seat, "").split()) for seat in every_seat(seats)]
    table.tokens = [0] * len(cards.people)
    table.supply = cards.stock - sum(table.blocks)
    table.employees = [_staff(table, (employees or {}).get(seat, "")) for seat in every_seat(seats)]
    table.hq = [_cards(cards.hqs, (hq or {}).get(seat, "")) for seat in every_seat(seats)]
    table.tiles = [_tiles(cards, (tiles or {}).get(seat, "")) for seat in every_seat(seats)]
    for name in ("symbols", "discounts", "places", "slots", "rent"):
        setattr(table, name, [None] * seats)
    for seat in every_seat(seats):
        table.refresh(seat)
    taken = {person for staff in table.employees for person in staff}
    if rival:
        table.staff = _staff(table, rival.get("staff", ""))
        taken |= set(table.staff)
    _lay_row(table, _or(row, lying.row), taken)
    owned = {card for hq_cards in table.hq for card in hq_cards}
    table.hq_row, table.hq_deck = _row(_cards(cards.hqs, _or(hq_row, lying.hqs)), owned, 3)
    table.vc_row, table.vc_deck = _row(_cards(cards.vcs, _or(vc_row, lying.vcs)), set(), 3)
    _lay_products(table, _or(products, lying.products), dict(designs or {}))
    for kind, many in (supply or {}).items():
        table.supply += (many - count(table.supply, NUMBER[kind])) * UNIT[NUMBER[kind]]
    if seats == 1:
        _lay_rival(table, dict(rival or {}), lying)
    table.bank = -sum(table.cash)
    if act is None:
        return begin(table, **script)
    table.actions = 3
    after = [TURN[seat] for seat in table.order[table.order.index(act) + 1 :]]
    return begin(table, ACT[act], *after, *phase_two(table), END_ROUND, **script)


def phase_two(table: SiliconValley) -> list[Step[Any]]:
    """What follows the turns of a round."""
    if table.seats == 1:
        return [RIVAL_TURN, RESOLVE, COLLECT[0], UPKEEP[0], REFILL_BOARD]
    return [*(COLLECT[seat] for seat in table.order), *(UPKEEP[seat] for seat in table.order)]


def _people(
    employees: By | None,
    founders: By | None,
    rival: Mapping[str, Any] | None,
    row: str | None,
) -> dict[str, list[str]]:
    """Where people are named."""
    places = {**_by_seat("employees", employees), **_by_seat("founder", founders)}
    places |= {"Rival": _words((rival or {}).get("staff")), "row": _words(row)}
    return places


def _by_seat(place: str, texts: By | None) -> dict[str, list[str]]:
    return {f"{place} of {'ABCD'[seat]}": _words(text) for seat, text in (texts or {}).items()}


def _or(text: str | None, usual: str) -> str:
    return usual if text is None else text


def _words(text: str | None) -> list[str]:
    """Cards without what is written behind them; an empty place is no card."""
    return [word.partition("+")[0] for word in (text or "").split() if word != "-"]


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


def _tiles(cards: Cards, text: str) -> tuple[Tile, ...]:
    found: list[Tile] = []
    for word in text.split():
        name = word.rstrip("bsm")
        found.append(tile_of(cards.product[name], SIDE.get(word[len(name) :], 0)))
    return tuple(found)


def _row(order: tuple[int, ...], owned: Collection[int], slots: int) -> tuple[list[Any], list[Any]]:
    left = [card for card in order if card not in owned]
    return left[:slots] + [EMPTY] * (slots - len(left)), left[slots:][::-1]


def _lay_row(table: SiliconValley, row: str, taken: set[int]) -> None:
    wanted = [EMPTY if name == "-" else table.cards.person[name] for name in row.split()]
    left = [person for person in wanted if person == EMPTY or person not in taken]
    table.row, table.deck = left[:5], left[5:][::-1]


def _lay_products(
    table: SiliconValley, products: str, designs: dict[str, tuple[Seat, str, int]]
) -> None:
    cards = table.cards
    gone = {product_on(tile) for tiles in table.tiles for tile in tiles if face_of(tile)}
    table.products, table.product_deck = _row(_cards(cards.products, products), gone, 4)
    many = len(table.products)
    table.innovators, table.designs, table.launched = [NOBODY] * many, [0] * many, [0] * many
    for seat in every_seat(table.seats):
        for tile in table.tiles[seat]:
            name = cards.products[product_on(tile)]
            if face_of(tile) == 0 and name not in designs:
                designs[name] = (
                    seat,
                    " ".join(names(next(iter(cards.all_designs(product_on(tile)))))),
                    1,
                )
    for name, (innovator, text, launched) in designs.items():
        slot = table.products.index(cards.product[name])
        table.innovators[slot], table.launched[slot] = innovator, launched
        table.designs[slot] = named(text.split())
        table.supply -= table.designs[slot]


def _lay_rival(table: SiliconValley, rival: dict[str, Any], lying: Spread) -> None:
    cards = table.cards
    table.rival_mat, table.rival_founder = 1, cards.person[lying.founders[-1]]
    table.markers = rival.get("markers", (0, 0, 0, 0, 0))
    table.tech = tuple(NUMBER[name] for name in rival.get("tech", "").split())
    table.supply -= sum(UNIT[kind] for kind in table.tech)
    wanted = rival.get("personalities", lying.personalities)
    table.personalities = tuple(cards.personalities.index(name) for name in wanted.split())
    table.rival_tiles = _tiles(cards, rival.get("tiles", ""))
    table.pawns, table.on_path = (-1, 3), (False, False)
    for pawn, place in enumerate((rival.get("white"), rival.get("grey"))):
        if place:
            put_pawn(table, pawn, place)
    decks = rival.get("decisions", lying.decisions)
    table.decisions = list(_cards(cards.decisions, decks))[::-1]
    if "current" in rival:
        table.decided = _cards(cards.decisions, rival["current"])


def put_pawn(table: SiliconValley, pawn: int, place: str) -> None:
    """A pawn on a space of the ring: P1..P4, H1..H3, E9..E5, V1..V3."""
    rows: dict[str, Row] = {"P": "product", "H": "hq", "E": "employee", "V": "vc"}
    row = rows[place[0]]
    slot = int(place[1]) - (5 if row == "employee" else 1)
    pawns, on_path = list(table.pawns), list(table.on_path)
    pawns[pawn], on_path[pawn] = table.cards.space[row, slot], True
    table.pawns, table.on_path = (pawns[0], pawns[1]), (on_path[0], on_path[1])


def named_blocks(text: str) -> int:
    """A holding from the names of blocks."""
    return named(text.split())


def operate(table: SiliconValley) -> SiliconValley:
    """Phase 2 of the round, up to the first real choice."""
    return run(table, *phase_two(table))


# What is asked of a table


def seen_by(table: SiliconValley, viewer: Viewer) -> SiliconValleyView:
    """What a viewer sees of the table."""
    return view(table, viewer)


def touched(table: SiliconValley) -> list[str]:
    """The pieces of all offers, in order."""
    choice = table.choice
    return [piece for offer in choice.offers(table) for piece in offer.pieces]


def verbs(table: SiliconValley) -> set[str]:
    return {one.verb for one in table.moves()}


def held(table: SiliconValley, seat: Seat) -> str:
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


def staff(table: SiliconValley, seat: Seat) -> str:
    """The employees of a company with their salary tokens; alone, seat 1 is the Rival."""
    people = table.staff if seat == table.rival else table.employees[seat]
    tokens = table.tokens
    return " ".join(
        f"{table.cards.people[one]}+{tokens[one]}" if tokens[one] else table.cards.people[one]
        for one in people
    )


def tiles(table: SiliconValley, seat: Seat) -> str:
    """The tiles of a company as they are given; alone, seat 1 is the Rival."""
    mine = table.rival_tiles if seat == table.rival else table.tiles[seat]
    return " ".join(
        table.cards.products[product_on(one)] + ("", "b", "sm")[face_of(one)] for one in mine
    )


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
