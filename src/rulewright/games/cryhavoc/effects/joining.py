"""Effects that join others: choices, prices, steps for every player, and what waits for its time.

Registers of a price: `left` how many more, `tally` what was paid, `on` the region it was paid from.
"""

from __future__ import annotations

from rulewright.games.cryhavoc.cards import discard
from rulewright.games.cryhavoc.parts import NOBODY, REGIONS, SOURCE, TILES, A, B, N
from rulewright.games.cryhavoc.pieces import in_hand, remove_token, side_in_battle
from rulewright.games.cryhavoc.planet import has
from rulewright.games.cryhavoc.state import State, nth, player
from rulewright.games.cryhavoc.words import (
    CANNOT_PAY,
    E_DEMOLISHED,
    E_PAID_CRYSTALS,
    E_PAID_UNIT,
    EACH_PLAYER,
    EFFECT,
    MUST_DO,
    MUST_FINISH,
    NO_REGION,
    NO_UNIT_THERE,
    NOT_BUILT_THERE,
    NOT_IN_HAND,
    NOTHING_TO_DO,
    procedure,
)
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .possible import branch, possible
from .prices import price_regions
from .questions import (
    NO_QUESTION,
    PAID,
    PAY_MORE,
    PAY_UNIT_AT,
    PAY_UNIT_ON,
    PAY_WITH_CARD,
    PAY_WITH_STRUCTURE,
    WHICH_OPTION,
    effect,
)
from .sources import standing_entry
from .vocabulary import (
    EXACT,
    IN_ORDER,
    MUST,
    OP_EACH_PLAYER,
    OP_GOTO,
    OP_MODIFY,
    OP_PAY,
    OP_WHEN,
    PAY_CRYSTAL,
    PAY_SOURCE,
    UP_TO,
)


# ------------------------------------------------------------- either
@rule("C1.6")
def refuse_option(s: State, you: int, on: int, row: int, option: int) -> int:
    """A branch whose first step has nothing to do is not offered."""
    if option >= s.row[row][N]:
        return NOTHING_TO_DO
    return OK if possible(s, you, on, branch(s, row, option)) else NOTHING_TO_DO


@effect.answer(WHICH_OPTION, refuse=refuse_option)
@rule("C1.6")
def take_option(s: State, option: int) -> None:
    f = here(s)
    f.at = branch(s, f.at, option)
    f.step = NO_QUESTION
    f.left = 0


# ------------------------------------------------------------- pay
@effect.start(OP_PAY)
@rule("C1.6")
def start_paying(s: State) -> None:
    """Asked only if it can be afforded and leads to something. The token that an effect stands on is given up at once."""
    f = here(s)
    f.tally = 0
    if not possible(s, f.who, f.on, f.at):
        f.left = 0
    elif s.row[f.at][A] == PAY_SOURCE:
        remove_token(s, s.standing[standing_entry(s)][SOURCE], f.on)
        count_paid(s, f.left)


@rule("C1.6")
def count_paid(s: State, n: int) -> None:
    f = here(s)
    f.left -= n
    f.tally += n * PAID


@rule("C1.6")
def at_once(s: State) -> int:
    """How many are paid with one answer, where all are of one kind: of "up to" one after the other."""
    f = here(s)
    return 1 if s.row[f.at][B] == UP_TO else int(f.left)


@rule("C1.6")
def refuse_stop_paying(s: State) -> int:
    """Declined, or enough of "up to"; but not in the middle, and not where it must be paid."""
    f = here(s)
    mode = s.row[f.at][B]
    if mode == MUST:
        return MUST_DO
    return MUST_FINISH if mode == EXACT and f.tally > 0 else OK


# ------------------------------------------------------------- pay: a card
@rule("C3.6")
def refuse_pay_card(s: State, you: int, on: int, row: int, card: int) -> int:
    return OK if in_hand(s, player(s, you), card) else NOT_IN_HAND


@effect.answer(PAY_WITH_CARD, refuse=refuse_pay_card)
@rule("C3.6")
def pay_card(s: State, card: int) -> None:
    discard(s, player(s, here(s).who), card)
    count_paid(s, 1)


# ------------------------------------------------------------- pay: units
@rule("C8.4")
def refuse_pay_unit_at(s: State, you: int, on: int, row: int, region: int) -> int:
    """From one open region, where the next step then has something to do."""
    if region >= s.regions:
        return NO_REGION
    if not has(price_regions(s, you, row), region):
        return CANNOT_PAY
    return OK if possible(s, you, region, row + 1) else NOTHING_TO_DO


