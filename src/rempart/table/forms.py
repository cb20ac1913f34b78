"""The numbers of a game as a form, made from the types of its data: no code and no list of fields
for any game.

A table with a `source` is an entry of the form, what lies further in is part of it, and the entries
of one table are a group. Every value of the game's data is in the form once.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal, cast

import msgspec
import msgspec.inspect as types

from rempart import sources
from rempart.kernel import Game, shape, toml
from rempart.kernel.data import Patch
from rempart.kernel.remarks import Remarks
from rempart.kernel.rules import RULE_ID
from rempart.kernel.shape import (
    DRAWS,
    EACH,
    LIST,
    NAMED,
    OF,
    SHARED,
    SHOWS,
    SIGNS,
    TEXT,
    WORDS,
    as_list,
    as_table,
    bare,
    is_table,
    keys,
    noted,
)
from rempart.kernel.sources import ALL, SOURCE, Sources, Value
from rempart.kernel.text import Text
from rempart.rulebook import cited
from rempart.table import messages as m
from rempart.table.static import Asset, asset

FIELDS = 24
"""The longest list that is shown as a field for each value; a longer one is edited as TOML."""

RULE = rf"{RULE_ID.pattern}(?: to -\d\d)?"
CITED = re.compile(rf"(?: \({RULE}(?:, {RULE})*\)|(?:^|[,:;]? ){RULE}(?:, {RULE})*(?=$|;))")
"""Rules that are cited in brackets, or at the end of what is said."""

Plain = types.IntType | types.FloatType | types.BoolType | types.StrType | types.LiteralType
Source = Literal["rulebook", "public", "house", ""]


@lru_cache
def form_file(game: Game, language: str) -> Asset:
    """The form of a game as it is sent. Cached, since it is the same for everybody."""
    return asset(f"/api/forms/{game.id}.json", msgspec.json.encode(form(game, language)))


def form(game: Game, language: str) -> m.FormInfo:
    """The form of a game."""
    return FormMaker(game, game.text(language if language in game.languages else "en")).made()


class FormMaker:
    """Makes the form of one game in one language."""

    def __init__(self, game: Game, text: Text):
        self.game = game
        self.text = text
        self.remarks = remarks_of(game)
        self.kinds: list[m.KindInfo] = []
        self.numbers: dict[bytes, int] = {}
        self.groups: dict[str, m.GroupForm] = {}
        self.tables: dict[str, m.TableForm] = {}
        self.rules = rules_by_path(game)

    def made(self) -> m.FormInfo:
        """The whole form."""
        self._table(shape.type_info(self.game.data), self.game.raw_data, "", "", {})
        for table in self.tables.values():
            in_all = [set(cell.rules) for cell in table.cells]
            if len(in_all) > 1 and (common := set.intersection(*in_all)):
                table.rules = sorted({*table.rules, *common})
                for cell in table.cells:
                    cell.rules = [rule for rule in cell.rules if rule not in common]
        return m.FormInfo(
            game=self.game.id,
            edition=self.game.edition,
            kinds=self.kinds,
            groups=[group for group in self.groups.values() if group.tables],
        )

    def _table(
        self,
        kind: types.Type,
        raw: Mapping[str, object],
        path: str,
        home: str,
        named: Mapping[str, Source],
    ) -> None:
        """Add what lies in a table. `home`: the entry of the form that it belongs to; `named`:
        whose its values are."""
        if SOURCE in raw:
            home, named = path, cast("Sources", raw[SOURCE])
        plain = bare(kind)
        if shape.grows(kind):
            self._grows(path, raw)
        if draws := noted(kind).get(DRAWS):
            self._entry(path).draws = draws
        fields = (
            {one.name: one for one in plain.fields} if isinstance(plain, types.StructType) else {}
        )
        for name, value in raw.items():
            inner = fields[name].type if fields else cast("types.DictType", plain).value_type
            at = f"{path}.{name}" if path else name
            below = as_table(value)
            if name == SOURCE:
                continue
            if below is not None and is_table(inner):
                self._table(inner, below, at, home or at, named)
            else:
                self._cell(at, home, inner, value, False, named)
        for name, field in fields.items():
            if name not in raw and name != SOURCE and not field.required:
                self._cell(f"{path}.{name}", home, field.type, default(field), True, named)
        if isinstance(plain, types.DictType):
            for name in keys(plain):
                if name not in raw:
                    self._cell(f"{path}.{name}", home, plain.value_type, None, True, named)

    def _cell(
        self,
        path: str,
        home: str,
        kind: types.Type,
        value: object,
        unset: bool,
        named: Mapping[str, Source],
    ) -> None:
        name = path.removeprefix(f"{home}.")
        first, *further = name.split(".")
        last = further[-1] if further else first
        source = named.get(last) or named.get(first) or named.get(ALL, "")
        number = self._kind(kind, value)
        note = self.remarks.values.get(path, "")
        if self.kinds[number].kind == "toml":
            value = "" if value is None or (unset and not value) else toml.spread(value)
        of_rules = self.rules.get(f"{home}.{first}", [])
        cell = m.CellInfo(
            name=name,
            label=self._label(home, first, further),
            kind=number,
            value=value,
            unset=unset,
            source="" if unset else source,
            note=uncited(note),
            rules=list(dict.fromkeys((*self._known(note), *of_rules))),
        )
        self._entry(home).cells.append(cell)

    def _label(self, home: str, first: str, further: list[str]) -> str:
        """What a value is called; one of a table further in by the names of both."""
        names: list[str] = [sources.value_name(Value(home, first, "", None), self.text)]
        for above, name in itertools.pairwise((first, *further)):
            both = self.text.get(f"value.{above}_{name}", "")
            if both:
                names[-1] = both
            else:
                names.append(self.text.get(f"value.{name}", name))
        return " · ".join(str(name).replace("_", " ") for name in names)

    def _entry(self, path: str) -> m.TableForm:
        if path not in self.tables:
            value = Value(path, "", "", None)
            self.tables[path] = table = self._named(value)
            self._group(value.group).tables.append(table)
        return self.tables[path]

    def _named(self, value: Value) -> m.TableForm:
        note = self.remarks.tables.get(value.table, "")
        english = str(sources.entry_name(value, self.game, self.game.text("en")))
        if english:
            note = note.removesuffix(english).strip()
        name = str(sources.entry_name(value, self.game, self.text))
        if not name and value.entry:
            beside = {one for one in _table(self.game.raw_data, value.group) if one != SOURCE}
            name = self._names(beside).get(value.entry, "")
            name = name or str(sources.group_name(value.table, self.text))
        rules = self._known(note)
        return m.TableForm(path=value.table, name=name, note=uncited(note), rules=rules, cells=[])

    def _group(self, path: str) -> m.GroupForm:
        if path not in self.groups:
            name = str(sources.group_name(path, self.text))
            self.groups[path] = m.GroupForm(path=path, name=name, tables=[], grows="", sample="")
        return self.groups[path]

    def _grows(self, path: str, raw: Mapping[str, object]) -> None:
        group = self._group(path)
        group.grows = path
        last = as_table(list(raw.values())[-1]) if raw else None
        sample = {name: value for name, value in (last or {}).items() if name != SOURCE}
        group.sample = toml.spread(sample)

    def _known(self, note: str) -> list[str]:
        """The rules that a comment cites."""
        return [rule for rule in dict.fromkeys(cited(note)) if rule in self.game.rules.rules]

    # Kinds

    def _kind(self, kind: types.Type, value: object) -> int:
        """The number of a kind; a list that is too long for fields is edited as TOML."""
        listed = as_list(value)
        long = (
            listed is not None
            and len(listed) > FIELDS
            and not any(isinstance(one, list | dict) for one in listed)
        )
        return self._numbered(_toml(kind) if long else self._described(kind))

    def _numbered(self, kind: m.KindInfo) -> int:
        key = msgspec.json.encode(kind)
        if key not in self.numbers:
            self.numbers[key] = len(self.kinds)
            self.kinds.append(kind)
        return self.numbers[key]

    def _described(self, kind: types.Type) -> m.KindInfo:
        found = self._plainly(kind)
        notes = noted(kind)
        found.draws = notes.get(DRAWS, "")
        found.names = found.names or list(notes.get(SHARED, ()))
        found.labels += [self._word(notes.get(NAMED, "word"), word) for word in notes.get(EACH, ())]
        return found

    def _plainly(self, noted_kind: types.Type) -> m.KindInfo:
        kind, notes = bare(noted_kind), noted(noted_kind)
        match kind:
            case types.IntType():
                return m.KindInfo(kind="whole", least=kind.ge, most=kind.le)
            case types.FloatType():
                return m.KindInfo(kind="number", least=kind.ge, most=kind.le)
            case types.BoolType():
                return m.KindInfo(kind="switch")
            case types.StrType() if OF in notes:
                return self._reference(notes[OF], notes.get(WORDS, ()))
            case types.StrType() if SIGNS in notes:
                return self._drawing(notes[SIGNS], kind.max_length or TEXT)
            case types.StrType():
                return m.KindInfo(kind="text", most=kind.max_length or TEXT)
            case types.LiteralType():
                words = [value for value in kind.values if value is not None]
                return self._choice(words, notes.get(NAMED, "word"))
            case types.ListType() | types.VarTupleType() if _fielded(kind):
                least, most = kind.min_length or 0, kind.max_length or LIST
                parts = [self._numbered(self._described(kind.item_type))]
                return m.KindInfo(kind="list", least=least, most=most, parts=parts)
            case types.TupleType() if _fielded(kind):
                parts = [self._numbered(self._described(one)) for one in kind.item_types]
                return m.KindInfo(kind="list", least=len(parts), most=len(parts), parts=parts)
            case types.StructType() if _fielded(kind):
                return self._struct(kind)
            case types.UnionType():
                return self._either([one for one in kind.types if not _is_none(one)], kind)
            case _:
                return _toml(kind)

    def _either(self, parts: list[types.Type], kind: types.Type) -> m.KindInfo:
        described = [self._described(one) for one in parts]
        if len(described) == 1:
            return described[0]
        if any(one.kind == "toml" for one in described):
            return _toml(kind)
        return m.KindInfo(kind="either", parts=[self._numbered(one) for one in described])

    def _struct(self, kind: types.StructType) -> m.KindInfo:
        return m.KindInfo(
            kind="table",
            names=[field.name for field in kind.fields],
            labels=[str(self._word("value", field.name)) for field in kind.fields],
            parts=[self._numbered(self._described(field.type)) for field in kind.fields],
            values=[default(field) for field in kind.fields],
            needed=[field.name for field in kind.fields if field.required],
        )

    def _choice(self, words: Sequence[str | int | float | bool], section: str) -> m.KindInfo:
        """One of some words: by name and in order if they have names."""
        if named := self._names({str(word) for word in words}):
            return m.KindInfo(kind="choice", values=list(named), labels=list(named.values()))
        labels = [self._word(section, str(word)) for word in words]
        return m.KindInfo(kind="choice", values=list(words), labels=labels)

    def _reference(self, tables: Sequence[str], words: Sequence[str]) -> m.KindInfo:
        """An entry of some tables, or one of some words."""
        values = list(words)
        labels = [self._word("word", word) for word in words]
        for path in tables:
            section = self.game.rules.names.get(path, "")
            for entry in _table(self.game.raw_data, path):
                if entry != SOURCE and entry not in values:
                    values.append(entry)
                    labels.append(self._word(section, entry))
        return m.KindInfo(kind="choice", values=values, labels=labels)

    def _drawing(self, signs: Mapping[str, str], most: int) -> m.KindInfo:
        """A text that is a drawing: each of its signs stands for something."""
        return m.KindInfo(
            kind="text",
            most=most,
            values=list(signs),
            labels=[self._word("drawn", name) for name in signs.values()],
            names=list(signs.values()),
        )

    def _word(self, section: str, name: str) -> str:
        """A word of the data in the reader's language: of its section, of what bears that name, or
        as it stands in the file."""
        for of in (section, "word", *self.game.rules.names.values()):
            if (key := f"{of}.{name or 'none'}") in self.text:
                return str(self.text(key))
        return name.replace("_", " ")

    def _names(self, words: set[str]) -> dict[str, str]:
        """What words of the data are called if all of them are units, cards or the like of one
        table, in its order; otherwise empty."""
        for group, section in self.game.rules.names.items():
            there = [word for word in _table(self.game.raw_data, group) if word in words]
            if len(there) == len(words) and all(f"{section}.{word}" in self.text for word in there):
                return {word: str(self.text(f"{section}.{word}")) for word in there}
        return {}


def shown_with(game: Game, patch: Patch) -> dict[str, list[str]]:
    """For each setting, the values with which a match has the entries that a patch changes; without
    those that every match has."""
    found: dict[str, list[str]] = {}
    fields = {field.name: field.type for field in msgspec.structs.fields(game.settings)}
    for path in patch:
        parts = path.split(".")
        for count in range(1, len(parts)):
            at = ".".join(parts[:count])
            for setting, name in noted(shape.type_at(game.data, at)).get(SHOWS, {}).items():
                kind = bare(types.type_info(fields[setting]))
                may = kind.values if isinstance(kind, types.LiteralType) else ()
                numbered = str(dict(_table(game.raw_data, at)).get(name))
                values = found.setdefault(setting, [])
                values += [v for v in (parts[count - 1], numbered) if v in may and v not in values]
    return found


@lru_cache
def remarks_of(game: Game) -> Remarks:
    """What the comments in a game's data files say."""
    return Remarks(game.package)


