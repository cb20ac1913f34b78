"""Totems (KR-TOTEM). How they are placed is with the soldiers; what they switch off is where it
would happen: shields and elusiveness with the tiles, group heal and snipers with the enemies
(KR-TOTEM-03). Everything else stays on (KR-TOTEM-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.events import TotemRemoved
from rempart.games.kingdom_rush.pieces import Horde

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def remove_totem(s: Kingdom, horde: Horde) -> None:
    """A totem goes back to the supply: its horde goes, or all hordes have moved (KR-TOTEM-05)."""
    if not horde.totem:
        return
    horde.totem = False
    s.totems_left += 1
    s.tell(TotemRemoved(horde=horde.card))
