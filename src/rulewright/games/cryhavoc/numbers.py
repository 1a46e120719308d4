"""Numbers with names: procedures, verbs, offers, reasons, events. The chapters bind functions to them.

Stored positions contain these numbers, so add new lines after the others of their kind."""

from __future__ import annotations

from rulewright.kernel.numbers import Numbers
from rulewright.kernel.verbs import Procedures, Verbs

from .parts import (
    CARDS,
    EVENTS,
    EXPLORATIONS,
    FACTIONS,
    MOST_UNITS,
    OBJECTIVES,
    REGIONS,
    TERRAINS,
    TILES,
    TROG_KINDS,
    TROG_TOKENS,
)

declare = Numbers()

# ------------------------------------------------------------- procedures, with the meaning of their registers
GAME = declare.procedure("game")  # C2, C3.1
LAND = declare.procedure("land")  # C2.3 who: the faction whose HQ is placed
DEAL_SKILLS = declare.procedure("deal-skills")  # C2.4 who: faction; left: how many more
ROUND = declare.procedure("round")  # C3
EVENTS_PHASE = declare.procedure(
    "events"
)  # C3.2 left: events of the stack still to be revealed; at: whether the printed one follows
DRAW_CARDS = declare.procedure("draw-cards")  # C3.6 who draws `left` cards from their deck
DISCARD_CARDS = declare.procedure("discard-cards")  # C3.6 who discards `left` cards of their choice
STUDY = declare.procedure("study")  # C4.40 who; at: deck (len(TERRAINS): their own); left: cards to look at
STOW = declare.procedure(
    "stow"
)  # Matrix: who; at: terrain deck, or NOBODY before it is chosen; left: cards still to be drawn
ACTION_PHASE = declare.procedure("action-phase")  # C4.1 counts turns in its step
TURN = declare.procedure("turn")  # C4.1 who; left: 1 before the action, 0 after it
# C4.2 who; at: row of icons; left: points from the cards shown; memo: card whose text comes next
PLAY_CARDS = declare.procedure("play-cards")
MOVE_UNITS = declare.procedure("move-units")  # C4.10 who; left: points; memo: region that a unit is leaving, or NOBODY
ARRIVE = declare.procedure("arrive")  # C4.16 who: the mover
# C4.16 (2) who: the mover; on: region; memo: 1 for a nest, NOBODY before it is chosen; at: 1 for crystals only; left: 1 if Trogs may cost a
# unit
WAKE = declare.procedure("wake")
RECRUIT_UNITS = declare.procedure("recruit-units")  # C4.20 who; left: points
BUILD_STRUCTURES = declare.procedure(
    "build-structures"
)  # C4.30 who; left: points; on: the only region allowed, or NOBODY
BATTLES = declare.procedure("battles")  # C5.1
BATTLE = declare.procedure("battle")  # C5.3 on: region
PLACE_UNITS = declare.procedure("place-units")  # C5.3 who: side; on: region; at: objective asked for
TACTICS = declare.procedure("tactics")  # C5.4 who: side whose turn it is
RESOLVE_OBJECTIVES = declare.procedure("resolve-objectives")  # C5.6-C5.8 at: how many are resolved
RESOLVE_ATTRITION = declare.procedure("attrition")  # C5.8 left, memo: kills of attacker and defender
CAPTURE_UNITS = declare.procedure("capture-units")  # C5.7 who: side that captures; left: how many
NAME_KILLS = declare.procedure("name-kills")  # C5.8 who: side that kills; left: how many; memo: 1 to ask where
RETREAT = declare.procedure("retreat")  # C5.9 who: side; left: units; on: region left; memo: 1 for any distance
NEST = declare.procedure("nest")  # C5.11 on: region of the battle
RANSOM = declare.procedure("ransom")  # C6.1 who: faction
EFFECT = declare.procedure(
    "effect"
)  # who: you; at: row; left: how many more; memo, tally: see effects/carry_out.py; on: the region "here"
STANDING_EFFECTS = declare.procedure(
    "standing"
)  # at: trigger; on: region; who: the faction that acted; left, memo: how far it has come
EACH_PLAYER = declare.procedure(
    "each-player"
)  # at: first row of the steps; left: players who have had their turn; memo: order

