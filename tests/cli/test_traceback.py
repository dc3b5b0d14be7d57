"""A traceback says where each of its lines is: few functions of one name stand in each other."""

import sys
from types import FrameType
from typing import Any

from tests.cli.conftest import Seedround

MOST = 3
"""The record's `play`, the table's and the decision's; all others have names of their own."""


class Deepest:
    """The most functions called `play` that were at work at once, of this program."""

    def __init__(self) -> None:
        self.places: list[str] = []

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if event != "call" or not _ours(frame):
            return
        places: list[str] = []
        above: FrameType | None = frame
        while above is not None:
            if _ours(above):
                places.append(above.f_code.co_qualname)
            above = above.f_back
        if len(places) > len(self.places):
            self.places = places


def _ours(frame: FrameType) -> bool:
    return frame.f_code.co_name == "play" and "seedround" in frame.f_code.co_filename


def test_at_most_three_plays_stand_in_each_other(seedround: Seedround) -> None:
    deepest = Deepest()
    sys.setprofile(deepest)
    try:
        ran = seedround("play", "silicon-valley", "--seats", "random,random", "--seed", "7")
    finally:
        sys.setprofile(None)
    assert ran.status == 0
    assert len(deepest.places) == MOST, deepest.places
