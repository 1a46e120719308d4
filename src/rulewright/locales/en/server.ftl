### What a server cannot do, and what to do instead (English). For people at its tables, and for those who run it.
### Words in quotation marks, addresses and lists of what is known stay as they are.

## Who asks

server-no-name = You have no name here yet. Choose one first.
server-name-bad = That is not a valid name. It needs at least one character, and all characters must be visible.
server-name-taken = The name “{ $name }” is taken, or looks too much like one that is. Choose another one, or log in if it is yours.
server-login-wrong = Wrong name or password. Check both and try again.
server-logged-out = You have been logged out here. Log in again to continue.
server-password-common = This password is too easy to guess. Use several words, or let a password manager make one up.
# $seconds: how long.
server-guessed-too-often =
    { $seconds ->
        [one] Too many wrong passwords. Wait a second, then try again.
       *[other] Too many wrong passwords. Wait { $seconds } seconds, then try again.
    }
server-recovery-over = This link is no longer valid: it works once, and for one day. Ask the server admin for a new one.
server-csrf = We couldn’t verify that this request came from you. Reload the page and try again.
server-origin = This request comes from another site’s page. Open the game at its own address.
server-not-json = Send this as JSON, with the header Content-Type: application/json.
server-busy = The server is busy right now. Try again in a few seconds.

## What was asked for

# $why: the words of the library that read it.
server-bad-request = Invalid request: { $why }
server-bad-message = Invalid message: { $why }
server-method = You can’t do that at this address. See /api/schema for what you can do.
server-too-large = Request too large. Send less.
server-too-often =
    Too many requests. { $minutes ->
        [one] Wait a minute
       *[other] Wait { $minutes } minutes
    } and try again.
server-not-http = Invalid request. Send HTTP/1.1, with an address in ASCII.
server-not-utf8 = This request contains text that is not UTF-8. Correct it and send it again.
server-too-late = The rest of this request did not arrive in time. Send it again.
server-head-too-large = The address and headers of this request are too long. Delete this site’s cookies, or send less.
server-too-many-sockets = You have too many pages of this server open. This one was the oldest and is no longer live: close others, then reload it.
# $most: how many there may be.
server-too-many-gathering =
    { $most ->
        [one] One of your tables is still waiting for players. Start or delete it first.
       *[other] { $most } of your tables are still waiting for players. Start or delete one of them first.
    }
server-copy-asked = Your copy is already on its way. Wait until it arrives.
server-page-unknown = There is nothing at this address. Check for typos.
server-table-unknown = This table does not exist. Check the address, or choose another table.
server-invitation-unknown = This invitation doesn’t lead to a table. Check that the link is complete, or ask for it again.
server-pack-unknown = Unknown content pack “{ $name }”. Choose from: { $known }.
server-pack-gone = This pack does not exist here. It may have been deleted; ask the person who gave you the link.
server-packs-many = You have reached the pack limit ({ $most }). Delete one first.
server-packs-large = Your packs with all their versions would take more than { $most } KB. Delete one first.
server-progress-full = This is more progress than the server stores for one person. Nothing was changed.
server-workshop-never = Packs of { $game } cannot be corrected here.
server-workshop-kind = There is no kind of part called “{ $kind }”.
server-workshop-place = { $place } cannot be changed in the workshop.
server-workshop-value = What you entered at { $place } is too long, or cannot be stored in a pack.
server-workshop-large = Your draft would take more than { $most } KB. Make a version of it first.
server-workshop-unsound = The draft has errors. Correct them first; nothing was lost.
server-bot-unknown = Unknown bot “{ $name }”. Choose from: { $known }.
# $most: how many there may be.
server-bot-games =
    { $most ->
        [one] You already have a game that only bots are playing, which is the limit. Wait until it is over.
       *[other] You already have { $most } games that only bots are playing, which is the limit. Wait until one of them is over.
    }
# $option: as the game calls it.
server-seating-by-seat = Sides are chosen at the table, seat by seat. Leave out the option { $option }.

## Seats

# $number: counted from 1.
server-seat-unknown = There is no seat { $number }. Choose one from 1 to { $seats }.
server-seat-taken = Seat { $number } is taken. Choose another one.
server-seat-beyond = Seat { $number } is taken. Free it first, then you can reduce the number of players.
server-seat-empty = Seat { $number } is empty. Choose a seat that is taken.
server-table-full = All seats at this table are taken. Choose another table, or create one.
# $players: how many sit at it.
server-too-many-seats =
    { $players ->
        [one] This table has only one seat
       *[other] This table has only { $players } seats
    }, too few for the seats, bots, names or sides you asked for. Ask for fewer, or for a larger table.
