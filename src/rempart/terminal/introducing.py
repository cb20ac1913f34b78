"""What is new here: a page before the first round of a match, once for each kind of set-up, and
again on request."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from rempart.folders import user_folder
from rempart.kernel.introduction import Introduction
from rempart.kernel.text import Text
from rempart.terminal import saves


def card(found: Introduction, text: Text) -> list[RenderableType]:
    """The new parts: each with its name and its rule, and below them what it does."""
    page: list[RenderableType] = [
        Styled(text("terminal.new_here", title=found.title), style="title")
    ]
    for part in found.parts:
        name = Styled(part.piece.name, style="enemy" if part.piece.enemy else "value")
        page.append(name.append(f"  {part.rule}", style="rule_id"))
        page.append(Padding(part.piece.note, (0, 0, 0, 2)))
    return page


def is_new(game: str, found: Introduction) -> bool:
    """Whether this user has not been shown these parts; from now on they have been."""
    name, seen = f"{game}/{found.key}", shown_before()
    if name in seen:
        return False
    with suppress(saves.CannotSave):  # then the page is shown once more
        saves.replace(path(), msgspec.json.encode([*seen, name]))
    return True


def shown_before() -> list[str]:
    """What this user has been shown; nothing if that cannot be read."""
    try:
        return msgspec.json.decode(path().read_bytes(), type=list[str])
    except (OSError, msgspec.MsgspecError):
        return []


def path() -> Path:
    """The file that remembers it."""
    return user_folder() / "introduced.json"
