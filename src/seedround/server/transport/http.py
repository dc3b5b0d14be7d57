"""The HTTP part: games, people, tables, and what is left of a game when it is over."""

from functools import partial
from typing import Annotated, Any, Final, cast

import litestar
import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from seedround.engine.errors import BadOption, Refused
from seedround.engine.kinds import SPECTATOR
from seedround.engine.locale import own_name
from seedround.engine.names import clean_name
from seedround.engine.record import Record
from seedround.games import find_game
from seedround.server.host.budgets import Who
from seedround.server.host.scope import Scope, address
from seedround.server.notices.webhooks import check_webhook
from seedround.server.people.identity import (
    COOKIE,
    GUEST,
    PERSON,
    YEAR,
    hashed,
    language_of,
    new_id,
    new_secret,
    person_shown,
    recognise,
)
from seedround.server.protocol.http import (
    Branch,
    CampaignShown,
    CardsShown,
    CreateTable,
    GameShown,
    Invite,
    Invited,
    Join,
    KeyShown,
    LanguageShown,
    OwnSetShown,
    PersonChange,
    PersonShown,
    Problem,
    Replay,
    RulesShown,
    Statistics,
    TableOpened,
    Tables,
    Verified,
)
from seedround.server.protocol.plain import PlainShown
from seedround.server.protocol.tables import TableShown
from seedround.server.sayings import people as says
from seedround.server.store import Person
from seedround.server.tables import catalogue, finished, listing
from seedround.server.tables.campaigns import campaign_shown
from seedround.server.tables.hub import Hub
from seedround.server.tables.plain import plain_shown
from seedround.server.transport.socket import secret_of

Asking = Request[Any, Any, Any]
Short = Annotated[str, PathParameter(max_length=40)]
Spoken = Annotated[str | None, QueryParameter(name="language", max_length=20)]
"""The language that a link asks for."""
PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=words)
    for status, words in {
        400: "The request cannot be carried out; nothing has changed",
        403: "The request comes from the page of another site",
        404: "There is no such thing, or it is not open to you",
        409: "This device is another person's, who would lose their tables",
        413: "The body is too large",
        429: "Too many requests: wait a moment",
        503: "The table is moving to another process, or nothing can be stored now: try again",
    }.items()
}
"""Every problem has a kind and a sentence; these can meet any request."""
VARY: Final = {"vary": "accept-language, authorization, cookie"}
"""Caches must not tell others what was told in one person's language."""


def hub_of(request: Asking) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def see_who_asks(request: Asking) -> None:
    """Recognise the person before reading the request, so that refusals are in their language."""
    hub, scope = hub_of(request), cast(Scope, request.scope)
    scope[PERSON] = await recognise(hub.store, secret_of(scope), hub.now())


get = partial(litestar.get, responses=PROBLEMS, before_request=see_who_asks)
post = partial(litestar.post, responses=PROBLEMS, before_request=see_who_asks)
patch = partial(litestar.patch, responses=PROBLEMS, before_request=see_who_asks)
delete = partial(litestar.delete, responses=PROBLEMS, before_request=see_who_asks, status_code=200)


def known(request: Asking) -> Person | None:
    """The person who asks, if we know them."""
    return cast(Person | None, cast(Scope, request.scope)[PERSON])


def language(request: Asking, person: Person | None) -> str:
    return language_of(person, cast(Scope, request.scope), hub_of(request).languages)


def spoken_to(request: Asking, person: Person | None, told: str | None) -> str:
    """The page names its language: a link that is followed carries no header."""
    return told if told in hub_of(request).languages else language(request, person)


async def caller_or_guest(request: Asking, name: str | None = None) -> Person:
    """The person who asks; a stranger becomes a guest and gets a cookie."""
    hub = hub_of(request)
    person = known(request)
    if person is not None:
        if name is not None and person.name is None:
            person = msgspec.structs.replace(person, name=name)
            await hub.store.change_person(person)
        return person
    hub.budgets.new_guest(address(cast(Scope, request.scope)))
    secret, now = new_secret(), hub.now()
    person = Person(id=new_id(), name=name, language=language(request, None), created=now, seen=now)
    await hub.store.add_person(person, hashed(secret))
    cast(Scope, request.scope)[GUEST] = cookie_with(request, secret)
    return person


def cookie_with(request: Asking, secret: str) -> Cookie:
    """The cookie by which a device is known from now on."""
    return Cookie(
        key=COOKIE, value=secret, max_age=YEAR, path="/", httponly=True, samesite="strict",
        secure=request.url.scheme == "https",
    )  # fmt: skip


def who(request: Asking, person: Person | None) -> Who:
    """Who uses something up."""
    return Who(person.id if person else None, address(cast(Scope, request.scope)))


