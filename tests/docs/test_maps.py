"""Our maps of the code: every file is on them, and everything on them is there."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.docs.pages import PAGES, ROOT, inline_code
from tools.pictures import FOLDER, PICTURES

SOURCE = ROOT / "src" / "seedround"
ARCHITECTURE = [ROOT / "docs" / name for name in ("architecture.md", "server.md")]
TABLE = re.compile(r"^\| file in `(\S+)/` \| holds \|\n\|---\|---\|\n((?:\|.*\n)+)", re.MULTILINE)
MAPS = {
    name: {
        file for row in rows.splitlines() for file in re.findall(r"`(\w+\.py)`", row.split("|")[1])
    }
    for page in ARCHITECTURE
    for name, rows in TABLE.findall(page.read_text("utf-8"))
}
FOLDERS = sorted(
    folder.relative_to(SOURCE).as_posix()
    for part in ("engine", "bots", "lab", "adapters", "cli", "server", "testing")
    for folder in (SOURCE / part, *(SOURCE / part).iterdir())
    if (folder / "__init__.py").is_file()
)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_map_names_every_file_of_its_folder(folder: str) -> None:
    files = {file.name for file in (SOURCE / folder).glob("*.py")} - {"__init__.py"}
    assert MAPS[folder] == files


def test_there_is_no_map_of_a_folder_that_is_gone() -> None:
    assert sorted(MAPS) == FOLDERS


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_drawn_anew_when_their_script_changes(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == PICTURES[name]().svg()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_names_what_is_there(name: str) -> None:
    """Every word of code is a file, a class or a function of the server or of what it plays."""
    text = "\n".join(
        file.read_text("utf-8")
        for part in ("server", "engine")
        for file in (SOURCE / part).rglob("*.py")
    )
    files = {file.stem for file in (SOURCE / "server").rglob("*.py")}
    words = re.findall(r'class="code[^>]*>([^<]+)<', PICTURES[name]().svg())
    assert words
    for word in words:
        assert word in files or re.search(rf"\b(class|def) {word}\b", text), word


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if "://" in link:
            continue
        path, _, heading = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not heading or heading in headings(target), link


def headings(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    found = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_paths_in_the_text_lead_somewhere(page: Path) -> None:
    """A path from the root of the project, as `tests/web/moments.py`."""
    tops = ("src/", "tests/", "tools/", "docs/", "examples/", "web/")
    for code in inline_code(page):
        if code.startswith(tops) and not re.search(r"[<*\s]", code):
            assert (ROOT / code).exists(), code


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_names_in_the_text_can_be_imported(page: Path) -> None:
    """A dotted name of our package, as `seedround.testing`."""
    for code in inline_code(page):
        found = re.match(r"seedround(\.[a-z_]+)+", code)
        if found and "<" not in code and code != "seedround.db":
            resolve_name(found[0])
