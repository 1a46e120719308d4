### Looking back at a finished game (English).

review-not-over = This game is not over. Only finished games can be reviewed: a review would tell a player what to do.
# $seat: as it was typed. $players: how many seats there are.
review-no-seat = There is no seat { $seat }. This game has seats 1 to { $players }.
review-progress = Reviewing
# $name: who sits there. $start, $result: percent. $choices, $others, $luck: percentage points with their sign.
review-seat = { $name }: from an even chance of { $start }% to { $result }%. Own choices: { $choices }. Others’ choices: { $others }. Luck: { $luck }.
# When the decisions of one seat alone were judged. $rest: percentage points with their sign.
review-seat-alone = { $name }: from an even chance of { $start }% to { $result }%. Own choices: { $choices }. Luck and the others: { $rest }.
review-rest = Luck and the others
# $slips, $mistakes, $blunders: how many.
review-counts = Slips: { $slips }. Mistakes: { $mistakes }. Blunders: { $blunders }.
review-none = No decision cost much.
# $line: the line of the saved game. $name: who decided. $loss, $error: percentage points.
review-slip = Line { $line }, { $name }: a slip, −{ $loss } ± { $error }
review-mistake = Line { $line }, { $name }: a mistake, −{ $loss } ± { $error }
review-blunder = Line { $line }, { $name }: a blunder, −{ $loss } ± { $error }
# $deed: what an action does, in words.
review-played = Played: { $deed }
review-better = Better: { $deed }
# $line: of the saved game. $deed: what was played, in words. $ahead: percentage points.
review-key = Key move, line { $line }: { $deed }. Every other choice: −{ $ahead } or worse.
# $since, $line: lines of the saved game. $change: percentage points with their sign.
review-turn = Turning point, lines { $since } to { $line }: { $change }, due to other players’ moves, luck and new information.
review-explains = Numbers are percentage points of the chance of winning. Nine times out of ten the true loss is within the ± range, and only what clearly cost something is listed. Each decision is judged only by what the player could know at the time.
