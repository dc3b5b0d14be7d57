"""The command line. `main` turns everything that can go wrong into one sentence."""

import io
import os
import sys
from collections.abc import Sequence

from cyclopts import CycloptsError

from seedround.cli import admin, play_commands, study_commands  # noqa: F401 (commands name themselves to the app)
from seedround.cli.app import app
from seedround.cli.sayings.trouble import (
    FileTrouble,
    Misread,
    OurMistake,
    Stopped,
)
from seedround.cli.screen import spoken
from seedround.cli.status import FAILED, STOPPED, UNHEARD
from seedround.engine.errors import Refused
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit status: 0, or 2 after a sentence on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = app(
            sys.argv[1:] if argv is None else list(argv),
            print_error=False,
            exit_on_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
    except Refused as problem:
        return complain(problem.said(Speaker(spoken())))
    except CycloptsError as problem:
        return complain(said(misread(problem)))
    except KeyboardInterrupt:
        print(f"\n{said(Stopped())}", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    except OSError as problem:
        file = str(problem.filename) if problem.filename else None
        return complain(said(FileTrouble(file, str(problem.strerror or problem))))
    except Exception as problem:
        if os.environ.get("SEEDROUND_DEBUG"):
            raise
        return complain(said(OurMistake(type(problem).__name__, str(problem))))
    return status if isinstance(status, int) else 0


def said(thing: Saying) -> str:
    return Speaker(spoken()).say(thing)


def complain(sentence: str) -> int:
    """Say what is wrong on standard error; gives the exit status for it."""
    print(sentence, file=sys.stderr)
    return FAILED


def misread(problem: CycloptsError) -> Misread:
    """What is wrong with the words of a command, and where its help is."""
    problem.verbose = False
    command = " ".join(["seedround", *(problem.command_chain or ())])
    return Misread(" ".join(str(problem).split()), command)
