"""Whatever the code can say has words in every language, and no words are left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import rempart
from rempart.games.dark_tower import GAME, ids
from rempart.games.dark_tower.events import (
    AdversaryActed,
    AdversaryAppeared,
    DungeonFinished,
    EventCalled,
    FoeMoved,
    FoeStruck,
    RoomEntered,
)
from rempart.games.dark_tower.options import (
    Banner,
    Deposit,
    Fight,
    LiftSkull,
    Pick,
    Pursue,
    UseItem,
)
from rempart.games.dark_tower.setup import Settings
from rempart.games.dark_tower.tables import Tables, compile_tables
from rempart.games.dark_tower.tables.values import Data
from rempart.games.dark_tower.words.cards import card_words
from rempart.games.dark_tower.words.effects import counted, effect_words
from rempart.games.dark_tower.words.naming import naming
from rempart.kernel import NONE, Ask, PickOne, defined_in
from rempart.kernel.data import read_folder, typed
from rempart.kernel.rules import RULE_ID, RuleIndex
from rempart.kernel.text import Text, read_texts

PACKAGE = "rempart.games.dark_tower"
FOLDER = Path(rempart.__file__).parent / "games" / "dark_tower"
ENGLISH = read_texts(PACKAGE, "en")
KEY = re.compile(r"""\btext\(\s*"([a-z_.A-Z0-9-]+)\"""")
BEGINNING = re.compile(r"""\btext\(\s*f["']([a-z_.A-Z0-9-]+)\{""")
"""Keys in the code, and beginnings of keys that are put together at run time."""
LANGUAGES = ("en", "fr", "pl")
NAMED: tuple[tuple[Sequence[str], str], ...] = (
    (ids.KINGDOMS, "kingdom kingdom_of kingdom_in side"),
    (ids.TERRAINS, "terrain"),
    (ids.BUILDINGS, "building"),
    (ids.RIVERS, "river"),
    (ids.DRUMS, "drum"),
    (ids.GLYPHS, "glyph glyph_tax"),
    (ids.ADVANTAGES, "advantage"),
    (ids.HEROES, "hero motto banner"),
    (ids.VIRTUES, "virtue"),
    (ids.ITEMS, "item"),
    (ids.CORRUPTIONS, "corruption"),
    (ids.COMPANIONS, "companion help help_tale goal goal_asks goal_opening goal_ending"),
    (ids.FOES, "strike spawn"),
    (ids.ADVERSARIES, "adversary_tale appears acts"),
    ((*ids.FOES, *ids.ADVERSARIES), "foe defeat"),
    (ids.STATES, "state growth"),
    (ids.HAGGLE, "haggle"),
    (ids.CATEGORIES, "category"),
    (ids.WHAT, "what"),
    (ids.PARTS, "part"),
    (ids.POOLS, "dungeon enter finish"),
    ("123456", "month_name month_tale month_end"),
)
"""Lists, and the topics that have a text for each of their entries."""
ENDS = ("lose_game", "win_game", "doom")
"""The functions that end a game; one of their arguments is the reason."""


@pytest.fixture(scope="module")
def tables() -> Tables:
    return compile_tables(typed(PACKAGE, read_folder(PACKAGE), Data))


def text(tables: Tables, language: str = "en") -> Text:
    return Text(PACKAGE, language, naming(tables), GAME.vocabulary)


# What the code can say


def trees() -> Iterator[ast.Module]:
    for file in sorted(FOLDER.rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def calls(*names: str) -> Iterator[ast.Call]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in names:
                    yield node


def words(node: ast.AST) -> set[str]:
    """The texts in a piece of code that are no rule IDs."""
    found = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant)}
    return {word for word in found if isinstance(word, str) and not RULE_ID.fullmatch(word)}


def reasons() -> set[str]:
    """The reasons of refusals: told at once, named by a question that picks, or returned as a word
    by `refuse_…`."""
    found = {
        word for ask in asks() if issubclass(ask, PickOne) for word in (ask.reason, ask.unavoidable)
    }
    for call in calls("Refusal"):
        if len(call.args) > 1:
            found |= words(call.args[1])
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("refuse"):
                returned = [n for n in ast.walk(node) if isinstance(n, ast.Return)]
                values = [n.value for n in returned if isinstance(n.value, ast.Constant)]
                found |= {str(v.value) for v in values if isinstance(v.value, str) and v.value}
    return found


