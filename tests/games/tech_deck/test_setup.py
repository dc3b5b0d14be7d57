"""Teams and setup, rule by rule (TD-TEAM, TD-SETUP)."""

import json
from collections import Counter
from itertools import combinations, product

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, every_seat
from seedround.engine.knowledge import Knowledge
from seedround.engine.look import ask
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.checks import fits_solo
from seedround.games.tech_deck.document import DOMAINS
from seedround.games.tech_deck.events import TeamsMade, VenturesRevealed
from seedround.games.tech_deck.setup import KEPT_DECKS, KeepVenture, solo_sets
from seedround.games.tech_deck.table import TechDeck
from seedround.testing import A, B, C, events, kind, moves, play, who
from seedround.testing.tech_deck import Side, dealt, given, house, names, pile, seen_by
from tests.games.tech_deck.sets import own_set
from tools import golden


def set_up(table: TechDeck) -> TechDeck:
    while kind(table) == "setup.venture":
        play(table, moves(table)[0])
    return table


# Teams


def test_td_team_01_one_player_is_one_team() -> None:
    table = dealt(1)
    assert (table.teams, table.rival(0)) == (((0,),), None)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_td_team_02_even_numbers_make_random_halves(seats: int) -> None:
    halves = Counter(dealt(seats, seed=seed, teams="random").teams for seed in range(60))
    assert all(len(first) == len(second) for first, second in halves)
    assert len(halves) > 1


