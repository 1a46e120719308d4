"""The four editions of the rulebook as presets of the options. `python -m rulewright.games.cryhavoc.editions` prints them as a table."""

from __future__ import annotations

from rulewright.kernel.options import Option

from .options import RULINGS

EDITIONS: dict[str, dict[str, str]] = {
    "en": {},  # the first value of every option
    "pl": {"woken_regions": "with_units", "ambush_tokens": "war_parties"},
    "de": {
        "hq_placement": "chosen",
        "start_tunnels": "four_and_hq",
        "nests_with_four": "unused",
        "passing_events": "not_in_first_game",
        "skill_tokens": "return",
        "played_cards": "discarded_after_action",
        "useless_tactics": "price_first",
        "halted_units": "until_round_ends",
        "woken_regions": "with_units",
        "token_order": "mover_chooses",
        "trogs_run_out": "per_region",
        "activation": "since_beginning",
        "other_own_card": "discarded",
        "battle_numbers": "not_reused",
        "attrition": "attacker_first",
        "retreat_reveals": "yes",
        "natives_win": "enemys_token_goes",
        "hq_targets": "protected",
        "battle_regions": "excluded",
        "trog_entry": "goes_on",
        "trogs_wake": "exempt",
        "tunnel_links": "own_or_free",
        "ambush_tokens": "war_parties",
    },
    "pt": {"start_tunnels": "four_and_hq"},
}


def preset(edition: str) -> dict[str, str]:
    """The value of every option in that edition."""
    return {option.name: EDITIONS[edition].get(option.name, option.default) for option in RULINGS}


# Where a book says nothing, or too little, its preset is our ruling.
ALL = tuple(EDITIONS)
SILENT: dict[str, tuple[str, ...]] = {
    "hq_placement": ("pt",),
    "start_tunnels": ("en",),
    "trog_hq_token": ("en", "pl", "pt"),
    "skill_tokens": ("en", "pl", "pt"),
    "useless_tactics": ("de",),  # only says it of actions
    "token_order": ("en", "pl", "pt"),
    "trogs_run_out": ("en", "pl", "pt"),
    "battle_tokens": ("en", "pl", "pt"),
    "retreat_reveals": ("en", "pl", "pt"),
    "nest_chosen_by": ALL,
    "token_targets": ("en", "pl", "pt"),
    "control_tokens": ("en", "pl", "pt"),
    "hq_targets": ("en", "pl", "pt"),
    "battle_regions": ("en", "pl", "pt"),
    "ambush_tokens": ("de",),  # has no nests with four
    "ambush_supply": ALL,
}


def table() -> str:
    """The presets as a Markdown table, one line per option; a star marks our rulings."""
    presets = {edition: preset(edition) for edition in EDITIONS}

    def cell(option: Option, edition: str) -> str:
        return presets[edition][option.name] + (" \\*" if edition in SILENT.get(option.name, ()) else "")

    def choices(option: Option) -> str:
        taken = {values[option.name] for values in presets.values()}
        return ", ".join(value for value in option.values if value not in taken)

    lines = [
        f"| option | rule | {' | '.join(EDITIONS)} | another reading |",
        "|---|---|" + "---|" * len(EDITIONS) + "---|",
        *(
            f"| `{option.name}` | {option.paragraph} | {' | '.join(cell(option, e) for e in EDITIONS)} | {choices(option)} |"
            for option in RULINGS
        ),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(table(), end="")
