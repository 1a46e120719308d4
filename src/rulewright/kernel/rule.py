"""@rule: a plain function, or the same function compiled; and which paragraph it implements.

One setting chooses: RULEWRIGHT_MODE=compiled compiles with Numba; `interpreted`, the default, runs the functions as they
stand and imports neither Numba nor NumPy. It is read once, when this module is first imported.
"""

from __future__ import annotations

import builtins
import os
from collections.abc import Callable, Mapping, Sequence
from dis import get_instructions
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
MODES = ("interpreted", "compiled")
MODE = os.environ.get("RULEWRIGHT_MODE", "interpreted")
if MODE not in MODES:
    raise ValueError(f"RULEWRIGHT_MODE is {MODE!r}: set it to one of {', '.join(MODES)}")
COMPILED = MODE == "compiled"
PARAGRAPHS: dict[str, list[str]] = {}  # "T6.5" -> ["rulewright.games.termites.rules.attack.refuse_attack"]

if COMPILED:
    import numba
    import numpy as np
    from numba.core import config, types

    from .compiling.linked_rules import EntryCompiler, LinkedRuleCache, LinkedRuleCompiler

    config.CACHE_LOCATOR_CLASSES = (
        "rulewright.kernel.compiling.cache.ClosureLocator"  # works even if Numba was imported before
    )

    def in_turn(made: Any) -> Callable[[Any], Any]:
        """The function's `compile`, limited to one process at a time for each game."""
        compile_now, cache = made.compile, made._cache

        def compile_in_turn(signature: Any) -> Any:
            def kept() -> bool:
                return cache._cache_file.load(cache._index_key(signature, made.targetctx.codegen())) is not None

            with cache._impl.locator.in_turn(kept):
                return compile_now(signature)

        return compile_in_turn

    def compiled(f: F, *, entry: bool = False, inline: bool = False) -> F:
        """Compiled on first use. Six things here are not in Numba's manual, so its version is pinned and each has a test:

        - every integer argument becomes an int64, whatever field or constant it comes from, else Numba makes a version of each
          helper for each mixture of int8, int16, int64 and literals, and half the compile time goes there;
        - inner rules have no Python wrapper, which saves a third of the rest;
        - inner rules have no machine code of their own (compiling/linked_rules.py), which saves another third;
        - an entry has its own copies of the rules, to be changed as suits it, which makes the code faster by a tenth or so;
        - a call of such a rule from Python would crash the process without a word, so it is refused;
        - processes that need the rules of one game at once compile them once.
        """
        if inline:  # its code becomes part of its callers
            return numba.njit(inline="always")(f)  # type: ignore[no-any-return]
        how: dict[str, Any] = {"cache": True, "no_cfunc_wrapper": True}
        if entry:
            how |= {"nogil": True, "pipeline_class": EntryCompiler}
        else:
            how |= {"no_cpython_wrapper": True, "pipeline_class": LinkedRuleCompiler}
        made: Any = numba.njit(**how)(f)
        inferred = made.get_call_template

        def wide(t: Any) -> Any:
            return types.int64 if isinstance(t, (types.Integer, types.IntegerLiteral)) else t

        def widened(args: Any, kws: Any) -> Any:
            return inferred([wide(t) for t in args], {k: wide(t) for k, t in dict(kws).items()})

        def closed(*_: Any, **__: Any) -> Any:
            raise TypeError(f"{f.__name__} is a compiled rule: Python calls it through an @entry")

        made.get_call_template = widened
        if entry:
            made.compile = in_turn(made)
        else:
            made._cache = LinkedRuleCache(f)
            made._insert = lambda *_: None
            made._compile_for_args = closed
        return made  # type: ignore[no-any-return]
else:

    def compiled(f: F, *, entry: bool = False, inline: bool = False) -> F:
        return f


def rule(*paragraphs: str) -> Callable[[F], F]:
    """Mark a rule and the paragraphs it implements; `@rule()` is for helpers."""

    def mark(f: F) -> F:
        for paragraph in paragraphs:
            PARAGRAPHS.setdefault(paragraph, []).append(f"{f.__module__}.{f.__name__}")
        return compiled(f)

    return mark


