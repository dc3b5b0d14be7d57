"""The pseudo-language: English that shows where a text escaped the catalogue or does not fit."""

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

OPENS: Final = "⟦"
CLOSES: Final = "⟧"
_ACCENTS: Final = str.maketrans("aceinosuyACEINOSUY", "áçéíñöšúýÁÇÉÍÑÖŠÚÝ")


def pseudo(source: str) -> str:
    """A Fluent file in the pseudo-language: accents, a third longer, marked at both ends."""
    resource = FluentParser().parse(source)
    _Accents().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            parts = [entry.value, *[attribute.value for attribute in entry.attributes]]
            for pattern in parts:
                if pattern is not None:
                    _mark(pattern)
    return FluentSerializer().serialize(resource)


class _Accents(visitor.Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = " ".join([_stretched(word) for word in node.value.split(" ")])


def _stretched(word: str) -> str:
    """A word with accents, its first vowel drawn out if it is long enough to bear it."""
    said = word.translate(_ACCENTS)
    place = next((index for index, letter in enumerate(said) if letter in "áéíöú"), None)
    if place is None or len(word) < 3:
        return said
    return said[:place] + said[place] * (1 + len(word) // 3) + said[place + 1 :]


def _mark(pattern: ast.Pattern) -> None:
    """Marks at both ends; a text beside a mark is one element with it."""
    pattern.elements.insert(0, ast.TextElement(OPENS))
    pattern.elements.append(ast.TextElement(CLOSES))
