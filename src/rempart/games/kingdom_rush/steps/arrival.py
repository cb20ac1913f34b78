"""What a figure comes upon on its way: flowers, tentacles, lava pools, crevasses.

KR-FLOWER-01, KRH-LAVA-01, KRH-CREV-02, KRH-TENT-02: all of it happens at the end of the move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import CrevasseRemoved, TentacleRemoved
from rempart.games.kingdom_rush.ids import Space, Who
from rempart.games.kingdom_rush.options import (
    SKIP,
    ActivateFlower,
    RemoveCrevasse,
    Skip,
    TakeToken,
)
from rempart.games.kingdom_rush.steps.figures import figure, is_warrior, owner, uses_environment
from rempart.games.kingdom_rush.steps.flowers import bloom, refuse_flower
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.steps.iron import iron
from rempart.games.kingdom_rush.steps.treasure import gain
from rempart.kernel import Ask, Option, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.pieces import Lava
    from rempart.games.kingdom_rush.state import Kingdom


def worth_crossing(s: Kingdom, who: int, space: int) -> bool:
    """Whether there is anything on a space that a figure can use in passing."""
    if not uses_environment(s, who):
        return False
    return (
        space in s.tentacles
        or (space in layout_of(s).flowers and refuse_flower(s, space) is None)
        or (bool(s.lava) and refuse_token(s, space) is None)
        or (bool(s.crevasses) and refuse_removal(s, who, space) is None)
    )


class Arrival(Step):
    """The end of a move: what was entered on the way can be used now (KR-FLOWER-04).

    KR-ALRIC-07: not by sand warriors, unless they are Fearless.
    """

    who: Who
    entered: list[Space]

    def run(self, s: Kingdom) -> None:
        if not uses_environment(s, self.who):
            return
        here = figure(s, self.who).space
        for space in self.entered:
            if space in s.tentacles and (space == here or iron(s) != "stubborn_tentacles"):
                cut_tentacle(s, space)
        if any(crevasse.gaping and crevasse.space == here for crevasse in s.crevasses):
            close_crevasse(s, here, "KRH-CREV-01")
        s.agenda.append(Surroundings(self.who, self.entered, []))


def cut_tentacle(s: Kingdom, space: int) -> None:
    """KRH-TENT-02, KR-ENV-04: a tentacle goes."""
    s.tentacles.remove(space)
    s.tell(TentacleRemoved(space=space))


def close_crevasse(s: Kingdom, space: int, cause: str) -> None:
    """KRH-CREV-02, KR-ENV-05: a crevasse goes back to the supply."""
    s.crevasses = [crevasse for crevasse in s.crevasses if crevasse.space != space]
    s.tell(CrevasseRemoved(space=space, rule=cause))


class Surroundings(Ask):
    """KR-FLOWER-05: the flowers, lava pools and crevasses entered may be used, in any order."""

    who: Who
    spaces: list[Space]
    emptied: list[Space]
    """Lava pools from which a token was taken: one a move (KRH-LAVA-01)."""
    rule: ClassVar[str] = "KR-FLOWER-01"
    offers: ClassVar = (ActivateFlower, TakeToken, RemoveCrevasse, Skip)
    stays: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (owner(s, self.who),)

    def options(self, s: Kingdom) -> list[Option]:
        found: list[Option] = []
        for space in dict.fromkeys(self.spaces):
            every: list[ActivateFlower | TakeToken | RemoveCrevasse] = []
            if space in layout_of(s).flowers:
                every.append(ActivateFlower(space))
            if s.lava:
                every += [TakeToken(space, True), TakeToken(space, False)]
            if s.crevasses:
                every.append(RemoveCrevasse(space))
            found += [option for option in every if self.refuse(s, option) is None]
        return [*found, SKIP] if found else []

    def refuse(
        self, s: Kingdom, option: ActivateFlower | TakeToken | RemoveCrevasse | Skip
    ) -> Refusal | None:
        if isinstance(option, Skip):
            return None
        space = option.space
        if space not in self.spaces:
            return Refusal("KR-FLOWER-01", "not_entered", {"space": space})
        if isinstance(option, ActivateFlower):
            return refuse_flower(s, space)
        if isinstance(option, RemoveCrevasse):
            return refuse_removal(s, self.who, space)
        if space in self.emptied:
            return Refusal("KRH-LAVA-01", "one_token", {"space": space})
        return refuse_token(s, space, option.gold)

    def choose(
        self, s: Kingdom, option: ActivateFlower | TakeToken | RemoveCrevasse | Skip
    ) -> None:
        if isinstance(option, ActivateFlower):
            bloom(s, owner(s, self.who), option.space)
        elif isinstance(option, TakeToken):
            self.emptied.append(option.space)
            take_token(s, option.space, option.gold)
        elif isinstance(option, RemoveCrevasse):
            close_crevasse(s, option.space, "KRH-CREV-02")
        else:
            s.agenda.pop()


def pool(s: Kingdom, space: int) -> Lava | None:
    """The lava pool on a space."""
    return next((lava for lava in s.lava if lava.space == space), None)


def refuse_token(s: Kingdom, space: int, gold: bool | None = None) -> Refusal | None:
    """KR-ENV-02: why no token (gold, crystal, or either) can be taken from a space."""
    lava = pool(s, space)
    if lava is None:
        return Refusal("KRH-LAVA-01", "no_lava", {"space": space})
    there = (lava.gold if gold is not False else 0) + (lava.crystals if gold is not True else 0)
    return None if there else Refusal("KRH-LAVA-01", "no_token", {"space": space})


def take_token(s: Kingdom, space: int, gold: bool) -> None:
    """KRH-LAVA-01: a token goes from a lava pool to the treasure."""
    lava = pool(s, space)
    assert lava is not None
    if gold:
        lava.gold -= 1
    else:
        lava.crystals -= 1
    gain(s, int(gold), int(not gold), "KRH-LAVA-01")


def refuse_removal(s: Kingdom, who: int, space: int) -> Refusal | None:
    """KRH-CREV-02: why a figure cannot remove a crevasse. Scenario 7, iron challenge: no sand
    warrior can."""
    if all(crevasse.space != space for crevasse in s.crevasses):
        return Refusal("KRH-CREV-02", "no_crevasse", {"space": space})
    if is_warrior(who) and iron(s) == "stubborn_crevasses":
        return Refusal("KR-DIFF-04", "stubborn_crevasses", {"space": space})
    return None
