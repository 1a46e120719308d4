### The pages in the browser: what every page and every table says (English).

## Everywhere

web-nav = Pages
web-nav-play = Play
web-nav-mine = My games
web-nav-rules = Rules
web-nav-reference = Cards and pieces
web-nav-me = Your name
web-language = Language
web-light = Light colours
web-dark = Dark colours
web-close = Close
web-loading = One moment …
web-rule = Rule { $number }
web-title-termites = Termites
web-title-cryhavoc = Cry Havoc
web-title-your-turn = Your turn! { $game }
# $number: four digits.
web-guest-name = Guest { $number }
web-unreachable = The server cannot be reached. Check your connection, then try again.
web-trouble = That did not work
web-to-lobby = To the games
web-try-again = Try again
web-missing = There is no such page
web-missing-what = The link may be old or mistyped. Start again from the games.

## At the table

web-players = Players
web-prompt-waiting = { $player } is thinking …
web-prompt-over = The game is over.
# $since: how long ago, such as “5 minutes ago”.
web-seat-to-move = to move, since { $since }
web-seat-bot = bot: { $bot }
web-seat-away = not here
web-seat-here = here
web-seat-you = { $name } (you)
web-seat-give-to-bot = Let a bot play for them
web-seat-take-back = Play on yourself
web-points =
    { $n ->
        [one] point
       *[other] points
    }
web-undo = Undo
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-fit = The whole board
web-beside = Beside the board
web-dock = Below the board
web-dock-hand = Hand
web-dock-look = Look
web-in-words =
    { $n ->
        [one] Your one possibility, in words
       *[other] All { $n } possibilities, in words
    }
web-menu = This table
web-menu-motion = Pieces move (if not, they jump)
web-menu-terms = What this table has agreed on
web-menu-leave = Leave the game
web-menu-leave-what = A bot will play on for you. You can come back as long as the game lasts.
web-menu-leave-sure = Yes, leave
web-consent = { $player } would like to take the last action back. Do you agree?
web-consent-yes = Yes, take it back
web-consent-no = No
web-consent-asked = { $player } has asked to take the last action back.
web-connection-connecting = connecting …
web-connection-live = live
web-connection-offline = offline, trying again
web-connection-refused = not connected

## Bots and hints

web-bot-which = Which bot?
# $level: of $most, the weakest first.
web-bot-strength = strength { $level } of { $most }
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = You could play
web-hint-close = Put the hint away
web-hint-value = { $percent }% to win
web-hint-what = The share of a victory that the move promises you, as far as a search has looked ahead. It knows only what you may know.
# $n: how many moves. $move: the best one, in sentences.
web-hint-said =
    { $n ->
        [one] A hint: { $move } { $percent }% to win.
       *[other] { $n } hints. The best: { $move } { $percent }% to win.
    }

## Keys

web-keys = Keys
web-keys-hint = a hint; once more to go to it
web-keys-undo = undo
web-keys-numbers = choose a piece, a card or a way by its number
web-keys-escape = put away, let go
# Two keys at once.
web-keys-end-press = Ctrl + Enter
web-keys-end = pass, end, confirm

## The log

web-log = Log
web-log-more = Earlier
web-log-sit = { $name } sits down.
web-log-stand = { $name } leaves the seat.
web-log-bot = A bot takes the seat.
web-log-away = A bot plays on.
web-log-back = { $name } is back.
web-log-undo =
    { $lines ->
        [one] The last action is taken back.
       *[other] The last { $lines } actions are taken back.
    }
web-log-ask = { $name } asks to take the last action back.
web-log-agree = { $name } agrees.
web-log-decline = { $name } declines.
web-log-rematch = { $name } wants to play again.
