### What can be wrong with a pack or another file of content (English). For every game.
### The place (file, entry) and the paragraph of the rules are shown beside the text. Words of the files stay as they are.

# $count: how many problems.
content-problems =
    { $count ->
        [one] This content has a problem and cannot be played.
       *[other] This content has { $count } problems and cannot be played.
    } For details: rulewright content check PATH

## Files

content-missing-pack = There is no pack in { $path }. Name a built-in pack, or the folder or file of one of your own.
content-missing-file = The file { $path } does not exist. Check its name, or copy it from the built-in pack.
content-is-a-folder = { $path } is a folder, but must be a file.
content-unreadable = Cannot read { $path }: { $reason }
content-unknown-file = This file is not part of a pack. A pack has { $known }. Rename it, or move it out of the folder.
content-not-utf8 = Line { $line } is not UTF-8 text. Save the file again as UTF-8.
content-not-toml = This is not TOML: { $detail }
content-too-large = This is { $size } KB, but the limit is { $most } KB.
content-bundle-no-pack = There is no pack in this file. A pack is a zip of its TOML files, including pack.toml, or one TOML file with a table for each of them, starting with [pack].
content-bundle-table = “{ $name }” does not belong here. A pack in one TOML file has a table for each of its files, such as [board] for board.toml.
content-zip-many = The zip holds too many files: at most { $most } are allowed.
content-zip-broken = This zip is damaged. Create it again.
content-zip-name = Unexpected file. A zip holds the TOML files of one pack, at the top level or all in one folder.
content-zip-twice = The zip contains this file twice.
content-zip-locked = This file is encrypted or compressed in an unusual way. Create the zip again without a password.
content-unknown-game = The pack must name its game in pack.toml. Choose from: { $known }.
content-too-hard = Checking this pack took too long. It may be damaged.

## Entries

content-unknown-key = Unknown key “{ $name }”. Valid keys: { $known }.
content-missing-key = “{ $name }” is missing. Add it.
# $expected: text, number, decimal, flag, list or table.
content-wrong-type =
    { $expected ->
        [text] This must be text in quotation marks.
        [number] This must be a whole number, without a decimal point or quotation marks.
        [decimal] This must be a number, without quotation marks.
        [flag] This must be true or false.
        [list] This must be a list in square brackets.
       *[table] This must be a table.
    }
# $count: how many entries the list must have.
content-list-length =
    { $count ->
        [one] This list must have exactly one entry.
       *[other] This list must have exactly { $count } entries.
    }
content-list-long = There are { $count } entries, but at most { $most } are allowed. Remove some, or merge identical ones with “count”.
content-unknown-word = Unknown word “{ $given }”. Valid words: { $words }.
content-out-of-range = This number must be from { $least } to { $most }.
content-bad-text = This text must not be empty. A name has at most 40 characters: lowercase letters a to z, digits, and single hyphens or underscores.
content-too-deep = This is nested too deeply: at most { $most } levels are allowed.
content-too-many = The file has too many entries: at most { $most } are allowed.
content-key-long = The key “{ $name }…” is too long: at most { $most } characters are allowed.
content-text-long = This text has { $count } characters, but at most { $most } are allowed.
content-text-unshowable = This text contains a control character ({ $character }). Delete it.
content-number-huge = This must be a number from -{ $most } to { $most }.
