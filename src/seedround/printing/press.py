"""The press: sheets as data go in, a PDF comes out. Typst lays out, embeds fonts and draws."""

from importlib.resources import as_file, files
from typing import Any

import msgspec

from seedround.engine.errors import BadOption
from seedround.printing.sayings import PressMissing

TEMPLATE = "sheets.typ"


def press(content: Any) -> bytes:
    """The sheets as a PDF; the same content gives the same bytes."""
    try:
        import typst
    except ModuleNotFoundError:
        raise BadOption(PressMissing()) from None
    here = files(__package__)
    with as_file(here / "typst") as templates, as_file(here / "fonts") as fonts:
        made = typst.compile(
            str(templates / TEMPLATE),
            root=str(templates),
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
            format="pdf",
            sys_inputs={"data": msgspec.json.encode(content).decode()},
            timestamp=0,
        )
    assert isinstance(made, bytes)
    return made
