"""The planet in text: outlines become cells, every region has its label once, and letters repeat what colours say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace
from tests.games.cryhavoc.pieces import seen

from rulewright.cli.terminal.cryhavoc.labels import labels
from rulewright.cli.terminal.cryhavoc.planet import Marks, draw
from rulewright.cli.terminal.cryhavoc.raster import NOTHING, borders, located, place, rasterised
from rulewright.cli.terminal.cryhavoc.regions import about, compact, full
from rulewright.cli.terminal.cryhavoc.scene import TEXTURES, Scene
from rulewright.cli.terminal.paint import Line, plain, width
from rulewright.cli.terminal.question import folded
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.shown.shapes import SeenRegion
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.words import LANGUAGES, Words

PACK = load("york")
SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
BESIDE_IT = ((10.0, 0.0), (20.0, 0.0), (20.0, 10.0), (10.0, 10.0))
Regions = Mapping[str, Mapping[str, Any]]
NO_REGIONS: Regions = {}
EMPTY: dict[str, Any] = {"control": None, "crystals": 0, "units": {}, "structures": [], "tokens": []}
NOTHING_HIDDEN = {"war_parties": 0, "nests": 0, "exploration": 0}
START = Match(GAME, GAME.prepare(Settings(2, {"factions": "humans,pilgrims"})), bytes(32))


def scene(regions: Regions = NO_REGIONS, players: int = 2, language: str = "en", shapes: bool = True) -> Scene:
    """Empty regions, except for the given ones."""
    there = {r.id: {**EMPTY, **NOTHING_HIDDEN, **regions.get(r.id, {})} for r in PACK.map(players).regions}
    view = seen(START, SPECTATOR)
    view.players, view.regions = players, convert(there, dict[str, SeenRegion])
    view.factions = [replace(faction, hq="dawn_landing") for faction in view.factions[:1]]
    return Scene(view, PACK, Words(language, PACK.names(language)), ["Ann", "Bob"], shapes)


BUSY: Regions = {
    "thornmaze": {
        "control": "humans",
        "units": {"humans": 4, "trogs": 2},
        "crystals": 12,
        "nests": 1,
        "exploration": 1,
    },
    "blindwater": {"structures": ["humans_airfield", "pilgrims_temple"], "tokens": ["artillery", "skill-machines"]},
    "split_anvil": {"units": {"pilgrims": 11}, "battle": {"number": 3, "attacker": "humans"}, "war_parties": 1},
}


# ------------------------------------------------------------- cells
def test_a_cell_belongs_to_the_area_under_its_centre() -> None:
    assert rasterised((SQUARE, BESIDE_IT), 2) == ((0, 0, 0, 0, 1, 1, 1, 1),) * 2
    triangle = ((0.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    assert rasterised((triangle,), 2) == ((0, NOTHING, NOTHING, NOTHING), (0, 0, 0, NOTHING))
    assert located((SQUARE, BESIDE_IT), 2, (15.0, 5.0)) == (1.0, 6.0)


def test_borders_run_between_the_cells() -> None:
    up, right, down, left = 1, 2, 4, 8
    top, middle, bottom = borders(rasterised((SQUARE, BESIDE_IT), 2))
    assert top == [right | down, *[left | right] * 3, left | right | down, *[left | right] * 3, left | down]
    assert middle == [up | down, 0, 0, 0, up | down, 0, 0, 0, up | down]
    assert bottom == [up | right, *[left | right] * 3, up | left | right, *[left | right] * 3, up | left]


def test_text_is_placed_where_there_is_room() -> None:
    cells = [(row, column) for row in range(3) for column in range(5)]
    assert place(cells, [2, 4], (1.0, 2.0)) == [(0, 1), (1, 0)]
    assert place(cells, [6], (1.0, 2.0)) is None


# ------------------------------------------------------------- labels
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_labels_are_two_letters_of_the_name_and_no_two_are_alike(players: int, language: str) -> None:
    names = [region.name[language] for region in PACK.map(players).regions]
    made = labels(names)
    assert len({folded(label) for label in made}) == len(made)
    for name, label in zip(names, made, strict=True):
        assert len(label) == 2
        assert re.search(".*".join(folded(label)), folded(name))


def test_names_that_begin_alike_get_other_labels() -> None:
    assert labels(["North Sea", "North Pole", "Norway"]) == ["NS", "NP", "Nr"]
    assert labels(["Łąka", "Laka"]) == ["Łą", "La"]
    assert len(set(labels(["Aa", "Aa", "Aa"]))) == 3


# ------------------------------------------------------------- the planet
@pytest.mark.parametrize("rows", [20, 26, 38])
@pytest.mark.parametrize("players", [2, 3])
def test_every_region_is_there_once(players: int, rows: int) -> None:
    shown = scene(BUSY if players == 2 else NO_REGIONS, players)
    lines = [plain(line) for line in draw(shown, rows)]
    assert len(lines) == rows
    assert len({len(line) for line in lines}) == 1
    found = re.findall(r"(?!HQ)[A-Z][A-Za-z]", "\n".join(lines))
    assert sorted(found) == sorted(shown.labels)


def test_the_contents_of_a_region_are_written_into_it() -> None:
    text = "\n".join(plain(line) for line in draw(scene(BUSY), 38, Marks({7}, taken=8)))
    for sign in ("Th* [H]", "H4 T2", "◆12 @?", "Bl<", "+2 '2", "P11", "! ×3", "HQ"):
        assert sign in text


def test_signs_can_be_plain() -> None:
    text = "\n".join(plain(line) for line in draw(scene(BUSY, shapes=False), 38))
    assert text.isascii()
    assert "$12" in text


def test_colour_is_never_the_only_cue() -> None:
    """Every styled span of the planet has its style's letter or pattern."""
    shown = scene(BUSY)
    for line in draw(shown, 38):
        for text, style in line:
            if style in shown.letters:
                assert shown.letters[style] in text
            if style in TEXTURES and style != "outer":
                assert TEXTURES[style] in text or text == " "


# ------------------------------------------------------------- tables
def cells_of(lines: list[Line]) -> str:
    return "\n".join(plain(line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [44, 60, 79, 119, 160])
def test_tables_fit_and_name_every_region(columns: int, language: str) -> None:
    shown = scene(BUSY, language=language)
    for lines in (full(shown, columns), compact(shown, columns)):
        assert max(map(width, lines)) <= columns
        for label in shown.labels:
            assert re.search(rf"(^|\s){label} ", cells_of(lines))


def test_a_wide_table_has_everything() -> None:
    text = cells_of(full(scene(BUSY), 150, Marks({7})))
    assert re.search(r'\*Th Thornmaze +" Jungle +\[H\] H4 T2 +◆12 @\? +→ Ho Wi Ci Bl Wo', text)
    assert "Airfield, Temple, Artillery token, Sentinel Protocol token" in text


def test_one_region_in_words() -> None:
    text = cells_of(about(scene(BUSY), 7, 70))
    assert "Th Thornmaze (Jungle)" in text
    assert "Wo World Caverns" in text
