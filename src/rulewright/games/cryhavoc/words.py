"""Numbers with names: procedures, verbs, offers, reasons, events. Their functions are bound to them in the chapters."""

from __future__ import annotations

from rulewright.kernel.verbs import FIRST_REASON, Offer, Procedures, Verb, Verbs

from .parts import CARDS, EVENTS, EXPLORATIONS, FACTIONS, MOST_UNITS, OBJECTIVES, REGIONS, TERRAINS, TILES, TROG_TOKENS

# ------------------------------------------------------------- procedures, with what their registers mean
PROCEDURES = (
    "game",  # C2, C3.1
    "land",  # C2.3 who: faction whose HQ is placed
    "deal-skills",  # C2.4 who: faction; left: how many more
    "round",  # C3
    "events",  # C3.2 left: events of the stack still to be revealed; at: whether the printed one follows
    "draw-cards",  # C3.6 who draws `left` cards from the own deck
    "discard-cards",  # C3.6 who discards `left` cards of the own choice
    "study",  # C4.40 who; at: deck (len(TERRAINS) for the own); left: cards still to be looked at
    "stow",  # Matrix: who; at: terrain deck, or NOBODY before it is chosen; left: cards still to be drawn
    "action-phase",  # C4.1 counts turns in its step
    "turn",  # C4.1 who; left: 1 before the action, 0 after it
    "play-cards",  # C4.2 who; at: row of icons; left: points that the shown cards give; memo: card whose text is next
    "move-units",  # C4.10 who; left: points; memo: region a unit is being moved from, or NOBODY
    "arrive",  # C4.16 who: the mover
    "wake",  # C4.16 (2) who: the mover; on: region; memo: 1 for a nest; at: 1 for crystals only; left: 1 if Trogs may lose a unit
    "recruit-units",  # C4.20 who; left: points
    "build-structures",  # C4.30 who; left: points; on: the only region allowed, or NOBODY
    "battles",  # C5.1
    "battle",  # C5.3 on: region
    "place-units",  # C5.3 who: side; on: region; at: objective asked for
    "tactics",  # C5.4 who: side whose turn it is
    "resolve-objectives",  # C5.6-C5.8 at: how many are resolved
    "attrition",  # C5.8 left, memo: kills of attacker and defender
    "capture-units",  # C5.7 who: side that captures; left: how many
    "name-kills",  # C5.8 who: side that kills; left: how many; memo: 1 if it is asked where
    "retreat",  # C5.9 who: side; left: units; on: region left; memo: 1 for any distance
    "nest",  # C5.11 on: region of the battle
    "ransom",  # C6.1 who: faction
    "effect",  # who: you; at: row; left: how many more; memo, tally: see effects/machine.py; on: the region "here"
    "standing",  # at: trigger; on: region; who: the faction that acted; left, memo: how far it has come
    "each-player",  # at: first row of the steps; left: how many have had their turn; memo: order
)
(GAME, LAND, DEAL_SKILLS, ROUND, EVENTS_PHASE, DRAW_CARDS, DISCARD_CARDS, STUDY, STOW, ACTION_PHASE, TURN, PLAY_CARDS, MOVE_UNITS,
 ARRIVE, WAKE, RECRUIT_UNITS, BUILD_STRUCTURES, BATTLES, BATTLE, PLACE_UNITS, TACTICS, RESOLVE_OBJECTIVES, RESOLVE_ATTRITION,
 CAPTURE_UNITS, NAME_KILLS, RETREAT, NEST, RANSOM, EFFECT, STANDING_EFFECTS, EACH_PLAYER) = range(len(PROCEDURES))  # fmt: skip
procedure = Procedures(len(PROCEDURES))