@effect.answer(PAY_UNIT_AT, refuse=refuse_pay_unit_at)
@rule("C8.1", "C8.5")
def pay_unit_at(s: State, region: int) -> None:
    """To the reserve; the region stays under control, and is "here" from now on."""
    f = here(s)
    f.on = region
    f.step = PAY_MORE
    pay_more(s, 0)


@rule("C5.4")
def refuse_pay_unit_on(s: State, you: int, on: int, row: int, objective: int) -> int:
    return OK if s.placed[side_in_battle(s, you)][objective] > 0 else NO_UNIT_THERE


@effect.answer(PAY_UNIT_ON, refuse=refuse_pay_unit_on)
@rule("C5.4", "C8.1")
def pay_unit_on(s: State, objective: int) -> None:
    f = here(s)
    s.placed[side_in_battle(s, f.who)][objective] -= 1
    s.reserve[f.who] += 1
    emit(s, E_PAID_UNIT, EVERYONE, f.who, NOBODY)
    count_paid(s, 1)


# ------------------------------------------------------------- pay: a structure
@rule("C1.4")
def refuse_pay_structure(s: State, you: int, on: int, row: int, site: int) -> int:
    region = site % REGIONS
    if region >= s.regions:
        return NO_REGION
    if not has(s.built[you * TILES + site // REGIONS], region):
        return NOT_BUILT_THERE
    if not has(price_regions(s, you, row), region):
        return CANNOT_PAY
    return OK if possible(s, you, region, row + 1) else NOTHING_TO_DO


@effect.answer(PAY_WITH_STRUCTURE, refuse=refuse_pay_structure)
@rule("C1.4")
def pay_structure(s: State, site: int) -> None:
    """The token goes back beside its tile; its region is "here" from now on."""
    f = here(s)
    type, region = f.who * TILES + site // REGIONS, site % REGIONS
    s.built[type] &= ~(1 << region)
    emit(s, E_DEMOLISHED, EVERYONE, f.who, type, region)
    f.on = region
    count_paid(s, 1)


# ------------------------------------------------------------- pay: crystals of the store, more units of the same region
@rule("C1.6")
def refuse_pay_more(s: State, you: int, on: int, row: int, _: int) -> int:
    if s.row[row][A] == PAY_CRYSTAL:
        return OK if s.store[you] > 0 else CANNOT_PAY
    return OK if s.units[you][on] > 0 else NO_UNIT_THERE


@effect.answer(PAY_MORE, refuse=refuse_pay_more)
@rule("C1.6", "C8.1")
def pay_more(s: State, _: int) -> None:
    f = here(s)
    n = at_once(s)
    if s.row[f.at][A] == PAY_CRYSTAL:
        s.store[f.who] -= n
        emit(s, E_PAID_CRYSTALS, EVERYONE, f.who, n)
    else:
        s.units[f.who][f.on] -= n
        s.reserve[f.who] += n
        for _ in range(n):
            emit(s, E_PAID_UNIT, EVERYONE, f.who, f.on)
    count_paid(s, n)


# ------------------------------------------------------------- each_player
@effect.deed(OP_EACH_PLAYER)
@rule("C3.2")
def for_each_player(s: State, row: int) -> None:
    call(s, EACH_PLAYER, at=row + 1, memo=s.row[row][A])


@procedure(EACH_PLAYER)
@rule("C3.2", "C3.4")
def each_player(s: State) -> None:
    """In initiative order, or the last first. Natives are no player."""
    f = here(s)
    if f.left == s.players:
        done(s)
        return
    n = int(f.left)
    f.left += 1
    call(s, EFFECT, who=nth(s, n if f.memo == IN_ORDER else s.players - 1 - n), at=f.at, on=NOBODY)


# ------------------------------------------------------------- when, modify: nothing happens yet
@effect.deed(OP_WHEN)
@rule("C5.4")
def promise(s: State, row: int) -> None:
    """A tactics card that waits for something: it lasts for this battle (standing.py)."""
    s.promise[s.promises] = row
    s.promised_by[s.promises] = side_in_battle(s, here(s).who)
    s.promises += 1


@effect.deed(OP_GOTO)
@effect.deed(OP_MODIFY)
@rule("C1.6")
def nothing(s: State, row: int) -> None:
    """A rule that holds while its source is in play (planet.py); or the way behind the branches of a choice."""