def ends() -> set[str]:
    found: set[str] = set()
    for call in calls(*ENDS):
        found |= {word for arg in call.args if isinstance(arg, ast.Constant) for word in words(arg)}
    return found


def asks() -> list[type[Ask]]:
    """The steps that ask."""
    modules = [import_module(f"{PACKAGE}.steps.{f.stem}") for f in (FOLDER / "steps").glob("*.py")]
    found = [kind for module in modules for kind in defined_in(module, Ask)]
    return [kind for kind in found if not kind.__dict__.get("abstract")]


def keys(topic: str) -> set[str]:
    return {key.removeprefix(f"{topic}.") for key in ENGLISH if key.startswith(f"{topic}.")}


def test_choices_events_and_questions():
    assert keys("option") == {kind.__name__ for kind in GAME.options}
    assert keys("event") == {kind.__name__ for kind in GAME.events}
    assert keys("prompt") == {ask.__name__ for ask in asks()}


def test_refusals_and_ends():
    common = {"not_yours", "not_now"}
    assert keys("refusal") - common == reasons() - common
    assert keys("outcome") == ends()


def test_every_key_in_the_code_exists():
    for file in FOLDER.rglob("*.py"):
        code = file.read_text(encoding="utf-8")
        assert [key for key in KEY.findall(code) if key not in ENGLISH] == [], file.name
        for start in BEGINNING.findall(code):
            assert any(key.startswith(start) for key in ENGLISH), f"{file.name}: {start}"


def test_set_up():
    hints = get_type_hints(Settings)
    assert keys("setup") == set(hints)
    values = {value for hint in hints.values() for value in get_args(hint)}
    assert keys("setup_value") == values


# Names and details


def test_names_of_all_that_is_numbered():
    for names, topics in NAMED:
        for topic in topics.split():
            assert keys(topic) == set(names), topic


def test_every_card_tells_what_it_does():
    cards = {*ids.ITEMS, *ids.VIRTUES, *ids.CORRUPTIONS, *ids.COMPANIONS}
    assert keys("effect") == cards


def test_names_and_tales_of_what_is_in_the_data(tables: Tables):
    data = tables.data
    for topic in ("region", "at", "place"):
        assert keys(topic) == set(data.regions), topic
    for topic in ("quest", "opening", "ending", "failure"):
        assert keys(topic) == set(data.quests), topic
    for topic in ("trial", "trial_tale"):
        assert keys(topic) == set(data.trials), topic
    rooms = {f"{pool}.{id}" for pool in ids.POOLS for id in data.rooms[pool]}
    assert keys("room") - {"relic"} == rooms == keys("room_tale")
    assert keys("card") == set(data.cards)


# Sentences


def made(kind: type[msgspec.Struct], number: int) -> Any:
    """An option or event, all its numbers the same."""
    others = {"enhanced": number > 0, "reason": "time"}
    fields = [field for field in kind.__struct_fields__ if field != "rule"]
    return kind(**{field: others.get(field, number) for field in fields} | rule(kind))


def rule(kind: type[msgspec.Struct]) -> dict[str, str]:
    return {"rule": "DT-TURN-01"} if "rule" in kind.__struct_fields__ else {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [-1, 0, 1, 2, 5, 1000])
def test_every_option_and_event_can_be_told(tables: Tables, language: str, number: int):
    say = text(tables, language).say
    for topic, kinds in (("option", GAME.options), ("event", GAME.events)):
        for kind in kinds:
            category = {"category": number % 7} if "category" in kind.__struct_fields__ else {}
            thing = msgspec.structs.replace(made(kind, number), **category)
            assert "{" not in say(topic, thing, 0)


