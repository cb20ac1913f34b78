# The lab in English.

## axis

axis-bots = bots
axis-variant = variant

## bot

bot-random = random
bot-easy = easy
bot-normal = normal
bot-hard = hard

## spec

spec-unreadable = { $file }: cannot be read ({ $reason }); name a spec file, such as those in examples/lab
spec-no_toml = { $file }: not valid TOML: { $reason }
spec-wrong = { $n ->
    [one] { $file } has { $n } error; nothing was run:
   *[other] { $file } has { $n } errors; nothing was run:
}
spec-unknown_key = a spec has no such key; { $hint }
spec-did_you_mean = did you mean { $near }?
spec-there_is = available: { $all }
spec-not_str = must be text in quotes, not { $value }
spec-not_int = must be a whole number, not { $value }
spec-not_dict = must be a table of names and values, not { $value }
spec-not_tables = must be one or more tables, each under [[{ $table }]]
spec-matches = must be a number from 1 to { $most }
spec-no_cells = there is nothing to run
spec-many_cells = that makes more than { $most } combinations; vary fewer things at once
spec-no_game = name the game to play: game = "...", one of: { $all }
spec-unknown_game = there is no game “{ $name }”; { $hint }
spec-no_list = must be a list of the values to try, such as [2, 3, 4], not { $value }
spec-unknown_axis = this is not bots, a setting of { $game } or a path in its data; { $hint }
spec-unknown_option = { $game } has no such setting; { $hint }
spec-twice = { $value } is listed twice
spec-bots_twice = the bots are named twice: in bots and in sweep.bots; keep one of them
spec-fixed_and_swept = this is both fixed (in setup, set or --set) and swept; keep one of them
spec-no_lineup = must be one bot ("greedy"), one for each seat ("greedy, random") or a duel ("greedy vs random"), not { $value }
spec-seats = “{ $bots }” does not fit { $seats } seats: name one bot for all, one for each seat, or a duel for at least two seats

## run

run-playing = Playing
run-progress = { $done } of { $total } matches, about { $left } left
run-done = { $played ->
    [one] { $played } match played in { $time }; the rows are in { $folder }.
   *[other] { $played } matches played in { $time }; the rows are in { $folder }.
}
run-before = { $before } had already been played.
run-failed = { $n ->
    [one] { $n } match ended with an error and is excluded from the results: { $first }
   *[other] { $n } matches ended with an error and are excluded from the results. The first is { $first }
}
run-stopped = Stopped. Run the same command again to resume.
run-killed = { $n ->
    [one] one of the worker processes was killed, probably out of memory. { $n } match is kept in { $folder }; run the same command again to resume, with --workers for fewer processes
   *[other] one of the worker processes was killed, probably out of memory. { $n } matches are kept in { $folder }; run the same command again to resume, with --workers for fewer processes
}
run-next = To make the page with the charts: { $command }
run-report = Written: { $file }
run-counted = { $option } takes a whole number of at least 1, not “{ $given }”
run-other_spec = { $folder } contains the rows of another spec, or of another edition of the rules; name another folder with --out, or remove that one
run-other_folder = { $folder } already exists and contains no run; name another folder with --out
run-no_run = { $folder } contains no run: make one with rempart lab run SPEC.toml
run-no_rows = { $folder } has no finished matches yet: resume it with rempart lab run
run-locked = another run is writing to { $folder }; wait for it, or name another folder with --out

## table

table-matches = matches
table-won = won
table-length = choices
table-seconds = s/match
table-score = score
table-facts = How matches end, on average
table-pairs = The same seeds, with one thing changed
table-change = change
table-won_more = won, points
table-longer = choices
table-instead = { $axis }: { $now } instead of { $before }
table-instead_plain = { $now } instead of { $before }
table-interval = [ ] and ± are 95% intervals. Differences in grey may be chance.

## page

page-played = { $cells ->
    [one] { $games }: { $cells } set-up, { $matches } matches between bots, with seeds { $first } to { $last }.
   *[other] { $games }: { $cells } set-ups, { $matches } matches between bots, with the same seeds { $first } to { $last } in each set-up.
}
page-unfinished = { $left ->
    [one] The run is not finished: { $left } match is still to be played.
   *[other] The run is not finished: { $left } matches are still to be played.
}
page-failed = { $n ->
    [one] { $n } match ended with an error and is excluded from the results.
   *[other] { $n } matches ended with an error and are excluded from the results.
}
page-fixed = The same in every set-up: { $what }.
page-theme = Light or dark
page-close = Close
page-footer = Made by rempart lab. The rows are Parquet files: any tool that reads those can explore them further.
page-by_first = { $cell }, won by { $seat }
page-no_effect = no effect at all
page-spread = min { NUMBER($least, maximumFractionDigits: 3) }, median { NUMBER($middle, maximumFractionDigits: 3) }, max { NUMBER($most, maximumFractionDigits: 3) }
page-all = all
page-more = Show all { $n }
page-by_cell = How often in a match, by set-up
page-set_up = The match begins
page-seed = seed { $seed }
page-won_it = Won.
page-lost_it = Lost.
page-winners = Winners: { $seats }.
page-nobody_won = Nobody won.
page-chance_together = at one point the win chance was { $share }
page-chance_apart = at one point the winner's chance was { $share }
page-chances = Win chances are what the game itself estimates for good play, once a turn.
page-choices_made = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
page-replay = Replay
page-copy = Copy the command
page-save = Save the record

## page.won

page-won-title = Winning
page-won-note = Share of matches won, with its 95% interval, and the number of matches. Where players compete, the dashed line is the share each would win by chance.

## page.pairs

page-pairs-title = What a change does
page-pairs-note = Each line compares two set-ups that differ in one thing, on the same seeds, in percentage points of matches won. A filled dot: the interval excludes zero. A hollow one: it may be chance.

## page.seats

page-seats-title = Are the seats fair?
page-seats-note = Matches won by each seat when the same bot plays all of them. Red: the interval excludes the fair share (dashed).

## page.length

page-length-title = Length
page-length-note = Choices in a match: the line runs from the shortest to the longest, the box holds the middle half, the mark is the median. The number is the mean.

## page.facts

page-facts-title = Scores and facts
page-facts-note = Mean results, with 95% intervals.

## page.ends

page-ends-title = How matches end
page-ends-note = Shares, in percent.

## page.choices

page-choices-title = What is played, and whether it wins
page-choices-note = How often a choice is made when offered, how often in a match, and the win rates of sides that made it at least once and of those that could have but did not, compared within each set-up. Correlation is not causation: whoever survives long matches plays more of everything. Out of a hundred lines, about five look significant by chance alone.

## page.matches

page-matches-title = Matches worth a look
page-matches-note = Replay shows the match here, choice by choice. The command shows it on the board, in a browser; without --browser, in the terminal. You can also open a saved record on the game's set-up page at any Rempart table.
page-matches-apart = Replay shows the match here, choice by choice. You can also open a saved record on the game's set-up page at any Rempart table.

## page.pick

page-pick-what = choice
page-pick-picked = made when offered
page-pick-mean = per match
page-pick-with = won with
page-pick-without = without
page-pick-gap = difference, points

## page.outlier

page-outlier-shortest = Shortest
page-outlier-longest = Longest
page-outlier-closest = Closest
page-outlier-one_sided = Most one-sided
page-outlier-narrow_win = Narrowest win
page-outlier-narrow_defeat = Narrowest defeat
page-outlier-best_score = Best score
page-outlier-upset = Against the odds
