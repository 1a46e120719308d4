### The pages before a game: the lobby, a new table, the gathering, invitations, one's own games and settings (English).

## The lobby

web-lobby-title = Board games, exactly by the rules.
web-lobby-promise = Play in your browser, no account needed. If a move isn’t allowed, you’ll see why.
web-lobby-players-always =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
web-lobby-options = Options
# $game: its title.
web-lobby-options-of = Options for { $game }
web-lobby-rules-of = Rules of { $game }
web-lobby-learn-of = Learn { $game }
web-lobby-puzzles-of = { $game } puzzles
web-lobby-play = Play now
# $n: how many bots. $bot: what they are called. $players: how many play, all told.
web-lobby-play-how =
    against { $n ->
        [one] { $bot }
       *[other] { $n } × { $bot }
    }, { $players } players, default rules
web-lobby-invite-how = { $players } players, default rules
web-lobby-against = Your opponent
web-lobby-invite = Invite friends
web-lobby-same = Same screen
web-lobby-foot = rulewright is independent of the games’ authors and publishers. Drawings, texts and code are our own, and so are all maps, cards and tokens whose originals we don’t know.
web-lobby-about = About rulewright

## Tables in lists

web-lobby-mine = My games
web-lobby-mine-none = No games yet. Play now against bots, or invite friends: you’ll find your games here.
web-lobby-mine-over = You aren’t playing anything right now. Start a new game above.
web-lobby-mine-nobody = You haven’t played in this browser yet. Play a game, or log in to find the games you started elsewhere.
web-lobby-all =
    { $n ->
        [one] Show it
       *[other] Show all
    }
web-lobby-open = Open tables
web-lobby-open-none = No one is waiting for players right now. Create an open table under “Options” so that others can join you.
web-lobby-watch = Games to watch
web-lobby-watch-none = No open games are being played right now.
web-lobby-nobody = No one yet
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
web-lobby-you-won =
    { $points ->
        [one] you won with { $points } point
       *[other] you won with { $points } points
    }
# $points: of the winner. $own: of the reader.
web-lobby-they-won = { $player } won, { $points } to { $own }
web-lobby-gave-up = you resigned
web-lobby-kept = a bot is playing for you
web-lobby-deserted = everyone has left
web-lobby-join = Join
# $names: of those who sit there.
web-lobby-join-at = Join { $names }
web-lobby-look = Watch
web-lobby-look-at = Watch { $names }
web-lobby-replay = Watch the replay
web-lobby-group-turn = Your turn
web-lobby-group-wait = Waiting for others
web-lobby-group-gather = Not started yet
web-lobby-group-left = Games you left
web-lobby-group-over = Finished
web-lobby-no-turn = No one is waiting for you.

## Names

web-lobby-player = Player { $number }
web-lobby-name = Name
web-lobby-name-of = Name of player { $number }
web-lobby-name-hint = 1 to { $longest } visible characters.
# $length: how many there are.
web-lobby-name-long = That’s { $length } characters; the limit is { $longest }.
web-lobby-name-or-guest = or stay a guest
web-lobby-your-name = Your name
web-lobby-your-name-how = Other players see it. Tables you have already joined keep your old name.
web-lobby-name-kept = Name saved.
web-lobby-keep = Save

## Same screen

web-lobby-same-title = { $game } on one screen
web-lobby-same-how = Pass the device around. A curtain hides every hand until the next player is ready.
web-lobby-people = People
web-lobby-bots-beside = Bots
web-lobby-start = Start the game

## A new table

