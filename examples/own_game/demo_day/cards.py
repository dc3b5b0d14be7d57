"""The investors of a set."""

from typing import Annotated

from msgspec import Meta, Struct

from seedround.engine.cardset import CardSet, SetFile, SetHead
from seedround.engine.kinds import Dollars


class Investor(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=60)]
    name: str
    cheque: Annotated[Dollars, Meta(ge=1, le=100)]


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    set: SetHead
    investor: Annotated[tuple[Investor, ...], Meta(min_length=2, max_length=10)]


class Cards(CardSet):
    def __init__(self, file: SetFile) -> None:
        document = file.typed(Document)
        super().__init__(file, document.set)
        self.ids = tuple(one.id for one in document.investor)
        self.cheques = tuple(one.cheque for one in document.investor)
