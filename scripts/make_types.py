"""Write the TypeScript types of everything that crosses the wire.

    .venv/bin/python scripts/make_types.py           writes web/src/lib/messages.ts
    .venv/bin/python scripts/make_types.py --check   exits with 1 if that file is out of date

The source is `rempart.table.messages`, and the scene that it sends.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import itertools
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from rempart.kernel import scene
from rempart.table import messages
from rempart.table.messages import (
    base,
    play,
    position,
    questions,
    setup,
    tables,
    talk,
    teaching,
    thinking,
)

MODULES = (base, setup, tables, position, teaching, play, questions, thinking, talk)
"""Where the messages are, in the order in which they are written."""
TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "messages.ts"
HEADER = """\
// Made by scripts/make_types.py from rempart.table.messages and rempart.kernel.scene.
// Do not edit: change those and run `make types`.
"""
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
ALIASES = {"Choice": "Record<string, unknown>"}
"""What is a Python alias for something vaguer, and is worth a name in TypeScript too."""


def main() -> int:
    """Write the file, or say whether it is as it should be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only look whether it is up to date")
    wanted = generate()
    if parser.parse_args().check:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
            return 0
        print(f"{TARGET} is out of date. To mend it: make types", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


def generate() -> str:
    """The whole file."""
    parts = [HEADER]
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


# What is there


def structs(module: types.ModuleType) -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """The Structs that a module defines, in its order, without mere bases."""
    for name, kind in vars(module).items():
        if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            continue
        if kind.__module__ == module.__name__ and not is_base(kind):
            yield name, kind


def is_base(kind: type[msgspec.Struct]) -> bool:
    """Whether it is only there to be inherited from."""
    return kind in (messages.Wire, messages.Request)


def sent_by_client() -> set[type]:
    """What the client makes itself: there, a field with a default can be left out."""
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
    """By class and field, what the module says about it."""
    tree = ast.parse(inspect.getsource(module))
    return {
        node.name: dict(docs_in(node.body)) for node in tree.body if isinstance(node, ast.ClassDef)
    }


def alias_doc(name: str) -> str:
    """What is said about an alias."""
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
    hints = get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
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
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(part) for part in parts)
    if origin is list:
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
