"""The effect `pay`: a price for the steps that follow. joining.py checks whether those have something to do.

Registers: `left` how many more, `tally` what was paid, `on` the region it was paid from."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import NOBODY, REGIONS, TILES, A, B, N
from rulewright.games.cryhavoc.rules.cards import discard
from rulewright.games.cryhavoc.rules.pieces import hand_size, in_hand, on_objectives, side_in_battle
from rulewright.games.cryhavoc.rules.planet import bits, has, just, open_region
from rulewright.games.cryhavoc.state import State, player
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .origin import standing_entry
from .questions import PAID, PAY_MORE, PAY_UNIT_AT, PAY_UNIT_ON, PAY_WITH_CARD, PAY_WITH_STRUCTURE, effect
from .vocabulary import EXACT, MUST, OP_PAY, PAY_CARD, PAY_CRYSTAL, PAY_STRUCTURE, PAY_UNIT, UP_TO


# ------------------------------------------------------------- what it costs, and who can afford it
@rule("C1.6")
def opening_pay(s: State, row: int) -> int:
    kind = s.row[row][A]
    if kind == PAY_CARD:
        return PAY_WITH_CARD
    if kind == PAY_UNIT:
        return PAY_UNIT_AT if s.battle_at == NOBODY else PAY_UNIT_ON
    return PAY_WITH_STRUCTURE if kind == PAY_STRUCTURE else PAY_MORE


effect.opens(OP_PAY, opening_pay)


@rule("C1.6")
def least(s: State, row: int) -> int:
    """The least that must be paid: all of it, or one for "up to"."""
    return 1 if s.row[row][B] == UP_TO else int(s.row[row][N])


@rule("C8.4")
def sites(s: State, you: int) -> int:
    """Mask of the regions whose structures can be given up: open and under your control; during a battle, its region."""
    if s.battle_at != NOBODY:
        return just(s.battle_at)
    mask = 0
    for region in range(s.regions):
        if open_region(s, region) and s.control[region] == you:
            mask |= 1 << region
    return mask


@rule("C8.4")
def price_regions(s: State, you: int, row: int) -> int:
    """Mask of the regions from which the price can be paid; the chosen one becomes "here". None for a price from elsewhere."""
    kind, mask = s.row[row][A], 0
    if kind == PAY_UNIT and s.battle_at == NOBODY:
        for region in range(s.regions):
            if open_region(s, region) and s.units[you][region] >= least(s, row):
                mask |= 1 << region
    elif kind == PAY_STRUCTURE:
        for type in range(you * TILES, you * TILES + TILES):
            mask |= s.built[type]
        mask &= sites(s, you)
    return mask


@rule("C1.6")
def affordable(s: State, you: int, on: int, row: int) -> bool:
    """Hand sizes are public, so everybody knows the answer."""
    kind, n = s.row[row][A], 1
    if kind == PAY_CARD:
        n = hand_size(s, player(s, you))
    elif kind == PAY_CRYSTAL:
        n = int(s.store[you])
    elif kind == PAY_STRUCTURE:
        n = 0
        for type in range(you * TILES, you * TILES + TILES):
            n += bits(s.built[type] & sites(s, you))
    elif kind == PAY_UNIT:
        if s.battle_at == NOBODY:
            return price_regions(s, you, row) != 0
        n = on_objectives(s, side_in_battle(s, you))
    elif standing_entry(s) == NOBODY:
        n = 0  # it is not on a token
    return n >= least(s, row)


# ------------------------------------------------------------- paying
@rule("C1.6")
def count_paid(s: State, n: int) -> None:
    f = here(s)
    f.left -= n
    f.tally += n * PAID


@rule("C1.6")
def at_once(s: State) -> int:
    """How many are paid with one answer: all if they are of one kind, but one by one for "up to"."""
    f = here(s)
    return 1 if s.row[f.at][B] == UP_TO else int(f.left)


@rule("C1.6")
def refuse_stop_paying(s: State) -> int:
    """You may stop before paying or when "up to" is enough, but not in the middle, and not if it must be paid."""
    f = here(s)
    mode = s.row[f.at][B]
    if mode == MUST:
        return num.MUST_DO
    return num.MUST_FINISH if mode == EXACT and f.tally > 0 else OK


# ------------------------------------------------------------- pay: a card
@rule("C3.6")
def refuse_pay_card(s: State, you: int, on: int, row: int, card: int) -> int:
    return OK if in_hand(s, player(s, you), card) else num.NOT_IN_HAND


@effect.answer(PAY_WITH_CARD, refuse=refuse_pay_card)
@rule("C3.6")
def pay_card(s: State, card: int) -> None:
    discard(s, player(s, here(s).who), card)
    count_paid(s, 1)


# ------------------------------------------------------------- pay: units
@rule("C8.4")
def refuse_pay_unit_at(s: State, you: int, on: int, row: int, region: int) -> int:
    """From one open region where the next step then has something to do."""
    if region >= s.regions:
        return num.NO_REGION
    if not has(price_regions(s, you, row), region):
        return num.CANNOT_PAY
    return OK if has(s.choices, region) else num.NOTHING_TO_DO


@effect.answer(PAY_UNIT_AT, refuse=refuse_pay_unit_at)
@rule("C8.1", "C8.5")
def pay_unit_at(s: State, region: int) -> None:
    """To the reserve. You keep control of the region, which is "here" from now on."""
    f = here(s)
    f.on = region
    f.step = PAY_MORE
    pay_more(s, 0)


@rule("C5.4")
def refuse_pay_unit_on(s: State, you: int, on: int, row: int, objective: int) -> int:
    return OK if s.placed[side_in_battle(s, you)][objective] > 0 else num.NO_UNIT_THERE


@effect.answer(PAY_UNIT_ON, refuse=refuse_pay_unit_on)
@rule("C5.4", "C8.1")
def pay_unit_on(s: State, objective: int) -> None:
    f = here(s)
    s.placed[side_in_battle(s, f.who)][objective] -= 1
    s.reserve[f.who] += 1
    emit(s, num.E_PAID_UNIT, EVERYONE, f.who, NOBODY)
    count_paid(s, 1)


# ------------------------------------------------------------- pay: a structure
@rule("C1.4")
def refuse_pay_structure(s: State, you: int, on: int, row: int, site: int) -> int:
    region = site % REGIONS
    if region >= s.regions:
        return num.NO_REGION
    if not has(s.built[you * TILES + site // REGIONS], region):
        return num.NOT_BUILT_THERE
    if not has(price_regions(s, you, row), region):
        return num.CANNOT_PAY
    return OK if has(s.choices, region) else num.NOTHING_TO_DO


@effect.answer(PAY_WITH_STRUCTURE, refuse=refuse_pay_structure)
@rule("C1.4")
def pay_structure(s: State, site: int) -> None:
    """The token returns to its tile; its region is "here" from now on."""
    f = here(s)
    type, region = f.who * TILES + site // REGIONS, site % REGIONS
    s.built[type] &= ~(1 << region)
    emit(s, num.E_DEMOLISHED, EVERYONE, f.who, type, region)
    f.on = region
    count_paid(s, 1)


# ------------------------------------------------------------- pay: crystals from the store, more units of the same region
@rule("C1.6")
def refuse_pay_more(s: State, you: int, on: int, row: int, _: int) -> int:
    if s.row[row][A] == PAY_CRYSTAL:
        return OK if s.store[you] > 0 else num.CANNOT_PAY
    return OK if s.units[you][on] > 0 else num.NO_UNIT_THERE


@effect.answer(PAY_MORE, refuse=refuse_pay_more)
@rule("C1.6", "C8.1")
def pay_more(s: State, _: int) -> None:
    f = here(s)
    n = at_once(s)
    if s.row[f.at][A] == PAY_CRYSTAL:
        s.store[f.who] -= n
        emit(s, num.E_PAID_CRYSTALS, EVERYONE, f.who, n)
    else:
        s.units[f.who][f.on] -= n
        s.halted[f.who][f.on] = min(int(s.halted[f.who][f.on]), int(s.units[f.who][f.on]))
        s.reserve[f.who] += n
        for _ in range(n):
            emit(s, num.E_PAID_UNIT, EVERYONE, f.who, f.on)
    count_paid(s, n)
