"""The options of a table: each with its paragraph, its values and a default, so that every ruling can be chosen and tested."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .message import UserError


class Option(NamedTuple):
    name: str
    paragraph: str
    values: tuple[str, ...]  # the first is the default

    @property
    def default(self) -> str:
        return self.values[0]


def chosen(options: Sequence[Option], asked: Mapping[str, str]) -> dict[str, str]:
    """Complete the chosen options with the defaults."""
    known = {option.name: option for option in options}
    for name, value in asked.items():
        if name not in known:
            raise UserError("option-unknown", name=name, known=", ".join(known))
        if value not in known[name].values:
            raise UserError("option-value", name=name, value=value, known=", ".join(known[name].values))
    return {option.name: asked.get(option.name, option.default) for option in options}
