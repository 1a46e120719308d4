### The pages in the browser: lessons (English).

# $n: which step, $all: of how many.
web-lesson-step = Step { $n } of { $all }
web-lesson-done = Done
web-lesson-scene-over = That worked. See how the board looks now, then continue.
web-lesson-on = Next
web-lesson-hint = Hint
web-lesson-skip = Skip step
web-lesson-again = Start over
web-lesson-leave = Leave
# $game: its title.
web-lesson-of = A lesson in { $game }
# $names: what the lesson points at.
web-lesson-marked = Marked: { $names }
# $n: 1 to 3.
web-lesson-stars = { $n } of 3 stars
# $title: of the lesson.
web-lesson-next = Next lesson: { $title }
web-lesson-play = Play now
web-lesson-all = All lessons
web-lesson-list = Lessons
# $n: how many lessons, $minutes: for all of them.
web-lesson-list-how = { $n ->
    [one] Learn by playing: { $n } lesson, about { $minutes } min.
   *[other] Learn by playing: { $n } lessons, about { $minutes } min in all.
}
# $lessons: their numbers, such as “1, 2 and 9”. $minutes: for these.
web-lesson-core = Enough for a first game: lessons { $lessons } ({ $minutes } min).
# $title: of the lesson.
web-lesson-begin = Start: { $title }
web-lesson-go-on = Continue: { $title }
web-lesson-minutes = { $n } min
web-lesson-begun = Started
