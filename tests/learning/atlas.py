"""What a deep search thinks of the steps that lessons call a choice:

RULEWRIGHT_MODE=compiled python -m tests.learning.atlas termites

It sees what the seat sees. A lesson is wrong where none of its answers is nearly as good as the best move; then this ends with 1.
"""

from __future__ import annotations

import sys

from rulewright.learning.courses import course
from rulewright.learning.lesson import Lesson
from rulewright.learning.running import Run
from rulewright.learning.verdict import right_ones
from rulewright.players.ismcts.search import Search
from rulewright.players.seat import Seat

ITERATIONS, NEARLY = 3200, 0.03


def doubtful(lesson: Lesson) -> int:
    """Print the result for each choice. Returns the number of doubtful ones."""
    run, search, found = Run(lesson), Search(lesson.game, ITERATIONS), 0
    while not run.over:
        right = [*right_ones(lesson, run.match, run.step)] if run.waits == "move" else [run.right()]
        if run.step.choice:
            search.forget()
            looked = search.look(Seat(run.match, run.seat), 1)
            texts = lesson.game.write_all(run.match.look(), [one.action for one in looked])
            values = {text: one.value for text, one in zip(texts, looked, strict=True)}
            best, answer = max(values, key=values.__getitem__), max(right, key=values.__getitem__)
            doubt = values[best] - values[answer] > NEARLY
            found += doubt
            told = f"best {best} {values[best]:.2f}, right {answer} {values[answer]:.2f}{' DOUBTFUL' * doubt}"
            print(f"{lesson.id} scene {run.scene_number + 1} step {run.step_number + 1}: {told}")
        run.act(right[0])
    return found


if __name__ == "__main__":
    sys.exit(bool(sum(doubtful(lesson) for game in sys.argv[1:] for lesson in course(game))))
