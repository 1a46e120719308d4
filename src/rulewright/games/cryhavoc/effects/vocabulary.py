"""The vocabulary: every effect with its arguments. Packs are read, checked, frozen, worded and documented from this table.

An effect is a list in the pack, `["shift", "own", 2, "any", "any"]`; an argument is a number, a word from a closed list, or a list of
further effects. Frozen, it is a row of numbers: its operation and three columns (parts.N, A, B) that each operation uses in its own way."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.games.cryhavoc.parts import OBJECTIVES, A, B, N

(
    OP_END,
    OP_GOTO,
    OP_EITHER,
    OP_PAY,
    OP_EACH_PLAYER,
    OP_WHEN,
    OP_MODIFY,
    OP_SHIFT,
    OP_CALL_IN,
    OP_WITHDRAW,
    OP_CAPTURE,
    OP_STRENGTH,
    OP_ABSORB,
    OP_WIN_TIES,
    OP_REVERSE_ORDER,
    OP_SKIP_OBJECTIVE,
    OP_FAR_RETREAT,
    OP_CARD_LIMIT,
    OP_DRAW,
    OP_DISCARD,
    OP_INITIATIVE,
    OP_MARCH,
    OP_TELEPORT,
    OP_DEPLOY,
    OP_KILL,
    OP_TAKE_CONTROL,
    OP_FREE_PRISONER,
    OP_PLACE_TOKEN,
    OP_TRIGGER_TOKEN,
    OP_RELOCATE,
    OP_BUILD_POINTS,
    OP_ADD_CRYSTALS,
    OP_TAKE_CRYSTALS,
    OP_VP,
    OP_VP_PER,
    OP_ENABLE_SCORING,
) = range(36)
OPS = 36

# ------------------------------------------------------------- closed lists of words
ANY = len(OBJECTIVES)  # used like an objective
SIDES = ("own", "enemy")
OWN, ENEMY = range(2)
OBJECTIVE_OR_ANY = (*OBJECTIVES, "any")
SKIPPED_OBJECTIVES = OBJECTIVES[1:]  # Region Control is always resolved
ROLES = ("any", "attacker", "defender")
ROLE_ANY, ROLE_ATTACKER, ROLE_DEFENDER = range(3)
PRICES = ("card", "unit", "structure", "crystal", "source")
PAY_CARD, PAY_UNIT, PAY_STRUCTURE, PAY_CRYSTAL, PAY_SOURCE = range(5)
PAY_MODES = ("exact", "up_to", "must")
EXACT, UP_TO, MUST = range(3)
ORDERS = ("initiative", "reverse")
IN_ORDER, IN_REVERSE = range(2)
TRIGGERS = (
    "enemy_enters",
    "enemy_enters_empty",
    "defend_here",
    "battle_here",
    "attrition_end",
    "win_control",
    "win_prisoners",
    "structure_kill",
    "others_attrition_end",
)
(ENEMY_ENTERS, ENEMY_ENTERS_EMPTY, DEFEND_HERE, BATTLE_HERE, ATTRITION_END, WIN_CONTROL, WIN_PRISONERS,
 STRUCTURE_KILL, OTHERS_ATTRITION_END) = range(9)  # fmt: skip
MODIFIERS = ("tunnel", "no_entry", "terrain_any")  # numbered after the triggers
TUNNEL, NO_ENTRY, TERRAIN_ANY = range(9, 12)
RETREATS = ("adjacent", "hq")
TO_ADJACENT, TO_HQ = range(2)
DRAW_SOURCES = ("own", "terrain_pair", "store")
FROM_OWN, FROM_TERRAIN_PAIR, TO_STORE = range(3)
WHOSE = ("self", "enemy")
SELF, OTHER = range(2)
DEPLOY_PLACES = ("hq", "here", "with_structure", "objective", "one_objective", "control")
AT_HQ, AT_HERE, WITH_STRUCTURE, ON_OBJECTIVES, ON_ONE_OBJECTIVE, ON_CONTROL = range(6)
KILL_PLACES = (*OBJECTIVES, "any", "here", "near", "anywhere")
KILL_ANY, KILL_HERE, KILL_NEAR, KILL_ANYWHERE = range(3, 7)
KILL_FILTERS = ("any", "lone", "group")
ANYBODY, LONE, GROUP = range(3)
CONTROL_RANGES = ("adjacent", "within_2")
NEXT_TO_OWN, WITHIN_TWO = range(2)
CONTROL_OWNERS = ("uncontrolled", "any")
UNCONTROLLED, WHOEVERS = range(2)
TOKEN_KINDS = ("artillery", "watchtower", "ambush", "skill")
T_ARTILLERY, T_WATCHTOWER, T_AMBUSH, T_SKILL = range(4)
TOKEN_RANGES = ("near", "wild", "with_units", "controlled", "open")
R_NEAR, R_WILD, R_WITH_UNITS, R_CONTROLLED, R_OPEN = range(5)
TROG_TOKEN = ("trog_token",)
REACHES = ("reach", "anywhere")
IN_REACH, EVERYWHERE = range(2)
TRIGGER_MODES = ("full", "crystals_only")
FULL, CRYSTALS_ONLY = range(2)
RELOCATED = ("structure", "trog_token")
A_STRUCTURE, A_TROG_TOKEN = range(2)
BUILD_PLACES = ("any", "here")
BUILD_ANYWHERE, BUILD_HERE = range(2)
ADDED_PLACES = ("here", "battle", "there", "any")
C_HERE, C_BATTLE, C_THERE, C_ANY = range(4)
TAKEN_PLACES = (*ADDED_PLACES[:2], "controlled")
C_CONTROLLED = 2
COUNTED = ("region", "paid", "killed")
PER_REGION, PER_PAID, PER_KILLED = range(3)
ENABLERS = ("self", "final")
BY_SELF, BY_FINAL = range(2)


class Word(NamedTuple):
    """A word from a closed list; its index, times `scale`, is added to the column."""

    name: str
    column: int
    words: tuple[str, ...]
    scale: int = 1


class Number(NamedTuple):
    name: str
    column: int
    least: int
    most: int
    scale: int = 1


class Steps(NamedTuple):
    """A list of further effects."""

    name: str


class Effect(NamedTuple):
    op: int
    arguments: tuple[Word | Number | Steps, ...]
    timing: str  # where it may stand: "any", "battle", "board", "standing", "event", "own" (special entries)


FOUR = 4  # `from` and `to` of a shift share a column; so do `each` and `per` of vp_per
SIXTEEN = 16

EFFECTS: dict[str, Effect] = {
    # combining effects
    "either": Effect(OP_EITHER, (Steps("first"), Steps("second"), Steps("third")), "any"),  # the third is optional
    "pay": Effect(OP_PAY, (Word("kind", A, PRICES), Number("n", N, 1, 9), Word("mode", B, PAY_MODES)), "any"),
    "each_player": Effect(OP_EACH_PLAYER, (Word("order", A, ORDERS), Steps("steps")), "event"),
    "when": Effect(OP_WHEN, (Word("trigger", A, TRIGGERS), Number("limit", N, 0, 9), Steps("steps")), "any"),
    "modify": Effect(OP_MODIFY, (Word("key", A, MODIFIERS),), "standing"),
    # in a battle
    "shift": Effect(
        OP_SHIFT,
        (
            Word("side", A, SIDES),
            Number("n", N, 1, 9),
            Word("from", B, OBJECTIVE_OR_ANY, FOUR),
            Word("to", B, OBJECTIVE_OR_ANY),
        ),
        "battle",
    ),
    "call_in": Effect(OP_CALL_IN, (Number("n", N, 1, 9), Number("per", A, 1, 9)), "battle"),
    "withdraw": Effect(OP_WITHDRAW, (Number("n", N, 1, 16), Word("to", A, RETREATS)), "battle"),
    "capture": Effect(OP_CAPTURE, (Number("n", N, 1, 9),), "battle"),
    "strength": Effect(
        OP_STRENGTH, (Word("objective", A, OBJECTIVES), Number("n", N, 1, 9), Word("role", B, ROLES)), "battle"
    ),
    "absorb": Effect(OP_ABSORB, (Number("n", N, 1, 9),), "battle"),
    "win_ties": Effect(OP_WIN_TIES, (Word("objective", A, OBJECTIVES[:2]),), "battle"),
    "reverse_order": Effect(OP_REVERSE_ORDER, (), "battle"),
    "skip_objective": Effect(OP_SKIP_OBJECTIVE, (Word("objective", A, SKIPPED_OBJECTIVES),), "battle"),
    "far_retreat": Effect(OP_FAR_RETREAT, (), "battle"),
    "card_limit": Effect(OP_CARD_LIMIT, (Number("n", N, 0, 9),), "battle"),
    # cards and order
    "draw": Effect(OP_DRAW, (Number("n", N, 1, 4), Word("source", A, DRAW_SOURCES)), "any"),
    "discard": Effect(OP_DISCARD, (Word("who", A, WHOSE), Number("n", N, 1, 9)), "any"),
    "initiative": Effect(OP_INITIATIVE, (), "own"),
    # units and control
    "march": Effect(OP_MARCH, (Number("n", N, 1, 9),), "board"),
    "teleport": Effect(OP_TELEPORT, (Number("n", N, 1, 16),), "board"),
    "deploy": Effect(OP_DEPLOY, (Number("n", N, 1, 9), Word("where", A, DEPLOY_PLACES)), "any"),
    "kill": Effect(
        OP_KILL, (Number("n", N, 1, 9), Word("where", A, KILL_PLACES), Word("filter", B, KILL_FILTERS)), "any"
    ),
    "take_control": Effect(
        OP_TAKE_CONTROL, (Word("range", A, CONTROL_RANGES), Word("owner", B, CONTROL_OWNERS)), "board"
    ),
    "free_prisoner": Effect(OP_FREE_PRISONER, (Number("n", N, 1, 16),), "board"),
    # tokens and structures
    "place_token": Effect(
        OP_PLACE_TOKEN, (Word("kind", A, TOKEN_KINDS), Number("n", N, 1, 9), Word("range", B, TOKEN_RANGES)), "board"
    ),
    "trigger_token": Effect(
        OP_TRIGGER_TOKEN,
        (Word("kind", N, TROG_TOKEN), Word("range", A, REACHES), Word("mode", B, TRIGGER_MODES)),
        "board",
    ),
    "relocate": Effect(OP_RELOCATE, (Word("kind", A, RELOCATED), Number("n", N, 1, 9)), "board"),
    "build_points": Effect(OP_BUILD_POINTS, (Number("n", N, 1, 9), Word("where", A, BUILD_PLACES)), "board"),
    # crystals and victory points
    "add_crystals": Effect(OP_ADD_CRYSTALS, (Number("n", N, -9, 9), Word("where", A, ADDED_PLACES)), "any"),
    "take_crystals": Effect(OP_TAKE_CRYSTALS, (Number("n", N, 1, 9), Word("where", A, TAKEN_PLACES)), "any"),
    "vp": Effect(OP_VP, (Number("n", N, 1, 9),), "any"),
    "vp_per": Effect(
        OP_VP_PER,
        (
            Word("what", A, COUNTED),
            Number("each", B, 1, 7, SIXTEEN),
            Number("per", B, 1, 15),
            Number("max", N, 1, 99),
        ),
        "any",
    ),
    "enable_scoring": Effect(OP_ENABLE_SCORING, (Word("who", A, ENABLERS),), "own"),
}
