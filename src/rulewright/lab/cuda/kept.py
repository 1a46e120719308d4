"""The cache of kernels on disk: compiled once for each game, kind of GPU and version of sources and tools, in a separate process
(build.py)."""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rulewright.kernel.compiling.cache import stamp
from rulewright.kernel.disk import cache_folder
from rulewright.kernel.game import Game

from .cuda_driver import DeviceError

ALWAYS = ("check", "choose", "observe")
STAGES = ("tally_orders", "tally_prompts", "scan", "place", "perform", "list_actions", "copy_fields", "complete_rows")
SETS = {"traces": ("trace",), "lanes": ("run", *ALWAYS), "sorted": (*STAGES, *ALWAYS)}  # the kernels in each set
TOOLS = ("numba", "numba-cuda", "nvidia-nvvm", "nvidia-cuda-nvrtc", "nvidia-cuda-nvcc")
SOURCES = ("kernels.py", "build.py")


def kernels(game: Game, name: str, arch: str) -> dict[str, Path]:
    """The files of a set of kernels, by kernel name. Compiles them if necessary, which takes minutes."""
    folder = cache_folder("cuda") / f"{game.name}-{name}-sm_{arch}-{key(game)[:16]}"
    files = {kernel: folder / f"{kernel}.cubin" for kernel in SETS[name]}
    folder.mkdir(mode=0o700, exist_ok=True)
    with (folder / "lock").open("wb") as lock:  # released when it is closed, even if the process is killed
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not all(file.exists() for file in files.values()):
            make(game, name, arch, folder)
    return files


def are_kept(game: Game, name: str, arch: str) -> bool:
    folder = cache_folder("cuda") / f"{game.name}-{name}-sm_{arch}-{key(game)[:16]}"
    return all((folder / f"{kernel}.cubin").exists() for kernel in SETS[name])


def key(game: Game) -> str:
    """A hash of everything that the machine code depends on."""
    sources = [str(Path(__file__).with_name(name)) for name in SOURCES]
    assert game.observation is not None
    text = stamp(*sources, game.engine.source, game.observation.source) + "".join(f"{t} {found(t)}\n" for t in TOOLS)
    return hashlib.sha256(text.encode()).hexdigest()


def found(tool: str) -> str:
    try:
        return version(tool)
    except PackageNotFoundError:
        raise DeviceError("gpu-extra-missing", package=tool) from None


def make(game: Game, name: str, arch: str, folder: Path) -> None:
    command = [sys.executable, "-m", "rulewright.lab.cuda.build", game.name, name, arch, str(folder)]
    done = subprocess.run(
        command, env={**os.environ, "RULEWRIGHT_MODE": "compiled"}, stderr=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command[1:])} failed:\n{done.stderr}")
