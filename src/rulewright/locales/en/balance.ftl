# A page on how balanced a game is.

cli-help-balance = Make a page on how balanced a game is: who wins, how long it takes, what each option changes.
balance-help-out = A folder for the page, its figures and the games. To resume after a stop, run the same command. Default: balance-GAME
balance-help-games = Number of games for each number of players and each change. Default: 1000
balance-help-bot = The bot in all seats: { $known }. Default: greedy
balance-help-options = Which options to change, comma-separated, or none. Default: all
balance-help-items = Which kinds of parts to play without, one part at a time, comma-separated, or none. Default: all
balance-help-what-if = A number in the pack to change, as FILE.PLACE=NUMBER, such as mounds.neutral.value=8; +1 means one more. Can be repeated
balance-what-if-form = “{ $text }” does not say what to change. Write FILE.PLACE=NUMBER, such as mounds.neutral.value=8 or mounds.neutral.value=+1.
balance-no-place = The pack has no “{ $name }”. Choose from: { $known }.
balance-no-number = “{ $name }” is { $value }, which is not a number. Only numbers can be changed.
balance-option = The option “{ $name }” cannot be compared. Choose from: { $known }.
balance-section = The game has no parts of the kind “{ $name }” that can be compared. Choose from: { $known }.
balance-other = The file { $file } belongs to other games, rules or bots. Choose another folder with --out.
balance-stopped = Stopped. Finished games are saved; the same command resumes.
balance-done = Done. Open { $file }
balance-title = How balanced is { $game }?
balance-facts = Bot in all seats: { $bot }. Games for each number of players and each change: { $each }; in all: { $total }. Seeds start at { $seed }.
balance-versions = Pack { $pack }, rules { $rules }, rulewright { $version }.
balance-lead = { $clear ->
        [yes] The sides are not equally strong: with { $players } players, { $share } of victories go to { $side }; { $even } would be even.
       *[no] No side is clearly better or worse. Farthest from even: { $side } with { $players } players, { $share } of victories.
    }
balance-place = { $clear ->
        [yes] Turn order matters: with { $players } players, { $share } of victories go to place { $place }; { $even } would be even.
       *[no] No place in turn order is clearly better or worse. Farthest from even: place { $place } with { $players } players, { $share } of victories.
    }
balance-shown = { $shown ->
        [0] Changes proven to matter: none of { $all }.
       *[other] Changes proven to matter: { $shown } of { $all }.
    }
balance-who = Who wins
balance-who-text = Share of victories; a shared victory is split evenly among the winners. The line is the 95% interval, the dashed line an even share.
balance-players = { $players } players
balance-by-place = By place in turn order, { $players } players
balance-long = Game length
balance-long-text = Number of games by length, counted in decisions. Below each bar: the shortest length it covers.
balance-length = { $players } players: { $mean } decisions on average
balance-decisions = Decisions
balance-if = What if
balance-if-text = For each row, one option was changed and the same deals were played as in the default game. The row shows the side whose share changed most. The interval is for that comparison alone; the result is based on p after Holm’s correction for all comparisons.
balance-col-change = Change
balance-col-side = Side
balance-col-difference = Difference, percentage points
balance-col-p = p, corrected
balance-col-says = Result
balance-col-needed = Games needed to be sure
balance-matters = matters
balance-not-shown = not proven
balance-over = over { $games }
balance-as-table = Show as a table
balance-contents = On this page
balance-points = Where points come from
balance-points-text = Mean points at the end of each round with { $players } players, by source. Games that have ended keep their final score.
balance-points-of = { $side }: mean points at the end of each round, by source
balance-round = Round
balance-total = Total
balance-items = Parts: how often they are used, and what they are worth
balance-items-text = The same deals ({ $games }) are played with each part and without it: { $blank }. Above the line, a part helps those who have it. The six farthest from the line are labelled and have 95% intervals; a star marks those proven to matter after Holm’s correction (parts: { $count }).
balance-items-few = There are too few games to say anything: at least { $games } are needed.
balance-blank = a blank takes its place
termites-blank = single Workers take the place of all tokens of that kind
cryhavoc-blank = a card loses its icons and its effect, a skill or a token does nothing, a structure cannot be built
balance-found-items = { $shown ->
        [0] No part is proven to help or hurt. Farthest from even: { $name }.
       *[other] Parts proven to help or hurt: { $shown } of { $all }, most of all { $name }.
    }
balance-axis-times = uses per game
balance-axis-worth = change in share of victories, percentage points
balance-anybody = anyone
balance-col-item = Part
balance-col-used = Used in games
balance-col-times = Uses per game
balance-col-with = Victories with it
balance-col-without = Victories without it
balance-col-drawn = Change in its share
balance-too-few = too few games
balance-method = How it was measured
balance-method-text = Shares have Wilson intervals, differences normal intervals over paired deals. The same bot plays every seat and looks only at its own turn; people may do better or worse with a side. The same command gives the same page. With few games, intervals are wide: the column on the right says how many games would settle the question.
