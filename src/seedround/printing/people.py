"""People as the page draws them: the same faces on pictures that are made without a browser.

Their parts are `web/src/symbols/people.json`, written by `tools/faces.py` from the page's own code;
how they are put together follows `web/src/pieces/people/` line by line.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal
from xml.sax.saxutils import quoteattr

from seedround.printing.symbols import symbols

Look = dict[str, Any]
Stroke = Mapping[str, Any]
Mood = Literal["calm", "happy", "worried", "cross", "sly"]
Inks = Mapping[str, str]

_FNV_START: Final = 2166136261
_FNV_PRIME: Final = 16777619
_MIX: Final = 2246822507
_GOLDEN: Final = 0x9E3779B9
_ALL: Final = 0xFFFFFFFF
FLESH: Final = "#a8683a"
TINTS: Final = (0, 20, 42, 50)
DOTS: Final = {"1": 0.9, "2": 1.35, "3": 1.85}


def _parts() -> Mapping[str, Any]:
    return symbols("people")


class Dealer:
    """Throws after each other from a name, as the page throws them."""

    def __init__(self, name: str) -> None:
        state = _FNV_START
        for letter in name:
            state = ((state ^ ord(letter)) * _FNV_PRIME) & _ALL
        self._state = state

    def __call__(self, name: str) -> Any:
        """One of what looks are dealt from."""
        of: Sequence[Any] = _parts()["dealt"][name]
        state = self._state
        self._state = (((state ^ (state >> 15)) * _MIX) + _GOLDEN) & _ALL
        return of[(self._state >> 8) % len(of)]


def look_of(who: str) -> Look:
    """Characters as they are drawn, everybody else by their name."""
    known = "".join([letter for letter in who.lower() if letter.isascii() and letter.isalnum()])
    cast = _parts()["cast"].get(known)
    if cast is not None:
        return {**cast, "printed": True}
    deal = Dealer(who)
    hairs = deal("hairs")
    found: Look = {"ink": deal("inks"), "ground": "sun", **hairs, "hair": deal("tones")}
    found |= {"hatIn": "ink", "head": deal("heads"), "brow": deal("brows"), "eyes": deal("eyes")}
    found |= {"nose": deal("noses"), "mouth": deal("mouths")}
    beard = "" if "back" in hairs else deal("beards")
    glasses = deal("glasses")
    found |= {"cloth": deal("clothes"), "clothIn": deal("worn"), "skin": deal("skins")}
    found |= {"beard": beard} if beard else {}
    return found | ({"glasses": glasses} if glasses else {})


def _pen(d: str, width: float = 2.6, line: str = "pen") -> Stroke:
    return {"d": d, "width": width, "line": line}


def _flat(d: str, fill: str, width: float = 0) -> Stroke:
    return (
        {"d": d, "fill": fill, "width": width, "line": "pen"} if width else {"d": d, "fill": fill}
    )


def portrait(look: Look) -> list[Stroke]:
    """From back to front: hair, clothes, head, face, and what is worn."""
    part = _parts()
    hair: str = look.get("hair", "pen")
    hair = "pen.3" if hair == "dots" else hair

    def grown(d: str, width: float) -> Stroke:
        return _flat(d, hair, width if hair == "sheet" else 0)

    back, front, hat = look.get("back"), look.get("front"), look.get("hat")
    drawn: list[Stroke] = []
    if back == "scarf":
        scarf = part["back"]["scarf"]
        drawn += [_flat(scarf, "ink"), {"d": scarf, "fill": "pen.1", "over": True}]
    elif back == "wig":
        drawn.append(_flat(part["back"]["wig"], "sheet", 2.4))
    elif back:
        drawn.append(grown(part["back"][back], 2.4))
    drawn.append(_flat(part["shoulders"], look["clothIn"], 2.6))
    drawn.append(_flat(part["neck"], "skin", 2.4))
    drawn.append({"d": part["throat"], "fill": "pen.3", "over": True})
    if back != "scarf":
        drawn.append(_flat(part["ears"], "skin", 2.2))
    drawn.append(_flat(part["heads"][look["head"]], "skin", 2.6))
    shade = "pen.1" if look.get("skin", 0) > 1 else "ink.1"
    side = {"d": "M79 20h40v90h-30Q86 66 79 20Z", "fill": shade, "opacity": 0.6}
    cheeks = {"d": part["cheeks"], "fill": "ink", "opacity": 0.28}
    drawn += [{**one, "over": True, "within": "head"} for one in (side, cheeks)]
    drawn += part["clothes"][look["cloth"]][look["clothIn"]]
    drawn += _on_the_head(look, front, hat, grown)
    drawn += _in_the_face(look, grown)
    for extra in look.get("extras", ()):
        drawn += part["extras"].get(extra, ())
    return drawn


def _on_the_head(look: Look, front: str | None, hat: str | None, grown: Any) -> list[Stroke]:
    part = _parts()
    drawn: list[Stroke] = []
    if front == "buzz":
        d = part["front"]["buzz"]
        drawn += [{"d": d, "fill": "pen", "opacity": 0.35}, {"d": d, "fill": "pen.3"}]
    elif front == "wig":
        drawn.append(_flat(part["front"]["wig"], "sheet", 2.4))
    elif front:
        drawn.append(grown(part["front"][front], 2.2))
    if hat:
        on = look.get("hatIn", "ink")
        line = "sheet" if on == "pen" else "pen"
        drawn.append({**_flat(part["hats"][hat]["d"], on, 2.4), "line": line})
        drawn.append(_pen(part["hats"][hat]["fold"], 2.2, line))
    return drawn


def _in_the_face(look: Look, grown: Any) -> list[Stroke]:
    part = _parts()
    drawn: list[Stroke] = []
    beard = look.get("beard")
    if beard == "stubble":
        drawn.append({"d": part["beards"]["stubble"], "fill": "pen.2", "within": "head"})
    elif beard:
        drawn.append(grown(part["beards"][beard], 2.2))
    drawn += part["eyes"][look["eyes"]][str(look.get("gaze", 0))]
    drawn += [part["brows"][look["brow"]], part["noses"][look["nose"]]]
    if beard != "full":
        drawn += part["mouths"].get(look["mouth"], ())
    if glasses := look.get("glasses"):
        drawn += part["glasses"].get(glasses, ())
    return drawn


def mixed(one: str, other: str, share: float) -> str:
    """So much of the other colour in the first."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def person(who: str, inks: Inks, mark: str, mood: Mood = "calm", ground: bool = True) -> str:
    """Head and shoulders in a box of 120 by 140; `mark` makes its names unlike all others."""
    look = {**look_of(who), **_parts()["moods"][mood]}
    ink, sheet = inks[look["ink"]], inks["sheet"]
    flesh = ink if look.get("printed") else FLESH
    paints = {
        "ink": ink,
        "pen": inks.get("pen", inks["b"]),
        "sheet": sheet,
        "skin": mixed(sheet, flesh, TINTS[look.get("skin", 0)] / 100),
        "nose": mixed(sheet, ink, 0.45),
    }
    strokes = portrait(look)
    behind: Sequence[Stroke] = _parts()["grounds"][look["ground"]] if ground else ()
    parts = _parts()
    return "".join(
        [
            "<defs>",
            f'<clipPath id="{mark}-head"><path d="{parts["heads"][look["head"]]}"/></clipPath>',
            f'<clipPath id="{mark}-body"><path d="{parts["shoulders"]}"/></clipPath>',
            f'<clipPath id="{mark}-box"><rect width="120" height="140"/></clipPath>',
            *_halftones([*behind, *strokes], paints, mark),
            "</defs>",
            f'<g clip-path="url(#{mark}-box)">',
            f'<rect width="120" height="140" fill="{mixed(inks["paper"], ink, 0.14)}"/>'
            if ground
            else "",
            *[_drawn(one, paints, mark) for one in (*behind, *strokes)],
            "</g>",
        ]
    )