# ------------------------------------------------------------- verbs: how many arguments, and what they are
SITES = TILES * REGIONS  # a structure at a place: tile * REGIONS + region
# chance
FACTION = declare.verb("faction", len(FACTIONS), "faction")  # a faction for the next seat without one
LANDING = declare.verb("landing", REGIONS, "region")  # an HQ region for the next faction
SKILL_DEALT = declare.verb("skill-dealt", TILES, "tile_skill")
FIRST = declare.verb("first", len(FACTIONS), "faction")  # the next in initiative order
EVENT = declare.verb("event", EVENTS, "event")
DRAW = declare.verb("draw", CARDS, "card", secret=True)
LOOK = declare.verb("look", CARDS, "card", secret=True)
FIND = declare.verb("find", EXPLORATIONS, "find")  # an exploration token is revealed
REVEAL = declare.verb("reveal", TROG_TOKENS, "trogs")  # a war party or nest is revealed
# set-up and round
LAND_AT = declare.verb("land", REGIONS, "region")  # choose the HQ region
DISCARD = declare.verb("discard", CARDS, "card")
KEEP = declare.verb("keep", CARDS, "card", secret=True)  # keep this one of the cards looked at
DROP = declare.verb("drop", CARDS, "card", secret=True)  # put this one of four stored cards at the bottom of its deck
DECK = declare.verb("deck", len(TERRAINS), "deck")
RANSOM_FROM = declare.verb("ransom", len(FACTIONS), "other")  # buy back a unit held by that faction
# turn
MOVE_ACTION = declare.verb("move")
RECRUIT_ACTION = declare.verb("recruit")
BUILD_ACTION = declare.verb("build")
STUDY_ACTION = declare.verb("study", len(TERRAINS) + 1, "deck")  # draw two, keep one: from a terrain deck or your own
ENABLE = declare.verb("enable")
USE_SKILL = declare.verb("skill", TILES, "tile_skill")
END_TURN = declare.verb("end")  # end the turn
PICK = declare.verb("pick", CARDS, "card", secret=True)  # a card for this action
PLAY = declare.verb("play")  # show the cards picked
MOVE_FROM = declare.verb("from", REGIONS, "region")
MOVE_TO = declare.verb("to", REGIONS, "region")
NEXT = declare.verb("next", REGIONS, "region")  # resolve this region next: exploration, Trog tokens, battle tokens
RAISE = declare.verb("raise", MOST_UNITS + 1, "n")  # recruit that many
CONSTRUCT = declare.verb("construct", SITES, "site")
ACTIVATE = declare.verb("activate", SITES, "site")
DONE = declare.verb("done")
# battle
STATION = declare.verb("station", MOST_UNITS + 1, "n")  # that many units on the objective asked for
TACTIC = declare.verb("tactic", CARDS, "card")
PASS = declare.verb("pass")
CAPTURE_FROM = declare.verb("capture", len(OBJECTIVES), "objective")
KILL_ON = declare.verb("kill", len(OBJECTIVES), "objective", secret=True)
RETREAT_TO = declare.verb("retreat", REGIONS, "region")
NEST_AT = declare.verb("nest", REGIONS, "region")
# choices of effects
TO_REGION = declare.verb("region", REGIONS, "region")
TO_OBJECTIVE = declare.verb("objective", len(OBJECTIVES), "objective")
TO_CARD = declare.verb("card", CARDS, "card")
TO_OPTION = declare.verb("option", 3, "place")
TO_OWNER = declare.verb("owner", len(FACTIONS), "other")
TO_SITE = declare.verb("site", SITES, "site")  # one of your structures
TO_PLACE = declare.verb("place", len(FACTIONS), "place")  # on the upcoming initiative track
MORE = declare.verb("more")  # one more
STOP = declare.verb("stop")
TURN_UP = declare.verb("turn-up", len(TROG_KINDS), "trog_token")  # this one of the Trog tokens in a region next

