# A page on how balanced a game is.

cli-help-balance = Make a page on how balanced a game is: who wins, how long it takes, what each option changes
balance-help-out = A folder for the page, its figures and the games. If you stop, the same command resumes. Default: balance-GAME
balance-help-games = Number of games for each number of players and each change
balance-help-bot = The bot in all seats: { $known }
balance-help-options = Which options to change, comma-separated, or none. Default: all
balance-option = The option “{ $name }” cannot be compared. Choose from: { $known }.
balance-other = The file { $file } belongs to other games, rules or bots. Choose another folder with --out.
balance-stopped = Stopped. Finished games are saved; the same command resumes.
balance-done = Done. Open { $file }
balance-title = Balance of { $game }
balance-facts = Bot in all seats: { $bot }. Games for each number of players and each change: { $each }; in all: { $total }. Seeds from { $seed } on.
balance-versions = Pack { $pack }, rules { $rules }, rulewright { $version }.
balance-lead = { $clear ->
        [yes] Sides differ: with { $players } players, { $side } win { $share }, where { $even } is even.
       *[no] No side is clearly better or worse. Farthest from even: { $side } with { $players } players, { $share } of victories.
    }
balance-place = { $clear ->
        [yes] The place in turn order matters: with { $players } players, place { $place } wins { $share }, where { $even } is even.
       *[no] No place in turn order is clearly better or worse. Farthest from even: place { $place } with { $players } players, { $share } of victories.
    }
balance-shown = { $shown ->
        [0] None of { $all } changes is shown to matter.
       *[other] Changes that are shown to matter: { $shown } of { $all }.
    }
balance-who = Who wins
balance-who-text = Share of victories; a shared victory counts in part. The line is the 95% interval, the dashed line an even share.
balance-players = { $players } players
balance-by-place = By place in turn order, { $players } players
balance-long = How long
balance-long-text = Number of games by how many decisions they took. Below each bar: the fewest decisions it counts.
balance-length = { $players } players: { $mean } decisions on average
balance-decisions = Decisions
balance-if = What if
balance-if-text = One option changed, on the same deals as the usual game. Each row shows the side whose share changes most. The interval is of that comparison alone; “matters” follows p after Holm’s correction for all of them.
balance-col-change = Change
balance-col-side = Side
balance-col-difference = Difference, percentage points
balance-col-p = p, corrected
balance-col-says = Result
balance-col-needed = Games needed to be sure
balance-matters = matters
balance-not-shown = not shown
balance-over = over { $games }
balance-as-table = The same as a table
balance-method = How it was measured
balance-method-text = Intervals of shares are Wilson’s, those of differences are normal over paired deals. Bots are all equal and look only at their own turn; people may value sides differently. The same command gives the same page. With few games, intervals are wide: the column on the right says how many games would settle the question.
