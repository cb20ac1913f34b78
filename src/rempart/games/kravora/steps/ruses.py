"""Ruses (KV-RUSE): announce, pay, let Shields cancel, resolve (KV-RUSE-02).

No unit on the board is needed to cast one (KV-RUSE-22).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.kravora.actions import (
    Bleed,
    Cancel,
    Freeze,
    Hurl,
    Incite,
    Land,
    Launch,
    LetPass,
    Lure,
    Repel,
)
from rempart.games.kravora.events import (
    LineFrozen,
    RuseAnnounced,
    RuseCancelled,
    ShieldRaised,
    UnitShifted,
)
from rempart.games.kravora.pieces import NONE, Player
from rempart.games.kravora.steps.enemies import assault, excess_hits_wall, harmless
from rempart.games.kravora.steps.hits import BOULDER as BOULDER_HITS
from rempart.games.kravora.steps.hits import CLOT as CLOT_HIT
from rempart.games.kravora.steps.hits import BoulderTargets, wound
from rempart.games.kravora.steps.strikes import out_of_reach, strike
from rempart.games.kravora.steps.supply import hp, lift, line_of, move_unit, place, where
from rempart.games.kravora.tables import (
    BAIT,
    BOULDER,
    CLOT,
    HUT,
    PROPULSION,
    RETREAT,
    ROCKS,
    RUSES,
    SHIELD,
    TABLES,
    UNIVERSITY,
)
from rempart.kernel import Ask, Refusal

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


# Casting


def ruse_price(s: Kravora, player: Player, ruse: int) -> int:
    """KV-BUILD-03: the price of a ruse, less with a university, from the moment it stands."""
    return TABLES[s.variant].ruse_price[UNIVERSITY in player.buildings][ruse]


def no_cast(s: Kravora, seat: int, ruse: int) -> Refusal | None:
    """KV-RUSE-01, KV-BUILD-07: a hut is needed; KV-RUSE-02: it is paid at once; and it must have
    something to aim at."""
    player = s.players[seat]
    if not 0 <= ruse < len(RUSES):
        return Refusal("KV-RUSE-01", "no_such_ruse")
    if HUT not in player.buildings:
        return Refusal("KV-RUSE-01", "no_hut")
    price = ruse_price(s, player, ruse)
    if price > player.blood:
        return Refusal("KV-RUSE-02", "too_expensive", {"price": price})
    if ruse == SHIELD:
        return Refusal("KV-RUSE-17", "has_shield") if player.shield else None
    kind = TARGETS[ruse]
    for _ in kind(seat).targets(s):
        return None
    return Refusal(kind.rule, "no_target", {"ruse": ruse})


def offer(s: Kravora, seat: int, found: list[Any]) -> None:
    """KV-RUSE-03: add the ruses that can be cast, any number and repeats allowed."""
    if HUT not in s.players[seat].buildings:
        return
    for ruse, option in enumerate(TABLES[s.variant].casts):
        if no_cast(s, seat, ruse) is None:
            found.append(option)


def cast(s: Kravora, seat: int, ruse: int) -> None:
    """Choose what it is aimed at; a Shield needs no aim."""
    if ruse == SHIELD:
        announce(s, seat, SHIELD, NONE, NONE, NONE)
    else:
        s.agenda.append(TARGETS[ruse](seat))


def announce(s: Kravora, seat: int, ruse: int, unit: int, board: int, line: int) -> None:
    """KV-RUSE-02: pay; then KV-RUSE-20: Shield owners are asked, clockwise; then it happens."""
    player = s.players[seat]
    price = ruse_price(s, player, ruse)
    player.blood -= price
    if s.events is not None:
        s.tell(RuseAnnounced(seat=seat, ruse=ruse, unit=unit, board=board, line=line, price=price))
    count = len(s.players)
    others = [(seat + n) % count for n in range(1, count)]
    waiting = [other for other in others if s.players[other].shield and s.players[other].alive]
    if waiting:
        s.agenda.append(ShieldWindow(waiting[0], waiting[1:], seat, ruse, unit, board, line))
    else:
        resolve(s, seat, ruse, unit, board, line)


class ShieldWindow(Ask):
    """KV-RUSE-18: a Shield owner may cancel another player's ruse, whomever it is aimed at
    (KV-RUSE-19); the price is lost. KV-RUSE-20: the first who accepts spends the token."""

    seat: int
    waiting: list[int]
    """Shield owners who are asked after this one."""
    caster: int
    ruse: int
    unit: int
    board: int
    line: int
    rule: ClassVar[str] = "KV-RUSE-18"
    offers: ClassVar = (Cancel, LetPass)

    def actors(self, s: Kravora) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Kravora) -> list[Any]:
        return [CANCEL, LET_PASS]

    def refuse(self, s: Kravora, option: Any) -> Refusal | None:
        return None

    def choose(self, s: Kravora, option: Any) -> None:
        if isinstance(option, Cancel):
            s.players[self.seat].shield = False
            if s.events is not None:
                s.tell(RuseCancelled(seat=self.seat, ruse=self.ruse))
        elif self.waiting:
            self.seat, *self.waiting = self.waiting
            s.agenda.append(self)
        else:
            resolve(s, self.caster, self.ruse, self.unit, self.board, self.line)


CANCEL = Cancel()
LET_PASS = LetPass()


def resolve(s: Kravora, seat: int, ruse: int, unit: int, board: int, line: int) -> None:
    """What a ruse does. A cancelled one does nothing, and uses up nothing (KV-RUSE-21)."""
    if ruse == ROCKS:
        s.players[board].frozen.append(line)
        if s.events is not None:
            s.tell(LineFrozen(board=board, line=line))
    elif ruse == CLOT:
        wound(s, board, unit, CLOT_HIT, TABLES[s.variant].ruses[CLOT].amount)
    elif ruse == BAIT and line == NONE:
        force_attack(s, board, unit)
    elif ruse in SHIFTS:
        shift(s, unit, board, line, SHIFTS[ruse])
    elif ruse == BOULDER:
        hurl(s, seat, board, line)
    else:
        s.players[seat].shield = True
        if s.events is not None:
            s.tell(ShieldRaised(seat=seat))


SHIFTS = {BAIT: "KV-RUSE-07", RETREAT: "KV-RUSE-09", PROPULSION: "KV-RUSE-16"}


def shift(s: Kravora, unit: int, board: int, line: int, rule: str) -> None:
    """A ruse moves a unit, frozen or not (KV-RUSE-05), held or not; wounds stay."""
    source, _ = where(s, unit)
    if source == board:
        move_unit(s, board, unit, line)
    else:
        lift(s, source, unit)
        place(s, board, line, unit)
    if s.events is not None:
        s.tell(UnitShifted(unit=unit, board=board, line=line, rule=rule))


def force_attack(s: Kravora, board: int, unit: int) -> None:
    """KV-RUSE-08: a defender attacks by KV-ATTACK, an enemy by KV-ENEMY, walls included; whom it
    kills was killed with a ruse (KV-RUSE-26). The unit's own attack is not used up."""
    s.forced.append(unit)
    if TABLES[s.variant].owner[unit] == board:
        strike(s, board, unit, forced=True)
    else:
        assault(s, board, unit, forced=True)


