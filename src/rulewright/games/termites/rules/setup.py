"""T4 Set-up, and taking turns until the end (T8.1)."""

from __future__ import annotations

from rulewright.games.termites import numbers as num
from rulewright.games.termites.numbers import procedure, verb
from rulewright.games.termites.parts import (
    BEYOND,
    HAND,
    HEXES,
    KINDS,
    NEUTRAL,
    NO_UNIT,
    NOBODY,
    OFF,
    OUTSIDE,
    PLAYERS,
    SWARMS,
    TILES,
    VALUES,
)
from rulewright.games.termites.state import State, hand_size, nth, stack_lasts
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import CHANCE, OVER, ask, call, done, here, next_step
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

# ------------------------------------------------------------- indices into the config row, written by settings.py
RULINGS_AT = 1  # after the number of players
SWARMS_AT = RULINGS_AT + 6
TOKENS_AT = SWARMS_AT + PLAYERS
MOUNDS_AT = TOKENS_AT + len(SWARMS) * KINDS
NEUTRAL_AT = MOUNDS_AT + VALUES  # value, then how many the players place, then up to PLAYERS hexes
TILES_AT = NEUTRAL_AT + 2 + PLAYERS
TERRAIN_AT = TILES_AT + TILES
CONFIG = TERRAIN_AT + HEXES


@rule("T4.1")
def begin(s: State, config: Row) -> None:
    """Lay out the terrain and the neutral mounds, and give each seat its mounds."""
    s.players = config[0]
    s.mound_terrain = config[RULINGS_AT]
    s.mound_crossing = config[RULINGS_AT + 1]
    s.slime_on_mounds = config[RULINGS_AT + 2]
    s.attack_origin = config[RULINGS_AT + 3]
    s.alate_into_vegetation = config[RULINGS_AT + 4]
    s.recross_target = config[RULINGS_AT + 5]
    s.first = NOBODY
    s.chosen = NOBODY
    for hex in range(HEXES):
        s.terrain[hex] = config[TERRAIN_AT + hex]
    for hex in range(HEXES + 1):
        s.unit[hex] = NO_UNIT
        s.owner[hex] = OUTSIDE if s.terrain[hex] == OFF else NOBODY
    for swarm in range(len(SWARMS)):
        for kind in range(KINDS):
            s.tokens[swarm][kind] = config[TOKENS_AT + swarm * KINDS + kind]
    for seat in range(PLAYERS):
        s.swarm[seat] = NOBODY
    for seat in range(s.players):
        if config[SWARMS_AT + seat] != NOBODY:
            take_swarm(s, seat, config[SWARMS_AT + seat])
        for value in range(VALUES):
            s.reserve[seat][value] = config[MOUNDS_AT + value]
    s.neutral_value = config[NEUTRAL_AT]
    s.neutral_left = config[NEUTRAL_AT + 1]
    for i in range(PLAYERS):
        hex = config[NEUTRAL_AT + 2 + i]
        if hex != BEYOND:
            s.mound[hex] = s.neutral_value
            s.owner[hex] = NEUTRAL
    for tile in range(TILES):
        s.tiles[tile] = config[TILES_AT + tile]
    call(s, num.GAME)


THE_BOARD, FIRST_HAND = range(2)  # the first steps; then the other hands, the mounds, and one turn after another


@procedure(num.GAME)
@rule("T4.1", "T4.2", "T4.3", "T4.4", "T8.1")
def game(s: State) -> None:
    """Swarms, starting player, board, hands, mounds; then turns until nobody has a token left to play."""
    f = here(s)
    if seat_without_swarm(s) != NOBODY:
        ask(s, CHANCE, num.WHICH_SWARM)
        return
    if s.first == NOBODY:
        ask(s, CHANCE, num.WHO_STARTS)
        return
    step = next_step(s)
    if step == THE_BOARD:
        f.who = s.first
        call(s, num.BUILD_BOARD)
    elif step < FIRST_HAND + s.players:
        call(s, num.DRAW_TOKENS, who=nth(s, step - FIRST_HAND), left=HAND)
    elif step == FIRST_HAND + s.players:
        call(s, num.SET_UP_MOUNDS)
    else:
        next_turn(s)


