"""docs/tutorial.md: its parts run one after the other, as a new user would run them, and the learner learns."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import copy
from typing import Any

import numpy as np

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "tutorial.md").read_text(encoding="utf-8")
PPO = DOCS / "examples" / "learning" / "ppo.py"


def test_every_part_runs_in_a_new_folder(tmp_path: Path) -> None:
    """With fewer games and fewer rounds than the page has."""
    copy(PPO, tmp_path)
    environment = {**os.environ, "RULEWRIGHT_MODE": "compiled", "PYTHONPATH": str(tmp_path)}
    for code, command in re.findall(
        r"^```python\n(.*?)^```$|^    rulewright ([^\n]*)$", TEXT, re.MULTILINE | re.DOTALL
    ):
        code = code.replace("1000", "100").replace("rounds=30", "rounds=2").replace("games=50", "games=4")
        command = command.replace("--games 200", "--games 4").replace("--games 20", "--games 2")
        words = ["-c", code] if code else ["-m", "rulewright", *command.split()]
        ran = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "learning.svg").stat().st_size > 0


def learner() -> Any:
    spec = spec_from_file_location("ppo", PPO)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_learner_comes_to_prefer_what_is_rewarded_and_legal() -> None:
    """Ten actions, of which the fourth is the best of those that the mask allows, and the last would be better."""
    ppo, random = learner(), np.random.default_rng(1)
    net = ppo.Net(3, 10, seed=1)
    seen, masks = np.ones((ppo.STEPS, ppo.GAMES, 3), np.float32), np.ones((ppo.STEPS, ppo.GAMES, 10), bool)
    masks[:, :, 9] = False
    for _ in range(20):
        _, chances, values = net.forward(seen.reshape(-1, 3), masks.reshape(-1, 10))
        actions = ppo.draw(chances, random)
        taken, shape = chances[np.arange(len(actions)), actions], (ppo.STEPS, ppo.GAMES)
        rewards = (actions == 3) + 2.0 * (actions == 9)
        over = np.ones(shape, bool)
        batch = [seen, masks, *(one.reshape(shape) for one in (actions, taken, values, rewards)), over]
        gains = ppo.advantages(batch[4], batch[5], over, np.zeros(ppo.GAMES))
        ppo.learn(net, batch, gains, random)
    _, chances, values = net.forward(seen[0], masks[0])
    assert chances[0, 3] > 0.9
    assert chances[0, 9] == 0
    assert abs(values[0] - chances[0, 3]) < 0.2
