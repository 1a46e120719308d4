"""The crew that the caller asks for."""

from __future__ import annotations

from .crew import Alone, Answer, Crew, Item, Job, Threads


def crew_for(
    job: Job[Item, Answer], jobs: int, cluster: str = "", *, threads: bool = False, alone: bool = True
) -> Crew[Item, Answer]:
    """`threads`: the work holds no lock of Python. `alone`: one job needs no process of its own. What is not needed is not imported."""
    if cluster:
        from .cluster import Cluster

        return Cluster(job, cluster)
    if threads:
        return Threads(job, jobs)
    if jobs == 1 and alone:
        return Alone(job)
    from .processes import Processes

    return Processes(job, jobs)
