"""The same rules on a GPU, as far as a machine without one can test that; tests that need one are skipped there."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.lab.simulated.host_driver import ARCH, HostDriver

from rulewright.games import OWN, load
from rulewright.kernel.compiling.cache import closure
from rulewright.kernel.game import Settings
from rulewright.lab import make_vec
from rulewright.lab.cuda import compare, cuda_driver, device_arrays, device_vec, kept
from rulewright.lab.cuda.cuda_driver import DeviceError
from rulewright.lab.cuda.device_arrays import DeviceArray

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Numba's own modules
ELF = b"\x7fELF"


@pytest.fixture(autouse=True)
def driver_looked_for_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RULEWRIGHT_LANG", "en")
    cuda_driver.library.cache_clear()
    cuda_driver.driver.cache_clear()
    yield
    cuda_driver.library.cache_clear()
    cuda_driver.driver.cache_clear()


def array(host: HostDriver, shape: tuple[int, ...], kind: Any) -> DeviceArray:
    return DeviceArray(host, shape, kind)  # type: ignore[arg-type]


# ------------------------------------------------------------- a machine that cannot
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "There is no NVIDIA driver on this machine"),
        ("pl", "nie ma sterownika NVIDIA"),
        ("de", "kein NVIDIA-Treiber"),
        ("pt-BR", "Não há driver da NVIDIA"),
    ],
)
def test_a_machine_without_a_driver_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.setattr(cuda_driver, "LIBRARY", "libnothing-of-that-name.so")
    monkeypatch.setenv("RULEWRIGHT_LANG", language)
    with pytest.raises(DeviceError) as caught:
        make_vec("termites", 4, device="cuda")
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_driver_that_is_too_old_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(place: Any) -> int:
        place._obj.value = 12040
        return 0

    old = SimpleNamespace(cuInit=lambda _: 0, cuDriverGetVersion=version)
    monkeypatch.setattr(ctypes, "CDLL", lambda _: old)
    with pytest.raises(DeviceError, match=r"supports CUDA 12\.4. Install driver 580"):
        cuda_driver.driver("cuda")


def test_a_device_of_another_kind_is_refused() -> None:
    with pytest.raises(DeviceError, match="Unknown device “tpu”"):
        make_vec("termites", 4, device="tpu")  # type: ignore[call-overload]


def test_a_batch_that_does_not_fit_says_how_much_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_vec, "driver", lambda _: HostDriver(free=100 << 20))
    monkeypatch.setattr(device_vec, "kernel_set", lambda *_: None)
    with pytest.raises(DeviceError, match=r" 1,048,576 lanes\. Needed, in MB: [\d,]+; free: 100\."):
        make_vec("termites", 1 << 20, device="cuda")


def test_what_makes_kernels_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(kept, "version", missing)
    with pytest.raises(DeviceError, match=r"pip install 'rulewright\[cuda\]'"):
        kept.key(load("termites"))


# ------------------------------------------------------------- kernels
def test_kernels_are_rebuilt_for_another_version_of_a_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "version", lambda _: "1.0")
    before = kept.key(load("termites"))
    assert before != kept.key(load("cryhavoc"))
    monkeypatch.setattr(kept, "version", lambda name: "1.1" if name == "nvidia-nvvm" else "1.0")
    assert before != kept.key(load("termites"))


def test_kernels_are_rebuilt_after_a_change_to_how_they_are_made() -> None:
    folder = Path(kept.__file__).parent
    known = closure(folder / "kernels.py") | closure(folder / "build.py")
    assert {folder / name for name in ("build.py", "kernels.py", "lean.py", "traced.py")} <= known
    assert folder.parent / "vec" / "lanes.py" in known


@pytest.mark.slow
@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="pip install 'rulewright[cuda]' makes kernels")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", kept.SETS)
@pytest.mark.parametrize("game", OWN)
def test_kernels_are_made_ahead_where_there_is_no_gpu(game: str, name: str) -> None:
    made = kept.kernels(load(game), name, ARCH)
    assert tuple(made) == kept.SETS[name]
    assert all(file.read_bytes().startswith(ELF) for file in made.values())
    assert kept.are_kept(load(game), name, ARCH)


# ------------------------------------------------------------- arrays
def test_an_array_begins_with_zeros_and_keeps_what_is_put_there() -> None:
    host = HostDriver()
    numbers = array(host, (2, 3), np.int16)
    assert not numbers.numpy().any()
    numbers.put([[1, 2, 3], [4, 5, 6]])
    assert np.asarray(numbers).tolist() == [[1, 2, 3], [4, 5, 6]]
    other = array(host, (2, 3), np.int16)
    other.copy_rows(numbers, 1, 2)
    assert other.numpy().tolist() == [[0, 0, 0], [4, 5, 6]]
    with pytest.raises(ValueError, match="shape"):
        numbers.put([1, 2])


def test_an_array_gives_its_memory_back() -> None:
    host = HostDriver()
    numbers = array(host, (5,), np.int64)
    assert len(host.taken) == 1
    del numbers
    assert host.taken == {}


def test_memory_is_not_given_back_while_a_kernel_may_still_use_it() -> None:
    """The driver need not wait for kernels when it frees memory, and random play for a training ends with steps that nobody waits for."""

    class Library:
        under_way = True

        def cuCtxSynchronize(self) -> int:  # noqa: N802
            self.under_way = False
            return 0

        def cuMemFree_v2(self, place: Any) -> int:  # noqa: N802
            assert not self.under_way, "a kernel still uses it"
            return 0

    driver = object.__new__(cuda_driver.Driver)
    driver._library = Library()
    driver.release(256)


def test_dlpack_lends_the_memory_itself_until_it_is_given_back() -> None:
    host = HostDriver()
    numbers = array(host, (4, 3), np.int16)
    lent = numbers.__dlpack__()
    (managed, owner), place = next(iter(device_arrays.LENT.values())), numbers.place
    tensor = managed.tensor
    assert (tensor.data, tensor.bits, tensor.dimensions, owner) == (place, 16, 2, numbers)
    assert (tensor.shape[:2], tensor.strides[:2], tuple(tensor.device)) == ([4, 3], [3, 1], (2, 0))
    del numbers, owner
    assert place in host.taken
    del lent, managed
    assert device_arrays.LENT == {}
    assert host.taken == {}


def test_arrays_that_live_until_python_ends_are_left_alone() -> None:
    program = """if True:
        import ctypes
        from tests.lab.simulated.host_driver import HostDriver
        from rulewright.lab.cuda import device_arrays
        array = device_arrays.DeviceArray(HostDriver(), (4,), "int16")
        lent = array.__dlpack__()
        ctypes.pythonapi.PyCapsule_SetName(ctypes.py_object(lent), b"used_dltensor")
        address = next(iter(device_arrays.LENT))
        del lent
        class Borrower:
            def __del__(self, managed=device_arrays.Managed.from_address(address)):
                managed.deleter(address)  # as a library's array does when it goes
        kept = Borrower()
        HostDriver.release = lambda *_: print("freed")
    """
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert (ended.stdout, ended.stderr) == ("", "")


def test_the_cuda_array_interface_names_place_and_stream() -> None:
    about = array(HostDriver(), (4,), np.float32).__cuda_array_interface__
    assert (about["shape"], about["typestr"], about["version"], about["stream"]) == ((4,), "<f4", 3, 1)


# ------------------------------------------------------------- streams, lanes, tables
def test_streams_of_other_libraries_are_known_by_their_handles() -> None:
    class Core:
        def __cuda_stream__(self) -> tuple[int, int]:
            return 0, 9

    streams = (5, SimpleNamespace(cuda_stream=6), SimpleNamespace(ptr=7), Core())
    assert [device_vec.handle(stream) for stream in streams] == [5, 6, 7, 9]


def test_lanes_in_a_row_are_copied_at_once() -> None:
    assert device_vec.runs(np.array([1, 2, 3, 7, 9, 10])) == [(1, 4), (7, 8), (9, 11)]


def test_every_number_of_players_and_every_value_of_an_option_is_compared() -> None:
    game = load("termites")
    tables = compare.tables_of(game, [""])
    assert {table.players for table in tables} == set(game.players)
    crossing = {table.options["mound_crossing"] for table in tables if "mound_crossing" in table.options}
    assert crossing == {value for o in game.options(2, "") if o.name == "mound_crossing" for value in o.values}


# ------------------------------------------------------------- on a GPU
def has_gpu() -> bool:
    try:
        cuda_driver.driver("cuda")
    except DeviceError:
        return False
    return True


@pytest.mark.skipif(not has_gpu(), reason="there is no GPU on this machine")
@pytest.mark.parametrize("sort", [False, True])
@pytest.mark.parametrize("game", OWN)
def test_lanes_on_a_gpu_are_those_on_the_cpu(game: str, sort: bool) -> None:
    tables = [Settings(2 + lane % 3) for lane in range(32)]
    there = make_vec(game, 32, settings=tables, mask=True, device="cuda", sort=sort)
    here = make_vec(game, 32, settings=tables, mask=True)
    there.reset()
    here.reset()
    for _ in range(300):
        there.step(there.sample())
        here.step(here.sample())
    for name in ("actor", "observation", "legal", "count", "mask", "share", "final_points", "final_observation"):
        assert np.array_equal(getattr(there, name).numpy(), getattr(here, name)), name


@pytest.mark.skipif(not has_gpu(), reason="there is no GPU on this machine")
@pytest.mark.parametrize("game", OWN)
def test_random_play_for_a_training_is_that_on_the_cpu(game: str) -> None:
    """Its last steps are still under way when it lets go of its lanes."""
    trainer = pytest.importorskip("rulewright.training.trainer")
    tables = [Settings(players) for players in (2, 3, 4)]
    there, here = (trainer.sample(load(game), tables, (192, 300), device) for device in ("cuda", "cpu"))
    cuda_driver.driver("cuda").call("cuCtxSynchronize")
    assert all(np.array_equal(*pair) for pair in zip(there, here, strict=True))
