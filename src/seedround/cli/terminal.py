"""The table in the terminal: draw, tell what happened, ask, until the game is over."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext

import msgspec
from rich.text import Text

from seedround.bots import advise
from seedround.cli.boards import Scene, board_of
from seedround.cli.decision import Decision, amount, span, whole
from seedround.cli.keeper import Keeper
from seedround.cli.layout import choice_lines, newest, short_lines
from seedround.cli.rulebook import show_paragraphs
from seedround.cli.sayings.playing import (
    CheckOrHear,
    DealIsFixed,
    HowMuch,
    IsThinking,
    Keys,
    NothingBlocked,
    NothingSpecial,
    PlayersAre,
    SavedAsPromised,
    SavedGoOn,
    TakenBack,
    TypeANumber,
    YourTurnAlone,
)
from seedround.cli.screen import Screen
from seedround.cli.status import STOPPED
from seedround.cli.story import Storyteller, result_table
from seedround.engine.errors import Refused
from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, SPECTATOR, Seat, Viewer
from seedround.engine.knowledge import Bot, Knowledge
from seedround.engine.locale import listed
from seedround.engine.look import ask, look
from seedround.engine.move import Move
from seedround.engine.playthrough import Playthrough
from seedround.engine.rulebook import document, paragraphs
from seedround.engine.sayings import Verdict
from seedround.engine.standing_words import forecast_lines, standing_lines
from seedround.engine.step import Offer
from seedround.engine.table import Table
from seedround.engine.telling import ending_of, forecast_of, standing_of
from seedround.engine.words import Speaker

LEFT = 0
FEWEST_NEWS = 3
MOST_HINTS = 12


class Leave(Exception):
    """A player gets up from the table."""


class Terminal:
    """People and bots at one table and one keyboard."""

    def __init__(
        self,
        playthrough: Playthrough,
        names: Sequence[str],
        bots: Mapping[Seat, Bot],
        screen: Screen,
        keeper: Keeper,
    ) -> None:
        self.playthrough = playthrough
        self.names = names
        self.bots = bots
        self.screen = screen
        self.keeper = keeper
        self.board = board_of(playthrough.game)

        self.record = playthrough.record()
        self.last_person: Seat | None = None
        self.drawn = False
        self.notice: str | None = None
        """Something to be said with the next drawn table."""
        self.told = dict.fromkeys(range(len(names)), 0)
        """By seat: how many events of the log its person has been told."""
        for mark in playthrough.marks:
            self.told[mark.seat] = mark.events

    def run(self) -> int:
        """Play to the end or until a player leaves; the game is saved either way."""
        self.keeper.moved(self.record)
        self.welcome()
        try:
            while not self.playthrough.table.over:
                seat = self.asked()
                if seat in self.bots:
                    self.let_bots_play()
                else:
                    self.turn(seat)
            self.end()
        except (Leave, EOFError):
            return self.leave(LEFT)
        except KeyboardInterrupt:
            return self.leave(STOPPED)
        return LEFT

    # The course of the game

    def welcome(self) -> None:
        record = self.playthrough.start
        self.screen.print(Text(self.playthrough.game.title_in(self.screen.language), "bold"))
        self.tell_campaign()
        self.screen.lines(
            [
                self.screen.said(PlayersAre(listed(self.names, self.screen.language))),
                self.screen.said(DealIsFixed()),
                record.commitment,
            ]
        )
        self.screen.print()

    def tell_campaign(self) -> None:
        """The story that a game has for who plays alone, and the level at which this one is."""
        game, table = self.playthrough.game, self.playthrough.table
        if game.campaign is None or len(self.names) != game.campaign.seats:
            return
        level = getattr(table.options, game.campaign.option)
        for title, story in game.campaign_in(self.screen.language, level):
            self.screen.lines([Text(title, "bold"), story])

    def let_bots_play(self) -> None:
        """All bots that come before the next person."""
        table = self.playthrough.table
        name = self.names[self.asked()]
        busy = self.screen.console.status(self.screen.said(IsThinking(name)))
        with busy if self.screen.live else nullcontext():
            while not table.over and (bot := self.bots.get(seat := self.asked())):
                self.move(bot.choose(Knowledge(table, seat)))

    def asked(self) -> Seat:
        """Who decides next: the seat that is asked; a person where any of a team may decide."""
        table = self.playthrough.table
        choice = table.choice
        people = [seat for seat in choice.choosers(table) if seat not in self.bots]
        return choice.seat if choice.seat in people or not people else people[0]

    def move(self, move: Move) -> None:
        """Play a move, and keep the game as it is then."""
        self.playthrough.play(move)
        self.keep()

    def keep(self) -> None:
        """Remember the game as it stands: what is saved is always a whole number of moves."""
        self.record = self.playthrough.record()
        self.keeper.moved(self.record)

    def turn(self, seat: Seat) -> None:
        """Ask a person until the table has changed."""
        self.hand_over(seat)
        self.last_person = seat
        decision = Decision(self.playthrough, seat, self.speaker(seat))
        self.show(seat, decision)
        shown = self.playthrough.told
        while True:
            answer = self.screen.ask()
            try:
                if self.answer(seat, decision, answer):
                    self.told[seat] = min(shown, self.playthrough.told)
                    return
            except Refused as problem:
                self.screen.lines([problem.said(self.speaker(seat))], indent="")

    def answer(self, seat: Seat, decision: Decision, answer: str) -> bool:
        """Do what a line says; True if the table has changed."""
        key = answer.lower()
        if not key:
            self.show(seat, decision)
        elif key == "?":
            self.screen.lines(decision.blocked() or [self.screen.said(NothingBlocked())])
        elif key == "h":
            self.hint(seat, decision)
        elif key == "s" and self.tells:
            self.screen.lines(self.standing(seat))
        elif key == "l":
            self.story(seat).tell(self.playthrough.log)
        elif key == "r":
            self.rules(decision)
        elif key == "p" and self.board.piles:
            self.screen.print(self.board.piles(self.scene(seat)))
        elif key == "m":
            self.list_choices(decision)
        elif key == "q":
            raise Leave
        elif key == "u":
            self.take_back(seat)
            return True
        else:
            meant = decision.read(answer)
            self.move(self.ask_amount(meant) if isinstance(meant, Offer) else meant)
            return True
        return False

    def leave(self, status: int) -> int:
        path = self.keeper.save(self.record)
        self.screen.print()
        self.screen.say(SavedGoOn(str(path)))
        self.screen.command("play", "--resume", path)
        return status

    def end(self) -> None:
        """The last events, the result, and how to check the deal."""
        result = self.playthrough.table.result
        assert result is not None
        self.screen.clear()
        viewer = SPECTATOR if self.last_person is None else self.last_person
        self.screen.print(self.board.draw(self.scene(viewer))[0])
        for item in self.news(viewer):
            self.screen.print(Text("\n").join(item))
        self.screen.print()
        speaker = self.speaker(viewer)
        told = ending_of(self.playthrough.table, viewer)
        headline = told.headline if told else Verdict(result.winners)
        self.screen.print(Text(speaker.say(headline), "bold"))
        if told:
            self.screen.lines([" ".join([speaker.say(one) for one in told.story])])
        game = self.playthrough.game
        sides = self.playthrough.table.sides
        language = self.screen.language
        self.screen.print(result_table(game, result, self.names, self.board, language, sides))
        path = self.keeper.save(self.record)
        self.screen.print()
        self.screen.say(SavedAsPromised(str(path)))
        self.screen.print(f"  {self.record.commitment}")
        self.screen.say(CheckOrHear())
        self.screen.command("verify", path)
        self.screen.command("replay", path)

    # What a person sees

    def hand_over(self, seat: Seat) -> None:
        """Hide the last person's things before the next one looks, if there is anything to hide."""
        last = self.last_person
        if last is None or last == seat or not secrets(self.playthrough.table, last, seat):
            return
        self.screen.clear(forget=True)
        self.screen.ask(YourTurnAlone(self.names[seat]))

    def show(self, seat: Seat, decision: Decision) -> None:
        """The board, what happened, the question and the choices: in one screen if possible."""
        if self.drawn:
            self.screen.clear()
        self.drawn = True
        prompt = self.prompt_lines(seat, decision)
        items = self.news(seat)
        wanted = min(sum(map(len, items)), max(self.screen.height // 4, FEWEST_NEWS))
        boards = self.board.draw(self.scene(seat))
        full = choice_lines(self.screen, decision.choices())
        short = short_lines(self.screen, decision.short_choices())
        for board, choices in [(board, choices) for board in boards for choices in (full, short)]:
            room = self.screen.height - len(board.split()) - len(prompt) - len(choices) - 3
            if room >= (min(wanted, FEWEST_NEWS) if board is boards[-1] else wanted):
                break
        news = newest(self.screen, items, max(room, FEWEST_NEWS))
        if room >= len(news):
            news.append(Text())
        for line in [board, *news, *prompt, *choices]:
            self.screen.print(line)
        hidden = len(decision.choices()) < len(decision.offers)
        more = choices is short or hidden
        keys = Keys(standing=self.tells, piles=self.board.piles is not None, more=more)
        self.screen.say(keys, style="dim")

    @property
    def tells(self) -> bool:
        """Whether the game says how it stands."""
        return self.playthrough.table.rules.tells is not None

    def standing(self, seat: Seat) -> list[str]:
        """How it stands and what will happen by itself."""
        table, speaker = self.playthrough.table, self.speaker(seat)
        found, ahead = standing_of(table, seat), forecast_of(table, seat)
        lines = [] if found is None else list(standing_lines(found, speaker))
        return lines if ahead is None else [*lines, *forecast_lines(ahead, speaker)]

    def prompt_lines(self, seat: Seat, decision: Decision) -> list[Text]:
        name = f"{self.names[seat]}: " if len(self.names) - len(self.bots) > 1 else ""
        return self.screen.wrapped(name, Text(decision.prompt, "bold"))

    def scene(self, viewer: Viewer) -> Scene:
        view = look(self.playthrough.table, viewer)
        return Scene(view, self.playthrough.cards, self.names, self.screen.width, self.screen.fancy)

    def news(self, viewer: Viewer) -> list[list[Text]]:
        """What has happened since this person was told the last time, each in its lines."""
        events = self.board.told(self.playthrough.since(self.told.get(viewer, 0)))
        story = self.story(viewer)
        sign = "· " if self.screen.fancy else "- "
        items = [self.screen.wrapped(sign, story.sentence(event)) for event in events]
        if self.notice:
            items.append(self.screen.wrapped("", self.notice))
            self.notice = None
        return items

    def speaker(self, viewer: Viewer) -> Speaker:
        """The speaker for the present viewer."""
        return Speaker(self.screen.language, self.playthrough.cards, self.names, viewer)

    def story(self, viewer: Viewer) -> Storyteller:
        return Storyteller(self.screen, self.board, self.playthrough, viewer, self.names)

    def list_choices(self, decision: Decision) -> None:
        for line in choice_lines(self.screen, decision.choices(everything=True)):
            self.screen.print(line)

    def hint(self, seat: Seat, decision: Decision) -> None:
        """Advice, best first, drawn from what the seat may know."""
        chance = Generator(self.playthrough.ply)
        advice = advise(Knowledge(self.playthrough.table, seat), chance)[:MOST_HINTS]
        numbers = {offer.move: number for number, offer in enumerate(decision.offers, 1)}
        speaker = self.speaker(seat)
        for each in advice:
            said = [speaker.say(detail) for detail in each.details]
            why = speaker.say(each.why) + (f" ({', '.join(said)})" if said else "")
            words = decision.move_words(each.move)
            self.screen.item(f"{numbers.get(each.move, ''):>3}  ", f"{words} {why}")

    def rules(self, decision: Decision) -> None:
        known = paragraphs(document(self.playthrough.game))
        chosen = {name: known[name] for name in decision.asking.rule_ids if name in known}
        if not chosen:
            raise Refused(NothingSpecial())
        show_paragraphs(self.screen, chosen)

    def take_back(self, seat: Seat) -> None:
        move = self.playthrough.undo(seat)
        self.keep()
        self.notice = self.screen.said(TakenBack(self.speaker(seat).say(move)))

    def ask_amount(self, offer: Offer) -> Move:
        assert offer.range is not None
        answer = self.screen.ask(HowMuch(span(offer.range)))
        number = whole(answer)
        if number is None:
            raise Refused(TypeANumber(span(offer.range)))
        return amount(offer, number)


def secrets(table: Table, one: Seat, other: Seat) -> bool:
    """Whether two seats see anything different: cards, or the moves of this decision."""
    views = [msgspec.structs.replace(look(table, seat), viewer=OPEN) for seat in (one, other)]
    return views[0] != views[1] or ask(table, one) != ask(table, other)
