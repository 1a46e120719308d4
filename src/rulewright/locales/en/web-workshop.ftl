### The workshop (English).

## Bar

web-workshop-title = Workshop
web-workshop-parts = All parts
web-workshop-saving = Saving …
web-workshop-saved = All changes saved
web-workshop-saved-at = All changes saved, { $when }
web-workshop-offline = Not saved: no connection. Kept in this browser.
web-workshop-refused = Not saved: { $why }
web-workshop-undo = Undo
web-workshop-redo = Redo

## All parts

web-workshop-printed = { $n } of { $all } parts are as printed
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
web-workshop-sound = Nothing is wrong: you can play with it.
web-workshop-unsound = A draft with problems is kept, but cannot be played.
web-workshop-versions = Versions
web-workshop-versions-how = Tables keep the one they began with.
# $n: how many.
web-workshop-draft =
    { $n ->
        [one] Draft, one change
       *[other] Draft, { $n } changes
    }
web-workshop-version = Version { $number } · { $when }
web-workshop-shipped = { $pack }, as shipped
web-workshop-compare = Compare
web-workshop-bring-back = Bring back
web-workshop-keep = Make version { $number }
web-workshop-keep-not = Correct the problems first.
web-workshop-kept = Version { $number } is ready to play and to pass on.
web-workshop-play = Play version { $number }

## One part

web-workshop-before = Before
web-workshop-next = Next
web-workshop-where-from = where is it from?
web-workshop-all-box = All of it is from my box
web-workshop-says = It says
web-workshop-says-not = It has no sentence yet: its effects are not whole.
# $n: how many.
web-workshop-differs =
    { $n ->
        [one] Differs from { $pack } in one field
       *[other] Differs from { $pack } in { $n } fields
    }
web-workshop-same = As shipped.
web-workshop-put-back = Put back
web-workshop-nothing = nothing
web-workshop-add-row = Add a row
web-workshop-take-out-row = Take out row { $number }
web-workshop-list-how = With commas between.
web-workshop-picture-how = One letter for a hex: . open, w water, v vegetation, s stones. Hexes of a row are two letters apart, and each row is shifted by one.

## Effects

web-workshop-step = Effect { $number }
web-workshop-step-add = Add an effect
web-workshop-step-what = What it does
web-workshop-step-fits = Fits here
web-workshop-step-fits-not = Not here
web-workshop-step-out = Take out effect { $number }
web-workshop-step-up = Move effect { $number } up

## Two windows

web-workshop-conflict = This field was changed in another window, too.
web-workshop-conflict-here = Here
web-workshop-conflict-there = There
web-workshop-keep-mine = Keep this one
web-workshop-take-theirs = Take the other
