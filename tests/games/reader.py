"""Whether sentences have a form for the reader: what the games' `test_reader.py` ask."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from seedround.engine.event import Event, SecretEvent
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR
from seedround.engine.look import ask
from seedround.engine.saying import Sayable
from seedround.engine.words import Speaker, field_kinds, message_of

NAMES = ("Xanthe", "Yorick", "Zebedee", "Quentin", "Ophelia", "Wilfred")
"""No card is called so."""


class Asked(visitor.Visitor):
    """The variables that a template asks WHO about."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "WHO":
            for one in node.arguments.positional:
                assert isinstance(one, ast.VariableReference)
                self.names.add(one.id.name)


def templates(game: Game, language: str) -> dict[str, ast.Pattern]:
    """The templates of a game by message, or by message and attribute."""
    found: dict[str, ast.Pattern] = {}
    for path in sorted((Path(str(files(game.package))) / "words").glob(f"*{language}.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None
                found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def players(kind: type[Sayable]) -> set[str]:
    """The fields of a struct that name players; those who may know a secret if no others do."""
    found = {name for name, (said, _) in field_kinds(kind).items() if said == "seat"}
    return found - {"to"} or found


def without_form(game: Game, language: str) -> list[str]:
    """The fields of events and sayings that name players and are not asked WHO they are."""
    texts = templates(game, language)
    rules = game.rules()
    missing: list[str] = []
    for kind in (*rules.event_types, *rules.saying_types):
        names = [message_of(kind)]
        names += [f"{names[0]}.known"] if issubclass(kind, SecretEvent) else []
        for name in names:
            asked = Asked()
            asked.visit(texts[name])
            missing += [f"{name}: ${field}" for field in sorted(players(kind) - asked.names)]
    return missing


def heard(game: Game, seats: int, seed: int, language: str) -> Iterator[tuple[Sayable, int, str]]:
    """All that is said in a game played at random, to each of its players: thing, reader, words."""
    log: list[Event] = []
    table = game.deal(seats, Generator(seed), log=log)
    speakers = {
        reader: Speaker(language, table.cards, NAMES, reader)
        for reader in (*range(seats), SPECTATOR)
    }
    chooser = Generator(seed)
    told = 0
    while True:
        for event in log[told:]:
            for reader, speaker in speakers.items():
                for viewer in (reader, OPEN):
                    yield event, reader, speaker.say(event.seen_by(viewer))
        told = len(log)
        if table.over:
            return
        seat = table.choice.seat
        asking = ask(table, seat)
        assert asking is not None
        things: list[Sayable] = [asking.prompt, *[one.why for one in asking.blocked]]
        things += [thing for one in asking.offers for thing in (one.says or one.move, *one.notes)]
        for thing in things:
            yield thing, seat, speakers[seat].say(thing)
        moves = table.moves()
        table.play(moves[chooser.below(len(moves))])


def alone(thing: Sayable, reader: int) -> bool:
    """Whether the reader is no part of a list: there every name stands as it is."""
    fields = [getattr(thing, name) for name in players(type(thing))]
    return not any(isinstance(one, tuple) and len(one) > 1 and reader in one for one in fields)


def named(game: Game, seats: int, seed: int, language: str) -> list[str]:
    """Sentences that call their reader by name."""
    return [
        text
        for thing, reader, text in heard(game, seats, seed, language)
        if reader >= 0 and NAMES[reader] in text and alone(thing, reader)
    ]