# Whom or what a ruse is aimed at


class RuseAsk(Ask):
    """What is the ruse aimed at?"""

    seat: int
    """The caster."""

    def actors(self, s: Kravora) -> tuple[int, ...]:
        return (self.seat,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        """All legal options, one after the other."""
        raise TypeError(f"{type(self).__name__} has no targets")

    def options(self, s: Kravora) -> list[Any]:
        return list(self.targets(s))


def every_unit(s: Kravora) -> Iterator[tuple[int, int, int]]:
    """Board, line and number of every unit on a board."""
    for board, player in enumerate(s.players):
        for lines in (player.enemies, player.defenders):
            for line, units in enumerate(lines):
                for unit in units:
                    yield board, line, unit


def no_place(s: Kravora, board: int, line: int, rule: str) -> Refusal | None:
    """Whether there is such a line on a living player's board."""
    if not s.lives(board):
        return Refusal(rule, "no_such_board")
    if 1 <= line <= TABLES[s.variant].lines:
        return None
    return Refusal(rule, "no_such_line", {"line": line})


class RocksTarget(RuseAsk):
    """KV-RUSE-04: Rocks immobilise one line of one board."""

    rule: ClassVar[str] = "KV-RUSE-04"
    offers: ClassVar = (Freeze,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        t = TABLES[s.variant]
        for board, player in enumerate(s.players):
            if player.alive:
                for line in t.every_line:
                    if no_freeze(s, board, line) is None:
                        yield t.freezes[board][line]

    def refuse(self, s: Kravora, option: Freeze) -> Refusal | None:
        return no_place(s, option.board, option.line, self.rule) or no_freeze(
            s, option.board, option.line
        )

    def choose(self, s: Kravora, option: Freeze) -> None:
        announce(s, self.seat, ROCKS, NONE, option.board, option.line)


def no_freeze(s: Kravora, board: int, line: int) -> Refusal | None:
    """KV-COMP-06: a marker must be free; KV-RUSE-04: one for each line."""
    used = sum(len(player.frozen) for player in s.players)
    if used >= TABLES[s.variant].constants.markers.freeze:
        return Refusal("KV-COMP-06", "no_marker")
    if line in s.players[board].frozen:
        return Refusal("KV-RUSE-04", "frozen_already", {"line": line})
    return None


class ClotTarget(RuseAsk):
    """KV-RUSE-06: a Blood clot wounds one unit on any board."""

    rule: ClassVar[str] = "KV-RUSE-06"
    offers: ClassVar = (Bleed,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        bleeds = TABLES[s.variant].bleeds
        for _, _, unit in every_unit(s):
            yield bleeds[unit]

    def refuse(self, s: Kravora, option: Bleed) -> Refusal | None:
        return nowhere(s, option.unit, self.rule)

    def choose(self, s: Kravora, option: Bleed) -> None:
        board, _ = where(s, option.unit)
        announce(s, self.seat, CLOT, option.unit, board, NONE)


def nowhere(s: Kravora, unit: int, rule: str) -> Refusal | None:
    """Whether a unit is on a board."""
    return Refusal(rule, "not_on_a_board", {"unit": unit}) if where(s, unit)[0] == NONE else None


class BaitTarget(RuseAsk):
    """KV-RUSE-07: Bait makes one unit on any board go forward, held or not, or attack at once."""

    rule: ClassVar[str] = "KV-RUSE-07"
    offers: ClassVar = (Lure, Incite)

    def targets(self, s: Kravora) -> Iterator[Any]:
        t = TABLES[s.variant]
        for board, line, unit in every_unit(s):
            if no_lure(s, board, line, unit) is None:
                yield t.lures[unit]
            if no_forced_attack(s, board, line, unit) is None:
                yield t.incites[unit]

    def refuse(self, s: Kravora, option: Lure | Incite) -> Refusal | None:
        lost = nowhere(s, option.unit, self.rule)
        if lost is not None:
            return lost
        board, line = where(s, option.unit)
        if isinstance(option, Lure):
            return no_lure(s, board, line, option.unit)
        return no_forced_attack(s, board, line, option.unit)

    def choose(self, s: Kravora, option: Lure | Incite) -> None:
        board, line = where(s, option.unit)
        to = NONE
        if isinstance(option, Lure):
            to = line + TABLES[s.variant].ruses[BAIT].amount * forward(s, board, option.unit)
        announce(s, self.seat, BAIT, option.unit, board, to)


def forward(s: Kravora, board: int, unit: int) -> int:
    """KV-COMP-12: forward is up the lines for enemies and down for defenders."""
    return -1 if TABLES[s.variant].owner[unit] == board else 1


def no_lure(s: Kravora, board: int, line: int, unit: int) -> Refusal | None:
    """KV-RUSE-07: not beyond the first line or the last (KV-OPTION-07: that where enemies stop)."""
    t = TABLES[s.variant]
    way = forward(s, board, unit)
    to = line + t.ruses[BAIT].amount * way
    last = s.max_line if way == 1 else t.lines
    if 1 <= to <= last:
        return None
    return Refusal("KV-RUSE-07", "no_further", {"unit": unit})


def no_forced_attack(s: Kravora, board: int, line: int, unit: int) -> Refusal | None:
    """KV-RUSE-25: at most once a turn of the table; KV-RUSE-08: and there must be something for it
    to attack."""
    if s.forced.count(unit) >= TABLES[s.variant].constants.limits.forced_attacks:
        return Refusal("KV-RUSE-25", "forced_already", {"unit": unit})
    if TABLES[s.variant].owner[unit] == board:
        return out_of_reach(s, board, unit, line)
    return (
        Refusal("KV-RUSE-08", "out_of_reach", {"unit": unit}) if harmless(s, board, unit) else None
    )


class RetreatTarget(RuseAsk):
    """KV-RUSE-09: Retreat makes one unit on any board go one line back."""

    rule: ClassVar[str] = "KV-RUSE-09"
    offers: ClassVar = (Repel,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        repels = TABLES[s.variant].repels
        for board, line, unit in every_unit(s):
            if no_retreat(s, board, line, unit) is None:
                yield repels[unit]

    def refuse(self, s: Kravora, option: Repel) -> Refusal | None:
        lost = nowhere(s, option.unit, self.rule)
        return lost or no_retreat(s, *where(s, option.unit), option.unit)

    def choose(self, s: Kravora, option: Repel) -> None:
        board, line = where(s, option.unit)
        to = line - TABLES[s.variant].ruses[RETREAT].amount * forward(s, board, option.unit)
        announce(s, self.seat, RETREAT, option.unit, board, to)


def no_retreat(s: Kravora, board: int, line: int, unit: int) -> Refusal | None:
    """KV-RUSE-09: only inside the board."""
    t = TABLES[s.variant]
    if 1 <= line - t.ruses[RETREAT].amount * forward(s, board, unit) <= t.lines:
        return None
    return Refusal("KV-RUSE-09", "no_further", {"unit": unit})


class BoulderTarget(RuseAsk):
    """KV-RUSE-10: a Boulder strikes one line of any board."""

    rule: ClassVar[str] = "KV-RUSE-10"
    offers: ClassVar = (Hurl,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        t = TABLES[s.variant]
        for board, player in enumerate(s.players):
            if player.alive:
                for line in t.every_line:
                    if no_boulder(s, self.seat, board, line) is None:
                        yield t.hurls[board][line]

    def refuse(self, s: Kravora, option: Hurl) -> Refusal | None:
        return no_place(s, option.board, option.line, self.rule) or no_boulder(
            s, self.seat, option.board, option.line
        )

    def choose(self, s: Kravora, option: Hurl) -> None:
        announce(s, self.seat, BOULDER, NONE, option.board, option.line)


def boulder_hits(s: Kravora, seat: int, board: int, line: int) -> tuple[list[int], bool]:
    """KV-RUSE-11: whom a Boulder can strike: enemies at home, defenders abroad; and whether what is
    left over hits the wall (KV-RUSE-12)."""
    player = s.players[board]
    if board == seat:
        return player.enemies[line], False
    return player.defenders[line], excess_hits_wall(s, line)


def boulder_damage(s: Kravora, seat: int, board: int, line: int) -> int:
    """KV-RUSE-12: what a Boulder would cost the wall."""
    struck, wall = boulder_hits(s, seat, board, line)
    if not wall:
        return 0
    absorbed = sum(hp(s, unit) for unit in struck) if s.units_first else len(struck)
    return max(0, TABLES[s.variant].ruses[BOULDER].amount - max(absorbed, len(struck)))


def no_boulder(s: Kravora, seat: int, board: int, line: int) -> Refusal | None:
    """KV-RUSE-13: one Boulder a turn damages a wall; KV-RUSE-14: none may bring it down.

    KV-RUSE-12: where nothing can be struck there is nothing to cast it at.
    """
    struck, wall = boulder_hits(s, seat, board, line)
    if not struck and not wall:
        return Refusal("KV-RUSE-12", "nothing_to_strike", {"line": line})
    damage = boulder_damage(s, seat, board, line)
    if damage and s.players[board].boulder:
        return Refusal("KV-RUSE-13", "boulder_already", {"board": board})
    if damage and damage >= s.players[board].wall:
        return Refusal("KV-RUSE-14", "would_finish", {"board": board})
    return None


def hurl(s: Kravora, seat: int, board: int, line: int) -> None:
    """KV-RUSE-10: up to 4 different units lose 1 each; KV-RUSE-12: as many as possible."""
    struck, wall = boulder_hits(s, seat, board, line)
    hits = TABLES[s.variant].ruses[BOULDER].amount
    BoulderTargets(seat, board, BOULDER_HITS, hits, True, wall, list(struck), [], []).deal(s)


class PropulsionUnit(RuseAsk):
    """KV-RUSE-16: Propulsion moves one unit: which?"""

    rule: ClassVar[str] = "KV-RUSE-16"
    offers: ClassVar = (Launch,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        launches = TABLES[s.variant].launches
        for _, _, unit in every_unit(s):
            yield launches[unit]

    def refuse(self, s: Kravora, option: Launch) -> Refusal | None:
        return nowhere(s, option.unit, self.rule)

    def choose(self, s: Kravora, option: Launch) -> None:
        s.agenda.append(PropulsionLanding(self.seat, option.unit))


class PropulsionLanding(RuseAsk):
    """KV-RUSE-16: to which line? An enemy to any board, a defender only to its own."""

    unit: int
    rule: ClassVar[str] = "KV-RUSE-16"
    offers: ClassVar = (Land,)

    def targets(self, s: Kravora) -> Iterator[Any]:
        t = TABLES[s.variant]
        for board, player in enumerate(s.players):
            if player.alive:
                for line in t.every_line:
                    if no_landing(s, self.unit, board, line) is None:
                        yield t.lands[board][line]

    def refuse(self, s: Kravora, option: Land) -> Refusal | None:
        return no_place(s, option.board, option.line, self.rule) or no_landing(
            s, self.unit, option.board, option.line
        )

    def choose(self, s: Kravora, option: Land) -> None:
        announce(s, self.seat, PROPULSION, self.unit, option.board, option.line)


def no_landing(s: Kravora, unit: int, board: int, line: int) -> Refusal | None:
    """KV-RUSE-16: a defender stays on its board; KV-OPTION-09: not with `propulsion_any`."""
    home = s.players[board]
    here = home.defenders if TABLES[s.variant].owner[unit] == board else home.enemies
    if line_of(here, unit) == line:
        return Refusal("KV-RUSE-16", "is_there", {"unit": unit})
    source, _ = where(s, unit)
    if source != board and TABLES[s.variant].owner[unit] == source and not s.propulsion_any:
        return Refusal("KV-RUSE-16", "stays_home", {"unit": unit})
    return None


TARGETS: dict[int, Any] = {
    ROCKS: RocksTarget,
    CLOT: ClotTarget,
    BAIT: BaitTarget,
    RETREAT: RetreatTarget,
    BOULDER: BoulderTarget,
    PROPULSION: PropulsionUnit,
}
