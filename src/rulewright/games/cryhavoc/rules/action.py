"""C4.1-C4.4 The action phase, a turn, and playing cards for an action."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import DISCARDED_AFTER_ACTION, HALTED_FOR_TURN, HALTED_UNTIL_ROUND_ENDS
from rulewright.games.cryhavoc.parts import (
    ACTIONS,
    BONUS_TEXT,
    BONUS_VP,
    BUILD,
    CARDS,
    DISCARDED,
    DRAW_EACH,
    DRAW_ONCE,
    ICON_BITS,
    MOVE,
    NOBODY,
    OPEN,
    PICKED,
    PLAYED,
    RECRUIT,
)
from rulewright.games.cryhavoc.state import State, nth
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here, next_step
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .move import let_go
from .pieces import count_at, gain, hand_size, in_hand, lay_open
from .planet import controlled
from .skills import any_skill
from .study import refuse_study

CHOOSE_CARDS, SHOWN, USED = range(3)  # the steps of playing cards


# ------------------------------------------------------------- C4.1 turns
@procedure(num.ACTION_PHASE)
@rule("C4.1")
def action_phase(s: State) -> None:
    """Go round three times in initiative order. Units that had to stop in a turn may move again when the next turn begins, when all actions
    are done, or when the round is over."""
    step = next_step(s)
    last = step == ACTIONS * s.players
    if s.halted_units == HALTED_FOR_TURN or (last and s.halted_units != HALTED_UNTIL_ROUND_ENDS):
        let_go(s)
    if last:
        s.turn = 0
        done(s)
        return
    who = nth(s, step % s.players)
    s.turn = step // s.players + 1
    emit(s, num.E_TURN, EVERYONE, who, s.turn)
    call(s, num.TURN, who=who, left=1)


@procedure(num.TURN)
@rule("C4.1", "C4.60")
def turn(s: State) -> None:
    """One action; skills may be used before and after it."""
    f = here(s)
    if f.left > 0:
        ask(s, s.seat[f.who], num.AN_ACTION)
    elif any_skill(s, f.who):
        ask(s, s.seat[f.who], num.AFTER_ACTION)
    else:
        done(s)


@verb(num.END_TURN)
@rule("C4.60")
def end_turn(s: State, _: int) -> None:
    """End the turn, even if skills are still ready."""
    done(s)


# ------------------------------------------------------------- C4.1 actions
@rule("C4.2")
def act(s: State, row: int) -> None:
    """An action played with cards, using that row of their icons."""
    f = here(s)
    f.left = 0
    emit(s, num.E_ACTION, EVERYONE, f.who, row)
    call(s, num.PLAY_CARDS, who=f.who, at=row)


@verb(num.MOVE_ACTION)
@rule("C4.1", "C4.10")
def move_action(s: State, _: int) -> None:
    act(s, MOVE)


@verb(num.RECRUIT_ACTION)
@rule("C4.1", "C4.20")
def recruit_action(s: State, _: int) -> None:
    act(s, RECRUIT)


@verb(num.BUILD_ACTION)
@rule("C4.1", "C4.30")
def build_action(s: State, _: int) -> None:
    """Build where you have control now."""
    s.grounds = controlled(s, here(s).who)
    act(s, BUILD)


@rule("C4.40")
def refuse_study_action(s: State, deck: int) -> int:
    return refuse_study(s, here(s).who, deck)


@verb(num.STUDY_ACTION, refuse=refuse_study_action)
@rule("C4.1", "C4.40")
def study_action(s: State, deck: int) -> None:
    f = here(s)
    f.left = 0
    call(s, num.STUDY, who=f.who, at=deck)


# ------------------------------------------------------------- C4.2 cards for an action
@procedure(num.PLAY_CARDS)
@rule("C4.2")
def play_cards(s: State) -> None:
    """Any number of cards from the hand, even none; then what their icons allow. A player who has picked the whole hand still has to show
    it: a secret choice must not reveal anything by itself."""
    f = here(s)
    if f.step == CHOOSE_CARDS and hand_size(s, f.who) + count_at(s, PICKED + f.who) == 0:
        play(s, 0)
    elif f.step == CHOOSE_CARDS:
        ask(s, s.seat[f.who], num.SOME_CARDS)
    elif f.step == SHOWN:
        use_points(s)
    else:
        discard_played(s, f.who)
        done(s)


@rule("C4.2")
def refuse_pick(s: State, card: int) -> int:
    return OK if in_hand(s, here(s).who, card) else num.NOT_IN_HAND


@verb(num.PICK, refuse=refuse_pick)
@rule("C4.2")
def pick(s: State, card: int) -> None:
    """No card is shown before all are picked."""
    s.where[card] = PICKED + here(s).who


@verb(num.PLAY)
@rule("C4.2", "C4.4")
def play(s: State, _: int) -> None:
    """Show the cards: points, victory points and cards for the symbols of the row, then the texts that it activates."""
    f = here(s)
    pile = PLAYED + f.who if s.played_cards == DISCARDED_AFTER_ACTION else DISCARDED + f.who
    points, vp, each, once = 0, 0, 0, 0
    for card in range(CARDS):
        if s.where[card] == PICKED + f.who:
            lay_open(s, card, pile)
            emit(s, num.E_PLAYED, EVERYONE, f.who, card, f.at)
            icons = int(s.icons[f.at][card])
            bonus = icons >> ICON_BITS
            points += icons & ((1 << ICON_BITS) - 1)
            vp += 1 if bonus & BONUS_VP else 0
            each += 1 if bonus & DRAW_EACH else 0
            once = 1 if bonus & DRAW_ONCE else once
            if bonus & BONUS_TEXT:
                call(s, num.EFFECT, who=f.who, at=s.text[card], on=NOBODY)
    emit(s, num.E_POINTS, EVERYONE, f.who, f.at, points)
    gain(s, f.who, vp)
    f.left = points
    f.step = SHOWN
    if each + once > 0:  # called last, so it runs before the texts
        call(s, num.DRAW_CARDS, who=f.who, left=each + once)


@rule("C4.2")
def use_points(s: State) -> None:
    f = here(s)
    points = f.left
    f.left = 0
    f.step = USED
    if f.at == MOVE:
        call(s, num.MOVE_UNITS, who=f.who, left=points, memo=NOBODY)
    elif f.at == RECRUIT:
        call(s, num.RECRUIT_UNITS, who=f.who, left=points)
    else:
        call(s, num.BUILD_STRUCTURES, who=f.who, left=points, on=NOBODY)


@rule("C4.2")
def discard_played(s: State, faction: int) -> None:
    """Discard the cards that lay in front of their owner during the action."""
    for card in range(CARDS):
        if s.where[card] == OPEN and s.pile[card] == PLAYED + faction:
            s.pile[card] = DISCARDED + faction
