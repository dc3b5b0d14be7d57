"""Write the page's types anew, from the server's messages and each game's views, moves and events.

.venv/bin/python -m tools.page_types            write web/src/types/
.venv/bin/python -m tools.page_types --check    exit with 1 if they are not up to date
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from seedround.engine.game import Game
from seedround.games import all_games
from seedround.server.protocol import http, socket, tables
from seedround.server.protocol import plain as zones
from seedround.server.protocol.kinds import Message
from tools.npm import run

WEB = Path(__file__).parents[1] / "web"
FOLDER = WEB / "src" / "types"
BOARDS = WEB / "src" / "boards"
BOUNDS = {
    *("minItems", "maxItems", "minLength", "maxLength", "pattern", "minimum", "maximum"),
    "default",
}
SENT_BY_PAGE = {
    *(kind.__name__ for kind in socket.Requests.__args__),
    *("PersonChange", "ChairWanted", "CreateTable", "Clocks", "Join", "Branch"),
}
"""Messages in which the page may leave out what has a default."""
OPENING = "// Made by tools/page_types.py from the server's structs: do not change by hand.\n\n"


def messages() -> list[type]:
    """Every struct of the protocol that is a message itself."""
    shared = {Message, socket.Request, socket.Reply}
    return [
        kind
        for part in (tables, zones, http, socket)
        for kind in vars(part).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == part.__name__
        and kind not in shared
    ]


def schema(kinds: dict[str, tuple[type, ...]], name: str) -> dict[str, Any]:
    """One JSON schema with all kinds; a name with several kinds becomes their union."""
    every = [kind for group in kinds.values() for kind in group]
    references, parts = msgspec.json.schema_components(every, ref_template="#/definitions/{name}")
    links = iter(references)
    unions = {union: [next(links) for _ in group] for union, group in kinds.items()}
    definitions = {key: plain(part, always=key not in SENT_BY_PAGE) for key, part in parts.items()}
    for union, members in unions.items():
        definitions.setdefault(union, {"title": union, "oneOf": members})
    wanted = {key: {"$ref": f"#/definitions/{key}"} for key in definitions}
    return {"title": name, "type": "object", "properties": wanted, "definitions": definitions}


def plain(part: Any, always: bool) -> Any:
    """A schema without what types cannot say; what the server sends has all its fields."""
    if isinstance(part, list):
        return [plain(entry, always) for entry in part]
    if not isinstance(part, dict):
        return part
    part = dict(part)
    fields = part.pop("properties", None)
    part = {key: plain(value, always) for key, value in part.items() if key not in BOUNDS}
    if "prefixItems" in part:
        part["items"] = part.pop("prefixItems")
        part["minItems"] = len(part["items"])
        part["additionalItems"] = False
    if fields is not None:
        part["properties"] = {name: plain(field, always) for name, field in fields.items()}
        if always:
            part["required"] = list(fields)
    elif part.get("type") == "object":
        part.setdefault("additionalProperties", True)
    return part


def typescript(document: dict[str, Any]) -> str:
    """The types of a schema, by json-schema-to-typescript, without its list of them all."""
    made = run(
        *("exec", "--", "json2ts", "--no-bannerComment", "--no-additionalProperties"),
        input=json.dumps(document),
        capture_output=True,
        check=True,
    ).stdout
    made = re.sub(r"(?:\n \*)?\n \* This interface was referenced by .*\n \* via .*", "", made)
    made = made.replace("/**\n */\n", "")
    return OPENING + re.sub(rf"export interface {document['title']} {{\n(?:  .*\n)*}}\n", "", made)


def wrapped(kinds: dict[str, tuple[type, ...]], name: str) -> str:
    return typescript(schema(kinds, name))


def prefix(game: Game) -> str:
    return "".join(word.capitalize() for word in game.id.split("-"))


def files() -> dict[str, str]:
    """By file name: what belongs into it."""
    protocol_kinds: dict[str, tuple[type, ...]] = {kind.__name__: (kind,) for kind in messages()}
    protocol_kinds["Requests"] = socket.Requests.__args__
    protocol_kinds["Replies"] = socket.Replies.__args__
    made = {"protocol.ts": wrapped(protocol_kinds, "Protocol")}
    for game in [game for game in all_games() if (BOARDS / game.id).is_dir()]:
        rules = game.rules()
        start = prefix(game)
        kinds = {
            rules.view_type.__name__: (rules.view_type,),
            f"{start}Move": rules.move_types,
            f"{start}Event": rules.event_types,
        }
        made[f"{game.id}.ts"] = wrapped(kinds, f"{start}Types")
    return made


def main() -> None:
    made = files()
    if "--check" in sys.argv:
        stale = [
            name
            for name, text in made.items()
            if not (FOLDER / name).is_file() or (FOLDER / name).read_text() != text
        ]
        if stale:
            sys.exit(f"Stale types: {', '.join(stale)}. Run `python -m tools.page_types`.")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in made.items():
        (FOLDER / name).write_text(text)


if __name__ == "__main__":
    main()
