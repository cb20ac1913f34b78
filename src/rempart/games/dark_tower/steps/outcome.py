"""How a match ends (DT-LOSE, DT-WIN) and how a hero is eliminated (DT-COMP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import GameEnded, HeroEliminated, ItemPassed, SkullsGone
from rempart.games.dark_tower.ids import (
    GONE,
    Q_MARK,
    Ending,
)
from rempart.games.dark_tower.options import Concede
from rempart.games.dark_tower.steps.cards import discard, hold
from rempart.kernel import NONE, Outcome, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm


CONCEDE = Concede()


class Frame(Step):
    """A step of the turn itself, not of an effect in it: what lies above it on the agenda is over
    before it comes."""

    abstract: ClassVar[bool] = True
    frame: ClassVar[bool] = True


def lose_game(s: Realm, reason: Ending, rule: str) -> None:
    """DT-WIN-03: all heroes lose together, at once; DT-COMP-14: or nobody wins."""
    end(s, (), reason, rule)


def win_game(s: Realm, winners: tuple[int, ...], reason: Ending, rule: str) -> None:
    """DT-WIN-01: the heroes win with main goal and adversary; a rival by relic or survival."""
    end(s, winners, reason, rule)


def end(s: Realm, winners: tuple[int, ...], reason: Ending, rule: str) -> None:
    """The match is over."""
    s.tell(GameEnded(reason=reason, rule=rule))
    scores = tuple(int(seat in winners) for seat in range(len(s.heroes)))
    s.outcome = Outcome(
        winners=winners, scores=scores, reason=reason, rule=rule, facts={"month": s.month}
    )


def standings(s: Realm) -> dict[str, list[int]]:
    """What each hero has in the end."""
    return {
        "warriors": [hero.warriors for hero in s.heroes],
        "spirit": [hero.spirit for hero in s.heroes],
        "corruptions": [len(hero.corruptions) for hero in s.heroes],
        "virtues": [hero.active.bit_count() for hero in s.heroes],
    }


def epilogue(s: Realm) -> dict[str, int]:
    """Figures on the Tower and the four kingdoms at the end."""
    return {
        "dropped": s.beam,
        "supply": s.supply,
        "seals": s.seals.bit_count(),
        "standing": sum(skulls != GONE for skulls in s.buildings),
        "foes": len(s.foes),
    }


def doom(s: Realm, seat: int, reason: Ending, rule: str) -> None:
    """What ends a cooperative game only eliminates a hero in a competitive one (DT-COMP-11)."""
    if s.competitive:
        eliminate(s, seat)
    else:
        lose_game(s, reason, rule)


# Giving up (DT-LOSE-04): in every choice of a turn, a battle and a dungeon


def surrender(s: Realm) -> tuple[Concede, ...]:
    """Giving up, if this match allows it."""
    return (CONCEDE,) if s.concession else ()


def refuse_surrender(s: Realm) -> Refusal | None:
    """Why nobody may give up."""
    return None if s.concession else Refusal("DT-LOSE-04", "no_concession")


def give_up(s: Realm, seat: int) -> None:
    """The heroes give up; in a competitive game only this one does."""
    doom(s, seat, "conceded", "DT-LOSE-04")


def take_skull(s: Realm, seat: int) -> bool:
    """Take a skull from the supply for `seat`, who drops it or chooses its building.

    DT-SKULL-04, DT-LOSE-02: an empty supply loses the game, at the first skull that cannot be taken
    (DT-R-43). DT-COMP-21: in a competitive one it eliminates `seat`; one effect eliminates one hero
    so, and its other skulls lapse.
    """
    if s.supply == 0:
        if not s.drained:
            s.drained = s.competitive
            doom(s, seat, "no_skulls", "DT-LOSE-02")
        return False
    s.supply -= 1
    return True


def eliminate(s: Realm, seat: int) -> None:
    """DT-AM-46: the hero and what it owns leave the game or go back; DT-COMP-12: its kingdom is
    dormant from now on. On its own turn, the turn stops."""
    hero = s.heroes[seat]
    if hero.out:
        return
    s.tell(HeroEliminated(seat=seat))
    hero.out = True
    hero.region = NONE
    hero.warriors = hero.spirit = hero.spores = 0
    items, hero.items = hero.items, []
    hero.companions = []
    for item in items:
        if item == Q_MARK:
            pass_mark_on(s, seat)
        else:
            discard(s, item)
    below = stop_turn(s) if seat == s.active else first_frame(s)
    if seat == s.active:
        s.active = next_seat(s, seat)
    s.agenda.insert(below + 1, Survivors())


def pass_mark_on(s: Realm, seat: int) -> None:
    """DT-AM-46: the Black Mark goes to the next hero in turn order; to the box if there is none."""
    heir = next_seat(s, seat)
    if s.heroes[heir].out:
        discard(s, Q_MARK)
        return
    hold(s.heroes[heir], Q_MARK)
    s.tell(ItemPassed(seat=seat, item=Q_MARK, to=heir, rule="DT-AM-46"))


def next_seat(s: Realm, seat: int) -> int:
    """DT-MONTH-02: the next hero clockwise, dormant kingdoms skipped (DT-SETUP-02); the same one if
    there is no other."""
    home = s.heroes[seat].home
    for step in range(1, 5):
        found = s.home_hero((home + step) % 4)
        if found != NONE:
            return found
    return seat


def first_frame(s: Realm) -> int:
    """Where on the agenda the topmost step of the turn itself lies; -1: there is none."""
    for at in range(len(s.agenda) - 1, -1, -1):
        if getattr(s.agenda[at], "frame", False):
            return at
    return -1


def stop_turn(s: Realm) -> int:
    """DT-AM-46: no more of the active hero's turn, but the events of its slot still come.

    Skulls that were about to be placed leave the game, so that none is lost.
    """
    if s.dropped:
        return first_frame(s)
    at = next(
        (n for n in range(len(s.agenda) - 1, -1, -1) if getattr(s.agenda[n], "slot", False)), -1
    )
    for step in s.agenda[at + 1 :]:
        loose = int(getattr(step, "loose", 0))
        if loose:
            s.removed += loose
            s.tell(SkullsGone(kingdom=getattr(step, "kingdom", NONE), count=loose))
    del s.agenda[at + 1 :]
    s.battle = s.visit = s.deal = None
    s.short = 0
    return at


class Survivors(Step):
    """DT-COMP-13: the last hero in the game wins; DT-COMP-14: if one event took all that were left,
    nobody does."""

    def run(self, s: Realm) -> None:
        living = s.living()
        if len(living) == 1:
            win_game(s, (living[0],), "survived", "DT-COMP-13")
        elif not living:
            lose_game(s, "nobody", "DT-COMP-14")
