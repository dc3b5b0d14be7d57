"""Every move, event and saying has a sentence."""

import pytest

from seedround.engine import laws
from seedround.engine.kinds import SPECTATOR
from seedround.engine.view import ask
from seedround.games.tech_deck.rules import RULES
from tests.games.tech_deck.given import (
    Side,
    blocked,
    dealt,
    given,
    moves,
    play,
    play_random,
)


def said(table_move: str) -> str:
    return RULES.words().say(RULES.move_codec.from_text(table_move), dealt().cards)


def test_all_templates_exist() -> None:
    laws.templates(RULES)


def test_moves_are_said_plainly() -> None:
    assert said("use:SVC-04") == "Use SVC-04 Account Manager."
    assert said("bury:none") == "Leave them as they are."
    assert said("bury:SVC-02+TEC-10") == (
        "Send to the bottom: SVC-02 Chat Widget, TEC-10 Modular Drones."
    )
    assert said("none") == "Play nothing."
    assert said("area:a2") == "Put the customer into area a2."


def test_offers_say_what_a_set_is_for() -> None:
    row = "SVC-07 TEC-03 SCI-10 INF-05"
    table = given(at="assist", t1=Side(hand="SVC-04 TEC-01 SCI-02 INF-03"), row=row)
    asking = ask(table, 0)
    assert asking is not None
    words = {str(offer.move): offer.says for offer in asking.offers}
    first = words["set:TEC-01+INF-03"]
    assert first is not None
    text = RULES.words().say(first, table.cards)
    assert text == "Play TEC-01 Hotfix, INF-03 Lead Swap; with help for INF-05 Rumour Index."


def test_offers_touch_the_cards_and_every_customer_they_reach() -> None:
    """TD-ASSIST-04: as they are (SCI-10: 4 + 1 + 2 + 3) or with help (INF-05)."""
    row = "SVC-07 TEC-03 SCI-10 INF-05"
    table = given(at="assist", t1=Side(hand="SVC-04 TEC-01 SCI-02 INF-03"), row=row)
    asking = ask(table, 0)
    assert asking is not None
    pieces = {str(offer.move): offer.pieces for offer in asking.offers}
    assert pieces["none"] == ()
    assert pieces["set:TEC-01+INF-03"] == ("hand@t1:TEC-01", "hand@t1:INF-03", "row:4")
    assert pieces["set:SVC-04+TEC-01+SCI-02+INF-03"][-1] == "row:3"


def test_every_primitive_has_a_prompt() -> None:
    table = given(t1=Side(hand="SVC-04 SVC-03", areas=("INF-12",), deck="SVC-02 SVC-01"))
    play(table, "use:INF-12")
    prompt = RULES.words().say(table.choice.prompt(table), table.cards)
    assert prompt == "INF-12 Open Data Exchange: pick a card to discard (2 to go)."


def test_reasons_are_sentences() -> None:
    table = given(
        t1=Side(hand="SVC-04", areas=("SVC-13 SCI-12 TEC-05",), deck="SVC-01"), at="after"
    )
    reasons = {verb: text for verb, (text, _) in blocked(table).items()}
    assert reasons["use:SCI-12"] == (
        "SCI-12 Orbital Think Tank works in the effects phase before assisting only."
    )
    assert all(text.endswith(".") for text in reasons.values())


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_whole_games_can_be_told(seats: int) -> None:
    table = play_random(dealt(seats), seats)
    for event in table.log or ():
        for viewer in (SPECTATOR, *range(seats)):
            text = RULES.words().say(event.seen_by(viewer), table.cards)
            assert text
            assert "{" not in text
    assert moves(table) == []
