"""Card sets: reading, laying over each other, hashing, and errors that say where."""

from pathlib import Path

import pytest

from seedround.engine.cardset import SetFile, content_hash, head_of, overlay, read_set
from seedround.engine.errors import BadSet
from tests.toys.cards import ToyCards
from tests.toys.parlour import GAME

HEAD = '[set]\nid = "mine"\ngame = "parlour"\ntitle = "Mine"\nversion = 1\n'
OVER = HEAD + 'base = "house"\n'


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def card(name: str, more: str = "") -> str:
    return f'[[card]]\nid = "{name}"\nname = "{name}"\nworth = 1\n{more}'


def test_layout_comments_and_order_of_keys_do_not_change_the_hash(tmp_path: Path) -> None:
    one = write(tmp_path / "one.toml", HEAD + card("a"))
    other = '# mine\n[[card]]\nworth=1 # one\nname="a"\nid="a"\n\n' + HEAD
    two = write(tmp_path / "two.toml", other)
    three = write(tmp_path / "three.toml", HEAD + card("b"))
    assert read_set(one).hash == read_set(two).hash != read_set(three).hash


def test_the_hash_is_the_same_for_ever() -> None:
    assert content_hash({"b": 1, "a": ["\u00e9", {"z": True}]}) == (
        "dfb81610fe70adf2ae1b28c2057093688eac2d0fc0a84243d4472dc6d52d5e9b"
    )


def test_a_folder_is_read_as_one_set(tmp_path: Path) -> None:
    whole = write(tmp_path / "whole.toml", HEAD + card("a") + card("b"))
    folder = tmp_path / "folder"
    folder.mkdir()
    write(folder / "1.toml", HEAD + card("a"))
    write(folder / "2.toml", card("b"))
    write(folder / "notes.txt", "not read")
    assert read_set(folder).content == read_set(whole).content
    assert read_set(folder).hash == read_set(whole).hash


def test_a_table_twice_in_a_folder_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "1.toml", HEAD)
    write(tmp_path / "2.toml", HEAD)
    with pytest.raises(BadSet, match=r"2\.toml: \[set\] stands in another file"):
        read_set(tmp_path)


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSet, match=r"holds no \.toml file"):
        read_set(tmp_path)
    with pytest.raises(BadSet, match=r"There is no card set .*: give a \.toml file"):
        read_set(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("a = ", 1, "a text needs quotation marks, a number only digits."),
        ("b = 1\n\na = x", 3, "a text needs quotation marks"),
        ("[set", 1, "a bracket is not closed."),
        ("a = [1,\n2", 2, "a bracket is not closed."),
        ("x" * 50, 1, "after a key come = and a value."),
        ("a = 1\na = 2", 2, "this key or heading stands in the file already."),
        ("[a]\n[b]\n[a]", 3, "this key or heading stands in the file already."),
        ('a = "x', 1, "a text is not closed with its quotation mark"),
        ('a = "x\n"', 1, "a text is not closed with its quotation mark"),
        ("a = 1\n= 2", 2, "a line is \\[a heading\\], or a key with = and a value."),
        ("a = 1 2", 1, "something follows where the line should end."),
    ],
)
def test_bad_toml_is_refused_with_its_line(tmp_path: Path, text: str, line: int, why: str) -> None:
    with pytest.raises(BadSet, match=rf"bad\.toml, line {line}: this is not valid TOML: {why}"):
        read_set(write(tmp_path / "bad.toml", text))


