"""C2 The table as printed: writes the config row (config_row.py) to the record."""

from __future__ import annotations

from rulewright.games.cryhavoc.config_row import AT
from rulewright.games.cryhavoc.options import NESTS_UNUSED, RULINGS, TUNNELS_FOUR_AND_HQ
from rulewright.games.cryhavoc.parts import (
    CARDS,
    COLUMNS,
    EXHAUSTED,
    FACTIONS,
    FINAL,
    GONE,
    ICONS,
    IN_TERRAIN_DECK,
    PARTIES,
    PLAYERS,
    READY,
    REGIONS,
    ROWS,
    SKILLS,
    STANDING,
    TILES,
    TROG_TOKENS,
)
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

IN_BOX = EXHAUSTED  # a skill that may be dealt: nothing is exhausted before the first round

# ------------------------------------------------------------- indices into the config row
PACK, SEATS, LEVEL = AT["pack"], AT["players"], AT["level"]
(HQ_PLACEMENT, START_TUNNELS, NESTS_WITH_FOUR, TROG_HQ_TOKEN, PASSING_EVENTS, SKILL_TOKENS, PLAYED_CARDS, USELESS_TACTICS, HALTED_UNITS,
 WOKEN_REGIONS, TOKENS_AMONG_OTHERS, TOKEN_ORDER, TROGS_RUN_OUT, ACTIVATION, OTHER_OWN_CARD, BATTLE_NUMBERS, BATTLE_TOKENS, ATTRITION,
 RETREAT_REVEALS, NATIVES_WIN, NEST_CHOSEN_BY, NEST_REGIONS, TOKEN_TARGETS, CONTROL_TOKENS, HQ_TARGETS, BATTLE_REGIONS, TROG_ENTRY,
 TROGS_WAKE, TUNNEL_LINKS, AMBUSH_TOKENS, AMBUSH_SUPPLY) = range(
    AT["rulings"], AT["rulings"] + len(RULINGS))  # fmt: skip
REGION_COUNT, NEAR, TERRAIN, HQ_SPOTS, CAVERNS = AT["regions"], AT["near"], AT["terrain"], AT["hq_spots"], AT["caverns"]
CRYSTALS, PARTY, EXPLORATION, TUNNEL = AT["crystals"], AT["party"], AT["exploration"], AT["tunnels"]
HOME, ICON, TEXT, BATTLE_CARD, ENABLING = AT["home"], AT["icons"], AT["text"], AT["battle_card"], AT["enabling"]
SKILL_TEXT, IS_PASSIVE, SKILL_EXISTS, DEFAULT = AT["skill_text"], AT["passive"], AT["skill_exists"], AT["default_skill"]
STRUCTURE_TEXT, BUILD_COST, ACTIVATION_COST = AT["structure_text"], AT["build_cost"], AT["activation_cost"]
IN_BATTLE, STRUCTURE_LIMIT, TUNNEL_TYPE = AT["in_battle"], AT["structure_limit"], AT["tunnel_type"]
TOKEN_LIMIT, EVENT_TEXT, EVENT_COUNT = AT["token_limit"], AT["event_text"], AT["event_count"]
EXPLORATION_TEXT, EXPLORATION_COUNT = AT["exploration_text"], AT["exploration_count"]
TROG_UNITS, TROG_CRYSTALS, TROG_COUNT, SPOT = AT["trog_units"], AT["trog_crystals"], AT["trog_count"], AT["spot"]
ROW, STANDING_AT, STANDING_ROW, STANDINGS = AT["row"], AT["standing"], AT["standing_row"], AT["standings"]
TRIGGERS = 4  # columns of a standing effect


