"""The weights of the evaluation, in hundredths of a victory point: the names of a guide's numbers (guide.json), and their indices."""

from __future__ import annotations

NAMES = (
    # a victory point
    "vp",
    # a card; extra for a terrain card; a stored one
    "card", "terrain-card", "stored-card",
    # a unit on the planet, in the reserve, taken prisoner
    "unit", "reserve-unit", "prisoner",
    # a crystal in the store, a structure, a skill that is ready
    "store-crystal", "structure", "skill",
    # holding a region; the value of a face-down token
    "region", "trog-token", "find",
    # the extra value of Trog tokens to Trogs: their kin
    "kin",
    # a crystal if scoring is enabled, if it may be, for each round to come
    "crystal-now", "crystal-hoped", "crystal-later",
    # units of both sides where a fight will be
    "fight-own", "fight-other",
    # in a battle: a lead at Prisoners, the value of a kill besides its point
    "lead-prisoners", "kill",
    # remaining points
    "left-move", "left-build",
    # this number of cards in hand: few beyond three can be kept
    "hand-0", "hand-1", "hand-2", "hand-3", "hand-4", "hand-5", "hand-6", "hand-7", "hand-8",
    # this number of units: the odds against unseen Trogs
    "token-odds-0", "token-odds-1", "token-odds-2", "token-odds-3", "token-odds-4", "token-odds-5",
    # an icon of each row while it is usable
    "icon-move", "icon-recruit", "icon-build",
)  # fmt: skip
(
    VP, CARD, TERRAIN_CARD, STORED_CARD, UNIT, RESERVE_UNIT, PRISONER, STORE_CRYSTAL, STRUCTURE, SKILL, REGION,
    TROG_TOKEN, FIND, KIN, CRYSTAL_NOW, CRYSTAL_HOPED, CRYSTAL_LATER, FIGHT_OWN, FIGHT_OTHER, LEAD_PRISONERS, KILL,
    LEFT_MOVE, LEFT_BUILD, HAND_0, HAND_1, HAND_2, HAND_3, HAND_4, HAND_5, HAND_6, HAND_7, HAND_8, TOKEN_ODDS_0,
    TOKEN_ODDS_1, TOKEN_ODDS_2, TOKEN_ODDS_3, TOKEN_ODDS_4, TOKEN_ODDS_5, ICON_MOVE, ICON_RECRUIT, ICON_BUILD,
) = range(len(NAMES))  # fmt: skip
WEIGHTS = len(NAMES)
