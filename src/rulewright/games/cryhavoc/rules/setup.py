"""C2 Set-up, and playing rounds until the end (C7.3)."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.config_row import AT
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import HQ_BY_INITIATIVE, HQ_RANDOM, TROG_HQ_TOKEN_PLACED
from rulewright.games.cryhavoc.parts import (
    ABSENT,
    CARDS,
    FACTIONS,
    IN_DECK,
    NOBODY,
    OWNED,
    PLAYERS,
    READY,
    REGIONS,
    START_UNITS,
    TILES,
    TROG_START_UNITS,
    TROGS,
    UNITS,
)
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import CHANCE, OVER, ask, call, done, here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .planet import bits, has
from .starting_position import IN_BOX, read_pack, read_rulings, read_tokens

CHOSEN = AT["faction"]


# ------------------------------------------------------------- the table
@rule("C1.3", "C2.1", "C2.2", "C2.7")
def begin(s: State, config: Row) -> None:
    """Everything that does not depend on chance."""
    read_rulings(s, config)
    read_pack(s, config)
    read_tokens(s, config)
    s.enabled_by = NOBODY
    s.battle_at = NOBODY
    s.winner = NOBODY
    for region in range(REGIONS):
        s.control[region] = NOBODY
    for faction in range(len(FACTIONS)):
        s.seat[faction] = NOBODY
        s.hq[faction] = NOBODY
        s.initiative[faction] = NOBODY
        s.upcoming[faction] = NOBODY
    s.reserve[TROGS] = UNITS[TROGS]
    for seat in range(PLAYERS):
        s.faction[seat] = NOBODY
    for seat in range(s.players):
        if config[CHOSEN + seat] != NOBODY:
            take_faction(s, seat, config[CHOSEN + seat])
    call(s, num.GAME)


# ------------------------------------------------------------- the game
@procedure(num.GAME)
@rule("C2.3", "C2.4", "C2.6", "C2.8", "C3.1", "C7.3")
def game(s: State) -> None:
    """Factions, HQs, skills and initiative, which by the option comes before the HQs; then rounds until the final one is over."""
    f = here(s)
    homeless = faction_without_hq(s)
    if seat_without_faction(s) != NOBODY:
        ask(s, CHANCE, num.WHICH_FACTION)
    elif homeless == TROGS:
        settle(s, TROGS, s.caverns, TROG_START_UNITS)
    elif s.hq_placement == HQ_BY_INITIATIVE and no_initiative(s):
        ask(s, CHANCE, num.WHO_IS_NEXT)
    elif homeless != NOBODY:
        if s.hq_placement == HQ_RANDOM:
            ask(s, CHANCE, num.WHICH_LANDING)
        else:
            call(s, num.LAND, who=homeless)
    elif f.step < len(FACTIONS):
        f.step += 1
        call(s, num.DEAL_SKILLS, who=f.step - 1, left=s.level)
    elif no_initiative(s):
        ask(s, CHANCE, num.WHO_IS_NEXT)
    elif s.final == 0:
        call(s, num.ROUND)
    else:
        emit(s, num.E_OVER, EVERYONE)
        ask(s, OVER, num.NOTHING)


# ------------------------------------------------------------- C1.1 factions
@rule()
def seat_without_faction(s: State) -> int:
    for seat in range(s.players):
        if s.faction[seat] == NOBODY:
            return seat
    return NOBODY


@rule("C2.5")
def take_faction(s: State, seat: int, faction: int) -> None:
    """Shuffle its tactics cards into a deck, and put its units into the reserve."""
    s.faction[seat] = faction
    s.seat[faction] = seat
    s.reserve[faction] = UNITS[faction]
    for card in range(CARDS):
        if s.home[card] == faction:
            s.where[card] = IN_DECK + faction
            s.known[card] = OWNED


@rule("C1.1")
def weigh_faction(s: State, faction: int) -> int:
    """The Trogs are played only with four players."""
    if faction == TROGS and s.players < PLAYERS:
        return 0
    return 1 if s.seat[faction] == NOBODY else 0


@verb.chance(num.FACTION, weigh=weigh_faction)
@rule("C1.1")
def draw_faction(s: State, faction: int) -> None:
    seat = seat_without_faction(s)
    take_faction(s, seat, faction)
    emit(s, num.E_FACTION, EVERYONE, faction, seat)


# ------------------------------------------------------------- C2.3 headquarters
@rule("C2.3")
def faction_without_hq(s: State) -> int:
    """The next faction to place an HQ: in order of seats, or by the option in initiative order."""
    for n in range(s.players):
        faction = int(s.initiative[n]) if s.hq_placement == HQ_BY_INITIATIVE else int(s.faction[n])
        if faction != NOBODY and s.hq[faction] == NOBODY:
            return faction
    return NOBODY


@rule("C2.3", "C2.8", "C8.3")
def settle(s: State, faction: int, region: int, units: int) -> None:
    """Place its HQ with units and a control token (by the option not for the Trogs). The region has no crystals or war party."""
    s.hq[faction] = region
    if faction != TROGS or s.trog_hq_token == TROG_HQ_TOKEN_PLACED:
        s.control[region] = faction
    s.units[faction][region] = units
    s.reserve[faction] -= units
    s.crystals[region] = 0
    s.party[region] = 0
    emit(s, num.E_LANDED, EVERYONE, faction, region)


@rule("C2.3")
def free_spots(s: State) -> int:
    """Mask of the HQ regions that are still free."""
    mask = int(s.hq_spots)
    for faction in range(len(FACTIONS)):
        if s.hq[faction] != NOBODY:
            mask &= ~(1 << s.hq[faction])
    return mask


@rule("C2.3")
def weigh_landing(s: State, region: int) -> int:
    return 1 if has(free_spots(s), region) else 0


@verb.chance(num.LANDING, weigh=weigh_landing)
@rule("C2.3")
def land_by_chance(s: State, region: int) -> None:
    settle(s, faction_without_hq(s), region, START_UNITS)


@procedure(num.LAND)
@rule("C2.3")
def land(s: State) -> None:
    """`who` chooses an HQ region; the last free one is taken without asking."""
    f = here(s)
    spots = free_spots(s)
    if s.hq[f.who] != NOBODY:
        done(s)
    elif bits(spots) > 1:
        ask(s, s.seat[f.who], num.A_LANDING)
    else:
        for region in range(REGIONS):
            if has(spots, region):
                settle(s, f.who, region, START_UNITS)


@rule("C2.3")
def refuse_landing(s: State, region: int) -> int:
    if not has(int(s.hq_spots), region):
        return num.NO_HQ_SPOT
    return OK if has(free_spots(s), region) else num.HQ_SPOT_TAKEN


@verb(num.LAND_AT, refuse=refuse_landing)
@rule("C2.3")
def land_at(s: State, region: int) -> None:
    settle(s, here(s).who, region, START_UNITS)


# ------------------------------------------------------------- C2.4 skills
@procedure(num.DEAL_SKILLS)
@rule("C2.4")
def deal_skills(s: State) -> None:
    """`who` gets its default skill and `left` others by chance. The rest, and all skills of absent factions, leave the game."""
    f = here(s)
    plays = s.seat[f.who] != NOBODY
    boxed = False
    for n in range(TILES):
        boxed = boxed or weigh_skill(s, n) > 0
    if plays and boxed and f.left > 0:
        ask(s, CHANCE, num.WHICH_SKILL)
        return
    for n in range(TILES):
        if not plays or weigh_skill(s, n) > 0:
            s.skill[f.who * TILES + n] = ABSENT
    done(s)


@rule()
def weigh_skill(s: State, n: int) -> int:
    return 1 if s.skill[here(s).who * TILES + n] == IN_BOX else 0


@verb.chance(num.SKILL_DEALT, weigh=weigh_skill)
@rule("C2.4")
def deal_skill(s: State, n: int) -> None:
    f = here(s)
    f.left -= 1
    s.skill[f.who * TILES + n] = READY
    emit(s, num.E_SKILL, EVERYONE, f.who, f.who * TILES + n)


# ------------------------------------------------------------- C2.6 initiative
@rule("C2.6")
def no_initiative(s: State) -> bool:
    """Whether some places have not been drawn yet."""
    return s.initiative[s.players - 1] == NOBODY


@rule("C2.6")
def weigh_first(s: State, faction: int) -> int:
    if s.seat[faction] == NOBODY:
        return 0
    for n in range(s.players):
        if s.initiative[n] == faction:
            return 0
    return 1


@verb.chance(num.FIRST, weigh=weigh_first)
@rule("C2.6")
def take_initiative(s: State, faction: int) -> None:
    """Draw the next place; the upcoming order starts out the same."""
    n = 0
    while s.initiative[n] != NOBODY:
        n += 1
    s.initiative[n] = faction
    s.upcoming[n] = faction
    emit(s, num.E_INITIATIVE, EVERYONE, faction, n)
