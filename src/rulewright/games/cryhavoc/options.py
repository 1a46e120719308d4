"""The options of a table: one for each line of the rules where editions differ or a gap needs a ruling; editions.py has the presets."""

from __future__ import annotations

from rulewright.kernel.options import Option

HQ_RANDOM, HQ_CHOSEN = range(2)
TUNNELS_FOUR, TUNNELS_FOUR_AND_HQ = range(2)
NESTS_USED, NESTS_UNUSED = range(2)
PASSING_ALWAYS, PASSING_NOT_IN_FIRST_GAME = range(2)
SKILL_TOKENS_STAY, SKILL_TOKENS_RETURN = range(2)
DISCARDED_AT_ONCE, DISCARDED_AFTER_ACTION = range(2)
WAKE_MOVED_INTO, WAKE_WITH_UNITS = range(2)
SHUFFLED_BACK, OTHER_DISCARDED = range(2)
NUMBERS_REUSED, NUMBERS_NOT_REUSED = range(2)
ATTRITION_AT_ONCE, ATTACKER_FIRST = range(2)
RETREAT_REVEALS_NOT, RETREAT_REVEALS = range(2)
BY_COMMANDER, BY_FIGHTER = range(2)
UNTOUCHABLE, KILLABLE = range(2)
HQ_ALLOWED, HQ_PROTECTED = range(2)
BATTLE_REGIONS_TOO, REGIONS_OPEN_ONLY = range(2)
TROGS_STOP, TROGS_GO_ON = range(2)
ALL_TUNNELS, OWN_OR_FREE = range(2)

RULINGS = (
    Option("hq_placement", "C2.3", ("random", "chosen")),
    Option("start_tunnels", "C2.8", ("four", "four_and_hq")),
    Option("nests_with_four", "C2.8", ("used", "unused")),
    Option("passing_events", "C3.3", ("always", "not_in_first_game")),
    Option("skill_tokens", "C3.5", ("stay", "return")),
    Option("played_cards", "C4.2", ("discarded_at_once", "discarded_after_action")),
    Option("woken_regions", "C4.16", ("moved_into", "with_units")),
    Option("other_own_card", "C4.41", ("shuffled_back", "discarded")),
    Option("battle_numbers", "C5.1", ("reused", "not_reused")),
    Option("attrition", "C5.8", ("at_once", "attacker_first")),
    Option("retreat_reveals", "C5.10", ("no", "yes")),
    Option("nest_chosen_by", "C5.11", ("commander", "fighter")),
    Option("token_targets", "C5.14", ("untouchable", "killable")),
    Option("hq_targets", "C8.3", ("allowed", "protected")),
    Option("battle_regions", "C8.4", ("included", "excluded")),
    Option("trog_entry", "C9.1", ("stops", "goes_on")),
    Option("tunnel_links", "C9.2", ("all", "own_or_free")),
)
