"""What may be seen of Silicon Valley (section 4)."""

from typing import Annotated

import msgspec
from msgspec import Struct, field

from seedround.engine.kinds import (
    ASIDE,
    OPEN,
    Card,
    Count,
    Dollars,
    Seat,
    Viewer,
    among,
    every_seat,
    places,
)
from seedround.engine.look import common
from seedround.engine.view import View
from seedround.games.silicon_valley.blocks import KINDS, counts, names
from seedround.games.silicon_valley.events import Row
from seedround.games.silicon_valley.moves import SLOTS, BlockName
from seedround.games.silicon_valley.rival_view import RivalView, rival_view
from seedround.games.silicon_valley.seen import (
    Company,
    Hq,
    Mat,
    Person,
    Prices,
    Product,
    Symbols,
    Tiles,
    Vc,
    tiles_seen,
)
from seedround.games.silicon_valley.table import EMPTY, NOBODY, ROWS, SiliconValley
from seedround.games.silicon_valley.track import label


class EmployeeView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    card: Person
    tokens: Count
    salary: Dollars


class SeatView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A company; what is behind the screen is None for the others (SV-INFO-01, SV-INFO-02)."""

    mat: Mat
    founder: Person | None
    hq: tuple[Hq, ...]
    employees: Annotated[tuple[EmployeeView, ...], places("person")]
    tiles: Tiles
    index: Count
    worth: Annotated[str, ASIDE]
    symbols: Symbols
    places: Count
    slots: Count
    rent: Dollars
    hq_price: Dollars
    cash: Dollars | None
    blocks: tuple[BlockName, ...] | None
    dealt: tuple[Person, ...] | None


class PlacedView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A block on a grid: its kind and the squares it covers, in row order from 0."""

    block: BlockName
    squares: tuple[Count, ...]


class ProductView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A product slot; alone, innovator 1 is the Rival. The Rival's blocks have no placement."""

    card: Product | None
    innovator: Company | None
    launched: Count | None
    blocks: tuple[BlockName, ...]
    placed: Annotated[tuple[PlacedView, ...], ASIDE]
    pawn: Annotated[str, among(("white", "grey"))] | None


class SiliconValleyView(View, frozen=True, kw_only=True, omit_defaults=True):
    """The whole table but what is behind screens and the order of decks."""

    round: Count
    order: Annotated[tuple[Seat, ...], places("seats")]
    turn: Seat | None
    actions: Count
    seats: Annotated[tuple[SeatView, ...], places("seats")]
    tokens: Annotated[tuple[Seat, ...], places("seats")]
    """All valuation tokens, the lowest space first, on a space from the bottom up."""
    unicorn: Count
    salary_markers: Annotated[tuple[Count, ...], places(SLOTS)]
    supply: dict[BlockName, Count]
    row: Annotated[tuple[Person | None, ...], places(SLOTS)]
    prices: Annotated[tuple[Dollars, ...], places(SLOTS)]
    deck: Count
    discard: tuple[Person, ...]
    hq_row: Annotated[tuple[Hq | None, ...], places(SLOTS)]
    hq_deck: Count
    hq_discard: tuple[Hq, ...]
    vc_row: Annotated[tuple[Vc | None, ...], places(SLOTS)]
    vc_deck: Count
    vc_discard: tuple[Vc, ...]
    products: Annotated[tuple[ProductView, ...], places(SLOTS)]
    product_deck: Count
    product_discard: tuple[Product, ...]
    rival: RivalView | None
    deck_orders: Annotated[tuple[tuple[Card, ...], ...], ASIDE] | None
    """Employees, HQ, VC, products, the next card first; for open cards only."""
    spare_founders: Annotated[tuple[Card, ...], ASIDE] | None
    """Founders dealt to nobody; for open cards only. Alone, one can tell which these are."""
    hire_prices: Prices = ()
    """By slot, after the discounts of the viewer's company (SV-SYM-03); none if it has no company.
    """
    vc_costs: Prices = ()
    """Likewise the code that each VC card costs."""
    poach_prices: Annotated[dict[Person, Dollars], ASIDE] = field(default_factory=dict)
    """What people of other companies would cost the viewer's company (SV-POACH-01)."""
    chosen: Annotated[tuple[Seat, ...], places("seats")] = ()
    """Who has chosen a founder, while others still choose (SV-R-36)."""


def sees_behind(table: SiliconValley, viewer: Viewer, seat: Seat) -> bool:
    """Whether a viewer may look behind a screen (SV-INFO-02); all may after the end."""
    return viewer in (seat, OPEN) or table.options.open_books or table.result is not None


