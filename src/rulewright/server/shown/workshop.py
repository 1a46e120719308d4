"""The workshop in the reader's language: the form for a game's parts, and the parts of a pack, each as TOML and drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rulewright.games import load
from rulewright.kernel.bundles.paths import Tables, called, found
from rulewright.kernel.bundles.workbench import Field, Kind, Workbench, drawn, fields
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError
from rulewright.server.shapes import workshop as shapes
from rulewright.words import LANGUAGES, Words

from .reference import Reader

AT_ONCE = 20  # parts put into words before others get their turn


def bench(name: str) -> tuple[Game, Workbench]:
    game = load(name)
    if game.workbench is None:
        raise UserError("server-workshop-never", game=name)
    return game, game.workbench


def kind_of(workbench: Workbench, id: str) -> Kind:
    for kind in workbench.kinds:
        if kind.id == id:
            return kind
    raise UserError("server-workshop-kind", kind=id)


# ------------------------------------------------------------- the form
def form(name: str, language: str) -> shapes.Form:
    game, workbench = bench(name)
    return Forms(game, workbench, language).form()


class Forms:
    def __init__(self, game: Game, workbench: Workbench, language: str) -> None:
        self.game, self.bench, self.words = game, workbench, Words(language, game=game.key)

    def form(self) -> shapes.Form:
        return shapes.Form(self.game.name, [self.kind(kind) for kind in self.bench.kinds], list(self.effects()))

    def kind(self, kind: Kind) -> shapes.FormKind:
        made = [self.field(field, kind.section) for field in fields(kind.table, kind.hidden)]
        marked = "fields" in kind.table.__struct_fields__
        title = self.words(f"{self.game.name}-kind-{kind.id}")
        return shapes.FormKind(
            kind.id, title, kind.path, kind.section, kind.group, kind.listed, kind.adds, marked, made
        )

    def field(self, field: Field, section: str) -> shapes.FormField:
        inner = [self.field(each, section) for each in field.fields]
        words = [shapes.FormWord(word, self.word(field.name, word)) for word in field.words]
        marks = [field.name, *([self.bench.wholes[field.name]] if field.name in self.bench.wholes else [])]
        halves = [*self.bench.halves.get(field.name, ()), *(f"{field.name}.{each.name}" for each in field.fields)]
        numbers = field.least, field.most
        title = self.title(field.name, section)
        along = [*self.bench.along.get(field.name, ())]
        return shapes.FormField(
            field.name, title, field.sort, *numbers, words, field.optional, inner, marks, halves, along
        )

    def title(self, name: str, section: str) -> str:
        """The same field may mean something else on another kind of part."""
        own = f"{self.game.name}-field-{section}-{name}"
        return LANGUAGES.get(name) or self.words(own if own in self.words else f"{self.game.name}-field-{name}")

    def word(self, field: str, word: str) -> str:
        key = f"{self.game.name}-{field}-{word}"
        return self.words(key if key in self.words else f"{self.game.name}-word-{word}")

    def effects(self) -> Iterator[shapes.EffectForm]:
        vocabulary = self.bench.effects.arguments if self.bench.effects else {}
        for name, arguments in vocabulary.items():
            yield shapes.EffectForm(name, [self.argument(argument) for argument in arguments])

    def argument(self, argument: Any) -> shapes.EffectArgument:
        title = self.words(f"{self.game.name}-argument-{argument.name}")
        if hasattr(argument, "words"):
            return shapes.EffectArgument(argument.name, title, "word", 0, 0)
        if hasattr(argument, "least"):
            return shapes.EffectArgument(argument.name, title, "number", argument.least, argument.most)
        return shapes.EffectArgument(argument.name, title, "steps", 0, 0)


# ------------------------------------------------------------- parts
async def parts(game: Game, workbench: Workbench, tables: Tables, pack: str, language: str) -> shapes.Parts:
    """Put them into words in batches, so that people at tables do not wait."""
    reader = reader_of(game, workbench, tables, language)
    made = list[shapes.Part]()
    for kind in workbench.kinds:
        for place, values in entries(kind, tables):
            piece = drawn(kind, values)
            made.append(shapes.Part(place, kind.id, values, reader.piece(piece) if piece else None))
            if len(made) % AT_ONCE == 0:
                await asyncio.sleep(0)
    title = found(tables, "pack/title")
    return shapes.Parts(pack, title if isinstance(title, str) else "", made, dict(frames(workbench, tables)))


def frames(workbench: Workbench, tables: Tables) -> Iterator[tuple[str, dict[str, Any]]]:
    for kind in workbench.kinds:
        if kind.frame:
            file = kind.path.partition("/")[0]
            yield kind.id, {name: found(tables, f"{file}/{name}") for name in kind.frame}


def entries(kind: Kind, tables: Tables) -> Iterator[tuple[str, dict[str, Any]]]:
    raw = found(tables, kind.path)
    for number, values in enumerate(raw if isinstance(raw, list) else [raw], 1):
        if isinstance(values, dict):
            yield f"{kind.path}/{called(values, number)}" if isinstance(raw, list) else kind.path, values


def reader_of(game: Game, workbench: Workbench, tables: Tables, language: str) -> Reader:
    every = (values for kind in workbench.kinds for _, values in entries(kind, tables))
    return Reader(game, dict(names(every, language)), language, sources_of(tables))


def names(every: Iterator[dict[str, Any]], language: str) -> Iterator[tuple[str, str]]:
    """The names that entries give themselves; an entry without a name in that language goes by its id."""
    for values in every:
        id, name = values.get("id"), values.get("name")
        if isinstance(id, str):
            told = name.get(language) if isinstance(name, dict) else None
            yield id, told if isinstance(told, str) else id


def sources_of(tables: Tables) -> Mapping[str, str]:
    told = found(tables, "pack/sources")
    return {name: text for name, text in told.items() if isinstance(text, str)} if isinstance(told, dict) else {}


# ------------------------------------------------------------- one part
def sketch(name: str, asked: shapes.Sketch, language: str) -> shapes.Drawn:
    game, workbench = bench(name)
    kind = kind_of(workbench, asked.kind)
    reader = Reader(game, dict(names(iter([asked.values]), language)), language, {})
    piece = drawn(kind, asked.values)
    return shapes.Drawn(reader.piece(piece) if piece else None)


def offers(name: str, asked: shapes.Question, language: str) -> shapes.Offered:
    game, workbench = bench(name)
    kind = kind_of(workbench, asked.kind)
    try:
        table = msgspec.convert(asked.values, kind.table)
    except msgspec.ValidationError:
        return shapes.Offered([], {})
    words = Words(language, game=game.key)
    found = workbench.effects.offers(table, asked.where) if workbench.effects else {}
    made = {
        argument: [
            shapes.OfferedStep(offer.step, words.message(offer.text), reason(game, words, offer)) for offer in every
        ]
        for argument, every in found.items()
    }
    return shapes.Offered(made.pop("", []), made)


def reason(game: Game, words: Words, offer: Any) -> str:
    if not offer.why:
        return ""
    return words(f"{game.name}-content-effect-misplaced", effect=offer.step[0], why=offer.why)
