"""A pack: the parts of the box by the numbers that the rules use, with their names and effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.games.cryhavoc.effects.freezing import Row, Standing
from rulewright.games.cryhavoc.effects.vocabulary import TUNNEL
from rulewright.games.cryhavoc.parts import BY_STRUCTURE

from .maps import Map, Region

Steps = Sequence[Any]  # effects as written in the pack; see effects/vocabulary.py


def mark(digest: str) -> int:
    """The number that stands for a pack in the record."""
    return int(digest[:7], 16)


@dataclass(frozen=True)
class Entry:
    id: str
    name: Mapping[str, str]  # by language
    effect: Steps
    row: int  # first row of its effect; 0, the empty one, if that is a standing effect


@dataclass(frozen=True)
class Card(Entry):
    deck: int  # faction, or len(FACTIONS) + terrain
    kind: str  # battle, scoring, initiative
    icons: tuple[int, ...]  # for each row: number of icons, plus bonus symbols above ICON_BITS


@dataclass(frozen=True)
class Skill(Entry):
    faction: int
    default: bool
    passive: bool


@dataclass(frozen=True)
class Structure(Entry):
    faction: int
    limit: int  # number of tokens
    build: int
    activate: int  # cost, or PASSIVE
    in_battle: bool


@dataclass(frozen=True)
class Token(Entry):
    """A kind of token that effects place on the map."""

    faction: int
    limit: int


@dataclass(frozen=True)
class Event(Entry):
    count: int


@dataclass(frozen=True)
class Exploration(Entry):
    count: int


@dataclass(frozen=True)
class TrogToken:
    """A war party or a nest."""

    id: str
    name: Mapping[str, str]
    units: int
    crystals: int
    count: int


@dataclass(frozen=True)
class Pack:
    """Everything by the numbers that the rules use."""

    name: str
    digest: str  # two packs of one digest play alike
    title: str
    maps: Mapping[int, Map]  # by the number of players
    cards: Sequence[Card]
    skills: Mapping[int, Skill]  # faction * TILES + n
    structures: Mapping[int, Structure]  # faction * TILES + n
    tokens: Mapping[int, Token]  # ARTILLERY, WATCHTOWER, SKILL_TOKEN + faction
    events: Mapping[int, Event]  # event EVENTS is the printed one
    explorations: Mapping[int, Exploration]
    trog_tokens: Mapping[int, TrogToken]  # war parties; nests from PARTIES on
    track: int  # the last space of the score track
    spots: Sequence[int]  # the spaces with events
    rows: Sequence[Row]
    standing: Sequence[Standing]

    @property
    def mark(self) -> int:
        return mark(self.digest)

    def map(self, players: int) -> Map:
        return self.maps[players]

    @property
    def tunnels(self) -> int:
        """The structure that stands on the tunnel icons from the start (C2.8)."""
        return next(s.source for s in self.standing if s.trigger == TUNNEL and s.kind == BY_STRUCTURE)

    def names(self, language: str) -> dict[str, str]:
        """The name of every part, by its id."""
        parts: tuple[Entry | TrogToken | Region, ...] = (
            *self.cards,
            *self.skills.values(),
            *self.structures.values(),
            *self.tokens.values(),
            *self.events.values(),
            *self.explorations.values(),
            *self.trog_tokens.values(),
            *(region for planet in self.maps.values() for region in planet.regions),
        )
        return {part.id: part.name[language] for part in parts}
