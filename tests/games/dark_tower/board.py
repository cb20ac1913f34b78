"""Small positions of Return to Dark Tower, set up by hand with names and played.

    table = Table(players=2)
    table.put(0, "dayside")
    table.give(0, "sword", "teeth")
    table.turn(0)                     # seat 0's turn, then everything stops
    table.choose(Walk(table.region("fivepint")))
    assert table[0].region == table.region("fivepint")

A table begins bare: heroes scion, warlord, relic, spy with homes north, east, south, west, standing
in their citadels with 0 warriors, 0 spirit and only their printed virtues and champion tile; no
foes, no skulls on buildings, 24 in the supply; decks in the order of the data. What is given comes
from where it lies, so that everything stays countable. Below the position lies a question to seat 0
that means nothing (`stopped`).
"""

from __future__ import annotations

from typing import Any, ClassVar

from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.code import chance_of
from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    BUILDINGS,
    CHAMPION,
    COMPANIONS,
    CORRUPTIONS,
    FIRST_ADVERSARY,
    FIRST_GEAR,
    FIRST_QUEST_ITEM,
    FIRST_TREASURE,
    FOES,
    ITEMS,
    KINGDOMS,
    MIDDLE_STEP,
    READY,
    START_STEP,
    VIRTUES,
    ZAIDA,
)
from rempart.games.dark_tower.options import Confirm
from rempart.games.dark_tower.pieces import Foe, Hero
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.cards import hold
from rempart.games.dark_tower.steps.month import NextTurn
from rempart.kernel import Ask, Match, Refusal, advance, settle
from tests.games.dark_tower.table import T

QUEST_CARDS = range(FIRST_QUEST_ITEM, len(ITEMS))


class Stopped(Ask):
    """A question that means nothing: here the position in question is over."""

    rule: ClassVar[str] = "DT-EVENT-10"
    offers: ClassVar = (Confirm,)
    stays: ClassVar[bool] = True
    frame: ClassVar[bool] = True
    slot: ClassVar[bool] = True

    def actors(self, s: Any) -> tuple[int, ...]:
        return (0,)

    def options(self, s: Any) -> list[Any]:
        return [Confirm()]

    def refuse(self, s: Any, option: Any) -> Refusal | None:
        return None

    def choose(self, s: Any, option: Any) -> None:
        pass


