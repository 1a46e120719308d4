"""Names of arguments, and messages for actions, events and refusals. Plain Python over the twin. The words are in the locales, the
arguments of messages in roles.py, and prompts in prompts.py."""

from __future__ import annotations

from typing import Any

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects import questions as q
from rulewright.games.cryhavoc.effects.vocabulary import (
    AT_HERE,
    AT_HQ,
    ON_CONTROL,
    ON_OBJECTIVES,
    OP_PAY,
    PRICES,
    UP_TO,
)
from rulewright.games.cryhavoc.options import PASSING_WHEN_REACHED
from rulewright.games.cryhavoc.pack.pack import Pack
from rulewright.games.cryhavoc.parts import (
    CARDS,
    CONTROL,
    ICON_BITS,
    ICONS,
    NOBODY,
    OP,
    PICKED,
    REGIONS,
    TILES,
    TROGS,
    A,
    B,
    N,
)
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.message import Message
from rulewright.kernel.verbs import MASK, SHIFT

from .effects_in_words import branch_message, icons_args
from .roles import WITHOUT, Args, leader, read


# ------------------------------------------------------------- actions
def argument(pack: Pack, s: State, verb: int, number: int) -> str:
    """An argument's name in a journal; unique among the arguments of a verb."""
    role = num.VERBS[verb].role
    args = read(pack, s, role, number)
    if role == "site":
        return f"{args['structure']}@{args['region']}"
    return str(next(iter(args.values())))


def describe(pack: Pack, s: State, action: int) -> Message:
    """What an action does: `cryhavoc-do-<verb>`."""
    verb, number = action >> SHIFT, action & MASK
    if verb == num.MORE and question(s) == q.QUESTIONS[q.DEPLOY_MORE].name:
        role, goal = deployed_to(s)
        return Message(f"cryhavoc-do-more-{role}", read(pack, s, role, goal))
    own = "-own" if verb == num.NEXT and wakes_kin(s) else ""
    return Message(f"cryhavoc-do-{num.VERBS[verb].name}{own}", action_args(pack, s, verb, number))


def wakes_kin(s: State) -> bool:
    """Whether the Trogs are asked where Trogs wake next: those are their own."""
    f = s.frame[s.top]
    return f.offer == num.WAKE_NEXT and f.who == TROGS


