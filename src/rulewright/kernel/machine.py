"""The machine that all games share: list legal actions, apply one, settle chance, play on.

Plain functions over names that are replaced by a game's own tables and rules (see rule.bind and engine.build). Functions of `s` are rules;
functions of `(states, i)` are entries, which Python calls: `states` is an array of records when compiled, a list of twins otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from .chance import mix, pick
from .events import COLUMNS, HasEvents
from .frames import CHANCE, NOBODY, OVER, HasFrames, here
from .record import Grid, Row
from .rule import COMPILED, rule
from .verbs import GAME_OVER, MASK, NONE, NOT_NOW, NOT_YOUR_TURN, OK, SHIFT

PATIENCE = 1000  # procedures in a row after which interpreted code reports a hang


class Position(HasFrames, HasEvents, Protocol):
    """What the machine needs from a game's record."""


# ------------------------------------------------------------- replaced by a game's own (engine.build)
def unbound(*_: Any) -> Any:
    raise LookupError("functions of the machine run only when they are bound to a game: see engine.build")


OFFERS: Grid = []
ARGUMENTS: Row = []
SECRET: Row = []
NARROWED: Row = []
WIDEST = 0
begin: Callable[[Any, Row], None] = unbound  # write a table's settings into a blank record
proceed: Callable[[int, Any], None] = unbound  # run a procedure by its number
do: Callable[[int, Any, int], None] = unbound  # carry out a verb
refuse: Callable[[int, Any, int], int] = unbound  # a verb's reason to refuse
narrow: Callable[[int, Any, Row, int], int] = unbound  # the verb's arguments worth checking
sift: Callable[[int, Any, Row, int, int], int] = unbound  # sift_verb of a verb
weigh: Callable[[int, Any, Row, Row], int] = unbound  # weigh_verb of a chance
redeal: Callable[[Any, int, int], None] = unbound  # deal anew, in place, what that seat cannot know
worth: Callable[[Any, int, Row], int] = unbound  # how good a position looks for a seat, by a guide (see guide.py)
result: Callable[[Any, int], int] = unbound  # how well a seat did: the highest wins, equal numbers share a place
score: Callable[[Any, int], int] = unbound  # a seat's points
side: Callable[[Any, int], int] = unbound  # which swarm or faction a seat plays
order: Callable[[Any, int], int] = unbound  # a seat's position in turn order, from 0
meant: Callable[[Any, int], int] = unbound  # the seat that the register `who` of a chance stands for
# created for each verb, so that its predicate is part of the loop
VERB = NONE
allows: Callable[[Any, int], int] = unbound


# ------------------------------------------------------------- rules of the machine
def itself(s: Position, who: int) -> int:
    """The default `meant`, for games whose registers hold seats."""
    return who


if COMPILED:

    @rule()
    def copy(states: Any, i: int, source: Any, j: int) -> None:
        states[i] = source[j]

else:

    def copy(states: Any, i: int, source: Any, j: int) -> None:
        states[i] = source[j].clone()


def advance(s: Position) -> None:
    """Run procedures until somebody has to act."""
    runs = 0
    while here(s).actor == NOBODY:
        proceed(here(s).proc, s)
        if not COMPILED:
            runs += 1
            assert runs < PATIENCE, f"procedure {here(s).proc} neither calls, asks nor ends"


def start(s: Position, config: Row) -> None:
    """Bring a record that is all zero to the position before the first decision."""
    s.top = -1
    for depth in range(len(s.frame)):
        s.frame[depth].actor = NOBODY
    begin(s, config)
    advance(s)


def witness(s: Position, action: int) -> int:
    """The only seat that learns the argument of an action about to be done, or NOBODY if it is not secret."""
    f = here(s)
    if SECRET[action >> SHIFT] == 0:
        return NOBODY
    return int(meant(s, f.who) if f.actor == CHANCE else f.actor)


def worth_asking(s: Position, verb: int, out: Row, n: int) -> int:
    """Write the verb's possibly legal arguments to out[n:end] and prepare what `refuse` looks up. Returns the end."""
    if NARROWED[verb] != 0:
        return narrow(verb, s, out, n)
    for argument in range(ARGUMENTS[verb]):
        out[n + argument] = argument
    return n + int(ARGUMENTS[verb])


def list_legal(s: Position, out: Row) -> int:
    """List every action that nothing refuses, in the order of the offer."""
    n = 0
    offer = OFFERS[here(s).offer]
    for i in range(WIDEST):
        verb = int(offer[i])
        if verb == NONE:
            break
        n = sift(verb, s, out, n, worth_asking(s, verb, out, n))
    return n


def is_offered(s: Position, action: int) -> bool:
    """Whether the action belongs to the current offer, legal or not."""
    offer = OFFERS[here(s).offer]
    for i in range(WIDEST):
        verb = int(offer[i])
        if verb == NONE or action < 0:
            return False
        if verb == action >> SHIFT:
            return bool(action & MASK < ARGUMENTS[verb])
    return False


def stands_in(out: Row, end: int, argument: int) -> bool:
    for i in range(end):
        if out[i] == argument:
            return True
    return False


