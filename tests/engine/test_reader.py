"""Everybody reads about themselves as "you", and nobody reads their own name as another's."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import ast

from seedround.engine.game import Game
from seedround.engine.kinds import OtherSeat, Seat
from seedround.engine.playthrough import Playthrough
from seedround.engine.saying import Sayable, Saying
from seedround.engine.words import Speaker, field_kinds, message_of
from seedround.games import all_games
from tests.engine.catalogues import templates
from tests.engine.told import told

NAMES = ("Xaver", "Yoko", "Zeno", "Quincy", "Vada", "Wynn")
"""No part of any other word."""
MOST_MOVES = 150

every_game = pytest.mark.parametrize(
    "game",
    all_games(),
    ids=lambda game: game.id,
)


# What a template says


def readers(kind: type[Sayable]) -> set[str]:
    """The fields whose seats may be the reader's: all but those of the type OtherSeat."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name
        for name, (said, _) in field_kinds(kind).items()
        if said == "seat" and not is_other(hints[name])
    }


def is_other(hint: Any) -> bool:
    """Whether a type is OtherSeat, or holds it (`OtherSeat | None`)."""
    return hint == OtherSeat or any(is_other(part) for part in get_args(hint))


def named(
    node: ast.BaseNode | None, others: frozenset[str], known: dict[str, ast.Pattern]
) -> Iterator[str]:
    """The variables that are said where they might be the reader: `others` are known not to be."""
    match node:
        case ast.SelectExpression():
            chosen = asked_by_who(node.selector)
            if chosen is None:
                yield from named(node.selector, others, known)
            for variant in node.variants:
                about = {chosen} if chosen else set()
                mine = isinstance(variant.key, ast.Identifier) and variant.key.name == "you"
                inside = others - about if mine else others | about
                yield from named(variant.value, inside, known)
        case ast.Pattern():
            for element in node.elements:
                yield from named(element, others, known)
        case ast.Placeable():
            yield from named(node.expression, others, known)
        case ast.FunctionReference():
            for argument in node.arguments.positional:
                yield from named(argument, others, known)
        case ast.MessageReference():
            yield from named(known[node.id.name], others, known)
        case ast.VariableReference() if node.id.name not in others:
            yield node.id.name


def asked_by_who(selector: ast.BaseNode) -> str | None:
    """The variable in `WHO($seat)`; None for any other selector."""
    if not isinstance(selector, ast.FunctionReference) or selector.id.name != "WHO":
        return None
    (asked,) = selector.arguments.positional
    assert isinstance(asked, ast.VariableReference)
    return str(asked.id.name)


@every_game
def test_a_sentence_that_names_a_seat_has_a_form_for_that_seat(game: Game) -> None:
    rules = game.rules()
    for language in game.languages():
        known = templates(game.package, language)
        for kind in (*rules.move_types, *rules.event_types, *rules.saying_types):
            message = message_of(kind)
            for part in (name for name in known if name.partition(".")[0] == message):
                odd = readers(kind) & set(named(known[part], frozenset(), known))
                assert not odd, f"{game.id} {language}: {part} says {odd} to those who read it"


class Told(Saying, frozen=True):
    """For the test of the test."""

    seat: Seat
    rival: OtherSeat
    maybe: OtherSeat | None = None


def test_seats_that_never_read_are_told_from_those_that_may() -> None:
    assert readers(Told) == {"seat"}


# What is told at a table


@every_game
def test_nobody_reads_their_own_name(game: Game) -> None:
    for language in game.languages():
        for seats in (game.players[0], game.players[-1]):
            playthrough = Playthrough.new(game, seats, seed=f"5eed{seats}" * 4)
            for reader, thing in told(playthrough, MOST_MOVES):
                said = Speaker(language, playthrough.cards, NAMES, reader).say(thing)
                assert NAMES[reader] not in said or shares(thing, reader), f"{thing}: {said}"


def shares(thing: Sayable, reader: Seat) -> bool:
    """Whether the reader is one of several who are listed by name: "You share the win: ..."."""
    lists = [
        getattr(thing, name)
        for name, (said, many) in field_kinds(type(thing)).items()
        if said == "seat" and many
    ]
    return any(len(seats) > 1 and reader in seats for seats in lists)
