"""What each kind of act does (`effects.Act`). The hero `seat` is the one it hits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import (
    CapChanged,
    LossPrevented,
    MutationAdded,
    MutationRemoved,
)
from rempart.games.dark_tower.ids import (
    CORRUPTION,
    GEAR_CARD,
    POTION,
    SPIRIT,
    SPORE,
    VIRTUE,
    WARRIORS,
    Seat,
)
from rempart.games.dark_tower.options import PickKind
from rempart.games.dark_tower.steps import places
from rempart.games.dark_tower.steps.amounts import CARD, amount, prevented
from rempart.games.dark_tower.steps.cards import of
from rempart.games.dark_tower.steps.corruption import gain_corruption, gain_spores, return_spores
from rempart.games.dark_tower.steps.foes import PickOneFoe, grow, spawn
from rempart.games.dark_tower.steps.items import (
    PayItems,
    gain_gear,
    gain_market,
    gain_potions,
    gain_spirit,
    gain_top,
    gain_virtue,
    gain_warriors,
    lose,
    spend_item,
    spend_spirit,
    spend_warriors,
)
from rempart.games.dark_tower.steps.marches import march
from rempart.games.dark_tower.steps.tokens import burn_river, mark_away, mark_on
from rempart.games.dark_tower.steps.tower import RemoveSeal, ReplaceSeal, RotateAll, RotateOne
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en
from rempart.kernel import PickOne

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.steps.effects import RunEffect
    from rempart.games.dark_tower.tables.effects import Act

LEVELS = (2, 3, 4)


# Losing, gaining, paying


def do_lose(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Lose something, less what is prevented; DT-R-55: warriors lost to a battle are counted."""
    count = amount(s, seat, act, by.about)
    saved = prevented(s, seat, act.what, count, by.source)
    if saved:
        s.tell(LossPrevented(seat=seat, count=saved))
    lost = lose(s, seat, act.what, count - saved, by.rule)
    if by.source == CARD and act.what == WARRIORS and s.battle and s.battle.seat == seat:
        s.battle.lost += lost


