"""3. The Battle phase (FD-BATTLE), bosses in co-op (FD-COOP-20 to -23), Skirmish."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.fantasy_defense.events import BattleLost, BattleWon, GatePlundered, UnitLost
from rempart.games.fantasy_defense.options import Fight, Lose, Sally, Stay
from rempart.games.fantasy_defense.pieces import Gate
from rempart.games.fantasy_defense.steps.asks import CardAsk
from rempart.games.fantasy_defense.steps.city import (
    discard_invader,
    facing,
    gate_of,
    lose_morale,
    move_unit,
    to_discard,
)
from rempart.games.fantasy_defense.steps.powers import defence, invader_power
from rempart.games.fantasy_defense.steps.strategy import refuse_distance, refuse_gate
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import NONE, Ask, Option, Refusal

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense

STAY = Stay()


class Battle(Ask):
    """FD-BATTLE-01: each besieged gate is resolved once, in an order chosen step by step.

    FD-COOP-26: in co-op the first player chooses. FD-BATTLE-10: gates without invader are passed
    over. FD-BATTLE-17: the last one needs no choosing.
    """

    rule: ClassVar[str] = "FD-BATTLE-01"
    offers: ClassVar = (Fight,)
    stays: ClassVar[bool] = True
    auto: ClassVar[bool] = True

    def actors(self, s: FantasyDefense) -> tuple[int, ...]:
        return (s.first,)

    def options(self, s: FantasyDefense) -> list[Fight]:
        return [
            Fight(row, g)
            for row, player in enumerate(s.players)
            for g, gate in enumerate(player.row)
            if gate.invader != NONE and refuse_battle(s, row, g, gate) is None
        ]

    def refuse(self, s: FantasyDefense, option: Fight) -> Refusal | None:
        row, g = option.row, option.gate
        if not (0 <= row < len(s.players) and 0 <= g < len(s.players[row].row)):
            return Refusal(self.rule, "no_such_gate", {"gate": g})
        return refuse_battle(s, row, g, s.players[row].row[g])

    def choose(self, s: FantasyDefense, option: Fight) -> None:
        resolve(s, sides(s, option.row, option.gate))


def refuse_battle(s: FantasyDefense, row: int, g: int, gate: Gate) -> Refusal | None:
    """Why there is nothing to resolve at a gate.

    FD-ICON-SKIRMISH-03: who arrives at a resolved gate does not fight there.
    """
    if gate.resolved:
        return Refusal("FD-BATTLE-01", "already_resolved", {"row": row, "gate": g})
    if gate.invader == NONE:
        return Refusal("FD-BATTLE-10", "not_besieged", {"row": row, "gate": g})
    if gate.shielded:
        return Refusal("FD-ICON-SHIELD-01", "gate_shielded", {"row": row, "gate": g})
    if row != s.first and len(sides(s, row, g)) == 2:
        return Refusal("FD-COOP-20", "boss_fought_together", {"row": s.first, "gate": facing(s, g)})
    return None


def sides(s: FantasyDefense, row: int, g: int) -> list[tuple[int, int]]:
    """The gates that fight together against the invader at this one.

    One, or in co-op both gates of a boss (FD-COOP-20), first player's first; a shielded one
    takes no part (FD-OPTION-01).
    """
    here = (row, g)
    if len(s.players) == 1 or not TABLES[s.variant].boss[s.players[row].row[g].invader]:
        return [here]
    both = [here, (1 - row, facing(s, g))]
    if row != s.first:
        both.reverse()
    return [(r, at) for r, at in both if not s.players[r].row[at].shielded]


def resolve(s: FantasyDefense, at: list[tuple[int, int]]) -> None:
    """FD-BATTLE-12: compare, remove the invader or lower morale, check for the end, then the
    casualty and the Skirmish moves."""
    gates = [s.players[row].row[g] for row, g in at]
    for gate in gates:
        gate.resolved = True
    defended = [place for place, gate in zip(at, gates, strict=True) if gate.defenders]
    row, g = at[0]
    invader = gates[0].invader
    power = invader_power(s, row, g)
    strength = sum(defence(s, *place) for place in defended)  # FD-BATTLE-02, FD-COOP-20
    won = bool(defended) and strength >= power  # FD-BATTLE-03: ties are wins
    if TABLES[s.variant].boss[invader] and invader not in s.fought:
        s.fought.append(invader)
    win, loss = ("FD-BATTLE-03", "FD-BATTLE-04") if len(at) == 1 else ("FD-COOP-21", "FD-COOP-22")
    if s.events is not None and defended:
        told, rule = (BattleWon, win) if won else (BattleLost, loss)
        s.tell(
            told(
                invader=invader,
                row=row,
                gate=g,
                facing=at[1][1] if len(at) > 1 else NONE,
                defence=strength,
                power=power,
                rule=rule,
            )
        )
    if won:
        discard_invader(s, row, g, win)
    else:
        plunder(s, at, invader)
    if s.outcome is None:
        s.agenda += [Skirmish(row, g) for row, g in reversed(defended)]
        s.agenda += [Casualty(row, g) for row, g in reversed(defended)]


def plunder(s: FantasyDefense, at: list[tuple[int, int]], invader: int) -> None:
    """The invader stays (FD-BATTLE-06) and each gate it was not beaten at costs morale.

    FD-BATTLE-04: half its loot, rounded up, if there were defenders. FD-BATTLE-05: all of it if
    there were none, whatever the gate's bonus. FD-COOP-22: once for each gate of a boss.
    """
    loot = TABLES[s.variant].loot[invader]
    half, full = ("FD-BATTLE-04", "FD-BATTLE-05") if len(at) == 1 else ("FD-COOP-22", "FD-COOP-22")
    for row, g in at:
        if s.outcome is not None:
            return
        if s.players[row].row[g].defenders:
            lose_morale(s, -(-loot // 2), half)
        else:
            if s.events is not None:
                s.tell(GatePlundered(invader=invader, row=row, gate=g, rule=full))
            lose_morale(s, loot, full)


class Casualty(CardAsk):
    """FD-BATTLE-07: after a battle, won or lost, its gate's owner discards one defender there.

    `seat` is the row. FD-BATTLE-08: an undefended gate has none. FD-ICON-NATURE-01: a unit with
    Nature's Longing must be the one. FD-BATTLE-17: a single one needs no choosing.
    """

    gate: int
    rule: ClassVar[str] = "FD-BATTLE-07"
    offers: ClassVar = (Lose,)
    reason: ClassVar[str] = "not_the_casualty"
    auto: ClassVar[bool] = True

    def among(self, s: FantasyDefense) -> list[int]:
        nature = TABLES[s.variant].nature
        defenders = s.players[self.seat].row[self.gate].defenders
        return [card for card in defenders if card in nature] or defenders

    def refuse(self, s: FantasyDefense, option: Lose) -> Refusal | None:
        if option.card in self.among(s):
            return None
        here = option.card in s.players[self.seat].row[self.gate].defenders
        if here:
            return Refusal("FD-ICON-NATURE-01", "natures_longing", {"card": option.card})
        return Refusal(self.rule, self.reason, {"card": option.card})

    def choose(self, s: FantasyDefense, option: Lose) -> None:
        s.players[self.seat].row[self.gate].defenders.remove(option.card)
        to_discard(s, option.card)
        if s.events is not None:
            s.tell(UnitLost(card=option.card, row=self.seat, gate=self.gate))


class Skirmish(Ask):
    """FD-ICON-SKIRMISH-01: a unit that fought here and survived may go on to an adjacent gate,
    once a turn; FD-ICON-SKIRMISH-04: there it may fight, and fall, again.

    FD-ICON-SKIRMISH-02: the normal move does not matter. `seat` is the row (FD-COOP-26).
    """

    seat: int
    gate: int
    rule: ClassVar[str] = "FD-ICON-SKIRMISH-01"
    offers: ClassVar = (Sally, Stay)
    stays: ClassVar[bool] = True

    def options(self, s: FantasyDefense) -> list[Option]:
        skirmish = TABLES[s.variant].skirmish
        row = s.players[self.seat].row
        found: list[Option] = [
            Sally(card, to)
            for card in row[self.gate].defenders
            if card in skirmish and card not in s.skirmished
            for to in (self.gate - 1, self.gate + 1)
            if 0 <= to < len(row)
        ]
        if found:
            found.append(STAY)
        return found

    def refuse(self, s: FantasyDefense, option: Sally | Stay) -> Refusal | None:
        if isinstance(option, Stay):
            return None
        row, g = gate_of(s, option.card)
        if (row, g) != (self.seat, self.gate):
            return Refusal(self.rule, "did_not_fight", {"card": option.card})
        if option.card not in TABLES[s.variant].skirmish:
            return Refusal(self.rule, "no_skirmish", {"card": option.card})
        if option.card in s.skirmished:
            return Refusal(self.rule, "already_skirmished", {"card": option.card})
        return refuse_gate(s, self.seat, option.gate) or refuse_distance(
            s, self.seat, g, option.gate
        )

    def choose(self, s: FantasyDefense, option: Sally | Stay) -> None:
        if isinstance(option, Stay):
            s.agenda.pop()
            return
        s.skirmished.append(option.card)
        move_unit(s, self.seat, option.card, self.gate, option.gate, self.rule)
