"""Write moments of games for the gallery: web/samples/<game>-<seats>-<n>.json and a list of them.

    .venv/bin/python tools/samples.py [GAME ...]

Bots play a game of every number of seats; the first moments of each kind of decision are kept as
the deciding seat sees them, then some as another seat and as a spectator, and the end.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from seedround.bots import make_bot
from seedround.engine.game import Game
from seedround.engine.kinds import FIRST_SEAT, OPEN, SPECTATOR, SeatNumber, Viewer, every_seat
from seedround.engine.knowledge import Knowledge
from seedround.engine.playthrough import Playthrough
from seedround.games import all_games, find_game
from seedround.server.tables.catalogue import cards_shown
from seedround.server.tables.standings import (
    forecast_seen,
    standing_seen,
    with_consequences,
)
from seedround.server.tables.wording import Wording

FOLDER = Path(__file__).parents[1] / "web" / "samples"
NAMES = ("Ada", "Grace", "Linus", "Radia", "Ken", "Barbara")
OF_A_KIND = 3
"""Moments of one kind of decision and game."""
MOST_DECISIONS = 4000


def moments(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """Moments of one game, as the page would get them."""
    playthrough = Playthrough.new(game, seats, seed=f"{seats:032x}")
    names = NAMES[:seats]
    wording = Wording(playthrough, names)
    own = next(iter(game.rules().picks), "random")
    bots = [make_bot(own, game, seat) for seat in every_seat(seats)]
    seen: Counter[str] = Counter()
    before = 0
    for decision in range(MOST_DECISIONS):
        if playthrough.table.over:
            break
        seat = playthrough.table.choice.seat
        kind = playthrough.table.choice.kind
        seen[kind] += 1
        viewers = [seat] if seen[kind] in (1, 4, 9)[:OF_A_KIND] else []
        if seen[kind] == 2 and seats > 1:
            viewers = [SeatNumber((seat + 1) % seats), SPECTATOR]
        for viewer in viewers:
            yield moment(playthrough, wording, viewer, decision, before, names)
        before = len(playthrough.log)
        playthrough.play(bots[seat].choose(Knowledge(playthrough.table, seat)))
    if playthrough.table.over:
        for viewer in (FIRST_SEAT, OPEN):
            yield moment(playthrough, wording, viewer, decision, before, names)


def moment(
    playthrough: Playthrough,
    wording: Wording,
    viewer: Viewer,
    decision: int,
    before: int,
    names: Sequence[str],
) -> dict[str, Any]:
    say = partial(wording.say, reader=viewer)
    asked = (
        None
        if playthrough.table.over
        else wording.asked(viewer, [decision] * playthrough.table.seats)
    )
    return {
        "game": playthrough.game.id,
        "kind": playthrough.table.choice.kind if not playthrough.table.over else "over",
        "viewer": viewer,
        "names": names,
        "view": wording.view(viewer),
        "asked": with_consequences(asked, playthrough.table, viewer, say),
        "standing": standing_seen(playthrough.table, viewer, say),
        "forecast": forecast_seen(playthrough.table, viewer, say),
        "told": wording.told(playthrough.log[before:], viewer, count(before + 1)),
        "cards": msgspec.Raw(cards_shown(playthrough.game.id, playthrough.cards.id)),
    }


def main(wanted: Sequence[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    games = [find_game(name) for name in wanted] if wanted else all_games()
    for game in games:
        for old in FOLDER.glob(f"{game.id}-*.json"):
            old.unlink()
        for seats in game.players:
            for number, shown in enumerate(moments(game, seats), 1):
                path = FOLDER / f"{game.id}-{seats}-{number}.json"
                path.write_bytes(msgspec.json.encode(shown))
    listed = []
    for path in sorted(FOLDER.glob("*-*-*.json"), key=lambda path: (len(path.name), path.name)):
        shown = msgspec.json.decode(path.read_bytes())
        listed.append(
            {
                "file": path.name,
                "game": shown["game"],
                "kind": shown["kind"],
                "seats": len(shown["names"]),
                "viewer": shown["viewer"],
            }
        )
    (FOLDER / "list.json").write_text(json.dumps(listed, indent=1))
    print(f"{len(listed)} moments in {FOLDER.name}/")


if __name__ == "__main__":
    main(sys.argv[1:])
