"""What a seat may see, built up from nothing. Reads the twin; pieces are named by their ids in the pack.

Of other players' cards it shows the number in hand, deck and store, the open ones, those that everybody knows to be in hand, and the number
of those in hand of which only the terrain is known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rulewright.games.cryhavoc.pack.loading import Pack
from rulewright.games.cryhavoc.parts import (
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
    TROGS,
    TYPES,
    UNKNOWN,
    UNLIMITED,
    Faction,
)
from rulewright.games.cryhavoc.rules import pieces, scoring
from rulewright.games.cryhavoc.state import State
from rulewright.games.cryhavoc.state import decider as decider_of
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.rule import plain

from . import phases
from .causes import promising
from .forecast import ahead
from .kills import knows_kills
from .outlook import outlook
from .shapes import (
    ActionSoFar,
    Battle,
    BattleToken,
    CryHavocView,
    Deck,
    Natives,
    Promised,
    Scoring,
    SeenFaction,
    SeenRegion,
    Side,
    Spot,
    Unseen,
)

decider = plain(decider_of)
count_control, crystal_points = plain(pieces.count_control), plain(scoring.crystal_points)

Places = list[list[int]]  # the cards in each place
Spread = list[tuple[str, ...]]  # the kinds of pieces in each region


def name(faction: int) -> Faction | None:
    return None if faction == NOBODY else FACTIONS[faction]


def open_to_all(pack: Pack, s: State) -> CryHavocView:
    cards = by_place(pack, s)
    return CryHavocView(
        players=s.players,
        round=s.round,
        turn=s.turn,
        phase=phases.phase(s),
        initiative=[FACTIONS[s.initiative[n]] for n in range(s.players)] if s.round else [],
        upcoming=[FACTIONS[s.upcoming[n]] for n in range(s.players)] if s.round else [],
        enabled_by=name(s.enabled_by),
        final=bool(s.final),
        track=[Spot(spot, events) for spot, events in zip(s.spot, s.stacked, strict=True)],
        unseen=seen_tokens(pack, s),
        regions=seen_map(pack, s),
        factions=[seen_faction(pack, s, s.faction[n], cards) for n in range(s.players) if s.faction[n] != NOBODY],
        decks={terrain: seen_deck(pack, s, cards[IN_TERRAIN_DECK + t]) for t, terrain in enumerate(TERRAINS)},
        action=seen_action(pack, s),
        natives=seen_natives(s),
        battle=seen_battle(pack, s) if s.battle_at != NOBODY else None,
    )


def add_own(view: CryHavocView, pack: Pack, s: State, seat: int) -> None:
    """What only some see: a seat's cards, and the kills that it has named."""
    if s.battle_at != NOBODY:
        view.named = {FACTIONS[s.side[side]]: [*s.named[side]] for side in range(2) if knows_kills(s, side, seat)}
    if seat != SPECTATOR and s.faction[seat] != NOBODY:
        faction, cards = s.faction[seat], by_place(pack, s)
        view.you = FACTIONS[faction]
        view.hand = ids(pack, cards[IN_HAND + faction])
        view.picked = ids(pack, cards[PICKED + faction])
        view.looked_at = ids(pack, cards[LOOKED_AT + faction])
        view.stored = ids(pack, cards[STORED + faction])


# ------------------------------------------------------------- cards
def by_place(pack: Pack, s: State) -> Places:
    """The cards in each place, in the order of the pack."""
    places: Places = [[] for _ in range(STORED + len(FACTIONS))]
    for card, place in zip(range(len(pack.cards)), s.where, strict=False):
        places[place].append(card)
    return places


def ids(pack: Pack, cards: Iterable[int]) -> list[str]:
    return [pack.cards[card].id for card in cards]


def seen_deck(pack: Pack, s: State, cards: list[int]) -> Deck:
    """The number of cards, and those that everybody saw going to its bottom, in the order in which they will come up."""
    bottom = sorted((card for card in cards if s.known[card] == AT_BOTTOM), key=lambda card: s.depth[card])
    return Deck(len(cards), ids(pack, bottom))


# ------------------------------------------------------------- factions
def seen_faction(pack: Pack, s: State, faction: int, cards: Places) -> SeenFaction:
    mine = range(faction * TILES, faction * TILES + TILES)
    in_hand = sorted(cards[IN_HAND + faction] + cards[PICKED + faction])
    unknown = [s.home[card] - len(FACTIONS) for card in in_hand if s.known[card] == UNKNOWN]
    return SeenFaction(
        faction=FACTIONS[faction],
        seat=s.seat[faction],
        hq=None if s.hq[faction] == NOBODY else pack.map(s.players).regions[s.hq[faction]].id,
        vp=s.vp[faction],
        would_score=Scoring(count_control(s, faction), crystal_points(s, faction)),
        reserve=s.reserve[faction],
        prisoners=seen_prisoners(s, faction),
        crystals=s.store[faction],
        hand=len(cards[IN_HAND + faction]),
        picked=len(cards[PICKED + faction]),
        looked_at=len(cards[LOOKED_AT + faction]),
        stored=len(cards[STORED + faction]),
        deck=len(cards[IN_DECK + faction]),
        held=ids(pack, (card for card in in_hand if s.known[card] == HELD)),
        unknown={terrain: unknown.count(t) for t, terrain in enumerate(TERRAINS) if t in unknown},
        played=ids(pack, (card for card in cards[OPEN] if s.pile[card] == PLAYED + faction)),
        discard=ids(pack, (card for card in cards[OPEN] if s.pile[card] == DISCARDED + faction)),
        skills={pack.skills[n].id: s.skill[n] != EXHAUSTED for n in mine if s.skill[n] != ABSENT},
        structures={
            pack.structures[n].id: s.structure_limit[n] - s.built[n].bit_count() for n in mine if n in pack.structures
        },
    )