def test_toml_that_is_nested_too_deeply_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library gives up with a RecursionError, which would also switch off the coverage."""

    def give_up(_: str) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr("tomllib.loads", give_up)
    with pytest.raises(BadSet, match="not valid TOML: too deep"):
        read_set(write(tmp_path / "deep.toml", HEAD))


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(BadSet, match=r"The card set .*folder\.toml cannot be read: Is a directory"):
        read_set(tmp_path)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSet, match="not valid TOML"):
        read_set(tmp_path / "bad.toml")


@pytest.mark.parametrize("value", ["2024-01-01", "12:00:00", "nan", "inf"])
def test_values_without_a_json_form_are_refused(tmp_path: Path, value: str) -> None:
    with pytest.raises(BadSet, match="no place in a card set"):
        read_set(write(tmp_path / "odd.toml", f"{HEAD}since = {value}\n"))


@pytest.mark.parametrize("text", ["", "set = 1", "[set]\nid = 'x'", card("a")])
def test_a_set_starts_with_its_head(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadSet, match=r"does not start with \[set\]"):
        head_of(read_set(write(tmp_path / "headless.toml", text)))


def test_a_wrong_card_is_named_with_its_line(tmp_path: Path) -> None:
    text = HEAD + "\n" + card("a") + card("b").replace("worth = 1", 'worth = "much"')
    path = write(tmp_path / "wrong.toml", text)
    with pytest.raises(
        BadSet,
        match=r"wrong\.toml, line 14: 'b': worth is the text 'much'; it must be a whole number\.",
    ):
        ToyCards(read_set(path))


def test_an_unknown_field_is_named_with_its_line(tmp_path: Path) -> None:
    path = write(tmp_path / "wrong.toml", HEAD + card("a", "colour = 3\n"))
    with pytest.raises(BadSet, match=r"line 10: 'a': there is no colour; there can be id, name, "):
        ToyCards(read_set(path))


def test_a_games_own_check_names_the_card_and_its_line(tmp_path: Path) -> None:
    cards = "".join(card(f"c{number}") for number in range(9))
    path = write(tmp_path / "wrong.toml", HEAD + cards + card("low").replace("1", "-1"))
    with pytest.raises(BadSet, match=r"line 43: 'low': worth is -1"):
        ToyCards(read_set(path))


def test_a_wrong_head_is_named_by_file(tmp_path: Path) -> None:
    path = write(tmp_path / "wrong.toml", HEAD.replace("version = 1", "version = 'x'") + card("a"))
    with pytest.raises(
        BadSet, match=r"wrong\.toml, line 5: \[set\] version is the text 'x'; it must be a whole"
    ):
        ToyCards(read_set(path))


# Laying one set over another


def test_an_overlay_changes_adds_and_drops_by_id(tmp_path: Path) -> None:
    text = OVER + '[[card]]\nid = "ace"\nworth = 40\n' + card("zebra")
    text += '[[card]]\nid = "bell"\ndrop = true\n'
    cards = GAME.card_set(str(write(tmp_path / "mine.toml", text)))
    house = GAME.card_set()
    assert isinstance(cards, ToyCards)
    assert isinstance(house, ToyCards)
    assert (cards.id, cards.title, cards.name_of("ace")) == ("mine", "Mine", "Ace")
    assert cards.worth[cards.index["ace"]] == 40
    assert cards.ids == (*(name for name in house.ids if name != "bell"), "zebra")
    assert not GAME.ships(cards)
    assert GAME.ships(house)
    assert "base" not in cards.content["set"]


def test_an_overlay_has_the_hash_of_what_it_gives(tmp_path: Path) -> None:
    path = write(tmp_path / "mine.toml", OVER + '[[card]]\nid = "ace"\nworth = 40\n')
    cards = GAME.card_set(str(path))
    assert cards.hash == content_hash(cards.content) != GAME.card_set().hash


@pytest.mark.parametrize(
    ("entry", "saying"),
    [
        ('[[card]]\nid = "nobody"\ndrop = true\n', "'nobody': it is to be dropped, but the set"),
        ('[[card]]\nname = "x"\n', "every entry laid over a set needs an id"),
        ("card = [1]\n", "every entry laid over a set needs an id"),
        ('[[card]]\nid = "zebra"\n', "line 8: 'zebra': name is missing"),
        ('card = "many"\n', "card is the text 'many'; it must be a list"),
        ('dice = "many"\n', "there is no dice; there can be set, "),
    ],
)
def test_an_overlay_that_does_not_fit_is_refused(tmp_path: Path, entry: str, saying: str) -> None:
    text = OVER + entry if entry.startswith("[[") else entry + OVER
    with pytest.raises(BadSet, match=saying):
        GAME.card_set(str(write(tmp_path / "mine.toml", text)))


def test_an_overlay_over_nothing_we_ship_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "mine.toml", HEAD + 'base = "castle"\n')
    with pytest.raises(BadSet, match=r"its base 'castle' is not a set we ship \(house\)"):
        GAME.card_set(str(path))


def test_a_set_for_another_game_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "mine.toml", HEAD.replace("parlour", "chess"))
    with pytest.raises(BadSet, match="this set is for 'chess', not for 'parlour'"):
        GAME.card_set(str(path))


def test_plain_lists_are_replaced_not_merged() -> None:
    base = SetFile({"set": {"id": "a"}, "sizes": [4, 6]}, "base")
    top = SetFile({"set": {"id": "b"}, "sizes": [8]}, "top")
    assert overlay(base, top).content == {"set": {"id": "b"}, "sizes": [8]}


def test_an_overlay_leaves_both_sets_alone() -> None:
    base = SetFile({"set": {"id": "a"}, "card": [{"id": "x", "n": 1}]}, "base")
    top = SetFile({"set": {"id": "b", "base": "a"}, "card": [{"id": "x", "n": 2}]}, "top")
    before = (base.hash, top.hash)
    overlay(base, top)
    assert (content_hash(base.content), content_hash(top.content)) == before


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("[[card]]\nname = 'x'\n", "line 6: entry 1 of [[card]]: id is missing."),
        (
            "[[card]]\nid = 3\n",
            "line 6: entry 1 of [[card]]: id is the number 3; it must be a text.",
        ),
        ("[[card]]\nid = 'a'\nname = []\n", "line 8: 'a': name is a list; it must be a text."),
        (
            "[[card]]\nid = 'a'\nname = true\n",
            "line 8: 'a': name is true or false; it must be a text.",
        ),
        (
            "[[card]]\nid = 'a'\nname = 1.5\n",
            "line 8: 'a': name is the fraction 1.5; it must be a text.",
        ),
        ("[[card]]\nid = 'a'\nname = {}\n", "line 8: 'a': name is a table; it must be a text."),
    ],
)
def test_every_mistake_is_a_sentence_with_its_line(tmp_path: Path, entry: str, said: str) -> None:
    path = write(tmp_path / "odd.toml", HEAD + entry)
    with pytest.raises(BadSet) as refused:
        ToyCards(read_set(path))
    assert str(refused.value).removeprefix(f"{path}, ") == said
