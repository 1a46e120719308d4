"""Moves the pieces: every unit, crystal, card and victory point changes its place here, so nothing gets lost or created."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.options import (
    EIGHT_BATTLES,
    EIGHT_CONTROLLED,
    NUMBERS_NOT_REUSED,
    PASSING_NOT_IN_FIRST_GAME,
    PASSING_WHEN_REACHED,
)
from rulewright.games.cryhavoc.parts import (
    ATTACKER,
    CARDS,
    DEFENDER,
    DISCARDED,
    FACTIONS,
    FINAL,
    IN_DECK,
    IN_HAND,
    NO_PILE,
    NOBODY,
    OBJECTIVES,
    OPEN,
    OWNED,
    PARTIES,
    PRINTED_TOKENS,
    REGIONS,
    TROG_TOKENS,
    WATCHTOWER,
)
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.rule import rule

from .planet import bits, controlled, enemies, has, headquarters, token_owner


# ------------------------------------------------------------- victory points
@rule("C3.3")
def gain(s: State, faction: int, n: int) -> None:
    """Advance a player's marker; natives have none (C5.11). Unresolved events that it passes, or by the option reaches, go on top of the
    next one."""
    if n <= 0 or s.seat[faction] == NOBODY:
        return
    s.vp[faction] += n
    emit(s, num.E_VP, EVERYONE, faction, n)
    if s.passing_events == PASSING_NOT_IN_FIRST_GAME and s.level == 0:
        return
    enough = 0 if s.passing_events == PASSING_WHEN_REACHED else 1  # more than the number of the spot
    for spot in range(FINAL):
        if s.stacked[spot] > 0 and s.vp[faction] >= s.spot[spot] + enough:
            s.stacked[spot + 1] += s.stacked[spot]
            s.stacked[spot] = 0
            emit(s, num.E_EVENT_PASSED, EVERYONE, faction, spot)


# ------------------------------------------------------------- crystals and control
@rule("C1.3", "C8.3")
def add_crystals(s: State, region: int, n: int) -> None:
    """Never into an HQ, and never below zero."""
    if headquarters(s, region):
        return
    n = max(n, -int(s.crystals[region]))
    s.crystals[region] += n
    if n != 0:
        emit(s, num.E_CRYSTALS, EVERYONE, region, n)


@rule("C8.1")
def set_control(s: State, faction: int, region: int) -> None:
    """Place that faction's control token, replacing any other. For NOBODY, or a faction without tokens left, just remove it. A watchtower
    token stays only while its owner has control."""
    if s.control[region] == faction:
        return
    if faction != NOBODY and not control_left(s, faction):
        faction = NOBODY
    if s.control[region] != faction:
        s.control[region] = faction
        emit(s, num.E_CONTROL, EVERYONE, faction, region)
        remove_token(s, WATCHTOWER, region)


@rule("C8.1")
def control_left(s: State, faction: int) -> bool:
    """Whether it has a control token left; by the option they are limited."""
    return s.control_tokens != EIGHT_CONTROLLED or count_control(s, faction) < PRINTED_TOKENS


@rule("C8.1")
def count_control(s: State, faction: int) -> int:
    """The number of regions under that faction's control, including its HQ."""
    return bits(controlled(s, faction))


# ------------------------------------------------------------- units on the map
@rule("C4.17", "C8.1")
def muster(s: State, faction: int, region: int, n: int) -> int:
    """Move up to n units from the reserve to the region. Returns how many there were."""
    n = min(n, int(s.reserve[faction]))
    s.reserve[faction] -= n
    s.units[faction][region] += n
    return n


@rule("C8.1")
def kill(s: State, killer: int, owner: int, region: int) -> None:
    """Return a unit on the map to its owner's reserve. The killer gets no victory points for it."""
    s.units[owner][region] -= 1
    s.reserve[owner] += 1
    s.halted[owner][region] = min(int(s.halted[owner][region]), int(s.units[owner][region]))
    emit(s, num.E_KILLED, EVERYONE, killer, owner, region, 1)
    call_off(s, region)


@rule("C4.16", "C5.1")
def mark_battle(s: State, attacker: int, region: int) -> None:
    """Place the lowest free battle token or, by the option, a number not used this round."""
    number = 1
    if s.battle_numbers == NUMBERS_NOT_REUSED:
        number = int(s.last_number) + 1
    else:
        while number_taken(s, number):
            number += 1
    s.battle[region] = number
    s.attacker[region] = attacker
    s.last_number = max(int(s.last_number), number)
    emit(s, num.E_BATTLE_TOKEN, EVERYONE, region, number, attacker)


@rule("C4.16", "C5.1")
def battle_token_left(s: State) -> bool:
    """Battle tokens are limited by the option."""
    if s.battle_tokens != EIGHT_BATTLES:
        return True
    taken = 0
    for region in range(s.regions):
        if s.battle[region] != 0:
            taken += 1
    return taken < PRINTED_TOKENS


