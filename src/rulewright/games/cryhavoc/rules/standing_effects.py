"""Standing effects: what structures, tokens, skills and tactics cards do automatically when something happens."""

from __future__ import annotations

from rulewright.games.cryhavoc.effects.vocabulary import (
    ATTRITION_END,
    BATTLE_HERE,
    DEFEND_HERE,
    ENEMY_ENTERS,
    ENEMY_ENTERS_EMPTY,
    OTHERS_ATTRITION_END,
)
from rulewright.games.cryhavoc.numbers import EFFECT, STANDING_EFFECTS, procedure
from rulewright.games.cryhavoc.parts import (
    ABSENT,
    ATTACKER,
    BY_SKILL,
    BY_STRUCTURE,
    DEFENDER,
    KIND,
    LIMIT,
    NOBODY,
    SOURCE,
    TRIGGER,
    TROGS,
    A,
)
from rulewright.games.cryhavoc.state import State, natives, nth
from rulewright.kernel.frames import call, done, here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

from .planet import has, listened, source_owner, source_regions


@rule("C1.6")
def set_off(s: State, trigger: int, who: int, region: int) -> None:
    """Carry out the standing effects that wait for this trigger: `who` caused it in that region."""
    if listened(s, trigger):
        call(s, STANDING_EFFECTS, who=who, at=trigger, on=region)


@procedure(STANDING_EFFECTS)
@rule("C1.6")
def standing_effects(s: State) -> None:
    """One at a time: first those of `who`, then the others' in initiative order, natives' last."""
    f = here(s)
    rounds = s.players + 1 + int(natives(s))
    while f.left < rounds:
        owner = in_turn(s, f.left)
        while owner != NOBODY and f.memo < s.standings + s.promises:
            row = row_to_carry_out(s, f.memo, owner)
            f.memo += 1
            if row != NOBODY:
                call(s, EFFECT, who=owner, at=row, on=f.on)
                return
        f.left += 1
        f.memo = 0
    done(s)


@rule("C3.4")
def in_turn(s: State, n: int) -> int:
    """The n-th faction in turn, or NOBODY instead of naming `who` twice."""
    who = int(here(s).who)
    if n == 0:
        return who
    owner = nth(s, n - 1) if n <= s.players else TROGS
    return owner if owner != who else NOBODY


@rule("C1.6")
def row_to_carry_out(s: State, n: int, owner: int) -> int:
    """The first step of the n-th standing effect if it is that faction's and acts now, otherwise NOBODY. The pack's effects come first,
    then those of this battle's tactics cards. An effect that acts is counted."""
    f = here(s)
    if n < s.standings:
        if not acts(s, n, owner):
            return NOBODY
        s.heard[n] += 1
        return int(s.standing_row[n])
    n -= s.standings
    promised = s.row[s.promise[n]][A] == f.at and s.side[s.promised_by[n]] == owner
    return int(s.promise[n]) + 1 if promised and concerned(s, owner) else NOBODY


@rule("C1.6")
def acts(s: State, n: int, owner: int) -> bool:
    """Whether it waits for this trigger, belongs to that faction, is in play, has not reached its limit this round, and applies."""
    entry = s.standing[n]
    if entry[TRIGGER] != here(s).at or source_owner(entry) != owner:
        return False
    if entry[LIMIT] != 0 and s.heard[n] >= entry[LIMIT]:
        return False
    return in_play(s, entry, owner) and concerned(s, owner)


@rule("C4.32", "C4.60")
def in_play(s: State, entry: Row, owner: int) -> bool:
    """A structure works where its owner has control, in a battle region only if it says so; a token where it lies; a passive skill
    everywhere."""
    region, source = int(here(s).on), int(entry[SOURCE])
    if entry[KIND] == BY_SKILL:
        return s.skill[source] != ABSENT
    if entry[KIND] == BY_STRUCTURE:
        working = s.battle[region] == 0 or s.in_battle[source] != 0
        if s.control[region] != owner or not working:
            return False
    return has(source_regions(s, entry), region)


@rule("C1.6", "C5.8")
def concerned(s: State, owner: int) -> bool:
    """Whether the trigger applies to that faction."""
    f = here(s)
    if f.at == ENEMY_ENTERS:
        return owner != f.who
    if f.at == ENEMY_ENTERS_EMPTY:
        return owner != f.who and s.units[owner][f.on] == 0 and s.control[f.on] == owner
    if f.at == DEFEND_HERE:
        return owner == s.side[DEFENDER]
    fights = owner == s.side[ATTACKER] or owner == s.side[DEFENDER]
    if f.at == BATTLE_HERE or f.at == ATTRITION_END:
        return fights
    if f.at == OTHERS_ATTRITION_END:
        return not fights
    return owner == f.who
