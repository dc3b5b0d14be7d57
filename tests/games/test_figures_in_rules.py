"""No rule has a number in its middle that a set, an option or the rulebook says.

What is told can only be as right as the rule that tells it, so figures are looked for here too: a
price that is typed into a rule would not follow when the set says another one.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

import seedround
from seedround.engine.game import Game
from seedround.engine.rulebook import document, paragraphs
from seedround.games import all_games

SOURCES = Path(seedround.__file__).parent / "games"
NOT_RULES = {"__init__.py", "document.py", "checks.py", "rules.py"}
"""Options with their ranges, what a set may say, how search is set."""
COUNTED = {0, 1}
"""Nothing, one and one more are no figures."""
BOUNDS = {"Meta", "lru_cache", "every_seat"}
"""What these are called with says how large something may be."""
ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")
WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 9: "nine", 10: "ten"}

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


class Typed(NamedTuple):
    """A number in a rule, and where."""

    where: str
    figure: int


class Named(NamedTuple):
    """A name of a module that stands for figures, and what is said about it."""

    where: str
    figures: set[int]
    about: str


OURS = {
    "trade-show": {
        "table.py:CLOCKWISE", "moves.py:MOST_DICE",
        "view.py:KEPT", "telling/outlook.py:KEPT_OUTLOOKS",
    },
    "bidness": {
        "table.py:CLOCKWISE", "moves.py:PAYOFF",
        "amounts.py:FINE", "amounts.py:COARSE", "amounts.py:MOST", "amounts.py:FEWEST",
        "amounts.py:RAISES", "amounts.py:QUARTERS",
    },
    "tech-deck": {
        "primitives.py:HIGHEST", "primitives.py:SHARPEST", "effects_row.py:EXCHANGED",
        "assist.py:MOST_SETS", "redeal.py:TRIES", "rounds.py:BEATEN", "setup.py:KEPT_DECKS",
        "telling/reach.py:MOST_PLAYED", "telling/reach.py:MOST_DRAWN",
    },
    "silicon-valley": {
        "blocks.py:MOST", "blocks.py:_BITS", "cards.py:MOST_KNOWN", "moves.py:SLOTS",
        "effects.py:MEASURES", "verbs/layoff.py:MOST_LOSS", "payments.py:USUAL_COST",
        "redeal.py:GUESS", "tiling.py:QUARTER_TURNS", "track.py:KEPT", "track.py:BASE",
        "rough.py:ROUNDS", "rough.py:VALUATION", "rough.py:CODE", "rough.py:THINGS",
        "rough.py:USUAL",
    },
}  # fmt: skip
"""Figures that no rulebook says: how the program works, what a set may say, what is guessed."""


def modules(game: Game) -> Iterator[tuple[str, ast.Module]]:
    """The rules of a game, and what is told of them; opinions aside."""
    folder = SOURCES / game.package.rpartition(".")[2]
    for path in sorted(folder.rglob("*.py")):
        where = path.relative_to(folder)
        if path.name not in NOT_RULES and where.parts[0] != "mind":
            yield str(where), ast.parse(path.read_text(encoding="utf-8"))


def figures(node: ast.AST) -> Iterator[tuple[int, int]]:
    """The numbers in a piece of code, each with its line; bounds, places, halves and bits aside."""
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in BOUNDS:
            return
        case ast.Subscript(value=value, slice=ast.Constant() | ast.UnaryOp()):
            yield from figures(value)
            return
        case ast.BinOp(left=left, op=ast.FloorDiv(), right=ast.Constant(value=2)):
            yield from figures(left)
            return
        case ast.BinOp(left=ast.Constant(value=1), op=ast.LShift()):
            return
        case ast.Constant(value=int(value)) if value not in COUNTED:
            yield value, node.lineno
        case ast.AnnAssign(annotation=ast.Subscript(value=ast.Name(id="ClassVar"))):
            return  # the bounds of what a set may say
    for part in ast.iter_child_nodes(node):
        yield from figures(part)


def typed(where: str, tree: ast.Module) -> list[Typed]:
    """The numbers in functions and methods."""
    functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    found = {
        Typed(f"{where}:{line}", figure)
        for function in functions
        for part in function.body
        for figure, line in figures(part)
    }
    return sorted(found)


def named(where: str, tree: ast.Module) -> dict[str, Named]:
    """The names of a module that stand for figures, with what is said below them."""
    found: dict[str, Named] = {}
    for node, below in zip(tree.body, [*tree.body[1:], None], strict=True):
        match node:
            case ast.Assign(targets=[ast.Name() as target], value=value):
                pass
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                pass
            case _:
                continue
        if numbers := {figure for figure, _ in figures(value)}:
            match below:
                case ast.Expr(value=ast.Constant(value=str(about))):
                    pass
                case _:
                    about = ""
            found[ast.unparse(target)] = Named(where, numbers, about)
    return found


def unsaid(name: Named, rules: Mapping[str, str]) -> set[int]:
    """The figures of a name that none of the rules says which are given for it."""
    text = " ".join([rules.get(rule, "") for rule in ID.findall(name.about)]).lower()
    said = set(re.findall(r"\d+|[a-z]+", text))
    return {one for one in name.figures if not {str(abs(one)), WORDS.get(abs(one), "")} & said}


@every_game
def test_no_figure_is_typed_into_a_rule(game: Game) -> None:
    assert [one for where, tree in modules(game) for one in typed(where, tree)] == []


@every_game
def test_a_figure_with_a_name_is_the_rulebooks(game: Game) -> None:
    """A name gives the rule that says its figures, or says how the program works."""
    rules = paragraphs(document(game))
    names = {
        f"{where}:{name}": found
        for where, tree in modules(game)
        for name, found in named(where, tree).items()
    }
    wrong = {name: unsaid(found, rules) for name, found in names.items()}
    wrong = {name: figures for name, figures in wrong.items() if figures}
    assert wrong.keys() == OURS[game.id], wrong


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("return 30 * ious", [30]),
        ("table.cash[seat] -= 10", [10]),
        ("cards = [deck.pop() for _ in range(3)]", [3]),
        ("table.log.append(Paid(seat, 5))", [5]),
        ("left = hand[:2]", [2]),
        ("return help_of[4] + (low + high) // 2 + 1", []),
        ("return 1 << 3", []),
        ("seats = every_seat(6)", []),
    ],
)
def test_typed_figures_are_found(code: str, found: list[int]) -> None:
    tree = ast.parse(f"def play(self, table):\n    {code}\n")
    assert [one.figure for one in typed("play.py", tree)] == found


def test_figures_that_no_rule_says_are_found() -> None:
    tree = ast.parse('COST: Final = 3\n"""Cubes (TS-SHOW-18)."""\nSIDES = (4, 6)\n')
    rules = {"TS-SHOW-18": "you may pay two of your cubes"}
    found = {name: unsaid(one, rules) for name, one in named("moves.py", tree).items()}
    assert found == {"COST": {3}, "SIDES": {4, 6}}
    rules = {"TS-SHOW-18": "you may pay three of your cubes"}
    assert unsaid(named("moves.py", tree)["COST"], rules) == set()
