"""The colours of Termites: terrains, swarms and marks all have different colours."""

from __future__ import annotations

# styles, each for 256 colours and for 16
COLOURS = {
    "open": ("48;5;236;38;5;246", ""),
    "water": ("48;5;23;38;5;116", "36"),
    "vegetation": ("48;5;22;38;5;150", "32"),
    "stones": ("48;5;241;38;5;253", "37"),
    "blue": ("1;48;5;26;38;5;231", "1;44;37"),
    "red": ("1;48;5;124;38;5;231", "1;41;37"),
    "gold": ("1;48;5;220;38;5;16", "43;30"),
    "grey": ("1;48;5;252;38;5;16", "47;30"),
    "neutral": ("1;48;5;16;38;5;231", "1;40;37"),
}
