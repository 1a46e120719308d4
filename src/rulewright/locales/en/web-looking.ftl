### The pages in the browser: one screen for several, looking on, looking back, and after the game (English).
### Names of players are shown as they are, never inflected.

## Several players at one screen

web-looking-curtain = One screen
web-looking-curtain-pass = Give the device to { $player }
web-looking-curtain-why = The curtain hides everybody's hand. Open it when nobody else is looking.
web-looking-curtain-open = I am { $player }: show my hand
web-looking-curtain-since = Since your last turn
web-looking-curtain-so-far = So far

## Looking on

web-looking-on = You are looking on. You see what everybody may see.
web-looking-on-replay = From the beginning

## The connection

web-looking-catching-up = catching up …
# $seconds: until the next attempt.
web-looking-retry = offline, trying again in { $seconds } s

## Taking back with the others' consent

web-looking-undo-ask = Ask to take back
web-looking-undo-ask-what = If all others agree, your last action and everything after it is taken back.
web-looking-undo-alone = Take back all the same
web-looking-undo-alone-what = Nobody has to be asked here: your last action and everything after it is taken back.
# $players: a list of names.
web-looking-undo-waiting = You have asked to take your last action back. Still to answer: { $players }.
web-looking-undo-withdraw = Never mind

## Replay

web-looking-replay = Replay
web-looking-to-table = To the table
web-looking-not-begun = This game has not begun yet, so there is nothing to look back on.
web-looking-start = The game begins.
web-looking-moment = Moment of the game
# $number: of the moment, out of $count. $text: what happens in it.
web-looking-moment-now = { $number } of { $count }. { $text }
web-looking-first = To the beginning
web-looking-previous-big = Previous big event
web-looking-previous = One step back
web-looking-play = Play
web-looking-pause = Pause
web-looking-next = One step on
web-looking-next-big = Next big event
web-looking-last = To the end
# $n: how many times as fast.
web-looking-speed-times = { $n }×
web-looking-speed-now = Speed: { $n }×
web-looking-eyes = Seen through
web-looking-eyes-open = All hands open
web-looking-eyes-watching = What everybody may see
# $player: whose eyes.
web-looking-eyes-seat = The eyes of { $player }
web-looking-hands = Hands
web-looking-link = Copy a link to this moment
web-looking-link-copied = The link is copied.
web-looking-link-failed = The link could not be copied. It stands in the address bar.

## After the game

web-looking-wins = { $player } wins
# $players: a list of names.
web-looking-shared = { $players } share the victory
# $points of the winner, $other of the next, $n the difference.
web-looking-margin =
    { $n ->
        [one] { $points } to { $other }: by one point
       *[other] { $points } to { $other }: by { $n } points
    }
web-looking-margin-tie =
    { $points ->
        [one] One point each: the rules break the tie
       *[other] { $points } points each: the rules break the tie
    }
web-looking-margin-shared =
    { $points ->
        [one] With one point each
       *[other] With { $points } points each
    }
web-looking-sources = Points for
web-looking-total = Total
web-looking-rematch = Play again
web-looking-rematch-ready = The table for the next game is ready.
web-looking-rematch-go = To the new table
web-looking-watch = Watch the replay
web-looking-journal = Download the journal
web-looking-check = Check the shuffles
web-looking-result = Result
web-looking-look = Look at the board

## Were the shuffles fair?

web-looking-check-kept = The promise was kept.
web-looking-check-broken = The promise was not kept: this seed does not fit the fingerprint shown before the game. Do not trust this server.
web-looking-check-failed = The journal could not be read, so nothing is checked. Try again, or download it and use the command below.
web-looking-check-why = All chance of a game comes from one secret number, the seed. It was fixed before the first card. Its fingerprint was shown at once, and the seed itself only now. No other number has this fingerprint. So nobody has changed a shuffle during the game, neither the server nor a player.
web-looking-check-seen = Fingerprint, as this browser saw it before the end
web-looking-check-told = Fingerprint, as the server now gives it (this browser did not see the game itself)
web-looking-check-seed = The seed
web-looking-check-made = Fingerprint of the seed, worked out here
web-looking-check-more = What your browser does not check: that every card and token came from this seed, and that every move was legal. For that, download the journal and let the whole game be played over again:
