"""Effects that put tokens on the map and wake the Trogs that lie there face down."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.options import USED_UP
from rulewright.games.cryhavoc.parts import (
    NOBODY,
    PARTIES,
    SKILL_TOKEN,
    TROG_TOKENS,
    A,
    B,
)
from rulewright.games.cryhavoc.rules.pieces import remove_token, token_supply, trog_supply
from rulewright.games.cryhavoc.rules.planet import (
    controlled,
    has,
    headquarters,
    just,
    modified,
    occupied,
    open_region,
    spread,
    trog_token,
)
from rulewright.games.cryhavoc.rules.trogs import ambush, shuffle_back
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .questions import NO_QUESTION, TOKEN_AT, TRIGGER_AT, effect
from .vocabulary import (
    CRYSTALS_ONLY,
    IN_REACH,
    NO_ENTRY,
    OP_PLACE_TOKEN,
    OP_TRIGGER_TOKEN,
    R_CONTROLLED,
    R_NEAR,
    R_WILD,
    R_WITH_UNITS,
    T_AMBUSH,
    T_ARTILLERY,
    T_SKILL,
    T_WATCHTOWER,
)

# ------------------------------------------------------------- place_token
effect.opens(OP_PLACE_TOKEN, TOKEN_AT)


@rule("C1.4")
def token_kind(you: int, row_kind: int) -> int:
    """The kind of token on the map that the text means, if not a Trog token."""
    return SKILL_TOKEN + you if row_kind == T_SKILL else row_kind


@effect.start(OP_PLACE_TOKEN)
@rule("C3.5")
def start_placing(s: State) -> None:
    """A skill that is used again first takes its tokens back."""
    f = here(s)
    if s.row[f.at][A] == T_SKILL:
        kind = SKILL_TOKEN + f.who
        for region in range(s.regions):
            remove_token(s, kind, region)
        f.left = min(int(f.left), int(s.token_limit[kind]))


@rule("C3.5")
def lies_there(s: State, you: int, row: int, region: int) -> bool:
    """Whether a token of that kind is there and not about to be taken back."""
    kind = s.row[row][A]
    if kind == T_AMBUSH:
        return trog_token(s, region)
    f = here(s)
    taken_back = kind == T_SKILL and not (f.proc == num.EFFECT and f.at == row and f.step != NO_QUESTION)
    return has(s.token[token_kind(you, kind)], region) and not taken_back


@rule("C1.4", "C2.8")
def tokens_left(s: State, you: int, row: int) -> bool:
    """Whether there are tokens left: in the supply; for Trogs, by the option, also resolved ones to shuffle back; for a skill, as many as
    it has."""
    kind = s.row[row][A]
    if kind == T_SKILL:
        return s.token_limit[SKILL_TOKEN + you] > 0
    if kind != T_AMBUSH:
        return token_supply(s, kind) > 0
    nest = ambush(s)
    if trog_supply(s, nest) > 0:
        return True
    if s.ambush_supply == USED_UP:
        return False
    for token in range(TROG_TOKENS):
        if (token >= PARTIES) == (nest != 0) and s.trog_left[token] < s.trog_count[token]:
            return True
    return False


@rule("C8.1", "C8.2")
def refuse_range(s: State, you: int, on: int, row: int, region: int) -> int:
    reach = s.row[row][B]
    if reach == R_NEAR and not has(spread(s, you, just(on)), region):
        return num.TOO_FAR_AWAY
    if reach == R_WILD:
        if occupied(s, region):
            return num.REGION_OCCUPIED
        if s.control[region] != NOBODY:
            return num.REGION_CONTROLLED
    if reach == R_WITH_UNITS and s.units[you][region] == 0:
        return num.NO_UNIT_THERE
    own = reach == R_CONTROLLED or s.row[row][A] == T_WATCHTOWER
    return num.NOT_CONTROLLED if own and s.control[region] != you else OK


@rule("C8.3", "C8.4")
def refuse_token(s: State, you: int, on: int, row: int, region: int) -> int:
    """No token in an HQ, one of a kind per region; artillery and tokens "with units" also in battle regions."""
    if region >= s.regions:
        return num.NO_REGION
    if headquarters(s, region):
        return num.NOT_IN_HQ
    in_battles = s.row[row][A] == T_ARTILLERY or s.row[row][B] == R_WITH_UNITS
    if not in_battles and not open_region(s, region):
        return num.BATTLE_REGION
    if lies_there(s, you, row, region):
        return num.TOKEN_THERE
    if not tokens_left(s, you, row):
        return num.NO_TOKEN_LEFT
    return refuse_range(s, you, on, row, region)


@effect.answer(TOKEN_AT, refuse=refuse_token)
@rule("C1.4")
def place_token(s: State, region: int) -> None:
    f = here(s)
    kind = int(s.row[f.at][A])
    f.left -= 1
    f.memo = region
    if kind == T_AMBUSH:
        lay_ambush(s, region)
        return
    kind = token_kind(f.who, kind)
    s.token[kind] |= 1 << region
    emit(s, num.E_TOKEN_PLACED, EVERYONE, f.who, kind, region)


@rule("C1.3", "C9.5")
def lay_ambush(s: State, region: int) -> None:
    """Place it face down, unseen by anyone. If all are on the map or resolved, first shuffle the resolved ones back."""
    nest = ambush(s)
    if trog_supply(s, nest) == 0:
        shuffle_back(s)
    tokens = s.nest if nest != 0 else s.party
    tokens[region] += 1
    emit(s, num.E_TOKEN_PLACED, EVERYONE, here(s).who, NOBODY, region)


# ------------------------------------------------------------- trigger_token
effect.opens(OP_TRIGGER_TOKEN, TRIGGER_AT)


@rule("C8.4")
def refuse_trog_token(s: State, region: int) -> int:
    """A war party or nest in an open region."""
    if region >= s.regions:
        return num.NO_REGION
    if not trog_token(s, region):
        return num.NO_TARGET_THERE
    return OK if open_region(s, region) else num.BATTLE_REGION


@rule("C4.16", "C8.4")
def refuse_trigger(s: State, you: int, on: int, row: int, region: int) -> int:
    """Anywhere or in reach of your regions; never where a token forbids it."""
    refused = refuse_trog_token(s, region)
    if refused != OK:
        return refused
    if has(modified(s, NO_ENTRY), region):
        return num.CLOSED_BY_TOKEN
    if s.row[row][A] == IN_REACH and not has(spread(s, you, controlled(s, you)), region):
        return num.TOO_FAR_AWAY
    return OK


@effect.answer(TRIGGER_AT, refuse=refuse_trigger)
@rule("C4.16", "C9.1")
def trigger_token(s: State, region: int) -> None:
    """The war party goes first. With "full", the Trogs that appear arrive as after a move, but you lose no unit."""
    f = here(s)
    nest = 0 if s.party[region] > 0 else 1
    only_crystals = s.row[f.at][B] == CRYSTALS_ONLY
    f.left = 0
    f.memo = region
    if not only_crystals:
        s.entered = 1 << region
        call(s, num.ARRIVE, who=f.who)  # runs after what is called next
    call(s, num.WAKE, who=f.who, on=region, memo=nest, at=1 if only_crystals else 0)