web-lobby-new = { $game }: new table
web-lobby-who = Who plays
web-lobby-how-many = Players
web-lobby-with = Playing with you
web-lobby-with-bots = Bots
web-lobby-with-friends = Friends by link
web-lobby-you = You
web-lobby-seat = Who takes seat { $number }
web-lobby-who-friend = Someone with the link
web-lobby-who-here = Someone on this device
# $level: of $most, the weakest first.
web-lobby-bot-option = { $bot } ({ $level } of { $most })
web-lobby-friend-chooses = Chooses a side when joining.
# $side: swarm or faction.
web-lobby-side-of = { $side } for seat { $number }
web-lobby-the-game = The game
# $name: of the pack.
web-lobby-pack = Content pack
web-lobby-packs = My packs
web-lobby-pack-own = { $name }: { $title } (mine)
web-lobby-pack-usual = { $name } (comes with the game)
web-lobby-rulings = Rule interpretations
web-lobby-rulings-usual = all default
web-lobby-rulings-changed = { $n } changed
web-lobby-rulings-how = The defaults follow the rulebook. Where it leaves a gap, or its editions differ, you choose how to play.
web-lobby-edition-sets = Sets the interpretations below. You can still change each one.
web-lobby-by-edition = from this edition
web-lobby-changed = changed by you
web-lobby-the-table = The table
web-lobby-term-open = Open to everyone
web-lobby-term-open-how = Listed in the lobby, where anyone can join. Otherwise only people with your link can.
web-lobby-term-watched = Spectators allowed
web-lobby-term-watched-how = They see what is face up, never a hand. Open tables can always be watched.
web-lobby-term-hints = Hints allowed
web-lobby-term-hints-how = On your turn you can ask for good moves and the reasons for them. The other players aren’t told.
web-lobby-term-rated = Rated
web-lobby-term-rated-how = People only, one seat each, no hints, no undo requests.
web-lobby-term-patience = Turn time limit
web-lobby-term-patience-how = When it runs out, a bot may take over for a player who is away. For a game at your own pace, choose days.
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
web-lobby-make-and-invite = Create table and invite
web-lobby-defaults = Reset to defaults

## Before the start

web-lobby-table = { $game } table
web-lobby-invitation = Invite with this link
web-lobby-invitation-how = Send it to the people you want to play with. Anyone who opens it can take a seat, no account needed.
web-lobby-copy = Copy link
web-lobby-copied = Copied. Now send it to your friends.
web-lobby-copy-yourself = The link is selected, ready to copy.
web-lobby-share-it = Share
# In a message to friends, before the link.
web-lobby-share = Want to play { $game } with me?
web-lobby-seats = Seats
web-lobby-seat-free = Seat { $number } is free
web-lobby-sit = Sit here
web-lobby-sit-too = Play this seat too
web-lobby-seat-bot = A bot
web-lobby-free = Remove { $name }
web-lobby-leave = Leave the table
web-lobby-start-when = You can start when all seats are taken.
web-lobby-wait-players =
    { $n ->
        [one] Waiting for one more player.
       *[other] Waiting for { $n } more players.
    }
web-lobby-all-there = Everyone is here. You can start.
web-lobby-wait-host = Everyone is here. The host will start the game.
web-lobby-seat-lost = The host removed you from your seat. Take another one, or ask for a new invitation.
web-lobby-take-a-seat = There is a free seat. Sit down to play.
web-lobby-only-looking = You’re watching. To play, ask the host for a seat.
web-lobby-plays-by = Table options
web-lobby-rest-usual = Everything else is set to default.
web-lobby-is-open = open to everyone
web-lobby-is-closed = by invitation
web-lobby-is-watched = spectators allowed
web-lobby-is-private = no spectators
web-lobby-is-hinted = hints allowed
web-lobby-is-unhinted = no hints
web-lobby-is-rated = rated
web-lobby-is-patient = turn time limit: { $time }

## Invitations

web-lobby-invited = { $host } invites you to play { $game }
web-lobby-dead = This link doesn’t lead to a table
web-lobby-join-this = Join the table
web-lobby-join-full = All seats are taken
web-lobby-join-full-what = Ask the host to make room, or create your own table. If a seat opens up, this link will work again.
web-lobby-join-begun = The game has started
web-lobby-join-begun-what = You can no longer join it. Create your own table, or ask to join the next game.
web-lobby-join-over = The game is over
web-lobby-join-over-what = This invitation has expired. Create your own table and invite the others.

## Yourself

