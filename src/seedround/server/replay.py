"""From the stored lines of a table to its course, also when the rules have changed since."""

from collections.abc import Sequence
from typing import Final

from seedround.engine.errors import Refused
from seedround.server.config import Config
from seedround.server.course import Course, Diverged
from seedround.server.store import Line

BESIDE: Final = ("chat", "away", "back", "resigned", "rematch", "ended")
"""Lines that count whatever the rules say about the moves around them."""


def replayed(
    config: Config, lines: Sequence[Line], compared: bool
) -> tuple[Course, Diverged | None]:
    """The course that the lines lead to, and where the present rules say otherwise, if they do.

    A table that went on after such a halt is compared again up to there. Several changes of rules
    may each have left a halt: the present rules go on with the first one that they reach.
    """
    course = Course(config)
    moved_on = [place for place, line in enumerate(lines) if line.kind == "moved_on"]
    course.compared = compared or bool(moved_on)
    number = 0
    while number < len(lines):
        try:
            course.apply(lines[number])
            number += 1
        except (Diverged, Refused) as problem:
            halt = _halted(course, problem)
            reached = [
                place
                for place in moved_on
                if place > number and int(lines[place].text) <= halt.common
            ]
            later = reached[0] if reached else len(lines)
            for line in lines[number + 1 : later]:
                if line.kind in BESIDE:
                    course.apply(line)
            if not reached:
                course.halt(halt)
            number = later
    course.compared = False
    return course, course.diverged


def _halted(course: Course, problem: Exception) -> Diverged:
    """Whatever stopped a course, as a place in the game."""
    if isinstance(problem, Diverged):
        return problem
    common = len(course.sitting.moves) if course.sitting else 0
    return Diverged(common, "the deal", str(problem))
