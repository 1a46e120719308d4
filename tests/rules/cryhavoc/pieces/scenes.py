"""Battles and turns in which one piece of the pack is used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.rules.cryhavoc.battling import Placed, no_cards, open_battle
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.effects.freezing import freeze
from rulewright.games.cryhavoc.effects.vocabulary import TRIGGERS
from rulewright.games.cryhavoc.numbers import EVENTS_PHASE
from rulewright.games.cryhavoc.parts import (
    BY_TOKEN,
    FACTIONS,
    IN_DECK,
    IN_TERRAIN_DECK,
    KIND,
    LIMIT,
    OPEN,
    SOURCE,
    STORED,
    TERRAINS,
    TOKEN_NAMES,
    TRIGGER,
)

SCORING = {
    "humans": "humans_raise_the_flag",
    "pilgrims": "pilgrims_song_of_the_crystals",
    "machines": "machines_yield_report",
    "trogs": "trogs_tribal_council",
}
OWN, ENEMY = 0, 1  # the sides, if the player of the card attacks


def four(**options: str) -> Table:
    """Humans in the north, Pilgrims in the east, Machines in the west, Trogs in World Caverns."""
    return Table("humans", "pilgrims", "machines", "trogs", **options)  # type: ignore[arg-type]


def three(**options: str) -> Table:
    """The same without a Trog player: if the Humans fight natives, the Pilgrims command these."""
    return Table("humans", "pilgrims", "machines", **options)  # type: ignore[arg-type]


# ------------------------------------------------------------- battles
def battle_with(
    *cards: str,
    own: Placed,
    enemy: Placed,
    holder: str = "humans",
    against: str = "pilgrims",
    at: str = "foglands",
    defends: bool = False,
    table: Table | None = None,
) -> Table:
    """A battle where the holder may now play one of these cards. Both also hold a card that is useless in a battle, so that they are asked,
    and the battle is not resolved before both have passed. If the holder defends, the other has passed."""
    t = table or four()
    t.hand(holder, *cards, SCORING[holder])
    if against in t.factions:
        t.hand(against, SCORING[against])
    sides = [(holder, own), (against, enemy)]
    if defends:
        sides.reverse()
    open_battle(t, at, *sides)
    if defends:
        t.do("pass")
    return t


def write(t: Table, steps: Sequence[Any]) -> int:
    """Write these steps to the last rows of the effect table. Returns the first row."""
    rows = freeze(steps)
    first = len(t.s.row) - len(rows)
    for i, row in enumerate(rows):
        for column, value in enumerate(row):
            t.s.row[first + i][column] = value
    return first


def rewrite(t: Table, card: str, steps: Sequence[Any]) -> None:
    """Replace the text of a card."""
    t.s.text[t.card(card)] = write(t, steps)


def stand_by(t: Table, token: str, when: Sequence[Any]) -> None:
    """Replace the standing effect of that kind of token."""
    _, trigger, limit, steps = when
    for i in range(t.s.standings):
        entry = t.s.standing[i]
        if entry[KIND] == BY_TOKEN and entry[SOURCE] == TOKEN_NAMES.index(token):
            entry[TRIGGER], entry[LIMIT] = TRIGGERS.index(trigger), limit
            t.s.standing_row[i] = write(t, steps)


def battle_of(steps: Sequence[Any], *more: str, **scene: Any) -> Table:
    """A battle in which a card with these steps has just been played, by default by the Humans."""
    holder = scene.get("holder", "humans")
    card = next(name for name in BLANK[holder] if name not in more)
    t = scene.pop("table", None) or four()
    rewrite(t, card, steps)
    battle_with(card, *more, table=t, **scene)
    t.do(f"tactic:{card}")
    return t


BLANK = {  # cards with a battle effect, whose text is replaced
    "humans": ("humans_dug_in", "humans_crossfire"),
    "pilgrims": ("pilgrims_pulse_strike", "pilgrims_stasis_field"),
    "machines": ("machines_target_lock", "machines_relentless_advance"),
    "trogs": ("trogs_frenzy", "trogs_blood_first"),
}


def resolve(t: Table) -> None:
    """Nobody plays another card."""
    no_cards(t)


# ------------------------------------------------------------- turns
def action(t: Table, faction: str, row: str, *cards: str) -> None:
    """A turn: that action with these cards."""
    t.hand(faction, *cards)
    t.turn(faction)
    t.do(row, *(f"pick:{card}" for card in cards), "play")


def use(t: Table, skill: str) -> None:
    """A turn that begins with that skill."""
    t.skill(skill)
    t.turn(skill.partition("_")[0])
    t.do(f"skill:{skill}")


def why_not(t: Table, skill: str) -> tuple[str, str] | None:
    """Why that skill may not be used in a turn."""
    t.skill(skill)
    t.turn(skill.partition("_")[0])
    return t.why(f"skill:{skill}")


def activate(t: Table, structure: str, region: str, points: int = 9) -> None:
    """A Build action that begins with that structure's activation."""
    t.build(structure.partition("_")[0], points)
    t.do(f"activate:{structure}@{region}")


def event(t: Table, name: str) -> None:
    """Reveal that event."""
    t.luck(f"event:{name}")
    t.procedure(EVENTS_PHASE)


def enter(t: Table, faction: str, n: int, region: str, origin: str) -> None:
    """That many units move there, one after the other."""
    t.move(faction, n)
    for _ in range(n):
        t.do(f"from:{origin}", f"to:{region}")


def embattled(t: Table, region: str) -> None:
    """Mark a battle of Pilgrims and Machines there."""
    t.units("pilgrims", 1, region)
    t.units("machines", 1, region)
    t.mark(region, "pilgrims")


# ------------------------------------------------------------- reading the position
def targets(t: Table) -> set[str]:
    """The choices of the current player, except declining."""
    return {name.partition(":")[2] for name in t.legal() if ":" in name}


def may_decline(t: Table) -> bool:
    return "stop" in t.legal()


def trog_tokens(t: Table, name: str) -> int:
    """War parties and nests that lie face down there."""
    return int(t.s.party[t.region(name)] + t.s.nest[t.region(name)])


def stored(t: Table, faction: str) -> set[str]:
    place = STORED + FACTIONS.index(faction)
    return {name for i, name in enumerate(t.card_ids) if t.s.where[i] == place}


def no_deck(t: Table, faction: str) -> None:
    """Its deck is empty; its cards are out of the game."""
    for i in range(len(t.card_ids)):
        if t.s.where[i] == IN_DECK + FACTIONS.index(faction):
            t.s.where[i], t.s.pile[i] = OPEN, 0


def terrain_decks(t: Table) -> dict[str, int]:
    """The number of cards in each terrain deck."""
    places = [int(t.s.where[i]) - IN_TERRAIN_DECK for i in range(len(t.card_ids))]
    return {terrain: places.count(n) for n, terrain in enumerate(TERRAINS)}


def order(t: Table) -> list[str]:
    """The upcoming initiative order."""
    return [FACTIONS[t.s.upcoming[n]] for n in range(len(t.factions))]
