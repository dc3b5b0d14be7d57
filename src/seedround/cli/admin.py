"""The commands for the host of a server, with their help."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from seedround.cli.app import PLAYING, app

admin = App(
    name="admin",
    help="""For the host of a server: look at tables, close and delete them, ban addresses.

For example:

    seedround admin list --data /var/lib/seedround
    seedround admin show Xw3kP9aQzR1t --data /var/lib/seedround
    seedround admin close Xw3kP9aQzR1t --data /var/lib/seedround
    seedround admin ban 192.0.2.7 --data /var/lib/seedround

All of it is safe while the server runs: what you order is written into its database, the server
sees it within seconds, and the command waits for that. If no server runs, it is done at once.

Without --data the folder is seedround-data here, as for `seedround serve`.""",
    group=PLAYING,
)
app.command(admin)

Data = Annotated[Path, Parameter(help="The folder of the server.")]
Database = Annotated[
    str | None, Parameter(help="The address of its PostgreSQL database, instead of the folder.")
]
Yes = Annotated[bool, Parameter(negative="", help="Do not ask.")]
HERE = Path("seedround-data")
Stage = Literal["open", "running", "paused", "stopped", "over", "abandoned"]


@admin.command(name="list")
def list_tables(
    *,
    stage: Stage | None = None,
    most: int = 50,
    data: Data = HERE,
    database: Database = None,
) -> None:
    """List tables, those first at which something happened last.

    For example:

        seedround admin list
        seedround admin list --stage running --most 200

    Parameters
    ----------
    stage
        Only these.
    most
        So many at most.
    """
    from seedround.cli.hosting import Place, show_tables

    show_tables(Place(data, database), stage or "", most)


@admin.command
def show(
    table: str,
    /,
    *,
    chat: Annotated[bool, Parameter(negative="")] = False,
    data: Data = HERE,
    database: Database = None,
) -> None:
    """Show a table: who sits there, how far it is. Hidden cards and seeds are not shown.

    For example:

        seedround admin show Xw3kP9aQzR1t
        seedround admin show Xw3kP9aQzR1t --chat

    Parameters
    ----------
    table
        Its id, as `seedround admin list` and the address of its page have it.
    chat
        What was said there too. It is for people, not for hosts: look only if you have to.
    """
    from seedround.cli.hosting import Place, show_table

    show_table(Place(data, database), table, chat)


@admin.command
def close(table: str, /, *, data: Data = HERE, database: Database = None) -> None:
    """Give a game up for all who sit there. Its record stays.

    For example:

        seedround admin close Xw3kP9aQzR1t

    Parameters
    ----------
    table
        Its id.
    """
    from seedround.cli.hosting import Place, order

    order(Place(data, database), "close", table)


@admin.command
def delete(
    table: str, /, *, yes: Yes = False, data: Data = HERE, database: Database = None
) -> None:
    """Delete a table with all that belongs to it: record, chat, invitations.

    For example:

        seedround admin delete Xw3kP9aQzR1t

    Parameters
    ----------
    table
        Its id.
    """
    from seedround.cli.hosting import Place, order

    order(Place(data, database), "delete", table, yes)


@admin.command
def forget(
    person: str, /, *, yes: Yes = False, data: Data = HERE, database: Database = None
) -> None:
    """Forget a person, as if they had deleted themselves on the page.

    Their name, addresses, devices and words are gone; in running games a bot takes their seat, and
    records call them "Former player".

    For example:

        seedround admin forget hT7bLq2mVw9c

    Parameters
    ----------
    person
        Their id, as `seedround admin show` has it.
    """
    from seedround.cli.hosting import Place, forget_person

    forget_person(Place(data, database), person, yes)


@admin.command
def ban(address: str, /, *, data: Data = HERE, database: Database = None) -> None:
    """Shut an address out, and hang up on it. Its tables stay.

    Addresses stand in the log of your proxy. Of IPv6 at least a /64 is meant, which one household
    has; of IPv4 one address, or the network that you give. Many people may share an address.

    For example:

        seedround admin ban 192.0.2.7
        seedround admin ban 2001:db8:1:2::/64
        seedround admin ban 192.0.2.0/24

    Parameters
    ----------
    address
        An address or a network.
    """
    from seedround.cli.hosting import Place, ban_address

    ban_address(Place(data, database), address)


@admin.command
def unban(address: str, /, *, data: Data = HERE, database: Database = None) -> None:
    """Let an address in again.

    For example:

        seedround admin unban 192.0.2.7

    Parameters
    ----------
    address
        As it was banned.
    """
    from seedround.cli.hosting import Place, unban_address

    unban_address(Place(data, database), address)


@admin.command
def bans(*, data: Data = HERE, database: Database = None) -> None:
    """List the addresses that are shut out.

    For example:

        seedround admin bans
    """
    from seedround.cli.hosting import Place, show_bans

    show_bans(Place(data, database))
