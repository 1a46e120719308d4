"""What each opponent could bring against a mound in one turn: one placement and one move.

Asks the rules instead of restating them: whether a token may be in a hand and be placed, whether a unit can move onto the mound, what the
attack adds up to. Uses only public knowledge of other players' tokens: which are in hand and stack together, and what discarding has shown.
It assumes the worst case: every token that may be in the hand is. Plain Python over a copy of the twin."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulewright.games.termites import numbers as num
from rulewright.games.termites.parts import (
    BEYOND,
    CASTE,
    HEXES,
    KINDS,
    NO_UNIT,
    NOBODY,
    POINTS,
    STRENGTH,
)
from rulewright.games.termites.rules import known_hands, movement, pieces, reach, reproduction
from rulewright.games.termites.rules.attack import CHOOSE_GOAL, CHOOSE_UNIT
from rulewright.games.termites.state import State
from rulewright.kernel.message import Message
from rulewright.kernel.rule import plain
from rulewright.kernel.verbs import OK

from .facts import line
from .shapes import Ghost, Strike, SumLine, TermitesThreat
from .sums import attack_items, attack_sum, defence_sum
from .text import hex_name
from .view import EVERY_TOKEN

may_be_chosen = plain(known_hands.may_be_chosen)
refuse_place, refuse_goal = plain(reproduction.refuse_place), plain(movement.refuse_goal)
search, distance = plain(reach.reach), plain(pieces.distance)
put, lift = plain(pieces.put), plain(pieces.lift)
FARTHEST = max(POINTS)  # no unit attacks or supports from farther away


class Attack(NamedTuple):
    strength: int
    unit: int  # the attacker's hex
    token: int = NO_UNIT  # placed for the attack
    hex: int = BEYOND  # where it is placed


NO_ATTACK = Attack(0, BEYOND)


def threats(s: State, seat: int) -> list[TermitesThreat]:
    """The threats to each mound of that seat, the greatest first. Spectators have none."""
    s = s.clone()  # a copy, to try out units
    mounds = [hex for hex in range(HEXES) if s.mound[hex] and s.owner[hex] == seat]
    found = [TermitesThreat(hex=hex_name(s, hex), mound=s.mound[hex], strikes=strikes(s, hex)) for hex in mounds]
    return sorted(found, key=lambda threat: (threat.strikes[0].holds_by, -threat.mound))


def strikes(s: State, mound: int) -> list[Strike]:
    others = [seat for seat in range(s.players) if seat != s.owner[mound]]
    return sorted((strike(s, mound, seat) for seat in others), key=lambda told: (-told.attack, told.seat))


def strike(s: State, mound: int, seat: int) -> Strike:
    best, defence = strongest(s, mound, seat), int(defence_sum(s, mound))
    told = {"other": seat, "hex": hex_name(s, mound), "attack": best.strength, "defence": defence}
    made = Strike(seat, best.strength, defence, defence - best.strength, [], Message("termites-threat-none", told))
    if best == NO_ATTACK:
        return made
    made.message = Message("termites-threat-falls" if made.holds_by < 0 else "termites-threat-holds", told)
    if best.token == NO_UNIT:
        made.lines = lines(s, best, mound)
        return made
    put(s, best.hex, best.token, seat)
    made.lines = lines(s, best, mound)
    lift(s, best.hex)
    token = EVERY_TOKEN[best.token]
    made.ghost = Ghost(token.caste, token.termites, hex_name(s, best.hex))
    return made


def lines(s: State, best: Attack, mound: int) -> list[SumLine]:
    return [line(s, item) for item in attack_items(s, best.unit, mound)]


# ------------------------------------------------------------- the strongest attack
def strongest(s: State, mound: int, seat: int) -> Attack:
    """The strongest attack; without an unseen token if that is just as strong. A swarm's own token never blocks it and adds the same to any
    attack, so the best attacker on the board stays the best with the token, except for the token itself."""
    if not has_turn(s, seat):
        return NO_ATTACK
    own = [hex for hex in around(mound) if s.owner[hex] == seat and s.unit[hex] != NO_UNIT]
    able = [Attack(attack_sum(s, hex, mound), hex) for hex in own if strikes_at(s, hex, mound)]
    best = base = max(able, key=lambda attack: attack.strength, default=NO_ATTACK)
    for kind in unseen(s, seat):
        for hex in placed_near(s, kind, mound):
            put(s, hex, kind, seat)
            if base != NO_ATTACK:
                best = stronger(best, Attack(attack_sum(s, base.unit, mound), base.unit, kind, hex))
            alone = Attack(attack_sum(s, hex, mound), hex, kind, hex)
            if alone.strength > best.strength and strikes_at(s, hex, mound):
                best = alone
            lift(s, hex)
    return best


def stronger(best: Attack, other: Attack) -> Attack:
    return other if other.strength > best.strength else best


def strikes_at(s: State, unit: int, target: int) -> bool:
    """Whether it can get there, strong enough or not."""
    search(s, unit, BEYOND)
    return refuse_goal(s, unit, target) in (OK, num.TOO_WEAK)


def has_turn(s: State, seat: int) -> bool:
    """Whether a turn is still to come, or the current last one still has its move."""
    if sum(s.hand[seat]):
        return True
    running = (s.frame[depth] for depth in range(s.top + 1))
    return any(f.proc == num.MOVEMENT and f.who == seat and f.step in (CHOOSE_UNIT, CHOOSE_GOAL) for f in running)


# ------------------------------------------------------------- tokens that nobody has seen
def unseen(s: State, seat: int) -> Iterator[int]:
    """The strongest token of each caste that the seat may hold and place: more termites can do everything that fewer can."""
    size, castes = sum(s.hand[seat]), set[int]()
    for kind in sorted(range(KINDS), key=lambda kind: -STRENGTH[kind]):
        held = s.hand[seat][kind] + s.stack[seat][kind]
        if held and CASTE[kind] not in castes and may_be_chosen(s, seat, size, kind):
            castes.add(CASTE[kind])
            yield kind


def placed_near(s: State, kind: int, target: int) -> list[int]:
    """Hexes where it may be placed and could attack or support from."""
    s.chosen = kind
    found = [hex for hex in around(target) if refuse_place(s, hex) == OK]
    s.chosen = NOBODY
    return found


@cache
def around(hex: int) -> tuple[int, ...]:
    """The hexes within the farthest attack, nearest first."""
    near = [other for other in range(HEXES) if 0 < distance(hex, other) <= FARTHEST]
    return tuple(sorted(near, key=lambda other: distance(hex, other)))
