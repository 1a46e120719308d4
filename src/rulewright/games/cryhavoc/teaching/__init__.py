"""Starting positions and conditions for lessons in Cry Havoc (docs/lessons.md)."""

from __future__ import annotations

from rulewright.kernel.game import Teaching

from .conditions import CONDITIONS, MARKS
from .shape import Start
from .start import build

TEACHING = Teaching(Start, build, CONDITIONS, MARKS)
