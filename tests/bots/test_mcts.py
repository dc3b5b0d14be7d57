"""Search on positions whose best move is known."""

from collections.abc import Callable

import pytest

from seedround.bots.mcts import Budget, MctsBot, Search
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.knowledge import Knowledge
from seedround.engine.look import fingerprint
from seedround.engine.playthrough import Playthrough
from seedround.engine.table import Sealed, Table
from seedround.engine.tuning import Tuning
from seedround.testing import A, B, C, D
from tests.engine.playing import hermit, parlour
from tests.toys.maze import Fork, Go, Known, Maze, Meet, Pay, Toss, fork, maze, pay, redeal

SEEDS = range(5)


def chosen(table: Table, seed: int = 1, iterations: int = 300, seat: Seat | None = None) -> str:
    """What the search chooses for the seat that is asked."""
    seat = table.choice.seat if seat is None else seat
    return str(MctsBot(Budget(iterations), seed).choose(Knowledge(table, seat)))


# Positions


@pytest.mark.parametrize("seed", SEEDS)
def test_a_greedy_move_that_loses_is_seen_through(seed: int) -> None:
    """Grabbing pays most on average, but the rival would not answer at random."""
    table = maze(
        fork(
            A,
            grab=fork(B, forgive=pay(1000, 0), thank=pay(900, 100), punish=pay(0, 1000)),
            wait=fork(B, this=pay(400, 600), that=pay(450, 550)),
        )
    )
    assert chosen(table, seed) == "go:wait"


@pytest.mark.parametrize("seed", SEEDS)
def test_three_moves_ahead(seed: int) -> None:
    deep = fork(A, a=fork(B, x=pay(1000, 0), y=fork(A, p=pay(950, 50), q=pay(0, 1000))))
    table = maze(fork(A, dull=pay(600, 400), deep=fork(A, on=deep.paths[0][1], back=pay(0, 1000))))
    assert chosen(table, seed, 600) == "go:deep"


@pytest.mark.parametrize("seed", SEEDS)
def test_each_of_three_seats_plays_for_itself(seed: int) -> None:
    """Seat 2 decides what is best for seat 2, not what is worst for seat 0."""
    table = maze(
        fork(
            A,
            trust=fork(C, own=pay(800, 0, 1000), spite=pay(0, 1000, 500)),
            safe=pay(600, 300, 600),
        ),
        seats=3,
    )
    assert chosen(table, seed) == "go:trust"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_team_mate_plays_for_the_team(seed: int) -> None:
    lost, won = pay(0, 1000, 0, 1000), pay(1000, 0, 1000, 0)
    ways = (("a", lost), ("b", lost), ("c", won), ("d", lost))
    table = maze(
        fork(A, alone=pay(600, 400, 600, 400), together=Fork(C, ways)),
        seats=4,
        teams=((A, C), (B, D)),
    )
    assert chosen(table, seed) == "go:together"


@pytest.mark.parametrize("seed", SEEDS)
def test_alone_against_the_dice(seed: int) -> None:
    """A coin, or a path on which every step is in one's own hands."""
    path = fork(A, on=fork(A, on=pay(1000), off=pay(0)), off=pay(0))
    table = maze(fork(A, gamble=Toss(pay(1000), pay(0)), walk=path), seats=1)
    assert chosen(table, seed) == "go:walk"


# What a seat cannot know


@pytest.mark.parametrize("card", [0, 1, 2])
def test_the_bet_is_on_the_odds_not_on_the_hidden_card(card: int) -> None:
    """Left wins with card 0 only; a bot that peeked would choose it then."""
    left, right = Pay(((1000, 0), (0, 1000), (0, 1000))), Pay(((0, 1000), (1000, 0), (1000, 0)))
    table = maze(fork(A, left=left, right=right), card=card, deck=3, owner=B)
    assert chosen(table) == "go:right"


@pytest.mark.parametrize("card", [0, 1])
def test_the_owner_of_the_card_knows_it(card: int) -> None:
    left, right = Pay(((1000, 0), (0, 1000))), Pay(((0, 1000), (1000, 0)))
    table = maze(fork(A, left=left, right=right), card=card, deck=2, owner=A)
    assert chosen(table) == ("go:right" if card else "go:left")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("sealed", [True, False])
def test_a_secret_choice_cannot_be_answered_as_if_it_were_seen(sealed: bool, seed: int) -> None:
    """Guessing a hidden move is worth 500 however deep one looks: take the 650."""
    match = {"heads heads": (1000, 0), "tails tails": (1000, 0)}
    differ = {"heads tails": (0, 1000), "tails heads": (0, 1000)}
    guess, end = fork(A, heads=None, tails=None), Meet(tuple((match | differ).items()))
    hide = Fork(B, (("heads", None), ("tails", None)), secret=not sealed)
    game = Sealed((hide, fork(A, heads=None, tails=None))) if sealed else hide
    table = maze(fork(A, bet=game, safe=pay(650, 350)), *([] if sealed else [guess]), end)
    assert chosen(table, seed) == "go:safe"


