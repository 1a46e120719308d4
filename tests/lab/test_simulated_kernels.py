"""The kernels of a GPU without one: what NVIDIA's compiler makes of the rules, run in C (tests/lab/simulated)."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.lab.simulated.host_driver import HostDriver
from tests.lab.simulated.simulated_kernels import SimulatedKernels, translate

from rulewright.games import OWN
from rulewright.kernel.game import Settings
from rulewright.lab import make_vec
from rulewright.lab.cuda import device_vec, kept
from rulewright.lab.cuda.device_arrays import DeviceArray
from rulewright.lab.vec.lanes import REST

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")
LANES, STEPS, MOST_PLAYERS = 24, 400, 4
RESTED = 50  # in every such step half of the lanes rest
SHOWN = ("actor", "observation", "legal", "count", "mask", "done", "share", "final_points", "final_observation", "seed")

# Adds to the number of each lane what is in the row of lane `shift`, divided by the lane's own number.
SMALL = """
.visible .entry small(
	.param .b64 small_param_0, .param .b64 small_param_1, .param .b64 small_param_2, .param .b64 small_param_3,
	.param .b64 small_param_4, .param .b64 small_param_5, .param .b64 small_param_6, .param .b64 small_param_7
)
{
	.reg .b16 	%rs<3>;
	.reg .b32 	%r<5>;
	.reg .b64 	%rd<9>;

	ld.param.u64 	%rd1, [small_param_4];
	ld.param.u64 	%rd2, [small_param_7];
	mov.u32 	%r1, %tid.x;
	mov.u32 	%r2, %ctaid.x;
	mov.u32 	%r3, %ntid.x;
	mad.lo.s32 	%r4, %r2, %r3, %r1;
	mul.wide.s32 	%rd3, %r4, 8;
	add.s64 	%rd4, %rd1, %rd3;
	ld.global.s64 	%rd5, [%rd4];
	shl.b64 	%rd6, %rd2, 3;
	add.s64 	%rd6, %rd6, %rd4;
	ld.global.s64 	%rd7, [%rd6];
	div.s64 	%rd8, %rd7, %rd5;
	st.global.u64 	[%rd4], %rd8;
	ret;

}
"""
DIVISION = "div.s64 	%rd8, %rd7, %rd5;"
# Picks the bytes 0, 0, 2 and 3 of a number, and sums their products with 1 to 4, and ten. Or the products of both halves with 1 and 2.
BYTES = """
	cvt.u32.u64 	%r1, %rd5;
	prmt.b32 	%r2, %r1, %r1, 30212;
	mov.u32 	%r3, 67305985;
	dp4a.s32.u32 	%r4, %r2, %r3, 10;
	cvt.s64.s32 	%rd8, %r4;
"""
HALVES = """
	cvt.u16.u64 	%rs1, %rd5;
	shr.u64 	%rd6, %rd5, 16;
	cvt.u16.u64 	%rs2, %rd6;
	mov.b32 	%r1, {%rs1, %rs2};
	mov.u32 	%r3, 513;
	dp2a.lo.s32.u32 	%r4, %r1, %r3, 10;
	cvt.s64.s32 	%rd8, %r4;
"""


def small(folder: Path, numbers: list[int], shift: int, instructions: str = DIVISION) -> Any:
    (folder / "small.ptx").write_text(SMALL.replace(DIVISION, instructions))
    array = DeviceArray(HostDriver(), (len(numbers),), np.int64)  # type: ignore[arg-type]
    array.put(numbers)
    SimulatedKernels(folder, ["small"]).call("small", len(numbers), 0, array, shift)
    return array.numpy()


def test_each_lane_has_its_own_row(tmp_path: Path) -> None:
    assert small(tmp_path, [*range(1, 101)], 0).tolist() == [1] * 100


def test_a_lane_that_touches_the_row_of_another_ends_the_launch(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"lane 0 touches memory that is not its own, in f0_small: \['byte 8 of"):
        small(tmp_path, [1, 2, 3], 1)


def test_a_lane_that_divides_by_zero_ends_the_launch(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="lane 1 divides by zero"):
        small(tmp_path, [1, 0, 3], 0)


@pytest.mark.parametrize(
    ("instructions", "made"), [(BYTES, 10 + 1 + 2 + 9 - 128 * 4), (HALVES, 10 + 0x201 + 2 * (0x8003 - 0x10000))]
)
def test_signed_parts_of_a_number_are_multiplied_and_summed(tmp_path: Path, instructions: str, made: int) -> None:
    assert small(tmp_path, [0x80030201], 0, instructions).tolist() == [made]


VECTOR = """
	cvt.u16.u64 	%rs1, %rd5;
	shr.u64 	%rd6, %rd5, 16;
	cvt.u16.u64 	%rs2, %rd6;
	st.global.v2.u16 	[%rd4+4], {%rs1, %rs2};
	ld.global.v2.u16 	{%rs2, %rs1}, [%rd4+4];
	mov.b32 	%r1, {%rs1, %rs2};
	mov.b32 	{%rs2, %rs1}, %r1;
	cvt.u64.u16 	%rd8, %rs1;
"""


def test_parts_are_moved_together(tmp_path: Path) -> None:
    assert small(tmp_path, [0x50007], 0, VECTOR).tolist() == [7]


@pytest.mark.slow
@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="pip install 'rulewright[cuda]' makes kernels")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("sort", [False, True])
@pytest.mark.parametrize("game", OWN)
def test_simulated_lanes_are_those_on_the_cpu(
    game: str, sort: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "sorted" if sort else "lanes"
    translate(game, name, tmp_path)
    kernels, host = SimulatedKernels(tmp_path, kept.SETS[name]), HostDriver()
    monkeypatch.setattr(device_vec, "driver", lambda _: host)
    monkeypatch.setattr(device_vec, "kernel_set", lambda *_: kernels)
    tables = [Settings(2 + lane % 3) for lane in range(LANES)]
    there = make_vec(game, LANES, settings=tables, mask=True, device="cuda", sort=sort)
    here = make_vec(game, LANES, settings=tables, mask=True)
    there.reset()
    here.reset()
    for step in range(STEPS):
        order = there.sample().numpy()
        assert np.array_equal(order, here.sample())
        if step % RESTED == 0:
            order[step // RESTED % 2 :: 2] = REST
        there.step(order)
        here.step(order)
        for name in SHOWN:
            assert np.array_equal(getattr(there, name).numpy(), getattr(here, name)), f"{name} at step {step}"
    order[:] = [*here.sample()[:-1], 1 << 40]
    with pytest.raises(ValueError, match=f"not legal in lane {LANES - 1}"):
        there.step(order)
    assert np.array_equal(there.decisions.numpy(), here.decisions)
    seats = np.arange(LANES) % np.array([table.players for table in tables])
    assert np.array_equal(there.observe(seats).numpy(), here.observe(seats))
    assert MOST_PLAYERS in here.seats
    assert (here.final_length > 0).any(), "no game has ended"
