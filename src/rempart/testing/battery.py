"""The tests that every game must pass. Ours are tested automatically."""

from __future__ import annotations

import math
import random
from datetime import date

import hypothesis
import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

import rempart
from rempart.daily import daily, has_daily
from rempart.kernel import Game, Match, Option, advance, settle, take
from rempart.kernel.errors import MalformedChoice, MatchOver
from rempart.kernel.hidden import censored, event_for
from rempart.kernel.position import look_into, open_position, position_of, read_position
from rempart.kernel.vocabulary import Use, uses_in
from rempart.testing.cases import pytest_generate_tests as pytest_generate_tests
from rempart.testing.play import PLAYERS, played, walk
from rempart.testing.texts import faults, missing_forms

slow = hypothesis.settings(
    deadline=None,
    max_examples=25,
    suppress_health_check=list(HealthCheck),  # pyright: ignore[reportArgumentType]
)


def encoded(view: object) -> bytes:
    return msgspec.msgpack.encode(view)


def viewers(match: Match) -> list[int | None]:
    return [None, *match.seats]


# Matches end, and nothing is lost on the way


@pytest.mark.parametrize("player", PLAYERS)
def test_matches_end_and_conserve_components(game: Game, settings: dict[str, object], player: str):
    for seed in range(4):
        census = None
        match: Match | None = None
        for match, _ in walk(game, settings, seed, player):
            found = game.census(match.state)
            census = census or found
            assert found == census
            assert all(count > 0 for count in found.values())
        assert match is not None
        outcome = match.outcome
        assert outcome is not None
        assert outcome.rule in game.rules
        assert set(outcome.winners) <= set(match.seats)
        assert len(outcome.scores) == len(match.seats)
        assert game.census(match.state) == census


def test_decisions_are_well_formed(game: Game, settings: dict[str, object]):
    for match, _ in walk(game, settings, 3):
        decision = match.decision
        assert decision is not None
        assert decision.actors
        assert set(decision.actors) <= set(match.seats)
        assert len(set(decision.options)) == len(decision.options)
        assert decision.step.rule in game.rules
        for option in decision.options:
            assert type(option) in decision.step.offers
            assert decision.seat_of(option) in decision.actors


def test_bundles_are_ordinary_choices_that_follow_each_other(
    game: Game, settings: dict[str, object]
):
    """Every choice of a bundle is legal when its turn comes, unless something was revealed."""
    texts = [game.text(language) for language in game.languages]
    rng = random.Random(4)
    for match, _ in walk(game, settings, 4, most=60):
        assert match.decision is not None
        for seat in match.decision.actors:
            found = match.bundles(seat)
            for bundle in rng.sample(found, min(3, len(found))):
                assert all(bundle.words(text) for text in texts)
                assert len(bundle.choices) > 1
                twin = match.twin()
                for choice in bundle.choices:
                    events = twin.choose(choice, seat)
                    if any(event.reveals for event in events):
                        break


# Replay, copies, undo


def test_replay_is_exact(game: Game, settings: dict[str, object]):
    match = played(game, settings, 5)
    again = rempart.load(match.record().json())
    assert game.encode(again.state) == game.encode(match.state)
    assert again.outcome == match.outcome
    assert [moment.events for moment in again.story()] == [
        moment.events for moment in match.story()
    ]


def test_matches_of_earlier_editions_can_be_set_up(game: Game):
    for then in game.former.values():
        match = rempart.new(game.id, seed=5, data=then.patch, **then.settings)
        for seat in viewers(match):
            assert match.scene(seat)


def test_a_copy_is_exact_and_of_its_own(game: Game, settings: dict[str, object]):
    for match, option in walk(game, settings, 6):
        before = game.encode(match.state)
        copy = game.decode(before)
        assert game.encode(copy) == before
        decision = settle(copy)
        assert decision is not None
        assert match.decision is not None
        assert decision.options == match.decision.options
        advance(copy, decision, option)
        assert game.encode(match.state) == before


