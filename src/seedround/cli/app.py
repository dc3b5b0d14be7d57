"""The commands and their help. What they do is loaded only when they run."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Group, Parameter

from seedround import __version__

HELP = """Four board games about Silicon Valley: play, study, teach bots.

First steps:

    seedround play                     sit down and play
    seedround rules trade-show         read the rules
    seedround simulate trade-show      let bots play each other

Every command has a --help with examples of its own."""

app = App(
    name="seedround",
    help=HELP,
    help_format="plaintext",
    version=f"Seed Round {__version__}",
    suppress_keyboard_interrupt=False,
)
PLAYING = Group("To play", sort_key=1)
STUDYING = Group("To study", sort_key=2)
app["--help"].group = app["--version"].group = Group("Besides", sort_key=3)

sets = App(
    name="set",
    help="""Card sets: check your own, or export ours as a starting point.

For example:

    seedround set export trade-show --out my-cards.toml
    seedround set check my-cards.toml""",
    group=PLAYING,
)
app.command(sets)

OptionValues = Annotated[
    list[str] | None, Parameter(name="--option", negative="", metavar="NAME=VALUE")
]
On = Annotated[str | None, Parameter(metavar="ENGINE")]
SetSource = Annotated[str | None, Parameter(name="--set", metavar="FILE")]


@app.command(group=PLAYING)
def games() -> None:
    """Show the games: players, time, card sets, and their options with values and defaults.

    For example:

        seedround games
    """
    from seedround.cli.listing import show_games

    show_games()


@app.command(group=PLAYING)
def rules(game: str, rule: str | None = None, /) -> None:
    """Print the rules of a game, or one rule by its id.

    For example:

        seedround rules trade-show                 all of them
        seedround rules trade-show TS-DRAFT-07     one rule
        seedround rules trade-show TS-DRAFT        all rules on drafting

    Parameters
    ----------
    game
        A game, as `seedround games` names it.
    rule
        The id of a rule or a ruling; its beginning is enough.
    """
    from seedround.cli.rulebook import show_rules

    show_rules(game, rule)


@app.command(group=PLAYING)
def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    seed: str | None = None,
    set_source: SetSource = None,
    option: OptionValues = None,
    record: Path | None = None,
    resume: Path | None = None,
) -> int:
    """Play a game in the terminal: alone, with friends at one keyboard, against bots.

    For example:

        seedround play                                      you against bots
        seedround play trade-show --seats you=Ada,you=Ben,hard
        seedround play trade-show --option rounds=2 --record evening.json
        seedround play --resume evening.json

    At the table you type the number of a choice, or one of these keys:

        ?  why not: what is blocked, and by which rule
        h  hint, with figures
        u  take back
        l  log of the game
        r  the rules of this decision
        q  save and leave

    Parameters
    ----------
    game
        A game, as `seedround games` names it; you are asked if there are several.
    seats
        Who plays, in seat order and separated by commas: you, you=NAME, or the name of a bot.
        The bots easy, normal, hard and expert play every game.
    seed
        Hex text that fixes the deal; drawn at random unless given.
    set_source
        A card set of your own: a .toml file or a folder of them.
    option
        An option of the game, NAME=VALUE; may be given several times.
    record
        A file that is written anew after every move.
    resume
        Go on with a saved game.
    """
    from seedround.cli.play import play_game

    return play_game(game, seats, seed, set_source, option or [], record, resume)


@app.command(group=PLAYING)
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8200,
    data: Path = Path("seedround-data"),
    database: str | None = None,
    rate: float = 30,
    internal: str | None = None,
    open_page: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> None:
    """Run the table server: people play in their browsers, bots take empty chairs.

    For example:

        seedround serve --open
        seedround serve --host 0.0.0.0 --port 80 --data /var/lib/seedround
        seedround serve --database postgresql://seedround@localhost/seedround

    Stop it with Ctrl-C: it finishes what it writes and tells everybody who is connected.

    Parameters
    ----------
    host
        The address to listen at; only this machine unless given.
    port
        The port; 0 takes any free one.
    data
        The folder for the tables, one SQLite file.
    database
        The address of a PostgreSQL database, instead of the file.
    rate
        Requests a second that one address may make; 0 for no limit.
    internal
        With --database: the address at which other processes on that database reach this one;
        http://HOST:PORT unless given.
    open_page
        Open the page in a browser; if the port is taken, take any free one.
    """
    from seedround.cli.serving import run_server

    run_server(host, port, data, database, rate, internal, open_page)


@app.command(name="export", group=PLAYING)
def export_games(
    out: Path,
    /,
    *,
    data: Path = Path("seedround-data"),
    database: str | None = None,
) -> None:
    """Write the record of every game on a stopped server into a folder, one file each.

    For example:

        seedround export games
        seedround export games --data /var/lib/seedround

    Each file is a record for `seedround replay`, `verify` and `play --resume`. Running games are
    among them, and a record holds its seed: keep them to yourself until they are over.

    Parameters
    ----------
    out
        The folder for the records; it is made if it is not there.
    data
        The folder of the server.
    database
        The address of the server's PostgreSQL database.
    """
    from seedround.cli.serving import export_records

    export_records(out, data, database)


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
    """Let bots play each other, everybody every deal from every chair; prints ratings.

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
    its games against the one below, or if somebody does not beat the one below at all.

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


@app.command(group=PLAYING)
def replay(file: Path, /, *, step: bool = False, set_source: SetSource = None) -> None:
    """Tell a recorded game in words.

    For example:

        seedround replay evening.json
        seedround replay evening.json --step

    Parameters
    ----------
    file
        A record, as `seedround play` saves it.
    step
        Wait for Enter after every decision.
    set_source
        The card set of the record, if it does not carry it.
    """
    from seedround.cli.replay import tell_record

    tell_record(file, step, set_source)


@app.command(group=PLAYING)
def verify(file: Path, /, *, set_source: SetSource = None) -> None:
    """Check a record: the commitment, the seed and every move.

    For example:

        seedround verify evening.json

    Parameters
    ----------
    file
        A record, as `seedround play` saves it.
    set_source
        The card set of the record, if it does not carry it.
    """
    from seedround.cli.replay import verify_record

    verify_record(file, set_source)


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
    from seedround.cli.studies import run_bench

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
    from seedround.cli.studies import run_soak

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


@sets.command
def check(file: Path, /) -> None:
    """Check a card set: says what it is, warns, or names the file, card and line of a mistake.

    For example:

        seedround set check my-cards.toml

    Parameters
    ----------
    file
        A .toml file or a folder of them.
    """
    from seedround.cli.listing import check_set

    check_set(file)


@sets.command
def export(game: str, /, *, out: Path | None = None) -> None:
    """Write the house set of a game as a starting point for your own.

    For example:

        seedround set export trade-show --out my-cards.toml
        seedround play trade-show --set my-cards.toml

    Parameters
    ----------
    game
        A game, as `seedround games` names it.
    out
        The file to write; without it the set is printed.
    """
    from seedround.cli.listing import export_set

    export_set(game, out)
