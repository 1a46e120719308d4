"""C3 The round: events, draw, actions, battles, prisoners, scoring."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import SKILL_TOKENS_RETURN
from rulewright.games.cryhavoc.parts import (
    DRAWN_CARDS,
    EVENTS,
    EXHAUSTED,
    FACTIONS,
    FINAL,
    HAND_LIMIT,
    NOBODY,
    READY,
    REGIONS,
    SKILL_TOKEN,
    SKILLS,
    STANDING,
    TILES,
)
from rulewright.games.cryhavoc.state import State, nth
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import CHANCE, ask, call, done, here, next_step
from rulewright.kernel.rule import rule

from .move import let_go
from .pieces import hand_size, remove_token
from .prisoners import score_prisoners
from .scoring import score

# the steps of a round
REVEALING, DRAWING, DISCARDING, ACTING, FIGHTING, RANSOMING, SCORING = range(7)


@procedure(num.ROUND)
@rule("C3.1", "C3.6", "C4.12", "C6.1", "C7.1")
def play_round(s: State) -> None:
    """Six phases. Where everybody has a turn, the last in initiative order is called first: calls run in reverse order."""
    step = next_step(s)
    last = s.players - 1
    if step == REVEALING:
        start_round(s)
        call(s, num.EVENTS_PHASE)
    elif step == DRAWING:
        if s.round > 1:
            update_initiative(s)
            refresh_skills(s)
        for n in range(s.players):
            call(s, num.DRAW_CARDS, who=nth(s, last - n), left=DRAWN_CARDS)
    elif step == DISCARDING:
        for n in range(s.players):
            faction = nth(s, last - n)
            call(s, num.DISCARD_CARDS, who=faction, left=hand_size(s, faction) - HAND_LIMIT)
    elif step == ACTING:
        call(s, num.ACTION_PHASE)
    elif step == FIGHTING:
        call(s, num.BATTLES)
    elif step == RANSOMING:
        score_prisoners(s)
        for n in range(s.players):
            call(s, num.RANSOM, who=nth(s, last - n), left=1)
    else:
        score(s)
        let_go(s)
        done(s)


@rule("C3.1")
def start_round(s: State) -> None:
    """Reset everything that is counted per round."""
    s.round += 1
    s.enabled_by = NOBODY
    s.last_number = 0
    for i in range(STANDING):
        s.heard[i] = 0
    emit(s, num.E_ROUND, EVERYONE, s.round)


# ------------------------------------------------------------- events
TAKE_STACK = 0  # the first step; then one event at a time


@procedure(num.EVENTS_PHASE)
@rule("C3.2", "C2.1")
def events_phase(s: State) -> None:
    """Take the next stack off the track and resolve it, `left` tokens one at a time; the printed event lies under its own stack."""
    f = here(s)
    step = next_step(s)
    if step == TAKE_STACK:
        spot = next_spot(s)
        f.left = s.stacked[spot]
        f.at = 1 if spot == FINAL else 0
        s.stacked[spot] = 0
    elif f.left > 0:
        ask(s, CHANCE, num.WHICH_EVENT)
    elif f.at != 0:
        f.at = 0
        resolve(s, EVENTS)
    else:
        done(s)


@rule("C3.2")
def next_spot(s: State) -> int:
    """The first spot with events; the printed event is always left."""
    for spot in range(FINAL):
        if s.stacked[spot] > 0:
            return spot
    return FINAL


@rule("C3.2")
def resolve(s: State, event: int) -> None:
    """The first player in initiative order carries out the text, unless it names others."""
    emit(s, num.E_EVENT, EVERYONE, event)
    call(s, num.EFFECT, who=nth(s, 0), at=s.event_text[event], on=NOBODY)


@rule("C2.1")
def weigh_event(s: State, event: int) -> int:
    """Any unseen event. Two events are out of the game, but nobody knows which."""
    return int(s.event_left[event])


@verb.chance(num.EVENT, weigh=weigh_event)
@rule("C3.2")
def reveal_event(s: State, event: int) -> None:
    here(s).left -= 1
    s.event_left[event] -= 1
    resolve(s, event)


# ------------------------------------------------------------- initiative and skills
@rule("C3.4")
def update_initiative(s: State) -> None:
    """The upcoming order becomes the initiative order."""
    for n in range(s.players):
        if s.initiative[n] != s.upcoming[n]:
            s.initiative[n] = s.upcoming[n]
            emit(s, num.E_INITIATIVE, EVERYONE, nth(s, n), n)


@rule("C3.5")
def refresh_skills(s: State) -> None:
    """Ready the exhausted skills; by the option, their tokens return to the cards."""
    for skill in range(SKILLS):
        if s.skill[skill] == EXHAUSTED:
            s.skill[skill] = READY
            emit(s, num.E_SKILL_READY, EVERYONE, skill // TILES, skill)
    if s.skill_tokens == SKILL_TOKENS_RETURN:
        for faction in range(len(FACTIONS)):
            for region in range(REGIONS):
                remove_token(s, SKILL_TOKEN + faction, region)
