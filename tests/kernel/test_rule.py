"""Rules, plain or compiled, give the same answers, and our changes to Numba work."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.probe import run, run_both

from rulewright.kernel import rule as rules
from rulewright.kernel.rule import bind, buffer, buffers, dispatch, rule, table

SAMPLE = """
    import json, sys
    from rulewright.kernel.record import Record, dtype, i8, i16, i64
    from rulewright.kernel.rule import COMPILED, bind, buffer, buffers, dispatch, entry, plain, rule, table

    SIZES = table([3, 1, 4])
    GRID = table([[1, 2], [3, 400]])

    class State(Record):
        small = i8()
        middle = i16(3)
        wide = i64()

    @rule("X1")
    def add(a: int, b: int, c: int = 2) -> int:
        return a + 10 * b + 100 * c

    @rule()
    def low(s, a):
        return add(a, s.small)

    @rule()
    def high(s, a):
        return add(s.middle[a], s.wide, c=s.small) + SIZES[a] + GRID[1][a]

    either = dispatch("either", {2: low, 5: high}, "s, a", "-1", __file__)

    @entry
    def ask(states, i, which, a):
        s = states[i]
        return either(which, s, a)

    LIMIT = 0

    def beyond(states, i):
        return states[i].wide > LIMIT

    def states():
        if COMPILED:
            import numpy as np
            made = np.zeros(1, dtype(State))
            made["small"], made["wide"], made["middle"] = 3, 7, [5, 6, 7]
            return made
        s = State()
        s.small, s.wide, s.middle = 3, 7, [5, 6, 7]
        return [s]

    found = states()
    answers = [int(ask(found, 0, which, a)) for which in (2, 5) for a in (0, 1)]
    bound = [bool(bind(beyond, game, {"LIMIT": n}, source=__file__, entry=True)(found, 0)) for game, n in (("x", 6), ("y", 7))]
"""


def test_a_rule_names_its_paragraphs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "PARAGRAPHS", {})

    @rule("X1.1", "X1.2")
    def march() -> int:
        return 1

    @rule("X1.2")
    def halt() -> int:
        return 2

    @rule()
    def helper() -> int:
        return 3

    here = __name__
    assert {"X1.1": [f"{here}.march"], "X1.2": [f"{here}.march", f"{here}.halt"]} == rules.PARAGRAPHS
    assert [march(), halt(), helper()] == [1, 2, 3]


def test_both_modes_give_the_same_answers(tmp_path: Path) -> None:
    plain, compiled = run_both(SAMPLE + "\n    print(json.dumps([answers, bound]))\n", tmp_path)
    assert plain == compiled == [[230, 231, 381, 777], [True, False]]


def test_python_may_not_call_a_compiled_rule_and_hears_so(tmp_path: Path) -> None:
    code = """
        import json
        from rulewright.kernel.chance import mix
        try:
            mix(1, 2)
        except TypeError as error:
            print(json.dumps(str(error)))
    """
    assert "mix is a compiled rule: Python calls it through an @entry" in run(code, tmp_path, "compiled")


def test_the_edge_runs_a_rule_and_hears_what_it_comes_upon_in_both_modes(tmp_path: Path) -> None:
    code = (
        SAMPLE
        + """
    twin, heard = State(), []
    twin.small, twin.wide, twin.middle = 3, 7, [5, 6, 7]

    def note(a, b, c=2):
        heard.append([int(a), int(b), int(c)])
        return 1000

    answers = [int(plain(high)(twin, 1)), int(plain(high, add=note)(twin, 0)), int(plain(high)(twin, 0))]
    print(json.dumps([answers, heard]))
"""
    )
    interpreted, compiled = run_both(code, tmp_path)
    assert interpreted == compiled == [[777, 1006, 381], [[5, 7, 3]]]


def test_a_field_that_is_called_like_a_rule_is_not_taken_for_it(tmp_path: Path) -> None:
    code = (
        SAMPLE
        + """
    @rule()
    def small(s, a):
        return s.small + a

    twin = State()
    twin.small = 3
    print(json.dumps(int(plain(small, add=None)(twin, 1))))
