"""What a seat is asked: `termites-prompt-<offer>`; with its source and reason, `termites-kicker-...`, and what follows,
`termites-then-...`. The words are in termites-prompts.ftl."""

from __future__ import annotations

from typing import Any

from rulewright.games.termites import numbers as num
from rulewright.games.termites.parts import FACE, NEUTRAL, NOBODY, SWARMS, TERRAINS
from rulewright.games.termites.rules import mounds, reproduction
from rulewright.games.termites.rules.mounds import AFTER_CAPTURE
from rulewright.games.termites.state import State
from rulewright.kernel.message import Message
from rulewright.kernel.rule import plain
from rulewright.kernel.view import Asker, Prompt

from .text import hex_name, token_args, token_name

some_can_be_placed = plain(reproduction.some_can_be_placed)
site_exists, unit_to_clear_exists = plain(mounds.site_exists), plain(mounds.unit_to_clear_exists)
ANY_VALUE = 1  # of a mound, to try whether others still find a place

Args = dict[str, Any]
BUILDING = (num.A_NEUTRAL_HEX, num.A_TILE, num.A_TILE_HEX)
MOUNDS = (num.A_MOUND, num.A_MOUND_HEX, num.A_UNIT_TO_CLEAR)
ATTACKING = (num.AN_ENTRY, num.A_RETREAT)


def asks(s: State) -> Prompt:
    f, name, args = s.frame[s.top], offer_name(s), question_args(s)
    then = f"{name}-alone" if f.offer == num.A_CAPTURED_HEX and not is_replaced(s) else name
    question = Message(f"termites-prompt-{name}", args)
    return Prompt(question, kicker(s, args), Message(f"termites-then-{then}", args), asker(s))


def prompt(s: State) -> Message:
    return Message(f"termites-prompt-{offer_name(s)}", question_args(s))


def offer_name(s: State) -> str:
    """The offer's name, or a more specific one: a token must be discarded because none can be placed, or a mound is placed because one was
    lost."""
    f = s.frame[s.top]
    name = num.OFFERS[f.offer].name
    if f.offer == num.A_TOKEN and not some_can_be_placed(s):
        return "discard"
    return f"{name}-lost" if f.offer == num.A_MOUND and f.at == AFTER_CAPTURE else name


def asked_under(s: State) -> str:
    """The paragraph for a new mound after a capture differs from the one at set-up. Everybody sees it, so it must not reveal anything about
    a hand."""
    f = s.frame[s.top]
    return "T7.7" if f.offer in (num.A_MOUND, num.A_MOUND_HEX) and f.at == AFTER_CAPTURE else ""


# ------------------------------------------------------------- arguments of the questions
def question_args(s: State) -> Args:
    f = s.frame[s.top]
    if f.offer == num.A_NEUTRAL_HEX:
        return {"n": int(s.neutral_left), "value": int(s.neutral_value)}
    if f.offer == num.A_TILE:
        return {"n": sum(s.tiles)}
    if f.offer == num.A_TILE_HEX:
        return {"n": sum(s.tiles), "terrain": TERRAINS[FACE[f.at]]}
    if f.offer in MOUNDS:
        return {"value": int(f.left)} | (lost(s) if f.at == AFTER_CAPTURE else {})
    if f.offer == num.A_CAPTURED_HEX:
        return {"hex": hex_name(s, f.at), "other": int(f.memo)}
    return turn(s) | moving_piece(s)


def is_replaced(s: State) -> bool:
    """Whether the captured mound had an owner, who has another one and will find a place for it (T7.7, T7.8)."""
    owner = s.frame[s.top].memo
    if owner == NEUTRAL or not any(s.reserve[owner]):
        return False
    then = s.clone()
    f = then.frame[then.top]
    f.who, then.mound[f.at] = owner, ANY_VALUE
    return bool(site_exists(then) or unit_to_clear_exists(then))


def lost(s: State) -> Args:
    """The hex of the captured mound and who took it, from the frame below."""
    below = s.frame[s.top - 1]
    return {"hex": hex_name(s, below.at), "other": int(below.who)}


def turn(s: State) -> Args:
    """Which turn of that seat it is, and of how many: one for each of its tokens."""
    f = s.frame[s.top]
    most, left = sum(s.tokens[s.swarm[f.who]]), sum(s.hand[f.who]) + sum(s.stack[f.who])
    before = f.offer in (num.A_TOKEN, num.A_TOKEN_HEX)  # a token counts as in hand until it is placed
    return {"turn": most - left + int(before), "most": most}


def moving_piece(s: State) -> Args:
    """The token being placed, the unit that moves, or the beaten unit with its owner."""
    f = s.frame[s.top]
    if f.offer == num.A_TOKEN_HEX and s.chosen != NOBODY:
        return token_args(s.chosen)
    if f.offer == num.A_GOAL:
        return {"hex": hex_name(s, f.at)} | token_args(s.unit[f.at])
    if f.offer in ATTACKING:
        return {"hex": hex_name(s, f.left), "other": int(s.owner[f.left])} | token_args(s.unit[f.left])
    return {}


# ------------------------------------------------------------- what asks
def kicker(s: State, args: Args) -> Message:
    f = s.frame[s.top]
    if f.offer in BUILDING:
        return Message(f"termites-kicker-{num.OFFERS[f.offer].name}", args)
    if f.offer in MOUNDS:
        lost = "-none-free" if f.offer == num.A_UNIT_TO_CLEAR else "-lost"
        return Message(f"termites-kicker-mound{lost if f.at == AFTER_CAPTURE else ''}", args)
    if f.offer == num.A_CAPTURED_HEX:
        return Message("termites-kicker-captured", args)
    if f.offer in ATTACKING:
        return Message(f"termites-kicker-{num.OFFERS[f.offer].name}", args)
    if f.offer == num.A_GOAL:
        return Message("termites-kicker-goal", args)
    placing = f.offer in (num.A_TOKEN, num.A_TOKEN_HEX)
    return Message("termites-kicker-reproduction" if placing else "termites-kicker-movement", args)


def asker(s: State) -> Asker:
    """The lost mound, the token in hand or about to be placed, or your swarm."""
    f = s.frame[s.top]
    if f.offer in MOUNDS and f.at == AFTER_CAPTURE:
        return Asker("mound", lost(s)["hex"])
    if f.offer == num.A_CAPTURED_HEX:
        return Asker("mound", hex_name(s, f.at))
    if f.offer == num.A_TOKEN_HEX and s.chosen != NOBODY:
        return Asker("token", token_name(s.chosen))
    if f.offer == num.A_GOAL or f.offer in ATTACKING:
        return Asker("token", token_name(s.unit[f.at]))
    return Asker("side", SWARMS[s.swarm[f.actor]])
