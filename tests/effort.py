"""How much of a long test is done: a sample with a fixed seed, or all of it in `make soak`."""

import os
from typing import Final

FULL: Final = os.environ.get("SEEDROUND_FULL") == "1"


def sampled(few: int, full: int) -> int:
    """So many rounds of a test that is marked `sampled`."""
    return full if FULL else few
