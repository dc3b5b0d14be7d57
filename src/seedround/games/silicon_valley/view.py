"""What may be seen of Silicon Valley (section 4)."""

from typing import Annotated

from msgspec import Meta, Struct

from seedround.engine.kinds import (
    ASIDE,
    OPEN,
    Card,
    Count,
    Dollars,
    Seat,
    Viewer,
    among,
    places,
)
from seedround.engine.look import common
from seedround.engine.view import View
from seedround.games.silicon_valley.blocks import KINDS, counts, names
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.events import Row
from seedround.games.silicon_valley.moves import SLOTS, BlockName
from seedround.games.silicon_valley.table import EMPTY, NOBODY, ROWS, SiliconValley
from seedround.games.silicon_valley.track import label

SIDES = ("A", "B", "SM")

Person = Annotated[Card, among("person")]
Mat = Annotated[Card, among("mat")]
Hq = Annotated[Card, among("hq")]
Vc = Annotated[Card, among("vc")]
Product = Annotated[Card, among("product")]
Decision = Annotated[Card, among("decision")]
Symbols = Annotated[tuple[Count, ...], places(len(ATTRIBUTES))]
Prices = Annotated[tuple[Count | None, ...], places(SLOTS)]
Company = Annotated[int, Meta(ge=0, le=9)]
"""A seat; alone, 1 is the Rival."""
Step = Annotated[int, Meta(ge=-99, le=99)]
Stand = tuple[Annotated[str, among(("product", "hq", "employee", "vc"))], Count]
"""Row and slot that a pawn stands on."""


class EmployeeView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    card: Person
    tokens: Count
    salary: Dollars


class TileView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A launch tile and the side it shows: A, B or SM."""

    product: Product
    side: Annotated[str, among(SIDES)]


Tiles = Annotated[tuple[TileView, ...], places("product")]


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


class RivalView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """The Rival board, all of it open."""

    mat: Mat
    founder: Person
    personalities: Annotated[
        tuple[Annotated[Card, among("personality")], ...], places("personality")
    ]
    markers: Annotated[tuple[Step, ...], places(len(ATTRIBUTES))]
    steps: Annotated[tuple[Count, ...], places(len(ATTRIBUTES))]
    """From green to "!", on the track of each personality."""
    tech: tuple[BlockName, ...]
    employees: tuple[Person, ...]
    tiles: Tiles
    white: Stand | None
    grey: Stand | None
    """None before a pawn's first move."""
    decided: tuple[Decision, ...]
    decisions: Count
    rounds: Count
    decision_order: Annotated[tuple[Card, ...], ASIDE] | None


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
        seats=tuple([_seat(table, viewer, seat) for seat in range(table.seats)]),
        tokens=tuple(
            sorted(range(table.seats), key=lambda seat: (table.index[seat], table.arrived[seat]))
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
        rival=_rival(table, viewer) if table.seats == 1 else None,
        deck_orders=orders,
        spare_founders=tuple([cards.people[person] for person in table.spare])
        if viewer == OPEN and table.seats > 1
        else None,
        hire_prices=hire_prices,
        vc_costs=vc_costs,
        chosen=table.have_chosen(),
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


def _seat(table: SiliconValley, viewer: Viewer, seat: Seat) -> SeatView:
    cards = table.cards
    behind = sees_behind(table, viewer, seat)
    # A founder kept is secret while somebody is still choosing (SV-R-36).
    kept = table.founders[seat]
    secret = kept == NOBODY or (table.sealed is not None and viewer not in (seat, OPEN))
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
        tiles=_tiles(table, table.tiles[seat]),
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


def _tiles(table: SiliconValley, tiles: tuple[int, ...]) -> tuple[TileView, ...]:
    return tuple([TileView(table.cards.products[tile // 3], SIDES[tile % 3]) for tile in tiles])


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


def _rival(table: SiliconValley, viewer: Viewer) -> RivalView:
    cards = table.cards

    def stands(pawn: int) -> tuple[str, int] | None:
        if not table.on_path[pawn]:
            return None
        row, slot = cards.ring[table.pawns[pawn]]
        return row, slot + 1

    order = tuple([cards.decisions[card] for card in reversed(table.decisions)])
    return RivalView(
        mat=cards.mats[table.rival_mat],
        founder=cards.people[table.rival_founder],
        personalities=tuple([cards.personalities[card] for card in table.personalities]),
        markers=table.markers,
        steps=tuple(table.track_steps()),
        tech=tuple([KINDS[kind] for kind in table.tech]),
        employees=tuple([cards.people[person] for person in table.staff]),
        tiles=_tiles(table, table.rival_tiles),
        white=stands(0),
        grey=stands(1),
        decided=tuple([cards.decisions[card] for card in table.decided]),
        decisions=len(table.decisions),
        rounds=cards.document.solo.rounds,
        decision_order=order if viewer == OPEN else None,
    )
