"""The regions as a table, one line each: label, name, terrain, control, contents and neighbours."""

from __future__ import annotations

from rulewright.cli.terminal.paint import Line, fitted, plain, width, wrapped

from .planet import NO_MARKS, Marks
from .scene import TEXTURES, Scene, spaced

GAP = 2  # columns between two blocks
COMPACT = 38  # columns of a compact line
NAME = 16  # columns for its name


def full(scene: Scene, columns: int, marks: Marks = NO_MARKS) -> list[Line]:
    """Everything in columns: structures by name, or counted if names do not fit; neighbours if they fit."""
    numbers = range(len(scene.labels))
    labels = [head(scene, n, marks) for n in numbers]
    names: list[Line] = [[(scene.region_name(n), "")] for n in numbers]
    terrains: list[Line] = [[(f"{TEXTURES[scene.ground(n)]} {scene.terrain_name(n)}", "")] for n in numbers]
    parts = (scene.control, scene.units, scene.crystals, scene.marks)
    contents = [[part(n) for n in numbers] for part in parts]
    near: list[Line] = [[(f"{scene.signs['to']} {scene.neighbours(n)}", "dim")] for n in numbers]
    built, counts = [built_names(scene, n) for n in numbers], [scene.built(n) for n in numbers]
    forms = ([terrains, *contents, near, built], [terrains, *contents, counts, near], [*contents, counts, near])
    for form in forms:
        made = side_by_side([labels, names, *form])
        if max(map(width, made)) <= columns:
            return made
    return [fitted(line, min(columns, width(line))) for line in side_by_side([labels, names, *contents, counts])]


def built_names(scene: Scene, number: int) -> Line:
    names = scene.built_names(number)
    return [(names, "")] if names else []


def room(scene: Scene) -> int:
    """The columns that the table needs with neighbours and counted structures."""
    names = max(len(scene.region_name(n)) for n in range(len(scene.labels)))
    bodies = [spaced([scene.contents(n), [(f"  {scene.neighbours(n)}", "")]]) for n in range(len(scene.labels))]
    return names + max(map(width, bodies)) + 8


def head(scene: Scene, number: int, marks: Marks) -> Line:
    return [(marks.sign(number) or " ", "bold"), (scene.labels[number], marks.style(number, "bold"))]


def side_by_side(blocks: list[list[Line]]) -> list[Line]:
    """Blocks of lines as columns of the necessary width; empty ones take no room."""
    widths = [max(map(width, block)) for block in blocks]
    kept = [(block, columns) for block, columns in zip(blocks, widths, strict=True) if columns]
    rows = zip(*([fitted(line, columns) for line in block] for block, columns in kept), strict=True)
    return [[span for n, part in enumerate(row) for span in ([(" ", "")] if n else []) + part] for row in rows]


def compact(scene: Scene, columns: int, marks: Marks = NO_MARKS) -> list[Line]:
    """For small windows: two or more regions side by side, with shortened names."""
    across = max(1, (columns + GAP) // (COMPACT + GAP))
    room = (columns + GAP) // across - GAP
    lines = [compact_line(scene, n, room, marks) for n in range(len(scene.labels))]
    height = -(-len(lines) // across)
    rows: list[Line] = []
    for row in range(height):
        parts = [fitted(line, room) for line in lines[row::height]]
        rows.append([span for n, part in enumerate(parts) for span in ([(" " * GAP, "")] if n else []) + part])
    return rows


def compact_line(scene: Scene, number: int, columns: int, marks: Marks = NO_MARKS) -> Line:
    name, contents = scene.region_name(number), scene.contents(number)
    room = max(6, min(max(NAME, columns - 24), columns - 7 - width(contents)))
    cut = name if len(name) <= room else name[: room - 1] + "."
    sign: Line = [(TEXTURES[scene.ground(number)], "")]
    return [*head(scene, number, marks), (f" {cut:<{room}} ", ""), *sign, (" ", ""), *contents]


def about(scene: Scene, number: int, columns: int) -> list[Line]:
    """One region in words, with its neighbours by name."""
    near = ", ".join(f"{scene.labels[n]} {scene.region_name(n)}" for n in scene.region(number).neighbours)
    lying = spaced([scene.contents(number), [(scene.built_names(number), "")] if scene.built_names(number) else []])
    title = f"{scene.labels[number]} {scene.region_name(number)} ({scene.terrain_name(number)})"
    text = scene.words("cryhavoc-cli-region", title=title, contents=plain(lying) or "–", near=near)
    return wrapped(text, columns, "dim", indent="  ")