# ------------------------------------------------------------- offers: the paragraph that the question comes from, and the possible answers
NOTHING = declare.offer("nothing", "C7.3")
WHICH_FACTION = declare.offer("which-faction", "C1.1", FACTION)
WHICH_LANDING = declare.offer("which-landing", "C2.3", LANDING)
WHICH_SKILL = declare.offer("which-skill", "C2.4", SKILL_DEALT)
WHO_IS_NEXT = declare.offer("who-is-next", "C2.6", FIRST)
WHICH_EVENT = declare.offer("which-event", "C3.2", EVENT)
A_DRAW = declare.offer("a-draw", "C3.6", DRAW)
A_LOOK = declare.offer("a-look", "C4.40", LOOK)
WHICH_FIND = declare.offer("which-find", "C4.16", FIND)
WHICH_TROGS = declare.offer("which-trogs", "C4.16", REVEAL)
A_LANDING = declare.offer("landing", "C2.3", LAND_AT)
A_DISCARD = declare.offer("discard", "C3.6", DISCARD)
A_KEEP = declare.offer("keep", "C4.40", KEEP)
A_DROP = declare.offer("drop", "C4.40", DROP)
A_DECK = declare.offer("deck", "C4.40", DECK)
A_RANSOM = declare.offer("ransom", "C6.1", RANSOM_FROM, DONE)
AN_ACTION = declare.offer("action", "C4.1", MOVE_ACTION, RECRUIT_ACTION, BUILD_ACTION, STUDY_ACTION, ENABLE, USE_SKILL)
AFTER_ACTION = declare.offer("after-action", "C4.60", USE_SKILL, END_TURN)
SOME_CARDS = declare.offer("cards", "C4.2", PICK, PLAY)
A_UNIT = declare.offer("unit", "C4.10", MOVE_FROM, DONE)
A_GOAL = declare.offer("goal", "C4.10", MOVE_TO)
EXPLORE_NEXT = declare.offer("explore-next", "C4.16", NEXT)
WAKE_NEXT = declare.offer("wake-next", "C4.16", NEXT)
BATTLE_NEXT = declare.offer("battle-next", "C4.16", NEXT)
RECRUITS = declare.offer("recruits", "C4.20", RAISE)
A_STRUCTURE = declare.offer("structure", "C4.30", CONSTRUCT, ACTIVATE, DONE)
A_STATION = declare.offer("station", "C5.3", STATION)
A_TACTIC = declare.offer("tactic", "C5.4", TACTIC, PASS)
A_PRISONER = declare.offer("prisoner", "C5.7", CAPTURE_FROM)
A_VICTIM = declare.offer("victim", "C5.8", KILL_ON)
A_RETREAT = declare.offer("retreat", "C5.9", RETREAT_TO)
A_NEST = declare.offer("nest", "C5.11", NEST_AT)
EFFECT_REGION = declare.offer("effect-region", "C1.6", TO_REGION, STOP)
EFFECT_OBJECTIVE = declare.offer("effect-objective", "C1.6", TO_OBJECTIVE, STOP)
EFFECT_CARD = declare.offer("effect-card", "C1.6", TO_CARD, STOP)
EFFECT_OPTION = declare.offer("effect-option", "C1.6", TO_OPTION, STOP)
EFFECT_OWNER = declare.offer("effect-owner", "C1.6", TO_OWNER, STOP)
EFFECT_SITE = declare.offer("effect-site", "C1.6", TO_SITE, STOP)
EFFECT_PLACE = declare.offer("effect-place", "C4.3", TO_PLACE, STOP)
EFFECT_MORE = declare.offer("effect-more", "C1.6", MORE, STOP)
A_TOKEN = declare.offer("token", "C4.16", TURN_UP)

