"""The minimum and maximum of each number in an observation, as other libraries' spaces need them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.observing.observation import Observation


def bounds(declared: Observation) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    sizes = [field.size for field in declared.fields]
    low = np.repeat([field.low for field in declared.fields], sizes).astype(np.int16)
    high = np.repeat([field.high for field in declared.fields], sizes).astype(np.int16)
    return low, high
