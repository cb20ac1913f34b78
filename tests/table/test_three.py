"""The scene of the Dark Tower is loaded for that game only, and small enough to be."""

from __future__ import annotations

import re

import pytest

from rempart.table import static

MOST = 250_000
"""Bytes of the scene with its library, as they are served."""
MARK = b"WebGLRenderer"
"""In the library, whatever the bundler calls the rest."""


@pytest.fixture(scope="module")
def scripts() -> dict[str, static.Asset]:
    return {path: a for path, a in static.read_assets().items() if path.endswith(".js")}


def names(found: list[bytes]) -> set[str]:
    return {name.decode() for name in found}


def imported(asset: static.Asset) -> set[str]:
    """The scripts that come with this one."""
    return names(re.findall(rb"""(?:from|import)\s*["']\./([\w-]+\.js)["']""", asset.body))


def own(scripts: dict[str, static.Asset]) -> set[str]:
    """The scripts with the library in them."""
    return {path for path, asset in scripts.items() if MARK in asset.body}


def test_the_scene_is_small(scripts: dict[str, static.Asset]):
    heavy = own(scripts)
    assert heavy
    size = sum(len(scripts[path].squeezed or scripts[path].body) for path in heavy)
    assert size <= MOST, f"{sorted(heavy)}: {size} bytes"


def test_nobody_loads_it_but_the_board_when_it_draws(scripts: dict[str, static.Asset]):
    """No script brings it along, and only one loads it later."""
    heavy = {path.rpartition("/")[2] for path in own(scripts)}
    later: list[str] = []
    for path, asset in scripts.items():
        if path.rpartition("/")[2] in heavy:
            continue
        assert not imported(asset) & heavy, path
        loaded = names(re.findall(rb"""import\(\s*[`"']\./([\w-]+\.js)""", asset.body))
        later += [path] * bool(loaded & heavy)
    assert len(later) == 1, later