def uncited(note: str) -> str:
    """A comment without the rules that it cites in brackets or at the end: they are told beside
    it."""
    return CITED.sub("", note).lstrip("; ")


def rules_by_path(game: Game) -> dict[str, list[str]]:
    """The IDs of the rules that speak of a value."""
    found: dict[str, list[str]] = {}
    for rule in game.rules.rules.values():
        for value in game.sources.of_rule(rule) if rule.values else ():
            found.setdefault(value.path, []).append(rule.id)
    return found


def default(field: types.Field) -> object:
    """What holds where a value is left out; None: it must be there."""
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    given = field.default
    return None if given is msgspec.NODEFAULT else msgspec.to_builtins(given)


def _toml(kind: types.Type) -> m.KindInfo:
    return m.KindInfo(kind="toml", table=is_table(kind))


def _is_none(kind: types.Type) -> bool:
    return isinstance(kind, types.NoneType)


def _fielded(kind: types.Type) -> bool:
    """Whether a value, and whatever lies in it, can have a field of its own."""
    match bare(kind):
        case types.TupleType(item_types=parts):
            return len(parts) <= FIELDS and all(map(_fielded, parts))
        case types.ListType(item_type=part) | types.VarTupleType(item_type=part):
            return _fielded(part)
        case types.StructType(fields=fields):
            return all(_fielded(field.type) for field in fields)
        case types.UnionType(types=parts):
            return all(_fielded(part) for part in parts if not _is_none(part))
        case plain:
            return isinstance(plain, Plain)


def _table(raw: Mapping[str, object], path: str) -> Mapping[str, object]:
    found: object = raw
    for name in path.split("."):
        found = (as_table(found) or {}).get(name)
    return as_table(found) or {}