@rule("T4.3", "T8.1")
def next_turn(s: State) -> None:
    """Clockwise; players out of tokens are skipped while others still have some."""
    f = here(s)
    for n in range(s.players):
        seat = (f.who + n) % s.players
        if hand_size(s, seat) > 0 or stack_lasts(s, seat):
            f.who = (seat + 1) % s.players
            call(s, num.TURN, who=seat)
            return
    emit(s, num.E_OVER, EVERYONE)
    ask(s, OVER, num.NOTHING)


# ------------------------------------------------------------- T4.2 swarms
@rule()
def seat_without_swarm(s: State) -> int:
    for seat in range(s.players):
        if s.swarm[seat] == NOBODY:
            return seat
    return NOBODY


@rule("T4.2")
def take_swarm(s: State, seat: int, swarm: int) -> None:
    """Shuffle its tokens into a face-down stack."""
    s.swarm[seat] = swarm
    for kind in range(KINDS):
        s.stack[seat][kind] = s.tokens[swarm][kind]


@rule()
def weigh_swarm(s: State, swarm: int) -> int:
    for seat in range(s.players):
        if s.swarm[seat] == swarm:
            return 0
    return 1


@verb.chance(num.SWARM, weigh=weigh_swarm)
@rule("T4.2")
def draw_swarm(s: State, swarm: int) -> None:
    seat = seat_without_swarm(s)
    take_swarm(s, seat, swarm)
    emit(s, num.E_SWARM, EVERYONE, seat, swarm)


# ------------------------------------------------------------- T4.3 who starts, hands
@rule()
def weigh_first(s: State, seat: int) -> int:
    return 1 if seat < s.players else 0


@verb.chance(num.FIRST, weigh=weigh_first)
@rule("T4.3")
def start(s: State, seat: int) -> None:
    s.first = seat
    emit(s, num.E_STARTS, EVERYONE, seat)


@procedure(num.DRAW_TOKENS)
@rule("T4.3", "T5.3")
def draw_tokens(s: State) -> None:
    """`who` draws `left` tokens while the stack lasts."""
    f = here(s)
    if f.left <= 0 or not stack_lasts(s, f.who):
        done(s)
    else:
        ask(s, CHANCE, num.A_DRAW)


@rule()
def weigh_token(s: State, kind: int) -> int:
    return int(s.stack[here(s).who][kind])


@verb.chance(num.DRAW, weigh=weigh_token)
@rule("T4.3", "T5.3")
def draw(s: State, kind: int) -> None:
    """The others do not see the token."""
    f = here(s)
    s.stack[f.who][kind] -= 1
    s.hand[f.who][kind] += 1
    f.left -= 1
    emit(s, num.E_DREW, 1 << f.who, f.who, kind)
    emit(s, num.E_DREW_HIDDEN, EVERYONE - (1 << f.who), f.who)


# ------------------------------------------------------------- T4.4 the first mounds
@procedure(num.SET_UP_MOUNDS)
@rule("T4.4")
def set_up_mounds(s: State) -> None:
    """One mound each in turn order; with two players two each: first, second, second, first."""
    step = next_step(s)
    if s.players == 2:
        if step == 2 * s.players:
            done(s)
        else:
            call(s, num.NEW_MOUND, who=nth(s, (step + 1) // 2))
    elif step == s.players:
        done(s)
    else:
        call(s, num.NEW_MOUND, who=nth(s, step))


# ------------------------------------------------------------- a turn
REPRODUCE, REFILL, MOVE_A_UNIT = range(3)  # the steps


@procedure(num.TURN)
@rule("T5.1", "T5.3", "T6.1")
def turn(s: State) -> None:
    """Reproduction, drawing, movement."""
    f = here(s)
    step = next_step(s)
    if step == REPRODUCE:
        emit(s, num.E_TURN, EVERYONE, f.who)
        call(s, num.REPRODUCTION, who=f.who)
    elif step == REFILL:
        call(s, num.DRAW_TOKENS, who=f.who, left=HAND - hand_size(s, f.who))
    elif step == MOVE_A_UNIT:
        call(s, num.MOVEMENT, who=f.who)
    else:
        done(s)
