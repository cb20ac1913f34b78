"""`python -m rempart.rl kravora`: what the numbers of its observations and actions mean."""

from __future__ import annotations

import argparse

from rempart.rl.spec import learnable, spec


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rempart.rl", description=__doc__)
    parser.add_argument("game", choices=learnable())
    game_spec = spec(parser.parse_args().game)
    print(f"{game_spec.game_id}, version {game_spec.version}\n")
    print(f"Actions: {game_spec.numbering.size}")
    for first, size, meaning in game_spec.numbering.describe():
        print(f"{first:>8} {size:>6}  {meaning}")
    print(f"\nObservation: {game_spec.layout.size} numbers from 0 to 1")
    for first, size, path, meaning in game_spec.layout.describe():
        print(f"{first:>8} {size:>6}  {path}: {meaning}")


if __name__ == "__main__":
    main()
