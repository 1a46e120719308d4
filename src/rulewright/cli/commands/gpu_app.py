"""The commands of `rulewright gpu` and their options. They are implemented in gpu.py, which is imported when one runs."""

# No `from __future__ import annotations` here: annotations contain texts from `words`.

from typing import Annotated

from cyclopts import App, Parameter

from rulewright.words import Words


def add_gpu(app: App, words: Words) -> None:
    gpu = App(name="gpu", help=words("gpu-help"), sort_key=11)
    app.command(gpu)

    @gpu.command(name="compile", help=words("gpu-help-compile"))
    def compile_kernels(
        names: Annotated[list[str] | None, Parameter(name="games", help=words("lab-help-bench"))] = None,
        /,
        *,
        arch: Annotated[str, Parameter(help=words("gpu-help-arch"))] = "90",
    ) -> int:
        from .gpu import compile_kernels

        return compile_kernels(words, names or [], arch)

    @gpu.command(help=words("gpu-help-compare"))
    def compare(
        names: Annotated[list[str] | None, Parameter(name="games", help=words("lab-help-bench"))] = None,
        /,
        *,
        games: Annotated[str, Parameter(help=words("lab-help-games", default="100000"))] = "100000",
        seed: Annotated[str, Parameter(help=words("lab-help-seed"))] = "1",
        pack: Annotated[list[str] | None, Parameter(help=words("gpu-help-pack"))] = None,
        device: Annotated[str, Parameter(help=words("gpu-help-device"))] = "cuda",
    ) -> int:
        from .gpu import compare_games

        return compare_games(words, names or [], games, seed, pack or [], device)
