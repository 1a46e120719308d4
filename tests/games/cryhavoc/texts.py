"""The texts of Cry Havoc, tables at which many of them occur, and positions constructed for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.texts import Texts, parts

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.questions import (
    DEPLOY_MORE,
    OFFER,
    PAY_MORE,
    PAY_UNIT_AT,
    PAY_UNIT_ON,
    PAY_WITH_CARD,
    PAY_WITH_STRUCTURE,
    QUESTIONS,
    TOKEN_AT,
    TROGS_FROM,
    WHICH_OPTION,
)
from rulewright.games.cryhavoc.effects.vocabulary import (
    AT_HERE,
    AT_HQ,
    EFFECTS,
    ON_CONTROL,
    OP_EITHER,
    OP_PAY,
    PRICES,
    TRIGGERS,
)
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.options import HALTED_FOR_ACTION, HALTED_FOR_ROUND, HALTED_FOR_TURN, RULINGS
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.parts import (
    DISCARDED,
    EXHAUSTED,
    FACTIONS,
    ICONS,
    NOBODY,
    OBJECTIVES,
    OP,
    OPEN,
    STORE_LIMIT,
    STORED,
    TERRAINS,
    TROG_KINDS,
    TROGS,
    A,
)
from rulewright.games.cryhavoc.shown.causes import CALLERS
from rulewright.games.cryhavoc.shown.roles import WITHOUT
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message
from rulewright.kernel.numbers import Reason
from rulewright.kernel.verbs import SHIFT

ASKED = [offer for offer in num.OFFERS if offer.verbs and not num.verb.weights.keys() & set(offer.verbs)]
OFFERS = [offer for offer in ASKED if not offer.name.startswith("effect-")]
PROMPTS = (
    *(offer.name for offer in OFFERS),
    *("discard-looked", "deck-back", "wake-next-own"),
    *(f"effect-{question.name}" for question in QUESTIONS[1:]),
)
KICKERS = (
    *("landing", "discard", "ransom", "action", "after-action", "row", "study", "arrival", "token", "nest"),
    *("battle", "natives", "effect", "standing", *(kind for kind, _ in CALLERS.values())),
)
FOLLOWS = (
    *(name for name in PROMPTS if not name.startswith("effect-")),
    *("deck-store", "structure-here", "natives", "price", "option", "from", "shifted", "killed", "place", "some"),
)
OTHERWISE = [f"{num.EVENT_KINDS[kind].name}-{suffix}" for kind, (_, suffix) in WITHOUT.items()]


# ------------------------------------------------------------- games
def tables() -> Iterator[Settings]:
    """All numbers of players, with and without the later edition's rulings; veterans, since they have most texts."""
    random = Random(11)
    for players in GAME.players:
        for edition in ("en", "de"):
            rulings = {ruling.name: random.choice(ruling.values) for ruling in RULINGS[:2]}
            yield Settings(players, {"edition": edition, "level": "veteran", **rulings})


def busy(s: Any, legal: list[int], random: Random) -> int:
    """Any action, but more often one that does something, above all with skills, structures and tactics."""
    eager = [action for action in legal if action >> SHIFT in (num.USE_SKILL, num.ACTIVATE, num.CONSTRUCT, num.TACTIC)]
    active = [
        action for action in legal if action >> SHIFT not in (num.STOP, num.DONE, num.END_TURN, num.PASS, num.PLAY)
    ]
    return random.choice(random.choice([eager, active, active, legal]) or legal)


# ------------------------------------------------------------- positions that rarely occur
def position(players: int = 3) -> Any:
    """The first decision of a game, with a battle between two players in the fourth region."""
    match = Match(GAME, GAME.prepare(Settings(players, {"level": "veteran"})), bytes(32))
    s = match.twin()
    s.battle_at = 3
    s.side[0], s.side[1] = s.faction[0], s.faction[1]
    return s


def asking(proc: int, offer: int, **registers: int) -> Any:
    """Somebody is asked, by that procedure."""
    s = position()
    f = s.frame[s.top]
    f.proc, f.offer, f.step, f.who, f.at, f.left, f.memo, f.on = proc, offer, 0, 0, 0, 2, 1, 2
    for name, value in registers.items():
        setattr(f, name, value)
    return s


def made() -> Iterator[Message]:
    yield from told()
    yield from asked()
    yield from deeds()
    yield from refused()


