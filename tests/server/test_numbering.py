"""Events are numbered for ever; what was taken back leaves a gap."""

from bisect import bisect_right

from hypothesis import given
from hypothesis import strategies as st

from seedround.server.tables.numbering import Numbering


@given(st.lists(st.integers(0, 12)))
def test_runs_are_the_list_of_all_numbers(counts: list[int]) -> None:
    numbers = Numbering()
    plain: list[int] = []
    last = 0
    for count in counts:
        numbers = numbers.over(count)
        del plain[count:]
        fresh = count - len(plain)
        plain += range(last + 1, last + 1 + fresh)
        last += fresh
        assert (numbers.count, numbers.last) == (len(plain), last)
        assert [numbers.at(place) for place in range(count)] == plain
        for place in range(count + 1):
            assert list(numbers.since(place)) == plain[place:]
        for number in range(last + 3):
            assert numbers.told(number) == bisect_right(plain, number)
