"""What the coach says, in a match that teaches the game."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text as Styled

from rempart.kernel.coaching import Coaching
from rempart.kernel.text import Text

MET, OPEN = "✓", "·"


def coach(said: Coaching, text: Text) -> list[RenderableType]:
    """The coach's words, and what has been learnt so far."""
    marked = [f"{MET if aim.met else OPEN} {text(f'aim.{aim.key}')}" for aim in said.aims]
    words = text("terminal.coach", words=said.words(text))
    return [Styled(words, style="now"), Styled("   ".join(marked), style="notice")]