web-lobby-me = You
web-lobby-devices = Other devices
web-lobby-password = Password
web-lobby-password-how = A password turns your name into an account: you can log in anywhere and continue your games. Without one, they live in this browser only.
web-lobby-password-change = You have an account. A new password logs you out on all other devices.
web-lobby-password-old = Current password
web-lobby-password-new = New password
web-lobby-password-hint = At least { $shortest } characters. Several words are easy to remember and hard to guess.
web-lobby-password-set = Set password
web-lobby-password-kept = Password saved. Other devices have to log in again.
web-lobby-log-in = Log in
web-lobby-log-in-how = Use the name and password of your account.
web-lobby-log-in-leaves = Use the name and password of your account. You’ll lose access to the games you played as { $name }, because that name has no password.
web-lobby-logged-in = You’re logged in.
web-lobby-log-out = Log out
web-lobby-log-out-how = Your games are kept. Log in again with your name and password.
web-lobby-log-out-guest = Without a password you can’t get back to your games. Set one first.
web-lobby-logged-out = You’re logged out.
web-lobby-password-lost = Lost your password? The server admin can give you a link to set a new one.
web-lobby-sessions = Where you’re logged in
# A session: what the browser or the program calls itself.
web-lobby-session-unknown = Unknown device
web-lobby-session-here = this browser
web-lobby-session-end = Log out
web-lobby-session-end-which = Log out { $name }
web-lobby-sessions-end = Log out everywhere else
web-lobby-recover = Set a new password
web-lobby-recover-how = Choose a new password for your account. All your other devices will have to log in again.
web-lobby-look-and-feel = Appearance
web-lobby-theme = Colours
web-lobby-theme-system = System
web-lobby-theme-light = Light
web-lobby-theme-dark = Dark
web-lobby-motion = Animations
web-lobby-motion-how = Off if your device is set to reduce motion.
web-lobby-on = On
web-lobby-off = Off

## About

web-lobby-about-what = Board games exactly as their rulebooks describe them. Every move is checked against the rules, and when one isn’t allowed, you’re told which rule says so.
web-lobby-about-independent = Independent
web-lobby-about-independent-text = rulewright is not affiliated with the authors or publishers of these games, and none of them is involved in it. The names of the games and the numbers in their rules are theirs. It contains none of their text or art: every sentence, drawing and line of code is our own.
web-lobby-about-known = What is known, and what is ours
web-lobby-about-known-text = The rules follow the published rulebooks, in every edition that we have. But the books don’t tell us everything about the printed material: where nothing is known, maps, cards and tokens are our own design. The reference says where every piece comes from and how certain that is.
web-lobby-reference = Cards and pieces: { $game }
web-lobby-about-fair = Fair shuffles
web-lobby-about-fair-text = Before a game begins, the server commits to the seed of all its shuffles. After the game the seed is revealed, and anyone can check against the journal that no card was picked by hand. What you aren’t allowed to see never leaves the server.
web-lobby-about-licence = Licence
web-lobby-about-licence-text = rulewright is free software under the Apache License 2.0. You may run your own server, change the code and share it.
web-lobby-about-privacy = What the server keeps
web-lobby-about-privacy-text = The name you choose, where you’re logged in, the games you play, move by move, your packs, and what you write in chats. If you set a password, also its hash and your progress. One cookie says who you are, another protects you from forged requests, and if you have a password, a third recognises this browser, so that other people’s wrong guesses don’t keep you waiting. Your options and settings stay in this browser. No email or IP addresses, no tracking, no ads, and no requests to any other server.

## One's own data

web-lobby-more = Show more
web-lobby-own-data = Your data
web-lobby-copy-how = Everything this server keeps about you, as a file: your name, where you’re logged in, your progress, your packs, your tables, and what you did and wrote there.
web-lobby-copy-get = Download a copy
# $left: what stands in the place of the name afterwards.
web-lobby-delete-how = This is permanent. You resign from games in progress. Your packs are deleted, and so are tables that no one else has joined and those of yours that haven’t started. At all others, your name becomes “{ $left }”, and the other players keep the game.
web-lobby-delete = Delete my account
web-lobby-delete-guest = Delete my name and games
web-lobby-delete-sure = Yes, delete permanently
web-lobby-delete-not = Cancel
web-lobby-deleted = Your data has been deleted.
# $names: of those who sit at the table.
web-lobby-remove-at = Remove the game with { $names }
web-lobby-remove = Remove this game
web-lobby-remove-hide = Hide it
web-lobby-remove-hide-how = It disappears from your list. The others keep it in theirs.
web-lobby-remove-delete = Delete it
web-lobby-remove-delete-how = It is deleted permanently, along with its replay.
web-lobby-hidden = Hidden games
web-lobby-hidden-none = You haven’t hidden any games.
web-lobby-hidden-show = Show hidden games
web-lobby-unhide = Show again
web-lobby-unhide-at = Show the game with { $names } again

## A first game

web-first-game = First game
# $bot: the easiest one.
web-first-game-how = with a coach, against { $bot }
