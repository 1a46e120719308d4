"""Many machines: a real Ray cluster of two nodes on this one. Whatever nodes come and go, the games are the same as on one core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from tests.lab.test_arena_games import TERMITES, tiny

from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.lab.bout import Bouts, Room
from rulewright.lab.crews import node
from rulewright.lab.crews.cluster import Cluster
from rulewright.lab.crews.crew import table_of
from rulewright.lab.lineups import Bout, schedule
from rulewright.lab.positions import Judging, Positions, judged_by
from rulewright.lab.results import results
from rulewright.lab.seated import play_all
from rulewright.lab.simulate import Tally, fast_totals, simulate
from rulewright.lab.tune import weights_of

__all__ = ["tiny"]
LINEUPS = [("greedy", "random")]
SMALL = {"object_store_memory": 100 << 20, "include_dashboard": False}


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A cluster whose first machine does not play, so all games are played by nodes that come and go."""
    from ray.cluster_utils import Cluster as Nodes

    made = begun(lambda: Nodes(initialize_head=True, head_node_args={**SMALL, "num_cpus": 0}))
    yield made
    made.shutdown()


def begun(start: Callable[[], Any]) -> Any:
    """Ray gives its processes 30 seconds to start, which may not suffice next to other tests."""
    for _ in range(5):
        try:
            return start()
        except Exception as late:
            if "timed out during startup" not in str(late):
                raise
    raise TimeoutError("Ray does not begin")


@pytest.fixture
def worker(nodes: Any) -> Any:
    """The node that plays."""
    return next(iter(nodes.worker_nodes), None) or joined(nodes)


def joined(nodes: Any) -> Any:
    return begun(lambda: nodes.add_node(num_cpus=1, object_store_memory=100 << 20))


def test_a_node_that_dies_and_one_that_joins_change_nothing_in_the_table(
    nodes: Any, worker: Any, tiny: Settings
) -> None:
    bouts = list(schedule(LINEUPS, 12, seed=3))
    source = play_all(TERMITES, tiny, LINEUPS, bouts, 1, cluster=nodes.address)
    played = [next(source)]
    nodes.remove_node(worker, allow_graceful=False)  # while one game is running and another is waiting
    joined(nodes)
    played += source
    room = Room(TERMITES, tiny, LINEUPS)
    alone = [room.play(bout) for bout in bouts]
    assert sorted(one[:3] for one in played) == sorted(one[:3] for one in alone)
    tables = [results(LINEUPS, games, 2, None, 1) for games in (played, alone)]
    assert tables[0].ratings == tables[1].ratings
    assert tables[0].comparisons == tables[1].comparisons


def test_batches_and_guides_with_a_custom_pack_are_the_same_as_on_one_core(
    nodes: Any, worker: Any, tmp_path: Path
) -> None:
    """The pack is in a folder on this machine; its files are sent along."""
    pack = copytree(TERMITES.packs["classic"], tmp_path / "mine")
    mounds = pack / "mounds.toml"
    mounds.write_text(mounds.read_text().replace("value = 7", "value = 6"))
    settings = Settings(2, pack=str(pack))
    assert table_of(TERMITES, settings).files["mounds.toml"] == mounds.read_bytes()
    tally = Tally()
    for part in fast_totals(TERMITES, settings, ["random"] * 2, range(4, 16), 1, nodes.address):
        tally.include(part)
    assert tally == simulate(TERMITES, settings, ["random"] * 2, games=12, seed=4)
    guesses = [weights_of(TERMITES.guides), {**weights_of(TERMITES.guides), "point": 90}]
    with Cluster(Judging(table_of(TERMITES, Settings(2)), 4, 1), nodes.address) as crew:
        found = [judged_by(crew, guesses) for _ in range(2)]  # generation after generation
    alone = Positions(TERMITES, TERMITES.prepare(Settings(2)).config, 2, 4, 1)
    assert len(list(alone.collect())) > 0
    assert found == [[alone.surprise(guess) for guess in guesses]] * 2


def test_an_error_on_a_node_is_reported(nodes: Any, worker: Any) -> None:
    lost = Bouts(table_of(TERMITES, Settings(2, {"mound_terrain": "nonsense"})), LINEUPS)
    with Cluster(lost, nodes.address) as crew, pytest.raises(UserError, match="option"):
        list(crew.answers([Bout(0, 1, 0)]))
    assert node.answer(b"", "0.0", {}, None).key == "cluster-version"


def test_a_vanished_cluster_is_reported_and_finished_games_stay(nodes: Any, worker: Any, tiny: Settings) -> None:
    source = play_all(TERMITES, tiny, LINEUPS, schedule(LINEUPS, 200, seed=3), 1, cluster=nodes.address)
    played = [next(source)]
    nodes.shutdown()
    with pytest.raises(UserError, match="cluster-"):
        played.extend(source)
    assert played[0][:3] == Room(TERMITES, tiny, LINEUPS).play(played[0].bout)[:3]


def test_a_missing_cluster_is_reported_at_once(tiny: Settings) -> None:
    with pytest.raises(UserError, match="cluster-unreachable"):
        next(play_all(TERMITES, tiny, LINEUPS, schedule(LINEUPS, 2, seed=3), 1, cluster="127.0.0.1:1"))
