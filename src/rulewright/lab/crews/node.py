"""The code that runs on a cluster's machines. No game is imported before the mode of its rules is set."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rulewright import __version__

_begun: dict[bytes, Callable[[Any], Any]] = {}  # in this process


class Refused(NamedTuple):
    """A UserError in picklable form."""

    key: str
    args: Mapping[str, Any]


def answer(job: bytes, version: str, environment: Mapping[str, str], item: Any) -> Any:
    if version != __version__:  # its games may differ
        return Refused("cluster-version", {"theirs": __version__, "ours": version})
    os.environ.update(environment)
    from rulewright.kernel.message import UserError

    try:
        if job not in _begun:
            _begun.clear()
            _begun[job] = pickle.loads(job).begin()
        return _begun[job](item)
    except UserError as error:
        return Refused(*error.message)
