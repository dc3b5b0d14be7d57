"""What we say no with: one sentence for people, and nothing has changed."""


class Refused(Exception):
    """A request that cannot be met; its text is one sentence that says why and what to do."""


class IllegalMove(Refused):
    """A move that the rules do not allow now."""


class BadSet(Refused):
    """A card set that cannot be used."""


class BadRecord(Refused):
    """A record that cannot be replayed."""


class BadOption(Refused):
    """An option, seat count or name that does not exist or does not fit."""
