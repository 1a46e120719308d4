"""Chooses the crew for a command."""

from __future__ import annotations

from .crew import Alone, Answer, Crew, Item, Job, Threads


def crew_for(
    job: Job[Item, Answer], jobs: int, cluster: str = "", *, threads: bool = False, alone: bool = True
) -> Crew[Item, Answer]:
    """`threads`: the work releases the GIL. `alone`: one job may run in this process. Imports only what is needed."""
    if cluster:
        from .cluster import Cluster

        return Cluster(job, cluster)
    if threads:
        return Threads(job, jobs)
    if jobs == 1 and alone:
        return Alone(job)
    from .processes import Processes

    return Processes(job, jobs)
