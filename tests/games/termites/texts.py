"""The texts of Termites, and tables at which all of them occur."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tests.games.texts import Texts, every_argument

from rulewright.games.termites import numbers as num
from rulewright.games.termites.game import GAME
from rulewright.games.termites.options import RULINGS
from rulewright.games.termites.parts import CASTES, SWARMS, TERRAINS
from rulewright.games.termites.shown.text import HEX_VERBS, hex_names
from rulewright.kernel.game import Game, Settings
from rulewright.kernel.verbs import MASK, SHIFT

BOARDS: dict[str, dict[str, Any]] = {  # so small that hexes run out: for tokens, for mounds, for retreats
    "little": {
        "picture": """
   . v . s .
  . . w . . .
 v . . . w . .
. s . . . . v .
 . . w . . . .
  . . . v . s
   . . . . .
""",
        "neutral": ["D4"],
    },
    "flooded": {
        "picture": """
  w v w
 . w . s
w . . . w
 s . v .
  . . .
""",
        "neutral": [],
    },
}


def tables() -> Iterator[Settings]:
    """Scenarios, boards that players build, and tiny boards; with all sorts of rulings."""
    random = Random(5)
    for players in GAME.players:
        for board in ("scenario", "build", "little", "flooded", "flooded"):
            rulings = {ruling.name: random.choice(ruling.values) for ruling in RULINGS}
            chosen = {"scenario": board} if board == "build" else {}
            data = {"board": BOARDS[board]} if board in BOARDS else {}
            yield Settings(players, {**rulings, **chosen}, data=data)


def bold(s: Any, legal: list[int], random: Random) -> int:
    """Any action, but attack mounds if possible, otherwise too few would fall."""
    attacks = [action for action in legal if action >> SHIFT == num.MOVE and s.mound[action & MASK]]
    return random.choice(attacks or legal)


def on_board(game: Game, s: Any, verb: int) -> Sequence[int]:
    return list(hex_names(s)) if verb in HEX_VERBS else every_argument(game, s, verb)


OFFERS = [offer.name for offer in num.OFFERS if offer.verbs and not num.verb.weights.keys() & set(offer.verbs)]
PROMPTS = (*OFFERS, "mound-lost", "discard")
KICKERS = (
    *("neutral-hex", "tile", "tile-hex", "mound", "mound-lost", "mound-none-free", "captured"),
    *("reproduction", "movement", "goal", "entry", "retreat"),
)
TEXTS = Texts(
    GAME,
    chance=num.verb.weights,
    reasons=num.REASONS.values(),
    events=(*(kind.name for kind in num.EVENT_KINDS), "taken-neutral"),
    tables=tables,
    asked=PROMPTS,
    kickers=KICKERS,
    follows=(*PROMPTS, "captured-hex-alone"),
    plain=(
        "cli-introduction",
        "label-scenario",
        "label-tiles",
        *("blank", "section-tokens"),  # in the balance report
        *(f"caste-{name}" for name in CASTES),
        *(f"letter-{name}" for name in CASTES),
        *(f"terrain-{name}" for name in TERRAINS if name != "off"),
        *(f"value-scenario-{name}" for name in ("two", "three", "four", "four-advanced")),
        *(f"section-{section.id}" for section in GAME.unpack("", 2).sections),
        *("field-tokens", "source-rulebook", "source-rulebook-swarms", "source-review-spieletest-at"),
    ),
    deeds=("attack", "mound-here", "retreat-death"),
    codes={
        "caste": CASTES,
        "swarm": SWARMS,
        "terrain": TERRAINS,
        "up": TERRAINS,
        "down": TERRAINS,
        "piece": ("none", "unit", "mound", "neutral"),
        "allowed": RULINGS[0].values,
    },
    rare={  # here only the words are tested, not the rules
        num.TILE: (num.NO_HEX_FOR_TILE,),
        num.LAY: (num.NEUTRAL_WATER, num.GROUP_OF_TERRAIN, num.GROUP_OF_TILES),
        num.BUILD: (num.TOO_MUCH_WATER,),
        num.RETREAT: (num.RETREAT_CLOSED, num.RETREAT_VEGETATION),
    },
    choose=bold,
    arguments=on_board,
)
