"""The program `seedround`: its first help, and what its commands share."""

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

OptionValues = Annotated[
    list[str] | None, Parameter(name="--option", negative="", metavar="NAME=VALUE")
]
On = Annotated[str | None, Parameter(metavar="ENGINE")]
SetSource = Annotated[str | None, Parameter(name="--set", metavar="FILE")]
