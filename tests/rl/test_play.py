"""Several seats that may choose at once are asked one by one."""

from __future__ import annotations

import random

from rempart.rl import WAIT, spec
from rempart.rl.play import Play

KINGDOM = spec("kingdom_rush")


def table(players: int = 3) -> Play:
    """All choose their heroes."""
    return Play(KINGDOM, KINGDOM.game.read_settings({"players": players}), 1)


def test_the_lowest_seat_is_asked_and_may_wait():
    play = table()
    assert play.decision is not None
    assert play.decision.actors == (0, 1, 2)
    assert play.seat == 0
    mine = {KINGDOM.numbering.option(n) for n in play.numbers() if n != WAIT}
    assert mine == {option for option in play.decision.options if option.seat == 0}
    assert WAIT in play.numbers()


def test_who_waits_is_asked_again_once_somebody_has_chosen():
    play = table()
    before = KINGDOM.game.encode(play.state)
    play.choose(WAIT)
    assert KINGDOM.game.encode(play.state) == before
    assert play.decisions == 0
    assert play.seat == 1
    play.choose(WAIT)
    assert play.seat == 2
    assert WAIT not in play.numbers()
    play.choose(play.numbers()[0])
    assert play.seat == 0
    assert play.decisions == 1


def test_who_is_asked_alone_cannot_wait():
    play = table(1)
    assert WAIT not in play.numbers()


def test_one_agent_for_all_may_choose_for_anybody():
    play = table()
    assert play.decision is not None
    options = {KINGDOM.numbering.option(number) for number in play.numbers_of_all()}
    assert options == set(play.decision.options)


def test_a_match_that_waits_whenever_it_can_still_ends():
    play, rng = table(4), random.Random(1)
    while play.seat is not None:
        numbers = play.numbers()
        play.choose(WAIT if WAIT in numbers else rng.choice(numbers))
    assert play.outcome is not None
    assert play.returns() == [1.0 if play.outcome.winners else -1.0] * 4


def test_a_match_that_goes_on_for_too_long_is_cut(monkeypatch):
    monkeypatch.setattr(KINGDOM, "longest", 2)
    play = table()
    play.choose(play.numbers()[-1])
    assert not play.cut
    play.choose(play.numbers()[-1])
    assert play.cut
    assert play.returns() == [0.0, 0.0, 0.0]
