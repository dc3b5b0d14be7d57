"""Round by round: an investor comes, all pitch, the highest number that stands alone wins."""

from dataclasses import dataclass
from typing import Final

from demo_day.events import Ended, Funded, InvestorCame, NobodyAlone, Pitched
from demo_day.moves import PITCHES, Pitch
from demo_day.sayings import PromptPitch
from demo_day.table import NOTHING, DemoDay
from seedround.engine.event import Event
from seedround.engine.kinds import SeatNumber, by_seat, every_seat
from seedround.engine.move import Move
from seedround.engine.result import ranked
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.engine.table import Sealed


@dataclass(frozen=True)
class NextInvestor(Step[DemoDay]):
    """DD-ROUND-01: the next investor is turned up; without one most money wins (DD-END-01)."""

    def run(self, table: DemoDay) -> None:
        if not table.deck:
            result = ranked("most_money", [table.worth(investors) for investors in table.funded])
            if table.log is not None:
                table.log.append(Ended(result.winners))
            table.finish(result)
            return
        investor = table.show(table.deck.pop())
        table.stage.insert(0, investor)
        if table.log is not None:
            table.log.append(InvestorCame(table.cards.ids[investor], table.worth((investor,))))
        pitches = tuple(PreparePitch(seat) for seat in every_seat(table.seats))
        table.then(Sealed(pitches), COMPARE, NEXT_INVESTOR)


@dataclass(frozen=True)
class PreparePitch(Choice[DemoDay, Pitch]):
    """DD-PITCH-01: everybody chooses one of their numbers in secret."""

    kind = "pitch.prepare"
    rule_ids = ("DD-PITCH-01",)

    def moves(self, table: DemoDay) -> list[Move]:
        return [PITCHES[strength] for strength in table.hands[self.seat]]

    def prompt(self, table: DemoDay) -> Saying:
        return PromptPitch(table.cards.ids[table.stage[0]], table.worth(table.stage))

    def offer(self, table: DemoDay, move: Pitch) -> Offer:
        return Offer(move, pieces=(f"hand@{self.seat}:{move.strength}",))

    def play(self, table: DemoDay, move: Pitch) -> None:
        hand = table.hands[self.seat]
        table.hands[self.seat] = tuple(one for one in hand if one != move.strength)
        table.prepared[self.seat] = move.strength


@dataclass(frozen=True)
class Compare(Step[DemoDay]):
    """DD-PITCH-02: all pitches are shown; the highest that nobody else has gets the cheques;
    if there is none they wait for the next round (DD-PITCH-03)."""

    def run(self, table: DemoDay) -> None:
        pitched = table.show(table.prepared)
        table.prepared = [NOTHING] * table.seats
        alone = [strength for strength in pitched if pitched.count(strength) == 1]
        end: Event = NobodyAlone(table.worth(table.stage))
        if alone:
            winner = SeatNumber(pitched.index(max(alone)))
            end = Funded(winner, table.worth(table.stage))
            table.funded[winner] += tuple(table.stage)
            table.stage = []
        if table.log is not None:
            table.log += [Pitched(seat, strength) for seat, strength in by_seat(pitched)]
            table.log.append(end)


NEXT_INVESTOR: Final = NextInvestor()
COMPARE: Final = Compare()
