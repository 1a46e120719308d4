### The pages in the browser: the rules, and what is in the boxes (English).

## Rules

# $game: its title.
web-rules-title = Rules of { $game }
web-rules-introduction = The complete rules in our own words. Every rule has a number. When you see one during a game, click it to read the rule beside the board. Where the rulebook is silent or unclear, the rule is marked as our ruling. Where editions differ, it says how each one plays.
web-rules-games = Game
web-rules-chapters = Chapters
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-nothing = No matches. Try fewer or different words.
# $number: as it was typed.
web-rules-unknown = Unknown rule: { $number }
web-rules-copy = Copy link to { $number }
web-rules-copied = Link copied
web-rules-leaf = Previous and next rule
web-rules-before = Previous: { $number }
web-rules-after = Next: { $number }
web-rules-read-on = Read more in the rules

## Where rulebooks are silent or differ

# What our rulings call themselves in the rules; several with | between them.
web-rules-ruling-phrases = our ruling
web-rules-ruling = Our ruling
web-rules-editions = Editions differ
web-rules-option = Table option
web-rules-usual = default
web-rules-choice = optional
web-rules-at-this-table = at this table

## Cards and pieces

# $game: its title.
web-rules-reference-title = Cards and pieces in { $game }
web-rules-reference-marks = Each entry says what is known about the printed game and what is ours.
web-rules-reference-search = Search cards and pieces
web-rules-balance = How balanced is it?
web-rules-reference-sections = Kinds of pieces
web-rules-reference-group = Group
web-rules-reference-all-groups = All groups
web-rules-reference-standing = What is known
web-rules-reference-all-standings = Known and our own
web-rules-reference-found =
    { $count ->
        [0] Nothing found
        [one] 1 entry
       *[other] { $count } entries
    }
web-rules-reference-nothing = No matches. Remove a filter or try other words.
web-rules-reference-players = Map for

## How sure we are

web-rules-standing-known = Known from the printed game
web-rules-standing-partly = Partly known
web-rules-standing-ours = Our own design
web-rules-all-else = Everything else

## What is printed on pieces

# $count: how many there are of a piece.
web-rules-copies = ×{ $count }
