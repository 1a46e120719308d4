"""The four editions of the rulebook as presets of the options. `python -m rulewright.games.cryhavoc.editions` prints them as a table."""

from __future__ import annotations

from .options import RULINGS

EDITIONS: dict[str, dict[str, str]] = {
    "en": {},  # the first value of every option
    "pl": {"woken_regions": "with_units"},
    "de": {
        "hq_placement": "chosen",
        "start_tunnels": "four_and_hq",
        "nests_with_four": "unused",
        "passing_events": "not_in_first_game",
        "skill_tokens": "return",
        "played_cards": "discarded_after_action",
        "woken_regions": "with_units",
        "other_own_card": "discarded",
        "battle_numbers": "not_reused",
        "attrition": "attacker_first",
        "retreat_reveals": "yes",
        "hq_targets": "protected",
        "battle_regions": "excluded",
        "trog_entry": "goes_on",
        "tunnel_links": "own_or_free",
    },
    "pt": {"start_tunnels": "four_and_hq"},
}


def preset(edition: str) -> dict[str, str]:
    """The value of every option in that edition."""
    return {option.name: EDITIONS[edition].get(option.name, option.default) for option in RULINGS}


def table() -> str:
    """The presets, one line for each option (Markdown)."""
    presets = [preset(edition) for edition in EDITIONS]
    lines = [
        f"| option | rule | {' | '.join(EDITIONS)} |",
        "|---|---|" + "---|" * len(EDITIONS),
        *(
            f"| `{option.name}` | {option.paragraph} | {' | '.join(values[option.name] for values in presets)} |"
            for option in RULINGS
        ),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(table(), end="")