def list_chances(s: Position, outcomes: Row, weights: Row) -> int:
    """List every outcome with a weight."""
    return weigh(OFFERS[here(s).offer][0], s, outcomes, weights)


def perform(s: Position, action: int) -> None:
    """Do an action without checking it. The verb still sees the actor; then the actor is cleared and the procedures run on."""
    f = here(s)
    do(action >> SHIFT, s, action & MASK)
    f.actor = NOBODY
    advance(s)


def reason(s: Position, seat: int, action: int, out: Row) -> int:
    """OK if `list_legal` lists the action, otherwise why that seat may not do it now."""
    actor = here(s).actor
    if actor == OVER:
        return GAME_OVER
    if actor != seat:
        return NOT_YOUR_TURN
    if not is_offered(s, action):
        return NOT_NOW
    verb, argument = action >> SHIFT, action & MASK
    end = worth_asking(s, verb, out, 0)
    code = int(refuse(verb, s, argument))
    return code if code != OK or stands_in(out, end, argument) else NOT_NOW


def settle_all(s: Position, outcomes: Row, weights: Row, seed: int, k: int) -> int:
    """Settle chance until a seat has to act. Returns the index of the next random number."""
    while here(s).actor == CHANCE:
        n = list_chances(s, outcomes, weights)
        perform(s, outcomes[pick(weights, n, mix(seed, k))])
        k += 1
    return k


# ------------------------------------------------------------- loops of one verb
def sift_verb(s: Position, out: Row, n: int, end: int) -> int:
    """Keep the arguments in out[n:end] that nothing refuses, as actions from out[n] on. Returns their end."""
    for i in range(n, end):
        argument = int(out[i])
        out[n] = VERB << SHIFT | argument
        if allows(s, argument) == OK:
            n += 1
    return n


def weigh_verb(s: Position, outcomes: Row, weights: Row) -> int:
    n = 0
    for argument in range(ARGUMENTS[VERB]):
        weight = allows(s, argument)
        outcomes[n] = VERB << SHIFT | argument
        weights[n] = weight
        if weight > 0:
            n += 1
    return n


# ------------------------------------------------------------- entries
def setup(states: Any, i: int, blank: Any, config: Row) -> None:
    copy(states, i, blank, 0)
    start(states[i], config)


def actor(states: Any, i: int) -> int:
    return int(here(states[i]).actor)


def legal(states: Any, i: int, out: Row) -> int:
    return list_legal(states[i], out)


def apply(states: Any, i: int, action: int) -> None:
    perform(states[i], action)


def chance(states: Any, i: int, outcomes: Row, weights: Row) -> int:
    return list_chances(states[i], outcomes, weights)


def settle(states: Any, i: int, outcomes: Row, weights: Row, seed: int, k: int) -> int:
    return settle_all(states[i], outcomes, weights, seed, k)


def step(states: Any, i: int, action: int, out: Row, weights: Row, seed: int, k: int) -> tuple[int, int]:
    """Apply an action, settle chance and list the legal actions: one call per decision. Returns (number of legal actions, next k); 0 when
    the game is over."""
    s = states[i]
    perform(s, action)
    k = settle_all(s, out, weights, seed, k)
    if here(s).actor == OVER:
        return 0, k
    return list_legal(s, out), k


def why_not(states: Any, i: int, seat: int, action: int, out: Row) -> int:
    return reason(states[i], seat, action, out)


def playout(states: Any, i: int, out: Row, weights: Row, seed: int, trace: int) -> tuple[int, int]:
    """Play randomly to the end. Returns the number of decisions and a hash of every choice and of the number of choices offered."""
    s = states[i]
    k = 0
    decisions = 0
    while True:
        k = settle_all(s, out, weights, seed, k)
        if here(s).actor == OVER:
            return decisions, trace
        n = list_legal(s, out)
        action = int(out[mix(seed, k) % n])
        k += 1
        decisions += 1
        trace = ((trace * 1000003) ^ action ^ (n << 16)) & 0x7FFFFFFF
        perform(s, action)


def sample(states: Any, i: int, source: Any, j: int, seat: int, seed: int) -> None:
    """Write a world that the seat cannot tell from source[j] to states[i]."""
    copy(states, i, source, j)
    s = states[i]
    if s.listening != 0:  # includes what only the others heard
        s.listening = 0
        s.happened = 0
        for row in range(len(s.event)):
            for column in range(COLUMNS):
                s.event[row][column] = 0
    redeal(s, seat, seed)


def evaluate(states: Any, i: int, seat: int, guide: Row) -> int:
    return worth(states[i], seat, guide)


def standing(states: Any, i: int, seat: int) -> tuple[int, int, int, int]:
    """A seat's result, points, side and place in turn order."""
    s = states[i]
    return result(s, seat), score(s, seat), side(s, seat), order(s, seat)


RULES = (
    advance,
    start,
    witness,
    worth_asking,
    list_legal,
    is_offered,
    stands_in,
    list_chances,
    perform,
    reason,
    settle_all,
)
ENTRIES = (setup, actor, legal, apply, chance, settle, step, why_not, playout, sample, evaluate, standing)
