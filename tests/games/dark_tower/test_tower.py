"""The Tower: the model of its inside (DT-TM) and what it does in a match (DT-TOWER, DT-END)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from rempart.games.dark_tower.board import tower
from rempart.games.dark_tower.events import (
    DrumHeard,
    DrumTurned,
    GlyphHidden,
    GlyphRevealed,
    SealRemoved,
    SealReplaced,
    SkullDropped,
    SkullsEmerged,
)
from rempart.games.dark_tower.ids import (
    ALL_SEALS,
    BANNER,
    BATTLE,
    BOTTOM,
    CLEANSE,
    EAST,
    MIDDLE,
    NORTH,
    QUEST,
    REINFORCE,
    SOUTH,
    TOP,
    WEST,
)
from rempart.games.dark_tower.options import Decline, PickSeal, PlaceSkull
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.heroic import tax
from rempart.games.dark_tower.steps.tower import (
    DropSkull,
    RemoveSeal,
    ReplaceSeal,
    RotateAll,
    RotateOne,
    open_seal,
)
from rempart.games.dark_tower.view import view
from rempart.kernel import NONE, Outcome
from tests.games.dark_tower.table import T, asked, realm, run


def seal(drum: int, side: int) -> int:
    return drum * 4 + side


def without(s: Realm, *seals: tuple[int, int]) -> Realm:
    """Take these seals (drum, side) away."""
    for drum, side in seals:
        s.seals &= ~(1 << seal(drum, side))
    return s


def skulls(s: Realm) -> int:
    """DT-TM-11: all skulls, those on their way included."""
    loose = sum(int(getattr(step, "loose", 0)) for step in s.agenda)
    return s.supply + s.removed + sum(s.pockets) + sum(max(0, n) for n in s.buildings) + loose


# The model


@pytest.mark.rule("DT-TOWER-03", "DT-SETUP-03", "DT-SETUP-26")
def test_three_drums_with_four_sides_all_sealed_at_the_start():
    s = realm()
    assert (s.seals, s.pos, s.pockets) == (ALL_SEALS, [0, 0, 0], [0] * 12)
    assert tower.missing(s) == []
    assert [len(chutes) for chutes in T.chutes] == [2, 3, 2]


@pytest.mark.rule("DT-TM-01")
def test_a_face_looks_to_its_side_plus_the_turns():
    s = realm()
    assert tower.side_of(s, TOP, 3) == WEST
    s.pos = [2, 0, 0]
    assert tower.side_of(s, TOP, 3) == EAST
    assert tower.face_at(s, TOP, EAST) == 3


@pytest.mark.rule("DT-TM-02", "DT-GLYPH-01", "DT-GLYPH-04")
def test_a_glyph_shows_only_where_the_seal_is_missing():
    s = without(realm(), (BOTTOM, NORTH), (BOTTOM, EAST))
    assert tower.glyphs(s) == [NORTH, NONE, NONE, NONE, NONE]
    tower.turn_drum(s, BOTTOM, 1)
    assert tower.glyph_faces(s, BANNER) == EAST
    tower.turn_drum(s, BOTTOM, 1)
    assert tower.glyph_faces(s, BANNER) == NONE
    assert tower.glyph_faces(s, REINFORCE) == NORTH


@pytest.mark.rule("DT-TM-02")
def test_where_the_glyphs_are():
    s = realm()
    s.seals = 0
    assert tower.glyphs(s) == [NORTH, NORTH, NORTH, SOUTH, SOUTH]


@pytest.mark.rule("DT-TM-03", "DT-TM-04", "DT-END-03")
def test_behind_an_open_chute_a_skull_comes_out_at_once():
    s = without(realm(), (MIDDLE, SOUTH))
    s.chance.forced = [MIDDLE, 1]  # the chutes of the middle drum are the faces 1, 2 and 3
    assert tower.drop(s) == seal(MIDDLE, SOUTH)
    assert s.pockets == [0] * 12
    assert s.beam == 1


@pytest.mark.rule("DT-TM-04")
def test_behind_a_closed_chute_it_rests():
    s = realm()
    s.chance.forced = [TOP, 1]
    assert tower.drop(s) == NONE
    assert s.pockets[seal(TOP, 3)] == 1
    assert sum(s.pockets) == 1


@pytest.mark.rule("DT-TM-04", "DT-TM-05")
def test_from_a_full_pocket_it_falls_on_and_the_last_takes_any_number():
    s = realm()
    s.pockets[seal(TOP, 1)] = 2
    s.pockets[seal(MIDDLE, 2)] = 3
    s.pockets[seal(BOTTOM, 3)] = 9
    s.chance.forced = [TOP, 0, 1, 1]
    assert tower.drop(s) == NONE
    assert s.pockets[seal(BOTTOM, 3)] == 10
    assert (s.pockets[seal(TOP, 1)], s.pockets[seal(MIDDLE, 2)]) == (2, 3)
    assert s.chance.forced == []


@pytest.mark.rule("DT-TM-05")
def test_a_pocket_with_room_takes_it():
    s = realm()
    s.pockets[seal(MIDDLE, 1)] = 2
    s.chance.forced = [MIDDLE, 0]
    tower.drop(s)
    assert s.pockets[seal(MIDDLE, 1)] == 3


@pytest.mark.rule("DT-TM-06")
def test_removing_a_seal_empties_the_pocket_behind_it_only():
    s = realm()
    s.pockets[seal(TOP, 1)] = 2
    s.pockets[seal(TOP, 3)] = 1
    assert tower.remove_seal(s, seal(TOP, EAST)) == 2
    assert s.pockets[seal(TOP, 1)] == 0
    assert s.pockets[seal(TOP, 3)] == 1


@pytest.mark.rule("DT-TM-06")
def test_what_is_behind_a_seal_depends_on_the_turns():
    s = realm()
    s.pos[MIDDLE] = 2
    s.pockets[seal(MIDDLE, 1)] = 3
    assert tower.remove_seal(s, seal(MIDDLE, EAST)) == 0
    assert tower.remove_seal(s, seal(MIDDLE, WEST)) == 3


@pytest.mark.rule("DT-TM-07")
def test_pockets_travel_and_empty_quarter_by_quarter():
    s = without(realm(), (BOTTOM, SOUTH), (BOTTOM, WEST))
    s.pockets[seal(BOTTOM, 1)] = 3
    s.pockets[seal(BOTTOM, 3)] = 2
    assert tower.turn_drum(s, BOTTOM, 1) == [(seal(BOTTOM, SOUTH), 3)]
    assert tower.turn_drum(s, BOTTOM, 3) == [(seal(BOTTOM, SOUTH), 2)]
    assert s.pos == [0, 0, 0]


@pytest.mark.rule("DT-TM-08")
def test_the_seal_is_one_of_a_side_that_lost_the_fewest():
    s = without(realm(), (TOP, NORTH), (MIDDLE, EAST), (BOTTOM, SOUTH))
    s.chance.forced = [0, 2]
    assert tower.draw_seal(s) == seal(BOTTOM, WEST)
    without(s, (TOP, WEST))
    s.chance.forced = [3, 0]
    assert tower.draw_seal(s) == seal(MIDDLE, WEST)
    s.seals = 0
    assert tower.draw_seal(s) == NONE


@pytest.mark.rule("DT-TM-08")
def test_seals_go_evenly_from_all_sides():
    s = realm()
    for count in range(1, 13):
        tower.remove_seal(s, tower.draw_seal(s))
        gone = Counter(place % 4 for place in tower.missing(s))
        assert max(gone.values()) - min(gone[side] for side in range(4)) <= 1
        assert gone.total() == count


@pytest.mark.rule("DT-TM-09", "DT-TM-12")
def test_how_drums_turn_is_drawn():
    s = realm()
    s.seals &= ~0b0010_0010_0010  # each level is open to the east
    s.chance.forced = [MIDDLE, 2]
    told = [event for event in run(s, RotateOne()) if isinstance(event, DrumTurned)]
    assert told == [DrumTurned(drum=MIDDLE, quarters=3)]
    assert s.pos == [0, 3, 0]
    s.chance.forced = [0, 1, 2]
    told = [event for event in run(s, RotateAll()) if isinstance(event, DrumTurned)]
    assert told == [DrumTurned(drum=drum, quarters=drum + 1) for drum in range(3)]
    assert s.pos == [1, 1, 3]
    assert s.chance.forced == []


@pytest.mark.rule("DT-R-68", "DT-TM-09")
def test_a_drum_behind_all_its_seals_turns_unseen():
    s = realm()
    assert view(s, 0).pos == [0, 0, 0]  # the Tower begins calibrated
    s.chance.forced = [MIDDLE, 2]
    assert run(s, RotateOne()) == [DrumHeard()]
    assert view(s, 0).pos == [NONE] * 3  # any of them may have turned
    assert [tower.positions(s, drum) for drum in range(3)] == [[0, 1, 2, 3]] * 3
    run(s, RotateAll())
    assert view(s, 0).pos == [NONE] * 3
    s.outcome = Outcome(winners=(), scores=(0, 0), reason="time", rule="DT-LOSE-03")
    assert view(s, 0).pos == s.pos


@pytest.mark.rule("DT-R-68")
def test_drums_that_are_watched_are_known_and_so_is_the_only_one_that_is_not():
    s = realm()
    s.seals &= ~0b0000_0010_0010  # top and middle are open to the east
    s.chance.forced = [BOTTOM, 0]
    run(s, RotateOne())
    assert view(s, 0).pos == [0, 0, NONE]
    assert tower.positions(s, BOTTOM) == [1, 2, 3]  # it must have been this one
    s.chance.forced = [TOP, 1]
    assert DrumTurned(drum=TOP, quarters=2) in run(s, RotateOne())
    assert view(s, 0).pos == [2, 0, NONE]
    assert tower.positions(s, BOTTOM) == [1, 2, 3]


@pytest.mark.rule("DT-R-68", "DT-TM-06")
def test_what_an_opening_shows_tells_how_the_drum_stands():
    s = realm()
    s.chance.forced = [BOTTOM, 0]
    run(s, RotateOne())  # its glyphs of banner and reinforcing face east and west now
    open_seal(s, BOTTOM * 4, "DT-TOWER-01")
    assert tower.positions(s, BOTTOM) == [1, 3]  # a chute
    assert view(s, 0).pos[BOTTOM] == NONE
    open_seal(s, BOTTOM * 4 + 1, "DT-TOWER-01")
    assert view(s, 0).pos[BOTTOM] == 1  # the banner


@pytest.mark.rule("DT-R-68", "DT-TM-09")
def test_when_all_drums_turn_none_stays_where_it_was():
    s = realm()
    assert run(s, RotateAll()) == [DrumHeard()] * 3
    assert [tower.positions(s, drum) for drum in range(3)] == [[1, 2, 3]] * 3


@pytest.mark.rule("DT-R-68")
def test_what_comes_to_an_opening_tells_it_too():
    s = realm()
    s.chance.forced = [BOTTOM, 0]
    run(s, RotateOne())
    open_seal(s, BOTTOM * 4, "DT-TOWER-01")
    assert tower.positions(s, BOTTOM) == [1, 3]
    s.chance.forced = [BOTTOM, 0]
    assert DrumTurned(drum=BOTTOM, quarters=1) in run(s, RotateOne())
    assert view(s, 0).pos[BOTTOM] == 2  # reinforcing, not the banner


@pytest.mark.rule("DT-TM-12")
def test_only_the_stream_of_the_tower_is_drawn_from():
    s = realm()
    before = dict(s.chance.streams)
    run(s, DropSkull(0), RemoveSeal(), RotateOne(), RotateAll())
    changed = {name for name, state in s.chance.streams.items() if state != before[name]}
    assert changed == {"tower"}


@pytest.mark.rule("DT-TM-11")
@pytest.mark.parametrize("number", range(8))
def test_no_skull_is_ever_lost(number: int):
    s = realm(3)
    s.chance.streams["tower"] = number
    for step in (DropSkull(0), DropSkull(1), RemoveSeal(), DropSkull(2), RotateAll()) * 3:
        run(s, step)
        while asked(s).step is not s.agenda[0]:
            run(s, answers=(asked(s).options[0],))
            assert skulls(s) == 24
        assert skulls(s) == 24


@pytest.mark.rule("DT-TM-14", "DT-SKULL-11")
def test_one_more_open_seal_never_lowers_the_chance_that_a_skull_comes_out():
    """All 12 seals removed one by one, with empty pockets and each chance worked out exactly."""
    for order in ([*range(12)], [*range(11, -1, -1)], [5, 1, 9, 0, 11, 3, 7, 2, 10, 4, 8, 6]):
        for pos in ([0, 0, 0], [1, 3, 2]):
            s = realm()
            s.pos = list(pos)
            chances = [odds(s)]
            for place in order:
                tower.remove_seal(s, place)
                chances.append(odds(s))
            assert chances[0] == 0
            assert chances[-1] == 1
            assert all(before <= after for before, after in pairwise(chances))


def odds(s: Realm) -> Fraction:
    """The chance that the next skull comes out; pockets are empty, so none falls on."""
    chance = Fraction(0)
    for drum, chutes in enumerate(T.chutes):
        out = sum(tower.is_open(s, drum, tower.side_of(s, drum, face)) for face in chutes)
        chance += Fraction(out, len(chutes) * len(T.chutes))
    return chance


# The vectors of the catalogue


@pytest.mark.rule("DT-TM-EX-01")
def test_at_the_start_nothing_shows_and_nothing_comes_out():
    s = realm()
    assert tower.glyphs(s) == [NONE] * 5
    run(s, *[DropSkull(0)] * 5)
    assert sum(s.pockets) == 5
    assert s.supply == 24 - 5
    assert s.buildings == [0] * 16


@pytest.mark.rule("DT-TM-EX-02")
def test_cleanse_shows_itself_to_the_north():
    s = realm()
    s.chance.forced = [0, 0]
    told = run(s, RemoveSeal())
    assert told == [
        SealRemoved(seal=seal(TOP, NORTH)),
        GlyphRevealed(glyph=CLEANSE, kingdom=NORTH),
    ]
    assert s.buildings == [0] * 16


@pytest.mark.rule("DT-TM-EX-03", "DT-TM-06", "DT-TOWER-02", "DT-TM-13")
def test_two_skulls_come_out_in_the_east():
    s = realm()
    s.pockets[seal(TOP, 1)] = 2
    s.supply -= 2
    s.chance.forced = [EAST, TOP]
    told = run(s, RemoveSeal(), answers=(PlaceSkull(4), PlaceSkull(4)))
    assert SkullsEmerged(kingdom=EAST, count=2, openings=(seal(TOP, EAST),) * 2) in told
    assert s.buildings[4] == 2
    assert sum(s.pockets) == 0


@pytest.mark.rule("DT-TM-EX-04")
def test_after_a_quarter_turn_cleanse_faces_east_and_the_pocket_is_kept():
    s = without(realm(), (TOP, EAST))
    s.pos = [0, 0, 0]
    s.pockets[seal(TOP, 1)] = 1
    assert tower.turn_drum(s, TOP, 1) == []
    assert tower.glyph_faces(s, CLEANSE) == EAST
    assert tower.side_of(s, TOP, 3) == NORTH
    assert tower.side_of(s, TOP, 1) == SOUTH
    assert s.pockets[seal(TOP, 1)] == 1


@pytest.mark.rule("DT-TM-EX-05")
def test_three_skulls_come_out_in_the_south_and_no_more():
    s = without(realm(), (BOTTOM, SOUTH))
    s.pockets[seal(BOTTOM, 1)] = 3
    assert tower.turn_drum(s, BOTTOM, 3) == [(seal(BOTTOM, SOUTH), 3)]
    assert s.pockets[seal(BOTTOM, 1)] == 0


@pytest.mark.rule("DT-TM-EX-06", "DT-GLYPH-02", "DT-GLYPH-03")
def test_battle_taxes_the_hero_of_the_north_only():
    s = without(realm(), (MIDDLE, NORTH))
    assert tower.glyph_faces(s, BATTLE) == NORTH
    assert (tax(s, 0, BATTLE), tax(s, 1, BATTLE)) == (1, 0)
    s.heroes[0].region, s.heroes[1].region = s.heroes[1].region, s.heroes[0].region
    assert (tax(s, 0, BATTLE), tax(s, 1, BATTLE)) == (1, 0)
    assert (tax(s, 0, QUEST), tax(s, 1, QUEST)) == (0, 0)


# In a match


@pytest.mark.rule("DT-END-01", "DT-TM-04")
def test_the_dropped_skull_comes_from_the_supply():
    s = realm()
    told = run(s, DropSkull(1))
    assert told == [SkullDropped(seat=1)]
    assert (s.supply, s.beam, s.dropped) == (23, 1, True)


@pytest.mark.rule("DT-END-02", "DT-LOSE-02")
def test_without_a_skull_to_drop_the_heroes_lose():
    s = realm()
    s.supply, s.removed = 0, 24
    run(s, DropSkull(0))
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.rule) == ((), "DT-LOSE-02")
    assert s.beam == 0


@pytest.mark.rule("DT-END-04", "DT-SKULL-05")
def test_a_skull_that_comes_out_is_placed_before_anything_else():
    s = without(realm(), (TOP, EAST))
    s.chance.forced = [TOP, 0]
    told = run(s, DropSkull(0))
    assert told[-1] == SkullsEmerged(kingdom=EAST, count=1, openings=(seal(TOP, EAST),))
    assert asked(s).actors == (1,)  # the hero of the East, though seat 0 dropped it
    run(s, answers=(PlaceSkull(6),))
    assert s.buildings[6] == 1


@pytest.mark.rule("DT-TM-07", "DT-TM-13")
def test_skulls_of_several_sides_are_placed_side_by_side():
    s = without(realm(), (BOTTOM, EAST), (BOTTOM, WEST))
    s.pos[BOTTOM] = 1
    s.pockets[seal(BOTTOM, 1)] = 2
    s.pockets[seal(BOTTOM, 3)] = 1
    s.supply -= 3
    s.chance.forced = [BOTTOM, 0]
    told = run(s, RotateOne(), answers=(PlaceSkull(12), PlaceSkull(13), PlaceSkull(4)))
    emerged = [event for event in told if isinstance(event, SkullsEmerged)]
    assert emerged == [
        SkullsEmerged(kingdom=WEST, count=2, openings=(seal(BOTTOM, WEST),) * 2),
        SkullsEmerged(kingdom=EAST, count=1, openings=(seal(BOTTOM, EAST),)),
    ]
    assert [s.buildings[building] for building in (12, 13, 4)] == [1, 1, 1]
    assert skulls(s) == 24


@pytest.mark.rule("DT-TM-08", "DT-TOWER-01")
def test_without_seals_all_drums_turn_instead():
    s = realm()
    s.seals = 0
    s.chance.forced = [0, 0, 0]
    told = run(s, RemoveSeal())
    assert [event.drum for event in told if isinstance(event, DrumTurned)] == [0, 1, 2]
    assert not any(isinstance(event, SealRemoved) for event in told)
    assert s.pos == [1, 1, 1]


@pytest.mark.rule("DT-TM-10")
def test_a_seal_is_put_back_and_hides_the_glyph():
    s = without(realm(), (TOP, NORTH), (MIDDLE, EAST))
    run(s, ReplaceSeal(1, may=True))
    assert asked(s).actors == (1,)
    assert asked(s).options == [PickSeal(0), PickSeal(5), Decline()]
    told = run(s, answers=(PickSeal(0),))
    assert told == [SealReplaced(seal=0), GlyphHidden(glyph=CLEANSE)]
    assert tower.missing(s) == [5]


@pytest.mark.rule("DT-TM-10")
def test_with_no_seal_missing_there_is_nothing_to_put_back():
    s = realm()
    assert run(s, ReplaceSeal(0)) == []
    assert asked(s).step is s.agenda[0]
    refusal = ReplaceSeal(0).refuse(s, PickSeal(3))
    assert refusal is not None
    assert refusal.rule == "DT-TM-10"


def test_a_seal_must_be_put_back_unless_one_may_decline():
    s = without(realm(), (TOP, NORTH), (TOP, EAST))
    step = ReplaceSeal(0)
    assert step.options(s) == [PickSeal(0), PickSeal(1)]
    assert step.refuse(s, Decline()) is not None
    assert ReplaceSeal(0, may=True).refuse(s, Decline()) is None
    assert step.refuse(s, PickSeal(1)) is None
