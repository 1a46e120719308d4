### What a server cannot do, and what to do instead (English). For people at its tables, and for those who run it.
### Words in quotation marks, addresses and lists of what is known stay as they are.

## Who asks

server-no-name = You have no name here yet. Choose one first.
server-name-bad = That is no name. It needs at least one character, and all of them must be visible.
server-name-taken = The name “{ $name }” belongs to somebody already. Choose another one, or log in if it is yours.
server-login-wrong = The name or the password is wrong. Check both and try again.
server-csrf = It is not certain that this request comes from you. Reload the page and try again.
server-origin = This connection comes from the page of another site. Open the game at its own address.

## What was asked for

# $why: the words of the library that read it.
server-bad-request = Something in this request does not fit. Correct it and send it again: { $why }
server-bad-message = Something in this message does not fit. Correct it and send it again: { $why }
server-method = That cannot be done at this address. See /api/schema for what can.
server-too-large = That is too much at once. Send less.
server-too-often = These are too many requests in a short time. Wait a minute and try again.
server-page-unknown = There is nothing at this address. Check it for typing errors.
server-table-unknown = There is no such table. Check the address, or choose another table.
server-invitation-unknown = No table belongs to this invitation. Check that the link is complete, or ask for it again.
server-pack-unknown = There is no content pack “{ $name }”. Choose one of: { $known }.
server-bot-unknown = There is no bot “{ $name }”. Choose one of: { $known }.
# $option: as the game calls it.
server-seating-by-seat = Who plays which side is chosen at the table, seat by seat. Leave out the option { $option }.

## Seats

# $number: counted from 1.
server-seat-unknown = There is no seat { $number }. Choose one from 1 to { $seats }.
server-seat-taken = Seat { $number } is taken. Choose another one.
server-seat-empty = Nobody sits in seat { $number }. Choose a seat that is taken.
server-table-full = All seats of this table are taken. Choose another table, or make one.
# $players: how many sit at it.
server-too-many-seats =
    { $players ->
        [one] This table has one seat
       *[other] This table has { $players } seats
    }, which is too few for so many seats of your own, bots, names or sides. Ask for fewer, or for a larger table.
server-not-invited = This table is by invitation only. Ask its host for the link.
server-not-your-seat = Seat { $number } is not yours. Choose one of your own.
server-not-a-player = Only players of this table can do that, and you have no seat at it.
server-not-watched = Only players can see this table. Ask its host for an invitation.
server-only-host = Only the host of this table can do that. Ask the host.
server-rated-one-seat = In a rated game everybody has one seat, and you have yours. For another one, leave it first.
server-rated-no-bots = Bots do not play in rated games. Wait for people, or make a table that is not rated.

## The course of a game

server-has-started = The game has started, and that can only be done before. Make a new table for it.
server-not-started = The game has not started yet. Wait until the host starts it.
server-game-over = The game is over. To play again, ask for a rematch or make a new table.
server-not-over = The game is not over yet. Play it to the end first.
# $free: how many.
server-seats-free =
    { $free ->
        [one] One seat is
       *[other] { $free } seats are
    } still free. Wait for players, or seat bots.
server-stale = Something has changed at the table. Look at it again, then choose.
# $rules, $known: versions, of the table and of this server. They may be the same: then the pack has changed.
server-rules-changed = This table was made with version { $rules } of the rules and with the pack { $pack } as it was then. Here are version { $known } and the pack of today, so the game cannot go on. Make a new table, or ask whoever runs the server for the old version.

## Bots for those who are away

server-seat-kept = A bot is playing for you. Come back to your seat first.
server-seat-kept-already = A bot is playing in seat { $number } already. There is nothing more to do.
server-nothing-kept = No bot is playing for you: your seat is yours, or you have none here.
# $minutes: how many are left.
server-not-absent =
    { $player } still has time. A bot can take over if no answer comes for another { $minutes ->
        [one] minute
       *[other] { $minutes } minutes
    }.

## Hints

server-no-hints = There are no hints at this table. Trust your own judgement.
server-hint-asked = You have asked for a hint already. Wait for the answer.
server-hint-failed = No hint can be found just now. The game goes on; ask again in a moment.

## Taking back

server-undo-rated = In a rated game nobody is asked to let you take back more. You can only undo what has revealed nothing.
server-undo-asked = { $player } is asking to take something back. Wait until everybody has answered.
server-undo-nobody-asks = Nobody is asking to take anything back, so there is nothing to answer.
server-undo-own = It is you who is asking. Wait until the others have answered.
# Of another seat of the same person. $player: who sits there.
server-undo-other-seat = Take back the last action of { $player }.

## Looking back

server-replay-not-yet = As long as the game goes on, you can look back only from your own seat. Wait for its end to see the others.

## The server

# $document: the address of the OpenAPI document.
server-no-pages = The pages of this server have not been built, so there is nothing to look at. Whoever runs it can build them with “make web”, or install the server again without RULEWRIGHT_NO_WEB, and restart it. Programs can play: what they are offered stands in { $document }.
server-fault = This is a fault of the server, not yours. Try again; if it comes back, tell whoever runs the server.
server-store-unavailable = The server cannot reach its database now. Wait a moment, look at what has been kept, and try again.
server-stopping = The server is being stopped. Try again in a minute.

## For those who run it

# $address: without its password.
server-database-address = “{ $address }” is no address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
# $why: the words of the database or of the operating system.
server-database-unreachable = The database { $address } cannot be used. Check that it is there and that you may use it: { $why }
# $revision: as the database calls its shape.
server-database-newer = The database was made by a newer version of the program (revision { $revision }). Use that version, or another database.
server-bus-address = “{ $address }” is no address of a Redis server. Write redis://HOST:PORT.
server-workers-need-bus = { $workers } workers need a Redis server, so that they hear of each other. Give its address with --bus, or leave out --workers.
server-public-address = “{ $address }” is no address for a browser. Begin it with https:// or http://.
