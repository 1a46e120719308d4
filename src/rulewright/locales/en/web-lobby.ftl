### The pages before a game: the lobby, a new table, the gathering, invitations, one's own games and settings (English).

## The lobby

web-lobby-title = Two games, by the letter of their rules.
web-lobby-promise = Play in the browser. No account needed; every refused move tells you why.
web-lobby-line-termites = Swarms fight for the mounds of the savanna. Hidden hand, open battle.
web-lobby-line-cryhavoc = Four factions, one planet, and battles you plan before you fight.
web-lobby-players = { $least }–{ $most } players
web-lobby-time-termites = 30–45 min
web-lobby-time-cryhavoc = 60–120 min
web-lobby-options = Options
# $game: its title.
web-lobby-options-of = Options of { $game }
web-lobby-rules-of = Rules of { $game }
web-lobby-play = Play now
# $n: how many bots. $bot: what the only one is called.
web-lobby-play-how =
    against { $n ->
        [one] { $bot }
       *[other] { $n } bots
    }
web-lobby-against = Your opponent
web-lobby-invite = Invite friends
web-lobby-same = Same screen
web-lobby-foot = rulewright is independent of the games’ authors and publishers. Drawings, words and program are our own, and so are the maps, cards and tokens that could not be known.
web-lobby-about = About rulewright

## Tables in lists

web-lobby-mine = My games
web-lobby-mine-none = No games yet. Play now against bots, or invite friends: your games will wait for you here.
web-lobby-mine-nobody = This browser does not know you yet. Play a game, or log in to find the ones that you began elsewhere.
web-lobby-all =
    { $n ->
        [one] Show it
       *[other] Show all { $n }
    }
web-lobby-open = Open tables
web-lobby-open-none = Nobody is waiting for players now. Make an open table under “Options”, and others can join you.
web-lobby-watch = Games to watch
web-lobby-watch-none = No open game is being played now.
web-lobby-nobody = Nobody yet
web-lobby-seats-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
web-lobby-ready = ready to start
web-lobby-your-turn = your turn
web-lobby-waiting = waiting for { $player }
# $since: how long ago, such as “5 minutes ago”.
web-lobby-moved = last move { $since }
web-lobby-tie = a tie
web-lobby-won =
    { $points ->
        [one] { $player } won with { $points } point
       *[other] { $player } won with { $points } points
    }
web-lobby-join = Join
# $names: of those who sit there.
web-lobby-join-at = Join { $names }
web-lobby-look = Watch
web-lobby-look-at = Watch { $names }
web-lobby-replay = Watch the replay
web-lobby-group-turn = Your turn
web-lobby-group-wait = Waiting for others
web-lobby-group-gather = Not begun yet
web-lobby-group-over = Finished
web-lobby-no-turn = Nobody is waiting for you.

## Names

web-lobby-player = Player { $number }
web-lobby-name = Name
web-lobby-name-of = Name of player { $number }
web-lobby-name-hint = 1 to { $longest } visible characters.
# $length: how many there are.
web-lobby-name-long = { $length } characters are too many; { $longest } are allowed.
web-lobby-name-or-guest = or stay a guest
web-lobby-your-name = Your name
web-lobby-your-name-how = Others see it at your tables. Where you sit already, the old one stays.
web-lobby-name-kept = That is your name now.
web-lobby-keep = Keep

## Same screen

web-lobby-same-title = { $game } at one screen
web-lobby-same-how = You pass the device on. A curtain hides every hand until the next player is there.
web-lobby-people = People
web-lobby-bots-beside = Bots as well
web-lobby-start = Start the game

## A new table

web-lobby-new = { $game }: a new table
web-lobby-who = Who plays
web-lobby-how-many = Players
web-lobby-with = With you play
web-lobby-with-bots = Bots
web-lobby-with-friends = Friends by link
web-lobby-you = You
web-lobby-seat = Who takes seat { $number }
web-lobby-who-friend = Somebody who gets the link
web-lobby-who-here = Somebody at this screen
# $level: of $most, the weakest first.
web-lobby-bot-option = { $bot } ({ $level } of { $most }): { $about }
web-lobby-friend-chooses = Chooses a side when joining.
web-lobby-side-termites = Swarm
web-lobby-side-cryhavoc = Faction
# $side: swarm or faction.
web-lobby-side-of = { $side } of seat { $number }
web-lobby-the-game = The game
web-lobby-rulings = How the rulebook is read
web-lobby-rulings-usual = all as usual
web-lobby-rulings-changed =
    { $n ->
        [one] { $n } reading changed
       *[other] { $n } readings changed
    }
web-lobby-rulings-how = The defaults follow the rulebook. Where its text leaves a gap, or its editions differ, you choose the reading.
web-lobby-edition-sets = Sets the readings below; each can still be chosen by itself.
web-lobby-by-edition = as in this edition
web-lobby-changed = changed by you
web-lobby-the-table = The table
web-lobby-term-open = Open to everybody
web-lobby-term-open-how = Listed in the lobby, and anybody may join. Otherwise only those with your link.
web-lobby-term-watched = Others may watch
web-lobby-term-watched-how = They see what lies open, never a hand. Open tables can always be watched.
web-lobby-term-hints = Hints allowed
web-lobby-term-hints-how = Whoever is to move may ask for good moves and why they are good. The others do not learn of it.
web-lobby-term-rated = Rated
web-lobby-term-rated-how = Only people, one seat each, no hints, and nobody is asked to take moves back.
web-lobby-term-patience = Patience
web-lobby-term-patience-how = After that long without a move a bot may take over for somebody absent. Choose days for a game in passing.
web-lobby-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-lobby-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
web-lobby-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-lobby-make-and-invite = Make the table and invite
web-lobby-defaults = Back to the defaults
web-lobby-option-termites-scenario = Board
web-lobby-option-termites-tiles = Terrain tiles to build with
web-lobby-option-cryhavoc-edition = Edition of the rulebook
web-lobby-option-cryhavoc-level = Skills for everybody

