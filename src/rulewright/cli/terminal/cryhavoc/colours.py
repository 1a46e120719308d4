"""The colours of Cry Havoc: no terrain has a faction's colour. Letters and patterns show the same."""

from __future__ import annotations

# styles, each for 256 colours and for 16
COLOURS = {
    "mountain": ("48;5;238;38;5;248", "37"),
    "desert": ("48;5;94;38;5;180", "33"),
    "jungle": ("48;5;22;38;5;71", "32"),
    "ocean": ("48;5;24;38;5;74", "36"),
    "outer": ("48;5;235;38;5;244", ""),
    "rift": ("48;5;16;38;5;240", "2"),
    "rim": ("38;5;245", ""),
    "crystal": ("1;38;5;123", "1;36"),
    "humans": ("1;48;5;26;38;5;231", "1;44;37"),
    "pilgrims": ("1;48;5;220;38;5;16", "43;30"),
    "machines": ("1;48;5;124;38;5;231", "1;41;37"),
    "trogs": ("1;48;5;71;38;5;16", "42;30"),
}
