"""The rules of Thin Ice, in the order of its rulebook."""

from __future__ import annotations

from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import CHANCE, OVER, ask, call, done, here, next_step
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import NONE, OK

from . import numbers as num
from .numbers import BREAKS, CRACK, HAND, KINDS, procedure, verb
from .state import State

CASTING = 1  # in `left` of FISH: the line is out


# ------------------------------------------------------------- I2 set-up, I5 the end
@rule("I1.1", "I2.2")
def begin(s: State, config: Row) -> None:
    """Write the table's settings, a row of numbers from Game.prepare, into a record that is all zero."""
    s.players = config[0]
    s.rounds = config[1]
    s.bait = NONE
    for kind in range(KINDS):
        s.deck[kind] = num.DECK[kind]
    call(s, num.GAME)


@procedure(num.GAME)
@rule("I2.1", "I2.2", "I5.1")
def game(s: State) -> None:
    """Everyone is dealt a hand, then has as many turns as there are rounds."""
    step = next_step(s)
    if step < s.players:
        call(s, num.DEAL, who=step)
    elif step < s.players * (1 + s.rounds):
        call(s, num.TURN, who=step % s.players)
    else:
        emit(s, num.E_OVER, EVERYONE)
        ask(s, OVER, num.NOTHING)


@procedure(num.DEAL)
@rule("I2.1")
def deal(s: State) -> None:
    """`who` draws until the hand is full."""
    cards = 0
    for kind in range(KINDS):
        cards += s.hand[here(s).who][kind]
    if cards == HAND:
        done(s)
    else:
        ask(s, CHANCE, num.A_CARD)


@rule()
def weigh_card(s: State, kind: int) -> int:
    return int(s.deck[kind])


@verb.chance(num.DRAW, weigh=weigh_card)
@rule("I2.1")
def draw(s: State, kind: int) -> None:
    """The others do not see the card."""
    seat = here(s).who
    s.deck[kind] -= 1
    s.hand[seat][kind] += 1
    emit(s, num.E_DREW, 1 << seat, seat, kind)
    emit(s, num.E_DREW_HIDDEN, EVERYONE - (1 << seat), seat)


# ------------------------------------------------------------- I3 a turn
LAY_A_BAIT, GO_FISHING, DRAW_A_CARD = range(3)  # the steps


@procedure(num.TURN)
@rule("I3.1", "I4.1", "I4.5")
def turn(s: State) -> None:
    """Lay a bait, fish, draw."""
    f = here(s)
    step = next_step(s)
    if step == LAY_A_BAIT:
        ask(s, f.who, num.A_BAIT)
    elif step == GO_FISHING:
        call(s, num.FISH, who=f.who)
    elif step == DRAW_A_CARD:
        call(s, num.DEAL, who=f.who)
    else:
        done(s)


@rule("I3.1")
def refuse_bait(s: State, kind: int) -> int:
    return OK if s.hand[here(s).who][kind] > 0 else num.NOT_IN_HAND


@verb(num.BAIT, refuse=refuse_bait)
@rule("I3.1")
def lay_bait(s: State, kind: int) -> None:
    """Face down: no frame and no event ever says which card it is."""
    seat = here(s).who
    s.hand[seat][kind] -= 1
    s.bait = kind
    emit(s, num.E_BAITED, EVERYONE, seat)


# ------------------------------------------------------------- I4 fishing
@procedure(num.FISH)
@rule("I4.1", "I4.3")
def fish(s: State) -> None:
    """Until the bait is taken up: the ice breaks, the line is out, or the player casts or goes home."""
    f = here(s)
    if s.bait == NONE:
        done(s)
    elif s.line[CRACK] == BREAKS:
        emit(s, num.E_BROKE_IN, EVERYONE, f.who, s.bait)
        clear_up(s)
    elif f.left == CASTING:
        ask(s, CHANCE, num.A_CATCH)
    else:
        ask(s, f.who, num.CAST_OR_HOME)


@verb(num.CAST)
@rule("I4.1")
def cast(s: State, _: int) -> None:
    here(s).left = CASTING


@verb.chance(num.CATCH, weigh=weigh_card)
@rule("I4.2")
def catch(s: State, kind: int) -> None:
    f = here(s)
    s.deck[kind] -= 1
    s.line[kind] += 1
    f.left = 0
    emit(s, num.E_CAUGHT, EVERYONE, f.who, kind)


@rule("I4.1")
def refuse_home(s: State, _: int) -> int:
    for kind in range(KINDS):
        if s.line[kind] > 0:
            return OK
    return num.CAST_FIRST


@verb(num.HOME, refuse=refuse_home)
@rule("I4.4")
def go_home(s: State, _: int) -> None:
    seat = here(s).who
    caught = line_value(s)
    s.points[seat] += caught
    emit(s, num.E_WENT_HOME, EVERYONE, seat, s.bait, caught)
    clear_up(s)


@rule("I4.4")
def card_value(s: State, kind: int) -> int:
    """A fish of the bait's kind counts twice; a crack is worth nothing."""
    return 2 * kind if kind == s.bait else kind


@rule("I4.4")
def line_value(s: State) -> int:
    total = 0
    for kind in range(KINDS):
        total += card_value(s, kind) * s.line[kind]
    return total


@rule("I4.5")
def clear_up(s: State) -> None:
    """Turn up the bait; it and the cards on the line return to the deck."""
    s.deck[s.bait] += 1
    s.bait = NONE
    for kind in range(KINDS):
        s.deck[kind] += s.line[kind]
        s.line[kind] = 0


# ------------------------------------------------------------- I5 the score
@rule("I5.2")
def points(s: State, seat: int) -> int:
    """The player with the most points wins; in a tie, the victory is shared."""
    return int(s.points[seat])


@rule()
def side(s: State, seat: int) -> int:
    """Everybody plays the same side."""
    return 0


@rule("I2.2")
def order(s: State, seat: int) -> int:
    return seat