## Before the start

web-lobby-table = { $game }: the players gather
web-lobby-invitation = Invite with this link
web-lobby-invitation-how = Send it to those who are to play. Whoever opens it can take a seat, without an account.
web-lobby-copy = Copy the link
web-lobby-copied = Copied. Now send it to your friends.
web-lobby-copy-yourself = The link is selected. Copy it with the menu or the keyboard.
web-lobby-share-it = Share
# In a message to friends, before the link.
web-lobby-share = Will you play { $game } with me?
web-lobby-seats = Seats
web-lobby-seat-free = Seat { $number } is free
web-lobby-sit = Sit here
web-lobby-sit-too = Play this seat too
web-lobby-seat-bot = A bot
web-lobby-free = Free the seat of { $name }
web-lobby-leave = Leave the table
web-lobby-start-when = You can start when all seats are taken.
web-lobby-wait-players =
    { $n ->
        [one] Waiting for one more player.
       *[other] Waiting for { $n } more players.
    }
web-lobby-all-there = Everybody is there. You can start.
web-lobby-wait-host = Everybody is there. The host will start the game.
web-lobby-seat-lost = The host has freed your seat. Take another one, or ask for a new invitation.
web-lobby-take-a-seat = There is a free seat. Sit down to play.
web-lobby-only-looking = You are looking on. To play, ask the host for the link.
web-lobby-plays-by = This table plays by
web-lobby-rest-usual = Everything else is as usual.
web-lobby-is-open = open to everybody
web-lobby-is-closed = by invitation
web-lobby-is-watched = others may watch
web-lobby-is-private = nobody else watches
web-lobby-is-hinted = hints allowed
web-lobby-is-unhinted = no hints
web-lobby-is-rated = rated
web-lobby-is-patient = patience: { $time }

## Invitations

web-lobby-invited = { $host } invites you to play { $game }
web-lobby-dead = This link leads to no table
web-lobby-join-this = Join the table
web-lobby-join-full = All seats are taken
web-lobby-join-full-what = Ask the host to make room, or make a table of your own. If a seat becomes free, this link works again.
web-lobby-join-begun = The game has begun
web-lobby-join-begun-what = Nobody can join it any more. Make a table of your own, or ask for the next game.
web-lobby-join-over = The game is over
web-lobby-join-over-what = This invitation has served its purpose. Make a table of your own, and invite the others.

## Yourself

web-lobby-me = You
web-lobby-devices = On other devices
web-lobby-password = Password
web-lobby-password-how = A password makes your name an account: you can log in anywhere and go on with your games. Without it they live in this browser only.
web-lobby-password-change = Your name is an account. A new password ends the sessions on all other devices.
web-lobby-password-old = Password so far
web-lobby-password-new = New password
web-lobby-password-hint = At least { $shortest } characters.
web-lobby-password-set = Set the password
web-lobby-password-kept = The password is set. Other devices have to log in again.
web-lobby-log-in = Log in
web-lobby-log-in-how = With the name and the password of your account.
web-lobby-log-in-leaves = With the name and the password of your account. You then leave { $name }, who has no password, and cannot come back to those games.
web-lobby-logged-in = You are logged in.
web-lobby-log-out = Log out
web-lobby-log-out-how = Your games stay. Log in again with your name and your password.
web-lobby-log-out-guest = Without a password you cannot come back to your games. Set one first.
web-lobby-logged-out = You are logged out.
web-lobby-look-and-feel = How it looks and moves
web-lobby-theme = Colours
web-lobby-theme-system = As the device
web-lobby-theme-light = Light
web-lobby-theme-dark = Dark
web-lobby-motion = Motion
web-lobby-motion-how = Pieces glide and fall. If your device asks for less motion, they never do.
web-lobby-on = On
web-lobby-off = Off

## About

web-lobby-about-what = Board games exactly as their rulebooks describe them: every move is checked against the rules, and every refusal names the paragraph.
web-lobby-about-independent = Independent
web-lobby-about-independent-text = rulewright belongs to none of the authors and publishers of these games, and none of them has any part in it. The names of the games and the numbers of their rules are theirs. It contains none of their text and none of their art: every sentence, drawing and line of code is our own.
web-lobby-about-known = What is known, and what is ours
web-lobby-about-known-text = The rules follow the rulebooks that were published, in all their editions. Much of the printed material could not be known from them: the maps and tokens of Termites, and maps, cards and tokens of Cry Havoc, are our own design where nothing is known. The reference says of every piece where it comes from and how certain it is.
web-lobby-reference = Cards and pieces: { $game }
web-lobby-about-fair = Fair shuffles
web-lobby-about-fair-text = Before a game begins, the server commits itself to the seed of all its shuffles. When it is over, the seed is shown, and anybody can check with the journal that no card was chosen by hand. What you may not see never leaves the server.
web-lobby-about-licence = Licence
web-lobby-about-licence-text = rulewright is free software under the Apache License 2.0. You may run your own server, change it and pass it on.
web-lobby-about-privacy = What the server keeps
web-lobby-about-privacy-text = The name you choose, a scrambled password if you set one, and the games you play, move by move. One cookie says who you are, another protects you from forged requests; your options and settings stay in this browser. No address, no tracking, no advertising, and no request to any other server.