def required(request: Asking) -> Person:
    """The person who asks; strangers are told to sit down first."""
    person = known(request)
    if person is None:
        raise Refused(says.NotKnown())
    return person


# Games


@get("/api/games", summary="The games with their options, bots and card sets")
async def games(request: Asking) -> Response[tuple[GameShown, ...]]:
    spoken = language(request, known(request))
    return encoded(catalogue.games_shown(spoken), {**VARY, "content-language": spoken})


@get("/api/languages", summary="The languages in which every game can be told, English first")
async def languages(request: Asking) -> tuple[LanguageShown, ...]:
    return tuple(
        [LanguageShown(language=one, name=own_name(one)) for one in hub_of(request).languages]
    )


@get("/api/games/{game:str}/rules", summary="The rules for players, by chapters")
async def rules(game: Short) -> RulesShown:
    return catalogue.rules_shown(find_game(game).id)


@get("/api/games/{game:str}/campaign", summary="The levels of a solo game, as far as you are")
async def campaign(request: Asking, game: Short) -> CampaignShown:
    person = known(request)
    spoken, store = language(request, person), hub_of(request).store
    return await campaign_shown(store, find_game(game), person.id if person else None, spoken)


@get("/api/games/{game:str}/plain", summary="What a board can be drawn from without knowing it")
async def plain(request: Asking, game: Short) -> Response[PlainShown]:
    spoken = language(request, known(request))
    body = plain_shown(find_game(game).id, spoken)
    return encoded(body, {**VARY, "content-language": spoken})


@get("/api/games/{game:str}/cards", summary="A card set, for drawing")
async def cards(
    game: Short,
    name: Annotated[str, QueryParameter(name="set", max_length=120)] = "house",
) -> Response[CardsShown]:
    return encoded(catalogue.cards_shown(find_game(game).id, name))


