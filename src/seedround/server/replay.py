"""From the stored lines of a table to its course, also when the rules have changed since."""

from collections.abc import Sequence

from seedround.engine.errors import Refused
from seedround.server.config import Config
from seedround.server.course import Course, Diverged
from seedround.server.store import Line


def replayed(
    config: Config, lines: Sequence[Line], compared: bool
) -> tuple[Course, Diverged | None]:
    """The course that the lines lead to, and where the present rules say otherwise, if they do.

    A table that went on after such a halt is compared again up to there.
    """
    course = Course(config)
    moved_on = [number for number, line in enumerate(lines) if line.kind == "moved_on"]
    course.compared = compared or bool(moved_on)
    number = 0
    while number < len(lines):
        try:
            course.apply(lines[number])
        except (Diverged, Refused) as problem:
            halt = (
                problem if isinstance(problem, Diverged) else Diverged(0, "the deal", str(problem))
            )
            later = [place for place in moved_on if place > number]
            if not later:
                course.compared = False
                return course, halt
            number = later[0]
        else:
            number += 1
    course.compared = False
    return course, None
