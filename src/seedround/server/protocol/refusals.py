"""Refusals and goodbyes as messages: a kind for programs, a sentence in the reader's language."""

from seedround.engine.errors import Refused
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker, message_of
from seedround.server.protocol.http import Problem
from seedround.server.protocol.socket import Goodbye, Refusal


def refusal(request: str | None, refused: Refused, speaker: Speaker) -> Refusal:
    """On a socket, for the request with this id."""
    return Refusal(
        id=request,
        kind=message_of(type(refused.why)),
        problem=refused.said(speaker),
        rule=refused.rule,
    )


def problem(refused: Refused, speaker: Speaker) -> Problem:
    """Over HTTP."""
    return Problem(
        kind=message_of(type(refused.why)), problem=refused.said(speaker), rule=refused.rule
    )


def goodbye(why: Saying, language: str, retry: int) -> Goodbye:
    """To a client that is to come back after so many milliseconds."""
    return Goodbye(retry=retry, kind=message_of(type(why)), words=Speaker(language).say(why))
