"""People in memory, as the databases keep them."""

import msgspec

from seedround.server.store import MOST_DEVICES, Code, CodeKind, Feat, Person


class PeopleInMemory:
    """The part of a store that is about people."""

    def __init__(self) -> None:
        self._people: dict[str, Person] = {}
        self._devices: dict[str, str] = {}
        self._codes: dict[str, Code] = {}
        self._unwanted: set[str] = set()
        self._feats: dict[tuple[str, str, str], Feat] = {}

    async def add_person(self, person: Person, device: str) -> None:
        self._people[person.id] = person
        self._devices[device] = person.id

    async def change_person(self, person: Person) -> None:
        if person.id in self._people:
            self._people[person.id] = person

    async def person(self, device: str) -> Person | None:
        return self._people.get(self._devices.get(device, ""))

    async def person_by_id(self, person: str) -> Person | None:
        return self._people.get(person)

    async def people_with_mail(self) -> list[Person]:
        return [person for person in self._people.values() if person.email or person.unconfirmed]

    async def saw(self, person: str, at: int) -> None:
        if known := self._people.get(person):
            self._people[person] = msgspec.structs.replace(known, seen=at)

    async def add_device(self, device: str, person: str, at: int) -> None:
        self._devices[device] = person
        theirs = [device for device, owner in self._devices.items() if owner == person]
        for old in theirs[:-MOST_DEVICES]:
            del self._devices[old]

    async def add_code(self, code: Code) -> None:
        for token, known in list(self._codes.items()):
            if (known.person, known.kind) == (code.person, code.kind):
                del self._codes[token]
        self._codes[code.token] = code

    async def use_code(self, kind: CodeKind, token: str, now: int) -> Code | None:
        code = self._codes.get(token)
        if code is None or code.kind != kind:
            return None
        del self._codes[token]
        return code if code.expires is None or now <= code.expires else None

    def _keep(self, feat: Feat) -> None:
        key = feat.person, feat.game, feat.level
        known = self._feats.get(key)
        better = known is None or (feat.won, feat.score) > (known.won, known.score)
        if feat.person in self._people and better:
            self._feats[key] = feat

    async def feats(self, person: str, game: str) -> list[Feat]:
        return [one for key, one in sorted(self._feats.items()) if key[:2] == (person, game)]

    async def drop_expired_codes(self, now: int) -> None:
        for token, code in list(self._codes.items()):
            if code.expires is not None and code.expires < now:
                del self._codes[token]

    async def set_unwanted(self, mailbox: str, unwanted: bool) -> None:
        (self._unwanted.add if unwanted else self._unwanted.discard)(mailbox)

    async def is_unwanted(self, mailbox: str) -> bool:
        return mailbox in self._unwanted
