"""The four spells, and what keeps bosses safe from them and from effects (FD-ICON)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.fantasy_defense.events import GateShielded, InvaderHalved, UnitRecalled
from rempart.games.fantasy_defense.options import Done, Recall, Scorch, Shield, Strike
from rempart.games.fantasy_defense.steps.asks import CardAsk, GateAsk
from rempart.games.fantasy_defense.steps.city import discard_invader, gate_of
from rempart.games.fantasy_defense.steps.powers import invader_power
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import NONE, Option, Refusal

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense

DONE = Done()
IMMUNE = Refusal("FD-ICON-AURA-01", "boss_immune")
STORM_TOO_STRONG = Refusal("FD-ICON-STORM-01", "too_strong")
HEADSHOT_TOO_STRONG = Refusal("FD-ICON-HEADSHOT-01", "too_strong")


def refuse_boss(s: FantasyDefense, row: int, g: int) -> Refusal | None:
    """FD-ICON-AURA-01: no spell or effect can target or change a boss."""
    return IMMUNE if TABLES[s.variant].boss[s.players[row].row[g].invader] else None


def refuse_strong(
    s: FantasyDefense, row: int, g: int, most: int, refusal: Refusal
) -> Refusal | None:
    """Storm and Headshot look at the current power (FD-ICON-POWER-01). Never a boss."""
    return refuse_boss(s, row, g) or (refusal if invader_power(s, row, g) > most else None)


class PsychicStorm(GateAsk):
    """FD-ICON-STORM-01: discard one besieging invader with power 22 or less."""

    rule: ClassVar[str] = "FD-ICON-STORM-01"
    offers: ClassVar = (Strike,)

    def refuse_at(self, s: FantasyDefense, row: int, g: int) -> Refusal | None:
        return refuse_strong(s, row, g, TABLES[s.variant].effects.psychic_storm, STORM_TOO_STRONG)

    def choose(self, s: FantasyDefense, option: Strike) -> None:
        discard_invader(s, option.row, option.gate, self.rule)


class CityShield(GateAsk):
    """FD-ICON-SHIELD-01: there is no battle at one besieged gate this turn.

    Not at a boss's gate (FD-R-10), unless FD-OPTION-01 is played.
    """

    rule: ClassVar[str] = "FD-ICON-SHIELD-01"
    offers: ClassVar = (Shield,)

    def refuse_at(self, s: FantasyDefense, row: int, g: int) -> Refusal | None:
        if s.players[row].row[g].shielded:
            return Refusal(self.rule, "already_shielded", {"row": row, "gate": g})
        return None if s.shield_on_boss else refuse_boss(s, row, g)

    def choose(self, s: FantasyDefense, option: Shield) -> None:
        s.players[option.row].row[option.gate].shielded = True
        s.tell(GateShielded(row=option.row, gate=option.gate))


class BlazingSpirit(GateAsk):
    """FD-ICON-BLAZE-01: halve the power of one besieging invader for this turn, rounded up.

    FD-ICON-BLAZE-03: cast again, it halves again.
    """

    rule: ClassVar[str] = "FD-ICON-BLAZE-01"
    offers: ClassVar = (Scorch,)

    def refuse_at(self, s: FantasyDefense, row: int, g: int) -> Refusal | None:
        return refuse_boss(s, row, g)

    def choose(self, s: FantasyDefense, option: Scorch) -> None:
        row, g = option.row, option.gate
        gate = s.players[row].row[g]
        gate.halvings += 1
        if s.events is not None:
            power = invader_power(s, row, g)
            s.tell(InvaderHalved(invader=gate.invader, row=row, gate=g, power=power))


class SpiritCall(CardAsk):
    """FD-ICON-CALL-01: take up to 2 deployed defenders back, of either row (FD-COOP-17)."""

    taken: int = 0
    rule: ClassVar[str] = "FD-ICON-CALL-01"
    offers: ClassVar = (Recall, Done)
    reason: ClassVar[str] = "not_deployed"

    def among(self, s: FantasyDefense) -> list[int]:
        if self.taken == TABLES[s.variant].effects.spirit_call:
            return []
        return [card for p in s.players for gate in p.row for card in gate.defenders]

    def instead(self, s: FantasyDefense) -> tuple[Option, ...]:
        return (DONE,) if self.taken else ()

    def choose(self, s: FantasyDefense, option: Recall | Done) -> None:
        if isinstance(option, Recall):
            recall(s, option.card)
            s.agenda.append(SpiritCall(self.seat, self.taken + 1))


def recall(s: FantasyDefense, card: int) -> None:
    """A unit goes back to the hand of the player at whose gate it was, openly (FD-HIDE-04).

    FD-START-07: a starting unit that was never discarded goes to its owner's face-up place.
    """
    t = TABLES[s.variant]
    row, g = gate_of(s, card)
    s.players[row].row[g].defenders.remove(card)
    owner = next(player for player in s.players if player.faction == t.faction[card])
    if t.role[card] == "start" and not owner.ordinary:
        owner.start.append(card)
    else:
        s.players[row].hand.append(card)
        s.players[row].shown.append(card)
    s.tell(UnitRecalled(seat=row, card=card, row=row, gate=g))


SPELLS: dict[str, type[CardAsk | GateAsk]] = {
    "psychic_storm": PsychicStorm,
    "city_shield": CityShield,
    "blazing_spirit": BlazingSpirit,
    "spirit_call": SpiritCall,
}


def refuse_target(s: FantasyDefense, card: int) -> Refusal | None:
    """A spell with nothing to aim at cannot be wasted (FD-ICON-AURA-01)."""
    spell = SPELLS[TABLES[s.variant].effect[card] or ""]
    return None if spell(NONE).possible(s) else Refusal(spell.rule, "no_target", {"card": card})
