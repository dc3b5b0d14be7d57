"""What is said about people: who they are, their names, mail, webhooks, devices and notices."""

from seedround.engine.kinds import Phrase
from seedround.engine.saying import Saying

# Names


class Guest(Saying, frozen=True):
    """The name of a player who has given none: the seat, as people count."""

    number: int


class FormerPlayer(Saying, frozen=True):
    """The name of a player who has asked to be forgotten; a spectator has no number."""

    number: int | None


class BotSeat(Saying, frozen=True):
    """The name of a bot at a table: what it is, and its seat as people count."""

    bot: str
    number: int


# Identity


class NotKnown(Saying, frozen=True):
    """A stranger asks for what only a guest can have."""


class NoSuchTable(Saying, frozen=True):
    """There is none, or it is private: both look alike."""


class NoInvitation(Saying, frozen=True):
    """It has been used, or it never was one: both look alike."""


class NoSuchLanguage(Saying, frozen=True):
    """A language that this server does not offer; those that it does, by their own names."""

    wanted: str
    known: tuple[Phrase, ...]


# Devices


class NoSuchCode(Saying, frozen=True):
    """Used, too old, or never one: all look alike."""


class DeviceOccupied(Saying, frozen=True):
    """The device belongs to another person, who would lose their tables."""


# Mail and webhooks


class NoMail(Saying, frozen=True):
    """The host has not set mail up."""


class NotAnAddress(Saying, frozen=True):
    """What was given cannot be an e-mail address."""


class NotOurLink(Saying, frozen=True):
    """The link to stop all mail was changed on its way."""


class LinkUsed(Saying, frozen=True):
    """The link of a confirmation does not work any more."""


class WebhookWrong(Saying, frozen=True):
    """What was given cannot be a webhook."""


class NotPublic(Saying, frozen=True):
    """A webhook that leads to a machine beside the server, or to none."""


class ConfirmSubject(Saying, frozen=True):
    """The subject of the mail that asks whether an address is right."""


class ConfirmMail(Saying, frozen=True):
    """The mail that asks whether an address is right."""

    link: str


class TurnSubject(Saying, frozen=True):
    """The subject of the mail to an absent player whose turn it is."""


class TurnNotice(Saying, frozen=True):
    """A table that waits for an absent player, with its address if the host has named one."""

    title: str
    link: str | None


class MailFooter(Saying, frozen=True):
    """The end of every mail: the way out of all of them."""

    link: str
