### The pages in the browser: one screen for several players, watching, replays, and after the game (English).
### Names of players are shown as they are, never inflected.

## Several players at one screen

web-looking-curtain = One screen
web-looking-curtain-pass = Pass the device to { $player }
web-looking-curtain-why = The curtain hides everyone’s hand. Open it when no one else is looking.
web-looking-curtain-open = I’m { $player }: show my hand
web-looking-curtain-since = Since your last turn
web-looking-curtain-so-far = So far

## Watching

web-looking-on = You’re watching. You see only what everyone may see.
web-looking-on-replay = Watch from the start

## The connection

web-looking-catching-up = catching up …
# $seconds: until the next attempt.
web-looking-retry = offline, retrying in { $seconds } s

## Undo with the consent of the others

web-looking-undo-ask = Ask to undo
web-looking-undo-ask-what = If everyone else agrees, this undoes your last move and everything after it.
web-looking-undo-alone-what = You don’t have to ask anyone here: this undoes your last move and everything after it.
# $players: a list of names.
web-looking-undo-waiting = You’ve asked to undo your last move. Still to answer: { $players }.
web-looking-undo-withdraw = Never mind

## Replay

web-looking-replay = Replay
web-looking-to-table = Back to the table
web-looking-not-begun = This game hasn’t started yet, so there is nothing to replay.
web-looking-start = The game begins.
web-looking-moment = Moment in the game
# $number: of the moment, out of $count. $text: what happens in it.
web-looking-moment-now = { $number } of { $count }. { $text }
web-looking-first = Go to start
web-looking-previous-big = Previous highlight
web-looking-previous = Step back
web-looking-play = Play
web-looking-pause = Pause
web-looking-next = Step forward
web-looking-next-big = Next highlight
web-looking-last = Go to end
# $n: how many times as fast.
web-looking-speed-times = { $n }×
web-looking-speed-now = Speed: { $n }×
web-looking-eyes = View
web-looking-eyes-open = All hands visible
web-looking-eyes-watching = Spectator’s view
# $player: whose eyes.
web-looking-eyes-seat = { $player }’s view
web-looking-hands = Hands
web-looking-link = Copy link to this moment
web-looking-link-copied = Link copied.
web-looking-link-failed = The link couldn’t be copied. Copy it from the address bar.

## After the game

web-looking-wins = { $player } wins
# $players: a list of names.
web-looking-shared = { $players } share the victory
# $points of the winner, $other of the next, $n the difference.
web-looking-margin =
    { $n ->
        [one] { $points } to { $other }, ahead by one point
       *[other] { $points } to { $other }, ahead by { $n } points
    }
web-looking-margin-tie =
    { $points ->
        [one] One point each: tiebreaker applied
       *[other] { $points } points each: tiebreaker applied
    }
web-looking-margin-shared =
    { $points ->
        [one] With one point each
       *[other] With { $points } points each
    }
web-looking-margin-gave-up = Everyone else has resigned.
web-looking-sources = Points for
web-looking-total = Total
web-looking-rematch = Play again
web-looking-rematch-ready = The table for the next game is ready.
web-looking-rematch-go = Go to the new table
web-looking-watch = Watch the replay
web-looking-review = Review
web-looking-branch = Play on from here
web-looking-share = Share the replay
web-looking-unshare = Stop sharing
web-looking-share-done = Anyone with this link can watch the replay now. The other players can see that you shared it.
web-looking-unshare-done = Only the players can watch the replay now.
web-looking-journal = Download the journal
web-looking-check = Check the shuffles
web-looking-result = Result
web-looking-look = Look at the board

## Were the shuffles fair?

web-looking-check-kept = The promise was kept.
web-looking-check-broken = The promise was not kept: this seed does not match the fingerprint shown before the game. Do not trust this server.
web-looking-check-failed = The journal couldn’t be read, so nothing was checked. Try again, or download it and use the command below.
web-looking-check-why = Everything random in a game comes from one secret number, the seed. It was fixed before the first card was dealt. Its fingerprint was shown right away, the seed itself only now. No other number has this fingerprint. So if seed and fingerprint match, no one changed a shuffle during the game, neither the server nor a player.
web-looking-check-seen = Fingerprint this browser saw before the end
web-looking-check-told = Fingerprint the server gives now (this browser did not see the game itself)
web-looking-check-seed = Seed
web-looking-check-made = Fingerprint of the seed, calculated here
web-looking-check-more = Your browser does not check that every card and token came from this seed, or that every move was legal. For that, download the journal and replay the whole game:
