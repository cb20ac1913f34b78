"""5. Purchases (KV-BUY) and buildings (KV-BUILD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kravora.events import Built, PuppetFired, UnitBought
from rempart.games.kravora.ids import BARRACKS, BUILDINGS, CANNON, EXTRA_SLOT, KINDS, PUPPET, Seat
from rempart.games.kravora.options import Build, Buy, Cast, EndPurchases, Fire
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.steps import ruses
from rempart.games.kravora.steps.supply import place, refuse_line, take_figure
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Ask, Option, Refusal

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

END = EndPurchases()
BUILDS = [Build(building) for building in range(len(BUILDINGS))]


# Units


def unit_price(s: Kravora, player: Player, kind: int) -> int:
    """KV-BUY-02, KV-BUILD-02: the price of a unit, less with barracks, from the moment they stand
    (KV-BUY-07, KV-BUILD-11)."""
    return TABLES[s.variant].unit_price[BARRACKS in player.buildings][kind]


def refuse_unit(s: Kravora, player: Player, kind: int) -> Refusal | None:
    """KV-COMP-09: one must be left in the supply; KV-BUY-02: and be paid for."""
    if not player.supply[kind]:
        return Refusal("KV-COMP-09", "none_left", {"kind": kind})
    price = unit_price(s, player, kind)
    if price > player.blood:
        return Refusal("KV-BUY-02", "too_expensive", {"price": price})
    return None


def refuse_purchase(s: Kravora, seat: int, option: Buy) -> Refusal | None:
    """KV-BUY-03: a unit of one of the six kinds, for a line of the player's own board."""
    if not 0 <= option.kind < len(KINDS):
        return Refusal("KV-BUY-02", "no_such_kind")
    return refuse_line(s, option.line, "KV-BUY-03") or refuse_unit(s, s.players[seat], option.kind)


def buy(s: Kravora, seat: int, option: Buy) -> None:
    """KV-BUY-03: the unit is placed at once, unhurt. KV-BUY-04: it earns and attacks when the next
    such phases come."""
    player = s.players[seat]
    price = unit_price(s, player, option.kind)
    player.blood -= price
    unit = take_figure(s, seat, option.kind)
    place(s, seat, option.line, unit)
    if s.events is not None:
        s.tell(UnitBought(seat=seat, unit=unit, line=option.line, price=price))


# Buildings


def slots_free(s: Kravora, player: Player) -> int:
    """KV-BUILD-01, KV-BUILD-14, KV-OPTION-10: slots that are left, where they are counted."""
    buildings = TABLES[s.variant].buildings
    more = buildings[EXTRA_SLOT].amount if EXTRA_SLOT in player.buildings else 0
    return s.slots + more - sum(buildings[built].slots for built in player.buildings)


def building_price(s: Kravora, building: int) -> int:
    """KV-BUILD-17: the price of a building."""
    return TABLES[s.variant].building_price[len(s.players)][building]


def refuse_building(s: Kravora, seat: int, building: int) -> Refusal | None:
    """KV-COMP-04: each building once. KV-BUILD-01: as many as one likes, unless slots are played;
    KV-BUILD-14: only then is there an extra slot."""
    t = TABLES[s.variant]
    player = s.players[seat]
    if not 0 <= building < len(BUILDINGS):
        return Refusal("KV-COMP-04", "no_such_building")
    if building in player.buildings:
        return Refusal("KV-COMP-04", "built_already", {"building": building})
    if s.slots:
        if t.buildings[building].slots > slots_free(s, player):
            return Refusal("KV-BUILD-01", "no_slot", {"building": building})
    elif building == EXTRA_SLOT:
        return Refusal("KV-BUILD-14", "not_played", {"building": building})
    price = building_price(s, building)
    if price > player.blood:
        return Refusal("KV-BUY-01", "too_expensive", {"price": price})
    return None


def build(s: Kravora, seat: int, option: Build) -> None:
    """KV-BUILD-11: it works at once."""
    player = s.players[seat]
    price = building_price(s, option.building)
    player.blood -= price
    player.buildings.append(option.building)
    s.tell(Built(seat=seat, building=option.building, price=price))


# The cannon


