### What can be wrong with a pack or another file of content (English). For every game.
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

# $count: how many problems.
content-problems =
    { $count ->
        [one] This content cannot be played with: there is one problem.
       *[other] This content cannot be played with: there are { $count } problems.
    } See them with: rulewright content check PATH

## Files

content-missing-pack = There is no pack in { $path }. Name a shipped pack or the folder of your own.
content-missing-file = The file { $path } does not exist. Check its name, or copy it from the shipped pack.
content-is-a-folder = { $path } is a folder, and a file is needed here.
content-unreadable = { $path } cannot be read: { $reason }
content-unknown-file = This file is not part of a pack. A pack has { $known }. Rename it, or move it out of the folder.
content-not-utf8 = Line { $line } is not UTF-8 text. Save the file again as UTF-8.
content-not-toml = This is not TOML: { $detail }

## Entries

content-unknown-key = “{ $name }” is not known here. Possible: { $known }.
content-missing-key = “{ $name }” is missing. Add it.
# $expected: text, number, decimal, flag, list or table.
content-wrong-type =
    { $expected ->
        [text] A text in quotation marks is needed here.
        [number] A whole number, without point or quotation marks, is needed here.
        [decimal] A number, without quotation marks, is needed here.
        [flag] true or false is needed here.
        [list] A list in square brackets is needed here.
       *[table] A table is needed here.
    }
# $count: how many entries the list must have.
content-list-length =
    { $count ->
        [one] This list must have exactly one entry.
       *[other] This list must have exactly { $count } entries.
    }
content-unknown-word = “{ $given }” is not known here. Write one of: { $words }.
content-out-of-range = This number must be from { $least } to { $most }.
content-bad-text = This text may not be empty; a name has only small letters a to z, digits and single hyphens or underscores, 40 at most.
