"""The commands to play, with their help. What they do is loaded only when they run."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from seedround.cli.app import PLAYING, OptionValues, SetSource, app

sets = App(
    name="set",
    help="""Card sets: check your own, or export ours as a starting point.

For example:

    seedround set export trade-show --out my-cards.toml
    seedround set check my-cards.toml
    seedround set diff house my-cards.toml""",
    group=PLAYING,
)
app.command(sets)


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


@app.command(name="print", group=PLAYING)
def print_sheets(
    game: str,
    /,
    *,
    out: Path,
    set_source: SetSource = None,
    what: str = "cards,aids,boards",
    paper: str = "a4",
    language: str | None = None,
) -> None:
    """Print a game on paper: cards with their backs, player aids, boards and tokens, as a PDF.

    For example:

        seedround print trade-show --out trade-show.pdf
        seedround print silicon-valley --what cards --paper letter --out cards.pdf
        seedround print bidness --set my-box.toml --language de --out meine-karten.pdf

    Print at actual size (100 %), on both sides, flipped on the long edge. It needs the extra
    `seedround[print]`.

    Parameters
    ----------
    game
        A game, as `seedround games` names it.
    out
        The PDF to write.
    set_source
        A card set of your own: a .toml file or a folder of them.
    what
        Any of cards, aids and boards, with commas.
    paper
        a4 or letter.
    language
        The language of what is printed; the terminal's (SEEDROUND_LANGUAGE) unless given.
    """
    from seedround.cli.printing import write_sheets

    write_sheets(game, set_source, what, paper, language, out)


@app.command(name="play", group=PLAYING)
def play_in_terminal(
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
        s  how it stands, and what will happen by itself
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
    from seedround.cli.table import play_game

    return play_game(game, seats, seed, set_source, option or [], record, resume)


@app.command(group=PLAYING)
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8200,
    data: Path = Path("seedround-data"),
    database: str | None = None,
    internal: str | None = None,
    limits: str | None = None,
    proxies: str = "127.0.0.1,::1",
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
    internal
        With --database: the address at which other processes on that database reach this one;
        http://HOST:PORT unless given.
    limits
        A TOML file with limits that differ from the usual ones (see docs/hosting.md), or `none`.
    proxies
        Addresses and networks of proxies, with commas: what they say about where a request comes
        from is believed. A proxy on this machine unless given.
    open_page
        Open the page in a browser; if the port is taken, take any free one.
    """
    from seedround.cli.serving import run_server

    run_server(host, port, data, database, internal, limits, proxies.split(","), open_page)


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
def verify(
    file: Path,
    /,
    *,
    set_source: SetSource = None,
    key: str | None = None,
    server: str | None = None,
) -> None:
    """Check a record: that it is unchanged, who signed it, and every move.

    For example:

        seedround verify evening.json
        seedround verify evening.json --server https://play.example.org

    Parameters
    ----------
    file
        A record, as `seedround play` saves it or a server gives it.
    set_source
        The card set of the record, if it does not carry it.
    key
        The public key that must have signed it.
    server
        The address of the server that must have signed it: its key is asked for there.
    """
    from seedround.cli.verifying import Wanted, verify_record

    verify_record(file, set_source, Wanted.key_of(key, server))


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
def diff(first: str, second: str, /) -> None:
    """Tell two card sets of one game apart, in words.

    For example:

        seedround set diff house my-cards.toml

    Parameters
    ----------
    first
        A .toml file, a folder of them, or the name of a set that we ship, as `house`.
    second
        The same; what it has otherwise is told.
    """
    from seedround.cli.listing import diff_sets

    diff_sets(first, second)


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