def test_telling_events_changes_nothing(game: Game, settings: dict[str, object]):
    match = played(game, settings, 7)
    s = game.setup(match.settings, 7, game.tables())
    decision = settle(s)
    for option in match.choices:
        assert decision is not None
        decision = advance(s, decision, option)
    assert game.encode(s) == game.encode(match.state)


def test_undo_then_redo_gives_the_same_bytes(game: Game, settings: dict[str, object]):
    rng = random.Random(8)
    for match, _ in walk(game, settings, 8, most=120):
        count = len(match.choices)
        if count and rng.random() < 0.2:
            here = game.encode(match.state)
            back = rng.randint(1, count)
            branch = match.branch(count - back)
            match.undo(back)
            assert game.encode(match.state) == game.encode(branch.state)
            for _ in range(back):
                match.redo()
            assert game.encode(match.state) == here
            assert not match.undone


# Hidden information


def test_a_redealt_state_looks_the_same(game: Game, settings: dict[str, object]):
    for n, (match, _) in enumerate(walk(game, settings, 9)):
        for seat in viewers(match):
            redealt = game.redeal(match.state, seat, n)
            assert encoded(game.view(redealt, seat)) == encoded(game.view(match.state, seat))
            assert game.census(redealt) == game.census(match.state)


def test_redealing_hides_the_generator_and_really_deals(game: Game, settings: dict[str, object]):
    for match, _ in walk(game, settings, 10, most=8):
        seeds = {game.redeal(match.state, None, seed).chance.seed for seed in range(8)}
        assert match.state.chance.seed not in seeds
        assert len({game.encode(game.redeal(match.state, None, seed)) for seed in range(8)}) == 8


def test_chance_from_a_secret_replays_and_is_never_dealt(game: Game, settings: dict[str, object]):
    """A re-dealt state never contains the secret, at any moment of a match; and the seed decides
    nothing that is drawn during it."""
    secret, other = "5e" * 32, "ec" * 32
    rng = random.Random(12)
    match = Match(game, game.read_settings(settings), 12, secret=secret)
    assert match.state.chance.seed == secret
    while match.decision is not None and len(match.choices) < 400:
        for seat in viewers(match) if len(match.choices) % 5 == 0 else ():
            redealt = game.redeal(match.state, seat, len(match.choices))
            assert isinstance(redealt.chance.seed, int)
            assert secret.encode() not in game.encode(redealt)
        match.choose(rng.choice(match.decision.options))
    for seat in viewers(match):
        assert secret.encode() not in game.encode(game.redeal(match.state, seat, 1))
    again = rempart.load(match.record().json())
    assert game.encode(again.state) == game.encode(match.state)
    draws = [
        Match(game, match.settings, 12, secret=one).state.chance.bits("any")
        for one in (secret, other)
    ]
    assert len(set(draws)) == 2


def test_a_redealt_state_offers_the_chooser_the_same(game: Game, settings: dict[str, object]):
    for n, (match, _) in enumerate(walk(game, settings, 11)):
        assert match.decision is not None
        if len(match.decision.actors) == 1:
            redealt = settle(game.redeal(match.state, match.decision.actors[0], n))
            assert redealt is not None
            assert redealt.options == match.decision.options
            assert redealt.actors == match.decision.actors


def test_only_revelations_tell_what_was_hidden(game: Game, settings: dict[str, object]):
    """A choice without a revealing event tells nobody anything that it would not have told on a
    re-dealt table, where another choice that looks the same to them was made."""
    for n, (match, option) in enumerate(walk(game, settings, 12)):
        real = match.branch()
        real.choose(option)
        if any(event.reveals for event in real.events):
            continue
        assert match.decision is not None
        chooser = match.decision.seat_of(option)
        for seat in viewers(match):
            s = game.redeal(match.state, seat, n)
            decision = settle(s)
            alike = [
                other
                for other in (decision.options if decision else [])
                if censored(other, chooser, seat) == censored(option, chooser, seat)
            ]
            if decision is None or not alike:
                assert seat != chooser
                continue
            s.events = []
            advance(s, decision, alike[n % len(alike)])
            told = [event_for(event, seat) for event in s.events]
            s.events = None
            assert told == [event_for(event, seat) for event in real.events]
            assert encoded(game.view(s, seat)) == encoded(game.view(real.state, seat))


