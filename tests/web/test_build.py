"""The build hook: the page is made anew only if something has changed."""

from pathlib import Path

import pytest

import hatch_build


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose npm writes down what it is asked for."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    (tmp_path / "src" / "seedround" / "server" / "static").mkdir(parents=True)
    (tmp_path / "web" / "node_modules").mkdir()
    npm = tmp_path / "npm"
    npm.write_text(f'#!/bin/sh\necho "$*" >> {tmp_path}/asked\n')
    npm.chmod(0o755)
    monkeypatch.setattr(hatch_build, "npm", lambda: ([str(npm)], tmp_path))
    return tmp_path


def asked(project: Path) -> list[str]:
    file = project / "asked"
    lines = file.read_text().splitlines() if file.exists() else []
    file.unlink(missing_ok=True)
    return lines


def test_a_second_build_does_nothing(project: Path) -> None:
    hatch_build.build(project)
    assert asked(project) == ["ci --no-audit --no-fund", "run build"]
    hatch_build.build(project)
    assert asked(project) == []


def test_a_changed_source_is_built_with_the_same_packages(project: Path) -> None:
    hatch_build.build(project)
    asked(project)
    (project / "web" / "src" / "main.ts").write_text("2")
    hatch_build.build(project)
    assert asked(project) == ["run build"]


def test_a_changed_lock_installs_anew(project: Path) -> None:
    hatch_build.build(project)
    asked(project)
    (project / "web" / "package-lock.json").write_text('{"name": "x"}')
    hatch_build.build(project)
    assert asked(project) == ["ci --no-audit --no-fund", "run build"]


def test_without_node_it_says_what_to_do(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "npm", lambda: None)
    with pytest.raises(RuntimeError, match="install it or the package"):
        hatch_build.build(project)


def test_node_of_the_package_is_used_if_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    found = hatch_build.npm()
    assert found is not None
    program, folder = found
    assert program[-1].endswith("npm-cli.js")
    assert (folder / "node").exists()
