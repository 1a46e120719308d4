### What cannot be done, and what to do instead (English). For every game.
### Words in quotation marks and lists of what is known stay as the person or the file has them.

## Names

# For a seat whose player has no name. $number: counted from 1.
player-nameless = Player { $number }
# Someone whose account was deleted.
player-left = Deleted player

## What was asked for

language-unknown = Unknown language “{ $name }”. Choose from: { $known }.
game-unknown = Unknown game “{ $name }”. Choose from: { $known }.
package-twice = Several packages provide “{ $name }”: { $packages }. Uninstall all but one of them.
# $why: what went wrong, as Python or the next two texts have it.
package-broken = “{ $name }” from the package { $package } cannot be loaded. Update the package or uninstall it. Reason: { $why }
package-no-game = { $value } is not a game.
package-other-name = A game that calls itself “{ $own }” is registered as “{ $name }”. Both must be the same, in lowercase letters, digits and hyphens.
players-number = The number of players cannot be { $players }. Choose a number from { $least } to { $most }.
option-unknown = Unknown option “{ $name }”. Choose from: { $known }.
option-value = “{ $value }” is not a valid value for the option { $name }. Valid values: { $known }.
rule-unknown = Unknown rule “{ $asked }”. Similar: { $near }.
# $count: in how many paragraphs it stands. $said: the first of them.
rule-no-number = “{ $asked }” is not a rule, chapter or game. Ask for a rule such as { $example }, a chapter such as { $chapter }, or a game: { $known }. { $count ->
        [0] { "" }
       *[other] Rules that mention “{ $asked }”: { $said }.
    }
board-never = { $game } cannot be played on a board from a file. Leave out --board.

## Actions

# $paragraph: of the rules; the reason is shown beside it.
refused = The rules do not allow that ({ $paragraph }).
why-game-over = The game is over. There is nothing left to do.
# $player: who is asked.
why-not-your-turn = It is { $player }’s turn. Wait for yours.
# $prompt: what is asked.
why-not-now = Not now. { $prompt }
action-verb = Unknown move “{ $verb }”. Valid moves: { $known }.
action-argument = “{ $verb }:{ $argument }” is not possible at this table. Choose a move from the list.
undo-nothing = There is nothing to undo.
undo-not-yours = The last move was not yours. You can only undo your own.
undo-chance = You cannot undo this: something random has happened since.
undo-revealed = You cannot undo this: your last move revealed something hidden.

## Saved games

# $why: the operating system's words.
file-exists = { $file } already exists and will not be overwritten. Choose another name.
file-missing = { $file } does not exist. Check its name and folder.
file-is-folder = { $file } is a folder. Name a file in it.
file-unreadable = Cannot read { $file }: { $why }
journal-not-text = { $file } is not a saved game: it is not UTF-8 text. Choose another file.
journal-not-json = Line { $line } of { $file } is not JSON. It is damaged, or the file is not a saved game: use an intact copy.
journal-empty = { $file } contains no game. Choose another file.
journal-header = { $file } does not begin like a saved game. Choose another file, or an intact copy.
journal-export = { $file } is a game as one seat saw it, not the whole game. You can read it, but not check or resume it: use the saved game itself.
journal-format = { $file } is saved in format { $format }, but this version of the program reads format { $known }. Use the version that saved it.
journal-version = { $file } was played with version { $version } of the rules, which is not installed. Use the version of the program that saved it, or a later one that still has these rules.
journal-seed = The seed in { $file } is not the one that was committed to at the start: the file has been changed. Use an intact copy.
journal-pack = The content pack { $pack } is not the one that { $file } was played with. Put back the files of that pack.
journal-pack-missing = { $file } was played with the pack in { $pack }, which is no longer there. Put it back, or say where it is now: rulewright verify --pack FOLDER FILE
journal-torn = Line { $line }, the last of { $file }, was cut off while it was being written, so the move never counted. You can continue the game without it.
journal-changed = Line { $line } of { $file } does not follow from the lines before it: something was changed, removed or moved. Use an intact copy.
journal-illegal = Line { $line }: the rules do not allow “{ $action }” there ({ $paragraph }). The file has been changed: use an intact copy.
# $why: one of the messages of this file.
journal-line = Line { $line } cannot be replayed. { $why }
journal-entry = It does not contain a valid move: use an intact copy of the file.

## Chance

chance-impossible = “{ $outcome }” cannot come up there: use an intact copy of the file.
chance-missing = A random outcome is missing there: use an intact copy of the file.
chance-no-seed = This copy of the game has no seed: you can replay it, but not continue it. Use the table’s own file.
chance-not-of-seed = “{ $outcome }” does not come from the seed: the file has been changed. Use an intact copy.
