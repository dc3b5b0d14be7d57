"""The page: one HTML file with everything in it."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from statistics import fmean, median

from seedround.engine.game import Game
from seedround.lab.report import plots
from seedround.lab.report.figures import CardKind, CardLine, Figures, Share
from seedround.lab.report.inks import prints
from seedround.lab.store import Sheet

MOST_MIXES = 12
ENDS = 10
"""How many of the most and of the least chosen cards are drawn."""
MOST_CARD_KINDS = 4


def page(game: Game, sheet: Sheet, figures: Figures) -> str:
    """The whole report."""
    day, night = prints(game)
    style = (files("seedround.lab.report") / "style.css").read_text(encoding="utf-8")
    title = f"{game.title}: {figures.games:,} games"
    body = "\n".join(
        [
            *_head(game, sheet, figures),
            "<main>",
            *_wins(figures),
            *_course(figures),
            *_choices(figures),
            *_cards(figures),
            "</main>",
            '<footer class="quiet">Intervals are 95 %: of shares Wilson\'s, of means the normal '
            "ones. Made by Seed Round.</footer>",
        ]
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
:root {{ {day.css()}}}
@media (prefers-color-scheme: dark) {{ :root {{ {night.css()}}} }}
{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def _head(game: Game, sheet: Sheet, figures: Figures) -> Iterator[str]:
    played = f"{figures.games:,}"
    if figures.games < sheet.games:
        played += f" of {sheet.games:,}"
    defaults = game.resolve(None, figures.seats)
    options = ", ".join(
        f"{name} = {value}"
        for name, value in sheet.options.items()
        if value != getattr(defaults, name, None)
    )
    facts = {
        "games": played,
        "players": str(figures.seats),
        "decisions a game": f"{fmean(figures.lengths):.1f}",
        "shared wins": f"{figures.tied:.1%}",
    }
    yield '<div class="band"></div><header>'
    yield f"<h1>{escape(game.title)}</h1>"
    yield (
        f"<p>{escape(', '.join(sheet.bots))}, changing chairs from game to game. "
        f'<span class="quiet">Card set {escape(sheet.card_set)}, seed '
        f"{escape(repr(sheet.seed))}, options {escape(options or 'as usual')}.</span></p>"
    )
    cells = (f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts.items())
    yield f"<dl>{''.join(cells)}</dl></header>"


def _wins(figures: Figures) -> Iterator[str]:
    fair = 1 / figures.seats
    yield "<h2>Who wins</h2>"
    yield (
        f'<p class="quiet">Wins for each chair taken, with intervals; the dashed line is the equal '
        f"share, {fair:.0%}. Shared wins count in parts.</p>"
    )
    yield '<div class="grid">'
    yield _figure("By bot", plots.share_plot("Wins by bot", figures.by_bot, fair), "")
    yield _figure("By chair", plots.share_plot("Wins by chair", figures.by_seat, fair), "")
    yield "</div>"


def _course(figures: Figures) -> Iterator[str]:
    lengths = figures.lengths
    spread = f"From {min(lengths)} to {max(lengths)}, half of them up to {median(lengths):g}."
    if len(figures.reasons) > 1:
        parts = (f"{escape(why)} {count:,}" for why, count in figures.reasons.items())
        spread += f" Endings: {', '.join(parts)}."
    yield '<h2>How it goes</h2><div class="grid">'
    yield _figure("Length", plots.length_plot("Decisions in a game", lengths), spread)
    if figures.curves:
        plot = plots.curve_plot("Scores after each round", figures.curves)
        said = "Mean score of the games that came so far; the band is its interval."
        yield _figure("Scores by round", plot, said)
    yield "</div>"
    if not figures.curves:
        yield '<p class="quiet">This game tells no scores from round to round.</p>'


def _choices(figures: Figures) -> Iterator[str]:
    yield '<h2>What they do</h2><p class="quiet">How each kind of decision was answered.</p>'
    yield '<div class="columns">'
    bots = [share.name for share in figures.by_bot]
    for mix in figures.mixes[:MOST_MIXES]:
        plot = plots.mix_plot(f"Answers to {mix.kind}", mix, bots)
        count = sum(mix.counts.values()) / figures.games
        more = f", {len(mix.verbs) - 8} rarer ones left out" if len(mix.verbs) > 8 else ""
        yield _figure(_words(mix.kind), plot, f"{count:.1f} times a game{more}.")
    yield "</div>"


def _cards(figures: Figures) -> Iterator[str]:
    if not figures.cards:
        return
    yield "<h2>Cards</h2>"
    yield (
        '<p class="quiet"><b>Picked</b>: of the decisions at which a card was on offer, how often '
        "it was taken. <b>Won</b>: the wins of those who took it at least once; it tells who takes "
        "a card as much as what the card is worth.</p>"
    )
    for kind in figures.cards[:MOST_CARD_KINDS]:
        yield from _card_kind(kind, figures)


def _card_kind(kind: CardKind, figures: Figures) -> Iterator[str]:
    fair = 1 / figures.seats
    few = len(kind.cards) <= 2 * ENDS
    parts = (
        {"All cards": kind.cards}
        if few
        else {"Most chosen": kind.cards[:ENDS], "Least chosen": kind.cards[-ENDS:]}
    )
    yield f"<h3>{_words(kind.kind)}</h3>"
    yield '<div class="grid">'
    for title, cards in parts.items():
        plot = plots.card_plot(f"{title} at {kind.kind}", cards, fair)
        yield _figure(title, plot, "")
    yield "</div>"
    yield f"<details><summary>All {len(kind.cards)} cards in figures</summary>"
    yield _card_table(kind.cards)
    yield "</details>"


def _card_table(cards: Sequence[CardLine]) -> str:
    head = "".join(f"<th>{name}</th>" for name in ("card", "on offer", "taken", "picked", "won"))
    rows = "".join(
        f"<tr><td>{escape(card.name)}</td><td>{card.offered:,}</td><td>{card.chosen:,}</td>"
        f"<td>{_share(card.pick)}</td><td>{_share(card.win)}</td></tr>"
        for card in cards
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def _share(share: Share | None) -> str:
    if share is None:
        return "-"
    return f"{share.share:.1%} <small>{share.low:.1%} to {share.high:.1%}</small>"


def _figure(title: str, plot: str, caption: str) -> str:
    said = f"<figcaption>{caption}</figcaption>" if caption else ""
    return f"<figure><h3>{title}</h3>{plot}{said}</figure>"


def _words(name: str) -> str:
    """The name of a kind of decision, for people."""
    return escape(name.replace("_", " ").replace(".", ": ").capitalize())
