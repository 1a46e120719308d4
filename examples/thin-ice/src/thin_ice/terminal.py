"""Thin Ice in a terminal: the plain way, with less to read."""

from __future__ import annotations

from rulewright.cli.terminal.drawing import Drawing


class ThinIceDrawing(Drawing):
    example = "fish-3"  # something that could be typed
    quiet = frozenset({"thin-ice-event-drew-hidden"})  # events that are in the log, but are not news