server-not-invited = This table is by invitation only. Ask its host for the link.
server-not-your-seat = Seat { $number } is not yours. Choose one of yours.
server-not-a-player = Only players at this table can do that, and you have no seat here.
server-not-watched = Only players can see this table. Ask its host for an invitation.
server-only-host = Only the host of this table can do that. Ask the host.
server-rated-one-seat = In a rated game everyone has one seat, and you already have yours. To change seats, leave it first.
server-rated-no-bots = You can’t add bots to a rated game. Wait for people, or create a table that isn’t rated.
server-rated-leave = This game is rated: if you leave, you lose it. If you really want to, resign.
server-rated-here = { $player } may be at the table. In a rated game, a bot takes over only if the player is certainly away, or has still not moved a day after the time limit.
server-gave-up = You resigned from this game, and a bot plays in your place. You can watch how it ends.
server-still-playing = You are still playing there. Leave the game before you hide it.
server-not-yours-alone = Others have sat at this table, so it is theirs too. You can hide it from your list.

## The course of a game

server-has-started = You can only do that before the game starts, and this one has started. Create a new table instead.
server-not-started = The game has not started yet. Wait until the host starts it.
server-game-over = The game is over. To play again, ask for a rematch or create a new table.
server-not-over = The game is not over yet. Play it to the end first.
# $free: how many.
server-seats-free =
    { $free ->
        [one] One seat is
       *[other] { $free } seats are
    } still free. Wait for players, or add bots.
server-stale = Something has changed at the table. Look again, then choose.
# $rules, $known: versions, of the table and of this server. They may be the same: then the pack has changed.
server-rules-missing = This game uses version { $rules } of the rules and the pack “{ $pack }” as it was when the game began, and this server is missing at least one of them. Nothing is lost: the game opens again as soon as the server runs a version of rulewright that has both. Please tell the server admin.

## Bots for those who are away

server-seat-kept = A bot is playing for you. Take your seat back first.
server-seat-kept-already = A bot is already playing in seat { $number }. There is nothing more to do.
server-nothing-kept = No bot is playing for you: you are playing your seat yourself, or you have no seat here.
# $minutes: how many are left.
server-not-absent =
    { $player } still has time. A bot can take over if there is no answer for another { $minutes ->
        [one] minute
       *[other] { $minutes } minutes
    }.

## Hints

server-no-hints = There are no hints at this table.
server-hint-asked = You have already asked for a hint. Wait for the answer.
server-hint-failed = No hint is available right now. The game continues; ask again in a moment.
server-review-asked = You already have a review running. Start the next one when it is done.
server-reviews-full = Too many games are being reviewed right now. Try again in a few minutes.
server-games-never = This server has no bots, so these games can’t be played.
server-games-asked = Bots are already playing games for you. Wait until they finish.
server-review-failed = This game can’t be reviewed right now. Try again later.
server-branch-over = The game was over by then. Choose an earlier moment to play on from.
server-branch-fixed = This game continues from another one, so its players and sides are already set.

## Talking

server-chat-nobody = There is no one here to read this. Wait until someone else sits at the table.
server-chat-empty = This message is empty. Write something, or choose a phrase.
# $most: how many.
server-chat-often =
    { $most ->
        [one] You have written a message in the last minute. Wait a moment, then try again.
       *[other] You have written { $most } messages in the last minute. Wait a moment, then try again.
    }

## Undo

server-undo-rated = Rated games have no undo requests. You can only undo a move that has revealed nothing.
server-undo-asked = { $player } is asking to undo. Wait until everyone has answered.
server-undo-declined = You have asked to undo too often. You can ask again once the game has moved on.
server-undo-nobody-asks = No one is asking to undo, so there is nothing to answer.
server-undo-own = You are the one asking. Wait until the others have answered.
# Of another seat of the same person. $player: who sits there.
server-undo-other-seat = { $player }’s last move

## Looking back

server-replay-not-yet = While the game is in progress, you can only replay it from your own seat. Wait until it is over to see the others’ views.

## The server

# $document: the address of the OpenAPI document.
server-no-pages = The web pages of this server have not been built, so there is nothing to see. The server admin can build them with “make web”, or install the server again without RULEWRIGHT_NO_WEB, and restart it. Programs can still play: see { $document }.
server-fault = Internal error: this is the server’s fault, not yours. Try again; if it happens again, tell the server admin.
server-store-unavailable = The server can’t reach its database right now. Wait a moment, check what was saved, and try again.
server-stopping = The server is shutting down. Try again in a minute.

## For those who run it

# $address: without its password.
server-database-address = “{ $address }” is not a valid database address. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
# $why: the words of the database or of the operating system.
server-database-unreachable = Can’t use the database { $address }. Check that it exists and that you have access: { $why }
# $revision: as the database calls its shape.
server-database-newer = This database was created by a newer version of the program (revision { $revision }). Use that version, or another database.
# $process: the number of the other server's process.
server-database-in-use = Another server is already using the database { $file }: process { $process }. Stop that one, or give this one another file with --database.
server-metrics-private = These metrics are for the server admin only. Ask for them on the server’s own machine, or with the token from RULEWRIGHT_METRICS_TOKEN.
server-bus-address = “{ $address }” is not a valid Redis address. Write redis://HOST:PORT.
server-workers-need-bus = { $workers } workers need a Redis server to communicate. Give its address with --bus, or leave out --workers.
server-public-address = “{ $address }” is not a valid web address. Start it with https:// or http://.
