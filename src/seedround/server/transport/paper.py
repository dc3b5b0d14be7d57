"""HTTP for games on paper: the sets that we ship, and what people brought along to their tables."""

from typing import Annotated, Any, Final

from litestar import Response
from litestar.params import QueryParameter

from seedround.games import find_game
from seedround.printing import order
from seedround.server.tables import catalogue
from seedround.server.transport.http import (
    VARY,
    Asking,
    Short,
    Spoken,
    get,
    hub_of,
    known,
    spoken_to,
    who,
)

What = Annotated[str | None, QueryParameter(max_length=60)]
Paper = Annotated[str | None, QueryParameter(max_length=20)]


@get(
    "/api/games/{game:str}/print",
    summary="Cards, player aids and boards of a game on paper, as a PDF",
    media_type="application/pdf",
)
async def printed(
    request: Asking,
    game: Short,
    name: Annotated[str, QueryParameter(name="set", max_length=120)] = "house",
    what: What = None,
    paper: Paper = None,
    told: Spoken = None,
) -> Response[bytes]:
    person, hub, chosen = known(request), hub_of(request), find_game(game)
    cards = catalogue.shipped_set(chosen, name)
    wanted, spoken = order(what, paper), spoken_to(request, person, told)
    body = await hub.prints.sheets(chosen, cards, wanted, spoken, who(request, person))
    return _sheets(body, f"{chosen.id}-{wanted.paper}", spoken)


@get(
    "/api/tables/{table:str}/print",
    summary="The same with the cards of a table, also those that its host brought along",
    media_type="application/pdf",
)
async def printed_here(
    request: Asking, table: Short, what: What = None, paper: Paper = None, told: Spoken = None
) -> Response[bytes]:
    person = known(request)
    wanted, spoken = order(what, paper), spoken_to(request, person, told)
    body = await hub_of(request).sheets(table, wanted, spoken, who(request, person))
    return _sheets(body, f"{table}-{wanted.paper}", spoken)


def _sheets(body: bytes, name: str, spoken: str) -> Response[bytes]:
    file = f'attachment; filename="{name}-{spoken}.pdf"'
    headers = {**VARY, "content-language": spoken, "content-disposition": file}
    return Response(body, media_type="application/pdf", headers=headers)


HANDLERS: Final[list[Any]] = [printed, printed_here]
