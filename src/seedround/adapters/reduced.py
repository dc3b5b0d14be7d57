"""Two small games for two, as whole trees: a duel at the trade show, and one Bidness auction.

Small enough for CFR and `exploitability`; the rules are those of the real games, only the cards
are few and the lists of moves short.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from hashlib import sha256
from typing import Any, Final, cast

import msgspec

from seedround.adapters.trees import CHANCE, TERMINAL, Node, futures
from seedround.engine.generator import Generator
from seedround.engine.kinds import FIRST_SEAT, Seat
from seedround.engine.move import Move
from seedround.engine.table import Table
from seedround.games import find_game
from seedround.games.bidness.events import AuctionWon
from seedround.games.bidness.mind.appraisal import Outlook
from seedround.games.bidness.moves import Bid, Drop
from seedround.games.bidness.table import Bidness
from seedround.games.trade_show.moves import One
from seedround.games.trade_show.table import TradeShow

# A duel at the trade show

DEAL: Final = 3
"""The seed of the deal; all that lies open is known to both."""
DECKS: Final = (1, 2, 3)
"""Orders of the deck by their seeds: chance picks one, unknown to both players."""
COLUMNS: Final = (2, 3)
"""Only these columns are drafted from, and only both cards together."""


def duel_set() -> dict[str, Any]:
    """Five companies with two dice each, twenty cards of four kinds."""
    figures = {"hook": (2, 2), "pitch": (3, 4), "demo": (4, 7), "moonshot": (5, 11)}
    return {
        "set": {
            "id": "duel",
            "game": "trade-show",
            "title": "A duel",
            "version": 1,
            "cards": 20,
            "companies": 5,
        },
        "dice": {"d4": 2, "d6": 0, "d8": 0},
        "company": [
            {"id": f"c{n}", "name": f"Company {n}", "icon": "chip", "dice": {"d4": 2}}
            for n in range(1, 6)
        ],
        "card": [
            {"id": name, "name": name.title(), "sell": sell, "pay": pay, "copies": 5}
            for name, (sell, pay) in figures.items()
        ],
    }


@cache
def duel() -> Node:
    """One round: each drafts a column of two cards, then sells them with two four-sided dice."""
    game = find_game("trade-show")
    cards = game.set_from("duel", duel_set())
    options = game.resolve({"rounds": 1, "first_seat": 0, "cube_supply": 24}, 2)
    table = game.deal(2, Generator(DEAL), options, cards)
    share = Fraction(1, len(DECKS))
    decks = [table.rules.redeal(table, FIRST_SEAT, Generator(order)) for order in DECKS]
    branches = [(share, f"deck {n}", _duel_node(deck)) for n, deck in enumerate(decks, 1)]
    return _chance(("", ""), branches)


def _duel_node(table: TradeShow) -> Node:
    known = _seen(table)
    if table.result is not None:
        ahead = table.result.utilities[0] / 500 - 1
        return Node(TERMINAL, (known, known), returns=(ahead, -ahead), table=table)
    moves = [move for move in table.legal if not _left_out(move)]
    children = [_after(table, move, known) for move in moves]
    return _choice(table, table.choice.seat, (known, known), moves, children)


def _left_out(move: Move) -> bool:
    return isinstance(move, One) or getattr(move, "column", COLUMNS[0]) not in COLUMNS


def _after(table: TradeShow, move: Move, known: str) -> Node:
    found = futures(table, lambda twin: twin.play(move), lambda twin: _seen(cast(Any, twin)))
    if len(found) == 1:
        return _duel_node(cast(TradeShow, found[0][1]))
    branches = [
        (chance, f"{move} {number}", _duel_node(cast(TradeShow, twin)))
        for number, (chance, twin) in enumerate(found)
    ]
    return _chance((f"{known} {move}",) * 2, branches)


def _seen(table: TradeShow) -> str:
    """All that either seat sees and the future depends on: not which dice lie on which card."""
    view = msgspec.to_builtins(table.rules.view(table, FIRST_SEAT))
    for name in ("viewer", "result"):
        del view[name]
    if view["turn"]:
        del view["turn"]["placed"]
    return f"{table.round} {sha256(msgspec.json.encode(view)).hexdigest()[:20]}"


# One auction of Bidness

MOODS: Final = (0, 50, 99)
"""What a bidder thinks of the lot that day, of 100: drawn for each in private."""
LADDER: Final = (20, 40, 60, 80, 100, 120)
"""The amounts that may be bid."""
DOLLARS: Final = 100
"""Returns are in hundreds of dollars: a player's gain less the rival's."""


@cache
def auction() -> Node:
    """The first auction of a game for two: the seller is player 0 and speaks first."""
    table = auctioned("marketer", seed=2)
    share = Fraction(1, len(MOODS))
    sellers = [
        _chance(
            (f"mood {mine}", ""),
            [(share, f"rival {other}", _bidding(table, (mine, other), ())) for other in MOODS],
        )
        for mine in MOODS
    ]
    named = zip(MOODS, sellers, strict=True)
    return _chance(("", ""), [(share, f"seller {mood}", node) for mood, node in named])


def auctioned(lot: str, seed: int) -> Bidness:
    """A real table at which that card has just been put up for auction."""
    game = find_game("bidness")
    table = cast(Bidness, game.deal(2, Generator(seed), game.resolve(None, 2, lab=True)))
    chooser = Generator(seed)
    while table.choice.kind != "auction.bid":
        wanted = [move for move in table.legal if str(move) == f"play:{lot}"]
        table.play(wanted[0] if wanted else table.legal[chooser.below(len(table.legal))])
    return table


def worth(table: Bidness, seat: Seat, mood: int) -> float:
    """What the lot is worth to a seat in its mood, as our bots appraise it."""
    return (0.85 + 0.3 * mood / 100) * Outlook(table).worth(seat, table.played)


def _bidding(table: Bidness, moods: tuple[int, int], said: tuple[str, ...]) -> Node:
    known = (f"mood {moods[0]} {said}", f"mood {moods[1]} {said}")
    moves = [move for move in table.legal if isinstance(move, Drop) or _listed(move)]
    children: list[Node] = []
    for move in moves:
        twin = table.copy(Generator(0))
        twin.log = []
        twin.carry_out(move)
        won = [event for event in twin.log if isinstance(event, AuctionWon)]
        if twin.bidders:
            twin.log = None
            twin.settle()
            children.append(_bidding(twin, moods, (*said, str(move))))
        else:
            gain = _gain(table, moods, won[0]) / DOLLARS if won else 0.0
            children.append(Node(TERMINAL, known, returns=(gain, -gain)))
    player = (table.choice.seat - table.turn) % 2
    return _choice(table, player, known, moves, children, moods[player])


def _listed(move: Move) -> bool:
    return isinstance(move, Bid) and move.amount in LADDER


def _gain(table: Bidness, moods: tuple[int, int], won: AuctionWon) -> float:
    """What the seller gains, less what the rival gains."""
    seller = table.turn
    if won.seat == seller:
        return worth(table, seller, moods[0]) - won.price
    return won.price - (worth(table, won.seat, moods[1]) - won.price)


# Both


def _choice(
    table: Table,
    player: int,
    known: tuple[str, str],
    moves: Sequence[Move],
    children: Sequence[Node],
    private: int = 0,
) -> Node:
    return Node(
        player,
        known,
        labels=tuple(map(str, moves)),
        children=tuple(children),
        table=table,
        moves=tuple(moves),
        private=private,
    )


def _chance(known: tuple[str, str], branches: Sequence[tuple[Fraction, str, Node]]) -> Node:
    chances, labels, children = zip(*branches, strict=True)
    return Node(CHANCE, known, labels, children, chances)
