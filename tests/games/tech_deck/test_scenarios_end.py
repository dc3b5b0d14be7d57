"""The golden scenarios of refresh, end, secrets and determinism (TD-G41..G52)."""

from seedround.engine.generator import Generator, Scripted
from seedround.engine.kinds import OPEN, SPECTATOR
from seedround.engine.look import ask, fingerprint
from seedround.engine.playthrough import Playthrough
from seedround.engine.result import Result
from seedround.games import find_game
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.table import TechDeck
from seedround.testing import A, B, kind, moves, play, told, who
from seedround.testing.tech_deck import Side, dealt, given, names, pass_all, pass_on, pile, seen_by


def ended(table: TechDeck) -> Result:
    assert table.result is not None
    return table.result


def test_td_g41_refresh() -> None:
    own = Side(hand="INF-01", deck="SCI-02", discard="SVC-04 TEC-01 INF-03")
    table = given(at="refresh", only=True, t1=own, seed=1)
    assert [len(table.hands[0]), len(table.decks[0]), len(table.discards[0])] == [4, 1, 0]
    assert table.generator.draws == 2

    for seed in range(20):
        drained = given(at="refresh", only=True, t1=own, seed=seed, reshuffle="drain")
        assert "SCI-02" in table.ids(drained.hands[0])

    enough = Side(hand="INF-01", deck="SCI-02 SVC-04 TEC-01 INF-03", discard="TEC-05")
    table = given(at="refresh", only=True, t1=enough)
    assert table.generator.draws == 0
    assert names(table, table.hands[0]) == "SVC-04 TEC-01 SCI-02 INF-03"
    assert names(table, table.discards[0]) == "TEC-05 INF-01"


def test_td_g42_few_cards() -> None:
    table = given(at="refresh", t1=Side(hand="INF-01", discard="SVC-04 INF-03"), seed=1)
    assert (len(table.hands[0]), table.decks[0], table.discards[0]) == (3, (), ())
    assert (table.over, table.round) == (False, 2)


def test_td_g43_next_round() -> None:
    side = Side(hand="INF-02", score="SVC-05", deck="SVC-01", areas=("TEC-05",))
    table = given(at="end", seats=4, t1=side, used="TEC-05 INF-02", row="SVC-13", unhappy="TEC-13")
    # The two customers of round 2 have come by now.
    assert names(table, table.row) == "SVC-13 SVC-12 TEC-11"
    assert (table.round, table.marker, table.used, table.leads) == (2, 1, 0, (2, 3))
    assert (names(table, table.unhappy), names(table, table.scores[0])) == ("TEC-13", "SVC-05")
    play(pass_on(table, "effect.use"), "pass")
    assert "use:INF-02" in moves(given(seats=4, round=2, t1=side))


SCORES_14 = "SVC-05 SVC-06 SVC-07 SVC-08 SVC-09 SVC-10 SVC-11 TEC-05 TEC-06 TEC-07 TEC-08 TEC-09"
SCORES_11 = "SCI-05 SCI-06 SCI-07 SCI-08 SCI-09 SCI-10 SCI-11 INF-05 INF-06 INF-07 INF-08"


def test_td_g44_loss_first() -> None:
    """TD-A-36."""
    table = given(
        at="end",
        unhappy="SVC-13 TEC-13 SCI-13",
        customers="",
        t1=Side(score=SCORES_14 + " TEC-10 TEC-11"),
        t2=Side(score="SCI-05 SCI-06 SCI-07 SCI-08 SCI-09 SCI-10"),
    )
    result = ended(table)
    assert (result.winners, result.places, result.scores) == ((), (None, None), (14, 6))
    assert result.utilities == (0, 0)


def test_td_g45_scoring() -> None:
    sides = {
        "t1": Side(score=SCORES_14, areas=("TEC-10",)),
        "t2": Side(score=SCORES_11, areas=("INF-10 INF-11 INF-12",)),
    }
    result = ended(given(at="end", unhappy="SVC-13 TEC-13", customers="", **sides))  # type: ignore[arg-type]
    assert (result.winners, result.scores) == ((0,), (12, 11))
    result = ended(
        given(at="end", unhappy="SVC-13", customers="", score_ventures=True, **sides)  # type: ignore[arg-type]
    )
    assert (result.winners, result.scores) == ((1,), (13, 14))


def test_td_g46_ties() -> None:
    def winners(first: str, second: str) -> tuple[int, ...]:
        table = given(at="end", customers="", t1=Side(score=first), t2=Side(score=second))
        return ended(table).winners

    assert winners("SVC-05 TEC-06", "SCI-07 INF-05") == (1,)
    assert winners("SVC-05 TEC-06 INF-09", "SVC-06 TEC-07 SCI-07") == (1,)
    assert winners("SVC-05 SVC-08", "SVC-06 SVC-07") == (0,)
    assert winners("", "") == (0, 1)