def entry(f: F) -> F:
    """A compiled function that Python may call. Keep them few: each one is optimised separately, with everything it calls."""
    return compiled(f, entry=True)


def plain(f: F, **heard: Callable[..., Any]) -> F:
    """The rule as plain Python over the twin, in both modes: for code that explains what a rule finds without restating it.

    A rule may report a finding by calling a small function that does nothing and costs nothing when compiled. To listen, pass your own
    function for it: `plain(attack_strength, item=note)`. It also replaces the function in the rules that this one calls."""
    if not COMPILED and not heard:
        return f
    own: Any = getattr(f, "py_func", f)
    scope = {**own.__globals__, **heard}
    for name in {step.argval for step in get_instructions(own.__code__) if step.opname == "LOAD_GLOBAL"}:
        below: Any = scope.get(name)
        if name not in heard and isinstance(getattr(below, "py_func", below), FunctionType):
            scope[name] = plain(below, **heard)
        elif COMPILED and isinstance(below, np.ndarray):  # small integers of a table would overflow
            scope[name] = below.tolist()
    return FunctionType(own.__code__, scope, own.__name__, own.__defaults__)  # type: ignore[return-value]


def table(values: Sequence[Any]) -> Any:
    """A constant table: lists when interpreted (fast there), an array of small integers when compiled."""
    if not COMPILED:
        return [list(v) if isinstance(v, (list, tuple)) else v for v in values]
    return small(np.array(values))


def small(a: Any) -> Any:
    """The same array with the smallest integer type that fits."""
    for t in (np.int8, np.int16, np.int32):
        if a.size == 0 or (np.iinfo(t).min <= a.min() and a.max() <= np.iinfo(t).max):
            return a.astype(t)
    return a


def buffer(n: int) -> Any:
    """Room for n integers, for callers of a rule that writes a list."""
    return np.zeros(n, np.int64) if COMPILED else [0] * n


def buffers(n: int, m: int) -> Any:
    """n such buffers, x[i][j]."""
    return np.zeros((n, m), np.int64) if COMPILED else [[0] * m for _ in range(n)]


def dispatch(
    name: str,
    functions: Mapping[int, Callable[..., Any]],
    arguments: str,
    default: str,
    source: str,
    *,
    inline: bool = False,
) -> Any:
    """One function that calls functions[which](arguments), as if written in the file `source`.

    Interpreted: a look-up. Compiled: an if-chain (LLVM turns it into a jump table), since indexing a tuple of functions at run time costs
    Numba a thousand times as much."""
    scope: dict[str, Any] = {"__name__": __name__, "functions": dict(functions)}
    if not COMPILED:
        exec(f"def {name}(which, {arguments}):\n    return functions[which]({arguments})\n", scope)
        return scope[name]
    lines = [f"def {name}(which, {arguments}):"]
    for i, f in functions.items():
        scope[f"f{i}"] = f
        lines.append(f"    if which == {i}:\n        return f{i}({arguments})")
    lines.append(f"    return {default}")
    exec(builtins.compile("\n".join(lines), source, "exec"), scope)
    return compiled(scope[name], inline=inline)


def bind(f: F, game: str, names: Mapping[str, Any], *, source: str, entry: bool = False) -> F:
    """A copy of the function for one game: the names that it uses from its module are replaced by the game's own.

    So what is the same for every game (list what is legal, play at random, choose greedily) is written once, as plain functions. `source`
    is the game's file: the compiled cache then also depends on it and on everything that it imports."""
    if not isinstance(f, FunctionType):
        raise TypeError(f"{f!r} is not a plain function: bind it before it is compiled")
    scope = {**f.__globals__, **names, "__bound_to__": source}
    made = FunctionType(f.__code__, scope, f.__name__, f.__defaults__)
    made.__qualname__ = f"{game}.{f.__name__}" + (".entry" if entry else "")  # gives it a cache file of its own
    made.__kwdefaults__ = f.__kwdefaults__
    made.__doc__ = f.__doc__
    return compiled(made, entry=entry)  # type: ignore[return-value]
