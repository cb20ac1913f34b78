"""3.1 The player's attack (KV-ATTACK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kravora.ids import Seat
from rempart.games.kravora.options import Attack, Cast, EndAttack, Fire
from rempart.games.kravora.steps import purchases, ruses
from rempart.games.kravora.steps.strikes import lines_in_reach, refuse_attack, strike
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Ask, Option, Refusal

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

END = EndAttack()


class AttackPhase(Ask):
    """KV-ATTACK-01: defenders attack in any order, as many as the player likes.

    They do not move (KV-ATTACK-12). KV-ATTACK-09: ruses may be cast. KV-ATTACK-11: the cannon
    fires here only with the option `cannon_in_attack` (KV-OPTION-08). KV-TURN-06: where nothing
    can be done the phase ends by itself.
    """

    seat: Seat
    rule: ClassVar[str] = "KV-ATTACK-01"
    offers: ClassVar = (Attack, Cast, Fire, EndAttack)
    stays: ClassVar[bool] = True
    auto: ClassVar[bool] = True

    def options(self, s: Kravora) -> list[Option]:
        t = TABLES[s.variant]
        player = s.players[self.seat]
        if not player.alive:
            return []
        found: list[Option] = []
        attacked = s.attacked
        if any(player.enemies):
            for line, units in enumerate(player.defenders):
                for unit in units:
                    if unit not in attacked and lines_in_reach(t, player, unit, line):
                        found.append(t.attacks[unit])
        ruses.offer(s, self.seat, found)
        if s.cannon_in_attack:
            purchases.offer_shots(s, self.seat, found)
        found.append(END)
        return found

    def refuse(self, s: Kravora, option: Attack | Cast | Fire | EndAttack) -> Refusal | None:
        if isinstance(option, Attack):
            return refuse_attack(s, self.seat, option.unit)
        if isinstance(option, Cast):
            return ruses.refuse_cast(s, self.seat, option.ruse)
        if isinstance(option, Fire):
            if not s.cannon_in_attack:
                return Refusal("KV-ATTACK-11", "cannon_later")
            return purchases.refuse_shot(s, self.seat, option)
        return None

    def choose(self, s: Kravora, option: Attack | Cast | Fire | EndAttack) -> None:
        if isinstance(option, Attack):
            s.attacked.append(option.unit)
            strike(s, self.seat, option.unit)
        elif isinstance(option, Cast):
            ruses.cast(s, self.seat, option.ruse)
        elif isinstance(option, Fire):
            purchases.fire(s, self.seat, option)
        else:
            s.agenda.pop()
