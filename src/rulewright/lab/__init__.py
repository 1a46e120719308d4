"""Many games at once: simulation, measurement, balance; and `make_vec` for machine learning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Settings

    from .cuda.device_vec import DeviceVec
    from .vec.batch import Vec

CudaDevice = Literal["cuda", "cuda:0", "cuda:1", "cuda:2", "cuda:3", "cuda:4", "cuda:5", "cuda:6", "cuda:7"]


@overload
def make_vec(
    game: str | Game,
    lanes: int,
    *,
    players: int = ...,
    settings: Settings | Sequence[Settings] | None = ...,
    seeds: int | Sequence[int] = ...,
    mask: bool = ...,
    autoreset: bool = ...,
    threads: int | None = ...,
    history: int = ...,
    device: Literal["cpu"] = ...,
) -> Vec: ...
@overload
def make_vec(
    game: str | Game,
    lanes: int,
    *,
    players: int = ...,
    settings: Settings | Sequence[Settings] | None = ...,
    seeds: int | Sequence[int] = ...,
    mask: bool = ...,
    autoreset: bool = ...,
    device: CudaDevice,
    stream: Any = ...,
    sort: bool = ...,
) -> DeviceVec: ...
def make_vec(
    game: str | Game,
    lanes: int,
    *,
    players: int = 2,
    settings: Settings | Sequence[Settings] | None = None,
    seeds: int | Sequence[int] = 0,
    mask: bool = False,
    autoreset: bool = True,
    threads: int | None = None,
    history: int = 0,
    device: str = "cpu",
    stream: Any = 0,
    sort: bool = False,
) -> Vec | DeviceVec:
    """Games side by side, stepped in one call: see docs/interfaces.md. Imported only when called, since the lab's commands do not need it.

    `settings`: of the table, or of each lane's table. Default: a table with that number of players.

    `seeds`: the first lane's, counting up from there; or one for each lane.

    `threads`: default: as many as there are cores.

    `history`: how many of the last events that a seat may know are in its observation.

    `device`: "cuda", or "cuda:1" for the second GPU; its work is queued on `stream`, and `sort` sorts the lanes in each step. See
    docs/gpu.md."""
    if device != "cpu":
        if history:
            raise ValueError("a batch on a GPU has no history: leave history=0, or keep the batch on the CPU")
        from .cuda.device_vec import DeviceVec

        return DeviceVec(game, lanes, players, settings, seeds, mask, autoreset, device, stream, sort)
    from .vec.batch import Vec

    return Vec(game, lanes, players, settings, seeds, mask, autoreset, threads, history)
