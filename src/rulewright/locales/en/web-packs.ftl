### The pages of people's own packs (English).

## Uploading one

web-packs-bring = Upload a pack
web-packs-bring-how = A pack describes the cards, maps and tokens in your box: a zip of TOML files, or a single TOML file. Drop it here or choose a file. It is checked immediately, and if it is refused, it is not kept. If you already have a pack of that name, this becomes its next version.
web-packs-choose = Choose a file
# $file: the name of the file.
web-packs-checking = Checking { $file } …
# $number: of the version.
web-packs-taken = { $name } is ready, version { $number }.
web-packs-too-large = { $file } is too large: the limit is { $most } KB.
web-packs-refused = { $file } was refused. Correct these fields and upload it again.
web-packs-warnings = { $file } is ready to play. You may want to check this:
web-packs-none = You have no packs yet.

## One of mine

web-packs-about = { $game } · { $name } · version { $number } · { $when }
web-packs-play = Play with it
web-packs-download = Download
web-packs-link = Pack page
web-packs-delete = Delete
web-packs-delete-it = Delete { $name }
web-packs-delete-sure = Yes, delete it
web-packs-delete-how = All versions will be deleted. Games that use them continue.
# $n: how many.
web-packs-versions =
    { $n ->
        [one] One earlier version
       *[other] { $n } earlier versions
    }
web-packs-version = Version { $number } · { $when }

## Somebody's, by its link

web-packs-what = A pack for { $game }: { $name }
web-packs-what-how = Made by a player. Everyone at a table plays with exactly this version.
web-packs-copy = Copy to my packs
web-packs-digest = Digest

## Starting in the workshop

web-packs-start = Make it match your box
web-packs-start-how = Our copies of the rulebooks are missing their pictures, so many pieces here are our own design. Start from our version, enter what is in your box, and play with it tonight.
web-packs-start-from = Start from { $game }
web-packs-start-title = My { $game }
web-packs-correct = Correct it