def view(table: SiliconValley, viewer: Viewer) -> SiliconValleyView:
    cards = table.cards
    row, deck, discard = _row(table, "employee")
    hq_row, hq_deck, hq_discard = _row(table, "hq")
    vc_row, vc_deck, vc_discard = _row(table, "vc")
    _, product_deck, product_discard = _row(table, "product")
    orders = None
    if viewer == OPEN:
        piles = [table.piles(which) for which in ROWS]
        orders = tuple([tuple([ids[card] for card in pile[::-1]]) for _, pile, _, ids in piles])
    turn = table.choice.seat if table.legal and table.round else None
    hire_prices, vc_costs = _prices(table, viewer)
    return SiliconValleyView(
        **common(table, viewer),
        round=table.round,
        order=table.order,
        turn=turn,
        actions=table.actions,
        seats=tuple([_seat(table, viewer, seat) for seat in every_seat(table.seats)]),
        tokens=tuple(
            sorted(
                every_seat(table.seats), key=lambda seat: (table.index[seat], table.arrived[seat])
            )
        ),
        unicorn=cards.unicorn,
        salary_markers=cards.markers,
        supply=dict(zip(KINDS, counts(table.supply), strict=True)),
        row=row,
        prices=cards.slot_prices,
        deck=deck,
        discard=discard,
        hq_row=hq_row,
        hq_deck=hq_deck,
        hq_discard=hq_discard,
        vc_row=vc_row,
        vc_deck=vc_deck,
        vc_discard=vc_discard,
        products=tuple([_product(table, slot) for slot in range(len(table.products))]),
        product_deck=product_deck,
        product_discard=product_discard,
        rival=rival_view(table, viewer) if table.seats == 1 else None,
        deck_orders=orders,
        spare_founders=tuple([cards.people[person] for person in table.spare])
        if viewer == OPEN and table.seats > 1
        else None,
        hire_prices=hire_prices,
        vc_costs=vc_costs,
        poach_prices=_poach_prices(table, viewer),
        chosen=table.have_chosen(),
    )


def view_beside(
    table: SiliconValley, viewer: Viewer, other: SiliconValleyView
) -> SiliconValleyView:
    """The view of another viewer: what lies behind the screens of both differs, and prices."""
    seats = list(other.seats)
    for seat in every_seat(table.seats):
        if seat in (viewer, other.viewer):
            seats[seat] = _seat(table, viewer, seat)
    hire_prices, vc_costs = _prices(table, viewer)
    return msgspec.structs.replace(
        other,
        viewer=viewer,
        seats=tuple(seats),
        rival=rival_view(table, viewer) if table.seats == 1 else None,
        hire_prices=hire_prices,
        vc_costs=vc_costs,
        poach_prices=_poach_prices(table, viewer),
    )


def _row(table: SiliconValley, row: Row) -> tuple[tuple[Card | None, ...], int, tuple[Card, ...]]:
    """A row as all may see it: its cards and gaps, how many are in the deck, the discards."""
    lying, deck, discarded, ids = table.piles(row)
    cards = tuple([None if card == EMPTY else ids[card] for card in lying])
    return cards, len(deck), tuple([ids[card] for card in discarded])


def _prices(table: SiliconValley, viewer: Viewer) -> tuple[Prices, Prices]:
    """What employees and VC cards on the board cost the viewer's company."""
    if viewer < 0:
        return (), ()
    people, cards = enumerate(table.row), enumerate(table.vc_row)
    return (
        tuple([None if who == EMPTY else table.hire_price(viewer, slot) for slot, who in people]),
        tuple([None if card == EMPTY else table.vc_price(viewer, slot) for slot, card in cards]),
    )


def _poach_prices(table: SiliconValley, viewer: Viewer) -> dict[Card, int]:
    """What the people of other companies, and of the Rival, would cost the viewer's company."""
    if viewer < 0:
        return {}
    others = [table.employees[seat] for seat in every_seat(table.seats) if seat != viewer]
    staff = [person for people in (*others, table.staff) for person in people]
    return {table.cards.people[one]: table.poach_price(viewer, one) for one in staff}


def _seat(table: SiliconValley, viewer: Viewer, seat: Seat) -> SeatView:
    cards = table.cards
    behind = sees_behind(table, viewer, seat)
    # A founder kept is secret while others still choose (SV-R-36).
    kept = table.founders[seat]
    secret = kept == EMPTY or (table.sealed is not None and viewer not in (seat, OPEN))
    return SeatView(
        mat=cards.mats[table.mats[seat]],
        founder=None if secret else cards.people[kept],
        hq=tuple([cards.hqs[card] for card in table.hq[seat]]),
        employees=tuple(
            [
                EmployeeView(cards.people[person], table.tokens[person], table.salary(person))
                for person in table.employees[seat]
            ]
        ),
        tiles=tiles_seen(table, table.tiles[seat]),
        index=table.index[seat],
        worth=label(table.index[seat]),
        symbols=table.symbols[seat],
        places=table.places[seat],
        slots=table.slots[seat],
        rent=table.rent[seat],
        hq_price=table.hq_price(seat),
        cash=table.cash[seat] if behind else None,
        blocks=names(table.blocks[seat]) if behind else None,
        dealt=tuple([cards.people[person] for person in table.dealt[seat]])
        if viewer in (seat, OPEN)
        else None,
    )


def _product(table: SiliconValley, slot: int) -> ProductView:
    card, innovator = table.products[slot], table.innovators[slot]
    launched = innovator != NOBODY
    placed = table.cards.placements[card].get(table.designs[slot], ()) if launched else ()
    pawn = None
    if table.pawn_on("product", slot):
        white = table.on_path[0] and table.pawns[0] == table.cards.space["product", slot]
        pawn = "white" if white else "grey"
    return ProductView(
        card=None if card == EMPTY else table.cards.products[card],
        innovator=innovator if launched else None,
        launched=table.launched[slot] if launched else None,
        blocks=names(table.designs[slot]),
        placed=tuple([PlacedView(KINDS[kind], squares) for kind, squares in placed]),
        pawn=pawn,
    )
