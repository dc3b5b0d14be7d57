"""The command line. `main` turns everything that can go wrong into one sentence."""

import io
import os
import sys
from collections.abc import Sequence

from cyclopts import CycloptsError

from seedround.cli import admin, playing, studying  # noqa: F401 (commands name themselves to the app)
from seedround.cli.app import app
from seedround.cli.status import FAILED, STOPPED, UNHEARD
from seedround.engine.errors import Refused


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
        return complain(str(problem))
    except CycloptsError as problem:
        return complain(misread(problem))
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    except OSError as problem:
        what = f" {problem.filename}" if problem.filename else ""
        return complain(f"The file{what} cannot be used: {problem.strerror or problem}.")
    except Exception as problem:
        if os.environ.get("SEEDROUND_DEBUG"):
            raise
        return complain(
            f"This is a mistake of the program, not yours ({type(problem).__name__}: {problem}): "
            "please report it with what SEEDROUND_DEBUG=1 shows."
        )
    return status if isinstance(status, int) else 0


def complain(sentence: str) -> int:
    """Say what is wrong on standard error; gives the exit status for it."""
    print(sentence, file=sys.stderr)
    return FAILED


def misread(problem: CycloptsError) -> str:
    """What is wrong with the words of a command, and where its help is."""
    problem.verbose = False
    command = " ".join(["seedround", *(problem.command_chain or ())])
    return f"{' '.join(str(problem).split())} See {command} --help."