def seen_natives(s: State) -> Natives | None:
    if s.seat[TROGS] != NOBODY or s.players == len(FACTIONS):
        return None
    return Natives(s.reserve[TROGS], seen_prisoners(s, TROGS))


def seen_prisoners(s: State, holder: int) -> dict[Faction, int]:
    return {faction: n for faction, n in zip(FACTIONS, s.prisoners[holder], strict=True) if n}


# ------------------------------------------------------------- the map
def seen_map(pack: Pack, s: State) -> dict[str, SeenRegion]:
    regions = ids_of_regions(pack, s)
    structures = spread(((pack.structures[n].id, s.built[n]) for n in range(TYPES) if s.built[n]), len(regions))
    tokens = spread(((TOKEN_NAMES[kind], s.token[kind]) for kind in range(TOKENS) if s.token[kind]), len(regions))
    units, battles = zip(*s.units, strict=True), zip(s.battle, s.attacker, strict=True)
    columns = (s.control, s.crystals, units, structures, tokens, s.party, s.nest, s.exploration, battles)
    return {region: seen_region(*there) for region, *there in zip(regions, *columns, strict=False)}


def ids_of_regions(pack: Pack, s: State) -> list[str]:
    return [region.id for region in pack.map(s.players).regions]


def spread(kinds: Iterable[tuple[str, int]], regions: int) -> Spread:
    """From kinds of pieces, each with the mask of its regions."""
    found: Spread = [()] * regions
    for id, mask in kinds:
        for region in range(mask.bit_length()):
            if mask >> region & 1:
                found[region] += (id,)
    return found


@lru_cache(maxsize=4096)
def seen_region(
    control: int,
    crystals: int,
    units: Sequence[int],
    structures: tuple[str, ...],
    tokens: tuple[str, ...],
    party: int,
    nest: int,
    exploration: int,
    battle: tuple[int, int],
) -> SeenRegion:
    """Views share regions that look the same."""
    number, attacker = battle
    return SeenRegion(
        control=name(control),
        crystals=crystals,
        units={faction: n for faction, n in zip(FACTIONS, units, strict=True) if n},
        structures=[*structures],
        tokens=[*tokens],
        war_parties=party,
        nests=nest,
        exploration=exploration,
        battle=BattleToken(number, FACTIONS[attacker]) if number else None,
    )


def seen_action(pack: Pack, s: State) -> ActionSoFar:
    regions = ids_of_regions(pack, s)
    used = spread(((pack.structures[n].id, s.activated[n]) for n in range(TYPES) if s.activated[n]), len(regions))
    halted = map(sum, zip(*s.halted, strict=True))
    return ActionSoFar(
        halted={region: n for region, n in zip(regions, halted, strict=False) if n},
        entered=[region for n, region in enumerate(regions) if s.entered >> n & 1] if s.entered else [],
        grounds=[region for n, region in enumerate(regions) if s.grounds >> n & 1] if s.grounds else [],
        activated={region: [*structures] for region, structures in zip(regions, used, strict=True) if structures},
    )


def seen_tokens(pack: Pack, s: State) -> Unseen:
    """Everybody can count them."""
    return Unseen(
        events=[pack.events[n].id for n, left in enumerate(s.event_left) if left],
        exploration={
            token.id: s.exploration_left[n] for n, token in pack.explorations.items() if s.exploration_left[n]
        },
        trogs={token.id: s.trog_left[n] for n, token in pack.trog_tokens.items() if s.trog_left[n]},
    )


# ------------------------------------------------------------- the battle
def seen_battle(pack: Pack, s: State) -> Battle:
    step = phases.battle_step(s)
    return Battle(
        region=pack.map(s.players).regions[s.battle_at].id,
        step=step,
        resolving=phases.resolving(s),
        sides=(seen_side(s, ATTACKER), seen_side(s, DEFENDER)),
        reversed=bool(s.reversed),
        skipped=[objective for objective, skipped in zip(OBJECTIVES, s.skipped, strict=True) if skipped],
        winner=FACTIONS[s.side[s.winner]] if s.winner != NOBODY else None,
        promises=[
            Promised(promising(pack, s.promise[i]).id, FACTIONS[s.side[s.promised_by[i]]]) for i in range(s.promises)
        ],
        outlook=outlook(s),
        ahead=ahead(s) if step == "B" else [],
    )


def seen_side(s: State, side: int) -> Side:
    return Side(
        faction=FACTIONS[s.side[side]],
        seat=decider(s, s.side[side]),
        placed=[*s.placed[side]],
        bonus=[*s.bonus[side]],
        ties=[*s.ties[side]],
        absorbs=s.absorbs[side],
        card_limit=s.card_limit[side] if s.card_limit[side] != UNLIMITED else None,
        passed=bool(s.passed[side]),
        far_retreat=bool(s.far_retreat[side]),
        owed=s.owed[side],
    )
