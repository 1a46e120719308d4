### The review of a finished game, in the browser (English).

web-review-what = Every decision is judged by what the player could know at that moment. This takes about a minute; you can leave the page in the meantime.
web-review-begin = Review this game
web-review-whose = Whose decisions
web-review-going = Review progress
web-review-counting = Counting the decisions …
# $judged of $total decisions have been looked at.
web-review-progress = { $judged } of { $total } decisions
web-review-chances = Chance of winning, based on what each player knew
# The number of one of the decisions that cost most, as a name for its mark on the curve.
web-review-mark = Decision { $number }
web-review-moments = Costliest decisions
web-review-keys = Keys: J next decision, K previous.
web-review-no-moments = No decision cost much.
web-review-slip = Slip
web-review-mistake = Mistake
web-review-blunder = Blunder
# $loss, $error: percentage points.
web-review-costs = −{ $loss } ± { $error }
web-review-played = Played:
web-review-better = Better:
# Of the better decision.
web-review-no-reason = No single reason stands out: tried out many times, it won more often.
web-review-percent = { $percent }%
web-review-show = Show the position
web-review-sums = Choices and luck
web-review-start = Even chance
web-review-choices = Own choices
web-review-others = Others’ choices
web-review-luck = Luck
web-review-result = Result
# $sum: percentage points with their sign. $error: plus or minus this many.
web-review-give = { $sum } ± { $error }
web-review-accuracy =
    { $n ->
        [one] Accuracy: { $percent }% (one decision).
       *[other] Accuracy: { $percent }% ({ $n } decisions).
    }
web-review-counts = Slips: { $slips }. Mistakes: { $mistakes }. Blunders: { $blunders }.
web-review-found = Key moves
# $ahead: percentage points.
web-review-ahead = every other choice: −{ $ahead } or worse
web-review-turns = Turning points
# Why the chances have turned.
web-review-turned = Other players’ moves, luck, or new information
web-review-explains = Numbers are percentage points of the chance of winning; nine times out of ten the true value is within the ± range. Only what clearly cost something is listed. What was hidden from the player plays no part.

## Playing on from a position of a finished game

web-review-retry = Retry from here
web-review-branch-what = The game continues from this position at a new table. It isn’t rated and doesn’t count towards your progress. The finished game stays as it is.
web-review-branch-seat = Your seat
web-review-branch-others = The others
web-review-branch-alike = The same bots, and a medium one for each person
web-review-branch-friends = Friends, by link
web-review-branch-deal = Hidden information
web-review-branch-anew = Dealt again, except what this seat could know
web-review-branch-same = As it was
web-review-branch-play = Play
