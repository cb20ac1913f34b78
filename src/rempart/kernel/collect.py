"""Collects what a game's modules define, so that it need not be listed again."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType
from typing import Any, TypeVar, Union

from rempart.kernel.step import Step

Base = TypeVar("Base")


def defined_in(module: ModuleType, base: type[Base]) -> tuple[type[Base], ...]:
    """The subclasses of `base` that a module defines, in its order."""
    return tuple(
        found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, base) and _at_home(found, module)
    )


def steps_of(package: str) -> Any:
    """The union of all steps in the modules of a package (`games.NAME.steps`): the type of an
    agenda, by which msgspec decodes a match in the middle of a rule."""
    path = importlib.import_module(package).__path__
    modules = [
        importlib.import_module(f"{package}.{found.name}") for found in pkgutil.iter_modules(path)
    ]
    found = [step for module in modules for step in defined_in(module, Step)]
    steps = tuple(step for step in found if not step.__dict__.get("abstract"))
    return Union[steps]  # noqa: UP007 (they are known only at run time)


def _at_home(found: type, module: ModuleType) -> bool:
    return found.__module__ == module.__name__