def test_a_view_shows_options_to_the_chooser_only(game: Game, settings: dict[str, object]):
    for match, _ in walk(game, settings, 13, most=40):
        assert match.decision is not None
        for seat in viewers(match):
            shown = match.view(seat)
            msgspec.json.encode(shown)
            assert bool(shown["decision"]["options"]) == (seat in match.decision.actors)


def test_secret_fields_are_fields(game: Game):
    for kind in (*game.options, *game.events):
        assert set(kind.secret) <= set(kind.__struct_fields__)


def test_secrets_are_blanked(game: Game):
    for few in ({"players": players} for players in game.players):
        for match, option in walk(game, few, 14):
            chooser = match.decision.seat_of(option) if match.decision else None
            stranger = censored(option, chooser, None)
            for name in option.secret:
                assert getattr(stranger, name) != getattr(option, name)


# What is offered is legal; the rest is refused with a rule


def test_every_option_is_accepted(game: Game, settings: dict[str, object]):
    for match, _ in walk(game, settings, 15, most=60):
        assert match.decision is not None
        for option in match.decision.options:
            seat = match.decision.seat_of(option)
            assert match.why_not(seat, option) == []
            assert match.decision.step.refuse(match.state, option) is None
            s = game.copy(match.state)
            take(s, s.agenda[-1], option)
            settle(s)


def any_option(kind: type[Option]) -> st.SearchStrategy[Option]:
    """Any well-typed option of a kind; most are absurd."""
    uses = uses_in(kind)
    return st.builds(
        kind, **{field: any_value(uses.get(field)) for field in kind.__struct_fields__}
    )


def any_value(use: Use | None) -> st.SearchStrategy[int]:
    """Possible and impossible values of a field."""
    absurd = st.integers(-2, 90)
    return st.one_of(st.sampled_from(use.values), absurd) if use else absurd


@slow
@given(data=st.data())
def test_everything_else_is_refused_with_a_rule(
    game: Game, settings: dict[str, object], data: st.DataObject
):
    seed = data.draw(st.integers(0, 40), label="seed")
    most = data.draw(st.integers(0, 120), label="choices")
    match = rempart.new(game.id, seed=seed, data=None, **settings)
    for found, _ in walk(game, settings, seed, most=most):
        match = found
    if match.decision is None:
        return
    before = game.encode(match.state)
    texts = [game.text(language) for language in game.languages]
    for kind in game.options:
        option = data.draw(any_option(kind), label="option")
        seat = data.draw(st.sampled_from(match.seats), label="seat")
        refusals = match.why_not(seat, option)
        mine = match.decision.seat_of(option) == seat
        assert bool(refusals) != (option in match.decision.options and mine)
        for refusal in refusals:
            assert refusal.rule in game.rules
            assert all(text.say("refusal", refusal, seat) for text in texts)
    assert game.encode(match.state) == before


@slow
@given(data=st.data())
def test_hypothesis_plays(game: Game, settings: dict[str, object], data: st.DataObject):
    """Choices that Hypothesis picks (and shrinks): components conserved, replay exact."""
    match = rempart.new(game.id, seed=data.draw(st.integers(0, 1 << 40)), data=None, **settings)
    census = game.census(match.state)
    for n in data.draw(st.lists(st.integers(0, 1 << 16), max_size=60)):
        if match.decision is None:
            break
        match.choose(match.decision.options[n % len(match.decision.options)])
        assert game.census(match.state) == census
    again = rempart.load(match.record())
    assert game.encode(again.state) == game.encode(match.state)


@pytest.mark.parametrize(
    "rubbish",
    [None, 7, "x", [], {}, {"type": "Nonsense"}, {"type": 3}, {"kind": "x"}, [{"type": "x"}]],
    ids=str,
)
def test_rubbish_is_malformed(game: Game, rubbish: object):
    match = rempart.new(game.id, seed=1)
    before = game.encode(match.state)
    with pytest.raises(MalformedChoice, match=game.id):
        match.choose(rubbish)
    assert game.encode(match.state) == before


