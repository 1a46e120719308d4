"""C1 The parts, as numbers: what all packs have in common. A pack's own numbers arrive in the config row (config_row.py)."""

from __future__ import annotations

from typing import Literal, get_args

PLAYERS = 4
NOBODY = -1

# ------------------------------------------------------------- C1.1, C1.4 factions
Faction = Literal["humans", "pilgrims", "machines", "trogs"]
FACTIONS: tuple[Faction, ...] = get_args(Faction)
HUMANS, PILGRIMS, MACHINES, TROGS = range(len(FACTIONS))
TILES = 5  # at most, structure tiles and skills of a faction each; type = faction * TILES + n, likewise for skills
TYPES = len(FACTIONS) * TILES
SKILLS = len(FACTIONS) * TILES
UNITS = (12, 12, 12, 16)  # of each faction
START_UNITS, TROG_START_UNITS = 4, 2  # in the HQ (C2.3, C2.8)
ABSENT, READY, EXHAUSTED = range(3)  # states of a skill
PASSIVE = -1  # the activation cost of a structure that cannot be activated

# ------------------------------------------------------------- C1.3 the map
REGIONS = 24  # at most: a set of regions is a bit mask
Terrain = Literal["mountain", "desert", "jungle", "ocean"]
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
NO_TERRAIN = len(TERRAINS)

# ------------------------------------------------------------- C1.3 cards
CARDS = 64  # 8 for each faction and each terrain; each copy is a card of its own
DECKS = len(FACTIONS) + len(TERRAINS)  # faction f: deck f; terrain t: deck len(FACTIONS) + t
Icon = Literal["move", "recruit", "build"]  # the three rows of a card
ICONS: tuple[Icon, ...] = get_args(Icon)
MOVE, RECRUIT, BUILD = range(len(ICONS))
ICON_BITS = 3  # bits for a row's number; above them one bit for each bonus symbol (C4.2)
BONUSES = ("draw_each", "draw_once", "vp", "text")
DRAW_EACH, DRAW_ONCE, BONUS_VP, BONUS_TEXT = (1 << n for n in range(len(BONUSES)))

# where a card is: a secret place, or OPEN if it is in a public pile
GONE, OPEN = range(2)  # not in this game; see `pile`
IN_TERRAIN_DECK = 2  # + terrain
IN_DECK = IN_TERRAIN_DECK + len(TERRAINS)  # + faction
IN_HAND = IN_DECK + len(FACTIONS)
PICKED = IN_HAND + len(FACTIONS)  # taken from the hand for an action, not yet shown
LOOKED_AT = PICKED + len(FACTIONS)  # two cards, one of which is kept
STORED = LOOKED_AT + len(FACTIONS)  # face down in the Matrix
NO_PILE = 0
PLAYED = 1  # + faction: in front of its owner until the action is over
DISCARDED = PLAYED + len(FACTIONS)  # + faction
# what everybody knows of a card that is not open
UNKNOWN, OWNED, HELD, AT_BOTTOM = range(
    4
)  # nothing; its owner has it in hand or deck; in hand; face up at the bottom of its deck

# ------------------------------------------------------------- C1.3 tokens
EVENTS = 6
SPOTS = 5  # on the score track; the last is the printed event
FINAL = SPOTS - 1
EXPLORATIONS = 12  # kinds at most
PARTIES = 9  # kinds of war parties at most; nests are numbered after them
NESTS = 9
TROG_TOKENS = PARTIES + NESTS
TROG_KINDS = ("war_party", "nest")
PRINTED_TOKENS = 8  # battle tokens, and control tokens of each faction: a limit only with an option
# kinds of tokens that effects place on the map: two of the Humans, then each faction's skill tokens
TOKEN_NAMES = ("artillery", "watchtower", *(f"skill-{name}" for name in FACTIONS))
TOKENS = len(TOKEN_NAMES)
ARTILLERY, WATCHTOWER, SKILL_TOKEN = range(3)  # SKILL_TOKEN + faction

# ------------------------------------------------------------- C3, C4, C5
LEVELS = ("first", "experienced", "veteran")  # C2.4
ACTIONS = 3  # per player and round
DRAWN_CARDS, HAND_LIMIT = 4, 7
STORE_LIMIT = 3
MOST_UNITS = 16
Objective = Literal["control", "prisoners", "attrition"]
OBJECTIVES: tuple[Objective, ...] = get_args(Objective)
CONTROL, PRISONERS, ATTRITION = range(len(OBJECTIVES))
ATTACKER, DEFENDER = range(2)
UNLIMITED = -1

# ------------------------------------------------------------- effects
ROWS = 200  # for all effects of a pack
COLUMNS = 5
OP, N, A, B, SKIP = range(COLUMNS)  # SKIP: see effects/freezing.py
STANDING = 18  # standing effects in a pack
TRIGGER, KIND, SOURCE, LIMIT = range(4)  # columns of a standing effect
BY_STRUCTURE, BY_TOKEN, BY_SKILL = range(3)
PROMISES = 8  # standing effects of tactics cards in one battle
DEPTH = 14  # pending procedures
EVENT_ROOM = 50
