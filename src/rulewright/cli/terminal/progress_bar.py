"""A progress bar for slow work in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def tracked(parts: Sequence[T], label: str) -> Iterable[T]:
    """Iterate with a progress bar on stderr, if that is a terminal."""
    if not sys.stderr.isatty():
        return parts
    from rich.console import Console
    from rich.progress import track

    return track(parts, label, console=Console(stderr=True), transient=True)
