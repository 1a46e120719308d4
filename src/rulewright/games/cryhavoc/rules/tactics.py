"""C5.4, C5.5 Battle, step C: tactics cards in turn until both sides have passed."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.possible import effect_possible
from rulewright.games.cryhavoc.effects.vocabulary import TERRAIN_ANY
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import PRICE_FIRST
from rulewright.games.cryhavoc.parts import (
    ABSENT,
    ATTACKER,
    BY_SKILL,
    CARDS,
    DEFENDER,
    DISCARDED,
    FACTIONS,
    KIND,
    NO_TERRAIN,
    SOURCE,
    STORED,
    TILES,
    TRIGGER,
    UNLIMITED,
)
from rulewright.games.cryhavoc.state import State, decider, player
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import in_hand, lay_open
from .study import return_to_bottom


@procedure(num.TACTICS)
@rule("C5.4")
def tactics(s: State) -> None:
    """Take turns, beginning with the attacker. A player without cards, or at the limit, passes without being asked: both are public."""
    f = here(s)
    if s.passed[ATTACKER] != 0 and s.passed[DEFENDER] != 0:
        done(s)
    elif s.passed[f.who] != 0:
        f.who = 1 - f.who
    elif s.card_limit[f.who] == 0 or not has_cards(s, f.who):
        pass_tactics(s, 0)
    else:
        ask(s, decider(s, s.side[f.who]), num.A_TACTIC)


@verb(num.PASS)
@rule("C5.4")
def pass_tactics(s: State, _: int) -> None:
    """Passing is for the rest of this battle."""
    f = here(s)
    s.passed[f.who] = 1
    emit(s, num.E_PASSED, EVERYONE, s.side[f.who])
    f.who = 1 - f.who


# ------------------------------------------------------------- which cards
@rule("C5.2", "C5.4")
def at_hand(s: State, side: int, card: int) -> bool:
    """In the hand of the player who fights for that side, or in the store if the units are its own."""
    faction = int(s.side[side])
    return in_hand(s, player(s, faction), card) or s.where[card] == STORED + faction


@rule("C5.4")
def has_cards(s: State, side: int) -> bool:
    for card in range(CARDS):
        if at_hand(s, side, card):
            return True
    return False


@rule("C5.5")
def any_terrain(s: State, faction: int) -> bool:
    """Whether a skill of that faction lets it play terrain cards on other terrain."""
    for i in range(s.standings):
        entry = s.standing[i]
        own_skill = entry[KIND] == BY_SKILL and entry[SOURCE] // TILES == faction
        if entry[TRIGGER] == TERRAIN_ANY and own_skill and s.skill[entry[SOURCE]] != ABSENT:
            return True
    return False


@rule("C5.5")
def refuse_terrain(s: State, card: int) -> int:
    """A faction's card works anywhere, a terrain card only on its terrain."""
    terrain = s.home[card] - len(FACTIONS)
    ground = s.terrain[s.battle_at]
    if terrain < 0 or terrain == ground:
        return OK
    if ground == NO_TERRAIN:
        return num.NO_TERRAIN_HERE
    return OK if any_terrain(s, s.side[here(s).who]) else num.OTHER_TERRAIN


@rule("C4.4", "C5.4", "C5.5")
def refuse_tactic(s: State, card: int) -> int:
    """A card may be played without effect; by the option, not without paying its price."""
    side = int(here(s).who)
    if not at_hand(s, side, card):
        return num.NOT_IN_HAND
    if s.battle_card[card] == 0:
        return num.NO_BATTLE_EFFECT
    if refuse_terrain(s, card) != OK:
        return refuse_terrain(s, card)
    if s.useless_tactics == PRICE_FIRST and not effect_possible(s, s.side[side], s.text[card], s.battle_at):
        return num.CANNOT_PAY
    return OK


@verb(num.TACTIC, refuse=refuse_tactic)
@rule("C5.4")
def play_tactic(s: State, card: int) -> None:
    """A card from the hand is discarded, one from the store goes to the bottom of its deck. The effect is for that side."""
    f = here(s)
    side = int(f.who)
    faction = int(s.side[side])
    holder = player(s, faction)
    emit(s, num.E_TACTIC, EVERYONE, faction, card, holder)
    if in_hand(s, holder, card):
        lay_open(s, card, DISCARDED + holder)
    else:
        return_to_bottom(s, card)
    if s.card_limit[side] != UNLIMITED:
        s.card_limit[side] -= 1
    f.who = 1 - side
    call(s, num.EFFECT, who=faction, at=s.text[card], on=s.battle_at)
