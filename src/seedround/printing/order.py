"""What is to be printed, and on what."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from seedround.engine.errors import BadOption
from seedround.printing.sayings import NoSuchPaper, NoSuchPart

PARTS: Final = ("cards", "aids", "boards")
PAPERS: Final[Mapping[str, tuple[float, float]]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Width and height in mm."""


class Order(NamedTuple):
    parts: tuple[str, ...] = PARTS
    paper: str = "a4"


def order(what: str | None = None, paper: str | None = None) -> Order:
    """An order as people write it: `cards,aids`, `letter`; all parts on A4 unless given."""
    wanted = [part.strip().lower() for part in (what or ",".join(PARTS)).split(",")]
    for part in wanted:
        if part not in PARTS:
            raise BadOption(NoSuchPart(part[:40], PARTS))
    chosen = (paper or "a4").strip().lower()
    if chosen not in PAPERS:
        raise BadOption(NoSuchPaper(chosen[:40], tuple(PAPERS)))
    return Order(tuple(part for part in PARTS if part in wanted), chosen)