# ------------------------------------------------------------- verbs
SITES = TILES * REGIONS  # a structure at a place: tile * REGIONS + region
VERBS = (
    # chance
    Verb("faction", len(FACTIONS)),  # a faction for the next seat without one
    Verb("landing", REGIONS),  # an HQ region for the next faction
    Verb("skill-dealt", TILES),
    Verb("first", len(FACTIONS)),  # the next in initiative order
    Verb("event", EVENTS),
    Verb("draw", CARDS, secret=True),
    Verb("look", CARDS, secret=True),
    Verb("find", EXPLORATIONS),  # an exploration token is revealed
    Verb("reveal", TROG_TOKENS),  # a war party or nest is revealed
    # set-up and round
    Verb("land", REGIONS),  # choose the HQ region
    Verb("discard", CARDS),
    Verb("keep", CARDS, secret=True),  # of the cards looked at, this one
    Verb("drop", CARDS, secret=True),  # of four stored cards, this one goes to the bottom of its deck
    Verb("deck", len(TERRAINS)),
    Verb("ransom", len(FACTIONS)),  # buy back an own unit held by that faction
    # turn
    Verb("move", 1),
    Verb("recruit", 1),
    Verb("build", 1),
    Verb("study", len(TERRAINS) + 1),  # draw two keep one: a terrain deck, or the own
    Verb("enable", 1),
    Verb("skill", TILES),
    Verb("end", 1),  # end the turn
    Verb("pick", CARDS, secret=True),  # a card for this action
    Verb("play", 1),  # show the cards picked
    Verb("from", REGIONS),
    Verb("to", REGIONS),
    Verb("next", REGIONS),  # this region next: exploration, Trog tokens, battle tokens
    Verb("raise", MOST_UNITS + 1),  # recruit so many
    Verb("construct", SITES),
    Verb("activate", SITES),
    Verb("done", 1),
    # battle
    Verb("station", MOST_UNITS + 1),  # so many units on the objective asked for
    Verb("tactic", CARDS),
    Verb("pass", 1),
    Verb("capture", len(OBJECTIVES)),
    Verb("kill", len(OBJECTIVES), secret=True),
    Verb("retreat", REGIONS),
    Verb("nest", REGIONS),
    # choices of effects
    Verb("region", REGIONS),
    Verb("objective", len(OBJECTIVES)),
    Verb("card", CARDS),
    Verb("option", 3),
    Verb("owner", len(FACTIONS)),
    Verb("site", SITES),  # one of the own structures
    Verb("place", len(FACTIONS)),  # on the upcoming initiative track
    Verb("more", 1),  # one more
    Verb("stop", 1),
)
(FACTION, LANDING, SKILL_DEALT, FIRST, EVENT, DRAW, LOOK, FIND, REVEAL, LAND_AT, DISCARD, KEEP, DROP, DECK, RANSOM_FROM, MOVE_ACTION,
 RECRUIT_ACTION, BUILD_ACTION, STUDY_ACTION, ENABLE, USE_SKILL, END_TURN, PICK, PLAY, MOVE_FROM, MOVE_TO, NEXT, RAISE, CONSTRUCT,
 ACTIVATE, DONE, STATION, TACTIC, PASS, CAPTURE_FROM, KILL_ON, RETREAT_TO, NEST_AT, TO_REGION, TO_OBJECTIVE, TO_CARD, TO_OPTION,
 TO_OWNER, TO_SITE, TO_PLACE, MORE, STOP) = range(len(VERBS))  # fmt: skip
verb = Verbs(VERBS)

