"""What all crews have in common: a job is started once in each place, then answers one item after another.

An answer depends only on its item. So it does not matter who answers, how many there are, or whether an item is answered twice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import replace
from queue import SimpleQueue
from types import TracebackType
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from rulewright.games import load
from rulewright.kernel.bundles.bundle import folder_of, in_folder, keep
from rulewright.kernel.game import Game, Prepared, Settings

Item = TypeVar("Item")
Answer = TypeVar("Answer")
Asked = TypeVar("Asked", contravariant=True)
Told = TypeVar("Told", covariant=True)


class Job(Protocol[Asked, Told]):
    """Must be picklable."""

    def begin(self) -> Callable[[Asked], Told]: ...


class Crew(ABC, Generic[Item, Answer]):
    """A context manager: `with crew: ...` cleans up when the work is done, or no longer wanted."""

    @abstractmethod
    def answers(self, items: Iterable[Item]) -> Iterator[tuple[Item, Answer]]:
        """Answers as they come, each with its item. An item is taken only when somebody is free for it."""

    def end(self) -> None:
        """Clean up everything."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()


class Alone(Crew[Item, Answer]):
    """This process, one item after the other."""

    def __init__(self, job: Job[Item, Answer]) -> None:
        self._answer = job.begin()

    def answers(self, items: Iterable[Item]) -> Iterator[tuple[Item, Answer]]:
        return ((item, self._answer(item)) for item in items)


class Threads(Crew[Item, Answer]):
    """Threads of this process: for compiled games, which release the GIL."""

    def __init__(self, job: Job[Item, Answer], jobs: int) -> None:
        self._pool, self._free = ThreadPoolExecutor(jobs), SimpleQueue[Callable[[Item], Answer]]()
        self._jobs = jobs
        for _ in range(jobs):
            self._free.put(job.begin())

    def answers(self, items: Iterable[Item]) -> Iterator[tuple[Item, Answer]]:
        left, running = iter(items), dict[Future[Answer], Item]()
        more = True
        while more or running:
            while more and len(running) < self._jobs:
                try:
                    item = next(left)
                except StopIteration:
                    more = False
                else:
                    running[self._pool.submit(self._work, item)] = item
            for done in wait(running, return_when=FIRST_COMPLETED).done if running else ():
                yield running.pop(done), done.result()

    def _work(self, item: Item) -> Answer:
        answer = self._free.get()
        try:
            return answer(item)
        finally:
            self._free.put(answer)

    def end(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


class Table(NamedTuple):
    """The table to play at, in a picklable form: includes the files of a pack that does not come with the game."""

    key: str
    settings: Settings
    files: dict[str, bytes]

    def laid(self) -> tuple[Game, Prepared]:
        game = load(self.key)
        settings = self.settings
        if self.files:
            settings = replace(settings, pack=keep(self.files))
        return game, game.prepare(settings)


def table_of(game: Game, settings: Settings) -> Table:
    own = settings.pack and settings.pack not in game.packs
    return Table(game.key, settings, in_folder(folder_of(settings.pack, {})) if own else {})
