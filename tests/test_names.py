"""One name for one thing: classes of different packages do not share names."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import rempart

SOURCE = Path(rempart.__file__).parent
NEWCOMERS = "scaffold_files"
"""What a new game begins with belongs to its author."""


def classes() -> list[tuple[str, str]]:
    """All classes with their packages; a module of its own counts as one."""
    found: list[tuple[str, str]] = []
    for path in SOURCE.rglob("*.py"):
        package = path.relative_to(SOURCE).parts[0]
        if package != NEWCOMERS:
            body = ast.parse(path.read_text()).body
            found += [(package, node.name) for node in body if isinstance(node, ast.ClassDef)]
    return found


def test_packages_do_not_share_names_of_classes():
    packages: defaultdict[str, set[str]] = defaultdict(set)
    for package, name in classes():
        if package != "games":  # The four have the same shape, and words of their own.
            packages[name].add(package)
    assert {name: where for name, where in packages.items() if len(where) > 1} == {}


def test_nobody_takes_the_name_of_a_class_of_the_kernel():
    kernel = {name for package, name in classes() if package == "kernel"}
    taken = {(package, name) for package, name in classes() if name in kernel}
    assert {(package, name) for package, name in taken if package != "kernel"} == set()
