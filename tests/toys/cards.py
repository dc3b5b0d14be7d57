"""The cards of both toys."""

from msgspec import Struct

from seedround.engine.cardset import CardSet, SetFile, SetHead


class ToyCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    worth: int
    must: bool = False
    """Its holder has to discard it first."""


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    set: SetHead
    card: list[ToyCard]


class ToyCards(CardSet):
    def __init__(self, file: SetFile) -> None:
        document = file.typed(Document)
        super().__init__(file, document.set)
        if len(document.card) < 9:
            raise file.refuse(f"a set has 9 cards or more; this one has {len(document.card)}.")
        for card in document.card:
            if card.worth < 0:
                raise file.refuse(f"worth is {card.worth}; it must not be negative.", card.id)
        self.ids = tuple(card.id for card in document.card)
        self.worth = tuple(card.worth for card in document.card)
        self.must = tuple(card.must for card in document.card)
        self.index = {name: number for number, name in enumerate(self.ids)}
        self._names = {card.id: card.name for card in document.card}

    def name_of(self, card: str) -> str:
        return self._names[card]
