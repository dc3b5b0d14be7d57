"""What search is told about Trade Show: an estimate of who wins, and where it may stop."""

import pytest

from seedround.bots import make_bot
from seedround.bots.mcts import Budget, Search
from seedround.engine.generator import Generator
from seedround.engine.kinds import every_seat
from seedround.engine.knowledge import Knowledge
from seedround.games.trade_show import GAME
from seedround.games.trade_show.mind.bot import closer
from seedround.games.trade_show.mind.prospects import drafted, prospects
from seedround.games.trade_show.table import TradeShow


def dealt(seats: int, seed: int = 5) -> TradeShow:
    table = GAME.deal(seats, Generator(seed))
    assert isinstance(table, TradeShow)
    return table


@pytest.mark.parametrize("seats", GAME.players)
def test_the_chances_are_utilities_and_share_the_same_sum(seats: int) -> None:
    table = dealt(seats)
    chances = prospects(table)
    assert all(0 <= chance <= 1000 for chance in chances)
    assert abs(sum(chances) - 500 * seats) <= seats


def test_money_in_hand_counts_more_the_later_it_is() -> None:
    table = dealt(2)
    table.scores[0] = 12
    early = prospects(table)[0]
    table.round = table.rounds
    late = prospects(table)[0]
    table.scores[0] = 50
    assert 500 < early < late < prospects(table)[0] <= 1000


def test_the_horizon_is_the_end_of_the_draft() -> None:
    """Before the first roll: no die disturbs the estimate."""
    table, seen = dealt(2), 0
    while table.round == 1:
        drafting = table.choice.kind in ("draft.take", "draft.order")
        table.carry_out(table.moves()[0])
        if drafting and drafted(table):
            seen += 1
            assert all(table.places(seat) == 0 for seat in every_seat(2))
            assert table.rolled == ((), (), ())
        table.settle()
    assert seen == 1


def test_the_show_is_played_by_the_exact_solver() -> None:
    table = dealt(2)
    bot = make_bot("mcts:1", GAME, 3)
    shows = 0
    while not table.over and shows < 10:
        seat = table.choice.seat
        move = bot.choose(Knowledge(table, seat))
        if table.choice.kind in ("show.place", "show.offer"):
            shows += 1
            assert move == closer(table, seat, table.moves())
        table.play(move)
    assert shows == 10


def test_a_search_in_the_draft_never_rolls() -> None:
    """All its lines end with the draft of this round, in an estimate."""
    table = dealt(3)
    search = Search(Knowledge(table, table.choice.seat), Generator(1))
    found = search.run(Budget(60))
    assert len(found) == len(table.moves())
    assert all(0 < arm.mean < 1000 for arm in found)
