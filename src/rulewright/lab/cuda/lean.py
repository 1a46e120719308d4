"""Two habits of Numba's code that LLVM sees through on a CPU and NVIDIA's older compiler does not, left out of kernels.

- An index may be negative and then counts from the end, so each access begins with that question. The rules have no negative index. With
  one, a kernel would play differently from the CPU.
- A range steps only if something is left. It may as well step always: nobody looks at it after its end."""

from __future__ import annotations

from typing import Any

from llvmlite.ir import Constant
from numba.cuda import types
from numba.cuda.core.imputils import RefType, iternext_impl
from numba.cuda.cpython import rangeobj
from numba.cuda.np import arrayobj


def compile_lean() -> None:
    arrayobj.fix_integer_index = as_it_is
    for _, iterator in rangeobj.range_impl_map.values():
        rangeobj.lower("iternext", iterator)(iternext_impl(RefType.BORROWED)(next_number))


def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp)


def next_number(context: Any, builder: Any, signature: Any, arguments: Any, result: Any) -> None:
    numbers = rangeobj.make_range_iterator(signature.args[0])(context, builder, arguments[0])
    left, number = builder.load(numbers.count), builder.load(numbers.iter)
    result.set_valid(builder.icmp_signed(">", left, Constant(left.type, 0)))
    result.yield_(number)
    builder.store(builder.sub(left, Constant(left.type, 1), flags=["nsw"]), numbers.count)
    builder.store(builder.add(number, numbers.step), numbers.iter)
