### The pages in the browser: what the reader has learnt, played and solved (English).

web-progress-title = Your progress
web-progress-kept-here = It is kept in this browser.
web-progress-make-account = Set a password to have it on all your devices.
web-progress-kept-account = It is kept with your account, for all your devices.
web-progress-learnt = Learned
# $n: lessons taken to their end, $all: how many there are.
web-progress-lessons = { $n } of { $all } lessons
# $n: stars earned, $all: how many there are.
web-progress-stars = { $n } of { $all } stars
# $n: things that the coach has said in games.
web-progress-tips = Notes from the coach: { $n }
web-progress-solved = Solved
# $n: puzzles.
web-progress-first-tries = On the first try: { $n }
web-progress-played = Played
# $bot: its name, $n: games won, $all: games played.
web-progress-won = { $bot }: { $n } of { $all } won
web-progress-none-played = No games against bots yet.
# $n: how many.
web-progress-people = { $n ->
    [one] { $n } game with other people
   *[other] { $n } games with other people
}
web-progress-next-bot = Next opponent: { $bot }
web-progress-play = Play { $bot }
