"""Tables' seeds are the same in every run, so that no test depends on luck."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from rulewright.server.tables import branches, new_table


@pytest.fixture(autouse=True)
def _same_chances(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(request.node.name)
    drawn = SimpleNamespace(token_bytes=chance.randbytes, randbits=chance.getrandbits)
    for module in (new_table, branches):
        monkeypatch.setattr(module, "secrets", drawn)
