"""The files of the page, as they were built; every other address shows the page too."""

import asyncio
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name has a hash of their content in it."""
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Seed Round</title>
<body><h1>Seed Round</h1><p>The server is running, but its page has not been built: run
<code>make play</code>, or install the package. Programs can use it at
<a href="/api/games">/api/games</a>.</p></body></html>"""


@cache
def _files() -> dict[str, Path]:
    """All files by their address: what is not in here cannot be asked for."""
    folder = Path(str(files("seedround.server"))) / "static"
    found = folder.rglob("*") if folder.is_dir() else ()
    return {path.relative_to(folder).as_posix(): path for path in found if path.is_file()}


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "") -> Response[bytes]:
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException("There is nothing at this address.")
    found = _files().get(name) or _files().get("index.html")
    if found is None:
        return Response(MISSING.encode(), media_type=MediaType.HTML)
    kind = guess_type(found.name)[0] or "application/octet-stream"
    kept = FOREVER if "/assets/" in f"/{name}" else "no-cache"
    content = await asyncio.to_thread(found.read_bytes)
    return Response(content, media_type=kind, headers={"cache-control": kept})
