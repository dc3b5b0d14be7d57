"""The only source of chance: three questions on top of a sequence that Python guarantees."""

import re
import secrets
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from seedround.engine.errors import BadOption
from seedround.engine.sayings import (
    BadSeed,
)

T = TypeVar("T")

SEED_BITS = 128


def new_seed() -> str:
    """A fresh 128-bit seed or salt as hex text."""
    return secrets.token_hex(SEED_BITS // 8)


def seed_text(text: str) -> str:
    """A seed as it is written in records: lower-case hex, at least 128 bits."""
    if not re.fullmatch(r"[0-9a-fA-F]{1,128}", text):
        raise BadOption(BadSeed(text[:40]))
    return text.lower().zfill(SEED_BITS // 4)


class Generator:
    """Draws for one table; `draws` counts them, for the undo barrier."""

    def __init__(self, seed: int) -> None:
        self.draws = 0
        self._source = Random(seed)
        self._random = self._source.random

    @classmethod
    def from_seed(cls, text: str) -> "Generator":
        return cls(int(text, 16))

    def fork(self) -> "Generator":
        """A generator with the same future: to check copies (law 4), never for search."""
        twin = Generator(0)
        twin.draws = self.draws
        twin._source.setstate(self._source.getstate())
        return twin

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.draws += 1
        return int(self._random() * n)

    def roll(self, sides: int) -> int:
        """A die: a whole number from 1 to sides."""
        self.draws += 1
        return int(self._random() * sides) + 1

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order, in place (Fisher-Yates from the end)."""
        self.draws += 1
        random = self._random
        for last in range(len(items) - 1, 0, -1):
            other = int(random() * (last + 1))
            items[last], items[other] = items[other], items[last]


class OffScript(AssertionError):
    """The table draws otherwise than its script says."""


class Scripted(Generator):
    """A generator for tests: dice, numbers and orders are given; the rest follows a seed.

    `orders` are what shuffles give, one list after the other. An order may be shorter than the list
    it is for: the named items come first, the others follow as they lay. Without a seed the script
    is all there is: a draw that it does not name is an error.
    """

    def __init__(
        self,
        rolls: Sequence[int] = (),
        orders: Sequence[Sequence[object]] = (),
        numbers: Sequence[int] = (),
        seed: int | None = 0,
    ) -> None:
        super().__init__(seed or 0)
        self.seed = seed
        self.rolls = list(rolls)
        self.orders = [list(order) for order in orders]
        self.numbers = list(numbers)

    def fork(self) -> "Scripted":
        twin = Scripted(self.rolls, self.orders, self.numbers, self.seed)
        twin.draws = self.draws
        twin._source.setstate(self._source.getstate())
        return twin

    def below(self, n: int) -> int:
        if not self.numbers:
            if n > 1:
                self._must_have_a_seed(f"draws a number below {n}", "numbers")
            return super().below(n)
        self.draws += 1
        number = self.numbers.pop(0)
        if not 0 <= number < n:
            raise OffScript(f"The script says number {number}, which is not below {n}.")
        return number

    def roll(self, sides: int) -> int:
        if not self.rolls:
            self._must_have_a_seed(f"rolls a die with {sides} sides", "rolls")
            return super().roll(sides)
        self.draws += 1
        face = self.rolls.pop(0)
        if not 1 <= face <= sides:
            raise OffScript(f"The script says {face}, which is not on a die with {sides} sides.")
        return face

    def shuffle(self, items: list[T]) -> None:
        if not self.orders:
            if len(items) > 1:
                self._must_have_a_seed(f"shuffles {len(items)} things", "orders")
            super().shuffle(items)
            return
        self.draws += 1
        rest = list(items)
        first: list[T] = []
        for wanted in self.orders.pop(0):
            if wanted not in rest:
                raise OffScript(f"The script orders {wanted!r}, which is not in the pile.")
            first.append(rest.pop(rest.index(wanted)))
        items[:] = first + rest

    def unused(self) -> str:
        """What the script names and was not drawn, as it was written; empty if all was used."""
        left = {"rolls": self.rolls, "orders": self.orders, "numbers": self.numbers}
        return ", ".join(f"{name}={draws}" for name, draws in left.items() if draws)

    def _must_have_a_seed(self, deed: str, name: str) -> None:
        if self.seed is None:
            raise OffScript(
                f"The table {deed}, which the script does not say: "
                f"name it in {name}=, or give a seed if it does not matter."
            )
