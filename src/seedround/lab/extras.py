"""Libraries that only the lab needs: loaded when used, asked for in a sentence if missing."""

from importlib import import_module
from typing import Any

from seedround.engine.errors import BadOption
from seedround.lab.sayings import (
    ExtraNeeded,
)


def need(module: str, extra: str, what: str) -> Any:
    """A module of an extra; `what` says what cannot be done without it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise BadOption(ExtraNeeded(what, module.partition(".")[0], extra)) from None
