"""What lessons of Cry Havoc begin with, and what they ask of a position (docs/lessons.md)."""

from __future__ import annotations

from rulewright.kernel.game import Teaching

from .conditions import CONDITIONS, MARKS
from .shape import Start
from .start import build

TEACHING = Teaching(Start, build, CONDITIONS, MARKS)
