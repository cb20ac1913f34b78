"""Questions that many rules put."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.steps.hordes import seat_of_hero
from rempart.kernel import NONE, Option, PickOne, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


class PickAllowed(PickOne):
    """One of what nothing forbids. There may be several reasons why something is forbidden."""

    abstract: ClassVar[bool] = True

    def candidates(self, s: Kingdom) -> Iterable[int]:
        """The values in question."""
        raise TypeError(f"{type(self).__name__} has no candidates")

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        """Why a value may not be picked, a candidate or not."""
        raise TypeError(f"{type(self).__name__} forbids nothing")

    def among(self, s: Kingdom) -> list[int]:
        return [value for value in self.candidates(s) if self.refuse_value(s, value) is None]

    def refuse(self, s: Kingdom, option: Option) -> Refusal | None:
        kind = self.offers[0]
        if type(option) is not kind:
            return super().refuse(s, option)
        return self.refuse_value(s, getattr(option, kind.__struct_fields__[0]))


class PickHero(PickAllowed):
    """A hero whom somebody plays, on the board or not."""

    abstract: ClassVar[bool] = True

    def refuse_seat(self, s: Kingdom, seat: int, about: dict[str, int]) -> Refusal | None:
        """Why the hero of this seat may not be picked; `about`: which one it is."""
        raise TypeError(f"{type(self).__name__} forbids nobody")

    def candidates(self, s: Kingdom) -> list[int]:
        return [player.hero for player in s.players]

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        seat, about = seat_of_hero(s, value), {"hero": value}
        if seat == NONE:
            return Refusal(self.rule, "no_such_hero", about)
        return self.refuse_seat(s, seat, about)
