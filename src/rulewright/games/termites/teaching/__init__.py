"""Starting positions and conditions for lessons in Termites (docs/lessons.md)."""

from __future__ import annotations

from rulewright.kernel.game import Teaching

from .conditions import CONDITIONS, MARKS
from .counting import Start
from .start import build

TEACHING = Teaching(Start, build, CONDITIONS, MARKS)
