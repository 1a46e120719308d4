"""Chooses actions so that every kind occurs and a game ends soon."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

Update = dict[str, Any]

ENDING = {"pass", "done", "stop", "end"}  # actions that end something
LIKED = Counter(move=6, recruit=2, build=2, study=2, enable=1, skill=1)  # weights; all others have weight 1
CARDS = 2  # cards per action


def verb_of(action: str) -> str:
    return action.partition(":")[0]


def argument_of(action: str) -> str:
    return action.partition(":")[2]


def chosen(update: Update, done: Counter[str], chance: random.Random) -> str:
    """A legal action: attacks first, then the rarest kind so far, without prolonging the game."""
    actions: list[str] = update["view"]["actions"]
    offer = update["view"]["prompt"]["offer"]
    if offer in ("goal", "token-hex"):
        return contested(update, actions, chance)
    if offer == "cards":
        picks = [action for action in actions if action != "play"]
        return chance.choice(picks) if picks and len(update["view"]["picked"]) < CARDS else "play"
    if offer == "unit" and "regions" in update["view"] and chance.random() < 0.9:
        return foremost(update["view"], actions, chance)
    ending = [action for action in actions if action in ENDING]
    if ending and chance.random() < 0.4:
        return chance.choice(ending)
    if offer == "action":
        return min(
            chance.sample(actions, len(actions)), key=lambda action: done[verb_of(action)] / LIKED[verb_of(action)]
        )
    return chance.choice(actions)


def contested(update: Update, actions: list[str], chance: random.Random) -> str:
    """Choose a place where others are, or as close to them as possible."""
    view, own = update["view"], update["you"]["eyes"]
    if update["table"]["game"] == "termites":
        others = [hex for hex, what in view["board"].items() if what.get("owner", own) not in (own, "neutral")]
        far = {
            action: min((distance(argument_of(action), hex) for hex in others), default=0)
            + (view["board"][argument_of(action)]["terrain"] != "open")
            for action in actions
        }
        return min(chance.sample(actions, len(actions)), key=lambda action: far[action])
    fights = [action for action in actions if is_contested(view, argument_of(action))]
    new = [action for action in actions if view["you"] not in view["regions"][argument_of(action)]["units"]]
    return chance.choice(fights or new or actions)


def foremost(view: dict[str, Any], actions: list[str], chance: random.Random) -> str:
    """Choose a unit that has left its HQ, if there is one."""
    home = next(faction["hq"] for faction in view["factions"] if faction["faction"] == view["you"])
    abroad = [action for action in actions if action != f"from:{home}"]
    return chance.choice([action for action in abroad if verb_of(action) == "from"] or actions)


def is_contested(view: dict[str, Any], region: str) -> bool:
    seen = view["regions"][region]
    return bool(seen["war_parties"] or seen["nests"] or set(seen["units"]) - {view["you"]})


def is_attack(update: Update, action: str) -> bool:
    """T6.5: a move onto a hex that somebody else holds."""
    if update["table"]["game"] != "termites" or verb_of(action) != "move":
        return False
    return "owner" in update["view"]["board"][argument_of(action)]


def spot(hex: str) -> tuple[int, int]:
    """Coordinates on the board for two: half-hexes from the left, and rows from the top."""
    row = ord(hex[0]) - ord("A")
    return 2 * (int(hex[1:]) - 1) + abs(5 - row), row


def distance(a: str, b: str) -> float:
    (x, y), (to_x, to_y) = spot(a), spot(b)
    return max(abs(y - to_y), (abs(y - to_y) + abs(x - to_x)) / 2)
