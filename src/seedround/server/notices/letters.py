"""Which mails are sent: to whom, how often, and never to a mailbox that wants none."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker
from seedround.server.host.budgets import Budgets, Who
from seedround.server.notices.links import Links
from seedround.server.notices.mail import NAME, Letter, Mail, Mailboxes, check_address
from seedround.server.people.identity import DAY, hashed, new_secret
from seedround.server.sayings import people as says
from seedround.server.store import Code, Person, Store

log = logging.getLogger("seedround.letters")

THREADS: Final = 4


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

    async def send(self, address: str, language: str, subject: Saying, text: str) -> None:
        """A mail, unless its reader wants none or has had enough for now."""
        mailbox = self._mailboxes.name(address)
        if await self._store.is_unwanted(hashed(mailbox)):
            return
        if not self._budgets.mail(mailbox):
            log.warning("a mail was not sent: its reader has had many")
            return
        say = Speaker(language).say
        footer = say(says.MailFooter(self.links.stop(mailbox)))
        letter = Letter(address, say(subject), f"{text}\n\n-- \n{footer}\n", language)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self.mail.send, letter, mailbox)

    # Confirming

    async def wish(self, person: Person, address: str, now: int, who: Who) -> Code:
        """Note an address at which a person wants mail; gives the code that `ask` sends there."""
        check_address(address)
        self.links  # noqa: B018 (refuses where there is no mail)
        self._budgets.confirm(who)
        secret = new_secret()
        code = Code(hashed(secret), "confirm", person.id, address, now + DAY)
        await self._store.add_code(code)
        await self._store.change_person(msgspec.structs.replace(person, unconfirmed=address))
        return msgspec.structs.replace(code, token=secret)

    async def ask(self, code: Code, language: str) -> None:
        assert code.address is not None
        text = Speaker(language).say(says.ConfirmMail(self.links.confirm(code.token)))
        await self.send(code.address, language, says.ConfirmSubject(), text)

    async def confirm(self, secret: str, now: int) -> None:
        """Confirm an address by the link in its mail, unless it was replaced since."""
        code = await self._store.use_code("confirm", hashed(secret), now)
        person = await self._store.person_by_id(code.person) if code else None
        if code is None or person is None or person.unconfirmed != code.address:
            raise Refused(says.LinkUsed())
        changed = msgspec.structs.replace(person, email=code.address, unconfirmed=None)
        await self._store.change_person(changed)

    # The way out

    async def stop(self, mailbox: str) -> None:
        """Send no more mail to a mailbox, for any person."""
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
        """Allow mail to a mailbox again; its address has to be given and confirmed anew."""
        self._mailboxes.check(mailbox)
        await self._store.set_unwanted(hashed(mailbox), False)
