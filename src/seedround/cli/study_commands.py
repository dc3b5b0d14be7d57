"""The commands to study, with their help. What they do is loaded only when they run."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from seedround.cli.app import STUDYING, On, OptionValues, SetSource, app


@app.command(group=STUDYING)
def simulate(
    game: str,
    /,
    *,
    seats: str | None = None,
    games: int = 100,
    seed: str = "1",
    on: On = None,
    jobs: int | None = None,
    set_source: SetSource = None,
    option: OptionValues = None,
    out: Path | None = None,
    resume: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let bots play many games; prints win shares with 95 % intervals, scores and length.

    For example:

        seedround simulate trade-show --seats solver,random,random --games 1000
        seedround simulate trade-show --seats solver,solver --games 5000 --jobs 4 --out run
        seedround simulate trade-show --seats solver,solver --games 5000 --out run --resume

    The result depends on the seed, never on what does the work. Ctrl-C keeps what is done.

    Parameters
    ----------
    game
        A game, as `seedround games` names it.
    seats
        The bots, separated by commas. They change chairs from game to game.
    games
        How many games are played.
    seed
        Any text; the same text gives the same games.
    on
        What does the work: inline (this process), processes, ray (a cluster of its own on this
        machine) or ray=ADDRESS (yours). Without it --jobs decides.
    jobs
        How many processes share the work.
    set_source
        A card set of your own: a .toml file or a folder of them.
    option
        An option of the game, NAME=VALUE; may be given several times.
    out
        A folder for every single result, as Parquet tables (see docs/lab.md).
    resume
        Go on with the run in that folder if it is there already.
    """
    from seedround.cli.simulation import run_simulation

    return run_simulation(game, seats, games, seed, on, jobs, set_source, option or [], out, resume)


@app.command(group=STUDYING)
def tournament(
    game: str,
    /,
    *,
    bots: str,
    games: int = 100,
    players: int = 2,
    seed: str = "1",
    stop_early: Annotated[bool, Parameter(negative="")] = False,
    on: On = None,
    jobs: int | None = None,
    set_source: SetSource = None,
    option: OptionValues = None,
) -> int:
    """Let bots play each other, every deal from every chair; prints ratings.

    For example:

        seedround tournament trade-show --bots solver,threshold,random
        seedround tournament trade-show --bots solver,threshold,random --players 3 --games 300
        seedround tournament trade-show --bots solver,threshold --games 400 --stop-early

    Ratings are in Elo points around the average of the field, with 95 % intervals.

    Parameters
    ----------
    game
        A game, as `seedround games` names it.
    bots
        The bots, separated by commas.
    games
        How many games each table of bots plays: the next multiple of the players.
    players
        How many sit at a table.
    seed
        Any text; the same text gives the same games.
    stop_early
        Two at a table: stop as soon as a 95 % interval, corrected for looking ten times, clears
        50 %; after --games at the latest.
    on
        What does the work: inline, processes, ray or ray=ADDRESS. Without it --jobs decides.
    jobs
        How many processes share the work.
    set_source
        A card set of your own: a .toml file or a folder of them.
    option
        An option of the game, NAME=VALUE; may be given several times.
    """
    from seedround.cli.tournament import run_tournament

    return run_tournament(
        game, bots, games, players, seed, stop_early, on, jobs, set_source, option or []
    )


@app.command(group=STUDYING)
def levels(
    game: str,
    /,
    *,
    games: int = 400,
    seed: str = "1",
    jobs: int | None = None,
    pace_only: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check that every level beats the one below, and how long each thinks.

    For example:

        seedround levels trade-show --jobs 2

    Two play, every deal from both chairs; a match ends as soon as a 95 % interval, corrected for
    looking ten times, clears 50 %. The exit status is 1 if a level does not win 58 to 75 % of
    its games against the one below, or if a bot does not beat the one below at all.

    Parameters
    ----------
    game
        A game, as `seedround games` names it.
    games
        How many games a match has at most.
    seed
        Any text; the same text gives the same games.
    jobs
        How many processes share the work.
    pace_only
        Measure the time a move takes and play no matches.
    """
    from seedround.cli.ladder import run_ladder

    return run_ladder(game, games, seed, jobs, pace_only)


@app.command(group=STUDYING)
def report(
    run: Path, /, *, out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None
) -> None:
    """Make one page with plots from a run: wins, length, scores, choices and cards.

    For example:

        seedround simulate trade-show --seats solver,random --games 1000 --out run
        seedround report run -o report.html

    Parameters
    ----------
    run
        A folder that `seedround simulate --out` has made.
    out
        The page to write, over an older one if there is one; RUN.html unless given.
    """
    from seedround.cli.reporting import run_report

    run_report(run, out)


@app.command(group=STUDYING)
def balance(
    *names: str,
    games: int = 1000,
    players: Annotated[list[int] | None, Parameter(negative="")] = None,
    seed: str = "1",
    on: On = None,
    jobs: int | None = None,
    set_source: SetSource = None,
) -> int:
    """Measure every balance target of a game; exit status 1 if one is missed for certain.

    For example:

        seedround balance trade-show
        seedround balance trade-show --games 5000 --jobs 2
        seedround balance trade-show --players 2 --set my-cards.toml

    Parameters
    ----------
    names
        The games to measure; all of them unless named.
    games
        How many games for each number of players and each line-up of bots.
    players
        A number of players; give it again for more. All that the game allows unless given.
    seed
        Any text; the same text gives the same games.
    on
        What does the work: inline, processes, ray or ray=ADDRESS. Without it --jobs decides.
    jobs
        How many processes share the work; the result is the same.
    set_source
        A card set of your own.
    """
    from seedround.cli.balance import run_balance

    return run_balance(names, games, seed, on, jobs, players or [], set_source)


@app.command(group=STUDYING)
def bench(*names: str, json: bool = False) -> None:
    """Measure how fast the rules are: decisions, whole games, copies, bots and search.

    For example:

        seedround bench
        seedround bench trade-show --json

    Parameters
    ----------
    names
        The games to measure; all of them unless named.
    json
        Print one JSON object a line instead of a table.
    """
    from seedround.cli.bench import run_bench

    run_bench(list(names), json)


@app.command(group=STUDYING)
def soak(*, seconds: float = 60, seed: str = "1") -> None:
    """Play random games for a while and check every law of the engine on the way.

    For example:

        seedround soak --seconds 60

    Parameters
    ----------
    seconds
        How long.
    seed
        Any text; the same text gives the same games.
    """
    from seedround.cli.bench import run_soak

    run_soak(seconds, seed)


@app.command(group=STUDYING)
def mcp(*, seed: str | None = None) -> None:
    """Let a language model sit at a table: a Model Context Protocol server on standard input.

    For example, in the settings of a client:

        {"mcpServers": {"seedround": {"command": "seedround", "args": ["mcp"]}}}

    Parameters
    ----------
    seed
        Hex text that fixes every deal, for tests; drawn at random unless given.
    """
    from seedround.lab.extras import need

    need("mcp", "mcp", "A seat for language models")
    from seedround.adapters.mcp import serve

    serve(seed)
