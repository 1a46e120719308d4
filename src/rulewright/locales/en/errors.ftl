### What cannot be done, and what to do instead (English). For every game.
### Words in quotation marks and lists of what is known stay as the person or the file has them.

## Names

# For a seat whose player has no name. $number: counted from 1.
player-nameless = Player { $number }

## What was asked for

language-unknown = There is no language “{ $name }”. Choose one of: { $known }.
game-unknown = There is no game “{ $name }”. Choose one of: { $known }.
players-number = The number of players is { $players }, but must be from { $least } to { $most }.
option-unknown = There is no option “{ $name }”. Possible: { $known }.
option-value = “{ $value }” is no value of the option { $name }. Possible: { $known }.
rule-unknown = There is no paragraph “{ $asked }”. Near it: { $near }.
board-never = { $game } is not played on a board from a file. Leave out --board.

## Actions

# $paragraph: of the rules; the reason is shown beside it.
refused = The rules do not allow that ({ $paragraph }).
why-game-over = The game is over, nothing more can be done.
# $player: who is asked.
why-not-your-turn = It is { $player }'s turn. Wait until you are asked.
# $prompt: what is asked.
why-not-now = Not now. { $prompt }
action-verb = “{ $verb }” is not something one can do. Possible: { $known }.
action-argument = “{ $verb }:{ $argument }” means nothing at this table. Choose from the list of what can be done.
undo-nothing = There is nothing to take back.
undo-not-yours = The last action was not yours. You can only take back your own.
undo-chance = Chance has had its say since your last action, so it can no longer be taken back.
undo-revealed = Your last action has shown something hidden, so it can no longer be taken back.

## Saved games

# $why: the operating system's words.
file-exists = { $file } is there already, and is not written over. Choose another name.
file-unreadable = { $file } cannot be read: { $why }
journal-not-text = { $file } is not a saved game: it is not UTF-8 text. Choose another file.
journal-not-json = Line { $line } of { $file } is not JSON. It is damaged, or the file is not a saved game: use an intact copy.
journal-empty = There is no game in { $file }. Choose another file.
journal-header = { $file } does not begin like a saved game. Choose another file, or an intact copy.
journal-export = { $file } is a game as one seat saw it, not the whole game. It can be read, but neither checked nor resumed: use the saved game itself.
journal-format = { $file } is saved in format { $format }, and this version of the program reads format { $known }. Use the version that saved it.
journal-version = { $file } was played by version { $version } of the rules, and here is version { $known }. Use the version of the program that saved it.
journal-seed = The seed in { $file } is not the one that was committed to at the start: the file has been changed. Use an intact copy.
journal-pack = The content pack { $pack } is not the one that { $file } was played with. Put back the files of that pack.
journal-torn = Line { $line }, the last of { $file }, was cut off while it was written, so that action never counted. The game can go on without it.
journal-changed = Line { $line } of { $file } does not fit the lines before it: something was changed, left out or moved. Use an intact copy.
journal-illegal = Line { $line }: the rules do not allow “{ $action }” there ({ $paragraph }). The file has been changed: use an intact copy.
# $why: one of the messages of this file.
journal-line = Line { $line } cannot be replayed. { $why }
journal-entry = It is not an action of a game: use an intact copy of the file.

## Chance

chance-impossible = Chance cannot bring “{ $outcome }” there: use an intact copy of the file.
chance-missing = An outcome of chance is missing there: use an intact copy of the file.
chance-no-seed = This copy of the game has no seed: it can be replayed, but not played on. Use the file of the table itself.
chance-not-of-seed = “{ $outcome }” is not what the seed brings there: the file has been changed. Use an intact copy.
