"""Phase 2, action B: passing towers, upgraded or not (KR-PASS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import FalconsGained, TowerPassed, TowerUpgraded
from rempart.games.kingdom_rush.ids import ARC4A, MA1, MA2, MF1, MF2, Seat
from rempart.games.kingdom_rush.options import SKIP, PassTower, Rest, pass_tower
from rempart.games.kingdom_rush.pieces import LOCKED
from rempart.games.kingdom_rush.steps.heroes import REST, take_rest
from rempart.games.kingdom_rush.steps.iron import refuse_more_towers, refuse_type
from rempart.games.kingdom_rush.steps.modifiers import StickFalcon
from rempart.games.kingdom_rush.steps.supply import copies, in_supply
from rempart.games.kingdom_rush.steps.treasure import gain
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Option, Refusal, YesOrNo

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.games.kingdom_rush.tables import Tables


def refuse_passing(s: Kingdom) -> Refusal | None:
    """KR-PROLOGUE-08: in the first round of the prologue nothing is passed."""
    if s.scenario == 0 and s.round == 1:
        return Refusal("KR-PROLOGUE-08", "only_towers_now")
    return None


def receivers(s: Kingdom, seat: int) -> list[int]:
    """KR-PASS-01: another player; KR-SOLO-08: alone, oneself."""
    count = len(s.players)
    return [to for to in range(count) if to != seat or count == 1]


def refuse_upgrade(s: Kingdom, t: Tables, card: int, upgrade: int) -> Refusal | None:
    """KR-PASS-02: why a tower may not become another: the same family, one level higher, in the
    supply (KR-TOWER-11). KR-PASS-09: of two level-4 towers either; KR-PASS-10: none is higher."""
    types = t.tower_type
    about = {"card": card}
    if not 0 <= upgrade < len(types) or types[upgrade] not in t.upgrades[types[card]]:
        return Refusal("KR-PASS-02", "not_one_level_higher", about)
    if not in_supply(s, upgrade):
        return Refusal("KR-TOWER-11", "not_in_supply", {"card": upgrade})
    return refuse_type(s, types[upgrade])


def refuse_pass(s: Kingdom, option: PassTower) -> Refusal | None:
    """Why a tower may not be passed; KR-PASS-07: one on a site is not in hand."""
    refusal = refuse_passing(s)
    if refusal is not None:
        return refusal
    if option.card not in s.players[option.seat].hand:
        return Refusal("KR-PASS-01", "not_in_hand", {"card": option.card})
    if option.to not in receivers(s, option.seat):
        return Refusal("KR-PASS-01", "not_to_pass_to", {"seat": option.to})
    if option.to != option.seat:
        refusal = refuse_more_towers(s, option.to)
        if refusal is not None:
            return refusal
    if option.upgrade == NONE:  # KR-PASS-05
        return None
    return refuse_upgrade(s, TABLES[s.variant], option.card, option.upgrade)


def offer(s: Kingdom, t: Tables, seat: int, found: list[Option]) -> None:
    """Add the towers that a player can pass; as many as one likes (KR-PASS-12)."""
    hand = s.players[seat].hand
    if not hand or refuse_passing(s) is not None:
        return
    to_whom = [to for to in receivers(s, seat) if to == seat or refuse_more_towers(s, to) is None]
    for card in hand:
        becomes = [NONE]
        for type_ in t.upgrades[t.tower_type[card]]:
            if refuse_type(s, type_) is None:
                becomes += copies(s, type_)
        found += [pass_tower(seat, card, to, upgrade) for to in to_whom for upgrade in becomes]


def pass_on(s: Kingdom, option: PassTower) -> None:
    """KR-PASS-01: the tower goes on the incoming pile, for all to see (KR-PASS-08, KR-R-16), and is
    out of play until phase 5 (KR-PASS-06).

    KR-PASS-02, KR-PASS-03: if upgraded, at no cost, it goes to the supply with all its modifiers
    (KR-PASS-11) and a higher one comes instead; KR-PASS-04: that is the only way to levels 3 and 4.
    """
    seat, card, to, upgrade = option.seat, option.card, option.to, option.upgrade
    s.players[seat].hand.remove(card)
    if upgrade == NONE:
        s.players[to].incoming.append(card)
        if s.events is not None:
            s.tell(TowerPassed(seat=seat, card=card, to=to))
        return
    s.supply ^= 1 << card | 1 << upgrade
    s.players[to].incoming.append(upgrade)
    s.upgraded += 1
    if s.events is not None:
        s.tell(TowerUpgraded(seat=seat, card=card, upgrade=upgrade, to=to))
    reward_upgrade(s, seat, card, to)
    if TABLES[s.variant].tower_type[upgrade] == ARC4A and s.stickers[MF1] == LOCKED:
        gain_falcons(s, seat)


def reward_upgrade(s: Kingdom, seat: int, card: int, to: int) -> None:
    """What the modifiers of an upgraded tower bring: KR-MOD-17, Windfall; KR-MOD-16, Respite."""
    if s.stickers[MA2] == card:
        windfall = TABLES[s.variant].modifiers[MA2]
        gain(s, windfall.gold, windfall.crystals, "KR-MOD-17")
    if s.stickers[MA1] == card:
        s.agenda.append(Respite(to))


def gain_falcons(s: Kingdom, seat: int) -> None:
    """KR-MOD-22, KR-TOWER-23: with the first Crossbow Fort the Falcons come into the album; each
    may be stuck on a tower at once or later (KR-R-22)."""
    s.stickers[MF1] = s.stickers[MF2] = NONE
    s.tell(FalconsGained())
    s.agenda += [StickFalcon(seat, MF2), StickFalcon(seat, MF1)]


class Respite(YesOrNo):
    """KR-MOD-16: the hero of whoever receives the upgraded tower may rest for free."""

    seat: Seat
    rule: ClassVar[str] = "KR-MOD-16"
    answers: ClassVar = (REST, SKIP)

    def possible(self, s: Kingdom) -> bool:
        """KR-HERO-11: not while it is stunned."""
        return not s.players[self.seat].stunned

    def choose(self, s: Kingdom, option: Option) -> None:
        if isinstance(option, Rest):
            take_rest(s, self.seat, "KR-MOD-16")
