"""HTTP for what is one's own: mail, devices, and the way to take all of it along or away."""

from typing import Annotated, Final, cast

import segno
from litestar import Response
from litestar.params import JSONBody, PathParameter

from seedround.server import linking
from seedround.server.http import (
    Asking,
    cookie_with,
    hub_of,
    known,
    post,
    required,
)
from seedround.server.links import Links
from seedround.server.people import person_shown
from seedround.server.protocol.http import (
    CodeBrought,
    CodeGiven,
    DeviceLinked,
    MailCode,
    MailSettled,
)
from seedround.server.scope import Scope, address

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
    code = await linking.give(hub.store, "recovery", await required(request), hub.now())
    return CodeGiven(code=code, minutes=None, address=None, picture=None)


@post("/api/me/link", summary="A code for another device of yours, good for some minutes")
async def link_code(request: Asking) -> CodeGiven:
    hub = hub_of(request)
    code = await linking.give(hub.store, "link", await required(request), hub.now())
    links = Links(hub.settings.get("SEEDROUND_URL") or str(request.base_url))
    place = links.device(code)
    picture = segno.make_qr(place, error="m").svg_data_uri(border=2, dark="#000", light="#fff")
    return CodeGiven(code=code, minutes=linking.MINUTES, address=place, picture=picture)


@post("/api/devices", summary="Be on this device whom a code is for; it works once")
async def link_device(request: Asking, data: JSONBody[CodeBrought]) -> Response[DeviceLinked]:
    hub = hub_of(request)
    hub.budgets.try_code(address(cast(Scope, request.scope)))
    present = await known(request)
    person, secret, fresh = await linking.take(hub.store, data.code, present, data.leave, hub.now())
    linked = DeviceLinked(person=person_shown(person), recovery=fresh)
    return Response(linked, cookies=[cookie_with(request, secret)])


HANDLERS: Final = [
    confirm_mail, stop_mail, allow_mail, recovery_code, link_code, link_device,
]  # fmt: skip
