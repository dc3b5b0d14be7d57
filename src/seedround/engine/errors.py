"""How we say no: one sentence that says why and what to do, and nothing has changed."""

from seedround.engine.saying import Saying
from seedround.engine.words import NamesCards, Speaker, cited


class Quoted(Saying, frozen=True):
    """Words as they come: a library's, an operating system's."""

    text: str


class Refused(Exception):
    """A request that cannot be met: why, as a saying, and the rule if one forbids it.

    `cards` are those that the saying names, if it names any.
    """

    def __init__(
        self, why: Saying | str, rule: str | None = None, cards: NamesCards | None = None
    ) -> None:
        super().__init__(why, rule)
        self.why = Quoted(why) if isinstance(why, str) else why
        self.rule = rule
        self._cards = cards

    def said(self, speaker: Speaker) -> str:
        """The sentence, as a speaker of the reader's language says it."""
        knowing = Speaker(
            speaker.language, speaker.cards or self._cards, speaker.names, speaker.reader
        )
        sentence = knowing.say(self.why)
        return cited(sentence, self.rule) if self.rule else sentence

    def __str__(self) -> str:
        return self.said(Speaker())


class IllegalMove(Refused):
    """A move that the rules do not allow now."""


class BadSet(Refused):
    """A card set that cannot be used."""


class BadRecord(Refused):
    """A record that cannot be replayed."""


class BadOption(Refused):
    """An option, seat count or name that does not exist or does not fit."""
