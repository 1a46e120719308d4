"""The outlines of the regions tile the planet: every piece of border belongs to two of them, or to one and the rim."""

from __future__ import annotations

from rulewright.kernel.content import Report

from .schema import MapFile


def check_outlines(file: MapFile, report: Report) -> None:
    pass