"""
    )
    assert run_both(code, tmp_path) == (4, 4)


def test_every_mixture_of_integers_shares_one_compiled_version(tmp_path: Path) -> None:
    """`add` is called with int8, int16, int64, literals, by position and by keyword."""
    code = SAMPLE + "\n    print(json.dumps([[str(t) for t in version] for version in add.overloads]))\n"
    versions = run(code, tmp_path, "compiled")
    whole = [version for version in versions if not any("omitted" in t for t in version)]
    assert len(versions) <= 2, versions
    assert whole == [["int64", "int64", "int64"]]


def test_interpreted_rules_need_neither_numba_nor_numpy(tmp_path: Path) -> None:
    assert (
        run(
            SAMPLE + "\n    print(json.dumps(sorted({'numba', 'numpy'} & set(sys.modules))))\n", tmp_path, "interpreted"
        )
        == []
    )


def test_an_unknown_mode_is_refused_with_the_ones_there_are() -> None:
    environment = {**os.environ, "RULEWRIGHT_MODE": "fast"}
    command = [sys.executable, "-c", "import rulewright.kernel.rule"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode != 0
    assert "RULEWRIGHT_MODE is 'fast': set it to one of interpreted, compiled" in ran.stderr


def test_tables_and_buffers_are_lists_when_interpreted() -> None:
    assert table(((1, 2), (3, 4))) == [[1, 2], [3, 4]]
    assert table(range(3)) == [0, 1, 2]
    assert buffer(2) == [0, 0]
    rooms = buffers(2, 1)
    rooms[0][0] = 1
    assert rooms == [[1], [0]]


def test_compiled_tables_are_as_small_as_their_numbers(tmp_path: Path) -> None:
    code = """
        import json
        from rulewright.kernel.rule import buffer, buffers, table
        made = [table(x) for x in ([127, -128], [128], [[-32769]], [1 << 40], [])]
        print(json.dumps([str(t.dtype) for t in made] + [str(buffer(1).dtype), list(buffers(2, 3).shape)]))
    """
    kinds = run(code, tmp_path, "compiled")
    assert kinds[:4] == ["int8", "int16", "int32", "int64"]
    assert kinds[5:] == ["int64", [2, 3]]


def test_dispatch_calls_by_number() -> None:
    functions = {2: lambda a: a + 1, 7: lambda a: a * 2}
    chosen: Any = dispatch("chosen", functions, "a", "0", __file__)
    assert [chosen(2, 10), chosen(7, 10)] == [11, 20]


def test_a_bound_function_has_the_names_of_its_game_and_the_first_is_as_it_was() -> None:
    made = bind(answer, "x", {"LIMIT": 9}, source=__file__)
    assert (made(), answer(), made.__qualname__, made.__doc__) == (10, 2, "x.answer", answer.__doc__)
    assert bind(answer, "y", {}, source=__file__)(3) == 4


def test_a_function_bound_as_a_rule_and_as_an_entry_is_kept_in_two_cache_files() -> None:
    """A rule has no Python wrapper: used as the entry, it would silently crash the process."""
    made = [bind(answer, "x", {}, source=__file__, entry=entry) for entry in (False, True)]
    assert made[0].__qualname__ != made[1].__qualname__


LIMIT = 1


def answer(more: int = 1) -> int:
    """The limit plus `more`."""
    return LIMIT + more


def test_only_a_plain_function_can_be_bound() -> None:
    with pytest.raises(TypeError, match="not a plain function"):
        bind(max, "x", {}, source=__file__)


PARTS = """
    import json, os
    from rulewright.kernel.rule import entry, rule

    @rule()
    def double(a: int) -> int:
        return a + a

    @rule()
    def fourfold(a: int) -> int:
        return double(double(a))

    @entry
    def first(a: int) -> int:
        return fourfold(a) + 1

    @entry
    def second(a: int) -> int:
        return fourfold(a) + 2

    answer = first(5) if os.environ["ENTRY"] == "first" else second(5)
    kinds = {type(made.library).__name__ for f in (double, fourfold) for made in f.overloads.values()}
    print(json.dumps([answer, sorted(kinds), fourfold._cache_hits.total()]))
"""


def test_an_inner_rule_has_no_machine_code_and_another_entry_takes_it_from_the_cache(tmp_path: Path) -> None:
    assert run(PARTS, tmp_path, "compiled", ENTRY="first") == [21, ["LinkedRule"], 0]
    assert run(PARTS, tmp_path, "compiled", ENTRY="second") == [22, ["LinkedRule"], 1]


OWNED = """
import json

from llvmlite.binding import Linkage
from numba.core.codegen import JITCodeLibrary

from rulewright.kernel.rule import entry, rule

@rule()
def countdown(n: int) -> int:
    left = n
    while left > 0:
        left -= 2
    return left

@entry
def ends(n: int) -> int:
    return countdown(n)

ends(7)
made = next(iter(ends.overloads.values())).library
shared = [f.name for f in made._final_module.functions if f.linkage == Linkage.linkonce_odr and not f.is_declaration]
print(json.dumps([ends(7), shared]))
"""


def test_an_entry_owns_its_rules(tmp_path: Path) -> None:
    assert run(OWNED, tmp_path, "compiled") == [-1, []]
