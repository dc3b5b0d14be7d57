"""Running the server: origins, rates, headers, files, figures, logs, and its end."""

import asyncio
import gzip
import json
import logging
import random
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from seedround.server.host.budgets import Bucket
from seedround.server.host.limits import NO_LIMITS
from seedround.server.host.logs import JsonLines
from seedround.server.host.metrics import Bins
from seedround.server.store.sqlite import SqliteStore
from seedround.server.tables import listing
from seedround.server.transport import static
from seedround.server.transport.http import PROBLEMS
from tests.server.client import PATIENCE, Client, pick
from tests.server.killing import Process
from tests.server.serving import Running, play, serving


def test_other_pages_may_not_use_the_server() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            for wrong in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
                answer = await ada.http.patch("/api/me", json={"name": "Eve"}, headers=wrong)
                assert answer.status_code == 403
                with pytest.raises(InvalidStatus) as refusal:
                    await ada.dial(**wrong)
                assert refusal.value.response.status_code == 403
            ours = {"Origin": server.address}
            answer = await ada.http.patch("/api/me", json={"name": "Ada"}, headers=ours)
            assert answer.status_code == 200
            await ada.dial(**ours)
            await ada.until(lambda: ada.messages)
            assert ada.messages[0]["is"] == "welcome"
            assert ada.messages[0]["person"]["name"] == "Ada"

    play(scenario)


def test_headers_keep_browsers_safe() -> None:
    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            for path in ("/", "/api/games", "/nowhere", "/api/nowhere"):
                headers = (await http.get(path)).headers
                assert "frame-ancestors 'none'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert "server" not in headers or "uvicorn" not in headers["server"]

    play(scenario)


def test_too_many_requests_are_turned_away() -> None:
    async def run() -> None:
        limits = replace(NO_LIMITS, requests_per_second=2)
        async with (
            serving(limits=limits) as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
        ):
            answers = [(await http.get("/health")).status_code for _ in range(15)]
            assert 429 in answers
            assert answers[0] == 200
            assert server.hub.counts.limited > 0

    asyncio.run(run())


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b")
    now[0] = 0.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]


def test_there_is_one_address_for_sockets() -> None:
    async def scenario(server: Running) -> None:
        for path in ("/", "/api", "/api/socket/", "/api/tables"):
            with pytest.raises(InvalidStatus) as refusal:
                await connect(server.address.replace("http", "ws", 1) + path)
            assert refusal.value.response.status_code == 403

    play(scenario)


def test_sockets_and_chat_have_limits_of_their_own() -> None:
    async def run() -> None:
        limits = replace(NO_LIMITS, messages_per_second=5, chat_per_minute=0.01)
        async with serving(limits=limits) as server, Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            await ada.dial()
            said = [await ada.ask("say", table=table, text="hi") for _ in range(7)]
            assert "wait" in said[-1]["problem"]
            for _ in range(20):
                await ada.send("watch", table=table)
            await ada.until(lambda: any("Too many" in m.get("problem", "") for m in ada.messages))

    asyncio.run(run())


def test_the_page_is_served_and_every_other_address_shows_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            monkeypatch.setattr(static, "_files", dict)
            assert "has not been built" in (await http.get("/")).text
            files = built(tmp_path)
            monkeypatch.setattr(static, "_files", lambda: files)
            assert (await http.get("/table/x")).text == "<p>page</p>"
            script = await http.get("/assets/a.js")
            assert "javascript" in script.headers["content-type"]
            assert "immutable" in script.headers["cache-control"]
            assert (await http.get("/")).headers["cache-control"] == "no-cache"
            assert (await http.get("/../../pyproject.toml")).text == "<p>page</p>"
            assert (await http.get("/api/nowhere")).status_code == 404

    play(scenario)


SCRIPT = b"let a = 1;" * 100