@rule()
def read_rulings(s: State, config: Row) -> None:
    s.pack = config[PACK]
    s.players = config[SEATS]
    s.level = config[LEVEL]
    s.hq_placement = config[HQ_PLACEMENT]
    s.start_tunnels = config[START_TUNNELS]
    s.nests_with_four = config[NESTS_WITH_FOUR]
    s.trog_hq_token = config[TROG_HQ_TOKEN]
    s.passing_events = config[PASSING_EVENTS]
    s.skill_tokens = config[SKILL_TOKENS]
    s.played_cards = config[PLAYED_CARDS]
    s.useless_tactics = config[USELESS_TACTICS]
    s.halted_units = config[HALTED_UNITS]
    s.woken_regions = config[WOKEN_REGIONS]
    s.tokens_among_others = config[TOKENS_AMONG_OTHERS]
    s.token_order = config[TOKEN_ORDER]
    s.trogs_run_out = config[TROGS_RUN_OUT]
    s.activation = config[ACTIVATION]
    s.other_own_card = config[OTHER_OWN_CARD]
    s.battle_numbers = config[BATTLE_NUMBERS]
    s.battle_tokens = config[BATTLE_TOKENS]
    s.attrition = config[ATTRITION]
    s.retreat_reveals = config[RETREAT_REVEALS]
    s.natives_win = config[NATIVES_WIN]
    s.nest_chosen_by = config[NEST_CHOSEN_BY]
    s.nest_regions = config[NEST_REGIONS]
    s.token_targets = config[TOKEN_TARGETS]
    s.control_tokens = config[CONTROL_TOKENS]
    s.hq_targets = config[HQ_TARGETS]
    s.battle_regions = config[BATTLE_REGIONS]
    s.trog_entry = config[TROG_ENTRY]
    s.trogs_wake = config[TROGS_WAKE]
    s.tunnel_links = config[TUNNEL_LINKS]
    s.ambush_tokens = config[AMBUSH_TOKENS]
    s.ambush_supply = config[AMBUSH_SUPPLY]


@rule("C1.3", "C1.4", "C2.2", "C2.4")
def read_pack(s: State, config: Row) -> None:
    """Map, cards, skills and structures as printed. Lays out the terrain decks."""
    s.regions = config[REGION_COUNT]
    s.hq_spots = config[HQ_SPOTS]
    s.caverns = config[CAVERNS]
    fill(s.near, config, NEAR)
    fill(s.terrain, config, TERRAIN)
    fill(s.home, config, HOME)
    fill(s.text, config, TEXT)
    fill(s.battle_card, config, BATTLE_CARD)
    fill(s.enabling, config, ENABLING)
    fill(s.skill_text, config, SKILL_TEXT)
    fill(s.passive, config, IS_PASSIVE)
    fill(s.structure_text, config, STRUCTURE_TEXT)
    fill(s.build_cost, config, BUILD_COST)
    fill(s.activation_cost, config, ACTIVATION_COST)
    fill(s.in_battle, config, IN_BATTLE)
    fill(s.structure_limit, config, STRUCTURE_LIMIT)
    fill(s.token_limit, config, TOKEN_LIMIT)
    fill(s.standing_row, config, STANDING_ROW)
    s.standings = config[STANDINGS]
    for icon in range(len(ICONS)):
        fill(s.icons[icon], config, ICON + icon * CARDS)
    for row in range(ROWS):
        fill(s.row[row], config, ROW + row * COLUMNS)
    for n in range(STANDING):
        fill(s.standing[n], config, STANDING_AT + n * TRIGGERS)
    for card in range(CARDS):
        if s.home[card] >= len(FACTIONS):
            s.where[card] = IN_TERRAIN_DECK + s.home[card] - len(FACTIONS)
        else:
            s.where[card] = GONE
    for skill in range(SKILLS):
        if config[SKILL_EXISTS + skill] != 0:
            s.skill[skill] = READY if config[DEFAULT + skill // TILES] == skill % TILES else IN_BOX


@rule("C2.1", "C2.7", "C2.8")
def read_tokens(s: State, config: Row) -> None:
    """Events on the track, tokens and crystals on the map. With four players tunnels too and, by the option, no nests."""
    fill(s.spot, config, SPOT)
    fill(s.event_text, config, EVENT_TEXT)
    fill(s.event_left, config, EVENT_COUNT)
    fill(s.exploration_text, config, EXPLORATION_TEXT)
    fill(s.exploration_left, config, EXPLORATION_COUNT)
    fill(s.trog_units, config, TROG_UNITS)
    fill(s.trog_crystals, config, TROG_CRYSTALS)
    fill(s.trog_count, config, TROG_COUNT)
    fill(s.trog_left, config, TROG_COUNT)
    fill(s.crystals, config, CRYSTALS)
    fill(s.party, config, PARTY)
    fill(s.exploration, config, EXPLORATION)
    for spot in range(FINAL):
        s.stacked[spot] = 1
    if s.players < PLAYERS:
        return
    if s.nests_with_four == NESTS_UNUSED:
        for kind in range(PARTIES, TROG_TOKENS):
            s.trog_count[kind] = 0
            s.trog_left[kind] = 0
    marks = 2 if s.start_tunnels == TUNNELS_FOUR_AND_HQ else 1
    tunnels = 1 << s.caverns
    for region in range(REGIONS):
        if 1 <= config[TUNNEL + region] <= marks:
            tunnels |= 1 << region
    s.built[config[TUNNEL_TYPE]] = tunnels


@rule()
def fill(row: Row, config: Row, at: int) -> None:
    for i in range(len(row)):
        row[i] = config[at + i]
