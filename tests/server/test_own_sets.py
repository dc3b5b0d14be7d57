"""A card set of one's own at a table: checked, bounded, stored, shown with its differences."""

from typing import Any

import msgspec
import pytest

from seedround.engine.playthrough import Playthrough
from seedround.games import find_game
from seedround.server.host.limits import Limits
from tests.server.client import Client
from tests.server.serving import Running, play

OWN = """
[set]
id = "attic"
game = "silicon-valley"
title = "From the attic"
version = 1
base = "house"

[[vc]]
id = "vc-pivot-sons"
power = [{ op = "gain", cash = 2, per = "product" }, { op = "launch" }]

[prices]
poach = 12
"""


def test_an_own_set_is_played_and_shown_to_who_is_invited() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Bo") as bo:
            opened = await ada.open("silicon-valley", "me", "open", cards=OWN)
            table = opened["table"]
            assert table["set"] == "attic"
            invited = await bo.get(f"/api/invites/{opened['invites'][0]['token']}")
            own = invited["own_set"]
            assert own["title"] == "From the attic"
            assert "Prices, poaching: 12 instead of 15." in own["differences"]
            assert any("Pivot & Sons" in line and "launch" in line for line in own["differences"])
            here = await ada.get(f"/api/tables/{table['id']}/differences")
            assert here["own_set"] == own | {"sheets": f"/api/tables/{table['id']}/print"}
            await bo.get(f"/api/tables/{table['id']}/differences", status=404)
            cards = await ada.get(f"/api/tables/{table['id']}/cards")
            assert cards["says"]["en"]["vc-pivot-sons"] == "$2 for each product, a free launch"

    play(scenario)


def test_a_table_with_our_cards_has_no_differences() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("silicon-valley", "me", "random"))["table"]["id"]
            assert (await ada.get(f"/api/tables/{table}/differences"))["own_set"] is None

    play(scenario)


def with_power(power: str) -> str:
    return OWN.replace('[{ op = "gain", cash = 2, per = "product" }, { op = "launch" }]', power)


HOSTILE: list[tuple[str, str, str]] = [
    ("no TOML", "this is no TOML", "line 1"),
    ("another game", OWN.replace("silicon-valley", "bidness"), "silicon-valley"),
    ("a wrong effect", with_power('{ op = "hire" }'), "set.toml, line 10"),
    ("an unknown effect", with_power('{ op = "steal" }'), "line 10"),
    ("no head", "x = 1", "[set]"),
    ("too deep", OWN + "x = " + "[" * 400 + "]" * 400, "deep"),
    ("far too deep", OWN + "x = " + "[\n" * 5000 + "]\n" * 5000, "set.toml"),
    ("a key of thousands of parts", "a" + ".a" * 5000 + " = 1", "characters"),
    ("a vast number", OWN + "x = 1" + "0" * 500, "numbers"),
    ("a number beyond Python", OWN + "\n".join(["x = 1" + "0" * 900] * 2), "set.toml"),
    ("NUL", OWN + 'x = "\\u0000"', "text"),
    ("a raw NUL", OWN + 'x = "\0"', "NUL"),
    ("a date", OWN + "x = 1979-05-27", "text"),
    ("not a number", OWN + "x = nan", "text"),
    ("a base elsewhere", OWN.replace('"house"', '"../../etc/passwd"'), "passwd"),
    ("a base that is no name", OWN.replace('base = "house"', "base = [1]"), "set.toml"),
    ("many keys", OWN + "".join(f"k{n} = 1\n" for n in range(5000)), "set.toml"),
    ("a deck that is none", OWN + "\n[[vc]]\nname = 1", "set.toml"),
    ("too large", "#" + "x\n#" * 60_000, "bytes"),
]


@pytest.mark.parametrize(("what", "text", "said"), HOSTILE, ids=[one[0] for one in HOSTILE])
def test_a_hostile_set_is_refused_with_a_sentence(what: str, text: str, said: str) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve, Client(server.address, "Ada") as ada:
            chairs = [{"who": "me"}, {"who": "open"}]
            wanted = {"game": "silicon-valley", "chairs": chairs, "cards": text}
            problem = await eve.post("/api/tables", wanted, status=400)
            assert said in problem["problem"]
            assert (await eve.get("/api/tables"))["mine"] == []
            assert await ada.open("trade-show", "me", "random")

    play(scenario)


def test_a_set_and_a_record_are_too_much() -> None:
    brief: Any = Playthrough.new(find_game("trade-show"), 2).brief()

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            chairs = [{"who": "me"}, {"who": "open"}]
            record = msgspec.to_builtins(brief)
            wanted = {"game": "trade-show", "chairs": chairs, "record": record, "cards": OWN}
            problem = await ada.post("/api/tables", wanted, status=400)
            assert problem["kind"] == "set_and_record"

    play(scenario)


def test_stored_sets_are_counted() -> None:
    """An hour's bytes are used up; other people open their tables as before."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve, Client(server.address, "Ada") as ada:
            chairs = [{"who": "me"}, {"who": "open"}]
            refused = 0
            for number in range(4):
                mine = OWN.replace("attic", f"attic-{number}")
                wanted = {"game": "silicon-valley", "chairs": chairs, "cards": mine}
                answer = await eve.http.post("/api/tables", json=wanted)
                refused += answer.status_code == 429
            assert refused
            assert await ada.open("trade-show", "me", "random")

    play(scenario, limits=Limits(stored_bytes_per_hour=30_000))


def test_a_set_that_bears_the_name_of_ours_is_told_from_it() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve:
            disguised = OWN.replace('id = "attic"', 'id = "house"')
            opened = await eve.open("silicon-valley", "me", "open", cards=disguised)
            assert opened["table"]["set"] == "house"
            found = await eve.get(f"/api/tables/{opened['table']['id']}/differences")
            assert "Prices, poaching: 12 instead of 15." in found["own_set"]["differences"]

    play(scenario)


def test_a_set_has_so_many_bytes_and_no_more() -> None:
    """Far below what a request may have."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve:
            chairs = [{"who": "me"}, {"who": "open"}]
            for cards, status in ((OWN, 201), (OWN + "#" * len(OWN), 400)):
                wanted = {"game": "silicon-valley", "chairs": chairs, "cards": cards}
                answer = await eve.http.post("/api/tables", json=wanted)
                assert answer.status_code == status, answer.text

    play(scenario, limits=Limits(set_bytes=len(OWN) + 1))