@pytest.mark.parametrize("seed", SEEDS)
def test_nor_does_the_rival_see_what_is_chosen_in_secret(seed: int) -> None:
    """A rival who saw the sealed choice would always win: then 300 would be more than nothing."""
    ways = {"heads": {"heads": 1000, "tails": 0}, "tails": {"heads": 0, "tails": 1000}}
    ways["safe"] = {"heads": 300, "tails": 300}
    end = Meet(
        tuple((f"{a} {b}", (won, 1000 - won)) for a, row in ways.items() for b, won in row.items())
    )
    mine, theirs = fork(A, heads=None, tails=None, safe=None), fork(B, heads=None, tails=None)
    table = maze(Sealed((mine, theirs)), end)
    assert chosen(table, seed) != "go:safe"


def test_a_seat_of_a_sealed_group_may_be_asked_before_its_turn() -> None:
    playthrough = parlour(3)
    for seat in every_seat(3):
        knowledge = Knowledge(playthrough.table, seat)
        twin = knowledge.redeal(Generator(1))
        assert twin.choice == knowledge.choice
        assert twin.moves() == knowledge.moves
        assert chosen(playthrough.table, 1, 30, seat) in map(str, knowledge.moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_that_differ_in_hidden_things_get_the_same_choice(seats: int) -> None:
    """In every decision of a game with hidden hands, sealed choices and teams."""
    playthrough = parlour(seats)
    while not playthrough.table.over:
        table = playthrough.table
        seat = table.choice.seat
        twin: Table = table.rules.redeal(table, seat, Generator(77))
        move = chosen(table, 3, 12)
        assert chosen(twin, 3, 12) == move
        playthrough.play(table.rules.move_codec.from_text(move))


# Manners


@pytest.mark.parametrize("make", [parlour, hermit])
def test_same_seed_same_moves_and_the_table_is_left_alone(make: Callable[[], Playthrough]) -> None:
    games = []
    for _ in range(2):
        table: Table = make().table
        moves: list[str] = []
        bots = [MctsBot(Budget(10), seat) for seat in every_seat(table.seats)]
        while not table.over and len(moves) < 25:
            seat = table.choice.seat
            before, draws = fingerprint(table), table.generator.draws
            move = bots[seat].choose(Knowledge(table, seat))
            assert (fingerprint(table), table.generator.draws) == (before, draws)
            table.play(move)
            moves.append(str(move))
        games.append(moves)
    assert games[0] == games[1]


class Counting:
    """Redeals a maze and counts how often."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, table: Maze, seat: Seat, generator: Generator) -> Maze:
        self.count += 1
        return redeal(table, seat, generator)


@pytest.mark.parametrize("iterations", [1, 7, 40])
def test_the_budget_is_kept(iterations: int) -> None:
    counting = Counting()
    table = maze(fork(A, a=pay(1, 0), b=pay(2, 0), c=pay(3, 0)), redeal=counting)
    search = Search(Knowledge(table, A), Generator(1))
    search.run(Budget(iterations))
    assert search.decision.visits == iterations
    assert sum(arm.visits for arm in search.decision.arms.values()) == iterations
    assert counting.count == iterations + 1


def test_a_budget_may_be_a_time() -> None:
    table = maze(fork(A, a=pay(0, 1000), b=pay(1000, 0)))
    assert str(MctsBot(Budget(milliseconds=5), 1).choose(Knowledge(table, A))) == "go:b"


def test_of_many_moves_the_quick_ones_are_tried_first() -> None:
    ways = tuple((f"w{number}", pay(number, 0)) for number in range(200))
    table = maze(Fork(A, ways, quickly=("w3", "w5", "w8")))
    search = Search(Knowledge(table, A), Generator(1))
    few = [str(arm.move) for arm in search.run(Budget(4))]
    assert len({"go:w3", "go:w5", "go:w8"} & set(few)) >= 3
    search.run(Budget(100))
    assert 10 < len(search.decision.arms) <= 20


def test_a_single_move_and_a_solved_decision_need_no_search() -> None:
    counting = Counting()
    table = maze(
        fork(A, a=pay(1000, 0), b=pay(0, 1000)),
        redeal=counting,
        solved={"fork": lambda table, seat, moves: moves[1]},
    )
    assert chosen(table) == "go:b"
    assert counting.count == 1


def test_others_are_taken_to_know_what_is_solved() -> None:
    """Left to itself the search would fear the other answer."""
    answer = Known(B, (("worse", pay(900, 100)), ("better", pay(0, 1000))))
    start = fork(A, ask=answer, stay=pay(500, 500))
    assert chosen(maze(start)) == "go:stay"
    assert chosen(maze(start, solved={"known": lambda table, seat, moves: moves[0]})) == "go:ask"


def test_a_playout_without_an_end_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seedround.bots.playout.LONGEST", 0)
    long = fork(B, a=pay(0, 1000), b=pay(0, 1000))
    table = maze(fork(A, long=long, short=pay(400, 600)))
    search = Search(Knowledge(table, A), Generator(1))
    values = {str(arm.move): arm.mean for arm in search.run(Budget(2))}
    assert values == {"go:long": 500, "go:short": 400}


def test_a_playout_is_cut_where_the_game_says() -> None:
    """The estimate, not the end, decides: it says the opposite."""
    further = fork(B, a=pay(1000, 0), b=pay(1000, 0))
    table = maze(fork(A, good=further, bad=fork(B, a=pay(0, 1000), b=pay(0, 1000))))

    def value(table: Maze) -> tuple[int, int]:
        return (0, 1000) if table.ways[0] == "good" else (1000, 0)

    start = fork(A, good=further, bad=fork(B, a=pay(0, 1000), b=pay(0, 1000)))
    assert chosen(table, iterations=10) == "go:good"
    cut = maze(start, value=value, tuning=Tuning(playout_cut=0))
    assert chosen(cut, iterations=2) == "go:bad"
    seen = maze(start, value=value, horizon=lambda table: True)
    assert chosen(seen, iterations=10) == "go:bad"


def test_the_horizon_is_also_seen_behind_a_step_that_runs_by_itself() -> None:
    """A toss comes first, then the payment: the horizon lies between the two."""
    start = fork(A, good=Toss(pay(0, 1000), pay(0, 1000)), bad=pay(500, 500))
    table = maze(
        start,
        value=lambda table: (1000, 0),
        horizon=lambda table: isinstance(table.agenda[-1], Pay) and table.ways[0] == "good",
    )
    assert chosen(table, iterations=10) == "go:good"


def test_the_guide_is_asked_first() -> None:
    wise = {
        "wise": lambda table, seat, moves: moves[2],
        "hasty": lambda table, seat, moves: moves[0],
    }
    start = fork(A, a=pay(0, 1000), b=pay(0, 1000), c=pay(1000, 0), d=pay(0, 1000))
    for guide, first in (("wise", "go:c"), ("hasty", "go:a"), (None, "go:a")):
        table = maze(start, picks=wise, tuning=Tuning(playout_policy="hasty", tree_policy=guide))
        search = Search(Knowledge(table, A), Generator(1))
        assert [str(arm.move) for arm in search.run(Budget(1))] == [first]


def test_candidates_meet_the_same_deals() -> None:
    """Two moves that do the same are worth the same to the last coin."""
    table = maze(fork(A, a=Toss(pay(1000, 0), pay(0, 1000)), b=Toss(pay(1000, 0), pay(0, 1000))))
    search = Search(Knowledge(table, A), Generator(1))
    one, other = search.run(Budget(40))
    assert (one.visits, one.total) == (other.visits, other.total)
    assert 0 < one.total < 1000 * one.visits


@pytest.mark.parametrize(("better", "found"), [(520, "go:a"), (900, "go:b")])
def test_the_guide_is_left_only_for_something_clearly_better(better: int, found: str) -> None:
    table = maze(
        fork(A, a=pay(500, 500), b=pay(better, 1000 - better)),
        picks={"first": lambda table, seat, moves: moves[0]},
    )
    assert chosen(table, iterations=4) == found


def test_moves_of_other_deals_are_no_candidates() -> None:
    """A tree that is kept may know moves that this deal does not have."""
    search = Search(Knowledge(maze(fork(A, a=pay(1, 0), b=pay(2, 0))), A), Generator(1))
    search.decision.add(Go("elsewhere"))
    assert {str(arm.move) for arm in search.run(Budget(10))} == {"go:a", "go:b"}


def test_the_worse_half_is_given_up() -> None:
    ways = {name: pay(number * 100, 0) for number, name in enumerate("abcdefgh")}
    search = Search(Knowledge(maze(fork(A, **ways)), A), Generator(1))
    ranked = search.run(Budget(96))
    assert [str(arm.move) for arm in ranked][:2] == ["go:h", "go:g"]
    assert sorted(arm.visits for arm in ranked) == [4, 4, 4, 4, 12, 12, 28, 28]


# What is known from the last decision


def test_the_tree_is_kept_while_the_seat_goes_on_and_nothing_changed() -> None:
    counting = Counting()
    second = fork(A, a=pay(0, 1000), b=pay(1000, 0))
    table = maze(fork(A, on=second, stop=pay(0, 1000)), redeal=counting)
    bot = MctsBot(Budget(100), 1)
    table.play(bot.choose(Knowledge(table, A)))
    spent, counting.count = counting.count, 0
    assert bot.choose(Knowledge(table, A)) == Go("b")
    assert counting.count < 0.6 * spent


@pytest.mark.parametrize("between", ["toss", "rival"])
def test_the_tree_is_forgotten_when_something_happened(between: str) -> None:
    counting = Counting()
    second = fork(A, a=pay(0, 1000), b=pay(1000, 0))
    meanwhile = Toss(second, second) if between == "toss" else fork(B, x=second, y=second)
    table = maze(fork(A, on=meanwhile, stop=pay(0, 1000)), redeal=counting)
    bot = MctsBot(Budget(100), 1)
    table.play(bot.choose(Knowledge(table, A)))
    if table.choice.seat == 1:
        table.play(Go("x"))
    counting.count = 0
    bot.choose(Knowledge(table, A))
    assert counting.count > 100
