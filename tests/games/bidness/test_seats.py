"""Every chair is alike: what a company may do and is told does not depend on its seat.

Each table is set twice, the second time with everybody one chair further. Whatever each of them is
offered, refused, told and left with must be the same.
"""

import re
from typing import Any

import pytest

from seedround.engine.generator import Scripted
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.words import Speaker
from seedround.games.bidness.events import RoundEnded
from seedround.games.bidness.table import Bidness
from seedround.testing import A, move
from seedround.testing.bidness import given, in_business, seen_by

SEATS = 3
NAMES = ("Ann", "Bob", "Cid")
State = dict[str, Any]

COMPANIES = ("$50 I3 T20 M2 E1 L1 C1", "$30 I4 T25 M1 E2 L0 C0", "$120 I2 T11 M1 E0 L2 C2")
TABLES: dict[str, State] = {
    "auctions": {"hands": ["lawyer government_contract marketer x1", "x4", "x3"]},
    "headhunts": {
        "hands": ["headhunt_marketer headhunt_engineer headhunt_lawyer legal_intern", "x4", "x3"]
    },
    "tech": {"hands": ["acquisition joint_development steal_tech destroy_tech breakthrough"]},
    "marketing": {
        "hands": ["ad_blitz coop_marketing social_media smear_campaign market_research", "libel x2"]
    },
    "suits": {"hands": ["negligence libel patent_infringement x1"]},
    "poor": {
        "companies": ("$0 I6 T0 M1 E1 L0", "$0 I6 T0 M0 E0", "$50 I3 T0 M0 E0"),
        "hands": ["breakthrough headhunt_lawyer negligence ad_blitz x1"],
    },
    "sold unseen": {"hands": ["lawyer libel x2"], "sold_cards": "face_down"},
    "salaries": {
        "phase": "business",
        "companies": ("$10 I3 T20 M2 E1 L2", "$0 I9 T25 M1 E2 L1", "$0 I8 T21 M1 E1 L0"),
    },
    "paying off": {
        "phase": "business",
        "companies": ("$200 I3 T20 M1 E1", "$90 I2 T25 M1 E2", "$400 I5 T21 M2 E0"),
    },
}


def seated(name: str, further: Seat) -> Bidness:
    """A table at which A begins, or the player so many chairs further."""

    def moved(things: Any, usual: Any) -> list[Any]:
        full = [*things, *[usual] * (SEATS - len(things))]
        return [full[(seat - further) % SEATS] for seat in every_seat(SEATS)]

    state = dict(TABLES[name])
    companies = moved(state.pop("companies", COMPANIES), "")
    if state.pop("phase", "play") == "business":
        return in_business(*companies, seats=SEATS, first=further, **state)
    hands = moved(state.pop("hands"), "x4")
    return given(*companies, seats=SEATS, first=further, hands=hands, **state)


def mirrored(text: str, by: int) -> str:
    """A move or a piece as it is written so many chairs further."""
    return re.sub(
        r"(target:|seat:|@)(\d)", lambda found: f"{found[1]}{(int(found[2]) + by) % SEATS}", text
    )


def everything(table: Bidness, further: Seat) -> list[object]:
    """All that each player sees, is offered, refused and told, with everybody by name."""
    names = [NAMES[(seat - further) % SEATS] for seat in every_seat(SEATS)]

    def say(thing: Any) -> str:
        return Speaker("en", table.cards, names).say(thing)

    def who(seat: Seat | None) -> str | None:
        return None if seat is None else names[seat]

    # The end of a round is told with figures by seat.
    told = [event for event in table.log or [] if not isinstance(event, RoundEnded)]
    found: list[object] = [say(event) for event in told]
    found += [say(event.seen_by(further)) for event in told]
    shown = seen_by(table, further)
    found += [shown.seats[(seat + further) % SEATS] for seat in every_seat(SEATS)]
    found += [who(shown.first), who(shown.turn), who(shown.market_leader), who(shown.tech_leader)]
    if shown.auction is not None:
        found += [who(shown.auction.seller), who(shown.auction.last_bidder)]
        found += [who(seat) for seat in shown.auction.bidders]
    if shown.suit is not None:
        suit = shown.suit
        found += [who(suit.plaintiff), who(suit.defendant), suit.dice, suit.defence, suit.odds]
    if not table.moves():
        return found
    choice = table.choice
    found += [who(choice.seat), say(choice.prompt(table))]
    offers = {}
    for offer in choice.offers(table):
        said = [say(thing) for thing in (offer.says, *offer.notes) if thing is not None]
        pieces = [mirrored(piece, -further) for piece in offer.pieces]
        key = mirrored(str(offer.move), -further), offer.range is None
        offers[key] = (said, pieces, offer.quick, offer.range)
    found.append(offers)
    for blocked in choice.blocked(table):
        pieces = [mirrored(piece, -further) for piece in blocked.pieces]
        found += [blocked.verb, say(blocked.why), pieces]
    return found


def first_moves(table: Bidness) -> list[Move]:
    """One move of every verb with every card, the lowest and the highest of amounts."""
    by_verb: dict[str, list[Move]] = {}
    for one in table.moves():
        verb, _, what = str(one).partition(":")
        by_verb.setdefault(verb if what.isdigit() else str(one), []).append(one)
    return [one for found in by_verb.values() for one in dict.fromkeys((found[0], found[-1]))]


@pytest.mark.parametrize("further", [1, 2])
@pytest.mark.parametrize("name", TABLES)
def test_every_chair_is_alike(name: str, further: Seat) -> None:
    """BD-GEN-01: the same rules for everybody, clockwise from the one who begins."""
    here, there = seated(name, A), seated(name, further)
    assert everything(there, further) == everything(here, A)

    for first in first_moves(here):
        mine, yours = here.copy(Scripted(seed=5)), there.copy(Scripted(seed=5))
        mine.log, yours.log = [], []
        chosen = first
        for turn in range(8):
            mine.play(chosen)
            yours.play(move(yours, mirrored(str(chosen), further)))
            assert everything(yours, further) == everything(mine, A)
            legal = mine.moves()
            if not legal or mine.round != here.round:
                break
            chosen = legal[(3 * turn + 1) % len(legal)]
