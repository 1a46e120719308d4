"""The options of a table: one for each line of the rules where editions differ or a gap needs a ruling; editions.py has the presets. Add
new values at the end: positions store the number of a value, and games in progress depend on it."""

from __future__ import annotations

from rulewright.kernel.options import Option

HQ_RANDOM, HQ_CHOSEN, HQ_BY_INITIATIVE = range(3)
TUNNELS_FOUR, TUNNELS_FOUR_AND_HQ = range(2)
NESTS_USED, NESTS_UNUSED = range(2)
TROG_HQ_TOKEN_PLACED, TROG_HQ_TOKEN_MISSING = range(2)
PASSING_ALWAYS, PASSING_NOT_IN_FIRST_GAME, PASSING_WHEN_REACHED = range(3)
SKILL_TOKENS_STAY, SKILL_TOKENS_RETURN = range(2)
DISCARDED_AT_ONCE, DISCARDED_AFTER_ACTION = range(2)
ALWAYS_PLAYABLE, PRICE_FIRST = range(2)
HALTED_FOR_TURN, HALTED_FOR_ROUND, HALTED_FOR_ACTION, HALTED_UNTIL_ROUND_ENDS = range(4)
WAKE_MOVED_INTO, WAKE_WITH_UNITS = range(2)
RESOLVED_AMONG_OTHERS, FACE_DOWN_AMONG_OTHERS = range(2)
PARTY_FIRST, MOVER_CHOOSES = range(2)
LOSS_PER_TOKEN, LOSS_PER_REGION = range(2)
ACTIVE_IF_CONTROLLED, ACTIVE_SINCE_BEGINNING = range(2)
SHUFFLED_BACK, OTHER_DISCARDED = range(2)
NUMBERS_REUSED, NUMBERS_NOT_REUSED = range(2)
BATTLES_UNLIMITED, EIGHT_BATTLES = range(2)
ATTRITION_AT_ONCE, ATTACKER_FIRST = range(2)
RETREAT_REVEALS_NOT, RETREAT_REVEALS = range(2)
TOKEN_STAYS, ENEMYS_TOKEN_GOES, ANY_TOKEN_GOES = range(3)
BY_COMMANDER, BY_FIGHTER = range(2)
NEST_ANYWHERE, NEST_OUTSIDE_BATTLES, NEST_WITHOUT_TOKENS = range(3)
UNTOUCHABLE, KILLABLE = range(2)
CONTROL_UNLIMITED, EIGHT_CONTROLLED = range(2)
HQ_ALLOWED, HQ_PROTECTED = range(2)
BATTLE_REGIONS_TOO, REGIONS_OPEN_ONLY = range(2)
TROGS_STOP, TROGS_GO_ON = range(2)
TROGS_WAKE_TOO, TROGS_EXEMPT = range(2)
ALL_TUNNELS, OWN_OR_FREE = range(2)
AMBUSH_BY_NESTS, AMBUSH_BY_WAR_PARTIES = range(2)
RESHUFFLED, USED_UP = range(2)

RULINGS = (
    Option("hq_placement", "C2.3", ("random", "chosen", "chosen_by_initiative")),
    Option("start_tunnels", "C2.8", ("four", "four_and_hq")),
    Option("nests_with_four", "C2.8", ("used", "unused")),
    Option("trog_hq_token", "C2.8", ("placed", "missing")),
    Option("passing_events", "C3.3", ("always", "not_in_first_game", "when_reached")),
    Option("skill_tokens", "C3.5", ("stay", "return")),
    Option("played_cards", "C4.2", ("discarded_at_once", "discarded_after_action")),
    Option("useless_tactics", "C4.4", ("playable", "price_first")),
    Option("halted_units", "C4.12", ("for_turn", "for_round", "for_action", "until_round_ends")),
    Option("woken_regions", "C4.16", ("moved_into", "with_units")),
    Option("tokens_among_others", "C4.16", ("resolved", "face_down")),
    Option("token_order", "C4.16", ("war_party_first", "mover_chooses")),
    Option("trogs_run_out", "C4.16", ("per_token", "per_region")),
    Option("activation", "C4.30", ("controlled_now", "since_beginning")),
    Option("other_own_card", "C4.41", ("shuffled_back", "discarded")),
    Option("battle_numbers", "C5.1", ("reused", "not_reused")),
    Option("battle_tokens", "C5.1", ("unlimited", "eight")),
    Option("attrition", "C5.8", ("at_once", "attacker_first")),
    Option("retreat_reveals", "C5.10", ("no", "yes")),
    Option("natives_win", "C5.11", ("token_stays", "enemys_token_goes", "any_token_goes")),
    Option("nest_chosen_by", "C5.11", ("commander", "fighter")),
    Option("nest_regions", "C5.11", ("all", "no_battle_regions", "no_tokens")),
    Option("token_targets", "C5.14", ("untouchable", "killable")),
    Option("control_tokens", "C8.1", ("unlimited", "eight")),
    Option("hq_targets", "C8.3", ("allowed", "protected")),
    Option("battle_regions", "C8.4", ("included", "excluded")),
    Option("trog_entry", "C9.1", ("stops", "goes_on")),
    Option("trogs_wake", "C9.1", ("as_everybody", "exempt")),
    Option("tunnel_links", "C9.2", ("all", "own_or_free")),
    Option("ambush_tokens", "C9.5", ("nests", "war_parties")),
    Option("ambush_supply", "C9.5", ("reshuffled", "used_up")),
)