def test_td_g47_solo_end() -> None:
    scored = SCORES_14 + " " + SCORES_11 + " TEC-10 TEC-11"
    for score, grade in ((scored, "series A"), (SCORES_14, "side project")):
        side = Side(score=score + (" SCI-12 INF-12" if score == scored else ""))
        table = given(seats=1, at="end", unhappy="SVC-13 TEC-13 SCI-13", customers="", t1=side)
        assert ended(table).winners == (0,)
        assert ended(table).details["grade"] == grade
    assert ended(table).utilities == (1000,)
    lost = given(
        seats=1,
        at="end",
        unhappy="SVC-13 TEC-13 SCI-13 INF-13",
        customers="",
        t1=Side(score=scored),
    )
    assert (ended(lost).winners, ended(lost).utilities) == ((), (0,))


def test_td_g48_round_cap() -> None:
    table = given(at="end", round=40, t1=Side(score="SVC-05"), customers="SVC-07 SVC-08")
    assert (ended(table).reason, ended(table).winners) == ("round_cap", (0,))
    busy = Side(score="SVC-05", areas=("TEC-05",), deck="SVC-04")
    assert not given(at="end", round=39, t1=busy).over


# Secrets and determinism


def test_td_g49_commit() -> None:
    hands = Side(hand="SVC-04 TEC-01 SCI-02 INF-03"), Side(hand="SVC-01 SVC-03 TEC-04 INF-02")
    row = "SVC-07 INF-07 SCI-12"
    start = given(at="assist", row=row, t1=hands[0], t2=hands[1])
    before = seen_by(start, B)
    known = set()
    for text in moves(start):
        table = start.copy(Scripted())
        table.log = []
        play(table, text)
        assert (who(table), table.asked()) == (1, (0, 1))
        known.add((str(told(table, B)), str(seen_by(table, B)), str(ask(table, B))))
        assert seen_by(table, B) == before
        assert seen_by(table, B).teams[0].hand_size == 4
    # A team without a legal set is forced to play nothing, and looks just the same.
    forced = given(at="assist", row=row, t1=Side(hand="SVC-13 TEC-13 SCI-13 INF-13"), t2=hands[1])
    assert who(forced) == 1
    assert len(known) == 1
    mine, theirs = seen_by(forced, B).teams[0], before.teams[0]
    assert (mine.hand_size, mine.set, mine.set_size) == (theirs.hand_size, None, None)
    assert (told(forced, B), forced.asked(), seen_by(forced, B).kind) == ([], (0, 1), before.kind)

    both = play(start, "set:SVC-04+INF-03", "set:SVC-01+TEC-04+INF-02")
    assert seen_by(both, B).teams[0].set_size == 2
    assert seen_by(both, B).teams[0].hand_size == 2


def test_td_g50_seen_marks() -> None:
    table = given(
        at="assist",
        row="TEC-08 INF-08",
        t1=Side(hand="TEC-06 SCI-02"),
        t2=Side(hand="TEC-04 INF-04 SVC-03", deck="SVC-02 SCI-03"),
        seed=1,
    )
    play(table, "set:TEC-06+SCI-02", "set:TEC-04+INF-04", "assist:TEC-08")
    play(pass_on(table, "assist.place"), "score")
    assert seen_by(table, A).teams[1].seen == ("TEC-04", "INF-04")
    pass_all(table)
    assert seen_by(table, A).teams[1].seen == ()
    assert table.seen[0] & table.cards.bits(pile("TEC-04 INF-04")) == 0


def test_td_g51_scout_clears() -> None:
    sides = Side(hand="INF-03", areas=("SCI-12",)), Side(hand="SVC-01")

    def exchanged() -> TechDeck:
        table = given(
            row="SVC-07 TEC-12 INF-05",
            customers="SCI-04 SVC-09 SVC-10 SVC-12",
            t1=sides[0],
            t2=sides[1],
        )
        return play(table, "use:INF-03", "pick:TEC-12")

    table = play(exchanged(), "use:SVC-01", "bury:TEC-12")
    assert [(c.place, c.card) for c in seen_by(table, A).customers_seen] == [(4, "TEC-12")]

    table = play(exchanged(), "pass", "use:SCI-12", "bury:SVC-09")
    assert names(table, table.customers) == "TEC-12 SVC-10 SVC-12 SVC-09"
    assert seen_by(table, B).customers_seen == ()
    known = [(c.place, c.card) for c in seen_by(table, A).customers_seen]
    assert known == [(1, "TEC-12"), (2, "SVC-10"), (4, "SVC-09")]


def test_td_g52_same_record() -> None:
    playthrough = Playthrough.new(GAME, 3, seed="52")
    chooser = Generator(5)
    while legal := playthrough.table.moves():
        playthrough.play(legal[chooser.below(len(legal))])
    again = Playthrough.replay(playthrough.record(), find_game)
    assert again.log == playthrough.log
    assert fingerprint(again.table) == fingerprint(playthrough.table)

    table = dealt(2)
    while kind(table) == "setup.venture":
        play(table, moves(table)[0])
    before = [seen_by(table, viewer) for viewer in (SPECTATOR, A, B)]
    first, second, *rest = table.customers
    table.customers = (second, first, *rest)
    assert [seen_by(table, viewer) for viewer in (SPECTATOR, A, B)] == before
    assert seen_by(table, OPEN).customers_order == table.ids(table.customers)
