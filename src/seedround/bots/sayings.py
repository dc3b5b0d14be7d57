"""Why a bot is refused."""

from seedround.engine.saying import Saying


class NoSuchBot(Saying, frozen=True):
    """A bot that the game does not have."""

    bot: str
    game: str
    known: str
    search: str
