"""What the lab measures: which cards, skills, structures and tokens were used, and where a round begins. To play without one of them it is
made blank: a card without icons and effects, a structure that nobody can build."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from rulewright.kernel.bundles.ledger import Item, Ledger
from rulewright.kernel.events import Event
from rulewright.kernel.game import Prepared
from rulewright.kernel.message import Name

from . import numbers as num
from .effects.vocabulary import TUNNEL
from .pack.loading import load, marked
from .pack.pack import Card, Entry, Pack
from .parts import BY_SKILL, BY_STRUCTURE, BY_TOKEN, FACTIONS, NOBODY, SKILL_TOKEN, TOKEN_NAMES
from .settings import write_config
from .state import State

E = TypeVar("E", bound=Entry)


def card_id(card: Card, pack: Pack) -> str:
    """The id of a card's first copy: copies count as one item."""
    stem, _, number = card.id.rpartition("_")
    return stem if number.isdigit() and any(other.id == stem for other in pack.cards) else card.id


def items(pack: str) -> list[Item]:
    held = load(pack)
    cards = {card_id(card, held): card.deck if card.deck < len(FACTIONS) else None for card in held.cards}
    made = [item(id, "cards", side) for id, side in cards.items()]
    made += [item(skill.id, "skills", skill.faction) for skill in held.skills.values()]
    made += [item(structure.id, "structures", structure.faction) for structure in held.structures.values()]
    made += [item(token.id, "tokens", token.faction) for n, token in held.tokens.items() if n < SKILL_TOKEN]
    return [*made, *(item(token.id, "explorations", None) for token in held.explorations.values())]


def item(id: str, section: str, side: int | None) -> Item:
    return Item(id, section, Name(id), side)


# ------------------------------------------------------------- used
def used(s: State, event: Event) -> tuple[int, str] | None:
    """Which seat used which item. A passive skill counts as used when it is dealt."""
    found = USED.get(event.kind)
    id = found(marked(s.pack), event) if found and event.a != NOBODY else None
    return (int(s.seat[event.a]), id) if id and s.seat[event.a] != NOBODY else None


def of_card(pack: Pack, event: Event) -> str | None:
    return card_id(pack.cards[event.b], pack)


def of_skill(pack: Pack, event: Event) -> str | None:
    skill = pack.skills[event.b]
    return skill.id if skill.passive or event.kind == num.E_SKILL_USED else None


def of_token(pack: Pack, event: Event) -> str | None:
    return TOKEN_NAMES[event.b] if 0 <= event.b < SKILL_TOKEN else None


USED: Mapping[int, Callable[[Pack, Event], str | None]] = {
    num.E_PLAYED: of_card,
    num.E_TACTIC: of_card,
    num.E_SKILL: of_skill,
    num.E_SKILL_USED: of_skill,
    num.E_BUILT: lambda pack, event: pack.structures[event.b].id,
    num.E_TOKEN_PLACED: of_token,
    num.E_FOUND: lambda pack, event: pack.explorations[event.c].id,
}


# ------------------------------------------------------------- without
def without(prepared: Prepared, item: str) -> Any:
    settings = prepared.settings
    pack = load(settings.pack)
    blank = blanked(pack, item)
    return write_config(blank, settings.players, settings.options, settings.options["factions"].split(","))


def blanked(pack: Pack, item: str) -> Pack:
    cards = [
        replace(card, effect=(), row=0, icons=(0,) * len(card.icons)) if card_id(card, pack) == item else card
        for card in pack.cards
    ]
    skills = {n: empty(skill, item) for n, skill in pack.skills.items()}
    structures = {
        n: replace(structure, effect=(), row=0, build=0) if structure.id == item else structure
        for n, structure in pack.structures.items()
    }
    explorations = {n: empty(token, item) for n, token in pack.explorations.items()}
    gone = {(BY_SKILL, n) for n, skill in pack.skills.items() if skill.id == item}
    gone |= {(BY_STRUCTURE, n) for n, structure in pack.structures.items() if structure.id == item}
    gone |= {(BY_TOKEN, n) for n, token in pack.tokens.items() if token.id == item}
    # tunnels printed on the map stay
    standing = [one for one in pack.standing if one.trigger == TUNNEL or (one.kind, one.source) not in gone]
    return replace(
        pack, cards=cards, skills=skills, structures=structures, explorations=explorations, standing=standing
    )


def empty(entry: E, item: str) -> E:
    return replace(entry, effect=(), row=0) if entry.id == item else entry


def begins_round(s: State, event: Event) -> bool:
    return True


LEDGER = Ledger({"level": "veteran"}, items, used, without, num.E_ROUND, begins_round)
