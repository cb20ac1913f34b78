"""What is not ours is shipped with its licence, in the built client and in the wheel."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rempart.table import static

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ("/licences/alegreya.txt", "/licences/alegreya-sans.txt")


def test_every_font_has_its_licence_beside_it():
    assets = static.read_assets()
    fonts = {re.split(r"-latin", Path(path).name)[0] for path in assets if path.endswith(".woff2")}
    assert {f"/licences/{font}.txt" for font in fonts} == set(TEXTS)
    for path in TEXTS:
        text = assets[path].body.decode()
        assert assets[path].media == "text/plain"
        assert "Copyright 201" in text
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        assert "PERMISSION & CONDITIONS" in text


def test_the_credits_lead_there():
    scripts = [a.body.decode() for p, a in static.read_assets().items() if "/Credits-" in p]
    assert all(any(path in script for script in scripts) for path in TEXTS)


def test_the_wheel_has_them(tmp_path: Path):
    """Packed as it is packed for others, but for the client, which is built already."""
    for name in ("pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "hatch_build.py").write_text(NO_BUILD)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / ".gitignore", tmp_path)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stdout + done.stderr)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for path in TEXTS:
        assert f"rempart/table/static{path}" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    # And what `rempart scaffold` copies, down to the last file.
    assert "rempart/scaffold_files/pyproject.toml" in names
    assert "rempart/scaffold_files/src/hamlet/lesson/en.toml" in names


NO_BUILD = """
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):
    pass
"""
