"""Numbers, money, chances and lists as each language writes them (Babel knows how)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import floor
from typing import Final

from babel import Locale
from babel.numbers import NumberPattern, format_decimal, format_percent, parse_pattern

PSEUDO: Final = "en-XA"
"""A language for tests: English with accents, a third longer and marked at both ends."""
KEPT: Final = 20_000


@cache
def locale_of(language: str) -> Locale:
    return Locale.parse("en" if language == PSEUDO else language, sep="-")


def own_name(language: str) -> str:
    """A language as its speakers call it: `Deutsch`."""
    name = locale_of(language).get_display_name() or language
    return name[:1].upper() + name[1:]


@lru_cache(KEPT)
def number(value: int | float, language: str = "en") -> str:
    """`1,200`, in German `1.200`."""
    return format_decimal(value, locale=locale_of(language))


@lru_cache(KEPT)
def money(amount: int | float, language: str = "en") -> str:
    """Dollars as they are said: `$1,200`, in German `1.200 $`; one digit of cents if any."""
    return str(_money_pattern(language).apply(_tenths(amount), locale_of(language)))


@lru_cache(KEPT)
def chance(thousandths: int, language: str = "en") -> str:
    """A chance: `44%`, in German `44 %`; what is nearly sure, or nearly never, says so."""
    if 0 < thousandths < 10:
        return f"<{chance(10, language)}"
    if 990 < thousandths < 1000:
        return f">{chance(990, language)}"
    return format_percent(thousandths / 1000, locale=locale_of(language))


def share(part: float, language: str = "en") -> str:
    """A part of a whole with one decimal: `44.3%`, in German `44,3 %`."""
    return str(_share_pattern(language).apply(part, locale_of(language)))


def tenths(value: float, language: str = "en") -> str:
    """A figure with one decimal: `1,200.5`, in German `1.200,5`."""
    return decimal(value, 1, language)


def decimal(value: float, digits: int, language: str = "en") -> str:
    """A figure with so many decimals, whatever they are."""
    return format_decimal(value, f"#,##0.{'0' * digits}", locale_of(language))


def signed(value: float, language: str = "en") -> str:
    """A difference: `+1.5`, `-2`."""
    rounded = _tenths(value)
    return f"{'+' if rounded > 0 else ''}{number(rounded, language)}"


def _tenths(value: float) -> float:
    """To one digit, halves upwards; nothing is not negative."""
    return floor(10 * value + 0.5) / 10 or 0


def listed(items: Sequence[str], language: str = "en") -> str:
    """`Ada, Bo, and Cy`, in German `Ada, Bo und Cy`.

    Babel's `format_list` writes the same, but looks the pattern up for every list, which takes
    fifty times as long.
    """
    if len(items) < 2:
        return "".join(items)
    between = _between(language)
    if len(items) == 2:
        return between["2"].join(items)
    first, second, *others = items
    said = f"{first}{between['start']}{second}"
    for item in others[:-1]:
        said = f"{said}{between['middle']}{item}"
    return f"{said}{between['end']}{others[-1]}"


@cache
def _between(language: str) -> dict[str, str]:
    """What stands between two things in a list, by the place in it; nothing stands around them."""
    patterns = locale_of(language).list_patterns["standard"]
    return {
        place: pattern.removeprefix("{0}").removesuffix("{1}")
        for place, pattern in patterns.items()
    }


@cache
def _share_pattern(language: str) -> NumberPattern:
    """The language's own pattern with one decimal."""
    pattern = locale_of(language).percent_formats[None].pattern
    return parse_pattern(pattern.replace("##0", "##0.0"))


@cache
def _money_pattern(language: str) -> NumberPattern:
    """The language's own pattern, with the games' dollar sign and whole dollars."""
    pattern = locale_of(language).currency_formats["standard"].pattern
    return parse_pattern(pattern.replace("0.00", "0.#").replace("¤", "$"))
