### The workshop (English).

## Bar

web-workshop-title = Workshop
web-workshop-parts = All parts
web-workshop-saving = Saving …
web-workshop-saved = All changes saved
web-workshop-saved-at = All changes saved, { $when }
web-workshop-offline = Not saved yet, but kept in this browser. Trying again …
web-workshop-refused = Not saved: { $why }
web-workshop-undo = Undo
web-workshop-redo = Redo

## All parts

web-workshop-printed = { $n } of { $all } parts as printed
web-workshop-everything = Everything
web-workshop-kinds = Kinds of parts
web-workshop-find = Find a part
web-workshop-found-none = Nothing matches.
web-workshop-filter = Show
web-workshop-filter-all = All
web-workshop-filter-problems = Problems
web-workshop-mark-box = from my box
web-workshop-mark-book = rulebook
web-workshop-mark-likely = likely
web-workshop-mark-ours = ours
web-workshop-fields = { $n } of { $all } fields
web-workshop-of = { $n }/{ $all }

## Checks and versions

web-workshop-checks = Checks
web-workshop-checking = Checking …
web-workshop-sound = No errors: you can play with it.
web-workshop-unsound = A draft with errors is saved, but cannot be played.
web-workshop-versions = Versions
web-workshop-versions-how = Tables keep the version they started with.
# $n: how many.
web-workshop-draft =
    { $n ->
        [one] Draft, one change to the original
       *[other] Draft, { $n } changes to the original
    }
web-workshop-version = Version { $number } · { $when }
web-workshop-shipped = { $pack }, as shipped
web-workshop-compare = Compare
web-workshop-bring-back = Restore
web-workshop-keep = Make version { $number }
web-workshop-keep-not = Correct the errors first.
web-workshop-kept = Version { $number } is ready to play and share.
web-workshop-play = Play version { $number }

## One part

web-workshop-before = Previous
web-workshop-next = Next
web-workshop-where-from = where is it from?
web-workshop-all-box = Everything here is from my box
web-workshop-says = Text
web-workshop-says-not = No text yet: its effects are incomplete.
# $n: how many.
web-workshop-differs =
    { $n ->
        [one] Differs from { $pack } in one field
       *[other] Differs from { $pack } in { $n } fields
    }
web-workshop-same = As shipped.
web-workshop-put-back = Reset
web-workshop-nothing = nothing
web-workshop-add-row = Add a row
web-workshop-take-out-row = Remove row { $number }
web-workshop-list-how = Separate with commas.
web-workshop-picture-how = One character per hex: . open, w water, v vegetation, s stones. Hexes in a row are two characters apart, and each row is shifted by one.

## Parts that come and go

web-workshop-add = Add: { $kind }
web-workshop-add-it = Add
web-workshop-add-name = Part name
web-workshop-add-like = Copy of the last one
web-workshop-take-out = Remove

## Effects

web-workshop-step = Effect { $number }
web-workshop-step-add = Add an effect
web-workshop-step-what = What it does
web-workshop-step-fits = Fits here
web-workshop-step-fits-not = Not here
web-workshop-step-out = Remove effect { $number }
web-workshop-step-up = Move effect { $number } up

## Two windows

web-workshop-conflict = This field was changed in another window, too.
web-workshop-conflict-here = Here
web-workshop-conflict-there = There
web-workshop-keep-mine = Keep this one
web-workshop-take-theirs = Take the other

## Try out

web-workshop-try = Try out
# $n: how many.
web-workshop-games = { NUMBER($n) } games between bots
web-workshop-games-pack = This pack
web-workshop-games-beside = Other pack
web-workshop-games-players = Players
web-workshop-games-how = Greedy bots in all seats, with the same seeds for both packs. The games are played while the bots are idle, so they slow nobody down. You can keep working in the meantime.
web-workshop-yourself = Play it yourself
web-workshop-progress = Progress
web-workshop-played = { $n } of { $all }
web-workshop-held = Paused. Games played so far are kept.
web-workshop-done = Done.
web-workshop-waiting = Waiting for the bots …
web-workshop-hold = Pause
web-workshop-go-on = Resume
web-workshop-start = Start
web-workshop-go-on-to = Continue to { $n }
web-workshop-shares = Share of victories
web-workshop-intervals = with 95% intervals
web-workshop-difference = Difference
web-workshop-no-difference = no clear difference
web-workshop-side-more = more victories
web-workshop-side-less = fewer victories
web-workshop-length = Decisions per game
web-workshop-length-more = longer
web-workshop-length-less = shorter
web-workshop-needed = Games per pack needed to detect a difference of 3 percentage points: { $n }.

## Two packs compared

web-workshop-this = This one
web-workshop-draft-now = Current draft
web-workshop-friends = Or a friend’s link
web-workshop-alike = No differences.
# $n: how many.
web-workshop-differing =
    { $n ->
        [one] One part differs.
       *[other] { $n } parts differ.
    }
web-workshop-added = added
web-workshop-gone = removed
web-workshop-drawing = Drawing and position
web-workshop-drawing-changed = changed
