"""Rewrites the golden games and the perft counts, from the repository's root:

    RULEWRIGHT_MODE=compiled python -m tests.golden.termites.write

Only after a rule, a pack or a word of an event was changed on purpose: then read the difference before you keep it.
"""

from __future__ import annotations

from .golden import GOLDEN

if __name__ == "__main__":
    GOLDEN.write()
