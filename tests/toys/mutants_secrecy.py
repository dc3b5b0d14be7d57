"""Toys that break law 5: they show, tell or redeal what a seat may not know."""

from dataclasses import replace
from typing import Any, ClassVar

import msgspec

from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR, Seat, Viewer
from seedround.testing import A
from tests.toys.odd import FIRST_SEED, OddRound, Rulebook, mutant, played_as, with_view
from tests.toys.parlour import things as t
from tests.toys.parlour.rules import END, RULES, BidOnce, DiscardOne
from tests.toys.parlour.table import Parlour, inventory, redeal, view


@mutant("secrecy", "redealing for seat 0 changes what seat 0 sees")
def shows_a_hand_to_all() -> Rulebook:
    return with_view(lambda table, viewer: {"hands": view(table, OPEN).hands})


@mutant("secrecy", "redealing for seat 1 changes what a spectator sees")
def shows_a_hand_to_spectators() -> Rulebook:
    return with_view(
        lambda table, viewer: {"hands": view(table, A).hands} if viewer == SPECTATOR else {}
    )


@mutant("secrecy", "seat 0 sees another table beside a spectator")
def says_that_all_see_alike() -> Rulebook:
    return replace(RULES, all_see_alike=True)


@mutant("secrecy", "seat 0 sees another table beside seat 1")
def shows_what_the_one_before_was_shown() -> Rulebook:
    def beside(table: Parlour, viewer: Viewer, other: t.ParlourView) -> t.ParlourView:
        if other.viewer == SPECTATOR:
            return view(table, viewer)
        return msgspec.structs.replace(other, viewer=viewer)

    return replace(RULES, view_beside=beside)


@mutant("secrecy", "the view of a spectator depends on the generator")
def shows_the_generator() -> Rulebook:
    return with_view(lambda table, viewer: {"bank": table.generator.draws})


@mutant("secrecy", "the view of seat 3 depends on the generator")
def shows_the_generator_to_the_last_seat() -> Rulebook:
    return with_view(
        lambda table, viewer: {"bank": table.generator.draws} if viewer == table.seats - 1 else {}
    )


@mutant("secrecy", "a copy draws the original's future")
def copies_the_future() -> Rulebook:
    class Seer(Parlour):
        def copy(self, generator: Generator) -> Any:
            twin = super().copy(self.generator)
            twin.__class__ = type(self)
            return twin

    def odd_redeal(table: Parlour, seat: Seat, generator: Generator) -> Parlour:
        twin = redeal(table, seat, generator)
        twin.generator = generator
        return twin

    return played_as(OddRound(), Seer, redeal=odd_redeal)


@mutant("secrecy", "after bid:.* seat 0 sees what was never shown")
def shows_the_deck_after_a_bid() -> Rulebook:
    def peeking(table: Parlour, viewer: Viewer) -> dict[str, Any]:
        over = table.best and table.legal
        return {"pile": (table.cards.ids[table.deck[-1]],)} if over else {}

    return with_view(peeking)


@mutant("secrecy", "the stages of bid:.* show seat 0 what is hidden")
def shows_the_deck_while_a_bid_is_told() -> Rulebook:
    def peeking(table: Parlour, viewer: Viewer) -> dict[str, Any]:
        told = table.best and not table.legal
        return {"pile": (table.cards.ids[table.deck[-1]],)} if told else {}

    return with_view(peeking)


@mutant("secrecy", "redealing for seat 0 makes or loses something")
def redeals_without_the_gold() -> Rulebook:
    class Redealt(Parlour):
        pass

    def odd_inventory(table: Parlour) -> dict[str, int]:
        return {**inventory(table), "gold": 0 if isinstance(table, Redealt) else 1}

    def odd_redeal(table: Parlour, seat: Seat, generator: Generator) -> Parlour:
        twin = redeal(table, seat, generator)
        twin.__class__ = Redealt
        return twin

    return replace(RULES, redeal=odd_redeal, inventory=odd_inventory)


@mutant("secrecy", "a spectator can read 0000")
def shows_the_seed() -> Rulebook:
    return with_view(lambda table, viewer: {"pile": (f"{FIRST_SEED:032x}",)})


@mutant("secrecy", "changes what seat 0 sees")
def shows_who_has_chosen() -> Rulebook:
    return with_view(lambda table, viewer: {"cards": tuple(map(sum, table.hands))})


