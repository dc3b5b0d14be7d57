"""Try mutants from the command line.

    python -m tools.mutants                              all targets, one after the other
    python -m tools.mutants bidness                      300 mutants of one game
    python -m tools.mutants bidness --survivors-only     only those that survived last time
    python -m tools.mutants bidness --only auction.py:68 every mutant of a line (or of a file)
    python -m tools.mutants bidness --list               what would be tried, with nothing run

What came of it stands in build/mutants/<target>.json. Exit status 1 if a goal is missed.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.mutants.judged import key_of
from tools.mutants.mutations import Mutant
from tools.mutants.running import Run, Tried, all_mutants, run, sample
from tools.mutants.targets import ROOT, TARGETS, Target

FOLDER = ROOT / "build" / "mutants"


def main() -> int:
    asked = arguments()
    if not asked.target:
        each = [[sys.executable, "-m", "tools.mutants", name, *sys.argv[1:]] for name in TARGETS]
        return max([subprocess.run(one, cwd=ROOT).returncode for one in each])
    target = TARGETS[asked.target]
    mutants = wanted(target, asked)
    if asked.list:
        for mutant in mutants:
            print(f"{mutant.file}:{mutant.line} {mutant.kind}\n  - {mutant.was}\n  + {mutant.now}")
        return 0
    done = tried_with_a_bar(target, mutants, asked.seed)
    if not asked.survivors_only and not asked.only:
        path = FOLDER / f"{target.name}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(done)))
    report(done)
    return 0 if done.good else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("target", nargs="?", choices=list(TARGETS))
    parser.add_argument("--many", type=int, default=300, help="mutants that are drawn")
    parser.add_argument("--seed", type=int, default=1, help="draws others")
    parser.add_argument("--survivors-only", action="store_true", help="those of the last run")
    parser.add_argument("--only", metavar="FILE[:LINE]", help="all mutants of a place")
    parser.add_argument("--list", action="store_true", help="list the mutants, try none")
    return parser.parse_args()


def wanted(target: Target, asked: argparse.Namespace) -> list[Mutant]:
    """The mutants that are asked for."""
    everything = all_mutants(target)
    if asked.only:
        file, _, line = asked.only.partition(":")
        return [
            mutant
            for mutant in everything
            if mutant.file.endswith(f"/{file}") or mutant.file == file
            if not line or mutant.line == int(line)
        ]
    if asked.survivors_only:
        path = FOLDER / f"{target.name}.json"
        last = msgspec.json.decode(path.read_bytes(), type=Run)
        survivors = {key_of(one.mutant) for one in last.with_verdict("survived")}
        return [mutant for mutant in everything if key_of(mutant) in survivors]
    return sample(everything, asked.many, asked.seed)


def tried_with_a_bar(target: Target, mutants: Sequence[Mutant], seed: int) -> Run:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[survivors]} survivors"),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(target.name, total=len(mutants), survivors=0)
        survivors = 0

        def tell(tried: Tried) -> None:
            nonlocal survivors
            survivors += tried.verdict == "survived"
            progress.update(task, advance=1, survivors=survivors)

        return run(target, mutants, FOLDER, seed, tell=tell)


def report(done: Run) -> None:
    """The survivors by line, then the score."""
    survivors = done.with_verdict("survived")
    for one in survivors:
        mutant = one.mutant
        print(f"{mutant.file}:{mutant.line} in {mutant.function or 'the module'} ({one.by})")
        print(f"  - {mutant.was}\n  + {mutant.now}")
    killed, judged = len(done.with_verdict("killed")), len(done.with_verdict("judged"))
    print(
        f"{done.target}: {len(done.tried)} mutants, {killed} killed, {judged} judged equivalent, "
        f"{len(survivors)} survivors: {done.score:.1f} % (goal {done.goal} %)"
    )


if __name__ == "__main__":
    sys.exit(main())
