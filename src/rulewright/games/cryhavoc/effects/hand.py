"""Effects on cards and on the initiative order. Cards belong to the player who commands, while units may be natives (C5.2)."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import DISCARD_CARDS, DRAW_CARDS, E_ORDER, NO_SUCH_PLACE, STOW, STUDY
from rulewright.games.cryhavoc.parts import IN_TERRAIN_DECK, NOBODY, TERRAINS, A, N
from rulewright.games.cryhavoc.rules.cards import deck_lasts
from rulewright.games.cryhavoc.rules.pieces import count_at, hand_size, side_in_battle
from rulewright.games.cryhavoc.state import State, player
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .questions import WHICH_PLACE, effect
from .vocabulary import FROM_OWN, FROM_TERRAIN_PAIR, OP_DISCARD, OP_DRAW, OP_INITIATIVE, SELF


# ------------------------------------------------------------- draw
@rule("C3.6", "C4.40")
def can_draw(s: State, you: int, on: int, row: int) -> bool:
    """Whether the deck, or some terrain deck, has a card. The number of cards in each place is public."""
    if s.row[row][A] == FROM_OWN:
        return deck_lasts(s, player(s, you))
    for terrain in range(len(TERRAINS)):
        if count_at(s, IN_TERRAIN_DECK + terrain) > 0:
            return True
    return False


@effect.deed(OP_DRAW, able=can_draw)
@rule("C3.6", "C4.40", "C5.13")
def draw(s: State, row: int) -> None:
    """From your deck, the better of two from a terrain deck, or into the store. In a battle it waits for step G."""
    who = int(here(s).who)
    source, n = s.row[row][A], int(s.row[row][N])
    if s.battle_at != NOBODY:
        s.owed[side_in_battle(s, who)] += n
    elif source == FROM_OWN:
        call(s, DRAW_CARDS, who=who, left=n)
    elif source == FROM_TERRAIN_PAIR:
        for _ in range(n):  # the vocabulary keeps n small
            call(s, STUDY, who=who, at=NOBODY)
    else:
        call(s, STOW, who=who, at=NOBODY, left=n)


# ------------------------------------------------------------- discard
@rule("C5.2")
def discarder(s: State, you: int, row: int) -> int:
    """You, or in a battle the enemy: the player who commands the natives, if they are the enemy."""
    return player(s, you if s.row[row][A] == SELF else int(s.side[1 - side_in_battle(s, you)]))


@rule("C3.6")
def has_to_discard(s: State, you: int, on: int, row: int) -> bool:
    return hand_size(s, discarder(s, you, row)) > 0


@effect.deed(OP_DISCARD, able=has_to_discard)
@rule("C3.6", "C5.2")
def discard(s: State, row: int) -> None:
    """The player who discards chooses."""
    f = here(s)
    if has_to_discard(s, f.who, f.on, row):
        call(s, DISCARD_CARDS, who=discarder(s, f.who, row), left=s.row[row][N])


# ------------------------------------------------------------- initiative
effect.opens(OP_INITIATIVE, WHICH_PLACE)


@rule("C4.3")
def refuse_place(s: State, you: int, on: int, row: int, place: int) -> int:
    return OK if place < s.players else NO_SUCH_PLACE


@effect.answer(WHICH_PLACE, refuse=refuse_place)
@rule("C4.3")
def take_place(s: State, place: int) -> None:
    """Move your marker there; the others keep their order among themselves."""
    f = here(s)
    n = 0
    while s.upcoming[n] != f.who:
        n += 1
    step = 1 if n < place else -1
    while n != place:
        s.upcoming[n] = s.upcoming[n + step]
        n += step
    s.upcoming[place] = f.who
    emit(s, E_ORDER, EVERYONE, f.who, place)
    f.left = 0
