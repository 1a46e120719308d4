"""The report of a campaign: it can be resumed, and says what it cannot read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from rulewright.kernel.message import UserError
from rulewright.server.simulator import campaign
from rulewright.server.simulator.campaign import Report, carry_on
from rulewright.server.simulator.world import Result


def result(seed: int, broken: str = "") -> Result:
    return Result(seed, 100, 1000, 44.0, f"{seed:032x}", {"disk full": 2}, broken)


@pytest.fixture
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def worlds(seeds: Iterable[int], jobs: int) -> Iterator[Result]:
        return (result(seed, "nothing is lost" if seed == 8 else "") for seed in seeds)

    monkeypatch.setattr(campaign, "worlds", worlds)


@pytest.mark.usefixtures("in_no_time")
def test_a_campaign_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "faults.jsonl"
    assert [found.seed for found in islice(carry_on(Report(file), 500, 7, 1), 2)] == [7, 8]
    file.write_bytes(file.read_bytes() + b'{"seed": 9, "mo')  # the machine was switched off at this point
    report = Report(file)
    assert [found.seed for found in report.results] == [7, 8]
    assert [found.seed for found in carry_on(report, 500, 7, 1)] == [9, 10, 11]
    assert (report.moves, report.faults["disk full"], [found.seed for found in report.broken]) == (500, 10, [8])
    assert [found.seed for found in Report(file).results] == [7, 8, 9, 10, 11]
    assert list(carry_on(Report(file), 500, 7, 1)) == []


def test_a_file_that_is_not_a_report_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk\nbread\n")
    with pytest.raises(UserError) as error:
        Report(file)
    assert error.value.message.key == "faults-report"
    assert file.read_text() == "milk\nbread\n"
