"""What a seat sees of the planet, with names, letters and symbols."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.cli.terminal.paint import Line
from rulewright.games.cryhavoc.pack.maps import Region
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import FACTIONS, NO_TERRAIN, TERRAINS, TOKEN_NAMES
from rulewright.games.cryhavoc.shown.shapes import CryHavocView, SeenRegion
from rulewright.words import Words

from .labels import labels

SHAPES = {"crystal": "◆", "battle": "×", "asked": "►", "event": "■", "exhausted": "○", "ready": "●", "to": "→"}
PLAIN = {"crystal": "$", "battle": "x", "asked": ">", "event": "#", "exhausted": "-", "ready": "+", "to": ">"}
WAR_PARTY, NEST, EXPLORATION, STRUCTURE, TOKEN = "!", "@", "?", "+", "'"
TEXTURES = {"mountain": "^", "desert": ".", "jungle": '"', "ocean": "~", "outer": " "}


class Scene:
    def __init__(self, view: CryHavocView, pack: Pack, words: Words, players: Sequence[str], shapes: bool) -> None:
        self.view, self.pack, self.words, self.players, self.shapes = view, pack, words, players, shapes
        self.map = pack.map(view.players)
        self.signs = SHAPES if shapes else PLAIN
        self.letters: dict[str, str] = {faction: words("cryhavoc-cli-letter", faction=faction) for faction in FACTIONS}
        self.labels = labels([self.region_name(n) for n in range(len(self.map.regions))])
        self.headquarters = {faction.hq for faction in view.factions}

    # ------------------------------------------------------------- names
    def region(self, number: int) -> Region:
        return self.map.regions[number]

    def seen(self, number: int) -> SeenRegion:
        """What is in a region."""
        return self.view.regions[self.region(number).id]

    def region_name(self, number: int) -> str:
        return self.name(self.region(number).id)

    def name(self, id: str) -> str:
        """The pack's name for a part."""
        return self.words.names.get(id, id)

    def faction_name(self, faction: str) -> str:
        return self.words(f"cryhavoc-faction-{faction}")

    def ground(self, number: int) -> str:
        terrain = self.region(number).terrain
        return "outer" if terrain == NO_TERRAIN else TERRAINS[terrain]

    def terrain_name(self, number: int) -> str:
        ground = self.ground(number)
        return "–" if ground == "outer" else self.words(f"cryhavoc-terrain-{ground}")

    def neighbours(self, number: int) -> str:
        return " ".join(self.labels[n] for n in self.region(number).neighbours)

    # ------------------------------------------------------------- the contents of a region, in symbols
    def control(self, number: int) -> Line:
        faction = self.seen(number).control
        return [(f"[{self.letters[faction]}]", faction)] if faction else []

    def units(self, number: int) -> Line:
        return spaced([[(f"{self.letters[f]}{n}", f)] for f, n in self.seen(number).units.items()])

    def crystals(self, number: int) -> Line:
        n = self.seen(number).crystals
        return [(f"{self.signs['crystal']}{n}", "crystal")] if n else []

    def marks(self, number: int) -> Line:
        """HQ, face-down tokens, battle."""
        seen = self.seen(number)
        hidden = WAR_PARTY * seen.war_parties + NEST * seen.nests + EXPLORATION * seen.exploration
        made: list[Line] = []
        if self.region(number).id in self.headquarters:
            made.append([(self.words("cryhavoc-cli-hq"), "bold")])
        if hidden:
            made.append([(hidden, "bold")])
        if seen.battle:
            made.append([(f"{self.signs['battle']}{seen.battle.number}", "bad")])
        return spaced(made)

    def built(self, number: int) -> Line:
        """The numbers of structures and of other tokens."""
        seen = self.seen(number)
        pieces = [(STRUCTURE, len(seen.structures)), (TOKEN, len(seen.tokens))]
        return spaced([[(f"{sign}{n}", "")] for sign, n in pieces if n])

    def built_names(self, number: int) -> str:
        seen = self.seen(number)
        tokens = [self.words("cryhavoc-cli-token", name=self.token_name(token)) for token in seen.tokens]
        return ", ".join([*(self.name(id) for id in seen.structures), *tokens])

    def token_name(self, token: str) -> str:
        """The name of artillery or a watchtower; for a skill's token the skill's name."""
        return self.name(self.pack.tokens[TOKEN_NAMES.index(token)].id)

    def contents(self, number: int) -> Line:
        """Everything in a row."""
        parts = (self.control, self.units, self.crystals, self.marks, self.built)
        return spaced([part(number) for part in parts])


def spaced(parts: Sequence[Line]) -> Line:
    """Join with spaces, leaving out empty parts."""
    full = [part for part in parts if part]
    return [span for n, part in enumerate(full) for span in ([(" ", "")] if n else []) + part]
