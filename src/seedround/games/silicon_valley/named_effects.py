"""Effects by name: sets from before effects could be written out still say `power = "free_hire"`.

The names also stand for equal effects wherever many games are counted (`lab/studies`).
"""

import tomllib
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from seedround.games.silicon_valley.effects import Deed, Effect, Power


class NamedEffects(Struct, frozen=True):
    """The file as a whole."""

    power: dict[str, Power]
    action: dict[str, Deed]


NAMED: Final = msgspec.convert(
    tomllib.loads((files(__package__) / "named_effects.toml").read_text(encoding="utf-8")),
    NamedEffects,
)
_NAMES: Final[dict[tuple[Effect, ...], str]] = {
    (effect,): name for name, effect in (*NAMED.power.items(), *NAMED.action.items())
}


def called(effects: tuple[Effect, ...]) -> str:
    """The name of these effects, or what they are in a file: `hire+blocks`."""
    return _NAMES.get(effects) or "+".join([effect.name() for effect in effects])