def refuse_cannon(s: Kravora, seat: int) -> Refusal | None:
    """KV-BUILD-09: a cannon is needed; KV-BUILD-10: and Puppets, and blood, nothing else."""
    player = s.players[seat]
    if CANNON not in player.buildings:
        return Refusal("KV-BUILD-09", "no_cannon")
    if not player.supply[PUPPET]:
        return Refusal("KV-BUILD-10", "none_left", {"kind": PUPPET})
    price = TABLES[s.variant].shot_price
    if price > player.blood:
        return Refusal("KV-BUILD-10", "too_expensive", {"price": price})
    return None


def refuse_shot(s: Kravora, seat: int, option: Fire) -> Refusal | None:
    """KV-BUILD-09: at any line of any other living player's board."""
    if option.board == seat or not s.lives(option.board):
        return Refusal("KV-BUILD-09", "no_such_opponent")
    return refuse_line(s, option.line, "KV-BUILD-09") or refuse_cannon(s, seat)


def offer_shots(s: Kravora, seat: int, found: list[Option]) -> None:
    """Add the shots that the cannon can fire."""
    if refuse_cannon(s, seat) is None:
        fires = TABLES[s.variant].fires
        for board, player in enumerate(s.players):
            if board != seat and player.alive:
                found += fires[board]


def fire(s: Kravora, seat: int, option: Fire) -> None:
    """KV-BUILD-12: the Puppet is an enemy on that board from now on."""
    price = TABLES[s.variant].shot_price
    s.players[seat].blood -= price
    unit = take_figure(s, seat, PUPPET)
    place(s, option.board, option.line, unit)
    s.tell(PuppetFired(seat=seat, unit=unit, board=option.board, line=option.line, price=price))


# The phase


class Purchases(Ask):
    """KV-BUY-01: any number of units, buildings, cannon shots and ruses, in any order."""

    seat: Seat
    rule: ClassVar[str] = "KV-BUY-01"
    offers: ClassVar = (Buy, Build, Fire, Cast, EndPurchases)
    stays: ClassVar[bool] = True
    auto: ClassVar[bool] = True
    whole: ClassVar[bool] = True
    """Cannon shots and ruses too."""

    def options(self, s: Kravora) -> list[Option]:
        t = TABLES[s.variant]
        player = s.players[self.seat]
        if not player.alive:
            return []
        found: list[Option] = []
        blood = player.blood
        if blood:  # prices first: most things are too expensive most of the time
            prices = t.unit_price[BARRACKS in player.buildings]
            for kind, lines in enumerate(t.buys):
                if prices[kind] <= blood and refuse_unit(s, player, kind) is None:
                    found += lines
            prices = t.building_price[len(s.players)]
            for building, option in enumerate(BUILDS):
                if prices[building] <= blood:
                    if refuse_building(s, self.seat, building) is None:
                        found.append(option)
            if self.whole:
                offer_shots(s, self.seat, found)
                ruses.offer(s, self.seat, found)
        found.append(END)
        return found

    def refuse(
        self, s: Kravora, option: Buy | Build | Fire | Cast | EndPurchases
    ) -> Refusal | None:
        if isinstance(option, Buy):
            return refuse_purchase(s, self.seat, option)
        if isinstance(option, Build):
            return refuse_building(s, self.seat, option.building)
        if isinstance(option, EndPurchases):
            return None
        if not self.whole:
            return Refusal(self.rule, "units_and_buildings")
        if isinstance(option, Fire):
            return refuse_shot(s, self.seat, option)
        return ruses.refuse_cast(s, self.seat, option.ruse)

    def choose(self, s: Kravora, option: Buy | Build | Fire | Cast | EndPurchases) -> None:
        if isinstance(option, Buy):
            buy(s, self.seat, option)
        elif isinstance(option, Build):
            build(s, self.seat, option)
        elif isinstance(option, Fire):
            fire(s, self.seat, option)
        elif isinstance(option, Cast):
            ruses.cast(s, self.seat, option.ruse)
        else:
            s.agenda.pop()


class StartingPurchases(Purchases):
    """KV-SETUP-06: before turn 1 the blood may be spent on units and buildings."""

    rule: ClassVar[str] = "KV-SETUP-06"
    whole: ClassVar[bool] = False


class CalamityPurchases(Purchases):
    """KV-CALAMITY-03: blood of a calamity may be spent at once on units and buildings."""

    rule: ClassVar[str] = "KV-CALAMITY-03"
    whole: ClassVar[bool] = False
