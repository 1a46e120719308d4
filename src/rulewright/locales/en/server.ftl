### What a server cannot do, and what to do instead (English). For people at its tables, and for those who run it.
### Words in quotation marks, addresses and lists of what is known stay as they are.

## Who asks

server-no-name = You have no name here yet. Choose one first.
server-name-bad = That cannot be a name. Choose one with at least one letter, and with visible characters only.
server-name-taken = The name “{ $name }” belongs to somebody else. Choose another one, or log in if it is yours.
server-login-wrong = Name and password do not match. Check both and try again.
server-csrf = It is not certain that this request came from you. Reload the page and try again.
server-origin = This connection comes from the page of another site. Open the game at its own address.

## What was asked for

# $why: the words of the library that read it.
server-bad-request = This request cannot be understood: { $why }
server-bad-message = This message cannot be understood: { $why }
server-method = That cannot be done at this address. Look up the method in the description of the interface.
server-too-large = That is too much at once. Send something shorter.
server-too-often = That was too often. Wait a minute, then try again.
server-page-unknown = There is nothing at this address. Check it, or start from the first page.
server-table-unknown = There is no such table. Check the address, or choose another table.
server-invitation-unknown = There is no table for this invitation. Check that the link is complete, or ask for a new one.
server-pack-unknown = There is no content pack “{ $name }”. Choose one of: { $known }.
server-bot-unknown = There is no bot “{ $name }”. Choose one of: { $known }.
# $option: the name of an option of the game.
server-seating-by-seat = Who plays what is chosen at the table, seat by seat. Leave out the option { $option }.

## Seats

# $seat, $seats: counted from 1.
server-seat-unknown = There is no seat { $seat }. The seats of this table go from 1 to { $seats }.
server-seat-taken = Seat { $seat } is taken. Choose another one.
server-seat-empty = Nobody sits in seat { $seat }. Choose a seat that is taken.
server-table-full = All seats of this table are taken. Choose another table, or make one.
server-not-invited = This table is by invitation. Ask its host for the link.
server-not-your-seat = Seat { $seat } is not yours. Choose one of your own.
server-not-a-player = You have no seat at this table. Only its players can do that.
server-not-watched = Only its players can see this table. Ask its host for an invitation.
server-only-host = Only the host of this table can do that. Ask the host.
server-rated-one-seat = In a rated game everybody has one seat, and you have yours already.
server-rated-no-bots = No bots can sit down for a rated game. Wait for people, or make a table that is not rated.

## The course of a game

server-has-started = The game has started already. That can only be done before it.
server-not-started = The game has not started yet. Wait until its host starts it.
server-game-over = The game is over. For another one, ask for a rematch or make a new table.
server-not-over = The game is not over yet. Play it to the end first.
# $free: how many.
server-seats-free =
    { $free ->
        [one] One seat is
       *[other] { $free } seats are
    } still free. Wait for more players, or let bots sit there.
server-stale = Something has changed at the table meanwhile. Look at it again, then choose.
# $rules: of the table. $known: of this server. One of the two, rules or pack, has changed, or both.
server-rules-changed = This table was made with version { $rules } of the rules and the pack { $pack } as it was then. This server has version { $known }, and perhaps another { $pack }, so the game cannot go on here. Make a new table.

## Bots for those who are away

server-seat-kept = A bot is playing for you. Come back to your seat first.
server-seat-kept-already = A bot is playing in seat { $seat } already.
server-nothing-kept = No bot is playing for you, so there is no seat to come back to.
# $seconds: how many are left.
server-not-absent =
    { $player } still has time. A bot can take over if no answer comes for { $seconds ->
        [one] one more second.
       *[other] { $seconds } more seconds.
    }

## Taking back

server-undo-rated = In a rated game nobody can ask to take back more.
server-undo-asked = { $player } has asked for something to be taken back. Answer that first.
server-undo-nobody-asks = Nobody asks for anything to be taken back, so there is nothing to answer.
server-undo-own = It was you who asked. Wait for the others to answer.

## Looking back

server-replay-not-yet = Until the game is over you can look back only from your own seat. Wait until it is.
server-journal-not-yet = The journal of this game is shown when it is over. Wait until then.

## The server itself

server-fault = This is a fault of the server, not yours. Nothing that was stored is lost. Try again; if it happens again, tell whoever runs the server.
server-store-unavailable = The server cannot reach its database just now. Try again in a moment, and look first whether your move is there.
server-stopping = The server is being stopped. Try again in a minute.

## For whoever runs it

# $address: without its password.
server-database-address = “{ $address }” is no address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
# $why: the words of the database or the operating system.
server-database-unreachable = The database { $address } cannot be used: { $why }
# $revision: of the database.
server-database-newer = The database was last used by a newer version of the program (its revision is { $revision }). Use that version, or another database.
server-bus-address = “{ $address }” is no address of a Redis server. Write redis://HOST:PORT.
# $workers: at least 2.
server-workers-need-bus = { $workers } workers need a Redis server to hear of each other. Give its address, or take one worker.
server-public-address = “{ $address }” is no address that people can open. Begin it with https:// or http://.
