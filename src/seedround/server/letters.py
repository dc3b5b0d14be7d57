"""Which mails are sent: to whom, how often, and never to who does not want any."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from seedround.engine.errors import Refused
from seedround.server.budgets import Budgets, Who
from seedround.server.links import Links
from seedround.server.mail import NAME, Mail, Mailboxes, check_address
from seedround.server.people import DAY, hashed, new_secret
from seedround.server.store import Code, Person, Store

log = logging.getLogger("seedround.letters")

THREADS: Final = 4
CONFIRM: Final = "Is this your address?"
PLEASE: Final = """Somebody, probably you, wants to hear at this address when it is their turn at a
table of Seed Round. If it was you, open this link within a day:

{link}

If it was not, there is nothing to do: nobody writes to you again."""


class Letters:
    """All mail of this server goes through here."""

    def __init__(
        self,
        store: Store,
        settings: Mapping[str, str],
        budgets: Budgets,
    ) -> None:
        self._store = store
        self.mail = Mail(settings)
        self._budgets = budgets
        self._threads = ThreadPoolExecutor(THREADS, "mail")
        self._mailboxes: Mailboxes

    async def open(self) -> None:
        self._mailboxes = Mailboxes(await self._store.secret(NAME, new_secret()))

    @property
    def links(self) -> Links:
        return self.mail.links

    async def send(self, address: str, subject: str, text: str) -> None:
        """A mail, unless its reader wants none or has had enough for now."""
        mailbox = self._mailboxes.name(address)
        if await self._store.is_unwanted(hashed(mailbox)):
            return
        if not self._budgets.mail(mailbox):
            log.warning("a mail was not sent: its reader has had many")
            return
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self.mail.send, address, mailbox, subject, text)

    # Confirming

    async def wish(self, person: Person, address: str, now: int, who: Who) -> Code:
        """Somebody wants mail there; it is asked for with the code, which `ask` sends."""
        check_address(address)
        self.links  # noqa: B018 (refuses where there is no mail)
        self._budgets.confirm(who)
        secret = new_secret()
        code = Code(hashed(secret), "confirm", person.id, address, now + DAY)
        await self._store.add_code(code)
        await self._store.change_person(msgspec.structs.replace(person, unconfirmed=address))
        return msgspec.structs.replace(code, token=secret)

    async def ask(self, code: Code) -> None:
        assert code.address is not None
        text = PLEASE.format(link=self.links.confirm(code.token))
        await self.send(code.address, CONFIRM, text)

    async def confirm(self, secret: str, now: int) -> None:
        """The link in a mail was opened. An address that was replaced since is not confirmed."""
        code = await self._store.use_code("confirm", hashed(secret), now)
        person = await self._store.person_by_id(code.person) if code else None
        if code is None or person is None or person.unconfirmed != code.address:
            raise Refused("This link has been used already, or is too old: ask for a new one.")
        changed = msgspec.structs.replace(person, email=code.address, unconfirmed=None)
        await self._store.change_person(changed)

    # The way out

    async def stop(self, mailbox: str) -> None:
        """No more mail there, whoever asks for it."""
        self._mailboxes.check(mailbox)
        await self._store.set_unwanted(hashed(mailbox), True)
        for person in await self._store.people_with_mail():
            left = {
                field: None
                for field in ("email", "unconfirmed")
                if (address := getattr(person, field)) and self._mailboxes.name(address) == mailbox
            }
            if left:
                await self._store.change_person(msgspec.structs.replace(person, **left))

    async def allow(self, mailbox: str) -> None:
        """Its reader has changed their mind; an address has to be given and confirmed again."""
        self._mailboxes.check(mailbox)
        await self._store.set_unwanted(hashed(mailbox), False)
