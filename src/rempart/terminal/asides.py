"""Below the options: the odds of those that have any, and what cannot be chosen now."""

from __future__ import annotations

from rich.text import Text as Styled

from rempart.kernel import Match, Seat
from rempart.kernel.text import Text
from rempart.terminal.menu import Item


def odds_lines(match: Match, seats: list[Seat], items: list[Item], text: Text) -> list[Styled]:
    """What the options of a list may bring, each with its number."""
    assert match.decision is not None
    lines: list[Styled] = []
    for number, item in enumerate(items, 1):
        if item.option is None or (seat := match.decision.seat_of(item.option)) not in seats:
            continue
        said = [one.words(text) for one in match.odds(seat, item.option)]
        if said:
            line = Styled().append(f"{number} ", style="number")
            lines.append(line.append(" · ".join(said), style="note"))
    return lines


def missed_lines(match: Match, seats: list[Seat], text: Text) -> list[Styled]:
    """What cannot be chosen although one may look for it, with the reasons."""
    return [
        Styled(
            f"✗ {text.say('option', option, seat)} ({text.say('refusal', why, seat)})", style="note"
        )
        for seat in seats
        for option, why in match.missed(seat)
    ]
