"""The files of the page, as they were built; every other address shows the page too.

They are compressed when the page is built (`web/vite.config.ts`) and kept in memory, all of them
about a megabyte: no request waits for the disk, or takes a thread that others need.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from seedround.engine.words import Speaker
from seedround.server.host.scope import Scope
from seedround.server.people.identity import language_of
from seedround.server.sayings.traffic import PageMissing

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name has a hash of their content in it."""
ASK_FIRST: Final = "no-cache"
"""For the others: kept too, but the server is asked whether they are still the same."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a browser calls a compressed form and how its file ends, the smallest first."""
MISSING: Final = PageMissing("<code>make play</code>", '<a href="/api/games">/api/games</a>')
EMPTY: Final = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<title>Seed Round</title><body><h1>Seed Round</h1><p>{text}</p></body></html>"""


class Kept(NamedTuple):
    """A file in all its forms; the plain one has no encoding."""

    kind: str
    cached: str
    tag: str
    forms: dict[str, bytes]


def loaded(folder: Path) -> dict[str, Kept]:
    """All files by their address: what is not in here cannot be asked for."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    plain = [path for path in found if path.suffix not in ENCODINGS.values()]
    return {path.relative_to(folder).as_posix(): _kept(path) for path in plain}


def _kept(path: Path) -> Kept:
    content = path.read_bytes()
    forms = {"": content}
    for encoding, ending in ENCODINGS.items():
        form = path.with_name(path.name + ending)
        if form.is_file():
            forms[encoding] = form.read_bytes()
    return Kept(
        kind=guess_type(path.name)[0] or "application/octet-stream",
        cached=FOREVER if path.parent.name == "assets" else ASK_FIRST,
        tag=sha256(content).hexdigest()[:24],
        forms=forms,
    )


@cache
def _files() -> dict[str, Kept]:
    return loaded(Path(str(files("seedround.server"))) / "static")


def accepted(header: str) -> set[str]:
    """The encodings that a client takes: all it names, but for those with a weight of zero."""
    names: set[str] = set()
    for part in header.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            names.add(name)
    return names


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException
    found = _files().get(name) or _files().get("index.html")
    if found is None:
        language = language_of(None, cast(Scope, request.scope), request.app.state.hub.languages)
        text = EMPTY.format(language=language, text=Speaker(language).say(MISSING))
        return Response(text.encode(), media_type=MediaType.HTML)
    takes = accepted(request.headers.get("accept-encoding", ""))
    encoding = next((each for each in found.forms if each and each in takes), "")
    tag = f'"{found.tag}-{encoding}"' if encoding else f'"{found.tag}"'
    headers = {"cache-control": found.cached, "etag": tag, "vary": "accept-encoding"}
    if same(request.headers.get("if-none-match", ""), tag):
        return Response(b"", status_code=304, media_type=found.kind, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(found.forms[encoding], media_type=found.kind, headers=headers)


def same(asked: str, tag: str) -> bool:
    """Whether a client has just this already."""
    tags = [each.strip().removeprefix("W/") for each in asked.split(",")]
    return tag in tags or "*" in tags