def built(folder: Path) -> dict[str, static.Kept]:
    """A page with one script, as the build leaves them."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<p>page</p>")
    (folder / "assets" / "a.js").write_bytes(SCRIPT)
    (folder / "assets" / "a.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "a.js.br").write_bytes(b"as brotli")
    return static.loaded(folder)


def test_files_are_sent_in_the_smallest_form_that_a_client_takes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = built(tmp_path)
    monkeypatch.setattr(static, "_files", lambda: files)

    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            tags = set()
            for takes, encoding in (
                ("gzip, deflate, br", "br"),
                ("gzip, br;q=0", "gzip"),
                ("gzip;q=0.5", "gzip"),
                ("identity", None),
                ("", None),
                ("zstd;q=1.0, *;q=0.0", None),
            ):
                request = http.build_request(
                    "GET", "/assets/a.js", headers={"Accept-Encoding": takes}
                )
                answer = await http.send(request, stream=True)
                body = b"".join([part async for part in answer.aiter_raw()])
                assert answer.headers.get("content-encoding") == encoding
                assert body == files["assets/a.js"].forms[encoding or ""]
                assert answer.headers["vary"] == "accept-encoding"
                tags.add((encoding, answer.headers["etag"]))
            assert len(tags) == len({tag for _, tag in tags}) == 3, "one tag for each form"
            assert "content-encoding" not in (await http.get("/")).headers
            assert (await http.get("/assets/a.js.gz")).text == "<p>page</p>"

    play(scenario)


def test_what_a_client_has_already_is_not_sent_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = built(tmp_path)
    monkeypatch.setattr(static, "_files", lambda: files)

    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            http.headers["Accept-Encoding"] = "gzip"
            for path in ("/", "/assets/a.js"):
                tag = (await http.get(path)).headers["etag"]
                for known in (tag, f'W/{tag}, "other"', "*"):
                    answer = await http.get(path, headers={"If-None-Match": known})
                    assert (answer.status_code, answer.content) == (304, b"")
                    assert answer.headers["etag"] == tag
                    assert "cache-control" in answer.headers
                answer = await http.get(path, headers={"If-None-Match": '"other"'})
                assert answer.status_code == 200

    play(scenario)


def test_whatever_can_be_got_can_be_asked_about() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            asked = [
                *("/", "/health", "/metrics", "/api/games", "/api/key", "/api/openapi.json"),
                *("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/x"),
            ]
            for path in asked:
                got = await ada.http.get(path)
                head = await ada.http.head(path)
                assert head.status_code == got.status_code, path
                assert head.content == b""
                assert head.headers["content-type"] == got.headers["content-type"]
                if path != "/metrics":
                    assert head.headers["content-length"] == got.headers["content-length"]
            assert (await ada.http.head("/api/tables/x/join")).status_code in (404, 405)

    play(scenario)


def test_the_host_sees_what_happens() -> None:
    """Moves, writes, frames and thinking by how long or large they were; refusals by kind."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            before = await figures(ada)
            table = (await ada.open("trade-show", "me", "random"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0)
            await ada.play_on(table, [0], 1, most=3)
            await ada.until(lambda: ada.asked(table, 0))
            now = (ada.asked(table, 0) or {})["decision"]
            await ada.ask("play", table=table, seat=0, decision=now, move="castle")
            await ada.ask("play", table=table, seat=0, decision=now + 1, move="pass")
            await ada.ask("play", table=table, seat=1, decision=0, move="pass")
            await ada.raw("{")
            await ada.until(lambda: ada.messages[-1].get("problem", "").endswith("not JSON."))
            await ada.get("/api/tables/none", status=404)
            await ada.post("/api/tables", {"chairs": 1}, status=400)
            await ada.http.get("/api/games/chess/rules")
            after = await figures(ada)
            assert after["seedround_rooms"] == after["seedround_sockets"] == 1
            assert after["seedround_moves_total"] >= 3
            for name in ("move_seconds", "thinking_seconds", "frame_bytes"):
                counted = f"seedround_{name}_count"
                assert after[counted] > before.get(counted, 0), name
                assert after[f'seedround_{name}_bucket{{le="+Inf"}}'] == after[counted]
                assert after[f"seedround_{name}_sum"] > 0
            kinds = {"illegal_move", "stale", "refused", "unreadable", "no_such_table"}
            assert kinds | {"http_400", "bad_option"} <= {
                name.split('"')[1] for name in after if "refusals_total{" in name
            }
            assert after["process_resident_memory_bytes"] > 0
            assert 'python_gc_collections_total{generation="2"}' in after

    play(scenario)


async def figures(client: Client) -> dict[str, float]:
    """What `/metrics` says, by name and labels."""
    answer = await client.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_writes_are_timed_and_none_is_left_waiting(tmp_path: Path) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            before = (await figures(ada))["seedround_commit_seconds_count"]
            await ada.open("trade-show", "me", "me")
            after = await figures(ada)
            assert after["seedround_commit_seconds_count"] > before
            assert after["seedround_writes_waiting"] == 0

    play(scenario, store=SqliteStore(tmp_path / "seedround.db"))


def test_a_value_falls_into_the_bin_that_holds_it() -> None:
    bins = Bins("size", "Sizes.", (1, 10))
    for value in (0.5, 1, 1.5, 10, 11):
        bins.observe(value)
    counted = {
        sample.labels.get("le", sample.name): sample.value for sample in bins.family().samples
    }
    assert counted == {"1.0": 2, "10.0": 4, "+Inf": 5, "size_count": 5, "size_sum": 24}


def test_a_request_has_a_name_in_the_answer_and_in_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also one that failed: who asks the host about it can say which it was."""
    written: list[dict[str, Any]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(json.loads(JsonLines().format(record)))

    async def broken(*_: object) -> None:
        raise OSError("the disk has gone")

    async def scenario(server: Running) -> None:
        logging.getLogger("seedround").addHandler(Kept())
        async with Client(server.address) as ada:
            names = {(await ada.http.get("/api/games")).headers["x-request-id"] for _ in range(3)}
            assert len(names) == 3
            for given, kept in (("from-the-proxy-1", True), ("short", False), ("a b" * 9, False)):
                answer = await ada.http.get("/api/games", headers={"X-Request-ID": given})
                assert (answer.headers["x-request-id"] == given) is kept
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0, 1)
            seat = next(seat for seat in (0, 1) if ada.asked(table, seat))
            move = {"decision": 0, "move": pick(ada.asked(table, seat) or {}, random.Random(1))}
            monkeypatch.setattr(server.hub.store, "append", broken)
            identity = await ada.send("play", table=table, seat=seat, **move)
            await ada.until(lambda: ada.messages[-1]["is"] == "goodbye")
            assert [line["request"] for line in written] == [identity]
            written.clear()
            monkeypatch.setattr(listing, "lists", broken)
            answer = await ada.http.get("/api/tables")
            assert answer.status_code == 500
            assert [line["request"] for line in written] == [answer.headers["x-request-id"]]

    play(scenario)


def test_health_and_the_description_of_the_interface() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await ada.open("trade-show", "me", "me")
            document = await ada.get("/api/openapi.json")
            assert "/api/tables/{table}/replay" in document["paths"]
            assert "CreateTable" in str(document["components"]["schemas"].keys())
            problems = set(map(str, PROBLEMS))
            for operation in document["paths"]["/api/tables"].values():
                assert operation["responses"].keys() - {"200", "201"} == problems

    play(scenario)


def test_every_problem_that_can_meet_a_request_is_described() -> None:
    assert list(PROBLEMS) == [400, 403, 404, 409, 413, 429, 503]


def test_games_cards_and_rules_are_there_for_the_page() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            spoken = await ada.get("/api/languages")
            assert spoken[:2] == [
                {"language": "en", "name": "English"},
                {"language": "de", "name": "Deutsch"},
            ]
            for game in await ada.get("/api/games"):
                assert game["bots"]
                cards = await ada.get(f"/api/games/{game['id']}/cards")
                assert len(cards["names"]) > 10
                rules = await ada.get(f"/api/games/{game['id']}/rules")
                found = [rule["id"] for part in rules["sections"] for rule in part["rules"]]
                assert len(found) > 20
                assert len(set(found)) == len(found)
                prose = {part["title"]: part["text"] for part in rules["sections"]}
                assert len(prose["The game in a minute"]) > 500
                assert "| Thing |" in prose["What is on the table"]
                assert not [name for name in found if f"**{name}**" in str(prose)], "told apart"
            options = {one["name"]: one for one in (await ada.get("/api/games"))[0]["options"]}
            assert (options["rounds"]["lo"], options["rounds"]["hi"]) == (1, 10)
            assert (options["tie_break"]["lo"], options["tie_break"]["hi"]) == (None, None)
            problem = await ada.get("/api/games/bidness/cards?set=..%2Fx", status=400)
            assert problem["kind"] == "no_such_set"

    play(scenario)


def test_logs_are_json_and_name_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            opened = await ada.open("trade-show", "me", "open")
            secret = ada.http.cookies["seedround"]
            token = opened["invites"][0]["token"]
            await ada.post(f"/api/invites/{token}", {"name": "Bo"})
            seed = server.hub.rooms[opened["table"]["id"]].config.record.seed
            for text in (secret, token, seed):
                assert text not in caplog.text

    with caplog.at_level(logging.DEBUG, "seedround"):
        play(scenario)
    record = logging.LogRecord("seedround", logging.INFO, "", 1, "a %s", ("line",), None)
    assert json.loads(JsonLines().format(record))["text"] == "a line"


def test_a_graceful_stop_tells_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        process = Process(tmp_path)
        address = await asyncio.to_thread(process.start)
        async with Client(address) as ada:
            await ada.dial()
            await ada.until(lambda: ada.messages)
            assert await asyncio.to_thread(process.end, signal.SIGTERM) in (0, -signal.SIGTERM)
            with pytest.raises(ConnectionError):
                await ada.until(lambda: False)
            assert ada.messages[-1]["is"] == "goodbye"

    asyncio.run(run())
