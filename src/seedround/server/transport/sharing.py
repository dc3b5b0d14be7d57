"""What is shared of a table: a page with a preview for whoever is sent the link, and the picture.

A preview tells a stranger's program no more than a stranger may know: of a game that goes on, its
title if the table is public, and nothing else.
"""

from html import escape
from typing import Any, Final

from litestar import MediaType, Response

from seedround.engine.errors import Refused
from seedround.engine.words import Speaker
from seedround.games import find_game
from seedround.printing.results import Outcome, scene
from seedround.server.notices.links import Links
from seedround.server.people.identity import NoSuchTable
from seedround.server.sayings.tables import NoPicture, SharedTable
from seedround.server.tables.finished import finished
from seedround.server.tables.messages import FINISHED
from seedround.server.tables.pictures import outcome_of
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

SITE: Final = "Seed Round"
PREVIEW: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="{about}">
<meta property="og:site_name" content="{site}">
<meta property="og:type" content="website">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{about}">
<meta property="og:url" content="{address}">
{picture}<meta http-equiv="refresh" content="0; url={page}">
</head><body><p><a href="{page}">{title}</a></p></body></html>
"""
PICTURE: Final = """<meta property="og:image" content="{picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="{title}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="{title}">
<meta name="twitter:image" content="{picture}">
"""


async def outcome_at(request: Asking, table: str, spoken: str, own: bool) -> Outcome:
    """How a game ended; what one has played oneself stands out where that is wanted."""
    person = known(request)
    room = await finished(hub_of(request), table, person)
    seats = room.config.seats_of(person.id) if own and person else ()
    found = outcome_of(room.match, room.config.names_in(spoken), spoken, tuple(seats))
    if found is None:
        raise Refused(NoPicture())
    return found


@get(
    "/api/tables/{table:str}/picture.svg",
    summary="The result of a finished game as a drawing, for a page; your own seats stand out",
    media_type="image/svg+xml",
)
async def drawn_here(request: Asking, table: Short, told: Spoken = None) -> Response[bytes]:
    spoken = spoken_to(request, known(request), told)
    outcome = await outcome_at(request, table, spoken, own=True)
    body = scene(outcome, find_game(outcome.game)).encode()
    headers = {**VARY, "content-language": spoken}
    return Response(body, media_type="image/svg+xml", headers=headers)


@get(
    "/api/tables/{table:str}/picture.png",
    summary="The result of a finished game as a picture, to keep and to share",
    media_type="image/png",
)
async def pictured_here(request: Asking, table: Short, told: Spoken = None) -> Response[bytes]:
    person, hub = known(request), hub_of(request)
    spoken = spoken_to(request, person, told)
    outcome = await outcome_at(request, table, spoken, own=False)
    made = await hub.pictures.of(outcome, who(request, person))
    headers = {**VARY, "content-language": spoken}
    return Response(made, media_type="image/png", headers=headers)


@get("/shared/{table:str}", include_in_schema=False)
async def preview(request: Asking, table: Short, told: Spoken = None) -> Response[bytes]:
    """What a messenger shows of a link; people go on to the page."""
    hub, person = hub_of(request), known(request)
    spoken = spoken_to(request, person, told)
    base = hub.settings.get("SEEDROUND_URL") or str(request.base_url)
    links, found, title = Links(base), None, ""
    try:
        room = await hub.room(table)
        over = room.match.stage in FINISHED
        if over:
            names = room.config.names_in(spoken)
            found = outcome_of(room.match, names, spoken)
        if over or room.head.public:
            title = find_game(room.config.record.game).title_in(spoken)
    except NoSuchTable:
        over = False
    say = Speaker(spoken).say
    shared = escape(found.headline if found else title or SITE)
    picture = f"{base.rstrip('/')}/api/tables/{table}/picture.png?language={spoken}"
    body = PREVIEW.format(
        language=spoken,
        site=SITE,
        title=shared,
        about=escape(found.story if found else say(SharedTable(title or None))),
        address=escape(f"{base.rstrip('/')}/shared/{table}"),
        page=escape(links.replay(table) if over else links.table(table)),
        picture=PICTURE.format(picture=escape(picture), title=shared) if found else "",
    )
    return Response(body.encode(), media_type=MediaType.HTML, headers=VARY)


HANDLERS: Final[list[Any]] = [drawn_here, pictured_here, preview]
