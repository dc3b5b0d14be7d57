"""The plots of a report: matplotlib figures as SVG that take their colours from the page."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from io import StringIO
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from seedround.lab.report.figures import CardLine, Curve, Mix, Share

WIDTH = 3.4
"""Inches of 96 pixels: a phone's width, so that letters keep their size there."""
ROW = 0.27

INK, QUIET, GRID, PAPER = "#010101", "#020202", "#030303", "#040404"
SERIES = ("#050501", "#050502", "#050503", "#050504", "#050505", "#050506")
MARKERS = "os^Dv*"
DASHES: tuple[Any, ...] = ("-", (0, (5, 2)), (0, (1, 1.5)), "-.", (0, (8, 2)), (0, (3, 3)))
"""A second sign beside the colour."""
_VARIABLES = {INK: "--ink", QUIET: "--quiet", GRID: "--grid", PAPER: "--paper"} | {
    colour: f"--series-{number}" for number, colour in enumerate(SERIES, 1)
}

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.size": 9.4,
    "text.parse_math": False,
    "text.color": INK,
    "axes.labelcolor": QUIET,
    "axes.edgecolor": INK,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "xtick.color": QUIET,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "grid.color": GRID,
    "legend.frameon": False,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}


@contextmanager
def drawing(
    name: str, height: float, columns: int = 1
) -> Iterator[tuple[Figure, list[Axes], StringIO]]:
    """A figure; when it is done its SVG is in the third thing."""
    with mpl.rc_context({**STYLE, "svg.hashsalt": name}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots(1, columns, squeeze=False)[0].tolist()
        out = StringIO()
        yield figure, axes, out
        raw = StringIO()
        figure.savefig(raw, format="svg", metadata={"Date": None, "Creator": None})
        out.write(inline(raw.getvalue(), name))


def inline(svg: str, label: str) -> str:
    """An SVG for the middle of a page: its colours and letters are the page's."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[A-Za-z0-9.]+_\d+"', "", svg)
    svg = re.sub(r"font-family: [^;\"]+", "font-family: var(--sans)", svg)
    svg = re.sub(r'^<svg height="[\d.]+pt"', "<svg", svg)
    svg = re.sub(r' width="[\d.]+pt"', "", svg, count=1)
    for colour, variable in _VARIABLES.items():
        svg = svg.replace(colour, f"var({variable})")
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1)


def share_plot(name: str, shares: Sequence[Share], fair: float) -> str:
    """Wins per chair: a bar, its interval, and the equal share as a line."""
    with drawing(name, 0.55 + 0.36 * len(shares)) as (_, (axes,), out):
        places = range(len(shares))
        axes.barh(places, [share.share for share in shares], color=SERIES[0], height=0.62)
        intervals(axes, shares, places)
        axes.axvline(fair, color=SERIES[1], linestyle=(0, (3, 2)), linewidth=1.4)
        rows(axes, [share.name for share in shares])
        axes.set_xlim(0, min(1.0, max(share.high for share in shares) * 1.08))
        percent(axes)
    return out.getvalue()


def length_plot(name: str, lengths: Sequence[int]) -> str:
    with drawing(name, 2.1) as (_, (axes,), out):
        bins = min(24, max(1, max(lengths) - min(lengths) + 1))
        axes.hist(lengths, bins=bins, color=SERIES[0], edgecolor=PAPER, linewidth=0.8)
        axes.set_xlabel("decisions in a game")
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.grid(axis="y", linewidth=0.6)
        axes.set_axisbelow(True)
    return out.getvalue()


def curve_plot(name: str, curves: Sequence[Curve]) -> str:
    with drawing(name, 2.5) as (_, (axes,), out):
        for number, curve in enumerate(curves):
            colour = SERIES[number % len(SERIES)]
            low = [mean - margin for mean, margin in zip(curve.means, curve.margins, strict=True)]
            high = [mean + margin for mean, margin in zip(curve.means, curve.margins, strict=True)]
            axes.fill_between(curve.rounds, low, high, color=colour, alpha=0.25, linewidth=0)
            axes.plot(
                curve.rounds,
                curve.means,
                color=colour,
                marker=MARKERS[number % len(MARKERS)],
                markersize=5,
                linewidth=1.8,
                linestyle=DASHES[number % len(DASHES)],
                label=curve.name,
            )
        axes.set_xlabel("round")
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        axes.grid(axis="y", linewidth=0.6)
        axes.legend(loc="upper left")
    return out.getvalue()


def mix_plot(name: str, mix: Mix, everybody: Sequence[str], most: int = 8) -> str:
    """For each verb a bar a bot; a bot keeps its colour in every plot."""
    verbs = mix.verbs[:most]
    bots = list(mix.shares)
    high = 0.8 / len(bots)
    height = 0.75 + ROW * len(verbs) * max(1.0, 0.55 * len(bots)) + 0.16 * ((len(bots) + 2) // 3)
    with drawing(name, height) as (figure, (axes,), out):
        for number, bot in enumerate(bots):
            places = [row + (number - (len(bots) - 1) / 2) * high for row in range(len(verbs))]
            axes.barh(
                places,
                mix.shares[bot][:most],
                height=high * 0.92,
                color=SERIES[everybody.index(bot) % len(SERIES)],
                label=bot,
            )
        rows(axes, [verb.replace("_", " ") for verb in verbs])
        axes.set_xlim(0, 1)
        percent(axes)
        if len(bots) > 1:
            figure.legend(loc="outside upper left", ncols=3, handlelength=0.9)
    return out.getvalue()


def card_plot(name: str, cards: Sequence[CardLine], fair: float) -> str:
    """Two panels a card: how often picked when on offer, and the wins of who picked it."""
    with drawing(name, 0.65 + ROW * len(cards), 2) as (_, (pick, win), out):
        places = range(len(cards))
        for axes, title, number in ((pick, "picked", 0), (win, "won", 1)):
            found = [
                (place, share)
                for place, card in zip(places, cards, strict=True)
                if (share := card.pick if axes is pick else card.win) is not None
            ]
            points(axes, [place for place, _ in found], [share for _, share in found], number)
            axes.set_xlim(0, min(1.0, 1.05 * max((share.high for _, share in found), default=1.0)))
            axes.set_title(title, fontsize=9.4, loc="left", color=QUIET)
            percent(axes, 3)
            axes.set_ylim(len(cards) - 0.4, -0.6)
        win.axvline(fair, color=SERIES[1], linestyle=(0, (3, 2)), linewidth=1.2)
        rows(pick, [shortened(card.name) for card in cards])
        rows(win, [""] * len(cards))
    return out.getvalue()


def points(axes: Axes, places: Sequence[int], shares: Sequence[Share], series: int) -> None:
    """A mark for each share with its interval, whole even at the edge."""
    if not shares:
        return
    intervals(axes, shares, places)
    axes.plot(
        [share.share for share in shares],
        places,
        linestyle="none",
        marker=MARKERS[series],
        markersize=6,
        color=SERIES[series],
        clip_on=False,
    )


def intervals(axes: Axes, shares: Sequence[Share], places: Sequence[int]) -> None:
    axes.hlines(
        places,
        [share.low for share in shares],
        [share.high for share in shares],
        color=INK,
        linewidth=1.6,
    )


def rows(axes: Axes, names: Sequence[str]) -> None:
    """Names on the left, the first one on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.spines["bottom"].set_visible(False)


def percent(axes: Axes, ticks: int = 4) -> None:
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.xaxis.set_major_locator(MaxNLocator(ticks, steps=[1, 2, 2.5, 5, 10]))
    axes.grid(axis="x", linewidth=0.6)
    axes.set_axisbelow(True)


def shortened(name: str, most: int = 20) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}\N{HORIZONTAL ELLIPSIS}"
