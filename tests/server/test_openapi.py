"""What the OpenAPI document promises is what is answered: schemathesis makes up the requests."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
import schemathesis.specs.openapi.schemas  # before another thread compiles sentences
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from tests.effort import sampled
from tests.server.client import PATIENCE, Client
from tests.server.serving import serving

EXAMPLES = sampled(7, 15)
"""For each operation and kind of request: some 15 seconds together."""


class Served:
    """A server in a thread of its own, with tables of every stage to ask for."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.cookie = ""
        self._ready, self._done = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        async with serving() as server, Client(server.address) as ada:
            waiting = await ada.open("trade-show", "me", "open", public=True)
            running = await ada.open("bidness", "me", "me")
            over = await ada.open("trade-show", "me", "me", options={"rounds": 1})
            self.tables = [one["table"]["id"] for one in (waiting, running, over)]
            await ada.dial()
            await ada.watch(self.tables[-1], 0, 1)
            await ada.play_on(self.tables[-1], [0, 1], 1)
            self.cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
            self.address = server.address
            self._ready.set()
            await asyncio.to_thread(self._done.wait)

    def __enter__(self) -> "Served":
        self._thread.start()
        assert self._ready.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join(60)


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with Served() as one:
        yield one


@pytest.mark.sampled
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # the server's thread does
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_answer_is_as_documented(served: Served, mode: GenerationMode) -> None:
    """Status, content type, headers and body, for right (positive) and for wrong requests."""
    schema = schemathesis.openapi.from_url(f"{served.address}/api/openapi.json")
    asked = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        strategy = operation.as_strategy(generation_mode=mode)

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=strategy, table=st.sampled_from(["", *served.tables]))
        def check(case: Any, table: str) -> None:
            nonlocal asked
            if table and mode == GenerationMode.POSITIVE and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            answer = case.call(base_url=served.address, headers={"Cookie": served.cookie})
            case.validate_response(answer, checks=CHECKS)
            asked += 1

        with suppress(Unsatisfiable):  # without arguments nothing can be wrong
            check()
    assert asked > 10 * EXAMPLES
    assert httpx.get(f"{served.address}/health", timeout=PATIENCE).text == "ok\n"


CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