def encoded(body: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """What was encoded before."""
    return Response(msgspec.Raw(body), media_type="application/json", headers=headers)


@get("/api/key", summary="The public key with which this server signs records")
async def key(request: Asking) -> KeyShown:
    return KeyShown(key=hub_of(request).signer.key)


# People


@get("/api/me", summary="Who you are")
async def me(request: Asking) -> PersonShown:
    person = known(request)
    return person_shown(person, language(request, person))


@patch("/api/me", summary="Change your name, language, or how you are notified")
async def change_me(request: Asking, data: JSONBody[PersonChange]) -> PersonShown:
    changes = {
        field: getattr(data, field)
        for field in data.__struct_fields__
        if getattr(data, field) is not msgspec.UNSET
    }
    if "name" in changes:
        changes["name"] = clean_name(changes["name"])
    if changes.get("language", "en") not in hub_of(request).languages:
        spoken = tuple([own_name(one) for one in hub_of(request).languages])
        raise BadOption(says.NoSuchLanguage(changes["language"], spoken))
    if changes.get("webhook"):
        check_webhook(changes["webhook"])
    wanted = changes.pop("email", msgspec.UNSET)
    person = await caller_or_guest(request)
    person = msgspec.structs.replace(person, **changes)
    await hub_of(request).store.change_person(person)
    if wanted is not msgspec.UNSET and wanted != person.email:
        person = await change_mail(request, person, wanted)
    return person_shown(person)


async def change_mail(request: Asking, person: Person, wanted: str | None) -> Person:
    """Mail goes to an address when its owner has opened the link that we send there."""
    hub = hub_of(request)
    if wanted is None:
        person = msgspec.structs.replace(person, email=None, unconfirmed=None)
        await hub.store.change_person(person)
        return person
    code = await hub.letters.wish(person, wanted, hub.now(), who(request, person))
    hub.tasks.once(hub.letters.ask(code, person.language))
    return msgspec.structs.replace(person, unconfirmed=wanted)


# Tables


@get("/api/tables", summary="Your tables, and the public ones")
async def tables(request: Asking) -> Tables:
    person = known(request)
    identity = person.id if person else None
    return await listing.lists(hub_of(request), identity, language(request, person))


@post("/api/tables", summary="Open a table")
async def create(request: Asking, data: JSONBody[CreateTable]) -> TableOpened:
    given = next((chair.name for chair in data.chairs if chair.who == "me" and chair.name), None)
    person = await caller_or_guest(request, clean_name(given) if given else None)
    return await hub_of(request).create(person, data, who(request, person))


@get("/api/tables/{table:str}", summary="A table from outside")
async def table_(request: Asking, table: Short) -> TableShown:
    person = known(request)
    identity = person.id if person else None
    return await listing.look(hub_of(request), table, identity, language(request, person))


@get("/api/tables/{table:str}/cards", summary="The card set of a table, for drawing")
async def cards_here(request: Asking, table: Short) -> Response[CardsShown]:
    asking = who(request, known(request))
    return encoded(await finished.cards_at(hub_of(request), table, asking))


@get("/api/tables/{table:str}/differences", summary="How a table's own card set differs from ours")
async def differences_here(request: Asking, table: Short) -> OwnSetShown:
    person = known(request)
    asking, spoken = who(request, person), language(request, person)
    room = await hub_of(request).room_for(table, asking.person)
    sheets = f"/api/tables/{table}/print"
    return OwnSetShown(own_set=await hub_of(request).own_set(room.config, spoken, asking, sheets))


@post("/api/tables/{table:str}/join", summary="Sit down at a public table")
async def join(request: Asking, table: Short, data: JSONBody[Join]) -> TableShown:
    person = await caller_or_guest(request, clean_name(data.name))
    hub_of(request).budgets.sit_down(who(request, person))
    return await hub_of(request).join(table, person, data.name, data.seat)


@get("/api/invites/{token:str}", summary="What an invitation is to; it stays good")
async def invited(request: Asking, token: Annotated[str, PathParameter(max_length=60)]) -> Invited:
    person = known(request)
    return await hub_of(request).invited(token, language(request, person), who(request, person))


@post("/api/invites/{token:str}", summary="Sit down with an invitation; it works once")
async def accept(
    request: Asking, token: Annotated[str, PathParameter(max_length=60)], data: JSONBody[Join]
) -> TableShown:
    person = await caller_or_guest(request, clean_name(data.name))
    hub_of(request).budgets.sit_down(who(request, person))
    return await hub_of(request).accept(token, person, data.name)


@post("/api/tables/{table:str}/invites/{seat:int}", summary="A new invitation for a free seat")
async def invite(
    request: Asking, table: Short, seat: Annotated[int, PathParameter(ge=0, le=9)]
) -> Invite:
    return await hub_of(request).invite(table, who(request, required(request)), seat)


@post("/api/tables/{table:str}/start", summary="Start the game (its host)")
async def start(request: Asking, table: Short) -> TableShown:
    return await hub_of(request).start(table, required(request))


@post("/api/tables/{table:str}/leave", summary="Leave before the game has started")
async def leave(request: Asking, table: Short) -> TableShown:
    return await hub_of(request).leave(table, required(request))


@post("/api/tables/{table:str}/go-on", summary="Go on after a change of rules (its people)")
async def go_on(request: Asking, table: Short) -> TableShown:
    person = required(request)
    hub = hub_of(request)
    return await finished.go_on(hub, await hub.room_for(table, person.id), person)


# After the game


@get("/api/tables/{table:str}/record", summary="The record of a finished game")
async def record(request: Asking, table: Short) -> Response[Record]:
    body = await finished.record_of(hub_of(request), table, known(request))
    name = f'attachment; filename="{table}.json"'
    answer = encoded(body.to_json())
    answer.headers["content-disposition"] = name
    return answer


@get("/api/tables/{table:str}/replay", summary="Some steps of a finished game, for any eyes")
async def replay(
    request: Asking,
    table: Short,
    viewer: Annotated[int, QueryParameter(ge=-2, le=9)] = -1,
    first: Annotated[int, QueryParameter(ge=0)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=finished.MOST_FRAMES)] = 50,
) -> Replay:
    person = known(request)
    eyes = finished.Eyes(person, viewer, language(request, person), who(request, person))
    return await finished.replay_of(hub_of(request), table, eyes, first, count)


@get(
    "/api/tables/{table:str}/verify",
    summary="Whether its record is unchanged, who signed it",
)
async def verify(request: Asking, table: Short) -> Verified:
    person = known(request)
    eyes = finished.Eyes(person, SPECTATOR, language(request, person), who(request, person))
    return await finished.verified(hub_of(request), table, eyes)


@get("/api/tables/{table:str}/statistics", summary="Moves, times and results by seat")
async def statistics(request: Asking, table: Short) -> Statistics:
    return await finished.statistics_of(hub_of(request), table, known(request))


@post("/api/tables/{table:str}/branch", summary="Play on from a move, against bots")
async def branch(request: Asking, table: Short, data: JSONBody[Branch]) -> TableOpened:
    person = await caller_or_guest(request)
    return await finished.branch(hub_of(request), table, person, data, who(request, person))


HANDLERS = [
    games, languages, rules, campaign, plain, cards, key, me, change_me, tables, create,
    table_, cards_here, differences_here, join, invited, accept, invite, start, leave, go_on,
    record, replay, verify, statistics, branch,
]  # fmt: skip
