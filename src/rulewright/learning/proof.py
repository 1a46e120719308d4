"""Plays a lesson in every way that it calls right, and reports faults. For tests, including those of packages.

The ways are the main one, with the first right move of each step, those that leave it once for another right move, and some random ones."""

from __future__ import annotations

from fnmatch import fnmatchcase

from rulewright.kernel.chance import keyed

from .conditions import all_hold
from .lesson import PAGE, Lesson
from .running import HINT, Run
from .verdict import judge, right_ones

AT_RANDOM = 6


class Proof:
    """`faults` is empty for a sound lesson. Raises UserError if it cannot be opened, or a script does not fit."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.faults: list[str] = []
        self.examples: dict[str, list[str]] = {}  # for the key of each reply, moves of which the last gets it
        self._met: set[tuple[int, int, str]] = (
            set()
        )  # patterns of right moves, each with its step, that some legal move fits
        self._seen: set[tuple[int, int, bytes]] = set()  # pairs of step and position that were checked
        main = self._play(Run(lesson))
        for n, deed in enumerate(main):
            for other in self._right(Run(lesson, main[:n])):
                if other != deed:
                    self._play(Run(lesson, [*main[:n], other]))
        for way in range(1, AT_RANDOM + 1):
            self._play(Run(lesson), way)
        self._check_use()

    def _play(self, run: Run, way: int = 0) -> list[str]:
        """Play to the end with right moves, checking each step on the way."""
        while not run.over:
            self._look(run)
            right = self._right(run)
            if not right:
                self._fault(run, "nothing is right")
                break
            scene, number, match = run.scene, run.scene_number, run.match
            run.act(right[keyed(bytes([way]), len(run.did)) % len(right) if way else 0])
            if run.over or run.scene_number != number:
                self._check(
                    run, all_hold(self.lesson.game, match.look(), scene.goal), f"misses the goal of scene {number + 1}"
                )
        return run.did

    # ------------------------------------------------------------- one step
    def _look(self, run: Run) -> None:
        key = run.scene_number, run.step_number, run.match.trail[-1].position
        if key in self._seen:
            return
        self._seen.add(key)
        game, s = self.lesson.game, run.match.look()
        if not run.step_number and len(run.match.trail) == 1 + len(run.scene.played):
            self._check(run, not all_hold(game, s, run.scene.goal), "has reached its goal before it begins")
        for mark in run.marks:
            kind, _, name = mark.partition(":")
            there = mark in PAGE or (game.teaching is not None and game.teaching.marks[kind](s, name))
            self._check(run, there, f"points at {mark}, which is not there")
        if run.step.hint:
            self.examples.setdefault(self.lesson.says(run.step.hint).key, [*run.did, HINT])
        if run.waits == "move":
            self._look_at_moves(run)

    def _look_at_moves(self, run: Run) -> None:
        self._check(run, run.match.actor == run.seat, f"waits for seat {run.seat} while {run.match.actor} is asked")
        legal = run.match.legal()
        texts = self.lesson.game.write_all(run.match.look(), legal)
        fitting = {pattern for pattern in run.step.accept if any(fnmatchcase(text, pattern) for text in texts)}
        self._met |= {(run.scene_number, run.step_number, pattern) for pattern in fitting}
        for action, text in zip(legal, texts, strict=True):
            verdict = judge(self.lesson, run.match, run.step, action)
            if verdict.say:
                self.examples.setdefault(verdict.say.key, [*run.did, text])
                self._check(run, verdict.say.key != "lesson-other", f"has no reply to {text}")

    def _right(self, run: Run) -> list[str]:
        return (
            list(dict.fromkeys(right_ones(self.lesson, run.match, run.step))) if run.waits == "move" else [run.right()]
        )

    # ------------------------------------------------------------- nothing is unused
    def _check_use(self) -> None:
        """Everything that is right can be done, and each reply is used."""
        for n, scene in enumerate(self.lesson.file.scene):
            for m, step in enumerate(scene.step):
                idle = [f"{pattern} is never legal" for pattern in step.accept if (n, m, pattern) not in self._met]
                said = {case.say for case in (*step.remark, *step.wrong)}
                idle += [
                    f"nothing gets the reply {say}" for say in said if self.lesson.says(say).key not in self.examples
                ]
                self.faults += [f"scene {n + 1}, step {m + 1}: {fault}" for fault in idle]

    def _check(self, run: Run, fine: bool, fault: str) -> None:
        if not fine:
            self._fault(run, fault)

    def _fault(self, run: Run, fault: str) -> None:
        self.faults.append(f"scene {run.scene_number + 1}, step {run.step_number + 1}: {fault} (after {run.did})")
