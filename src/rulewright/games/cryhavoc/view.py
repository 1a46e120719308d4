"""What a seat may see, built up from nothing. Reads the twin; pieces are named by their ids in the pack.

Of another's cards: how many are in hand, deck and store, which lie open, which everybody knows to be in hand, and of how many cards in hand
only the terrain is known.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.kernel.events import SPECTATOR

from .content import Pack
from .options import ATTACKER_FIRST
from .outlook import outlook
from .parts import (
    ABSENT,
    AT_BOTTOM,
    ATTACKER,
    DEFENDER,
    DISCARDED,
    EXHAUSTED,
    FACTIONS,
    HELD,
    IN_DECK,
    IN_HAND,
    IN_TERRAIN_DECK,
    LOOKED_AT,
    NOBODY,
    OBJECTIVES,
    OPEN,
    PICKED,
    PLAYED,
    STORED,
    TERRAINS,
    TILES,
    TOKEN_NAMES,
    TOKENS,
    TYPES,
    UNKNOWN,
)
from .state import State
from .words import OFFERS

Places = list[list[int]]  # the numbers of the cards at each place
Spread = list[tuple[str, int]]  # kinds of pieces that are on the map, each with the mask of its regions


def name(faction: int) -> str | None:
    return None if faction == NOBODY else FACTIONS[faction]


def open_to_all(pack: Pack, s: State) -> dict[str, Any]:
    cards = by_place(pack, s)
    f = s.frame[s.top]
    seen: dict[str, Any] = {
        "players": s.players,
        "round": s.round,
        "turn": s.turn,
        "prompt": {"offer": OFFERS[f.offer].name, "rule": OFFERS[f.offer].paragraph, "actor": f.actor},
        "initiative": [FACTIONS[s.initiative[n]] for n in range(s.players)] if s.round else [],
        "upcoming": [FACTIONS[s.upcoming[n]] for n in range(s.players)] if s.round else [],
        "enabled_by": name(s.enabled_by),
        "final": bool(s.final),
        "track": [{"spot": s.spot[i], "events": s.stacked[i]} for i in range(len(s.spot))],
        "unseen": seen_tokens(pack, s),
        "regions": seen_map(pack, s),
        "factions": [seen_faction(pack, s, s.faction[n], cards) for n in range(s.players) if s.faction[n] != NOBODY],
        "decks": {terrain: seen_deck(pack, s, cards[IN_TERRAIN_DECK + t]) for t, terrain in enumerate(TERRAINS)},
        "pending": [
            [g.proc, g.step, g.who, g.at, g.left, g.memo, g.on, g.tally]
            for g in s.frame[: s.top + 1]  # type: ignore[index, attr-defined]
        ],
        "action": {
            "halted": list(s.halted),  # type: ignore[call-overload]
            "entered": s.entered,
            "grounds": s.grounds,
            "activated": list(s.activated),  # type: ignore[call-overload]
        },
        "heard": list(s.heard),  # type: ignore[call-overload]
    }
    if s.seat[-1] == NOBODY and s.players < len(FACTIONS):
        seen["natives"] = {"reserve": s.reserve[-1], "prisoners": seen_prisoners(s, len(FACTIONS) - 1)}
    if s.battle_at != NOBODY:
        seen["battle"] = seen_battle(pack, s)
    return seen


def own(pack: Pack, s: State, seat: int) -> dict[str, Any]:
    """What not everybody sees."""
    seen: dict[str, Any] = {}
    if s.battle_at != NOBODY:
        seen["named"] = [list(s.named[side]) for side in range(2) if knows_kills(s, side, seat)]  # type: ignore[call-overload]
    if seat != SPECTATOR and s.faction[seat] != NOBODY:
        seen |= own_cards(pack, s, s.faction[seat])
    return seen


def deciding(s: State, side: int) -> int:
    """The seat that decides for a side of the battle."""
    faction = s.side[side]
    if s.seat[faction] != NOBODY:
        return int(s.seat[faction])
    return (s.seat[s.side[1 - side]] + 1) % s.players


def knows_kills(s: State, side: int, seat: int) -> bool:
    """Those a seat names itself; by the option of C5.8 everybody those of the attacker."""
    return deciding(s, side) == seat or (side == ATTACKER and s.attrition == ATTACKER_FIRST)


def named_openly(s: State) -> bool:
    """Whether the kill that is about to be named shows itself (C5.8): by the option the attacker says it aloud, and with the last one all
    are carried out."""
    f, attackers = s.frame[s.top], [s.placed[ATTACKER][objective] for objective in range(len(OBJECTIVES))]
    if f.who == ATTACKER and s.attrition == ATTACKER_FIRST:
        return True
    defenders_kills = s.frame[s.top - 1].memo
    defender_is_asked = 0 < defenders_kills < sum(attackers) and max(attackers) < sum(attackers)
    return f.left == 1 and (f.who == DEFENDER or not defender_is_asked)


# ------------------------------------------------------------- cards
def by_place(pack: Pack, s: State) -> Places:
    """The cards at each place, in the order of the pack."""
    places: Places = [[] for _ in range(STORED + len(FACTIONS))]
    for card in range(len(pack.cards)):
        places[s.where[card]].append(card)
    return places


def ids(pack: Pack, cards: Iterable[int]) -> list[str]:
    return [pack.cards[card].id for card in cards]


def own_cards(pack: Pack, s: State, faction: int) -> dict[str, Any]:
    cards = by_place(pack, s)
    return {
        "you": FACTIONS[faction],
        "hand": ids(pack, cards[IN_HAND + faction]),
        "picked": ids(pack, cards[PICKED + faction]),
        "looked_at": ids(pack, cards[LOOKED_AT + faction]),
        "stored": ids(pack, cards[STORED + faction]),
    }


def seen_deck(pack: Pack, s: State, cards: list[int]) -> dict[str, Any]:
    """How many cards, and those that everybody has seen go to its bottom, in the order in which they will come."""
    bottom = sorted((card for card in cards if s.known[card] == AT_BOTTOM), key=lambda card: s.depth[card])
    return {"cards": len(cards), "bottom": ids(pack, bottom)}


# ------------------------------------------------------------- factions
def seen_faction(pack: Pack, s: State, faction: int, cards: Places) -> dict[str, Any]:
    mine = range(faction * TILES, faction * TILES + TILES)
    in_hand = sorted(cards[IN_HAND + faction] + cards[PICKED + faction])
    unknown = [s.home[card] - len(FACTIONS) for card in in_hand if s.known[card] == UNKNOWN]
    return {
        "faction": FACTIONS[faction],
        "seat": s.seat[faction],
        "hq": None if s.hq[faction] == NOBODY else pack.map(s.players).regions[s.hq[faction]].id,
        "vp": s.vp[faction],
        "reserve": s.reserve[faction],
        "prisoners": seen_prisoners(s, faction),
        "crystals": s.store[faction],
        "hand": len(cards[IN_HAND + faction]),
        "picked": len(cards[PICKED + faction]),
        "looked_at": len(cards[LOOKED_AT + faction]),
        "stored": len(cards[STORED + faction]),
        "deck": len(cards[IN_DECK + faction]),
        "held": ids(pack, (card for card in in_hand if s.known[card] == HELD)),
        "unknown": {TERRAINS[t]: unknown.count(t) for t in range(len(TERRAINS)) if t in unknown},
        "played": ids(pack, (card for card in cards[OPEN] if s.pile[card] == PLAYED + faction)),
        "discard": ids(pack, (card for card in cards[OPEN] if s.pile[card] == DISCARDED + faction)),
        "skills": {pack.skills[n].id: s.skill[n] != EXHAUSTED for n in mine if s.skill[n] != ABSENT},
        "structures": {
            pack.structures[n].id: s.structure_limit[n] - s.built[n].bit_count() for n in mine if n in pack.structures
        },
    }


def seen_prisoners(s: State, holder: int) -> dict[str, int]:
    return {FACTIONS[owner]: s.prisoners[holder][owner] for owner in range(len(FACTIONS)) if s.prisoners[holder][owner]}


# ------------------------------------------------------------- the map
def seen_map(pack: Pack, s: State) -> dict[str, Any]:
    structures = [(pack.structures[n].id, s.built[n]) for n in range(TYPES) if s.built[n]]
    tokens = [(TOKEN_NAMES[kind], s.token[kind]) for kind in range(TOKENS) if s.token[kind]]
    regions = enumerate(pack.map(s.players).regions)
    return {region.id: seen_region(s, n, structures, tokens) for n, region in regions}


def seen_region(s: State, region: int, structures: Spread, tokens: Spread) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "control": name(s.control[region]),
        "crystals": s.crystals[region],
        "units": {FACTIONS[f]: s.units[f][region] for f in range(len(FACTIONS)) if s.units[f][region]},
        "structures": [id for id, regions in structures if regions >> region & 1],
        "tokens": [id for id, regions in tokens if regions >> region & 1],
        "war_parties": s.party[region],
        "nests": s.nest[region],
        "exploration": s.exploration[region],
    }
    if s.battle[region]:
        seen["battle"] = {"number": s.battle[region], "attacker": FACTIONS[s.attacker[region]]}
    return seen


def seen_tokens(pack: Pack, s: State) -> dict[str, Any]:
    """Tokens that nobody has seen yet, on the map and beside it, by kind: everybody can count them."""
    return {
        "events": [pack.events[n].id for n in range(len(s.event_left)) if s.event_left[n]],
        "exploration": {
            token.id: s.exploration_left[n] for n, token in pack.explorations.items() if s.exploration_left[n]
        },
        "trogs": {token.id: s.trog_left[n] for n, token in pack.trog_tokens.items() if s.trog_left[n]},
    }


# ------------------------------------------------------------- the battle
def seen_battle(pack: Pack, s: State) -> dict[str, Any]:
    return {
        "region": pack.map(s.players).regions[s.battle_at].id,
        "sides": [seen_side(s, side) for side in (ATTACKER, DEFENDER)],
        "reversed": bool(s.reversed),
        "skipped": [OBJECTIVES[i] for i in range(len(OBJECTIVES)) if s.skipped[i]],
        "winner": name(s.side[s.winner]) if s.winner != NOBODY else None,
        "promises": [[s.promise[i], s.promised_by[i]] for i in range(s.promises)],
        "outlook": outlook(s),
    }


def seen_side(s: State, side: int) -> dict[str, Any]:
    return {
        "faction": FACTIONS[s.side[side]],
        "seat": deciding(s, side),
        "placed": list(s.placed[side]),  # type: ignore[call-overload]
        "bonus": list(s.bonus[side]),  # type: ignore[call-overload]
        "ties": list(s.ties[side]),  # type: ignore[call-overload]
        "absorbs": s.absorbs[side],
        "card_limit": s.card_limit[side],
        "passed": bool(s.passed[side]),
        "far_retreat": bool(s.far_retreat[side]),
        "owed": s.owed[side],
    }
