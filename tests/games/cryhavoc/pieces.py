"""Invariants of every position of Cry Havoc: nothing gets lost, nothing appears. Counted independently of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulewright.games.cryhavoc.effects.questions import TELEPORT_MORE, WITHDRAW_FROM
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.numbers import AN_ACTION, ARRIVE, EFFECT, RETREAT, STOW
from rulewright.games.cryhavoc.options import (
    EIGHT_BATTLES,
    EIGHT_CONTROLLED,
    HALTED_UNTIL_ROUND_ENDS,
    RESOLVED_AMONG_OTHERS,
    TROG_HQ_TOKEN_MISSING,
    WAKE_WITH_UNITS,
)
from rulewright.games.cryhavoc.parts import (
    ABSENT,
    ACTIONS,
    AT_BOTTOM,
    CARDS,
    DISCARDED,
    EVENTS,
    FACTIONS,
    FINAL,
    GONE,
    HELD,
    IN_DECK,
    IN_HAND,
    IN_TERRAIN_DECK,
    LOOKED_AT,
    NO_PILE,
    NOBODY,
    OPEN,
    OWNED,
    PARTIES,
    PLAYED,
    PLAYERS,
    REGIONS,
    SKILLS,
    STORE_LIMIT,
    STORED,
    TERRAINS,
    TILES,
    TROG_TOKENS,
    TROGS,
    UNKNOWN,
    N,
)
from rulewright.games.cryhavoc.rules.retreat import ARRIVED, LEAVING
from rulewright.games.cryhavoc.shown.shapes import CryHavocView
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.frames import Frame
from rulewright.kernel.match import Match

UNITS = (12, 12, 12, 16)
EXPLORATIONS, WAR_PARTIES, NESTS = 12, 18, 12
ROUNDS = 5
DECK = 8
PILES = {NO_PILE, *(first + faction for first in (PLAYED, DISCARDED) for faction in range(len(FACTIONS)))}
ACTION_FIELDS = ("handled", "entered", "overrun", "grounds", "activated", "choices")
BATTLE_FIELDS = (
    *(
        "side",
        "placed",
        "bonus",
        "ties",
        "absorbs",
        "card_limit",
        "passed",
        "far_retreat",
        "owed",
        "reversed",
        "skipped",
    ),
    *("named", "promise", "promised_by", "promises"),
)


def check_pieces(s: State) -> None:
    for faction in range(len(FACTIONS)):
        check_units(s, faction)
    check_regions(s)
    check_control(s)
    check_structures_and_tokens(s)
    check_unseen(s)
    check_cards(s)
    check_players(s)
    check_wiped(s)


def numbers(value: Any) -> list[int]:
    """All numbers of a field, flattened."""
    if not isinstance(value, list):
        return [value]
    return [n for part in value for n in numbers(part)] if isinstance(value[0], list) else value


def pending(s: State, proc: int) -> list[Frame]:
    """The unfinished procedures with that number."""
    return [s.frame[depth] for depth in range(s.top + 1) if s.frame[depth].proc == proc]


# ------------------------------------------------------------- units
def check_units(s: State, faction: int) -> None:
    """The units on the map, in reserve, captured, on objectives and leaving a battle always add up to the same."""
    holders = range(len(FACTIONS))
    places = {
        "map": sum(s.units[faction][region] for region in range(REGIONS)),
        "reserve": int(s.reserve[faction]),
        "prisoners": sum(s.prisoners[holder][faction] for holder in holders),
        "battle": sum(sum(numbers(s.placed[side])) for side in sides(s, faction)),
        "leaving": leaving(s, faction),
    }
    everything = [*numbers(s.units[faction]), s.reserve[faction], *(s.prisoners[holder][faction] for holder in holders)]
    assert min(everything) >= 0, f"{FACTIONS[faction]} have fewer than no units somewhere: {places}"
    assert s.prisoners[faction][faction] == 0, f"{FACTIONS[faction]} hold their own units"
    plays = faction == TROGS or s.seat[faction] != NOBODY
    assert sum(places.values()) == (UNITS[faction] if plays else 0), f"units of the {FACTIONS[faction]}: {places}"


def sides(s: State, faction: int) -> list[int]:
    return [side for side in range(2) if s.battle_at != NOBODY and s.side[side] == faction]


def leaving(s: State, faction: int) -> int:
    """Units in a retreat whose goal is being chosen, or that an effect is moving out of a battle."""
    mine = sides(s, faction)
    retreating = sum(f.left for f in pending(s, RETREAT) if f.step == LEAVING and f.who in mine)
    effects = [f for f in pending(s, EFFECT) if f.step == WITHDRAW_FROM and f.who == faction]
    return retreating + sum(s.row[f.at][N] - f.left for f in effects)


# ------------------------------------------------------------- the map
def present(s: State, region: int) -> list[int]:
    return [faction for faction in range(len(FACTIONS)) if s.units[faction][region] > 0]


def on_the_move(s: State) -> int:
    """Mask of the regions where somebody is arriving, or where by the option units wake Trogs."""
    retreats = sum(1 << f.at for f in pending(s, RETREAT) if f.step == ARRIVED)
    wakers = [f.who for f in pending(s, ARRIVE) if s.woken_regions == WAKE_WITH_UNITS]
    woken = sum(1 << region for region in range(REGIONS) if any(s.units[who][region] > 0 for who in wakers))
    return (
        s.entered | retreats | woken | sum(1 << f.memo % REGIONS for f in pending(s, EFFECT) if f.step == TELEPORT_MORE)
    )


def check_regions(s: State) -> None:
    """At most two factions in a region, or three with Trogs from a token; a battle token where there are several, once the action that led
    them there is over, unless tokens have run out."""
    moving, limited = on_the_move(s), s.battle_tokens == EIGHT_BATTLES
    numbers = [s.battle[region] for region in range(REGIONS) if s.battle[region]]
    assert len(set(numbers)) == len(numbers), f"two battle tokens have the same number: {numbers}"
    for region in range(REGIONS):
        here = present(s, region)
        names = ", ".join(FACTIONS[faction] for faction in here)
        assert region < s.regions or not (here or s.crystals[region] or s.battle[region]), f"no region {region}"
        assert s.crystals[region] >= 0, f"{s.crystals[region]} crystals in region {region}"
        third = TROGS in here and s.tokens_among_others == RESOLVED_AMONG_OTHERS
        assert len(here) <= 2 + (third or limited), f"{names} stand in region {region}"
        if s.battle[region] == 0:
            assert s.attacker[region] == 0, f"an attacker without a battle token in region {region}"
            waiting = limited or moving >> region & 1
            assert len(here) < 2 or waiting, f"{names} stand in region {region} without a battle token"
        elif region != s.battle_at:
            assert len(here) >= 2, f"a battle token in region {region}, where {names or 'nobody'} stand"
            assert s.attacker[region] in here, f"the attacker has no units in region {region}"
    assert s.battle_at == NOBODY or s.battle[s.battle_at] > 0, "a battle is fought without a token"


def check_control(s: State) -> None:
    """Only players have control; an HQ belongs to its owner, without crystals, structures, tokens or enemies."""
    for region in range(REGIONS):
        owner = s.control[region]
        assert owner == NOBODY or (region < s.regions and s.seat[owner] != NOBODY), f"{owner} controls region {region}"
    for faction in range(len(FACTIONS)):
        region = s.hq[faction]
        if region == NOBODY:
            continue
        missing = faction == TROGS and s.trog_hq_token == TROG_HQ_TOKEN_MISSING and s.control[region] == NOBODY
        assert missing or s.control[region] == faction, f"the {FACTIONS[faction]} do not control their HQ"
        assert set(present(s, region)) <= {faction}, f"enemies in the HQ of the {FACTIONS[faction]}"
        clutter = [s.crystals[region], s.party[region], s.nest[region], s.battle[region], s.exploration[region]]
        assert not any(clutter), f"in the HQ of the {FACTIONS[faction]}: {clutter}"
        standing = [type for type, built in enumerate(numbers(s.built)) if built >> region & 1]
        tunnel = faction == TROGS and len(standing) <= 1  # C2.8
        assert not standing or tunnel, f"structures {standing} in the HQ of the {FACTIONS[faction]}"
        assert not any(token >> region & 1 for token in numbers(s.token)), "a token in an HQ"
    settled = s.frame[s.top].actor != NOBODY and s.frame[s.top].offer == AN_ACTION
    for region in range(s.regions):
        alone = present(s, region)
        hq = len(alone) == 1 and s.hq[alone[0]] == region
        enough = s.control_tokens != EIGHT_CONTROLLED
        if settled and len(alone) == 1 and s.seat[alone[0]] != NOBODY and enough and not hq:
            assert s.control[region] == alone[0], f"{FACTIONS[alone[0]]} stand alone in region {region} without control"


def check_structures_and_tokens(s: State) -> None:
    """No more on the map than exist, and only on the map."""
    for name in ("built", "token", "activated"):
        for kind, mask in enumerate(numbers(getattr(s, name))):
            assert 0 <= mask < 1 << s.regions, f"{name} {kind} lies outside of the map: {mask:b}"
    for mask in (s.entered, s.grounds, *numbers(s.near)):
        assert 0 <= mask < 1 << s.regions, f"a mask reaches outside of the map: {mask:b}"
    for type, limit in enumerate(numbers(s.structure_limit)):
        assert s.built[type].bit_count() <= limit, f"too many structures of type {type}"
        assert s.activated[type] & ~s.built[type] == 0, f"a structure {type} was activated that does not stand"
        native = type // TILES == TROGS and s.players < PLAYERS
        assert not (s.built[type] and native), "natives have built"
    for kind, limit in enumerate(numbers(s.token_limit)):
        assert s.token[kind].bit_count() <= limit, f"too many tokens of kind {kind}"


def check_unseen(s: State) -> None:
    """Face-down tokens on the map are among the unseen ones."""
    assert all(n in (0, 1) for n in numbers(s.event_left))
    revealed = EVENTS - sum(numbers(s.event_left))
    waiting = sum(s.stacked[spot] for spot in range(FINAL + 1))
    assert revealed + waiting <= FINAL, f"{revealed} events were revealed and {waiting} wait"
    explorations = sum(numbers(s.exploration_left))
    assert sum(numbers(s.exploration)) <= explorations <= EXPLORATIONS, "exploration tokens"
    for tokens, kinds, most in (
        (s.party, range(PARTIES), WAR_PARTIES),
        (s.nest, range(PARTIES, TROG_TOKENS), NESTS),
    ):
        for kind in kinds:
            assert 0 <= s.trog_left[kind] <= s.trog_count[kind], f"Trog token {kind}"
        assert min(numbers(tokens)) >= 0, "fewer than no Trog tokens"
        assert sum(numbers(tokens)) <= sum(s.trog_left[kind] for kind in kinds) <= most, "Trog tokens"
    assert all(0 <= early <= left for early, left in zip(s.trog_early, s.trog_left, strict=True)), "early Trog tokens"
    assert sum(numbers(s.trog_early)) == sum(numbers(s.early)), "early Trog tokens on the map"
    assert all(s.early[region] <= s.party[region] + s.nest[region] for region in range(REGIONS)), "where they lie"


# ------------------------------------------------------------- cards
def check_cards(s: State) -> None:
    """Every card is in one place; public knowledge about it is true; decks have no gaps."""
    depths: dict[int, list[int]] = {IN_TERRAIN_DECK + terrain: [] for terrain in range(len(TERRAINS))}
    for card in range(CARDS):
        check_card(s, card)
        if s.where[card] in depths and s.depth[card] > 0:
            depths[s.where[card]].append(s.depth[card])
    for found in depths.values():
        assert sorted(found) == list(range(1, len(found) + 1)), f"at the bottom of a deck: {sorted(found)}"
    for faction in range(len(FACTIONS)):
        own = [s.where[card] for card in range(CARDS) if s.home[card] == faction]
        plays = s.seat[faction] != NOBODY
        assert len(own) == DECK
        assert own.count(GONE) == (0 if plays else DECK), f"cards of the {FACTIONS[faction]} are gone"
        stored = sum(s.where[card] == STORED + faction for card in range(CARDS))
        assert stored <= STORE_LIMIT + bool(pending(s, STOW)), f"{stored} cards in store"


def check_card(s: State, card: int) -> None:
    where, pile, home, known = s.where[card], s.pile[card], s.home[card], s.known[card]
    terrain = home - len(FACTIONS)
    assert GONE <= where < STORED + len(FACTIONS), told(s, card)
    assert (where == OPEN) == (pile != NO_PILE), told(s, card)
    assert pile in PILES, told(s, card)
    assert s.depth[card] == 0 or where == IN_TERRAIN_DECK + terrain, told(s, card)
    if where >= IN_DECK:
        holder = (where - IN_DECK) % len(FACTIONS)
        assert s.seat[holder] != NOBODY and (terrain >= 0 or holder == home), told(s, card)  # noqa: PT018
        assert where < STORED or terrain >= 0, told(s, card)
    if pile != NO_PILE:
        holder = (pile - PLAYED) % len(FACTIONS)
        assert s.seat[holder] != NOBODY and (terrain >= 0 or holder == home), told(s, card)  # noqa: PT018
        assert known == OWNED, told(s, card)
    if known == HELD:
        assert IN_HAND <= where < LOOKED_AT, told(s, card)
    elif known == AT_BOTTOM:
        assert s.depth[card] > 0, told(s, card)
    elif known == OWNED:
        assert where == OPEN or IN_DECK <= where < STORED, told(s, card)
    else:
        assert known == UNKNOWN, told(s, card)
        assert where == GONE or (terrain >= 0 and not IN_DECK <= where < IN_HAND), told(s, card)


def told(s: State, card: int) -> str:
    """Where a card is, for a failure message."""
    where, pile, known = s.where[card], s.pile[card], s.known[card]
    return f"card {card} of deck {s.home[card]}: place {where}, pile {pile}, known {known}, depth {s.depth[card]}"


# ------------------------------------------------------------- players
def check_players(s: State) -> None:
    seated = [s.faction[seat] for seat in range(s.players) if s.faction[seat] != NOBODY]
    assert Counter(seated) == Counter(f for f in range(len(FACTIONS)) if s.seat[f] != NOBODY), "seats"
    if s.round > 0:
        for order in (s.initiative, s.upcoming):
            assert sorted(order[n] for n in range(s.players)) == sorted(seated), "an order of initiative"
    assert 0 <= s.round <= ROUNDS, f"round {s.round}"
    assert 0 <= s.turn <= ACTIONS, f"action {s.turn}"
    for faction in range(len(FACTIONS)):
        assert s.vp[faction] >= 0, f"{FACTIONS[faction]} have {s.vp[faction]} victory points"
        assert s.store[faction] >= 0, f"{FACTIONS[faction]} have {s.store[faction]} crystals in store"
        assert s.seat[faction] != NOBODY or s.vp[faction] == s.store[faction] == 0, f"{FACTIONS[faction]} score"
    for skill in range(SKILLS):
        absent = s.round == 0 or s.seat[skill // TILES] != NOBODY or s.skill[skill] == ABSENT
        assert absent, "a skill of a faction that does not play"


def check_wiped(s: State) -> None:
    """Fields that no longer mean anything are zero, so that equal positions have equal bytes."""
    fields = () if s.frame[s.top].offer != AN_ACTION else ACTION_FIELDS
    for name in (*fields, *(BATTLE_FIELDS if s.battle_at == NOBODY else ())):
        assert not any(numbers(getattr(s, name))), f"{name} is left over: {getattr(s, name)}"
    assert s.battle_at != NOBODY or s.winner == NOBODY, "a winner is left over"
    for faction in range(len(FACTIONS)):
        for region in range(REGIONS):
            if region == s.battle_at and s.halted_units == HALTED_UNTIL_ROUND_ENDS:
                continue  # some are still fighting; the others are counted when they return
            held = s.battle_at == NOBODY or s.halted_units == HALTED_UNTIL_ROUND_ENDS
            most = s.units[faction][region] if held else 0
            assert 0 <= s.halted[faction][region] <= most, f"halted {FACTIONS[faction]} in region {region}"


def seen(at: Match | State, seat: int) -> CryHavocView:
    """A seat's view of a match or of a position."""
    view = at.view(seat) if isinstance(at, Match) else GAME.view(at, seat)
    assert isinstance(view, CryHavocView)
    return view
