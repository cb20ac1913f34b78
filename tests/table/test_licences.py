"""What is not ours is credited, and shipped with its licence: in the client and in the wheel."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import zipfile
from email import message_from_string
from importlib.metadata import distribution
from pathlib import Path

import msgspec
import pytest
from packaging.licenses import canonicalize_license_expression
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from rempart.table import static
from scripts import make_credits

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
HERE = "/licences/credits.json"
IMPORT = re.compile(r"""\b(?:from |import |import\()['"](@?\w[\w./-]*)['"]""")
"""Of a package, that is, not of a file of ours."""


class Credit(msgspec.Struct):
    """Somebody's work, its licence, and where that is to be read."""

    name: str
    licence: str
    text: str


class IconCredit(msgspec.Struct, frozen=True):
    """An icon, and who drew it."""

    name: str
    by: str


class Credits(msgspec.Struct):
    """What the page shows."""

    icons: list[IconCredit]
    fonts: list[Credit]
    libraries: list[Credit]
    python: list[Credit]


@pytest.fixture(scope="module")
def assets() -> dict[str, static.Asset]:
    return static.read_assets()


@pytest.fixture(scope="module")
def credits(assets: dict[str, static.Asset]) -> Credits:
    return msgspec.json.decode(assets[HERE].body, type=Credits)


def names(credits: list[Credit]) -> set[str]:
    return {credit.name for credit in credits}


def test_every_licence_is_there_in_full(assets: dict[str, static.Asset], credits: Credits):
    for credit in (*credits.fonts, *credits.libraries, *credits.python):
        assert credit.licence, credit
        text = assets[credit.text].body.decode()
        assert assets[credit.text].media == "text/plain"
        assert re.search(r"copyright|certificate", text, re.IGNORECASE), credit
        assert len(text) > 500, credit


def test_every_font_is_credited(assets: dict[str, static.Asset], credits: Credits):
    files = [Path(path).name for path in assets if path.endswith((".woff2", ".woff", ".ttf"))]
    fonts = {re.split(r"-latin", name)[0] for name in files}
    assert {name.lower().replace(" ", "-") for name in names(credits.fonts)} == fonts
    for font in credits.fonts:
        text = assets[font.text].body.decode()
        assert f"The {font.name} Project Authors" in text
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_every_icon_is_credited(assets: dict[str, static.Asset], credits: Credits):
    """By the outlines that are in the client's scripts, whatever list they come from."""
    scripts = "".join(a.body.decode() for path, a in assets.items() if path.endswith(".js"))
    icon_set = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    icons = json.loads(icon_set.read_text("utf-8"))["icons"]
    outlines = {
        name: found[1]
        for name, icon in icons.items()
        if (found := re.search(r' d="([^"]+)"', icon["body"]))
    }
    bundled = {name for name, outline in outlines.items() if outline in scripts}
    assert len(bundled) > 100
    assert {icon.name for icon in credits.icons} == bundled
    assert all(icon.by for icon in credits.icons)
    text = assets["/licences/icons.txt"].body.decode()
    assert all(f"{icon.by}: {icon.name}\n" in text for icon in credits.icons)


def test_every_package_that_the_client_imports_is_credited(credits: Credits):
    """Which of these need others, Vite knows."""
    imported: set[str] = set()
    for file in (WEB / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            imported |= set(IMPORT.findall(file.read_text("utf-8")))
    packages = {re.match(r"(@[^/]+/)?[^/]+", name)[0] for name in imported}  # type: ignore[index]
    assert {"svelte", "@noble/hashes"} <= packages
    assert packages <= names(credits.libraries)


def test_every_library_of_the_server_is_credited(credits: Credits):
    """By what is installed here; what only other systems need is in the lock."""
    needed: set[str] = set()
    waiting = ["rempart"]
    while waiting:
        for line in distribution(waiting.pop()).requires or ():
            requirement = Requirement(line)
            name = canonicalize_name(requirement.name)
            applies = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
            if applies and name not in needed:
                needed.add(name)
                waiting.append(name)
    assert {"litestar", "anyio", "uvicorn"} <= needed
    assert needed <= names(credits.python)
    assert names(credits.python) == set(make_credits.libraries())


def test_the_licences_of_the_server_s_libraries_are_up_to_date():
    assert make_credits.problems() == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Packed as it is packed for others, but for the client, which is built already."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "LICENSE", "README.md", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    (folder / "hatch_build.py").write_text(NO_BUILD)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stdout + done.stderr)
    (found,) = folder.glob("*.whl")
    return zipfile.ZipFile(found)


def test_the_wheel_has_them(wheel: zipfile.ZipFile, credits: Credits):
    packed = wheel.namelist()
    for credit in (*credits.fonts, *credits.libraries, *credits.python):
        assert f"rempart/table/static{credit.text}" in packed
    assert f"rempart/table/static{HERE}" in packed
    assert "rempart/table/static/licences/icons.txt" in packed
    assert any(name.endswith("licenses/LICENSE") for name in packed)


def test_the_wheel_names_the_licences_of_all_that_is_in_it(
    wheel: zipfile.ZipFile, credits: Credits
):
    (name,) = (name for name in wheel.namelist() if name.endswith("dist-info/METADATA"))
    about = message_from_string(wheel.read(name).decode())
    said = canonicalize_license_expression(about["License-Expression"]).split(" AND ")
    inside = {credit.licence for credit in (*credits.fonts, *credits.libraries)}
    assert set(said) == {"MIT", "CC-BY-3.0", *inside}


def test_the_wheel_has_what_scaffold_copies(wheel: zipfile.ZipFile):
    """Down to the last file."""
    assert "rempart/scaffold_files/pyproject.toml" in wheel.namelist()
    assert "rempart/scaffold_files/src/hamlet/lesson/en.toml" in wheel.namelist()


NO_BUILD = """
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):
    pass
"""
