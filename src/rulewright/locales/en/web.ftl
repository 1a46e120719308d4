### The pages in the browser: what every page and every table says (English).

## Everywhere

web-nav = Pages
web-nav-play = Play
web-nav-mine = My games
web-nav-rules = Rules
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-progress = Your progress
web-nav-reference = Cards and pieces
web-nav-me = Your name
web-language = Language
web-light = Light colours
web-dark = Dark colours
web-close = Close
web-loading = Loading …
# How long ago something was: less than a minute.
web-just-now = just now
web-rule = Rule { $number }
# $number: four digits.
web-guest-name = Guest { $number }
# In place of a name: someone whose account was deleted.
web-player-left = Deleted player
web-unreachable = Can’t reach the server. Check your connection and try again.
web-me-unknown = We couldn’t check who you are, so nothing was changed.
web-trouble = Something went wrong
web-to-lobby = Back to the lobby
web-try-again = Try again
web-missing = Page not found
web-missing-what = The link may be old or mistyped. Start again from the lobby.
web-no-rules = { $game }: this table is on hold
web-no-rules-what = It uses version { $rules } of the rules and the pack “{ $pack }” as it was when the game began. This server is missing at least one of them.
web-no-rules-waits = Nothing is lost. The game continues as soon as the server runs a version of rulewright that has both. Please tell the server admin.
web-no-rules-leave = If you leave, a bot takes your seat, and you can come back.
web-no-rules-over = Nothing is lost. Here is how it ended, and every move is in the journal. The replay works again as soon as the server runs a version of rulewright that has both.

## At the table

web-players = Players
web-prompt-waiting = Waiting for { $player } …
web-prompt-over = The game is over.
# $since: how long ago, such as “5 minutes ago”.
web-seat-to-move = to move (last move { $since })
web-seat-bot = bot: { $bot }
web-seat-away = away
web-seat-here = online
web-seat-gone = resigned
web-seat-you = { $name } (you)
web-seat-give-to-bot = Let a bot take over
web-seat-take-back = Take your seat back
web-points =
    { $n ->
        [one] point
       *[other] points
    }
web-undo = Undo
# Where long words may be broken, for browsers that do not know: those of the cards and of narrow buttons.
web-hyphens =
    In-tel-li-gence Vege-tation
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole board
web-dock = Below the board
web-dock-hand = Hand
web-dock-look = Details
web-in-words =
    { $n ->
        [one] Your only option, as text
       *[other] All { $n } options as text
    }
web-menu = Table menu
web-menu-origin = Game this one branched from
web-menu-motion = Animations
web-menu-forced = Play forced moves for me
web-menu-coach = Coach: explain things when they first matter
web-menu-warns = Warn me before a costly move
# $what: what is done.
web-forced = Your only option, played for you: { $what }
web-menu-leave = Leave the game
web-menu-leave-what = A bot will play for you. You can come back any time before the game ends.
web-menu-leave-sure = Yes, leave
web-menu-give-up-what = This game is rated. If you leave now, you lose it and can’t come back.
web-menu-give-up-sure = Yes, resign
web-consent = { $player } wants to undo their last move. Allow it?
web-consent-yes = Yes, undo
web-consent-no = No
web-consent-asked = { $player } has asked to undo their last move.
web-connection-connecting = connecting …
web-connection-live = live
web-connection-silent = no answer yet; your choice is saved
web-connection-offline = offline, reconnecting
web-connection-refused = not connected

## Bots and hints

web-bot-which = Which bot?
# $level: of $most, the weakest first.
web-bot-strength = strength { $level } of { $most }
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = Suggested moves
web-hint-close = Hide hint
web-hint-value = { $percent }% to win
web-hint-what = Estimated chance of winning after this move, based only on what you can see.
web-warning = Think again?
# $best, $value: percent.
web-warning-cost = Your chance of winning would fall from about { $best }% to { $value }%.
web-warning-what = Estimated from what you can see. You decide.
web-warning-again = Think again
web-warning-anyway = Play it anyway
# $n: how many moves. $move: the best one, in sentences.
web-hint-said =
    { $n ->
        [one] Hint: { $move } { $percent }% to win.
       *[other] { $n } hints. Best: { $move } { $percent }% to win.
    }

## Keys

web-keys = Keyboard shortcuts
web-keys-hint = hint; press again to jump to it
web-keys-undo = undo
web-keys-numbers = choose a piece, a card or an option by its number
web-keys-escape = close, deselect
# Two keys at once.
web-keys-end-press = Ctrl + Enter
web-keys-end = pass, end, confirm

## The log

web-log = Log
web-log-more = Earlier
# $you: whether the reader did it, yes or no; or, where a bot now plays, whether it is for the reader.
web-log-sit =
    { $you ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
web-log-stand =
    { $you ->
        [yes] Your seat becomes free.
       *[no] { $name } frees up a seat.
    }
web-log-bot = { $bot } takes a seat.
# $player: whose seat it is.
web-log-away =
    { $you ->
        [yes] { $bot } is now playing for you.
       *[no] { $bot } is now playing for { $player }.
    }
web-log-back =
    { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }
web-log-undo =
    { $lines ->
        [one] The last move was undone.
       *[other] The last { $lines } moves were undone.
    }
web-log-ask =
    { $you ->
        [yes] You ask to undo your last move.
       *[no] { $name } asks to undo their last move.
    }
web-log-agree =
    { $you ->
        [yes] You agree.
       *[no] { $name } agrees.
    }
web-log-decline =
    { $you ->
        [yes] You decline.
       *[no] { $name } declines.
    }
web-log-rematch =
    { $you ->
        [yes] You want to play again.
       *[no] { $name } wants to play again.
    }
web-log-resign =
    { $you ->
        [yes] You resign.
       *[no] { $name } resigns.
    }
web-log-share =
    { $you ->
        [yes] You share the replay.
       *[no] { $name } shares the replay.
    }
web-log-unshare =
    { $you ->
        [yes] You no longer share the replay.
       *[no] { $name } no longer shares the replay.
    }
web-log-haste-less = The server is busy: for now, bots have less time to think and don’t play as well.
web-log-haste-any = The bot had no time to think and made a random legal move.
web-log-haste-failed = The bot gave no valid answer, so a random legal move was played.
web-log-haste-missing = This server doesn’t have that bot: a simple one plays in its place.