def _halftones(strokes: Sequence[Stroke], paints: Mapping[str, str], mark: str) -> list[str]:
    tones = sorted({one["fill"] for one in strokes if "." in one.get("fill", "")})
    found = []
    for tone in tones:
        ink, weight = tone.split(".")
        found.append(
            f'<pattern id="{mark}-{tone}" width="5" height="5" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate({22 if ink == "ink" else 52})">'
            f'<circle cx="2.5" cy="2.5" r="{DOTS[weight]}" fill="{paints[ink]}"/></pattern>'
        )
    return found


def _drawn(one: Stroke, paints: Mapping[str, str], mark: str) -> str:
    def paint(tone: str | None) -> str:
        if tone is None:
            return "none"
        return f"url(#{mark}-{tone})" if "." in tone else paints[tone]

    extra = ""
    if "opacity" in one:
        extra += f' opacity="{one["opacity"]}"'
    if "within" in one:
        extra += f' clip-path="url(#{mark}-{one["within"]})"'
    if one.get("over"):
        extra += ' style="mix-blend-mode:multiply"'
    return (
        f'<path d={quoteattr(one["d"])} fill="{paint(one.get("fill"))}" '
        f'stroke="{paint(one.get("line"))}" stroke-width="{one.get("width", 0)}" '
        f'stroke-linecap="round" stroke-linejoin="round"{extra}/>'
    )