# ------------------------------------------------------------- offers
OFFERS = (
    Offer("nothing", "C7.3", ()),
    Offer("which-faction", "C1.1", (FACTION,)),
    Offer("which-landing", "C2.3", (LANDING,)),
    Offer("which-skill", "C2.4", (SKILL_DEALT,)),
    Offer("who-is-next", "C2.6", (FIRST,)),
    Offer("which-event", "C3.2", (EVENT,)),
    Offer("a-draw", "C3.6", (DRAW,)),
    Offer("a-look", "C4.40", (LOOK,)),
    Offer("which-find", "C4.16", (FIND,)),
    Offer("which-trogs", "C4.16", (REVEAL,)),
    Offer("landing", "C2.3", (LAND_AT,)),
    Offer("discard", "C3.6", (DISCARD,)),
    Offer("keep", "C4.40", (KEEP,)),
    Offer("drop", "C4.40", (DROP,)),
    Offer("deck", "C4.40", (DECK,)),
    Offer("ransom", "C6.1", (RANSOM_FROM, DONE)),
    Offer("action", "C4.1", (MOVE_ACTION, RECRUIT_ACTION, BUILD_ACTION, STUDY_ACTION, ENABLE, USE_SKILL)),
    Offer("after-action", "C4.60", (USE_SKILL, END_TURN)),
    Offer("cards", "C4.2", (PICK, PLAY)),
    Offer("unit", "C4.10", (MOVE_FROM, DONE)),
    Offer("goal", "C4.10", (MOVE_TO,)),
    Offer("explore-next", "C4.16", (NEXT,)),
    Offer("wake-next", "C4.16", (NEXT,)),
    Offer("battle-next", "C4.16", (NEXT,)),
    Offer("recruits", "C4.20", (RAISE,)),
    Offer("structure", "C4.30", (CONSTRUCT, ACTIVATE, DONE)),
    Offer("station", "C5.3", (STATION,)),
    Offer("tactic", "C5.4", (TACTIC, PASS)),
    Offer("prisoner", "C5.7", (CAPTURE_FROM,)),
    Offer("victim", "C5.8", (KILL_ON,)),
    Offer("retreat", "C5.9", (RETREAT_TO,)),
    Offer("nest", "C5.11", (NEST_AT,)),
    Offer("effect-region", "C1.6", (TO_REGION, STOP)),
    Offer("effect-objective", "C1.6", (TO_OBJECTIVE, STOP)),
    Offer("effect-card", "C1.6", (TO_CARD, STOP)),
    Offer("effect-option", "C1.6", (TO_OPTION, STOP)),
    Offer("effect-owner", "C1.6", (TO_OWNER, STOP)),
    Offer("effect-site", "C1.6", (TO_SITE, STOP)),
    Offer("effect-place", "C4.3", (TO_PLACE, STOP)),
    Offer("effect-more", "C1.6", (MORE, STOP)),
)
(NOTHING, WHICH_FACTION, WHICH_LANDING, WHICH_SKILL, WHO_IS_NEXT, WHICH_EVENT, A_DRAW, A_LOOK, WHICH_FIND, WHICH_TROGS, A_LANDING,
 A_DISCARD, A_KEEP, A_DROP, A_DECK, A_RANSOM, AN_ACTION, AFTER_ACTION, SOME_CARDS, A_UNIT, A_GOAL, EXPLORE_NEXT, WAKE_NEXT,
 BATTLE_NEXT, RECRUITS, A_STRUCTURE, A_STATION, A_TACTIC, A_PRISONER, A_VICTIM, A_RETREAT, A_NEST, EFFECT_REGION, EFFECT_OBJECTIVE,
 EFFECT_CARD, EFFECT_OPTION, EFFECT_OWNER, EFFECT_SITE, EFFECT_PLACE, EFFECT_MORE) = range(len(OFFERS))  # fmt: skip

