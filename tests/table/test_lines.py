"""Lines of the log carry their event for boards to show, masked as the words are."""

from __future__ import annotations

import rempart
from rempart.games.fantasy_defense.events import CardsDrawn
from rempart.table import words
from rempart.table.live import Happening

TEXT = rempart.game("fantasy_defense").text("en")
DRAWN = CardsDrawn(seat=0, cards=(3, 4), count=2, rule="FD-SETUP-08")
HAPPENINGS = [
    Happening(1, 1, "event", 0, DRAWN),
    Happening(2, 1, "seat", 1, {"who": "human", "bot": ""}),
]


def test_an_event_is_told_field_by_field_to_its_owner():
    line, other = words.lines(HAPPENINGS, [0], TEXT)
    assert line.event == {"type": "CardsDrawn", "seat": 0, "cards": (3, 4), "count": 2}
    assert line.rule == "FD-SETUP-08"
    assert other.event == {}


def test_what_is_secret_is_told_to_nobody_else():
    for held in ([1], []):
        line, _ = words.lines(HAPPENINGS, held, TEXT)
        assert line.event == {"type": "CardsDrawn", "seat": 0, "cards": (), "count": 2}


def test_a_whole_log_is_only_read():
    told = words.lines(HAPPENINGS, [0], TEXT)
    whole = words.whole_log(HAPPENINGS, [0], TEXT)
    assert [line.event for line in whole] == [{}, {}]
    assert [line.text for line in whole] == [line.text for line in told]
