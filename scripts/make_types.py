"""Write the TypeScript types of everything that crosses the wire.

    .venv/bin/python scripts/make_types.py           writes them
    .venv/bin/python scripts/make_types.py --check   exits with 1 if a file is out of date

`web/src/lib/messages.ts` comes from `rempart.table.messages`, and the scene that it sends. For each
game with a board of its own, `web/src/boards/<game>/types.ts` comes from what its numbers stand for
(`ids.py`), its options, its events, and the extras and tags of its scene.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import itertools
import json
import pkgutil
import sys
import types
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

import rempart
from rempart.kernel import Event, Game, Meaning, scene
from rempart.kernel.vocabulary import use_of
from rempart.table import messages
from rempart.table.messages import (
    base,
    campaigns,
    daily,
    forms,
    lab,
    lists,
    play,
    position,
    positions,
    puzzles,
    questions,
    setup,
    tables,
    talk,
    teaching,
    thinking,
)

MODULES = (
    base,
    campaigns,
    daily,
    puzzles,
    setup,
    forms,
    tables,
    position,
    teaching,
    lists,
    play,
    positions,
    questions,
    thinking,
    talk,
    lab,
)
"""Where the messages are, in the order in which they are written."""
WEB = Path(__file__).resolve().parents[1] / "web" / "src"
HEADER = """\
// Made by scripts/make_types.py from {}.
// Do not edit: change those and run `make types`.
"""
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
EXTRAS = {
    scene.PieceExtra: "PieceExtra",
    scene.ZoneExtra: "ZoneExtra",
    scene.SceneExtra: "SceneExtra",
}
"""The base classes of a game's extras, and their names on its board."""
TAGS = ("PieceTag", "PlaceTag", "ZoneTag")
ALIASES = {"Choice": "Record<string, unknown>"}
"""Python aliases of vaguer types that deserve a name in TypeScript too."""


def main() -> int:
    """Write the files, or check whether they are up to date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only look whether it is up to date")
    check = parser.parse_args().check
    late = 0
    for path, wanted in files():
        if path.exists() and path.read_text(encoding="utf-8") == wanted:
            continue
        if check:
            print(f"{path} is out of date. To mend it: make types", file=sys.stderr)
            late = 1
        else:
            path.write_text(wanted, encoding="utf-8")
    return late


def files() -> Iterator[tuple[Path, str]]:
    """All files, and their contents."""
    yield WEB / "lib" / "messages.ts", wire_types()
    for game in rempart.games().values():
        board = WEB / "boards" / game.id
        if board.exists():
            yield board / "types.ts", board_types(game)


def wire_types() -> str:
    """The types of messages that are the same for all games."""
    parts = [HEADER.format("rempart.table.messages and rempart.kernel.scene")]
    for name, meaning in ALIASES.items():
        parts.append(f"{comment(alias_doc(name))}export type {name} = {meaning};\n")
    sent = sent_by_client()
    for module in (scene, *MODULES):
        docs = field_docs(module)
        for name, kind in structs(module):
            parts.append(interface(name, kind, docs.get(name, {}), kind in sent))
    for name in ("UndoPolicy", "FromClient", "FromServer"):
        doc = comment(alias_doc(name))
        parts.append(f"{doc}export type {name} = {typescript(getattr(messages, name))};\n")
    return "\n".join(parts)


# The types of a board


def board_types(game: Game) -> str:
    """The types of everything that a game's board can be sent."""
    modules = scene_modules(game)
    extras = {
        extra: [
            kind for module in modules for _, kind in structs(module) if issubclass(kind, extra)
        ]
        for extra in EXTRAS
    }
    inner = nested(kind for kinds in extras.values() for kind in kinds)
    kinds = [*inner, *game.options, *game.events]
    docs: dict[str, dict[str, str]] = {}
    for module in {kind.__module__: sys.modules[kind.__module__] for kind in kinds}.values():
        docs |= field_docs(module)
    parts = [HEADER.format(f"the ids, options, events and scene of {game.id}")]
    parts += [ids_of(meaning) for meaning in meanings_in(kinds)]
    for name in TAGS:
        found = [getattr(module, name) for module in modules if hasattr(module, name)]
        parts += [f"export type {name} = {typescript(found[0])};\n"] if found else []
    parts += [interface(kind.__name__, kind, docs[kind.__name__], False) for kind in kinds]
    for extra, found in extras.items():
        whole = " & ".join(kind.__name__ for kind in found)
        parts += [f"export type {EXTRAS[extra]} = Partial<{whole}>;\n"] if found else []
    parts.append(f"export type GameOption = {either(game.options)};\n")
    parts.append(f"export type GameEvent = {either(game.events)};\n")
    return "\n".join(parts)


def scene_modules(game: Game) -> list[types.ModuleType]:
    """The modules of a game's scene."""
    whole = importlib.import_module(f"{game.package}.scene")
    path = getattr(whole, "__path__", [])
    names = [f"{whole.__name__}.{found.name}" for found in pkgutil.iter_modules(path)]
    return [whole, *(importlib.import_module(name) for name in names)]


