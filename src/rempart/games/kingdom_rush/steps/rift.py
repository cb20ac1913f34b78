"""Elemental-rift cards (KRH-RIFT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import FlowerRegrown, FlowerWilted, RiftRevealed
from rempart.games.kingdom_rush.ids import RIFT
from rempart.games.kingdom_rush.options import ChooseHorde, ChooseSpace, TakeReward
from rempart.games.kingdom_rush.pieces import ELUSIVE, WARDED
from rempart.games.kingdom_rush.steps.attempt import Attempt
from rempart.games.kingdom_rush.steps.environment import Crack, LavaPool, Tentacle, open_all
from rempart.games.kingdom_rush.steps.hordes import layout_of, under_flyer
from rempart.games.kingdom_rush.steps.iron import iron
from rempart.games.kingdom_rush.steps.soldiers import remove_soldiers
from rempart.games.kingdom_rush.steps.treasure import gain
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import Ask, Option, PickOne, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.games.kingdom_rush.steps.spawn import Spawn

RULE = "KRH-RIFT-01"


def resolve(s: Kingdom, card: int, following: Spawn) -> None:
    """KRH-RIFT-01: a rift card is resolved at once and discarded; `following` then turns up the
    next card of its pile."""
    s.discard.append(card)
    pile = following.pile
    s.tell(RiftRevealed(rift=card, pile=pile))
    exits = list(layout_of(s).board.exits)
    match card - RIFT + 1:
        case 1:  # Tailwind
            s.hurried = True
        case 2:  # Eruption
            s.agenda.append(LavaPool(exits))
        case 3:  # Tremor
            open_all(s, RULE)
            start = layout_of(s).board.routes[pile][0]
            s.agenda.append(Crack([start], iron(s) == "stubborn_crevasses"))
        case 4:  # Rising Tide
            s.agenda.append(Tentacle(exits))
        case 5:  # Cold Snap
            s.cold = True
        case 6:  # Withering
            wither(s)
        case 7:  # Spring Rain
            spring_rain(s)
        case 8:  # Ashfall
            s.ashfall = True
        case 9:  # Surge
            surge(s)
        case 10:  # Shockwave
            for horde in s.hordes:
                remove_soldiers(s, horde, RULE)
        case 11:  # Lost Caravan
            s.agenda.append(Caravan())
        case 12:  # Stone Ward
            following.marks |= WARDED
        case 13:  # Mist
            following.marks |= ELUSIVE
        case 14:  # Twin Rift
            following.more += 1
        case _:  # Last Stand
            s.last_stand = True


# E06 Withering, E07 Spring Rain


def blooming(s: Kingdom) -> list[int]:
    """The spaces of flowers that bloom."""
    return [space for space in layout_of(s).flowers if space not in s.wilted]


def wither(s: Kingdom) -> None:
    """E06: one blooming flower wilts."""
    if blooming(s):
        s.agenda.append(Withering())


class Withering(PickOne):
    """E06: which flower wilts? The first player says."""

    seat: ClassVar[int] = 0
    rule: ClassVar[str] = RULE
    offers: ClassVar = (ChooseSpace,)
    auto: ClassVar[bool] = True
    reason: ClassVar[str] = "no_blooming_flower"

    def among(self, s: Kingdom) -> list[int]:
        return blooming(s)

    def choose(self, s: Kingdom, option: ChooseSpace) -> None:
        s.wilted.append(option.space)
        s.tell(FlowerWilted(space=option.space, rule=RULE))


def spring_rain(s: Kingdom) -> None:
    """E07: every wilted flower blooms again."""
    for space in s.wilted:
        s.tell(FlowerRegrown(space=space, rule=RULE))
    s.wilted.clear()


# E09 Surge


def surge(s: Kingdom) -> None:
    """E09: the horde farthest from its exit, no boss, makes an attempt now."""
    found = farthest(s)
    if len(found) == 1:
        s.agenda.append(Attempt(found[0]))
    elif found:
        s.agenda.append(Surge())


def farthest(s: Kingdom) -> list[int]:
    """The hordes farthest from their exit, all of them if they tie; no boss, none under a flyer."""
    t = TABLES[s.variant]
    ahead = layout_of(s).board.ahead
    way = {
        horde.card: len(ahead[horde.space])
        for horde in s.hordes
        if not t.boss[horde.card] and not under_flyer(s, t, horde)
    }
    most = max(way.values(), default=0)
    return [card for card, steps in way.items() if steps == most]


class Surge(PickOne):
    """E09: which of the farthest hordes? The first player says."""

    seat: ClassVar[int] = 0
    rule: ClassVar[str] = RULE
    offers: ClassVar = (ChooseHorde,)
    reason: ClassVar[str] = "not_farthest"

    def among(self, s: Kingdom) -> list[int]:
        return farthest(s)

    def choose(self, s: Kingdom, option: ChooseHorde) -> None:
        s.agenda.append(Attempt(option.horde))


# E11 Lost Caravan


class Caravan(Ask):
    """E11: gold or a crystal? Any player may say."""

    rule: ClassVar[str] = RULE
    offers: ClassVar = (TakeReward,)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return tuple(range(len(s.players)))

    def options(self, s: Kingdom) -> list[Option]:
        amount = caravan(s)
        seats = range(len(s.players))
        rewards = ((amount, 0), (0, amount))
        return [TakeReward(seat, gold, crystals) for seat in seats for gold, crystals in rewards]

    def refuse(self, s: Kingdom, option: TakeReward) -> Refusal | None:
        if {option.gold, option.crystals} == {0, caravan(s)}:
            return None
        return Refusal(RULE, "one_or_the_other")

    def choose(self, s: Kingdom, option: TakeReward) -> None:
        gain(s, option.gold, option.crystals, RULE)


def caravan(s: Kingdom) -> int:
    """What the caravan brings."""
    return TABLES[s.variant].data.rifts["E11"].amount