# ------------------------------------------------------------- reasons (paragraph, message key), after the kernel's own
REASONS = (
    ("C2.3", "no-hq-spot"),
    ("C2.3", "hq-spot-taken"),
    ("C4.2", "not-in-hand"),
    ("C4.40", "not-looked-at"),
    ("C4.40", "not-stored"),
    ("C4.40", "deck-empty"),
    ("C6.1", "no-prisoner-there"),
    ("C6.1", "too-few-vp"),
    ("C4.50", "scoring-enabled"),
    ("C4.50", "final-round"),
    ("C4.50", "no-scoring-card"),
    ("C2.4", "no-such-skill"),
    ("C4.60", "skill-exhausted"),
    ("C4.60", "skill-passive"),
    ("C4.60", "skill-does-nothing"),
    ("C4.10", "no-region"),
    ("C4.10", "no-unit-there"),
    ("C4.12", "unit-halted"),
    ("C4.15", "attacker-stays"),
    ("C4.15", "defender-blocked"),
    ("C4.10", "nowhere-to-go"),
    ("C4.10", "not-adjacent"),
    ("C4.11", "enemy-hq"),
    ("C4.11", "battle-region"),
    ("C1.6", "closed-by-token"),
    ("C4.16", "not-to-resolve"),
    ("C4.20", "too-few-points"),
    ("C4.20", "reserve-empty"),
    ("C1.4", "no-such-structure"),
    ("C4.30", "not-controlled"),
    ("C4.30", "too-dear"),
    ("C4.31", "not-in-hq"),
    ("C4.31", "no-building-in-battle"),
    ("C4.31", "built-there"),
    ("C4.31", "no-token-left"),
    ("C4.30", "not-built-there"),
    ("C4.30", "already-activated"),
    ("C4.32", "structure-passive"),
    ("C4.32", "activation-in-battle"),
    ("C4.32", "activation-does-nothing"),
    ("C5.3", "too-few-units"),
    ("C5.4", "no-battle-effect"),
    ("C5.5", "other-terrain"),
    ("C5.5", "no-terrain"),
    ("C5.7", "no-enemy-there"),
    ("C5.8", "no-victim-there"),
    ("C5.9", "not-own-region"),
    ("C5.9", "retreat-not-adjacent"),
    ("C5.11", "region-controlled"),
    ("C5.11", "nest-not-adjacent"),
    ("C8.3", "hq-protected"),
    ("C8.4", "no-battle-regions"),
    ("C1.6", "not-on-card"),
    ("C1.6", "same-place"),
    ("C1.6", "nothing-to-do"),
    ("C1.6", "cannot-pay"),
    ("C1.6", "must-do"),
    ("C1.6", "must-finish"),
    ("C1.6", "no-target-there"),
    ("C1.6", "token-there"),
    ("C1.6", "too-far-away"),
    ("C8.2", "region-occupied"),
    ("C4.3", "no-such-place"),
)
(NO_HQ_SPOT, HQ_SPOT_TAKEN, NOT_IN_HAND, NOT_LOOKED_AT, NOT_STORED, DECK_EMPTY, NO_PRISONER_THERE, TOO_FEW_VP, SCORING_ENABLED,
 FINAL_ROUND, NO_SCORING_CARD, NO_SUCH_SKILL, SKILL_EXHAUSTED, SKILL_PASSIVE, SKILL_DOES_NOTHING, NO_REGION, NO_UNIT_THERE,
 UNIT_HALTED, ATTACKER_STAYS, DEFENDER_BLOCKED, NOWHERE_TO_GO, NOT_ADJACENT, ENEMY_HQ, BATTLE_REGION, CLOSED_BY_TOKEN,
 NOT_TO_RESOLVE, TOO_FEW_POINTS, RESERVE_EMPTY, NO_SUCH_STRUCTURE, NOT_CONTROLLED, TOO_DEAR, NOT_IN_HQ, NO_BUILDING_IN_BATTLE,
 BUILT_THERE, NO_TOKEN_LEFT, NOT_BUILT_THERE, ALREADY_ACTIVATED, STRUCTURE_PASSIVE, ACTIVATION_IN_BATTLE, ACTIVATION_DOES_NOTHING,
 TOO_FEW_UNITS, NO_BATTLE_EFFECT, OTHER_TERRAIN, NO_TERRAIN_HERE, NO_ENEMY_THERE, NO_VICTIM_THERE, NOT_OWN_REGION,
 RETREAT_NOT_ADJACENT, REGION_CONTROLLED, NEST_NOT_ADJACENT, HQ_IS_PROTECTED, NO_BATTLE_REGIONS, NOT_ON_CARD, SAME_PLACE,
 NOTHING_TO_DO, CANNOT_PAY, MUST_DO, MUST_FINISH, NO_TARGET_THERE, TOKEN_THERE, TOO_FAR_AWAY, REGION_OCCUPIED,
 NO_SUCH_PLACE) = range(FIRST_REASON, FIRST_REASON + len(REASONS))  # fmt: skip

