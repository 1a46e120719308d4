"""Thin Ice in a terminal: the default drawing, with less to read."""

from __future__ import annotations

from rulewright.cli.terminal.drawing import Drawing


class ThinIceDrawing(Drawing):
    example = "fish-3"  # an example of input
    quiet = frozenset({"thin-ice-event-drew-hidden"})  # in the log, but not in the news