@rule("C4.16", "C5.1")
def fight_on(s: State, region: int) -> None:
    """If units of several sides remain, they fight next: a player against the Trogs."""
    for faction in range(len(FACTIONS)):
        if s.units[faction][region] > 0:
            if enemies(s, faction, region) and battle_token_left(s):
                mark_battle(s, faction, region)
            return


@rule()
def number_taken(s: State, number: int) -> bool:
    for region in range(REGIONS):
        if s.battle[region] == number:
            return True
    return False


@rule("C5.1")
def call_off(s: State, region: int) -> None:
    """If one side's units vanish before the battle, remove the token at once and give control to the other side, unless it is natives. If
    the attacker of two others vanishes, those two fight."""
    if s.battle[region] == 0 or s.battle_at == region:
        return
    attacker, defender = int(s.attacker[region]), defender_of(s, region)
    if s.units[attacker][region] > 0:
        if defender != NOBODY:
            return
        left = attacker
    else:
        left = defender
        if left != NOBODY and enemies(s, left, region):
            s.attacker[region] = left
            return
    s.battle[region] = 0
    s.attacker[region] = 0
    emit(s, num.E_BATTLE_OFF, EVERYONE, region)
    if left != NOBODY and s.seat[left] != NOBODY:
        set_control(s, left, region)


@rule("C4.15", "C5.3")
def defender_of(s: State, region: int) -> int:
    """The faction that fights the attacker there."""
    for faction in range(len(FACTIONS)):
        if faction != s.attacker[region] and s.units[faction][region] > 0:
            return faction
    return NOBODY


# ------------------------------------------------------------- units in a battle
@rule("C5.3")
def on_objectives(s: State, side: int) -> int:
    """The number of that side's units in the battle."""
    n = 0
    for objective in range(len(OBJECTIVES)):
        n += s.placed[side][objective]
    return n


@rule()
def side_in_battle(s: State, faction: int) -> int:
    """ATTACKER or DEFENDER."""
    return ATTACKER if s.side[ATTACKER] == faction else DEFENDER


@rule("C5.8", "C8.1")
def kill_in_battle(s: State, killer: int, side: int, objective: int, n: int = 1) -> None:
    """Return units of that side to their owner's reserve."""
    s.placed[side][objective] -= n
    s.reserve[s.side[side]] += n
    emit(s, num.E_KILLED, EVERYONE, killer, s.side[side], s.battle_at, n)


@rule("C5.7", "C5.12")
def capture(s: State, side: int, objective: int) -> None:
    """The other side takes a unit of that side prisoner, even if it is a native."""
    s.placed[side][objective] -= 1
    s.prisoners[s.side[1 - side]][s.side[side]] += 1
    emit(s, num.E_CAPTURED, EVERYONE, s.side[1 - side], s.side[side])


# ------------------------------------------------------------- cards
@rule()
def in_hand(s: State, faction: int, card: int) -> bool:
    return s.where[card] == IN_HAND + faction


@rule("C3.6")
def count_at(s: State, place: int) -> int:
    """The number of cards in a secret place, such as IN_HAND + faction. The number is public."""
    n = 0
    for card in range(CARDS):
        if s.where[card] == place:
            n += 1
    return n


@rule("C3.6")
def hand_size(s: State, faction: int) -> int:
    return count_at(s, IN_HAND + faction)


@rule("C4.2")
def lay_open(s: State, card: int, pile: int) -> None:
    """Show the card on a pile such as DISCARDED + faction."""
    s.where[card] = OPEN
    s.pile[card] = pile
    s.known[card] = OWNED
    s.depth[card] = 0


@rule("C3.6")
def discard_pile_to_deck(s: State, faction: int) -> None:
    """Shuffle the discard pile to make the deck. Anyone who paid attention then knows what its owner holds in hand."""
    from_pile = DISCARDED + faction
    for card in range(CARDS):
        if s.where[card] == OPEN and s.pile[card] == from_pile:
            s.where[card] = IN_DECK + faction
            s.pile[card] = NO_PILE


# ------------------------------------------------------------- tokens and structures
@rule()
def remove_token(s: State, kind: int, region: int) -> None:
    """Return a token of that kind, if there is one, to its owner."""
    if has(int(s.token[kind]), region):
        s.token[kind] &= ~(1 << region)
        emit(s, num.E_TOKEN_GONE, EVERYONE, token_owner(kind), kind, region)


@rule()
def token_supply(s: State, kind: int) -> int:
    """The number of tokens of that kind that are not on the map."""
    return int(s.token_limit[kind]) - bits(int(s.token[kind]))


@rule("C1.3")
def trog_supply(s: State, nest: int) -> int:
    """The number of unseen war parties, or nests, that are not on the map."""
    n = 0
    for kind in range(TROG_TOKENS):
        if (kind >= PARTIES) == (nest != 0):
            n += s.trog_left[kind]
    on_map = s.nest if nest != 0 else s.party
    for region in range(REGIONS):
        n -= on_map[region]
    return n


@rule()
def structure_supply(s: State, type: int) -> int:
    """The number of structure tokens of that type next to their tile."""
    return int(s.structure_limit[type]) - bits(int(s.built[type]))
