### Lessons of all games (English). The texts of a game's lessons are in files of their own.

## What the page says of a move

lesson-other = That is allowed, but it is not what this step is about.
lesson-wants-move = This step asks for a move. Make it to continue.
lesson-wants-next = There is nothing to play here. Read on.
lesson-wants-answer = Choose one of the answers.
lesson-over = This lesson is over. Start it again, or take the next one.
lesson-changed = The lesson “{ $name }” has changed since you left it. Start it again.
lesson-unknown = There is no lesson “{ $name }”. Lessons of this game: { $known }.

## What can be wrong with the file of a lesson

lesson-file-name = “{ $name }” is not a name for a lesson. Use two digits, a hyphen and lowercase words, such as 06-slime.toml.
lesson-other-rules = This lesson is for version { $given } of the rules; the current one is { $version }. Play it through, then change the number.
lesson-no-start = The game “{ $game }” cannot build positions. Leave out “start”, and reach the position with “played”.
lesson-unknown-mark = Unknown mark “{ $given }”. Marks begin with one of these: { $known }.
lesson-unknown-condition = Unknown condition “{ $given }”. Valid conditions: { $known }.
# $shape: the name of the condition and the kinds of its words.
lesson-condition-words = “{ $given }” is not a valid condition. Write “{ $shape }”; to compare, add >=, <= or = and a number.
lesson-script = “{ $action }” is not possible here. Choose from: { $legal }.
lesson-luck = “{ $outcome }” cannot happen here. Choose from: { $possible }.