# ------------------------------------------------------------- events, with the meaning of their numbers
EVENT_NAMES = (
    "faction",  # faction, seat
    "landed",  # faction, region
    "skill",  # faction, skill
    "initiative",  # faction, place
    "round",  # round
    "event",  # which event
    "event-passed",  # faction, spot
    "order",  # faction, place on the upcoming track
    "drew",  # faction, card: for its owner
    "drew-hidden",  # faction: for the others
    "rebuilt",  # faction: the discard pile became the deck
    "discarded",  # faction, card
    "looked",  # faction, card, deck: for its owner
    "looked-hidden",  # faction, deck
    "kept",  # faction, card: for its owner
    "kept-hidden",  # faction
    "returned",  # faction, card: the other one is shuffled back; for its owner
    "stored",  # faction, card: for its owner
    "stored-hidden",  # faction, deck
    "dropped",  # faction, card: from the store to the bottom of its deck; for its owner
    "dropped-hidden",  # faction, deck
    "turn",  # faction, which action
    "action",  # faction, row of icons
    "played",  # faction, card, row of icons
    "points",  # faction, row of icons, number
    "enabled",  # faction
    "skill-used",  # faction, skill
    "skill-ready",  # faction, skill
    "moved",  # faction, from, to
    "found",  # faction, region, exploration token
    "revealed",  # faction that meets it, region, token, units placed
    "crystals",  # region, number added (or taken, below 0)
    "harvested",  # faction, region, number
    "lost-to-trogs",  # faction, region
    "control",  # faction (or NOBODY), region
    "battle-token",  # region, number, attacker
    "battle-off",  # region
    "recruited",  # faction, number
    "deployed",  # faction, region, number
    "built",  # faction, type, region
    "activated",  # faction, type, region
    "battle",  # region, attacker, defender
    "stationed",  # faction, control, prisoners, attrition
    "tactic",  # faction of the side, card, faction whose card it is
    "passed",  # faction
    "joined",  # faction, objective, number: units come into the battle
    "shifted",  # faction, from, to
    "left",  # faction, region: a unit leaves the battle
    "won-control",  # faction, region, strength, the other's strength
    "won-prisoners",  # faction
    "captured",  # faction, faction of the unit
    "named",  # faction, objective: it will kill a unit there
    "killed",  # faction (or NOBODY), faction of the units, region, number
    "retreated",  # faction, region, number
    "to-reserve",  # faction, number
    "nest",  # region
    "vp",  # faction, number
    "ransomed",  # faction, holder
    "freed",  # faction, holder
    "scored-regions",  # faction, number
    "scored-crystals",  # faction, number, crystals
    "token-placed",  # faction, kind or NOBODY for a Trog token, region
    "token-gone",  # faction, kind, region
    "relocated",  # faction, from, to, type or NOBODY for a Trog token
    "demolished",  # faction, type, region
    "paid-unit",  # faction, region or NOBODY in a battle
    "paid-crystals",  # faction, number
    "strength",  # faction, objective, number
    "absorb",  # faction, number
    "ties",  # faction, objective
    "reversed",  # faction
    "skipped",  # faction, objective
    "far-retreat",  # faction
    "limited",  # faction that is limited, number
    "final",  # the last round
    "over",
)
(E_FACTION, E_LANDED, E_SKILL, E_INITIATIVE, E_ROUND, E_EVENT, E_EVENT_PASSED, E_ORDER, E_DREW, E_DREW_HIDDEN, E_REBUILT, E_DISCARDED,
 E_LOOKED, E_LOOKED_HIDDEN, E_KEPT, E_KEPT_HIDDEN, E_RETURNED, E_STORED, E_STORED_HIDDEN, E_DROPPED, E_DROPPED_HIDDEN, E_TURN,
 E_ACTION, E_PLAYED, E_POINTS, E_ENABLED, E_SKILL_USED, E_SKILL_READY, E_MOVED, E_FOUND, E_REVEALED, E_CRYSTALS, E_HARVESTED,
 E_LOST_TO_TROGS, E_CONTROL, E_BATTLE_TOKEN, E_BATTLE_OFF, E_RECRUITED, E_DEPLOYED, E_BUILT, E_ACTIVATED, E_BATTLE, E_STATIONED,
 E_TACTIC, E_PASSED, E_JOINED, E_SHIFTED, E_LEFT, E_WON_CONTROL, E_WON_PRISONERS, E_CAPTURED, E_NAMED, E_KILLED, E_RETREATED, E_TO_RESERVE,
 E_NEST, E_VP, E_RANSOMED, E_FREED, E_SCORED_REGIONS, E_SCORED_CRYSTALS, E_TOKEN_PLACED, E_TOKEN_GONE, E_RELOCATED, E_DEMOLISHED,
 E_PAID_UNIT, E_PAID_CRYSTALS, E_STRENGTH, E_ABSORB, E_TIES, E_REVERSED, E_SKIPPED, E_FAR_RETREAT, E_LIMITED, E_FINAL,
 E_OVER) = range(len(EVENT_NAMES))  # fmt: skip