def do_gain(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Gain something."""
    GAINS[act.what](s, seat, act.n, by.rule)


def gain_corruptions(s: Realm, seat: int, count: int, rule: str) -> None:
    """DT-CORRUPT-04: an effect says so; DT-CORRUPT-06: each card counts."""
    for _ in range(count):
        gain_corruption(s, seat, "DT-CORRUPT-04")


def gain_virtues(s: Realm, seat: int, count: int, rule: str) -> None:
    """DT-VIRTUE-04: an effect says so."""
    for _ in range(count):
        gain_virtue(s, seat, rule)


GAINS: dict[int, Callable[[Realm, int, int, str], object]] = {
    WARRIORS: gain_warriors,
    SPIRIT: gain_spirit,
    POTION: gain_potions,
    GEAR_CARD: gain_gear,
    VIRTUE: gain_virtues,
    CORRUPTION: gain_corruptions,
    SPORE: gain_spores,
}


def do_pay(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Spend what was agreed to."""
    pay(s, seat, act.what, act.n, by.rule)


def pay(s: Realm, seat: int, what: int, count: int, rule: str) -> None:
    """Spend `count` of something; the hero chooses which items, unless all of them are spent."""
    if what == WARRIORS:
        spend_warriors(s, seat, count, rule)
    elif what == SPIRIT:
        spend_spirit(s, seat, count, rule)
    elif count == len(of(s.heroes[seat], what)):
        for item in of(s.heroes[seat], what):
            spend_item(s, seat, item, rule)
    elif count:
        s.agenda.append(PayItems(seat=seat, what=what, count=count, cause=rule))


def do_top(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """The top treasure of the deck."""
    gain_top(s, seat, by.rule)


def do_market(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """A treasure of the market."""
    gain_market(s, seat, by.rule)


def do_gear(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Gear, if the hero wants it."""
    gain_gear(s, seat, 1, by.rule, may=True, kind=act.item)


def do_return(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Spores go back without harm."""
    return_spores(s, seat, act.n)


# Buildings and the Tower


def do_skull(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Skulls from the supply go on buildings."""
    places.skulls(s, seat, act, by.about, by.rule)


def do_unskull(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Skulls go back to the supply."""
    places.unskull(s, seat, act, by.rule)


def do_destroy(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Buildings are destroyed."""
    places.raze(s, seat, act, by.about)


def do_tower(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """The Tower turns or loses a seal."""
    turning = {en.ROT_ONE: RotateOne, en.ROT_ALL: RotateAll, en.SEAL_OFF: RemoveSeal}
    s.agenda.append(turning[act.op]())


def do_seal(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """A missing seal is put back."""
    s.agenda.append(ReplaceSeal(seat, may=False))


# Foes and the adversary


def do_move(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """A foe of the hero's kingdom is moved."""
    s.agenda.append(PickOneFoe(seat, act.n, by.rule))


def do_march(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """The foes that strike move."""
    march(s, by.about, act.where, act.n)


def do_spawn(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Foes appear, each in another kingdom."""
    spawn(s, act.what, act.n, apart=True)


def do_grow(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Every kind's state gets worse, with tokens on the board or without."""
    for level in LEVELS:
        grow(s, level, 1, by.rule)


def do_mutate(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """Random kinds of foe get a pair of mutation cards, up to three pairs."""
    levels: list[int] = list(LEVELS)
    if act.n < len(levels):
        s.chance.shuffle(levels, "event")
    for level in levels[: act.n]:
        if s.mutations[level - 2] < TABLES[s.variant].knobs.mutations:
            s.mutations[level - 2] += 1
            pairs = s.mutations[level - 2]
            s.tell(MutationAdded(kind=s.kinds[level - 2], pairs=pairs))


def do_unmutate(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """A pair of mutation cards goes; the hero chooses from which deck."""
    s.agenda.append(Unmutation(seat))


class Unmutation(PickOne):
    """Which kind of foe loses a pair of mutation cards?"""

    seat: Seat
    rule: ClassVar[str] = "DT-QUEST-04"
    offers: ClassVar = (PickKind,)
    reason: ClassVar[str] = "no_mutation"
    auto: ClassVar[bool] = True

    def among(self, s: Realm) -> list[int]:
        return [s.kinds[n] for n, pairs in enumerate(s.mutations) if pairs]

    def choose(self, s: Realm, option: PickKind) -> None:
        number = s.kinds.index(option.kind)
        s.mutations[number] -= 1
        s.tell(MutationRemoved(kind=option.kind, pairs=s.mutations[number]))


def do_cap(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """DT-AM-22: the cap of advantages changes, within its limits."""
    knobs = TABLES[s.variant].knobs
    step = -act.n if act.op == en.CAP_DOWN else act.n
    cap = min(max(s.cap + step, knobs.adv_floor), knobs.adv_cap)
    if cap != s.cap:
        s.cap = cap
        s.tell(CapChanged(cap=cap))


def do_burn(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """The next river burns."""
    burn_river(s)


def do_mark_away(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """The Black Mark goes into the box for a while."""
    mark_away(s)


def do_mark_on(s: Realm, seat: int, act: Act, by: RunEffect) -> None:
    """The Black Mark goes to the hero with most warriors."""
    mark_on(s)


ACTS: dict[int, Callable[[Realm, int, Act, RunEffect], None]] = {
    en.LOSE: do_lose,
    en.HALF: do_lose,
    en.GAIN: do_gain,
    en.PAY: do_pay,
    en.SKULL: do_skull,
    en.UNSKULL: do_unskull,
    en.DESTROY: do_destroy,
    en.ROT_ONE: do_tower,
    en.ROT_ALL: do_tower,
    en.SEAL_OFF: do_tower,
    en.SEAL_ON: do_seal,
    en.TOP: do_top,
    en.MARKET: do_market,
    en.TAKE_GEAR: do_gear,
    en.MOVE_FOE: do_move,
    en.MARCH: do_march,
    en.SPAWN_FOES: do_spawn,
    en.MUTATE: do_mutate,
    en.UNMUTATE: do_unmutate,
    en.GROW: do_grow,
    en.CAP_DOWN: do_cap,
    en.CAP_UP: do_cap,
    en.BURN: do_burn,
    en.MARK_AWAY: do_mark_away,
    en.MARK_ON: do_mark_on,
    en.RETURN_SPORE: do_return,
}
"""What each kind of act does."""
