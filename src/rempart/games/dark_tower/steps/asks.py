"""Shapes that many questions of this game have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.dark_tower.options import Decline, GoTo
from rempart.kernel import Option, PickOne
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

DECLINE = Decline()
DECLINES = (DECLINE,)
GO_TO = interned(GoTo)


class MustPick(PickOne):
    """A choice of one value, which may be declined if the step's own `may` is set."""

    abstract: ClassVar[bool] = True
    unavoidable: ClassVar[str] = "must_choose"
    auto: ClassVar[bool] = True

    def instead(self: Any, s: Realm) -> tuple[Option, ...]:
        return DECLINES if self.may else ()


class ActivePick(PickOne):
    """The active player picks, if there is more than one to pick from."""

    abstract: ClassVar[bool] = True
    auto: ClassVar[bool] = True

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (s.active,)


class MayPick(PickOne):
    """One of what is there, or none."""

    abstract: ClassVar[bool] = True
    without: ClassVar = DECLINES
