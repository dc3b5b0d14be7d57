"""The audit of what we depend on says what it found, and what it could not look at."""

from subprocess import CompletedProcess

import pytest

from tools import audit

HOLE = {"id": "HOLE-1", "fix_versions": ["1.1"]}


def test_a_known_hole_is_named_with_its_cure() -> None:
    status, words = audit.verdict([{"name": "thing", "version": "1.0", "vulns": [HOLE]}])
    assert status == 1
    assert "thing 1.0: HOLE-1, fixed in 1.1" in words


def test_what_could_not_be_looked_at_is_counted() -> None:
    fine = {"name": "thing", "version": "1.0", "vulns": []}
    skipped = {"name": "other", "skip_reason": "not found"}
    assert audit.verdict([fine]) == (0, "1 packages audited: no known holes.")
    assert audit.verdict([fine, skipped])[1].startswith("1 of 2 packages could be audited")
    assert audit.verdict([skipped]) == (0, audit.UNKNOWN)


def test_without_the_database_one_can_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed: CompletedProcess[str] = CompletedProcess([], 1, stdout="", stderr="no network")
    monkeypatch.setattr("tools.audit.subprocess.run", lambda *_, **__: failed)
    assert audit.main() == 0
    assert "cannot be reached" in capsys.readouterr().out
