"""Pictures of results: only of games that are over, made apart and kept while there is room.

The press remembers what it has laid out: as prints are, each picture is made in a process that
ends with it.
"""

from functools import partial

from seedround.engine.kinds import SPECTATOR, Seat
from seedround.engine.telling import ending_of, standing_of
from seedround.engine.words import Speaker
from seedround.games import find_game
from seedround.printing.results import Entrant, Outcome, picture
from seedround.server.host.budgets import Budgets, Who
from seedround.server.host.shelf import Shelf
from seedround.server.host.turns import Turns
from seedround.server.tables.match import Match
from seedround.server.tables.prints import LONGEST, apart, ticking


def outcome_of(
    match: Match, names: tuple[str, ...], language: str, own: tuple[Seat, ...] = ()
) -> Outcome | None:
    """What is to be drawn: how it ended, as everybody may know it; None without an ending.

    `own` are the seats that stand out.
    """
    table, game = match.playing.table, match.game
    result, told = table.result, ending_of(table, SPECTATOR)
    standing = None if told is None else standing_of(table, SPECTATOR)
    if result is None or told is None or standing is None:
        return None
    say = Speaker(language, match.playing.cards, names).say
    return Outcome(
        game=game.id,
        title=game.title_in(language),
        headline=say(told.headline).removesuffix("."),
        story=" ".join([say(one) for one in told.story]),
        entrants=tuple(
            [
                Entrant(
                    names=tuple([names[seat] for seat in racer.seats]),
                    figure=racer.figure,
                    says=say(racer.says),
                    place=result.places[racer.seats[0]],
                    won=racer.seats[0] in result.winners,
                    mine=any(seat in own for seat in racer.seats),
                    pieces=told.pieces[at] if at < len(told.pieces) else 0,
                    note=say(told.notes[at]) if at < len(told.notes) else "",
                )
                for at, racer in enumerate(standing.race)
            ]
        ),
        goal=told.goal[0] if told.goal else 0,
        goal_says=say(told.goal[1]) if told.goal else "",
        stamp=say(told.stamp) if told.stamp else "",
        foot=say(told.foot) if told.foot else "",
    )


def drawn(outcome: Outcome) -> tuple[bytes, float]:
    """The picture and the processor seconds it took; the process ends if it takes too long."""
    return ticking(lambda: picture(outcome, find_game(outcome.game)), LONGEST)


class Pictures:
    """Who asks for a picture pays for the making; one that is there costs nothing."""

    def __init__(self, most: int, budgets: Budgets) -> None:
        self._kept: Shelf[Outcome, bytes] = Shelf(most, len)
        self._budgets = budgets
        self._turns = Turns(1, 1)

    async def of(self, outcome: Outcome, who: Who) -> bytes:
        """As PNG; many who ask for the same at once wait for the first."""
        if (kept := self._kept.get(outcome)) is not None:
            return kept
        self._budgets.advise(who)
        async with self._turns.turn(who):
            if (kept := self._kept.get(outcome)) is not None:
                return kept
            made, seconds = await apart(partial(drawn, outcome))
        self._budgets.thinking.spend(who, seconds)
        self._kept.put(outcome, made)
        return made
