"""The figures of `rulewright bench` as a chart for the docs: one bar per measurement, the fastest at the top. It works on light and dark
pages."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import ceil, floor, log10
from typing import Any

from rulewright.words import Words

WIDTH, NAMES, VALUES, ROW, TOP = 960, 440, 90, 26, 44
STYLE = (
    "text{font:13px 'Segoe UI',Lato,'Noto Sans',Arial,sans-serif;fill:#241b2b}.v{font-weight:700}.h{font-size:15px;font-weight:700}"
    ".n,.t{text-anchor:end}.t,.g{opacity:.75}.t{text-anchor:middle}.own{fill:#55399c}.peer{fill:#7d7287}.g{stroke:#857663;stroke-width:.6}"
    "@media(prefers-color-scheme:dark){text{fill:#f4ece0}.own{fill:#bda9ff}.peer{fill:#a698b0}}"
)


def speeds(found: Mapping[str, Any]) -> dict[str, float]:
    """Everything measured in decisions per second."""
    made = {name: figures["decisions_per_second"] for name, figures in found["speeds"].items()}
    return {**made, **found["interfaces"]}


def plot(words: Words, found: Mapping[str, Any]) -> str:
    """Ours in one colour, others' in another; the names say it too."""
    ranked = sorted(speeds(found).items(), key=lambda pair: -pair[1])
    own = tuple(found["games"])
    low, high = floor(log10(ranked[-1][1])), ceil(log10(ranked[0][1]))
    wide, tall = WIDTH - NAMES - VALUES, TOP + ROW * len(ranked)

    def x(rate: float) -> float:
        return NAMES + wide * (log10(rate) - low) / (high - low)

    parts = [f'<text class="h" x="0" y="18">{escape(words("lab-plot-title"))}</text>']
    for power in range(low, high + 1):
        at = x(10.0**power)
        parts.append(f'<path class="g" d="M{at:.0f} {TOP - 6}V{tall}"/>')
        parts.append(f'<text class="t" x="{at:.0f}" y="{TOP - 10}">{words.figure(10**power)}</text>')
    for number, (name, rate) in enumerate(ranked):
        y = TOP + ROW * number
        kind = "own" if name.startswith(own) else "peer"
        parts.append(f'<text class="n" x="{NAMES - 8}" y="{y + 17}">{escape(name.replace("`", ""))}</text>')
        parts.append(
            f'<rect class="{kind}" x="{NAMES}" y="{y + 5}" width="{max(1.0, x(rate) - NAMES):.1f}" height="16" rx="2"/>'
        )
        parts.append(f'<text class="v" x="{x(rate) + 6:.1f}" y="{y + 17}">{words.figure(rate)}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall + 8}" role="img" '
        f'aria-label="{escape(words("lab-plot-title"))}"><style>{STYLE}</style>{"".join(parts)}</svg>\n'
    )
