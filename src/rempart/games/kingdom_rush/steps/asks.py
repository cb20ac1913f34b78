"""A question that many rules put."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from rempart.kernel import PickOne, Refusal

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

    def refuse(self, s: Kingdom, option: Any) -> Refusal | None:
        kind = self.offers[0]
        if type(option) is not kind:
            return super().refuse(s, option)
        return self.refuse_value(s, getattr(option, kind.__struct_fields__[0]))