# ------------------------------------------------------------- reasons: why something is refused
NO_HQ_SPOT = declare.reason("C2.3", "no-hq-spot")
HQ_SPOT_TAKEN = declare.reason("C2.3", "hq-spot-taken")
NOT_IN_HAND = declare.reason("C4.2", "not-in-hand")
NOT_LOOKED_AT = declare.reason("C4.40", "not-looked-at")
NOT_STORED = declare.reason("C4.40", "not-stored")
DECK_EMPTY = declare.reason("C4.40", "deck-empty")
NO_PRISONER_THERE = declare.reason("C6.1", "no-prisoner-there")
TOO_FEW_VP = declare.reason("C6.1", "too-few-vp")
SCORING_ENABLED = declare.reason("C4.50", "scoring-enabled")
FINAL_ROUND = declare.reason("C4.50", "final-round")
NO_SCORING_CARD = declare.reason("C4.50", "no-scoring-card")
NO_SUCH_SKILL = declare.reason("C2.4", "no-such-skill")
SKILL_EXHAUSTED = declare.reason("C4.60", "skill-exhausted")
SKILL_PASSIVE = declare.reason("C4.60", "skill-passive")
SKILL_DOES_NOTHING = declare.reason("C4.60", "skill-does-nothing")
NO_REGION = declare.reason("C4.10", "no-region")
NO_UNIT_THERE = declare.reason("C4.10", "no-unit-there")
UNIT_HALTED = declare.reason("C4.12", "unit-halted")
ATTACKER_STAYS = declare.reason("C4.15", "attacker-stays")
DEFENDER_BLOCKED = declare.reason("C4.15", "defender-blocked")
NOWHERE_TO_GO = declare.reason("C4.10", "nowhere-to-go")
NOT_ADJACENT = declare.reason("C4.10", "not-adjacent")
ENEMY_HQ = declare.reason("C4.11", "enemy-hq")
BATTLE_REGION = declare.reason("C4.11", "battle-region")
CLOSED_BY_TOKEN = declare.reason("C1.6", "closed-by-token")
NOT_TO_RESOLVE = declare.reason("C4.16", "not-to-resolve")
TOO_FEW_POINTS = declare.reason("C4.20", "too-few-points")
RESERVE_EMPTY = declare.reason("C4.20", "reserve-empty")
NO_SUCH_STRUCTURE = declare.reason("C1.4", "no-such-structure")
NOT_CONTROLLED = declare.reason("C4.30", "not-controlled")
TOO_DEAR = declare.reason("C4.30", "too-dear")
NOT_IN_HQ = declare.reason("C4.31", "not-in-hq")
NO_BUILDING_IN_BATTLE = declare.reason("C4.31", "no-building-in-battle")
BUILT_THERE = declare.reason("C4.31", "built-there")
NO_TOKEN_LEFT = declare.reason("C4.31", "no-token-left")
NOT_BUILT_THERE = declare.reason("C4.30", "not-built-there")
ALREADY_ACTIVATED = declare.reason("C4.30", "already-activated")
STRUCTURE_PASSIVE = declare.reason("C4.32", "structure-passive")
ACTIVATION_IN_BATTLE = declare.reason("C4.32", "activation-in-battle")
ACTIVATION_DOES_NOTHING = declare.reason("C4.32", "activation-does-nothing")
TOO_FEW_UNITS = declare.reason("C5.3", "too-few-units")
NO_BATTLE_EFFECT = declare.reason("C5.4", "no-battle-effect")
OTHER_TERRAIN = declare.reason("C5.5", "other-terrain")
NO_TERRAIN_HERE = declare.reason("C5.5", "no-terrain")
NO_ENEMY_THERE = declare.reason("C5.7", "no-enemy-there")
NO_VICTIM_THERE = declare.reason("C5.8", "no-victim-there")
NOT_OWN_REGION = declare.reason("C5.9", "not-own-region")
RETREAT_NOT_ADJACENT = declare.reason("C5.9", "retreat-not-adjacent")
REGION_CONTROLLED = declare.reason("C5.11", "region-controlled")
NEST_NOT_ADJACENT = declare.reason("C5.11", "nest-not-adjacent")
HQ_IS_PROTECTED = declare.reason("C8.3", "hq-protected")
NO_BATTLE_REGIONS = declare.reason("C8.4", "no-battle-regions")
NOT_ON_CARD = declare.reason("C1.6", "not-on-card")
SAME_PLACE = declare.reason("C1.6", "same-place")
NOTHING_TO_DO = declare.reason("C1.6", "nothing-to-do")
CANNOT_PAY = declare.reason("C1.6", "cannot-pay")
MUST_DO = declare.reason("C1.6", "must-do")
MUST_FINISH = declare.reason("C1.6", "must-finish")
NO_TARGET_THERE = declare.reason("C1.6", "no-target-there")
TOKEN_THERE = declare.reason("C1.6", "token-there")
TOO_FAR_AWAY = declare.reason("C1.6", "too-far-away")
REGION_OCCUPIED = declare.reason("C8.2", "region-occupied")
NO_SUCH_PLACE = declare.reason("C4.3", "no-such-place")
NEST_AMONG_TOKENS = declare.reason("C5.11", "nest-among-tokens")