class Table:
    """A position in the making."""

    def __init__(
        self,
        players: int = 1,
        competitive: bool = False,
        goal: int = ZAIDA,
        patch: dict[str, Any] | None = None,
    ):
        self.patch = patch
        self.s = Realm(
            variant=GAME.variant(patch),
            chance=chance_of(1),
            agenda=[Stopped()],
            rng=1,
            competitive=competitive,
            goal=goal,
            kinds=[0, 4, 8],
            states=[READY] * 3,
            heroes=[new_hero(seat) for seat in range(players)],
            buildings=[0] * 16,
            potions=[item for item in range(FIRST_GEAR) for _ in range(3)],
            treasures=list(range(FIRST_TREASURE + 3, FIRST_QUEST_ITEM)),
            market=list(range(FIRST_TREASURE, FIRST_TREASURE + 3)),
            corruptions=list(range(len(CORRUPTIONS))),
            box=[item for item in QUEST_CARDS for _ in range(T.copies[item])],
            trials=list(range(16)),
            steps=[3] * 10,
            turn=1,
            length=9,
            timeline=[[] for _ in range(9)],
            phase=MIDDLE_STEP,
            events=[],
        )
        self.decision: Any = None

    def __getitem__(self, seat: int) -> Hero:
        return self.s.heroes[seat]

    # Names

    @staticmethod
    def region(id: str) -> int:
        """The number of a region."""
        return T.world.number[id]

    @staticmethod
    def building(id: str) -> int:
        """The number of a building, "north citadel"."""
        kingdom, kind = id.split()
        return KINGDOMS.index(kingdom) * 4 + BUILDINGS.index(kind)

    @staticmethod
    def item(id: str) -> int:
        """The number of an item."""
        return ITEMS.index(id)

    # Putting things there

    def put(self, seat: int, region: str) -> None:
        """Stand a hero in a region."""
        self[seat].region = self.region(region)

    def give(self, seat: int, *items: str) -> None:
        """Give a hero items from deck, stack, market or box."""
        s = self.s
        for id in items:
            item = self.item(id)
            if item < FIRST_GEAR:
                s.potions.remove(item)
            elif item < FIRST_TREASURE:
                s.gear[item - FIRST_GEAR] -= 1
            elif item < FIRST_QUEST_ITEM:
                (s.market if item in s.market else s.treasures).remove(item)
            else:
                s.box.remove(item)
            hold(self[seat], item)

    def market(self, *items: str) -> None:
        """Lay just these treasures on the market."""
        s = self.s
        s.treasures += s.market
        s.market = [self.item(id) for id in items]
        s.treasures = [item for item in s.treasures if item not in s.market]

    def corrupt(self, seat: int, *corruptions: str) -> None:
        """Give a hero corruptions."""
        for id in corruptions:
            corruption = CORRUPTIONS.index(id)
            self.s.corruptions.remove(corruption)
            self[seat].corruptions.append(corruption)

    def companion(self, seat: int, *companions: str) -> None:
        """Give a hero companions."""
        self[seat].companions += [COMPANIONS.index(id) for id in companions]

    def virtue(self, seat: int, *virtues: str) -> None:
        """Make virtues of a hero active."""
        for id in virtues:
            self[seat].active |= 1 << VIRTUES.index(id)

    def skulls(self, building: str, count: int) -> int:
        """Put skulls from the supply on a building; gives the building's number."""
        number = self.building(building)
        self.s.supply -= count - self.s.buildings[number]
        self.s.buildings[number] = count
        return number

    def foe(self, id: str, region: str) -> int:
        """Put a foe, or the adversary, in a region; gives its kind."""
        if id in FOES:
            kind = FOES.index(id)
            self.s.kinds[kind // 4] = kind
        else:
            kind = FIRST_ADVERSARY + ADVERSARIES.index(id)
        self.s.foes.append(Foe(kind, self.region(region)))
        return kind

    def open(self, *seals: tuple[int, int]) -> None:
        """Take away seals: drum and side."""
        for drum, side in seals:
            self.s.seals &= ~(1 << drum * 4 + side)

    # Playing

    def turn(self, seat: int = 0, start: bool = False) -> Any:
        """The middle (or the start) of a hero's turn; its end is cut off."""
        from rempart.games.dark_tower.steps.turn import HeroTurn

        self.s.active = seat
        self.s.phase = START_STEP if start else MIDDLE_STEP
        return self.run(HeroTurn(seat))

    def run(self, *steps: Any) -> Any:
        """Let steps run, the last one first, until somebody must choose."""
        self.s.agenda += steps
        self.decision = settle(self.s)
        return self.decision

    def do(self, deed: Any, *args: Any) -> Any:
        """Call a function of the rules, and let what it pushed run."""
        deed(self.s, *args)
        self.decision = settle(self.s)
        return self.decision

    def choose(self, option: Any) -> list[Any]:
        """Choose; gives the events that came of it."""
        assert option in self.options, f"{option} is not among {self.options}"
        told = len(self.events)
        self.decision = advance(self.s, self.decision, option)
        return self.events[told:]

    def match(self) -> Match:
        """The position as a match, for people to look at (scripts/open_example.py). Where the test
        would stop, the next turn begins."""
        s = self.s
        s.agenda[0] = NextTurn(s.active)
        mode = "competitive" if s.competitive else "cooperative"
        settings = GAME.read_settings({"players": len(s.heroes), "mode": mode})
        return Match(GAME, settings, 1, self.patch, (GAME.edition, 0, s, []))

    @property
    def options(self) -> list[Any]:
        """What can be chosen."""
        assert self.decision is not None, f"over: {self.s.outcome}"
        return self.decision.options

    @property
    def actor(self) -> int:
        """Who is asked."""
        (seat,) = self.decision.actors
        return seat

    def refusal(self, option: Any) -> str:
        """The rule that forbids an option."""
        assert option not in self.options
        refused = self.decision.step.refuse(self.s, option)
        assert refused is not None
        return refused.rule

    def reason(self, option: Any) -> str:
        """What forbids an option, as the key of its sentence."""
        refused = self.decision.step.refuse(self.s, option)
        assert refused is not None
        return refused.reason

    @property
    def stopped(self) -> bool:
        """Whether the position in question is over."""
        return self.decision is not None and isinstance(self.decision.step, Stopped)

    @property
    def events(self) -> list[Any]:
        """Everything that was told."""
        assert self.s.events is not None
        return self.s.events

    def told(self, kind: type[Any]) -> list[Any]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


def new_hero(seat: int) -> Hero:
    """A hero with nothing, at home."""
    printed = 3 << seat * 5
    region = T.world.building_region[seat * 4]
    return Hero(hero=seat, home=seat, region=region, active=printed | 1 << CHAMPION + seat)
