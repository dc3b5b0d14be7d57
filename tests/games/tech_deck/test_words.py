"""Every move, event and saying has a sentence."""

import re

import msgspec
import pytest

from seedround.engine import laws
from seedround.engine.kinds import SPECTATOR
from seedround.engine.look import ask
from seedround.engine.words import Speaker
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.document import Card
from seedround.games.tech_deck.primitives import HIGHEST, Primitive, Slack, Swap
from seedround.games.tech_deck.rules import RULES
from seedround.testing import A, moves, play, reasons
from seedround.testing.tech_deck import Side, dealt, given, house, play_random

ONE_TO_THREE = (("one", "eine", "una"), ("two", "zwei", "dos"), ("three", "drei", "tres"))
NUMBERS = {word: str(number) for number, words in enumerate(ONE_TO_THREE, 1) for word in words}


def said(table_move: str) -> str:
    return Speaker(cards=dealt().cards).say(RULES.move_codec.from_text(table_move))


def test_all_templates_exist() -> None:
    laws.templates(RULES)


def test_moves_are_said_plainly() -> None:
    assert said("use:SVC-04") == "Use Account Manager."
    assert said("bury:none") == "Leave everything where it is."
    assert said("bury:SVC-02+TEC-10") == "Send Chat Widget and Modular Drones to the bottom."
    assert said("none") == "Play nothing."
    assert said("area:a2") == "Make the customer a venture in area 2."


def test_offers_say_what_a_set_is_for() -> None:
    row = "SVC-07 TEC-03 SCI-10 INF-05"
    table = given(at="assist", t1=Side(hand="SVC-04 TEC-01 SCI-02 INF-03"), row=row)
    asking = ask(table, A)
    assert asking is not None
    words = {str(offer.move): offer.says for offer in asking.offers}
    first = words["set:TEC-01+INF-03"]
    assert first is not None
    text = Speaker(cards=table.cards).say(first)
    assert text == "Play Hotfix and Lead Swap (4 in all), with help for Rumour Index."


def test_offers_touch_the_cards_and_every_customer_they_reach() -> None:
    """TD-ASSIST-04: as they are (SCI-10: 4 + 1 + 2 + 3) or with help (INF-05)."""
    row = "SVC-07 TEC-03 SCI-10 INF-05"
    table = given(at="assist", t1=Side(hand="SVC-04 TEC-01 SCI-02 INF-03"), row=row)
    asking = ask(table, A)
    assert asking is not None
    pieces = {str(offer.move): offer.pieces for offer in asking.offers}
    assert pieces["none"] == ()
    assert pieces["set:TEC-01+INF-03"] == ("hand@t1:TEC-01", "hand@t1:INF-03", "row:4")
    assert pieces["set:SVC-04+TEC-01+SCI-02+INF-03"][-1] == "row:3"


def test_every_primitive_has_a_prompt() -> None:
    table = given(t1=Side(hand="SVC-04 SVC-03", areas=("INF-12",), deck="SVC-02 SVC-01"))
    play(table, "use:INF-12")
    prompt = Speaker(cards=table.cards).say(table.choice.prompt(table))
    assert prompt == "Open Data Exchange: pick a card to discard (2 to go)."


def test_reasons_are_sentences() -> None:
    table = given(
        t1=Side(hand="SVC-04", areas=("SVC-13 SCI-12 TEC-05",), deck="SVC-01"), at="after"
    )
    found = reasons(table)
    assert found["use:SCI-12"] == (
        "Orbital Think Tank works only in the effects phase before assisting (TD-FX-07)."
    )
    assert all(text.endswith(".") for text in found.values())


@pytest.mark.parametrize("language", GAME.languages())
def test_the_text_of_a_card_says_the_figures_of_its_effect(language: str) -> None:
    """The texts are written by hand: a figure that is changed in the steps is changed here too."""
    words = GAME.words(language)
    for card in house().definitions:
        said = re.findall(r"\w+", words.phrase(card.text).lower())
        told = {NUMBERS.get(word, word) for word in said}
        assert {str(figure) for figure in figures(card)} <= told, card.id


def figures(card: Card) -> set[int]:
    """The numbers of an effect that its text must say: "a card" is one, and no limit is none."""
    found = {
        abs(value)
        for step in card.steps
        for value in msgspec.structs.asdict(step).values()
        if isinstance(value, int) and not isinstance(value, bool)
    }
    return found - {0, HIGHEST} if any(map(is_span, card.steps)) else found - {0, 1, HIGHEST}


def is_span(step: Primitive) -> bool:
    """Whether the step allows a difference: then even one is said."""
    return isinstance(step, Slack) or (isinstance(step, Swap) and step.diff is not None)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_whole_games_can_be_told(seats: int) -> None:
    table = play_random(dealt(seats), seats)
    for event in table.log or ():
        for viewer in (SPECTATOR, *range(seats)):
            text = Speaker("en", table.cards, reader=viewer).say(event.seen_by(viewer))
            assert text
            assert "{" not in text
    assert moves(table) == []
