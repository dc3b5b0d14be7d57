"""The figures of a report, computed from the tables of a run."""

from collections.abc import Mapping
from math import sqrt
from pathlib import Path

import polars as pl
from msgspec import Struct

from seedround.lab.intervals import Z95, wilson

FEWEST_CARDS = 4
"""A kind of decision with fewer cards is no choice of cards."""
RARE = 0.05
"""Rounds that a smaller share of the games reached are left out of the curves."""


class Share(Struct, frozen=True):
    """Wins per chair with a 95 % interval."""

    name: str
    count: int
    share: float
    low: float
    high: float


class Curve(Struct, frozen=True):
    """The mean score of a bot, or chair, after each round, with a 95 % interval."""

    name: str
    rounds: tuple[int, ...]
    means: tuple[float, ...]
    margins: tuple[float, ...]


class Mix(Struct, frozen=True):
    """A kind of decision: for each bot, how often it was taken and the share of each verb."""

    kind: str
    verbs: tuple[str, ...]
    counts: dict[str, int]
    shares: dict[str, tuple[float, ...]]


class CardLine(Struct, frozen=True):
    """A card at a kind of decision: how often taken when on offer, and how its takers fared."""

    card: str
    name: str
    offered: int
    chosen: int
    pick: Share
    win: Share | None


class CardKind(Struct, frozen=True):
    """The cards of one kind of decision, the most chosen first."""

    kind: str
    cards: tuple[CardLine, ...]


class Figures(Struct, frozen=True):
    """All that a report shows."""

    games: int
    seats: int
    tied: float
    lengths: tuple[int, ...]
    """Decisions of each game."""
    reasons: dict[str, int]
    by_bot: tuple[Share, ...]
    by_seat: tuple[Share, ...]
    curves: tuple[Curve, ...]
    mixes: tuple[Mix, ...]
    cards: tuple[CardKind, ...]


def figures_of(files: Mapping[str, Path]) -> Figures:
    seats = pl.read_parquet(files["seats"])
    decisions = pl.read_parquet(files["decisions"])
    games = seats.group_by("game", maintain_order=True).agg(
        pl.col("decisions").sum(), (pl.col("win") > 0).sum().alias("winners"),
        pl.col("reason").first(),
    )  # fmt: skip
    reasons = games["reason"].value_counts(sort=True)
    return Figures(
        games=len(games),
        seats=seats["seat"].n_unique(),
        tied=len(games.filter(pl.col("winners") > 1)) / len(games),
        lengths=tuple(games["decisions"].to_list()),
        reasons=dict(zip(reasons["reason"], reasons["count"], strict=True)),
        by_bot=shares(seats, pl.col("bot")),
        by_seat=shares(seats, pl.format("seat {}", pl.col("seat") + 1)),
        curves=curves(pl.read_parquet(files["rounds"])),
        mixes=mixes(decisions),
        cards=card_kinds(pl.read_parquet(files["cards"]), seats, decisions),
    )


def shares(seats: pl.DataFrame, name: pl.Expr) -> tuple[Share, ...]:
    """Wins per chair, by a name for each row."""
    found = (
        seats.group_by(name.alias("name"))
        .agg(pl.col("win").sum(), pl.len().alias("count"))
        .sort("name")
    )
    return tuple(share_of(*row) for row in found.iter_rows())


def share_of(name: str, wins: float, count: int) -> Share:
    return Share(name, count, wins / count, *wilson(wins, count))


def curves(rounds: pl.DataFrame) -> tuple[Curve, ...]:
    """By bot, or by chair if one bot sits everywhere."""
    alone = rounds["bot"].n_unique() == 1
    name = pl.format("seat {}", pl.col("seat") + 1) if alone else pl.col("bot")
    found = (
        rounds.group_by(name.alias("name"), "round")
        .agg(
            pl.col("score").mean().alias("mean"),
            pl.col("score").std().fill_null(0.0).alias("sd"),
            pl.len().alias("count"),
        )
        .filter(pl.col("count") >= RARE * pl.col("count").max().over("name"))
        .sort("name", "round")
    )
    return tuple(
        Curve(
            str(key[0]),
            tuple(part["round"]),
            tuple(part["mean"]),
            tuple(
                Z95 * sd / sqrt(count) for sd, count in zip(part["sd"], part["count"], strict=True)
            ),
        )
        for key, part in found.group_by("name", maintain_order=True)
    )


def mixes(decisions: pl.DataFrame) -> tuple[Mix, ...]:
    """Kinds with more than one verb, the most frequent first."""
    counted = decisions.group_by("kind", "bot", "move").agg(pl.col("count").sum())
    found: list[tuple[int, Mix]] = []
    for (kind,), part in counted.sort("kind", "bot", "move").group_by("kind", maintain_order=True):
        verbs = part.group_by("move").agg(pl.col("count").sum()).sort(
            "count", "move", descending=[True, False]
        )["move"].to_list()  # fmt: skip
        if len(verbs) < 2:
            continue
        by_bot = {
            str(bot): dict(zip(mine["move"], mine["count"], strict=True))
            for (bot,), mine in part.group_by("bot", maintain_order=True)
        }
        counts = {bot: sum(mine.values()) for bot, mine in by_bot.items()}
        shares = {
            bot: tuple(mine.get(verb, 0) / counts[bot] for verb in verbs)
            for bot, mine in by_bot.items()
        }
        found.append((sum(counts.values()), Mix(str(kind), tuple(verbs), counts, shares)))
    return tuple(mix for _, mix in sorted(found, key=lambda pair: (-pair[0], pair[1].kind)))


def card_kinds(
    cards: pl.DataFrame, seats: pl.DataFrame, decisions: pl.DataFrame
) -> tuple[CardKind, ...]:
    """Kinds in which one card is chosen before another, the one with the most choices first.

    With less than two cards on offer on average, or all of them taken always, there is no choice
    between cards.
    """
    taken_at = decisions.group_by("kind").agg(pl.col("count").sum())
    times = dict(zip(taken_at["kind"], taken_at["count"], strict=True))
    won = cards.join(seats.select("game", "seat", "win"), on=["game", "seat"])
    taken = pl.col("chosen") > 0
    found = won.group_by("kind", "card", "name").agg(
        pl.col("offered").sum(),
        pl.col("chosen").sum(),
        taken.sum().alias("takers"),
        pl.col("win").filter(taken).sum().alias("wins"),
    ).sort("kind", "card")  # fmt: skip
    kinds: list[tuple[int, CardKind]] = []
    for (kind,), part in found.group_by("kind", maintain_order=True):
        lines = [_card_line(row) for row in part.iter_rows(named=True)]
        offered = sum(line.offered for line in lines)
        refused = offered - sum(line.chosen for line in lines)
        if len(lines) < FEWEST_CARDS or offered < 2 * times[kind] or not refused:
            continue
        lines.sort(key=lambda line: (-line.pick.share, line.name))
        kinds.append((offered, CardKind(str(kind), tuple(lines))))
    return tuple(kind for _, kind in sorted(kinds, key=lambda pair: (-pair[0], pair[1].kind)))


def _card_line(row: Mapping[str, object]) -> CardLine:
    offered, chosen, takers = (int(str(row[key])) for key in ("offered", "chosen", "takers"))
    name = str(row["name"])
    return CardLine(
        card=str(row["card"]),
        name=name,
        offered=offered,
        chosen=chosen,
        pick=share_of(name, chosen, offered),
        win=share_of(name, float(str(row["wins"])), takers) if takers else None,
    )
