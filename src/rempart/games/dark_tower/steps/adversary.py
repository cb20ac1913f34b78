"""The adversary (5.10): preparing, appearing, acting from the Tower and on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.events import AdversaryActed, AdversaryAppeared
from rempart.games.dark_tower.ids import (
    ASHSTRIDER,
    BANE,
    EMPRESS,
    FIRST_ADVERSARY,
    ISA,
    Q_BEZOAR,
)
from rempart.games.dark_tower.pieces import Foe
from rempart.games.dark_tower.steps.amounts import OTHER, SHADE
from rempart.games.dark_tower.steps.cards import printed
from rempart.games.dark_tower.steps.effects import RunEffect
from rempart.games.dark_tower.steps.foes import SendFoe, ways_toward
from rempart.games.dark_tower.steps.tokens import burn_river, marked
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

RULE = "DT-EVENT-07"
EARLY = 0


def appear(s: Realm) -> None:
    """DT-QUEST-07, DT-AM-35: it comes next to the Tower, to a region without a hero if there is
    one. DT-R-50: everything else goes on."""
    ring = TABLES[s.variant].world.ring
    taken = {s.heroes[seat].region for seat in s.living()}
    free = [region for region in ring if region not in taken] or list(ring)
    region = free[s.chance.below(len(free), "event")]
    kind = FIRST_ADVERSARY + s.adversary
    s.foes.append(Foe(kind, region))
    s.tell(AdversaryAppeared(kind=kind, region=region))


def month_start(s: Realm) -> None:
    """Ashstrider sets a river on fire in the fourth month."""
    if s.adversary == ASHSTRIDER and s.month == TABLES[s.variant].knobs.fire_month:
        burn_river(s)


def band(s: Realm) -> int:
    """DT-AM-37: early, middle, late: two months each."""
    return (s.month - 1) // 2


def act(s: Realm) -> None:
    """DT-EVENT-07: the adversary strikes from inside the Tower, and on the board too, where it
    never comes in a competitive match (DT-AM-42, DT-R-42)."""
    s.tell(AdversaryActed(adversary=s.adversary, band=band(s)))
    s.agenda.append(OnBoard(bezoar_warriors(s)))
    strike(s)


def strike(s: Realm) -> None:
    """Its act for the current months; each hero who is hit makes a choice."""
    t = TABLES[s.variant]
    now = band(s)
    if s.adversary == ISA:
        seats = [s.active] if now == EARLY else s.living()
        s.agenda += [RunEffect(t.ultimatums[now], seat, RULE) for seat in reversed(seats)]
        return
    effect = t.acts[s.adversary][now]
    if s.adversary == BANE and len(t.effects[effect]) > 1:
        if marked(s) != NONE:
            s.agenda.append(RunEffect(t.foretold, marked(s), RULE))
        return
    source = SHADE + printed(s, Q_BEZOAR) if s.adversary == EMPRESS else OTHER
    s.agenda.append(RunEffect(effect=effect, seat=s.active, rule=RULE, source=source))


def bezoar_warriors(s: Realm) -> int:
    """The warriors of the hero with the Bezoar; NONE: nobody has it."""
    for hero in s.heroes:
        if Q_BEZOAR in hero.items:
            return hero.warriors
    return NONE


class OnBoard(Step):
    """DT-AM-36: on the board the adversary moves toward the nearest hero and hits its kingdom."""

    warriors: int
    """Of the Bezoar's holder when the event began; it counts both parts together."""

    def run(self, s: Realm) -> None:
        for number, foe in enumerate(s.foes):
            if foe.kind >= FIRST_ADVERSARY:
                source = OTHER
                if s.adversary == EMPRESS:
                    lost = self.warriors - bezoar_warriors(s)
                    source = SHADE + max(printed(s, Q_BEZOAR) - lost, 0)
                t = TABLES[s.variant]
                s.agenda.append(
                    RunEffect(
                        effect=t.board[s.adversary], seat=s.active, rule="DT-AM-36", source=source
                    )
                )
                heroes = [s.heroes[seat].region for seat in s.living()]
                regions = ways_toward(s, foe.region, heroes, t.knobs.adversary_moves)
                s.agenda.append(SendFoe(number, regions, "DT-AM-36", kind=foe.kind))
