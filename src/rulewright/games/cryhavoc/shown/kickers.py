"""What asks a seat a question, and why: `cryhavoc-kicker-...`."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.vocabulary import TRIGGERS
from rulewright.games.cryhavoc.pack.pack import Entry, Pack
from rulewright.games.cryhavoc.parts import ACTIONS, FACTIONS, HAND_LIMIT, ICONS, NOBODY
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.message import Message, Name
from rulewright.kernel.view import Asker, AskerKind

from .causes import Cause
from .effects_in_words import entry_message
from .roles import Args, read

SIDED = (num.A_STATION, num.A_TACTIC, num.A_PRISONER, num.A_VICTIM, num.A_RETREAT)
ARRIVING = (num.EXPLORE_NEXT, num.WAKE_NEXT, num.BATTLE_NEXT)
ROWS = {num.MOVE_UNITS: "move", num.RECRUIT_UNITS: "recruit", num.BUILD_STRUCTURES: "build"}
KINDS: dict[str, AskerKind] = {
    "event": "event",
    "find": "token",
    "skill": "skill",
    "structure": "structure",
    "tactic": "card",
    "initiative": "card",
}


def commands_natives(s: State) -> bool:
    """Whether the side that is asked is native Trogs."""
    return bool(s.seat[s.side[s.frame[s.top].who]] == NOBODY)


def asker(pack: Pack, s: State, cause: Cause | None) -> Asker:
    """What the effect belongs to, without an id if several with the same words are possible; otherwise the side of the seat that is
    asked."""
    if cause is None or not cause.entries:
        return Asker("side", FACTIONS[s.faction[s.frame[s.top].actor]])
    return Asker(kind_of(pack, cause), cause.entry.id if cause.entry else "", entry_message(pack, cause.entries[0]))


def kind_of(pack: Pack, cause: Cause) -> AskerKind:
    if cause.kind in KINDS:
        return KINDS[cause.kind]
    groups: tuple[tuple[AskerKind, Collection[Entry]], ...] = (
        ("skill", pack.skills.values()),
        ("structure", pack.structures.values()),
        ("token", pack.tokens.values()),
    )
    return next((kind for kind, group in groups if cause.entry in group), "card")


def kicker(pack: Pack, s: State, cause: Cause | None) -> Message:
    if cause is not None:
        return effect_kicker(pack, s, cause)
    f = s.frame[s.top]
    offer = num.OFFERS[f.offer].name
    args: Args = {"round": int(s.round), "turn": int(s.turn), "most": ACTIONS}
    if f.offer in SIDED:
        key = "cryhavoc-kicker-natives" if commands_natives(s) else "cryhavoc-kicker-battle"
        return Message(key, {"offer": offer} | read(pack, s, "region", s.battle_at))
    if f.offer in (num.A_TOKEN, num.A_NEST):
        return Message(f"cryhavoc-kicker-{offer}", read(pack, s, "region", f.on))
    if f.offer in ARRIVING:
        return Message("cryhavoc-kicker-arrival", {"offer": offer})
    if f.offer == num.SOME_CARDS or f.proc in ROWS:
        return Message("cryhavoc-kicker-row", args | {"row": ROWS[f.proc] if f.proc in ROWS else ICONS[f.at]})
    if f.proc == num.STUDY:
        return Message("cryhavoc-kicker-study", args)
    return Message(f"cryhavoc-kicker-{offer}", args | ({"most": HAND_LIMIT} if f.offer == num.A_DISCARD else {}))


def effect_kicker(pack: Pack, s: State, cause: Cause) -> Message:
    """What the effect belongs to: its name, and where or when it acts."""
    args: Args = {"round": int(s.round)}
    if cause.entry is None:
        return Message("cryhavoc-kicker-effect", args | {"kind": cause.kind})
    args["source"] = Name(cause.entry.id)
    if cause.kind == "tactic":
        args |= read(pack, s, "region", s.battle_at)
    elif cause.kind == "standing":
        args |= {"trigger": TRIGGERS[cause.trigger]} | read(pack, s, "region", cause.region)
    return Message(f"cryhavoc-kicker-{cause.kind}", args)
