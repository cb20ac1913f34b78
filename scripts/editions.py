"""Records how games behave under their editions: `.venv/bin/python scripts/editions.py`.

Run it when a game has a new edition, or its state a new field. The record of an edition is never
changed: matches are being played under it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent))

import rempart
from tests.games import editions


def main() -> None:
    """Add what is new."""
    known, layouts = editions.read(editions.EDITIONS), editions.read(editions.LAYOUTS)
    for game in rempart.games().values():
        now, found = editions.behaviour(game), known.setdefault(game.id, {})
        if found.setdefault(game.edition, now) != now:
            sys.exit(f"{game.id} does not do what it did under edition {game.edition!r}: raise it")
        stored = editions.layout(game)
        if broken := editions.unreadable(layouts.get(game.id, {}), stored):
            sys.exit(f"{game.id}: stored states could not be read: {', '.join(broken)}")
        layouts[game.id] = stored
    editions.write(editions.EDITIONS, known)
    editions.write(editions.LAYOUTS, layouts)


if __name__ == "__main__":
    main()
