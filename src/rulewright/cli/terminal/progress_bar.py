"""Work that takes a while, with a bar on the terminal meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def tracked(parts: Sequence[T], label: str) -> Iterable[T]:
    """Each of them. The bar goes to standard error, and only to people."""
    if not sys.stderr.isatty():
        return parts
    from rich.console import Console
    from rich.progress import track

    return track(parts, label, console=Console(stderr=True), transient=True)