@pytest.mark.parametrize("seats", [3, 5])
def test_td_team_03_which_team_is_larger_is_random(seats: int) -> None:
    """TD-A-06."""
    teams = [dealt(seats, seed=seed, teams="random").teams for seed in range(60)]
    larger = Counter(len(first) > len(second) for first, second in teams)
    assert larger[True] > 10
    assert larger[False] > 10
    assert len({first for first, _ in teams}) > 3
    for number, sizes in ((0, [(seats + 1) // 2, seats // 2]), (1, [seats // 2, (seats + 1) // 2])):
        drawn = dealt(seats, teams="random", numbers=[number]).teams
        assert [len(team) for team in drawn] == sizes


@pytest.mark.parametrize("seats", [3, 5])
def test_td_team_04_the_smaller_team_controls_one_venture_more(seats: int) -> None:
    table = set_up(dealt(seats))
    areas = seen_by(table, A).teams[1].areas
    assert [area.shared for area in areas].count(True) == 1
    assert all(len(area.cards) == 1 for area in areas)


@pytest.mark.parametrize(("seats", "areas"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_td_team_05_both_teams_have_the_same_number_of_areas(seats: int, areas: int) -> None:
    table = set_up(dealt(seats))
    assert all(len(team.areas) == areas for team in seen_by(table, A).teams)
    assert not seen_by(table, A).teams[0].areas[-1].shared


def test_td_team_06_all_seats_of_a_team_see_its_hand() -> None:
    table = set_up(dealt(4))
    hands = [[seen_by(table, seat).teams[team].hand for seat in every_seat(4)] for team in range(2)]
    assert hands[0][0] == hands[0][2] == table.ids(table.hands[0])
    assert hands[0][1] is None
    assert hands[0][3] is None
    assert hands[1][1] == hands[1][3] == table.ids(table.hands[1])


def test_td_team_07_the_lead_moves_on_and_owners_keep_their_area() -> None:
    """TD-A-07: group effects and the shared area are the lead's, an own area its owner's."""
    side = Side(hand="INF-01", areas=("TEC-05", "SVC-05"), deck="SVC-04")
    for number, lead, other in ((1, 0, 2), (2, 2, 0), (3, 0, 2)):
        table = given(seats=4, round=number, t1=side, row="SVC-13 SVC-12")
        area = "use:TEC-05" if lead == 0 else "use:SVC-05"
        assert (who(table), moves(table)) == (lead, ["pass", area, "use:INF-01"])
        play(table, "pass")
        area = "use:SVC-05" if lead == 0 else "use:TEC-05"
        assert (who(table), moves(table)) == (other, ["pass", area])


def test_td_team_07_by_option_any_member_decides() -> None:
    """TD-TEAM-07: group effects for all, what the team decides together for any of them."""
    side = Side(hand="INF-01", areas=("TEC-05", "SVC-05"), deck="SVC-04")
    table = given(seats=4, t1=side, row="SVC-13 SVC-12", lead="anyone")
    assert (who(table), moves(table)) == (0, ["pass", "use:TEC-05", "use:INF-01"])
    play(table, "pass")
    assert (who(table), moves(table)) == (2, ["pass", "use:SVC-05", "use:INF-01"])
    assert [team.lead for team in seen_by(table, A).teams] == [None, None]

    table = given(
        at="assist", only=True, seats=4, row="SVC-05 TEC-05", lead="anyone", seed=1,
        t1=Side(hand="SVC-03 INF-02"), t2=Side(hand="TEC-04 SCI-01"),
    )  # fmt: skip
    assert table.asked() == (0, 2, 1, 3)
    for seat in (A, C):
        asked = ask(table, seat)
        assert asked is not None
        assert [str(offer.move) for offer in asked.offers] == ["none", "set:SVC-03+INF-02"]
        assert Knowledge(table, seat).choice.choosers(table) == (0, 2)
    rotating = given(at="assist", seats=4, row="SVC-05", t1=Side(hand="SVC-03 INF-02"), seed=1)
    assert rotating.choice.choosers(rotating) == (0,)


def test_td_team_07_the_shared_area_is_everybodys_where_any_member_decides() -> None:
    """TD-TEAM-05, TD-TEAM-07: an own area stays its owner's."""
    table = dealt(3, lead="anyone", teams="random", seed=3)
    found = {}
    while kind(table) == "setup.venture":
        choice = table.choice
        assert isinstance(choice, KeepVenture)
        found[choice.team, choice.area] = choice.choosers(table)
        play(table, moves(table)[0])
    small = next(team for team, members in enumerate(table.teams) if len(members) == 1)
    large = 1 - small
    assert found[small, 1] == table.teams[small]
    assert [found[large, area] for area in (0, 1)] == [(seat,) for seat in table.teams[large]]


def test_td_team_07_alone_nobody_is_lead() -> None:
    with pytest.raises(BadOption):
        GAME.resolve({"lead": "anyone"}, 1)


def test_td_team_08_talk_is_free_and_changes_nothing() -> None:
    """No move of the game is talk: what is said has no effect on the table."""
    verbs = set(GAME.rules().move_codec.kinds)
    assert not verbs & {"say", "tell", "chat", "promise"}


# Setup


def test_td_setup_01_start_cards_are_set_aside_first() -> None:
    """TD-A-05: a start card is never dealt as a venture, as it is not in the shuffled rest."""
    table = dealt(2)
    start = {*house().start[0], *house().start[1]}
    assert not start & set(table.customers)
    assert not start & set(table.offered[0] + table.offered[1])


def test_td_setup_02_cards_are_revealed_until_two_ventures_an_area_have_shown() -> None:
    top = pile("TEC-09 SVC-05 INF-06 TEC-07 SCI-05 OPN-05 INF-12")
    table = dealt(2, orders=[top])
    first, second = events(table, VenturesRevealed)
    assert first.revealed == ("TEC-09", "SVC-05", "INF-06", "TEC-07")
    assert second.revealed == ("SCI-05", "OPN-05", "INF-12")


def test_td_setup_03_ventures_go_to_the_areas_in_order_of_appearance() -> None:
    """TD-A-08."""
    top = pile("SVC-08 SVC-05 TEC-07 TEC-05 SCI-05 SCI-07 INF-12 INF-05")
    table = dealt(4, orders=[top])
    lists = []
    while kind(table) == "setup.venture":
        lists.append((who(table), *moves(table)))
        play(table, moves(table)[0])
    assert lists == [
        (0, "venture:SVC-05", "venture:SVC-08"),
        (2, "venture:TEC-05", "venture:TEC-07"),
        (1, "venture:SCI-05", "venture:SCI-07"),
        (3, "venture:INF-05", "venture:INF-12"),
    ]


def test_td_setup_03_with_pool_the_areas_choose_from_all_ventures_of_the_team() -> None:
    """TD-A-08."""
    top = pile("SVC-08 SVC-05 TEC-07 TEC-05 SCI-05 SCI-07 INF-12 INF-05")
    table = dealt(4, venture_deal="pool", orders=[top])
    four = ["venture:SVC-05", "venture:SVC-08", "venture:TEC-05", "venture:TEC-07"]
    assert moves(table) == four
    play(table, "venture:SVC-08")
    assert moves(table) == [move for move in four if move != "venture:SVC-08"]
    six = dealt(6, venture_deal="pool")
    assert len(moves(six)) == 6


def test_td_setup_04_t1_keeps_its_ventures_first_and_everybody_sees_them() -> None:
    table = dealt(4)
    seats = []
    while kind(table) == "setup.venture":
        seats.append(who(table))
        assert seen_by(table, SPECTATOR).teams[table.team_of[who(table)]].offered
        play(table, moves(table)[1])
    assert seats == [0, 2, 1, 3]


def test_td_setup_05_rejected_cards_are_shuffled_back() -> None:
    """TD-A-09."""
    table = dealt(2)
    rejected = [set(offered) for offered in table.offered]
    set_up(table)
    left = (rejected[0] | rejected[1]) - set(table.areas[0] + table.areas[1])
    assert left <= set(table.customers + table.row + table.unhappy)
    assert table.offered == [(), ()]


def test_td_setup_06_the_start_decks_of_two_teams() -> None:
    """TD-A-10: both decks add up to 11."""
    cards = house()
    assert names(dealt(2), cards.start[0]) == "SVC-04 TEC-01 SCI-02 INF-01 INF-03"
    assert names(dealt(2), cards.start[1]) == "SVC-01 SVC-03 TEC-04 SCI-01 INF-02"
    assert [sum(cards.value[card] for card in deck) for deck in cards.start] == [11, 11]
    assert sum(card.start for card in cards.definitions) == 10


def test_td_setup_07_solo_sets_have_all_domains() -> None:
    """TD-A-04: brute force over all choices agrees."""
    cards = house()
    by_value = [[c for c in range(52) if cards.value[c] == value] for value in (1, 2, 3, 4)]
    legal = {
        tuple(sorted((one, other, *rest)))
        for one, other in product(by_value[0], repeat=2)
        if one < other
        for rest in product(*by_value[1:])
        if {cards.domain[card] for card in (one, other, *rest)} == {0, 1, 2, 3}
    }
    assert solo_sets(cards, False) == sorted(legal)
    drawn = {dealt(1, seed=seed, solo_start="random").decks[0] for seed in range(40)}
    assert drawn <= legal
    assert len(drawn) > 20
    strict = {
        chosen
        for chosen in legal
        if len({cards.domain[card] for card in chosen if cards.value[card] < 4}) == 4
    }
    assert solo_sets(cards, True) == sorted(strict)
    assert len(strict) == 4 * 12 < len(legal)
    assert cards.solo in strict, "the rulebook's example fits both readings"
    assert DOMAINS[4] == "open"


@pytest.mark.parametrize("strict", [False, True])
def test_td_setup_07_a_deck_with_many_low_cards_has_just_the_start_decks_that_fit(
    strict: bool,
) -> None:
    low = {"SVC-06": 1, "TEC-06": 2, "SCI-06": 3, "INF-06": 4, "SVC-09": 1, "TEC-09": 1}
    cards = own_set({card: {"value": value} for card, value in low.items()})
    groups = [
        number
        for number, card in enumerate(cards.definitions)
        if card.kind == "group" and card.domain != "open" and card.value < 5
    ]
    assert len(groups) == 22
    assert solo_sets(cards, strict) == [
        chosen
        for chosen in combinations(groups, 5)
        if fits_solo([cards.definitions[card] for card in chosen], strict)
    ]


def test_start_decks_are_kept_of_a_few_decks_only() -> None:
    """Every player may bring a deck along, and each could stay in memory for ever."""
    for number in range(20):
        solo_sets(own_set({"SVC-01": {"text": f"deck {number}"}}), False)
    assert solo_sets.cache_info().currsize <= KEPT_DECKS


def test_td_setup_08_the_other_low_cards_leave_a_solo_game() -> None:
    table = dealt(1, solo_start="random")
    assert len(table.box) == 8
    assert all(table.cards.value[card] <= 3 for card in table.box)
    assert all(table.cards.value[card] > 3 for card in table.customers)


def test_td_setup_09_group_decks_are_shuffled() -> None:
    lasts = {set_up(dealt(2, seed=seed)).decks[0] for seed in range(40)}
    assert len(lasts) == 5


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_td_setup_10_each_team_draws_four(seats: int) -> None:
    """TD-A-11: hand and customers are disjoint, so the order in which they come is all one."""
    table = set_up(dealt(seats))
    assert all(len(hand) == 4 for hand in table.hands)
    assert all(len(deck) == 1 for deck in table.decks)
    assert not any(table.discards)


def test_td_setup_11_two_customers_are_dealt_left_to_right() -> None:
    order = pile("SVC-13 TEC-13 SCI-13 INF-13 SVC-12")
    table = dealt(2, orders=[[]])
    play(table, moves(table)[0])
    play(table, moves(table)[0], orders=[[], [], order])
    assert names(table, table.row) == "SVC-13 TEC-13 SCI-13 INF-13"


def test_td_setup_12_the_marker_goes_to_a_random_team() -> None:
    markers = Counter(set_up(dealt(2, seed=seed)).marker for seed in range(60))
    assert min(markers[0], markers[1]) > 10
    assert seen_by(set_up(dealt(1)), A).marker is None


def test_td_setup_13_the_order_of_chance() -> None:
    """Seats, coin, main shuffle, both decks, customers, marker."""

    class Listening(Generator):
        def __init__(self) -> None:
            super().__init__(3)
            self.heard: list[str] = []

        def shuffle(self, items: list[object]) -> None:  # type: ignore[override]
            self.heard.append(f"shuffle {len(items)}")
            super().shuffle(items)

        def below(self, n: int) -> int:
            self.heard.append(f"below {n}")
            return super().below(n)

    generator = Listening()
    set_up(dealt(4, generator=generator, teams="random"))
    seats = ["shuffle 4", "below 2"]
    assert generator.heard == [
        *seats,
        "shuffle 44",
        "shuffle 5",
        "shuffle 5",
        "shuffle 40",
        "below 2",
    ]
    solo = Listening()
    set_up(dealt(1, generator=solo, solo_start="random"))
    assert solo.heard == ["below 108", "shuffle 41", "shuffle 5", "shuffle 40"]


def test_one_plays_against_one_as_a_rule_by_the_rules_of_the_recorded_games() -> None:
    """A raised version would make every record that is kept one of other rules."""
    recorded = json.loads((golden.FOLDER / GAME.id / "2-plain-1.json").read_text("utf-8"))

    assert GAME.usual_players == 2
    assert GAME.version == recorded["record"]["rules"]


def test_teams_are_named_in_the_log() -> None:
    assert events(dealt(3), TeamsMade) == [TeamsMade((A, C), (B,))]
    assert events(dealt(1), TeamsMade) == [TeamsMade((A,), ())]


def test_options_that_do_not_fit_the_seats_are_refused() -> None:
    with pytest.raises(BadOption, match="solo games: leave it out with 2 players"):
        GAME.resolve({"solo_start": "choose"}, 2)
    with pytest.raises(BadOption, match="about teams: leave it out in a solo game"):
        GAME.resolve({"teams": "alternate"}, 1)
    with pytest.raises(BadOption, match="round_cap"):
        GAME.resolve({"round_cap": 61}, 2)
