"""The keys that the web app uses: literal ones, and prefixes such as `web-log-${kind}`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
NAMES_OF_FILES = SOURCE / "lib" / "words.svelte.ts"
KEY = re.compile(r"""['"`]((?:web|bot|termites|cryhavoc)(?:-[A-Za-z0-9_]+)+)['"`]""")
BEGUN = re.compile(r"`((?:web|bot|termites|cryhavoc)(?:-[A-Za-z0-9_]+)*-)\$\{")


def sources() -> Iterator[str]:
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path != NAMES_OF_FILES and not path.name.endswith(".test.ts"):
            yield path.read_text(encoding="utf-8")


@cache
def written() -> frozenset[str]:
    return frozenset(key for source in sources() for key in KEY.findall(source))


@cache
def begun() -> tuple[str, ...]:
    return tuple({start for source in sources() for start in BEGUN.findall(source)})