def test_an_unknown_field_is_malformed(game: Game):
    match = rempart.new(game.id, seed=1)
    assert match.decision is not None
    choice = msgspec.to_builtins(match.decision.options[0]) | {"extra": 1}
    with pytest.raises(MalformedChoice, match="extra"):
        match.choose(choice)


def test_nothing_can_be_chosen_after_the_end(game: Game):
    match = played(game, {}, 16)
    last = match.choices[-1]
    for attempt in (match.choose, match.preview):
        with pytest.raises(MatchOver):
            attempt(last)
    assert len(match.record().choices) == len(match.choices)


# Preview


def test_what_a_preview_calls_certain_happens(game: Game, settings: dict[str, object]):
    for match, option in walk(game, settings, 17, most=60):
        assert match.decision is not None
        before = game.encode(match.state)
        seat = match.decision.seat_of(option)
        foreseen = match.preview(option)
        assert game.encode(match.state) == before
        real = match.branch()
        real.choose(option)
        told = [event_for(event, seat) for event in real.events]
        for item in foreseen:
            if item.certain:
                assert item.event in told


def test_a_forecast_changes_nothing_and_is_certain_of_no_secret(
    game: Game, settings: dict[str, object]
):
    if game.forecast is None:
        return
    texts = [game.text(language) for language in game.languages]
    for match, _ in walk(game, settings, 19, most=25):
        before = game.encode(match.state)
        for seat in match.seats:
            found = match.forecast(seat)
            assert game.encode(match.state) == before
            certain = [one for one in found.events if one.certain]
            other = game.forecast(game.redeal(match.state, seat, 20), seat)
            known = [event_for(one.event, seat) for one in other.events if one.certain]
            assert [one.event for one in certain] == known
            for text in texts:
                assert all(said.words(text) for said in (found.until, *found.summary, *found.notes))
                assert all(text.say("event", one.event) for one in found.events)


def test_a_danger_is_told_in_words_with_its_rule_and_gives_nothing_away(
    game: Game, settings: dict[str, object]
):
    if game.dangers is None:
        return
    texts = [game.text(language) for language in game.languages]
    for match, _ in walk(game, settings, 23, most=80):
        for seat in (None, *match.seats):
            found = match.dangers(seat)
            assert found == game.dangers(game.redeal(match.state, seat, 21), seat)
            assert len({danger.name for danger in found}) == len(found)
            for danger in found:
                assert danger.rule in game.rules
                assert all(danger.words(text) for text in texts)


def test_a_coach_asks_for_what_is_legal_in_words_and_gives_nothing_away(game: Game):
    if game.coaching is None or not game.tutorial:
        return
    texts = [game.text(language) for language in game.languages]
    settings = {"players": game.players[0], **game.tutorial}
    for match, _ in walk(game, settings, 29, most=80):
        if match.decision is None:
            break
        for seat in match.seats:
            said = match.coaching(seat)
            other = game.redeal(match.state, seat, 30)
            assert said == game.coaching(other, match.decision.of(seat), seat)
            if said is not None:
                assert set(said.wanted) <= set(match.decision.of(seat))
                assert said.rule in game.rules
                for text in texts:
                    assert said.words(text)
                    assert all(text(f"aim.{aim.key}") for aim in said.aims)


# Positions


def test_every_moment_is_a_position_that_can_be_set_up(game: Game, settings: dict[str, object]):
    """It is written and read without loss, nothing in it is impossible, and nothing follows from
    the rest that is not so already."""
    for n, (match, _) in enumerate(walk(game, settings, 31, most=90)):
        if n % 6:
            continue
        found = read_position(position_of(match).json())
        twin = open_position(game, found, match.seed)
        then = game.copy(match.state)
        then.chance = twin.state.chance
        assert twin.state == then
        tidied = look_into(game, found, match.seed, tidy=True)
        assert (tidied.flaws, tidied.state) == ([], then)