# ------------------------------------------------------------- events, with the meaning of their numbers
E_FACTION = declare.event("faction", "faction")
E_LANDED = declare.event("landed", "faction", "region")
E_SKILL = declare.event("skill", "faction", "skill")
E_INITIATIVE = declare.event("initiative", "faction", "place")
E_ROUND = declare.event("round", "n")
E_EVENT = declare.event("event", "event")
E_EVENT_PASSED = declare.event("event-passed", "faction", "place")  # place: the spot of the track
E_ORDER = declare.event("order", "faction", "place")  # place: on the upcoming track
E_DREW = declare.event("drew", "faction", "card")  # for its owner
E_DREW_HIDDEN = declare.event("drew-hidden", "faction")  # for the others
E_REBUILT = declare.event("rebuilt", "faction")  # the discard pile became the deck
E_DISCARDED = declare.event("discarded", "faction", "card")
E_LOOKED = declare.event("looked", "faction", "card", "deck")  # for its owner
E_LOOKED_HIDDEN = declare.event("looked-hidden", "faction", "deck")
E_KEPT = declare.event("kept", "faction", "card")  # for its owner
E_KEPT_HIDDEN = declare.event("kept-hidden", "faction")
E_RETURNED = declare.event("returned", "faction", "card")  # the other one is shuffled back; for its owner
E_STORED = declare.event("stored", "faction", "card")  # for its owner
E_STORED_HIDDEN = declare.event("stored-hidden", "faction", "deck")
E_DROPPED = declare.event("dropped", "faction", "card")  # from the store to the bottom of its deck; for its owner
E_DROPPED_HIDDEN = declare.event("dropped-hidden", "faction", "deck")
E_TURN = declare.event("turn", "faction", "n")  # n: the number of the action
E_ACTION = declare.event("action", "faction", "row")
E_PLAYED = declare.event("played", "faction", "card", "row")
E_POINTS = declare.event("points", "faction", "row", "n")
E_ENABLED = declare.event("enabled", "faction")
E_SKILL_USED = declare.event("skill-used", "faction", "skill")
E_SKILL_READY = declare.event("skill-ready", "faction", "skill")
E_MOVED = declare.event("moved", "faction", "from", "to")
E_FOUND = declare.event("found", "faction", "region", "find")
E_REVEALED = declare.event("revealed", "faction", "region", "trogs", "n")  # faction: who met it; n: units placed
E_CRYSTALS = declare.event("crystals", "region", "n")  # n: added, or taken if below 0
E_HARVESTED = declare.event("harvested", "faction", "region", "n")
E_LOST_TO_TROGS = declare.event("lost-to-trogs", "faction", "region")
E_CONTROL = declare.event("control", "faction", "region")  # or NOBODY
E_BATTLE_TOKEN = declare.event("battle-token", "region", "n", "faction")  # n: its number; faction: the attacker
E_BATTLE_OFF = declare.event("battle-off", "region")
E_RECRUITED = declare.event("recruited", "faction", "n")
E_DEPLOYED = declare.event("deployed", "faction", "region", "n")
E_BUILT = declare.event("built", "faction", "structure", "region")
E_ACTIVATED = declare.event("activated", "faction", "structure", "region")
E_BATTLE = declare.event("battle", "region", "faction", "other")  # attacker and defender
E_STATIONED = declare.event("stationed", "faction", "control", "prisoners", "attrition")
E_TACTIC = declare.event("tactic", "faction", "card", "other")  # faction of the side; other: whose card it is
E_PASSED = declare.event("passed", "faction")
E_JOINED = declare.event("joined", "faction", "objective", "n")  # units come into the battle
E_SHIFTED = declare.event("shifted", "faction", "from_objective", "to_objective")
E_LEFT = declare.event("left", "faction", "region")  # a unit leaves the battle
E_WON_CONTROL = declare.event("won-control", "faction", "region", "strength", "rest")  # rest: the loser's strength
E_WON_PRISONERS = declare.event("won-prisoners", "faction")
E_CAPTURED = declare.event("captured", "faction", "other")  # other: whose unit it is
E_NAMED = declare.event("named", "faction", "objective")  # a unit there will be killed
E_KILLED = declare.event("killed", "faction", "other", "region", "n")  # by that faction, or NOBODY
E_RETREATED = declare.event("retreated", "faction", "region", "n")
E_TO_RESERVE = declare.event("to-reserve", "faction", "n")
E_NEST = declare.event("nest", "region")
E_VP = declare.event("vp", "faction", "n")
E_RANSOMED = declare.event("ransomed", "faction", "other")  # other: the holder
E_FREED = declare.event("freed", "faction", "other")  # other: the holder
E_SCORED_REGIONS = declare.event("scored-regions", "faction", "n")
E_SCORED_CRYSTALS = declare.event("scored-crystals", "faction", "n", "crystals")
E_TOKEN_PLACED = declare.event("token-placed", "faction", "token", "region")  # token: NOBODY for a Trog token
E_TOKEN_GONE = declare.event("token-gone", "faction", "token", "region")
E_RELOCATED = declare.event("relocated", "faction", "from", "to", "structure")  # structure: NOBODY for a Trog token
E_DEMOLISHED = declare.event("demolished", "faction", "structure", "region")
E_PAID_UNIT = declare.event("paid-unit", "faction", "region")  # region: NOBODY in a battle
E_PAID_CRYSTALS = declare.event("paid-crystals", "faction", "n")
E_STRENGTH = declare.event("strength", "faction", "objective", "n")
E_ABSORB = declare.event("absorb", "faction", "n")
E_TIES = declare.event("ties", "faction", "objective")
E_REVERSED = declare.event("reversed", "faction")
E_SKIPPED = declare.event("skipped", "faction", "objective")
E_FAR_RETREAT = declare.event("far-retreat", "faction")
E_LIMITED = declare.event("limited", "faction", "n")  # the faction that is limited
E_FINAL = declare.event("final")  # the last round
E_OVER = declare.event("over")

# ------------------------------------------------------------- all of them, and the decorators that chapters use
VERBS, OFFERS, EVENT_KINDS = declare.verbs.rows(), declare.offers.rows(), declare.events.rows()
REASONS = declare.reasons.numbered
procedure, verb = Procedures(declare.procedures.rows()), Verbs(VERBS)
