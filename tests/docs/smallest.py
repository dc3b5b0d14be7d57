"""The game of `examples/smallest_game`, found as an installed package is found."""

import os
import tomllib
from pathlib import Path

from tests.docs.pages import ROOT

HOME = ROOT / "examples" / "smallest_game"


def announce(folder: Path) -> str:
    """What installing it leaves behind: its name and its entry points; gives a path to search."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]
    name, version = project["name"], project["version"]
    notes = folder / f"{name}-{version}.dist-info"
    notes.mkdir(parents=True, exist_ok=True)
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    points = [
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (notes / "entry_points.txt").write_text("".join(points))
    return os.pathsep.join([str(HOME), str(folder)])