def test_a_match_from_a_position_is_a_match_like_any_other(game: Game, settings: dict[str, object]):
    """It can be played on, undone, told from its beginning, and its record replays."""
    record = None
    for match, _ in walk(game, settings, 32, most=6):
        record = position_of(match)
    assert record is not None
    match = open_position(game, record, seed=5)
    census = game.census(match.state)
    rng = random.Random(33)
    while match.decision is not None and len(match.choices) < 20:
        match.choose(rng.choice(match.decision.options))
    again = rempart.load(match.record().json())
    assert game.encode(again.state) == game.encode(match.state)
    assert [moment.events for moment in again.story()] == [m.events for m in match.story()]
    match.undo(len(match.choices))
    assert game.census(match.state) == census


# Daily challenges


def test_a_week_of_daily_challenges_can_be_set_up(game: Game):
    """If it has any: each has words for what it is, in every language."""
    if not has_daily(game):
        return
    for day in range(7):
        deal = daily(game).deal(date(2027, 3, 1 + day))
        assert Match(game, game.read_settings(deal.settings), deal.seed).decision is not None
        for language in game.languages:
            text = game.text(language)
            for name, value in deal.settings.items():
                assert f"setup.{name}" in text
                assert isinstance(value, int) or f"setup_value.{value}" in text


# Words


def test_every_language_has_the_same_texts_with_its_own_plurals(game: Game):
    assert faults(game.package) == []


def test_names_have_the_forms_that_sentences_ask_for(game: Game):
    assert missing_forms(game) == []


def test_everything_has_words(game: Game):
    for language in game.languages:
        text = game.text(language)
        for key in ("game.name", "game.tagline"):
            assert text(key)
        for kind in game.options:
            assert f"option.{kind.__name__}" in text
        for kind in game.events:
            assert f"event.{kind.__name__}" in text
        for field in msgspec.structs.fields(game.settings):
            assert f"setup.{field.name}" in text


def test_matches_can_be_told_in_every_language(game: Game, settings: dict[str, object]):
    match = played(game, settings, 18)
    for language in game.languages:
        text = game.text(language)
        twin = match.branch(0)
        for moment in match.story():
            if twin.decision is not None:
                assert text.asked(twin.decision.step)
            for event in moment.events:
                assert event.rule in game.rules
                for seat in viewers(match):
                    assert text.say("event", event_for(event, seat))
            if moment.choice is not None:
                assert text.say("option", moment.choice, moment.seat)
                twin.choose(moment.choice)
        assert match.outcome is not None
        assert text(f"outcome.{match.outcome.reason}")


def test_scenes_can_be_drawn_and_picked_from(game: Game, settings: dict[str, object]):
    for n, (match, _) in enumerate(walk(game, settings, 19)):
        assert match.decision is not None
        for option in match.decision.options:
            seat = match.decision.seat_of(option)
            # Every field can be picked; only who chooses need not be.
            pick = {"seat": seat, **game.picks(option, seat)}
            assert msgspec.structs.asdict(option).items() <= pick.items()
        main = {type(option).__name__ for option in match.decision.options if option.main}
        assert len(main) <= 1, "a table has one big button"
        if n % 9:
            continue
        fields = {name for kind in game.options for name in kind.__struct_fields__}
        for seat in viewers(match):
            scene = match.scene(seat, game.languages[-1])
            assert len(scene.seats) == len(match.seats)
            for zone in scene.zones:
                picks = [thing.pick for thing in (*zone.pieces, *zone.places)]
                picks += [piece.pick for place in zone.places for piece in place.pieces]
                picks += [left.piece.pick for left in zone.left]
                assert all(set(pick) <= fields for pick in picks)
                # What is left in a pile is at least what is said to be in it (more where some
                # of it may be in a hidden hand).
                if zone.kind == "deck" and zone.left:
                    assert sum(left.count for left in zone.left) >= zone.value


# Bots


def test_positions_have_a_finite_worth(game: Game, settings: dict[str, object]):
    for match, _ in walk(game, settings, 20, most=60):
        for seat in match.seats:
            assert math.isfinite(game.evaluate(match.state, seat))
