"""The immediate effects of units (FD-ICON). Each may be declined (FD-STRATEGY-06) and is asked
for once, right after the unit is deployed (FD-STRATEGY-05).

`seat` is the player who deployed the unit, whoever's card it was: effects refer to their deck,
gates and units (FD-COOP-28).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.fantasy_defense.events import (
    CardFetched,
    CardRevived,
    InvaderSentBack,
    SpellRenewed,
)
from rempart.games.fantasy_defense.options import (
    Carry,
    Decline,
    Done,
    Fetch,
    Lift,
    Renew,
    Revive,
    Ring,
    SendBack,
    Shoot,
)
from rempart.games.fantasy_defense.steps.asks import CardAsk
from rempart.games.fantasy_defense.steps.city import (
    discard_invader,
    draw_cards,
    gate_of,
    lift_siege,
    move_unit,
)
from rempart.games.fantasy_defense.steps.spells import (
    HEADSHOT_TOO_STRONG,
    refuse_boss,
    refuse_strong,
)
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import NONE, Option, Refusal, Step, YesOrNo

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense

DECLINE = Decline()
DONE = Done()
RING = Ring()
SEND_BACK = SendBack()
SHOOT = Shoot()


class Effect(YesOrNo):
    """Use the effect of the unit at `gate`, or not."""

    abstract: ClassVar[bool] = True
    seat: int
    gate: int

    def besieged(self, s: FantasyDefense) -> bool:
        """Whether there is an invader at the gate."""
        return s.players[self.seat].row[self.gate].invader != NONE


ALARMS = ("FD-ICON-ALARM-H-01", "FD-ICON-ALARM-E-01")
"""The rule of Sound the Alarm, by the faction of the card."""


class SoundTheAlarm(Effect):
    """FD-ICON-ALARM-H-01, FD-ICON-ALARM-E-01: draw a card; nothing if the deck is empty."""

    rule: ClassVar[str] = "FD-ICON-ALARM-H-01"
    answers: ClassVar = (RING, DECLINE)

    def possible(self, s: FantasyDefense) -> bool:
        return bool(s.players[self.seat].deck)

    def choose(self, s: FantasyDefense, option: Ring | Decline) -> None:
        if option == RING:
            t = TABLES[s.variant]
            card = s.players[self.seat].row[self.gate].defenders[-1]
            draw_cards(s, self.seat, t.effects.sound_the_alarm, ALARMS[t.faction[card]])


class YouShallNotPass(Effect):
    """FD-ICON-YSNP-01: the invader at this gate goes back on top of its deck. Not a boss.

    FD-ICON-YSNP-02: so it comes first in the next Invasion phase; FD-INVADE-06: everyone knows.
    """

    rule: ClassVar[str] = "FD-ICON-YSNP-01"
    answers: ClassVar = (SEND_BACK, DECLINE)

    def possible(self, s: FantasyDefense) -> bool:
        return self.besieged(s) and refuse_boss(s, self.seat, self.gate) is None

    def choose(self, s: FantasyDefense, option: SendBack | Decline) -> None:
        if option == SEND_BACK:
            invader = lift_siege(s, self.seat, self.gate)
            s.invader_deck.append(invader)
            s.known_top += 1
            s.tell(InvaderSentBack(invader=invader, row=self.seat, gate=self.gate))


class Headshot(Effect):
    """FD-ICON-HEADSHOT-01: discard the invader at this gate if its power is 20 or less."""

    rule: ClassVar[str] = "FD-ICON-HEADSHOT-01"
    answers: ClassVar = (SHOOT, DECLINE)

    def possible(self, s: FantasyDefense) -> bool:
        most = TABLES[s.variant].effects.headshot
        return self.besieged(s) and not refuse_strong(
            s, self.seat, self.gate, most, HEADSHOT_TOO_STRONG
        )

    def choose(self, s: FantasyDefense, option: Shoot | Decline) -> None:
        if option == SHOOT:
            discard_invader(s, self.seat, self.gate, self.rule)


class Airlift(CardAsk):
    """FD-ICON-AIRLIFT-01: any number of defenders of one other gate of yours come to this gate.

    FD-ICON-AIRLIFT-02: however far, and they keep their normal move. The first one brought
    decides which gate the others come from.
    """

    gate: int
    source: int = NONE
    rule: ClassVar[str] = "FD-ICON-AIRLIFT-01"
    offers: ClassVar = (Lift, Decline, Done)
    reason: ClassVar[str] = "not_at_one_other_gate"

    def among(self, s: FantasyDefense) -> list[int]:
        row = s.players[self.seat].row
        if self.source != NONE:
            return list(row[self.source].defenders)
        return elsewhere(s, self.seat, self.gate)

    def instead(self, s: FantasyDefense) -> tuple[Option, ...]:
        return (DECLINE,) if self.source == NONE else (DONE,)

    def choose(self, s: FantasyDefense, option: Lift | Decline | Done) -> None:
        if isinstance(option, Lift):
            _, source = gate_of(s, option.card)
            move_unit(s, self.seat, option.card, source, self.gate, self.rule)
            s.agenda.append(Airlift(self.seat, self.gate, source))


class ShiftingWinds(CardAsk):
    """FD-ICON-WINDS-01: one of your deployed defenders comes from any gate to this gate."""

    gate: int
    rule: ClassVar[str] = "FD-ICON-WINDS-01"
    offers: ClassVar = (Carry, Decline)
    without: ClassVar = (DECLINE,)
    reason: ClassVar[str] = "not_at_other_gate"

    def among(self, s: FantasyDefense) -> list[int]:
        return elsewhere(s, self.seat, self.gate)

    def choose(self, s: FantasyDefense, option: Carry | Decline) -> None:
        if isinstance(option, Carry):
            _, source = gate_of(s, option.card)
            move_unit(s, self.seat, option.card, source, self.gate, self.rule)


def elsewhere(s: FantasyDefense, seat: int, g: int) -> list[int]:
    """A player's units at other gates than `g`."""
    row = s.players[seat].row
    return [card for at, gate in enumerate(row) if at != g for card in gate.defenders]