@mutant("secrecy", "the team mates 0 and 2 do not see alike")
def hides_a_hand_from_a_mate() -> Rulebook:
    def own(table: Parlour, viewer: Viewer) -> dict[str, Any]:
        hands = view(table, viewer).hands
        if viewer < 0:
            return {}
        return {"hands": tuple(hand if s == viewer else None for s, hand in enumerate(hands))}

    return with_view(own)


@mutant("secrecy", "a redeal for seat 0 depends on what the seat cannot know")
def redeals_without_sorting() -> Rulebook:
    def odd_redeal(table: Parlour, seat: Seat, generator: Generator) -> Parlour:
        twin = table.copy(generator)
        generator.shuffle(twin.deck)
        return twin

    return replace(RULES, redeal=odd_redeal)


@mutant("secrecy", r"never draw hands\[1\] anew")
def redeals_only_the_deck() -> Rulebook:
    def odd_redeal(table: Parlour, seat: Seat, generator: Generator) -> Parlour:
        twin = table.copy(generator)
        twin.deck.sort()
        generator.shuffle(twin.deck)
        return twin

    return replace(RULES, redeal=odd_redeal)


@mutant("secrecy", r"never draw hands\[1\] anew")
def redeals_nothing() -> Rulebook:
    return replace(RULES, redeal=lambda table, seat, generator: table.copy(generator))


@mutant("secrecy", "redealing for seat 0 changes the table")
def redeals_the_table_itself() -> Rulebook:
    def odd_redeal(table: Parlour, seat: Seat, generator: Generator) -> Parlour:
        table.deck.sort()
        return redeal(table, seat, generator)

    return replace(RULES, redeal=odd_redeal)


@mutant("secrecy", "lists the moves of the original's hands")
def redeals_with_the_old_moves() -> Rulebook:
    def odd_redeal(table: Parlour, seat: Seat, generator: Generator) -> Parlour:
        twin = redeal(table, seat, generator)
        twin.legal = table.legal
        return twin

    return replace(RULES, redeal=odd_redeal)


@mutant("secrecy", "a redeal for seat 3 cannot be played")
def redeals_what_cannot_be_played() -> Rulebook:
    def odd_redeal(table: Parlour, seat: Seat, generator: Generator) -> Any:
        twin: Any = redeal(table, seat, generator)
        twin.generator = None
        return twin

    return replace(RULES, redeal=odd_redeal)


@mutant("secrecy", "changes the agenda")
def redeals_the_agenda() -> Rulebook:
    def odd_redeal(table: Parlour, seat: Seat, generator: Generator) -> Parlour:
        twin = redeal(table, seat, generator)
        twin.agenda.insert(0, END)
        return twin

    return replace(RULES, redeal=odd_redeal)


@mutant("secrecy", "the events of bid.* tell seat 0 what is hidden")
def tells_a_hidden_card() -> Rulebook:
    class Chatty(BidOnce):
        def play(self, table: Parlour, move: t.Bid | t.Pass) -> None:
            super().play(table, move)
            if table.log is not None:
                card = table.hands[self.seat][0]
                table.log.append(t.Revealed(self.seat, table.cards.ids[card]))

    return played_as(OddRound(bidding=Chatty))


@mutant("secrecy", "a spectator learns what seat 1 chose in secret")
def tells_a_sealed_move() -> Rulebook:
    class Loud(DiscardOne):
        def play(self, table: Parlour, move: t.Discard) -> None:
            super().play(table, move)
            if table.log is not None:
                table.log.append(t.Revealed(self.seat, move.card))

    return played_as(OddRound(discard=Loud))


@mutant("secrecy", "changes what seat 0 sees")
def offers_a_hand_to_all() -> Rulebook:
    class Public(DiscardOne):
        audience: ClassVar[Any] = "all"

    return played_as(OddRound(sealed=False, discard=Public))


@mutant("secrecy", "tell seat 0 what is hidden")
def draws_without_showing() -> Rulebook:
    """The undo barrier would not see it."""

    class Sly(Parlour):
        def copy(self, generator: Generator) -> Any:
            twin = super().copy(generator)
            twin.__class__ = type(self)
            return twin

        def show(self, thing: Any) -> Any:
            return thing

    return played_as(OddRound(), Sly)
