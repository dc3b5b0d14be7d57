"""HTTP for a person's own things: mail, devices, moving to another device, being forgotten."""

from typing import Annotated, Final, cast

import segno
from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from seedround.server.host.scope import Scope, address
from seedround.server.notices.links import Links
from seedround.server.people import linking
from seedround.server.people.identity import COOKIE, person_shown
from seedround.server.protocol.http import (
    CodeBrought,
    CodeGiven,
    DeviceLinked,
    MailCode,
    MailSettled,
    PersonShown,
    TableDeleted,
)
from seedround.server.tables import deletion
from seedround.server.transport.http import (
    Asking,
    Short,
    cookie_with,
    delete,
    hub_of,
    known,
    language,
    post,
    required,
)

Mailbox = Annotated[str, PathParameter(max_length=60)]


# Mail


@post("/api/mail/confirm", summary="Confirm an address for mail, with the code of its link")
async def confirm_mail(request: Asking, data: JSONBody[MailCode]) -> MailSettled:
    hub = hub_of(request)
    await hub.letters.confirm(data.code, hub.now())
    return MailSettled(mail=True)


@post("/api/mail/{mailbox:str}/stop", summary="No more mail there; needs no cookie (RFC 8058)")
async def stop_mail(request: Asking, mailbox: Mailbox) -> MailSettled:
    await hub_of(request).letters.stop(mailbox)
    return MailSettled(mail=False)


@post("/api/mail/{mailbox:str}/allow", summary="Mail may be sent there again, once confirmed")
async def allow_mail(request: Asking, mailbox: Mailbox) -> MailSettled:
    await hub_of(request).letters.allow(mailbox)
    return MailSettled(mail=True)


# Devices


@post("/api/me/recovery", summary="A recovery code, told once; the one before is void")
async def recovery_code(request: Asking) -> CodeGiven:
    hub = hub_of(request)
    code = await linking.give(hub.store, "recovery", required(request), hub.now())
    return CodeGiven(code=code, minutes=None, address=None, picture=None)


@post("/api/me/link", summary="A code for another device of yours, good for some minutes")
async def link_code(request: Asking) -> CodeGiven:
    hub = hub_of(request)
    code = await linking.give(hub.store, "link", required(request), hub.now())
    links = Links(hub.settings.get("SEEDROUND_URL") or str(request.base_url))
    place = links.device(code)
    picture = segno.make_qr(place, error="m").svg_data_uri(border=2, dark="#000", light="#fff")
    return CodeGiven(code=code, minutes=linking.MINUTES, address=place, picture=picture)


@post("/api/devices", summary="Be on this device whom a code is for; it works once")
async def link_device(request: Asking, data: JSONBody[CodeBrought]) -> Response[DeviceLinked]:
    hub = hub_of(request)
    hub.budgets.try_code(address(cast(Scope, request.scope)))
    present = known(request)
    person, secret, fresh = await linking.take(hub.store, data.code, present, data.leave, hub.now())
    linked = DeviceLinked(person=person_shown(person), recovery=fresh)
    return Response(linked, cookies=[cookie_with(request, secret)])


# Going


@delete("/api/me", summary="Be forgotten: name, addresses, devices, seats and words are gone")
async def delete_me(request: Asking) -> Response[PersonShown]:
    person = required(request)
    await hub_of(request).keeping.forget(person.id)
    gone = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="strict")
    return Response(person_shown(None, language(request, None)), cookies=[gone])


@delete("/api/tables/{table:str}", summary="Delete a table, when all who sit there want it")
async def delete_table(request: Asking, table: Short) -> TableDeleted:
    hub, person = hub_of(request), required(request)
    room = await hub.room_for(table, person.id)
    wanted: bool = await room.do(lambda room: deletion.wish(room, person.id))
    if wanted:
        await hub.keeping.clerk.delete(table)
    return TableDeleted(deleted=wanted)


HANDLERS: Final = [
    confirm_mail, stop_mail, allow_mail, recovery_code, link_code, link_device, delete_me,
    delete_table,
]  # fmt: skip
