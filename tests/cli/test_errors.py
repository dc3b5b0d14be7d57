"""Every error is one sentence that says what to do, with exit status 2 and no traceback."""

from pathlib import Path

import pytest

from seedround.cli import main
from tests.cli.conftest import Seedround


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("nonsense", 'Unknown command "nonsense".'),
        ("play --sed 1", "Did you mean --seed? See seedround play --help."),
        ("rules", "GAME requires an argument"),
        ("rules chess", "There is no game 'chess'; the games are trade-show, "),
        ("rules trade-show TS-DRAFT-70", "near it are TS-DRAFT-"),
        ("rules trade-show nothing", "they are called TS-..."),
        ("play chess", "There is no game 'chess'"),
        ("play trade-show --seats you", "is for 2 to 5 players; you asked for 1."),
        ("play trade-show --seats you,bob", "Nobody is called 'bob'"),
        ("play trade-show --seats you=Ada,you=Ada", "Two seats are called 'Ada'"),
        ("play trade-show --seats you=Abcdefghijklmnopqrstuvwxyz,random", "1 to 20 printable"),
        ("play trade-show --seats you=Random~2,random", "would be taken for a bot"),
        ("play trade-show --seed xyz", "The seed 'xyz' is not hex text"),
        ("play trade-show --set none.toml", "There is no card set none.toml"),
        ("play trade-show --option rounds", "write it as NAME=VALUE"),
        (
            "play trade-show --option rounds=99",
            "The option rounds takes recommended or 1 to 10; '99'",
        ),
        ("play trade-show --option rounds=1 --option rounds=2", "is given twice"),
        ("play trade-show --option speed=1", "has no option 'speed'; it has rounds, "),
        ("play trade-show --seats you,random --option first_seat=3", "does not fit 2 players"),
        ("play --resume none.json", "The record none.json cannot be read"),
        ("play --resume finished.json --seed 1", "leave out --seed and --option"),
        ("play chess --resume finished.json", "is a game of trade-show, not of chess"),
        ("play --resume finished.json --seats you,random", "has 3 seats; --seats names 2"),
        ("play trade-show --record finished.json", "go on with --resume finished.json"),
        ("play --resume finished.json --record finished.json", "There is a file finished.json"),
        ("play trade-show --record no/folder.json", "There is no folder no"),
        ("simulate trade-show --seats you,random", "Only bots play here"),
        ("simulate trade-show --seats bob,random", "There is no bot 'bob'"),
        ("simulate trade-show --seats random", "is for 2 to 5 players"),
        ("simulate trade-show --games 0", "at least one game"),
        ("simulate trade-show --games many", 'unable to convert "many" into int'),
        ("simulate trade-show --jobs 0", "1 or more; you asked for 0"),
        ("simulate trade-show --out finished.json", "There is finished.json already"),
        ("replay none.json", "The record none.json cannot be read"),
        ("verify .", "cannot be read"),
        ("bench chess", "There is no game 'chess'"),
        ("soak --seconds soon", "unable to convert"),
        ("soak --seconds 0", "--seconds must be more than 0"),
        ("set check none.toml", "There is no card set none.toml"),
        ("set check finished.json", "is not valid TOML"),
        ("set export chess", "There is no game 'chess'"),
        ("set export trade-show --out finished.json", "There is a file finished.json already"),
    ],
)
def test_every_error_is_one_sentence(
    seedround: Seedround, record: Path, command: str, sentence: str
) -> None:
    ran = seedround(*[word.replace("~", " ") for word in command.split()])
    assert ran.status == 2
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err


def test_a_folder_without_permission_is_a_sentence(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    ran = seedround("set", "export", "trade-show", "--out", "own.toml")
    assert ran.status == 2
    assert ran.err == "The file own.toml cannot be written: Permission denied.\n"


def test_other_trouble_with_files_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device", "a.json")

    monkeypatch.setattr("seedround.cli.listing.show_games", refuse)
    assert main(["games"]) == 2
    assert capsys.readouterr().err == "The file a.json cannot be used: No space left on device.\n"


def test_ctrl_c_elsewhere_just_stops(seedround: Seedround, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("seedround.cli.listing.show_games", stop)
    ran = seedround("games")
    assert ran.status == 130
    assert "Stopped." in ran.err