def told() -> Iterator[Message]:
    """Every event, including variants where a number is NOBODY."""
    s = position()
    for kind, declared in enumerate(num.EVENT_KINDS):
        yield GAME.tell(s, kind, 0, 0, 0, 0)
        if kind in WITHOUT:
            role = declared.roles.index(WITHOUT[kind][0])
            a, b, c, d = (NOBODY if n == role else 0 for n in range(4))
            yield GAME.tell(s, kind, a, b, c, d)
    yield GAME.tell(s, num.E_CRYSTALS, 3, -2, 0, 0)
    yield GAME.tell(s, num.E_TACTIC, 3, 0, 1, 0)
    yield GAME.tell(s, num.E_REVEALED, TROGS, 0, 0, 2)
    yield GAME.tell(s, num.E_LOST_TO_TROGS, TROGS, 0, 0, 0)


def asked() -> Iterator[Message]:
    for s in positions().values():
        yield from parts(GAME.asks(s))


RUN_BY = {  # offers of procedures that have further texts
    num.SOME_CARDS: num.PLAY_CARDS,
    num.A_UNIT: num.MOVE_UNITS,
    num.A_GOAL: num.MOVE_UNITS,
    num.RECRUITS: num.RECRUIT_UNITS,
    num.A_STRUCTURE: num.BUILD_STRUCTURES,
    num.A_KEEP: num.STUDY,
    num.A_DECK: num.STUDY,
    num.A_DROP: num.STUDY,
}
PAID = {PAY_WITH_CARD: 0, PAY_UNIT_AT: 1, PAY_UNIT_ON: 1, PAY_WITH_STRUCTURE: 2, PAY_MORE: 3}  # what a price is paid in


def positions() -> dict[str, Any]:
    """Every question, by name, and again if it can be asked in another way."""
    made = {offer.name: asking(RUN_BY.get(n, num.TURN), n) for n, offer in enumerate(num.OFFERS) if offer in OFFERS}
    for question in range(1, len(QUESTIONS)):
        row = a_row(OP_PAY, PAID[question]) if question in PAID else a_row(OP_EITHER) if question == WHICH_OPTION else 0
        made[f"effect-{QUESTIONS[question].name}"] = asking(num.EFFECT, OFFER[question], step=question, at=row)
    made["discard-looked"] = asking(num.STUDY, num.A_DISCARD)
    made["structure-anywhere"] = asking(num.BUILD_STRUCTURES, num.A_STRUCTURE, on=NOBODY)
    made["wake-next-own"] = asking(num.ARRIVE, num.WAKE_NEXT, who=TROGS)
    made["deck-store"] = asking(num.STOW, num.A_DECK)
    made["deck-back"] = asking(num.STOW, num.A_DECK)
    for card in range(STORE_LIMIT + 1):
        made["deck-back"].where[card] = STORED
    for s in (made["deck-store"], made["deck-back"]):
        s.frame[s.top - 1].proc = num.EFFECT
    fought = made["nest-fought"] = asking(num.NEST, num.A_NEST)
    fought.side[0], fought.side[1] = fought.faction[fought.frame[fought.top].actor], TROGS
    for offer in (num.A_STATION, num.A_TACTIC, num.A_PRISONER, num.A_VICTIM):
        made[f"{num.OFFERS[offer].name}-natives"] = asking(num.TURN, offer)
        made[f"{num.OFFERS[offer].name}-natives"].side[0] = TROGS
    return made | {f"of-{kind}": s for kind, s in effects().items()}


def a_row(op: int, word: int = NOBODY) -> int:
    rows = enumerate(load(GAME.pack).rows)
    return next(n for n, row in rows if row[OP] == op and word in (NOBODY, row[A]))


def effects() -> dict[str, Any]:
    """A question by an effect of each kind of part."""
    pack, made = load(GAME.pack), dict[str, Any]()
    rows = {
        num.EACH_PLAYER: pack.events[1].row,
        num.PLAY_CARDS: next(card.row for card in pack.cards if card.deck == 0 and card.kind == "initiative"),
        num.ARRIVE: pack.explorations[0].row,
        num.TURN: pack.skills[1].row,
        num.BUILD_STRUCTURES: pack.structures[0].row,
        num.TACTICS: pack.cards[0].row,
        num.STANDING_EFFECTS: 0,
    }
    for caller, row in rows.items():
        s = asking(num.EFFECT, num.EFFECT_REGION, step=TOKEN_AT, at=row)
        below = s.frame[s.top - 1]
        below.proc, below.at, below.memo, below.on = caller, row if caller == num.EACH_PLAYER else 0, 1, 2
        s.event_left[1] = s.exploration_left[0] = 0
        s.skill[1], s.activated[0], s.where[0], s.pile[0] = EXHAUSTED, 1, OPEN, DISCARDED
        made[CALLERS[caller][0] if caller in CALLERS else "standing"] = s
    return made