def action_args(pack: Pack, s: State, verb: int, number: int) -> Args:
    """The verb's argument, and what the pending procedure adds: for what, from where, at which price."""
    f = s.frame[s.top]
    role = num.VERBS[verb].role
    args = read(pack, s, role, number) if role else {}
    if verb in (num.NEXT, num.DONE):
        args |= {"offer": num.OFFERS[f.offer].name, "n": captured(s) if f.offer == num.A_RANSOM else int(f.left)}
    elif verb == num.MORE:
        args |= {"question": question(s), "n": paid_at_once(s), "price": price(s)}
    elif verb == num.STOP:
        args |= {"question": question(s), "n": int(f.left), "way": way_out(s)}
    elif verb == num.PICK and number < len(pack.cards):
        args |= icons_args(f.at, s.icons[f.at][number])
    elif verb == num.PLAY:
        args |= picked(s)
    elif verb == num.MOVE_TO:
        args |= read(pack, s, "from", f.memo)
    elif verb == num.STATION:
        args |= read(pack, s, "objective", f.at)
    elif verb in (num.CONSTRUCT, num.ACTIVATE):
        costs = s.build_cost if verb == num.CONSTRUCT else s.activation_cost
        args["cost"] = int(costs[leader(s) * TILES + number // REGIONS])
    elif verb == num.ENABLE:
        args |= read(pack, s, "card", s.enabling[leader(s)])
    elif verb == num.TO_OPTION and f.proc == num.EFFECT and number < pack.rows[f.at][N]:
        args["effect"] = branch_message(pack.rows, f.at, number, s.battle_at != NOBODY)
    return args


def question(s: State) -> str:
    """The name of an effect's question."""
    f = s.frame[s.top]
    return q.QUESTIONS[f.step].name if f.proc == num.EFFECT else "none"


def captured(s: State) -> int:
    """The number of the asked player's units that others hold."""
    return sum(int(held[s.frame[s.top].who]) for held in s.prisoners)


def price(s: State) -> str:
    """What the row of an effect has as its price, if it is one."""
    row = s.row[s.frame[s.top].at]
    return PRICES[row[A]] if row[OP] == OP_PAY else "none"


def deployed_to(s: State) -> tuple[str, int]:
    """Where another unit from the reserve would go: a region, or an objective."""
    f = s.frame[s.top]
    where, chosen = s.row[f.at][A], int(f.memo)
    if where >= ON_OBJECTIVES:
        return "objective", CONTROL if where == ON_CONTROL else chosen
    return "region", {AT_HQ: int(s.hq[f.who]), AT_HERE: int(f.on)}.get(where, chosen)


def paid_at_once(s: State) -> int:
    """How many are paid or done with one answer: all of a price, but one by one for "up to" and everything else."""
    f = s.frame[s.top]
    return int(f.left) if s.row[f.at][OP] == OP_PAY and s.row[f.at][B] != UP_TO else 1


def way_out(s: State) -> str:
    """What stopping means: decline a price, pay no more, skip a step, or not use all of it."""
    f = s.frame[s.top]
    if f.step in PRICED:
        return "decline" if f.tally < q.PAID else "enough"
    return "once" if f.step in FIRST_CHOICE or f.left == 1 else "rest"


PRICED = (q.PAY_WITH_CARD, q.PAY_UNIT_AT, q.PAY_UNIT_ON, q.PAY_WITH_STRUCTURE, q.PAY_MORE)
FIRST_CHOICE = (q.KILL_AT, q.KILL_ON, q.CONTROL_AT, q.TRIGGER_AT, q.DEPLOY_AT, q.TELEPORT_FROM, q.HARVEST_AT)


def picked(s: State) -> Args:
    """The cards picked for an action so far: how many, and the points that they give."""
    f = s.frame[s.top]
    cards = [card for card in range(CARDS) if s.where[card] == PICKED + f.who]
    points = sum(s.icons[f.at][card] & ((1 << ICON_BITS) - 1) for card in cards)
    return {"row": ICONS[f.at], "cards": len(cards), "n": points}


# ------------------------------------------------------------- events
def tell(pack: Pack, s: State, kind: int, a: int, b: int, c: int, d: int) -> Message:
    """An event: `cryhavoc-event-<name>`."""
    key, args = f"cryhavoc-event-{num.EVENT_KINDS[kind].name}", Args()
    for role, number in zip(num.EVENT_KINDS[kind].roles, (a, b, c, d), strict=False):
        if number == NOBODY and kind in WITHOUT and role == WITHOUT[kind][0]:
            key += f"-{WITHOUT[kind][1]}"
        else:
            args |= read(pack, s, role, number)
    if kind == num.E_CRYSTALS and args["n"] < 0:
        return Message(f"{key}-gone", args | {"n": -args["n"]})
    if kind == num.E_EVENT_PASSED:
        args["reached"] = "yes" if s.passing_events == PASSING_WHEN_REACHED else "no"
    if kind == num.E_TACTIC and args["faction"] != args["other_faction"]:
        key += "-for"
    if kind in (num.E_REVEALED, num.E_LOST_TO_TROGS) and a == TROGS:
        key += "-own"
    return Message(key, args)


# ------------------------------------------------------------- refusals
def reason(pack: Pack, s: State, action: int, code: int) -> tuple[str, Message]:
    """`cryhavoc-why-<key>` with its arguments; `thing` is what was chosen."""
    f = s.frame[s.top]
    verb, number = action >> SHIFT, action & MASK
    paragraph, key = num.REASONS[code]
    args = action_args(pack, s, verb, number)
    args["thing"] = thing(pack, s, verb, number)
    if code in (num.TOO_FEW_POINTS, num.TOO_DEAR):
        args["points"] = int(f.left)
    elif code == num.TOO_FEW_VP:
        args["vp"] = int(s.vp[leader(s)])
    elif code == num.DEFENDER_BLOCKED:
        args["held"] = 2 * int(s.units[s.attacker[number]][number])
    elif code == num.RESERVE_EMPTY:
        args["reserve"] = int(s.reserve[leader(s)])
    elif code == num.UNIT_HALTED:
        key += HALTED[s.halted_units] if f.proc != num.EFFECT or f.step in OWN_MOVES else "-moved"
    elif code == num.NOT_CONTROLLED and verb in (num.CONSTRUCT, num.ACTIVATE):
        key += "-before" if s.control[number % REGIONS] == leader(s) else ""
    return paragraph, Message(f"cryhavoc-why-{key}", args)


HALTED = ("-for-turn", "-for-round", "", "-for-round")  # by the option
OWN_MOVES = (q.TELEPORT_FROM, q.TELEPORT_MORE, q.CALL_FROM)  # questions that move units


def thing(pack: Pack, s: State, verb: int, number: int) -> Any:
    """What an action chooses, by itself; if it chooses nothing, what it does."""
    role = num.VERBS[verb].role
    args = action_args(pack, s, verb, number)
    if role in THINGS:
        return Message(f"cryhavoc-{THINGS[role]}", args)
    if role in ("region", "card", "tile_skill"):
        return next(iter(args.values()))
    if role == "place":
        return str(number + 1)
    return Message(f"cryhavoc-do-{num.VERBS[verb].name}", args)


THINGS = {"other": "other-name", "site": "site-name", "objective": "objective-name", "deck": "deck-name"}
