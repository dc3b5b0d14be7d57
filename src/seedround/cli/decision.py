"""One decision as it is shown and answered: the choices in words, and what an answer means."""

import re
from collections.abc import Sequence

import msgspec

from seedround.cli.sayings.playing import (
    AmountImpossible,
    Amounts,
    NoSuchChoice,
)
from seedround.engine.errors import IllegalMove
from seedround.engine.kinds import Seat
from seedround.engine.look import ask, choice_for
from seedround.engine.move import Move
from seedround.engine.playthrough import Playthrough
from seedround.engine.saying import Blocked
from seedround.engine.standing_words import brings_line
from seedround.engine.step import Offer, Range
from seedround.engine.words import Speaker, cited

MANY = 30
"""With this many choices or more, only the quick ones are listed at once."""


MOST_DIGITS = 9


class Decision:
    """What a seat is asked, with every legal move in words."""

    def __init__(self, playthrough: Playthrough, seat: Seat, speaker: Speaker) -> None:
        asking = ask(playthrough.table, seat)
        assert asking is not None
        self.asking = asking
        self._rules = playthrough.game.rules()
        self._table = playthrough.table
        self._speaker = speaker
        self.say = speaker.say

    @property
    def prompt(self) -> str:
        return self.say(self.asking.prompt)

    @property
    def offers(self) -> Sequence[Offer]:
        return self.asking.offers

    def choices(self, everything: bool = False) -> list[tuple[int, str]]:
        """The numbered choices in words; of a long list only the quick ones unless all are wanted.

        The numbers are the same in both.
        """
        short = len(self.offers) > MANY and not everything
        return [
            (number, self.words_of(offer))
            for number, offer in enumerate(self.offers, 1)
            if not short or offer.quick or offer.range
        ]

    def words_of(self, offer: Offer) -> str:
        sentence = self.say(offer.says or offer.move)
        if offer.range:
            sentence = f"{offer.move.verb.capitalize()}: {self.say(span(offer.range))}."
        notes = " ".join(self.say(note) for note in offer.notes)
        brings = "" if offer.range else self.consequences(offer.move)
        return f"{sentence} {notes}".rstrip() + (f" [{brings}]" if brings else "")

    def consequences(self, move: Move) -> str:
        """What a move brings, as far as the rules can tell."""
        choice = choice_for(self._table, self.asking.seat)
        assert choice is not None
        return brings_line(self._table, choice, move, self._speaker)

    def move_words(self, move: Move) -> str:
        """Any legal move as its button says it, also one of a range of amounts."""
        choice = choice_for(self._table, self.asking.seat)
        assert choice is not None
        return self.say(choice.offer(self._table, move).says or move)

    def short_choices(self) -> list[tuple[int, str]]:
        """The choices as briefly as possible, to be read beside a board."""
        return [
            (number, self.words_of(offer) if offer.range else self.say(offer.move))
            for number, offer in enumerate(self.offers, 1)
            if len(self.offers) <= MANY or offer.quick or offer.range
        ]

    def blocked(self) -> list[str]:
        """What is not possible now, each with its reason and rule."""
        return list(dict.fromkeys([self.reason(blocked) for blocked in self.asking.blocked]))

    def reason(self, blocked: Blocked) -> str:
        return cited(self.say(blocked.why), blocked.rule)

    def read(self, answer: str) -> Move | Offer:
        """The move that an answer means; a range whose amount is still to be asked for."""
        text = " ".join(answer.split())
        if (number := whole(text)) is not None:
            return self.numbered(number)
        verb, _, rest = re.sub(r"[ :]", ":", text, count=1).partition(":")
        verb = verb.lower()
        for offer in self.offers:
            if offer.range and offer.move.verb == verb and (given := whole(rest)) is not None:
                return amount(offer, given)
        joined = "+".join(rest.split())
        return self._rules.move_codec.from_text(f"{verb}:{joined}" if joined else verb)

    def numbered(self, number: int) -> Move | Offer:
        if 1 <= number <= len(self.offers):
            offer = self.offers[number - 1]
            return offer if offer.range else offer.move
        ranges = [offer for offer in self.offers if offer.range]
        if len(ranges) == 1:
            return amount(ranges[0], number)
        raise IllegalMove(NoSuchChoice(number, self.last))

    @property
    def last(self) -> int:
        return len(self.offers)


def whole(text: str) -> int | None:
    """A whole number of sensible length; None for any other text."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def amount(offer: Offer, number: int) -> Move:
    """The move of a range with this amount."""
    limits = offer.range
    assert limits is not None
    if not limits.lo <= number <= limits.hi or (number - limits.lo) % limits.step:
        raise IllegalMove(AmountImpossible(number, span(limits)))
    return msgspec.structs.replace(offer.move, **{limits.field: number})


def span(limits: Range) -> Amounts:
    return Amounts(limits.lo, limits.hi, limits.step)