def deeds() -> Iterator[Message]:
    """Every verb of a seat, in the offers that have it."""
    choices = a_row(OP_EITHER)
    for number, offer in enumerate(num.OFFERS):
        if offer in ASKED:
            steps = [n for n in range(1, len(QUESTIONS)) if OFFER[n] == number]
            for step in steps or [0]:
                s = asking(num.EFFECT if steps else num.TURN, number, step=step, at=choices if steps else 0)
                yield from (GAME.describe(s, verb << SHIFT) for verb in offer.verbs)
    yield GAME.describe(asking(num.ARRIVE, num.WAKE_NEXT, who=TROGS), num.NEXT << SHIFT)
    yield from (GAME.describe(placing_more(where), num.MORE << SHIFT) for where in (AT_HQ, AT_HERE, ON_CONTROL))


def placing_more(where: int) -> Any:
    """An effect asks whether to place another unit there."""
    s = asking(num.EFFECT, num.EFFECT_MORE, step=DEPLOY_MORE)
    s.row[s.frame[s.top].at][A] = where
    return s


VERB_OF = {  # for reasons whose words need more than what was chosen
    num.NO_SCORING_CARD: num.ENABLE,
    num.TOO_DEAR: num.CONSTRUCT,
    num.DEFENDER_BLOCKED: num.MOVE_FROM,
    num.RESERVE_EMPTY: num.MORE,
}


def refused() -> Iterator[Message]:
    s = asking(num.TURN, num.A_UNIT)
    for code in num.REASONS:
        yield GAME.refusal(s, VERB_OF.get(code, num.TO_REGION) << SHIFT, code)[1]
    for s.halted_units in (HALTED_FOR_TURN, HALTED_FOR_ROUND, HALTED_FOR_ACTION):
        yield GAME.refusal(s, num.MOVE_FROM << SHIFT, num.UNIT_HALTED)[1]
    s.control[0] = s.frame[s.top].who
    yield GAME.refusal(s, num.CONSTRUCT << SHIFT, num.NOT_CONTROLLED)[1]
    s = asking(num.EFFECT, num.EFFECT_REGION, step=TROGS_FROM)
    yield GAME.refusal(s, num.TO_REGION << SHIFT, num.UNIT_HALTED)[1]


BOX = GAME.unpack("", 3)
PIECES = [piece for section in BOX.sections for piece in section.pieces]
TEXTS = Texts(
    GAME,
    chance=num.verb.weights,
    reasons=[
        *num.REASONS.values(),
        *(Reason("C4.12", f"unit-halted-{why}") for why in ("for-turn", "for-round", "moved")),
        Reason("C4.30", "not-controlled-before"),
    ],
    events=(
        *(kind.name for kind in num.EVENT_KINDS),
        *OTHERWISE,
        *("crystals-gone", "tactic-for", "revealed-own", "lost-to-trogs-own"),
    ),
    deeds=("next-own", "more-region", "more-objective"),
    tables=tables,
    asked=PROMPTS,
    kickers=KICKERS,
    follows=FOLLOWS,
    plain=(
        "cli-introduction",
        "label-edition",
        "label-level",
        "blank",  # in the balance report
        *(f"terrain-{name}" for name in TERRAINS),
        *(f"objective-{name}" for name in OBJECTIVES),
        *(f"cli-place-{name}" for name in ("picked", "looked_at", "stored")),
        *(f"section-{section.id}" for section in BOX.sections),
        *(f"field-{field.partition('.')[0]}" for piece in PIECES for field in piece.fields),
        *(f"source-{name.lower()}" for name in BOX.sources if name != "ours"),
    ),
    worded=(*(f"effect-{name}" for name in EFFECTS), *(f"cli-wins-{name}" for name in OBJECTIVES[:2])),
    codes={
        "faction": FACTIONS,
        "other_faction": FACTIONS,
        "deck": (*TERRAINS, "own"),
        "row": ICONS,
        "objective": OBJECTIVES,
        "from_objective": (*OBJECTIVES, "any"),
        "to_objective": (*OBJECTIVES, "any"),
        "question": [question.name for question in QUESTIONS],
        "offer": [offer.name for offer in num.OFFERS],
        "trog_token": TROG_KINDS,
        "price": PRICES,
        "trigger": TRIGGERS,
    },
    choose=busy,
    further=made,
)
