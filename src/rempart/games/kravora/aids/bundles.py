"""Choices that go together: attacks with all units, several units of a kind, several shots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rempart.games.kravora.ids import PUPPET
from rempart.games.kravora.options import Attack, Buy, Fire
from rempart.games.kravora.scene import picks
from rempart.games.kravora.steps.attack import AttackPhase
from rempart.games.kravora.steps.purchases import unit_price
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Decision, advance
from rempart.kernel.bundle import Bundle, copier

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

MOST = 6
"""The most of the same thing that are offered at once."""


def bundles(s: Kravora, seat: int, decision: Decision) -> list[Bundle]:
    """The bundles of a phase. Changes `s`."""
    repeated = [
        several(option, seat, most)
        for option in decision.options
        if isinstance(option, Buy | Fire) and (most := affordable(s, seat, option)) > 1
    ]
    if not isinstance(decision.step, AttackPhase):
        return repeated
    return attacks(s, decision) + repeated


def several(option: Buy | Fire, seat: int, n: int) -> Bundle:
    """The same choice n times."""
    name = "buy" if isinstance(option, Buy) else "fire"
    about = {**msgspec.structs.asdict(option), "count": n}
    return Bundle(name=name, choices=(option,) * n, about=about, picks=picks(option, seat))


def affordable(s: Kravora, seat: int, option: Buy | Fire) -> int:
    """How many times in a row it can be chosen: as long as there is blood, and figures."""
    player = s.players[seat]
    kind, price = PUPPET, TABLES[s.variant].shot_price
    if isinstance(option, Buy):
        kind, price = option.kind, unit_price(s, player, option.kind)
    return min(MOST, player.supply[kind].bit_count(), player.blood // price if price else MOST)


def attacks(s: Kravora, decision: Decision) -> list[Bundle]:
    """Every unit attacks, first those with an obvious target. It ends with the first one that has a
    choice of targets; after the answer the rest can be bundled again."""
    ready = sum(isinstance(option, Attack) for option in decision.options)
    if ready < 2:
        return []
    found: list[Attack] = []
    here: Decision | None = decision
    while here is not None and isinstance(here.step, AttackPhase):
        option, asks = next_attack(s, here)
        if option is None:
            break
        found.append(option)
        if asks:
            break
        here = advance(s, here, option)
    if len(found) < 2:
        return []
    return [Bundle(name="attack_all", choices=tuple(found), about={"count": ready})]


def next_attack(s: Kravora, decision: Decision) -> tuple[Attack | None, bool]:
    """The next attack that asks nothing; otherwise the first one, and that it asks something."""
    first: Attack | None = None
    copy = copier(s)
    for option in decision.options:
        if not isinstance(option, Attack):
            continue
        tried = copy()
        after = advance(tried, Decision(tried.agenda[-1], decision.actors, []), option)
        if after is None or after.step.rule not in ASKS:
            return option, False
        first = first or option
    return first, True


ASKS = ("KV-ATTACK-04", "KV-ATTACK-06")
"""The rules that ask whom, or which line, a unit attacks."""
