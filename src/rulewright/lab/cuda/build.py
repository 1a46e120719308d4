"""`python -m rulewright.lab.cuda.build GAME SET ARCH FOLDER`: makes a set of kernels (kernels.py), for a GPU that need not be here.

A process of its own, with compiled rules: what it changes in numba-cuda stays in it, and so does the memory that it takes. numba-cuda gives
PTX, and `ptxas` of NVIDIA's package makes the machine code. Five things are not in numba-cuda's manual, so its version is pinned:

- it asks which GPU is here, and is answered with the one that the kernels are for;
- every integer argument is widened, as kernel/rule.py does on the CPU, else there is a version of each rule for each mixture of them;
- a rule compiled for the CPU is compiled again for the GPU where a kernel calls it;
- indices and ranges are compiled with fewer instructions (lean.py);
- the functions of APART stay functions of their own. NVVM (13.0 and 13.4) takes `begin` into `start`, and after the loop over the frames
  there it reads `s.top` 16 bytes before its place: the game then runs past its first question, or for ever.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

from numba import cuda, types
from numba.cuda import dispatcher
from numba.cuda.cudadrv import nvvm

from rulewright.games import load
from rulewright.kernel.disk import put

from .kernels import SETS
from .lean import compile_lean

OPTIMISED = "-O3"
APART = ("begin", "start", "advance", "perform", "list_legal", "list_chances")


def build(game: str, name: str, arch: str, folder: Path) -> None:
    for kernel, text in translated(game, name, arch):
        put(folder / f"{kernel}.cubin", assemble(text, arch))


def translated(game: str, name: str, arch: str) -> Iterator[tuple[str, str]]:
    """Each kernel's name and PTX."""
    widen_integers()
    capability = int(arch[:-1]), int(arch[-1])
    pretend_device(capability)
    keep_apart()
    compile_lean()
    made = SETS[name](load(game))
    for kernel, arguments in made.kernels.items():
        yield kernel.__name__, translate(kernel, arguments, made.called, capability)


def widen_integers() -> None:
    inferred = dispatcher.CUDADispatcher.get_call_template

    def wide(t: Any) -> Any:
        return types.int64 if isinstance(t, (types.Integer, types.IntegerLiteral)) else t

    def widened(self: Any, args: Any, kws: Any) -> Any:
        return inferred(self, [wide(t) for t in args], {k: wide(t) for k, t in dict(kws).items()})

    dispatcher.CUDADispatcher.get_call_template = widened


def pretend_device(capability: tuple[int, int]) -> None:
    device = SimpleNamespace(compute_capability=capability)
    dispatcher.get_current_device = lambda: device


def keep_apart() -> None:
    """Change the text of each module, which names a function by the parts of its path and their lengths: `...8termites5startB2v5...`."""
    names = "|".join(f"{len(name)}{name}" for name in APART)
    head = re.compile(rf'^(define linkonce_odr [^@\n]*@"\w*?\d+[a-z_]+(?:{names})[BEI][^\n]*\))$', re.MULTILINE)
    compile_now = nvvm.compile_ir

    def compile_apart(modules: Any, **options: Any) -> Any:
        texts = [modules] if isinstance(modules, str) else modules
        return compile_now([head.sub(r"\1 noinline", text) for text in texts], **options)

    nvvm.compile_ir = compile_apart


def translate(kernel: Any, arguments: tuple[Any, ...], called: SimpleNamespace, capability: tuple[int, int]) -> str:
    """The kernel as PTX, under its own name."""
    bound = FunctionType(kernel.__code__, {**kernel.__globals__, **vars(called)}, kernel.__name__)
    text, _ = cuda.compile(bound, types.void(*arguments), device=False, cc=capability, abi="numba")
    long = re.search(r"\.visible \.entry (\w+)", text)
    assert long is not None
    return str(text.replace(long[1], kernel.__name__))


def assemble(text: str, arch: str) -> bytes:
    tool = distribution("nvidia-cuda-nvcc").locate_file("nvidia/cu13/bin/ptxas")
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "kernel.ptx"), Path(folder, "kernel.cubin")
        source.write_text(text)
        subprocess.run([str(tool), OPTIMISED, f"--gpu-name=sm_{arch}", f"--output-file={made}", source], check=True)
        return made.read_bytes()


if __name__ == "__main__":
    build(sys.argv[1], sys.argv[2], sys.argv[3], Path(sys.argv[4]))