class Rebirth(CardAsk):
    """FD-ICON-REBIRTH-01: a card of your discard pile goes to the bottom of your deck.

    FD-HIDE-02: everyone knows it is there.
    """

    gate: int
    rule: ClassVar[str] = "FD-ICON-REBIRTH-01"
    offers: ClassVar = (Revive, Decline)
    without: ClassVar = (DECLINE,)
    reason: ClassVar[str] = "not_discarded"

    def among(self, s: FantasyDefense) -> list[int]:
        return s.players[self.seat].discard

    def choose(self, s: FantasyDefense, option: Revive | Decline) -> None:
        if isinstance(option, Revive):
            player = s.players[self.seat]
            player.discard.remove(option.card)
            player.deck.insert(0, option.card)
            player.bottom += 1
            s.tell(CardRevived(seat=self.seat, card=option.card))


class Foresight(CardAsk):
    """FD-ICON-FORESIGHT-01: take a card of your choice from your deck, then shuffle it.

    The cards are offered in the order of their numbers, so that they do not betray the deck's.
    """

    gate: int
    rule: ClassVar[str] = "FD-ICON-FORESIGHT-01"
    offers: ClassVar = (Fetch, Decline)
    without: ClassVar = (DECLINE,)
    reason: ClassVar[str] = "not_in_deck"

    def among(self, s: FantasyDefense) -> list[int]:
        return sorted(s.players[self.seat].deck)

    def choose(self, s: FantasyDefense, option: Fetch | Decline) -> None:
        if isinstance(option, Fetch):
            player = s.players[self.seat]
            player.deck.remove(option.card)
            player.hand.append(option.card)
            s.chance.shuffle(player.deck, "city")
            player.bottom = 0
            s.tell(CardFetched(seat=self.seat, card=option.card))


class ArcaneRenewal(CardAsk):
    """FD-ICON-RENEW-01: make one used spell ready again.

    FD-ICON-RENEW-02: of either player, but never Spirit Call.
    """

    gate: int
    rule: ClassVar[str] = "FD-ICON-RENEW-01"
    offers: ClassVar = (Renew, Decline)
    without: ClassVar = (DECLINE,)
    reason: ClassVar[str] = "not_renewable"

    def among(self, s: FantasyDefense) -> list[int]:
        effect = TABLES[s.variant].effect
        return [card for p in s.players for card in p.used if effect[card] != "spirit_call"]

    def refuse(self, s: FantasyDefense, option: Renew | Decline) -> Refusal | None:
        why = super().refuse(s, option)
        if why and isinstance(option, Renew) and any(option.card in p.used for p in s.players):
            return Refusal("FD-ICON-RENEW-02", why.reason, why.about)
        return why

    def choose(self, s: FantasyDefense, option: Renew | Decline) -> None:
        if isinstance(option, Renew):
            for seat, player in enumerate(s.players):
                if option.card in player.used:
                    player.used.remove(option.card)
                    player.ready.append(option.card)
                    s.tell(SpellRenewed(seat=seat, card=option.card))


IMMEDIATE: dict[str | None, Callable[[int, int], Step]] = {
    "sound_the_alarm": SoundTheAlarm,
    "you_shall_not_pass": YouShallNotPass,
    "headshot": Headshot,
    "airlift": Airlift,
    "shifting_winds": ShiftingWinds,
    "rebirth": Rebirth,
    "foresight": Foresight,
    "arcane_renewal": ArcaneRenewal,
}
"""The step that asks for each immediate effect."""