def nested(kinds: Iterable[type]) -> list[type[msgspec.Struct]]:
    """Structs, each after those it contains."""
    found: dict[type, None] = {}

    def visit(kind: type) -> None:
        for hint in get_type_hints(kind).values():
            for within in inner_structs(hint):
                visit(within)
        found[kind] = None

    for kind in kinds:
        visit(kind)
    return list(found)


def meanings_in(kinds: Iterable[type[msgspec.Struct]]) -> list[Meaning]:
    """What numbers in their fields stand for, by name."""
    found: dict[str, Meaning] = {}
    for kind in kinds:
        for hint in get_type_hints(kind, include_extras=True).values():
            for use in (use_of(part) for part in (hint, *get_args(hint))):
                if use is not None:
                    found[use.meaning.name] = use.meaning
    return [found[name] for name in sorted(found)]


def ids_of(meaning: Meaning) -> str:
    """The type of such a number, and the list of ids that it indexes."""
    words = f"export type {pascal(meaning.name)} = number;\n"
    if meaning.ids:
        ids = json.dumps(list(meaning.ids))
        words += f"export const {meaning.name.upper()}_IDS = {ids} as const;\n"
    return words


def pascal(name: str) -> str:
    """`gate_card` as `GateCard`."""
    return "".join(part.capitalize() for part in name.split("_"))


def either(kinds: Iterable[type]) -> str:
    """A union."""
    return " | ".join(kind.__name__ for kind in kinds)


# What is there


def structs(module: types.ModuleType) -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """The Structs that a module defines, in its order, without base classes."""
    for name, kind in vars(module).items():
        if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            continue
        if kind.__module__ == module.__name__ and not is_base(kind):
            yield name, kind


def is_base(kind: type[msgspec.Struct]) -> bool:
    """Whether it is only a base class."""
    return kind in (messages.Wire, messages.Request) or kind in EXTRAS


def sent_by_client() -> set[type]:
    """The types that the client creates: there, a field with a default is optional."""
    roots = set(get_args(messages.FromClient))
    for module in MODULES:
        roots |= {kind for _, kind in structs(module) if (kind.__doc__ or "").startswith("POST")}
    found: set[type] = set()
    while roots:
        kind = roots.pop()
        found.add(kind)
        for hint in get_type_hints(kind).values():
            roots |= {inner for inner in inner_structs(hint) if inner not in found}
    return found


def inner_structs(hint: Any) -> Iterator[type]:
    """The Structs in a type."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from inner_structs(part)


# Words: a string below a field or an alias says what it is


def field_docs(module: types.ModuleType) -> dict[str, dict[str, str]]:
    """The docstrings of a module's fields, by class and field."""
    tree = ast.parse(inspect.getsource(module))
    return {
        node.name: dict(docs_in(node.body)) for node in tree.body if isinstance(node, ast.ClassDef)
    }


def alias_doc(name: str) -> str:
    """The docstring of an alias."""
    for module in (*MODULES, messages):
        docs = dict(docs_in(ast.parse(inspect.getsource(module)).body))
        if name in docs:
            return docs[name]
    return ""


def docs_in(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """(name, words) for every assignment with a string below it."""
    for node, below in itertools.pairwise(body):
        if not (isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)):
            continue
        words = below.value.value
        if not isinstance(words, str):
            continue
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, inspect.cleandoc(words)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, inspect.cleandoc(words)


def comment(words: str, indent: str = "") -> str:
    """Words as a doc comment; nothing for no words."""
    if not words:
        return ""
    lines = words.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {words} */\n"
    middle = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{middle}{indent} */\n"


# TypeScript


def interface(name: str, kind: type[msgspec.Struct], docs: dict[str, str], sent: bool) -> str:
    """A Struct as an interface."""
    config = kind.__struct_config__
    doc = inspect.cleandoc(kind.__doc__ or "")
    if doc.startswith(f"{name}("):  # msgspec's own: it only repeats the fields
        doc = ""
    lines = [comment(doc), f"export interface {name} {{\n"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";\n')
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        if field.name == "rule" and issubclass(kind, Event):
            continue  # a line has it beside its event
        absent = not field.required and (sent or config.omit_defaults)
        lines.append(comment(docs.get(field.name, ""), "  "))
        mark = "?" if absent else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(hints[field.name])};\n")
    return "".join(lines) + "}\n"


def typescript(hint: Any) -> str:
    """A Python type as a TypeScript one."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint == dict[str, Any]:
        return "Record<string, unknown>"
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        use = use_of(hint)
        return pascal(use.meaning.name) if use else typescript(parts[0])
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(part) for part in parts)
    if origin is tuple and parts[-1] is not ...:
        return f"[{', '.join(map(typescript, parts))}]"
    if origin in (list, tuple, Sequence):
        inner = typescript(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        # JSON has only strings for keys; TypeScript's number keys are strings, too.
        return f"Record<{typescript(parts[0])}, {typescript(parts[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"make_types.py does not know what {hint!r} is in TypeScript")


if __name__ == "__main__":
    sys.exit(main())
