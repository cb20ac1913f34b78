"""Every sentence of the terminal exists, in every language, with the same gaps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rempart
from rempart.kernel.errors import UnknownLanguage
from rempart.kernel.text import COMMON, read_texts
from rempart.terminal.language import speak
from rempart.testing.texts import faults

SOURCES = [
    *(Path(rempart.__file__).parent / "terminal").glob("*.py"),
    Path(rempart.__file__).parent / "cli.py",
    Path(rempart.__file__).parent / "scaffold.py",
]
KEY = re.compile(r"text\(\s*[\"']([a-z_]+(?:\.[a-z_]+)+)[\"']")
OURS = ("terminal.", "cli.", "wizard.", "replay.", "batch.", "rules.")


def test_languages_have_the_same_sentences():
    assert faults(COMMON) == []


def test_every_sentence_that_is_said_exists():
    said = {key for file in SOURCES for key in KEY.findall(file.read_text(encoding="utf-8"))}
    ours = {key for key in said if key.startswith(OURS)}
    assert len(ours) > 60
    assert ours - set(read_texts(COMMON, "en")) == set()


def test_no_sentence_is_left_over():
    """Keys that are put together at run time are known by their beginning."""
    source = "".join(file.read_text(encoding="utf-8") for file in SOURCES).replace("'", '"')
    built = ("terminal.key.", "terminal.help.", "cli.help.", "rules.source.", "batch.")
    keys = [key for key in read_texts(COMMON, "en") if key.startswith(OURS)]
    assert [k for k in keys if f'"{k}"' not in source and not k.startswith(built)] == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert speak(None, rempart.game("fantasy_defense")).language == language
    assert speak(None).language == language
    assert speak(None, rempart.game("pebbles")).language == "en"


def test_language_that_is_asked_for_must_exist():
    assert speak("fr").language == "fr"
    for game in (None, rempart.game("fantasy_defense")):
        with pytest.raises(UnknownLanguage, match="available: en, fr, pl"):
            speak("xx", game)


def test_game_that_does_not_speak_it_speaks_english():
    assert speak("pl").language == "pl"
    assert speak("fr", rempart.game("pebbles")).language == "en"
    assert speak("pl", rempart.game("fantasy_defense")).language == "pl"