def test_values_that_do_not_exist_have_names_too(tables: Tables):
    english = text(tables)
    lists = {name for name, meaning in GAME.vocabulary.items() if meaning.ids} - {"advantage"}
    for name in (*lists, "source", "building", "seal", "trial", "card", "quest"):
        for value in (-2, -1, 1000):
            assert english.name(GAME.vocabulary[name], value) == "nothing"
    assert english.named({"region": -1})["region"] == "anywhere"
    assert english.named({"seat": -1})["seat"] == "nobody"


def test_sentences_name_what_they_are_about(tables: Tables):
    say = text(tables).say
    region = tables.world.number["weeping_waters"]
    assert say("option", Banner(hero=ids.SPY, region=region)) == "Banner: go to the Weeping Waters"
    assert say("option", Banner(hero=ids.WARLORD)) == "Banner: gain 5 warriors"
    assert say("option", Deposit(what=ids.POTION, count=2)) == "Deposit 2 potions"
    assert say("option", Deposit(what=ids.CROWN, count=1)) == "Deposit Crown of Azkol"
    assert "Foes of level 3." in say("event", EventCalled(category=ids.STRIKE, detail=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dungeon_of_the_tower_is_not_in_nothing(tables: Tables, language: str):
    say = text(tables, language)
    finished = DungeonFinished(seat=0, dungeon=ids.TOWER_DUNGEON, region=NONE)
    assert say("nothing") not in re.findall(r"\w+", say.say("event", finished))


def test_polish_sentences_have_cases(tables: Tables):
    polish = text(tables, "pl")
    region = tables.world.number["forest_of_shades"]
    wolves, clan = ids.FOES.index("wolves"), ids.FOES.index("neuri")
    fight = polish.say("option", Fight(kind=wolves, region=region))
    assert fight == "Walcz z Wilkami cienia w Lesie Cieni"
    moved = [
        polish.say("event", FoeMoved(kind=kind, origin=0, region=region, rule="DT-EVENT-03"))
        for kind in (wolves, clan)
    ]
    assert moved == ["Wilki cienia ruszają do Lasu Cieni.", "Klan Neurów rusza do Lasu Cieni."]
    assert polish.say("option", LiftSkull(building=2)) == "Usuń czaszkę z wioski Północy"
    assert polish.say("option", UseItem(item=ids.CROWN)) == "Użyj Korony Azkola"


def test_a_quest_with_several_ways_tells_which(tables: Tables):
    say = text(tables).say
    quests = [quest.id for quest in tables.quests]
    letha, gleb = quests.index("cq_r_letha"), quests.index("cq_r_gleb")
    told = [say("option", Pursue(quest=letha, way=way)) for way in range(2)]
    assert told == ["Complete “Quiet the Grove” (Beast)", "Complete “Quiet the Grove” (spirit)"]
    assert say("option", Pursue(quest=gleb, way=0)) == "Complete “Buy the Outlaws' Trust”"


def test_a_room_and_a_strike_tell_their_tale_and_what_they_do(tables: Tables):
    say = text(tables).say
    pool = tables.data.rooms["cave"]
    lair = list(pool).index("jaryx_lair")
    told = say("event", RoomEntered(seat=0, room=1, content=ids.CAVE * 12 + lair))
    assert told.startswith("Jaryx Lair. ")
    assert told.endswith(" Lose 9 warriors or lose 2 gear.")
    struck = say("event", FoeStruck(kind=ids.BRIGANDS, state=ids.LETHAL))
    assert struck.endswith("Brigands (lethal): each hero must lose 1 item.")


def test_adversaries_are_told_as_foes_and_as_masters_of_the_tower(tables: Tables):
    say = text(tables).say
    region = tables.world.number["throne"]
    isa = ids.FIRST_ADVERSARY + ids.ISA
    assert "Isa walks out" in say("event", AdversaryAppeared(kind=isa, region=region))
    acted = say("event", AdversaryActed(adversary=ids.ISA, band=1))
    assert acted.endswith("Isa the Exile: each hero must lose 1 spirit or lose 6 warriors.")


# Effects in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words_of_its_own(tables: Tables, language: str):
    speak = text(tables, language)
    told = [effect_words(tables, n, speak) for n in range(len(tables.effects))]
    assert all(told)
    assert not any("{" in words for words in told)
    one_skull = tables.effect("skull(1, your kingdom)")
    alike = {words for words in told if told.count(words) > 1}
    assert alike <= {effect_words(tables, one_skull, speak)}


@pytest.mark.parametrize(
    ("effect", "english", "french", "polish"),
    [
        ("none", "nothing happens", "il ne se passe rien", "nic się nie dzieje"),
        (
            "-1G & -4W",
            "lose 1 gear and 4 warriors",
            "perdre 1 équipement et 4 guerriers",
            "strać 1 kartę ekwipunku i 4 wojowników",
        ),
        (
            "rot(1) & -2W",
            "a drum of the Tower turns; lose 2 warriors",
            "un tambour de la Tour tourne\N{NO-BREAK SPACE}; perdre 2 guerriers",
            "obraca się jeden bęben Wieży; strać 2 wojowników",
        ),
        (
            "-12W unless cloak",
            "lose 12 warriors unless you have this gear: Dusky Cloak",
            "perdre 12 guerriers sauf si vous avez\N{NO-BREAK SPACE}: Cape sombre",
            "strać 12 wojowników, chyba że masz Ciemny płaszcz",
        ),
        (
            "holder: -12W or holder: +1C",
            "the holder of the Black Mark must lose 12 warriors or gain 1 corruption",
            "le porteur de la Marque noire doit perdre 12 guerriers ou gagner 1 corruption",
            "bohater, który ma Czarne znamię, traci 12 wojowników lub otrzymuje 1 skażenie",
        ),
        (
            "seal- & seal-",
            "a seal is removed; a seal is removed",
            "un sceau est retiré\N{NO-BREAK SPACE}; un sceau est retiré",
            "zostaje usunięta jedna pieczęć; zostaje usunięta jedna pieczęć",
        ),
        (
            "skull(1, your kingdom)",
            "1 skull on one building in your kingdom",
            "1 crâne sur un bâtiment de votre royaume",
            "umieść 1 czaszkę na jednym budynku w swoim królestwie",
        ),
    ],
)
def test_effects_in_words(tables: Tables, effect: str, english: str, french: str, polish: str):
    number = tables.effect(effect)
    assert effect_words(tables, number, text(tables)) == english
    assert effect_words(tables, number, text(tables, "fr")) == french
    assert effect_words(tables, number, text(tables, "pl")) == polish


def test_alternatives_tell_what_they_do(tables: Tables):
    number = tables.effect("-9W or -2G")
    say = text(tables).say
    told = [say("option", Pick(way=way, effect=number)) for way in range(2)]
    assert told == ["Lose 9 warriors", "Lose 2 gear"]


@pytest.mark.parametrize(
    ("language", "n", "words"),
    [
        ("en", 0, "0 warriors"),
        ("en", 1, "1 warrior"),
        ("en", 2, "2 warriors"),
        ("fr", 0, "0 guerrier"),
        ("fr", 1, "1 guerrier"),
        ("fr", 12, "12 guerriers"),
        ("pl", 1, "1 wojownika"),
        ("pl", 22, "22 wojowników"),
    ],
)
def test_things_are_counted(language: str, n: int, words: str):
    assert counted("warriors", n, Text(PACKAGE, language)) == words


# The rule index


def test_all_rules_and_rulings_have_words():
    index = RuleIndex(PACKAGE)
    assert len(index.rules) == 349
    assert list(index.rulings) == [f"DT-R-{n:02}" for n in range(1, 70)]
    assert all(ruling.rules for ruling in index.rulings.values())
    for language in LANGUAGES:
        texts = index.texts(language)
        assert list(texts.chapters) == [chapter.id for chapter in index.chapters]
        assert list(texts.rules) == list(index.rules)
        assert list(texts.rulings) == list(index.rulings)
        assert all(text.strip() for text in texts.rules.values())


@pytest.mark.rule("DT-R-67")
@pytest.mark.parametrize(("language", "once"), [("en", "Once"), ("fr", "Une fois"), ("pl", "Raz")])
def test_the_tile_of_blessed_says_how_often_it_can_be_paid(language: str, once: str):
    words = card_words(GAME.tables(), "blessed", GAME.text(language))
    assert words.startswith(once)
