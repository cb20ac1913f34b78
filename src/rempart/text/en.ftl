# Texts that every game may use. Games add theirs in games/<game>/text/.

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-clauses = ;{ " " }
labelled = { $name }: { $value }
seat = Player { $n }

## refusal

refusal-not_yours = this choice is not yours
refusal-not_now = you cannot choose that now

## setup_value

setup_value-on = yes
setup_value-off = no

## terminal

terminal-yes = y
terminal-no = n
terminal-yes_or_no = Please type { $yes } or { $no }, or just Enter.
terminal-enter = Press Enter to continue
terminal-colon = :{ " " }
terminal-which = { $name } ({ $which })
terminal-hidden = { $count } face down
terminal-empty = empty: { $places }
terminal-more = More (p): { $names }
terminal-coach = Coach: { $words }
terminal-threat = If nobody acts: { $what }
terminal-parts = Parts of the table: type p and the number or name of one
terminal-no_part = There is no part “{ $what }”. Type p for the list.
terminal-no_map = There is no map to draw now.
terminal-new_here = New here: { $title }
terminal-nothing_new = There is nothing new here.
terminal-which_thing = “{ $what }” could be { $names }. Type ? and the whole name.
terminal-no_thing = There is nothing called “{ $what }” on the table, and no such rule. Type p for the parts of the table, w for rules.
terminal-no_rule = There is no rule { $what }. The nearest: { $near }
terminal-near = “{ $value }”: what it costs, and its steps to the end of the road
terminal-earlier = { $count ->
    [one] { $count } earlier line: press l for the whole log
   *[other] { $count } earlier lines: press l for the whole log
}
terminal-chose = { $seat }: { $option }
terminal-choose = Choose
terminal-back = back
terminal-seed = seed { $seed }
terminal-rubbish = “{ $what }” is neither a choice nor a command. { terminal-nothing_typed }
terminal-nothing_typed = { $last ->
    [1] Type 1, or ? for help.
   *[other] Type a number from 1 to { $last }, or ? for help.
}
terminal-rubbish_after = “{ $what }” is not a command. Type u to undo, s to save, l for the log, q to quit.
terminal-no_such = There is no { $what }. { terminal-nothing_typed }
terminal-over = The match is over. Type u to undo, s to save, l for the log, q to quit.
terminal-undone = Undone: { $what }
terminal-redone = Redone: { $what }
terminal-nothing_to_undo = You have nothing to undo.
terminal-nothing_to_redo = Nothing to redo: nothing has been undone since the last choice.
terminal-nobody_else = Nobody else can choose now.
terminal-hint = Hint: { $option } (type { $way })
terminal-hand_over = Hand over to { $seat }.
terminal-winners = Winners: { $seats }
terminal-after = u undo · s save · l whole log · v review · w rules · q quit
terminal-next_stage = g: the next stage
terminal-no_next = There is no next stage: only a victory in a run leads to one.
terminal-saved = Saved in { $file }. To continue: { $command }
terminal-saved_whole = Saved in { $file }. To watch it again: { $command }
terminal-is_saved = The match is saved in { $file }.
terminal-not_saved = Not saved.
terminal-is_folder = { $file } is a folder. Give a file name: s my-match.json
terminal-other_match = { $file } contains something else. Overwrite?
terminal-other_name = { $file } contains something else: not saved. Give another name: s FILE
terminal-save_first = Save the match before you quit?
terminal-how_to_save = The match was not saved. To save it, end your input with the line: s FILE
terminal-end_of_input = { $n ->
    [one] End of input after { $n } choice.
   *[other] End of input after { $n } choices.
}
terminal-keys = What you can type
terminal-why = Why you are asked: the rule behind this choice
terminal-no_forecast = This game has no forecast.
terminal-certain = certain
terminal-possible = possible

## terminal.key

terminal-key-number = 3
terminal-key-numbers = 2 4
terminal-key-words = WORDS
terminal-key-back = 0
terminal-key-u = u
terminal-key-r = r
terminal-key-h = h
terminal-key-e = e
terminal-key-help = ? or help
terminal-key-rule = ? ID
terminal-key-thing = ? NAME
terminal-key-w = w
terminal-key-l = l
terminal-key-v = v
terminal-key-p = p [PART]
terminal-key-m = m
terminal-key-i = i
terminal-key-t = t
terminal-key-n = n
terminal-key-g = g
terminal-key-s = s [FILE]
terminal-key-q = q

## terminal.help

terminal-help-number = choose, or open a list that ends in …
terminal-help-numbers = the same, through several lists at once
terminal-help-words = the option that reads or ends like this
terminal-help-back = back to the first list
terminal-help-u = undo: back to your last decision, past what bots have done since
terminal-help-r = redo what was undone
terminal-help-h = hint: what a bot would do
terminal-help-e = forecast: what your enemies will do next if nobody does anything
terminal-help-help = this help
terminal-help-rule = show a rule by its ID, like those to the right of the log
terminal-help-thing = look closely at a card or piece on the table
terminal-help-w = why: the rules behind what just happened
terminal-help-l = the whole log
terminal-help-v = review: how the win chance changed, and what would have been better (when the match is over)
terminal-help-p = the parts of the table, or one of them: supplies, piles, boards
terminal-help-m = the map, and what its signs stand for
terminal-help-i = what is new in this set-up
terminal-help-t = the whole table, with what every card does
terminal-help-n = let the next player choose, when several can
terminal-help-g = go on with the next stage, after a victory in a run
terminal-help-s = save the match
terminal-help-q = quit

## replay

replay-banner = { " " }REPLAY · choice { $n } of { $last }{ " " }
replay-keys = Enter next · b back · number: go there · e end · l log · q quit
replay-rubbish = “{ $what }”? Enter next · b back · a number from 0 to { $last } · e end · l log · q quit
replay-unfinished = The match is not over. To continue it: rempart play --load FILE

## wizard

wizard-welcome = Rempart: a new match
wizard-enter = Type a number and press Enter; Enter alone picks the marked answer.
wizard-default = ← Enter
wizard-game = Which game?
wizard-number = Please type a number from 1 to { $last }, or just Enter.
wizard-several = One or more of these, separated by commas: { $values }
wizard-me = a person here
wizard-bot = the bot “{ $bot }”
wizard-advanced = Advanced options: variants and other readings of the rules?
wizard-yes = yes, ask me
wizard-no = no
wizard-seat = Who plays { $seat }?
wizard-seed = Seed: a whole number that fixes every draw and roll (Enter: a random one)
wizard-stage = Enter plays it, { $key } offers another; or type a code.
wizard-rating = Bots try how hard it is (Ctrl-C: enough)
wizard-rate = { $players ->
    [1] About { $percent }% for one player: that is how often a bot wins it.
    [2] About { $percent }% for two players: that is how often bots win it.
    [3] About { $percent }% for three players: that is how often bots win it.
    [4] About { $percent }% for four players: that is how often bots win it.
   *[other] About { $percent }% for { $players } players: that is how often bots win it.
}
wizard-command = The same from the command line: { $command }

## puzzles

puzzles-goal = Goal: { $goal } (rating { $rating }; h a hint, s the solution)
puzzles-reached = Solved. u undoes choices, Enter leaves.
puzzles-missed = Not this time. u undoes choices to try again, s shows the solution, Enter leaves.
puzzles-making = Finding puzzles
puzzles-checking = Checking
puzzles-made = { $n ->
    [one] 1 puzzle in { $file }
   *[other] { $n } puzzles in { $file }
}
puzzles-checked = { $n } puzzles checked, { $wrong } wrong
puzzles-none = { $game } has no puzzle goals, so no puzzles can be made for it

## batch

batch-head = { $n ->
    [one] bot { $bot }, { $n } match, seed { $first }
   *[other] bot { $bot }, { $n } matches, seeds { $first } to { $last }
}
batch-playing = Playing
batch-progress = { $done } of { $total } matches
batch-duels = Won by the first bot
batch-won = Won
batch-won_by = Won by { $seat }
batch-of = { $n } of { $total } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, 95% interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
batch-ends = How they ended
batch-length = Length
batch-choices = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } choices on average, { $least } to { $most }
batch-time = Time
batch-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
batch-mean = mean
batch-least = min
batch-most = max

## advice

advice-percent = { $n }%
advice-range = { $low }–{ $high }%
advice-quoted = “{ $what }”
advice-and_then = , then{ " " }
advice-coach = This is what the coach is asking for.
advice-take_back = You would do better to undo something and try another way.
advice-then = Next in the plan: { $steps }.
advice-gains = On average { $gains }, compared with “{ $other }”.
advice-better = It looks clearly better than “{ $other }”.
advice-alike = “{ $other }” is about as good.
advice-chance = Win chance: about { $chance }.
advice-blunder = This may cost you the match: the win chance would fall from about { $chance } to about { $fell_to }.
advice-instead = Another choice would give you, on average, { $gains }.

## review

review-title = How the win chance changed
review-curve = Win chance of { $who }
review-team = Win chance
review-line = { $curve }: { $ends }
review-ends = from about { $first } to { $last }
review-so_far = from about { $first } to about { $last } so far
review-won = victory
review-lost = defeat
review-turns = Turning points
review-none = No single choice cost much.
review-at = choice { $at }
review-by = { $who }: { $said }
review-choice = “{ $chosen }” cost about { $points } points: the win chance fell to about { $fell_to }; with “{ $best }” it would have been about { $chance }.
review-followed = After “{ $chosen }” the win chance fell from about { $chance } to about { $fell_to }: because of what followed, not the choice itself.
review-figures = With the better choice, on average: { $figures }.
review-known = { $n ->
    [one] Estimated from { $playouts } play-outs for { $n } decision, using only what the player could know at the time.
   *[other] Estimated from { $playouts } play-outs for { $n } decisions, each using only what its player could know at the time.
}
review-known_partly = Estimated from { $playouts } play-outs for { $n } of { $of } decisions, each using only what its player could know at the time.
review-working = Reviewing the match (Ctrl-C to stop early)
review-look = To see one: rempart replay { $file }, then type its number.
review-not_possible = { $game } cannot estimate win chances yet, so its matches cannot be reviewed.
review-nothing = No choices have been made in this match: there is nothing to review.

## rules

rules-chapter = Chapter
rules-count = Rules
rules-with_tests = with tests
rules-more = More: rempart rules GAME, rempart rules ID (a rule, a chapter or a ruling)
rules-source_is = Source
rules-section = { $source }, section “{ $section }”
rules-example_is = A worked example
rules-yes = yes
rules-question = Question
rules-ruling = Ruling
rules-reason = Reason
rules-implemented = Implemented in
rules-tested = Tested by
rules-not_cited = not cited by any code or data
rules-no_test = no test
rules-no_tests = The tests are not installed: see the tests/ folder in Rempart's source.

## rules.source

rules-source-rulebook = the rulebook
rules-source-ruling = our ruling, where the rulebook is silent
rules-source-public = public descriptions of the game
rules-source-implied = follows from other rules
rules-source-house = our own rule

## changed

changed-head = Played with changed numbers: { $changes }
changed-value = { $key }: { $now } instead of { $before }
changed-added = { $key }: added
changed-more = and { $n } more

## check

check-replayed = { $n ->
    [one] Replayed: { $n } choice, ending exactly where the match was saved.
   *[other] Replayed: { $n } choices, ending exactly where the match was saved.
}
check-seeded = All chance follows from seed { $seed }; there is no secret to compare.
check-secret = secret:      { $secret }
check-commitment = check value: { $found }
check-same = That is the check value you gave: nothing was changed after the start.
check-compare = Compare it with the check value that the table showed from the start.
check-other = the record's check value is { $found }, not the one you gave: its secret is not the one that was promised
check-no_secret = the record has no secret, so it has no check value
check-older = the record was begun under edition { $edition } of the rules, so its beginning cannot be replayed

## cli

cli-database = DATABASE
cli-name = NAME
cli-minutes = MINUTES
cli-backed_up = The tables have been copied to { $file }. Keep it private: it gives access to every seat.
cli-scaffolded =
    { $name } is in { $folder }. Where Rempart is installed:

    { "  " }cd { $folder }
    { "  " }pip install -e '.[test]'
    { "  " }rempart play { $name }
    { "  " }pytest

    README.md says what is where.
cli-scaffold_name = “{ $given }” cannot be the name of a game: use lowercase letters a to z (at least three), digits, and _ between them, and no Python keyword; for example my_game
cli-scaffold_game = there is already a game called { $name }; choose another name
cli-scaffold_module = there is already a Python module called { $name }; choose another name, for example my_{ $name }
cli-scaffold_there = { $folder } already exists; name a new folder: rempart scaffold { $name } FOLDER
cli-port = --port takes a whole number from 0 to 65535, not { $given }.
cli-lab_minutes = --lab takes off, or a whole number of minutes from 1 to { $most }, not { $given }.
cli-lobby = --lobby takes on or off, not { $given }.
cli-usage = usage:{ " " }
cli-about = Tower-defence tabletop games with their complete rules: play, watch bots play, replay.
cli-command = COMMAND
cli-table = TABLE
cli-game = GAME
cli-file = FILE
cli-folder = FOLDER
cli-address = ADDRESS
cli-value = VALUE
cli-mode = MODE
cli-code = CODE
cli-day = DAY
cli-daily_game = name a game: rempart play GAME --daily, where GAME is one of: { $games }
cli-daily_alone = --daily decides the seed, the set-up and the bots: give nothing else but the game
cli-no_campaign = { $game } has no campaign; a game that has one: { $games }
cli-rule = ID|GAME
cli-bots = BOT|SEAT=BOT,…
cli-change = PATH=VALUE
cli-for_players = { $players } players, about { $minutes } min
cli-default = { $what } (default: { $value })
cli-unknown_command = unknown command “{ $command }”; did you mean: { $known }?
cli-unknown_option = unknown option { $what }; available: { $known }
cli-game_first = ; a game's own options are listed once you name it: rempart play GAME --help
cli-did_you_mean = unknown option { $what }; did you mean { $near }?
cli-too_much = unexpected argument “{ $what }”
cli-see_help = { " " }(see { $prog } --help)
cli-expects_value = { $what } needs a value
cli-required = missing: { $what }
cli-takes_no_value = { $what } takes no value
cli-load_alone = --load FILE already sets the game, its options and the seed; leave out: { $what }
cli-name_a_game = name a game: rempart play GAME, where GAME is one of: { $games }
cli-game_too = --bots and --seed need a game: rempart play GAME --seed 7; without a game you are asked for everything
cli-matches = --matches takes a whole number of at least 1, not “{ $given }”
cli-limit = { $flag } takes a number above 0, not “{ $given }”
cli-one_limit = give --budget or --iterations, not both
cli-limits_search = { $flag } is for the search bot: add --bot search
cli-seconds = --seconds takes a number from 1 to 3600, not “{ $given }”
cli-heading = { $title }

## cli.group

cli-group-arguments = arguments
cli-group-options = options
cli-group-commands = commands
cli-group-setup = set-up of { $game }

## cli.help

cli-help-serve = Serve tables to browsers on this machine, or to friends.
cli-help-host = the address to serve on; 0.0.0.0 lets others connect (default 127.0.0.1: only you)
cli-help-host_name = a name that browsers use to reach the server, such as play.example.org; can be repeated (addresses, localhost and the name of this machine always work)
cli-help-port = the port to serve on (default 8000)
cli-help-database = a file, or postgresql://user:password@host/name (default: $DATABASE_URL, or else a file in your data folder)
cli-help-lab_minutes = how many minutes of processor time a run of the lab in the browser may take; off: no lab (default 10)
cli-help-lobby = whether tables may look for players in a list on this server (default: on if a --host-name is known on the internet, otherwise off)
cli-help-browser = open the browser, if there is a desktop
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-lang = language (default: your system's, if the game has it)
cli-help-play = Play at this terminal, alone, with friends or with bots.
cli-help-campaign = Fight the battles of a campaign one after the other.
cli-help-campaign_game = a game that has one: { $games }
cli-help-battle = which battle first: its number on the path
cli-help-mode = how to fight it, such as hard
cli-help-everything = open all battles and challenges
cli-help-campaign_code = add the progress of a code
cli-help-campaign_file = where the progress is kept (default: in your data folder); the browser saves and loads the same file
cli-help-campaign_load = continue a saved battle
cli-help-replay = Replay a saved match, choice by choice.
cli-help-review = Review a saved match: how the win chance changed, where it turned, what would have been better.
cli-help-seconds = how many seconds to think about it (default: 60)
cli-help-check = Check a saved match: replay it, and compare its secret with what was promised.
cli-help-commitment = the check value that the table showed before the match
cli-help-bot = Let bots play whole matches and summarise the results.
cli-help-lab = Compare set-ups, changed numbers and bots over many matches.
cli-help-lab_run = Play the matches of a spec on all cores; resumes an interrupted run.
cli-help-lab_report = Make a single page with the charts of a run.
cli-help-lab_table = Print the main results of a run.
cli-help-lab_spec = what to play; examples are in examples/lab, the keys in docs/lab.md
cli-help-lab_folder = the folder of a run
cli-help-lab_out = where the rows go (default: a folder named after the spec, ending in .lab)
cli-help-lab_page = where the page goes (default: report.html in the run's folder)
cli-help-lab_matches = how many seeds, overriding the spec
cli-help-lab_workers = how many matches to play at once (default: one per core)
cli-help-lab_ray = play on a Ray cluster; “local” starts one on this machine
cli-help-puzzles = Play puzzles: short tasks at the board. Or make and check them.
cli-help-puzzles_play = Play a puzzle.
cli-help-puzzles_list = List the puzzles of a game, the easiest first.
cli-help-puzzles_make = Find puzzles in matches of bots; resumes an interrupted run.
cli-help-puzzles_check = Check that the puzzles of a game are still what they say.
cli-help-puzzles_game = the game: { $games }
cli-help-puzzle = the number or id of the puzzle (default: any)
cli-help-puzzles_count = how many puzzles to make (default 60)
cli-help-puzzles_seed = the seed of the first match (default 1)
cli-help-puzzles_workers = how many matches to play at once (default 1)
cli-help-puzzles_out = where the puzzles go (default: a file named after the game)
cli-help-data = Print all the numbers of a game, to change them and play with --data.
cli-help-data_of = the game: { $games }
cli-help-values = your own numbers: a file made with rempart data GAME, then edited
cli-help-rules = Read the rules: all chapters, a game, a chapter or one rule.
cli-help-games = List the games.
cli-help-scaffold = Write a small working game to build your own from.
cli-help-scaffold_name = its name: lowercase letters, digits, _
cli-help-scaffold_folder = a new folder for it (default: one of that name, here)
cli-help-backup = Copy the tables to a file, even while the server runs.
cli-help-copy = where the copy goes: a new file, which only you can read
cli-help-push_keys = Make a key for Web Push and show what to set before you run serve.
cli-help-tower = Let a game's real tower follow a table, over this computer's Bluetooth.
cli-help-table = the address of the table as the browser shows it, or its code (for a table on this computer)
cli-help-game = the game: { $games }; leave it out to be asked, name it and --help lists its set-up too
cli-help-bot_game = the game: { $games }; name it and --help lists its set-up too
cli-help-seed = a whole number that fixes every draw and roll (default: a random one)
cli-help-set = change a value in the game's data, such as cards.knight.power=9; can be repeated
cli-help-bots = who is a bot: 2=greedy,3=random, or just greedy for all seats but the first; available: { $bots }
cli-help-daily = play the daily challenge of a game: today's (UTC), or that of a past day such as 2026-11-19; without a ranking
cli-help-load = continue a saved match, or play on from a position
cli-help-file = the file of a saved match
cli-help-seat = view it from this seat, counting from 1
cli-help-replay_browser = watch it on the board, in a browser
cli-help-which_bot = the bot in all seats: { $bots } (default: greedy)
cli-help-against = another bot in all seats but one, which changes from match to match: { $bots }
cli-help-matches = how many matches (default: 100)
cli-help-budget = seconds the search bot may think about each choice
cli-help-iterations = lines of play the search bot tries for each choice, instead of a time limit
cli-help-jobs = how many matches to play at once (default: 1)
cli-help-what = a rule, ruling or chapter (FD-BATTLE-03, FD-R-22, FD-BATTLE) or a game; leave it out for all chapters
cli-help-sources = show instead which parts of a game come from its rulebook, from public descriptions and from us

## level

level-easy = easy
level-normal = normal
level-hard = hard

## table

table-conceded = { $seat } has conceded.
table-position = The match goes on from a position that was set up. It counts nowhere.
table-seat_human = { $seat } sits down.
table-seat_free = { $seat }'s seat is free.
table-seat_bot = A bot ({ $bot }) plays for { $seat }.
table-stand_in = { $by } lets a bot ({ $bot }) play for { $seat }.
table-quick = { $seat } had no time to think about this choice and chose quickly.
table-rewind = { $seat } goes back to choice { $to }.
table-propose = { $seat } would like to go back to choice { $to }.
table-resumed = Rempart has been updated, and the match goes on from here. What came before cannot be undone.
table-agreed = { $seat } agrees.
table-disagreed = { $seat } does not agree.
table-concede = { $seat } concedes.
table-rematch = { $seat } proposes a rematch: a new table is ready.
table-next_battle = { $seat } has set up the next battle: { $battle }.
table-may_speak = { $seat } lets spectators write in the chat.
table-may_not_speak = { $seat } stops spectators from writing in the chat.
table-whoever = whoever set up the table
table-seat_again = { $seat } sits down again by the same link ({ $n } times so far). Whoever used it before has lost the seat.
table-invited_anew = { $by } makes a new link for { $seat }; the old one no longer works.
table-closed = { $by } withdraws the invitation for { $seat }: a bot ({ $bot }) plays instead.
table-propose_end = { $seat } would like to give up; everyone must agree.
table-agree_end = { $seat } agrees that it is over.
table-agree_gone = { $seat } has been away too long: the match ends without waiting for them.
table-export = { $seat } has saved the record of the match in progress, and so knows everything hidden in it.
table-listed = { $seat } looks for players: the table is among the open tables.
table-unlisted = { $seat } takes the table off the open tables.
table-publish = { $seat } would like the match to be published.
table-published = The match is published: everyone can look at it.
table-unpublished = { $seat } does not want the match to be published.
table-your_turn = It is your turn.

## campaign

campaign-locked = This battle is not open yet. Win the one before it, or open everything.
campaign-no_battle = The progress names a battle or a difficulty that this campaign does not have.
campaign-unknown_battle = There is no battle “{ $what }”. Use a number from 0 to { $last }.
campaign-unknown_mode = There is no mode “{ $what }” here. Use { $modes }.
campaign-bad_code = This is not a valid code. Check the letters and digits: one of them is wrong or missing.
campaign-bad_file = This is not a campaign file. Choose a file that was saved on the campaign map.
campaign-other_game = This progress belongs to another game.
campaign-other_version = This progress comes from another version of Rempart.
campaign-here = ‹ next
campaign-total = { $n } of { $all } stars
campaign-code = Code to carry it on elsewhere: { $code }
campaign-which = Which battle? A number; Enter: { $battle }; q: quit
campaign-how = How? A number; Enter: { $mode }; q: back
campaign-no_such = “{ $what }” is not on the list. Type one of its numbers.
campaign-victory = victory
campaign-defeat = defeat
campaign-gained = { $n ->
    [0] no new star
    [one] { $n } new star
   *[other] { $n } new stars
}
campaign-changed = Numbers were changed, so it earns no stars.
campaign-best = best so far: { $n }
campaign-record = new best, before: { $n }
campaign-opened = Now open: { $what }
campaign-go_on = You left { $battle } before its end. Go on with it?

## daily

daily-no_date = “{ $given }” is not a date; a day is written like { $today }
daily-not_begun = the challenge of { $day } has not begun; today is { $today } (UTC)
daily-too_old = { $day } is too long ago; the earliest challenge is that of { $first }

## problem

problem-no_hello = Say hello first.
problem-stale = The table has changed in the meantime. Take another look.
problem-over = The match is over.
problem-failed = Something went wrong on the server; nothing was changed.
problem-not_your_seat = That seat is not yours.
problem-too_soon = { $seat } is still here, or will be back in a moment: a bot cannot take over yet.
problem-bot_plays = A bot is playing this seat. Take it back first.
problem-nothing_to_undo = There is nothing to undo.
problem-nothing_to_redo = There is nothing to redo.
problem-not_your_redo = That was not your choice.
problem-no_proposal = Nobody has asked for your agreement.
problem-not_over = The match is not over yet.
problem-no_campaign = This table does not belong to a campaign.
problem-challenge_seats = In a daily challenge everyone plays their own seat, and bots keep theirs.
problem-no_puzzle = This table is for no puzzle.
problem-puzzle_goes_on = A puzzle can be tried again, not given up or played on.
problem-puzzle_seats = At a puzzle everybody keeps their seat.
problem-no_hints = This table was set up without hints.
problem-no_moment = There is no such moment in this match.
problem-not_agreed = Everything is shown once everyone agrees that the match is over. Still to agree: { $who }.
problem-final = Everyone has agreed that the match is over and everything has been shown, so nothing can be undone. To play on from an earlier moment, save the record and open it as a new table.
problem-invited = { $seat } has been invited but has not come yet, so not everyone can agree. Wait, or withdraw the invitation.
problem-link_used = Somebody has already taken { $seat }'s seat with this link, which works only once. Ask { $who } for another one. You are watching.
problem-link_taken_back = This link to { $seat }'s seat has been withdrawn. Ask { $who } for another one. You are watching.
problem-record_tells = The record would reveal hidden information; it can be saved once everyone has agreed that the match is over.
problem-malformed = That message could not be read: { $error }
problem-too_big = That message is too big.
problem-too_fast = Too many messages: wait a moment.
problem-busy = Too many hints in a row: wait a moment.
problem-took_too_long = That took too long to work out. Try again.
problem-cancelled = That request was cancelled.
problem-no_review = This match cannot be reviewed: the game cannot estimate win chances, or its rules have changed since.
problem-says_too_much = Too many messages at once: wait a moment.
problem-try_again = The table is very busy right now: try again in a moment.
problem-asks_too_much = Too many questions at once: wait a moment.
problem-says_nothing = That message is empty.
problem-not_there = That is not on your board.
problem-only_watches = At this table spectators can only watch.
problem-no_push = This server cannot send notifications to this browser.
problem-no_lobby = This table cannot look for players: the server has no list of open tables, or the match is a daily challenge.
problem-lobby_no_seat = No seat is free. Hand a seat to a friend first; then whoever comes can take it.
problem-lobby_full = Very many tables are looking for players right now: try again in a few minutes.
problem-lobby_too_often = Tables of yours have been listed often lately: try again in a minute.
problem-publish_imported = This match began in a file or a position; only matches played on this server from the start can be published.
problem-publish_cut = This match is too long to be published, or was begun under rules that have changed since.
problem-publish_challenge = Others are still playing this daily challenge. The match can be published once its ranking is closed.
problem-publish_too_often = You have published many matches lately: try again in a few minutes.

## What is ours, and where rules and values come from

source-page = Where the rules come from
source-whole = Ours: the sources do not give it.
source-house = Our rule: the sources do not give it.
source-ruling = Our ruling: the rulebook is silent or unclear here.
source-values = Not in the rulebook, so ours: { $values }.
source-part-house = Ours
source-part-public = Public
source-part-rulebook = From the rulebook
source-about-house = What our copy of the rulebook has lost or leaves open, and no public description tells us. We filled it in and tuned it by simulation, so it may differ from the original.
source-about-public = Facts from public descriptions of the game: reviews, videos, fan projects.
source-about-rulebook = What the rulebook says, in our own words, and what follows from it.
source-count = rules: { $rules }, values: { $values }
source-legend = ours, at least in part: the sources do not give it
source-example = Our example: the rulebook does not have it.

## device

device-here = { $game }, table { $code }. Ctrl-C to leave.
device-again = The table cannot be reached. Reconnecting automatically.
device-over = The match is over.
device-gone = there is no such table
device-none = { $game } has no device that can follow a table
device-no_code = there is no table with the code { $code }
device-no_server = { $server } cannot be reached: is the server running, and is that its address?
device-address = “{ $given }” is not the address of a table, such as http://127.0.0.1:8000/t/…, nor a code

## flaw

flaw-lost = { $right ->
    [1] { $thing } is nowhere: it must lie somewhere
   *[other] { $thing }: there are { $now }, but there must be { $right }
}
flaw-extra = { $right ->
    [0] { $thing } is not in this match: it must go
    [1] { $thing } lies in { $now } places: it must lie in one
   *[other] { $thing }: there are { $now }, but there must be { $right }
}
flaw-range = must be a whole number from { $least } to { $most }, not { $value }
flaw-fixed = follows from the settings of the match: must be { $right }, not { $value }
flaw-switch = must be yes or no, not { $value }
flaw-word = must be one of the game's own words, not { $value }
flaw-no_such = there is no { $value } here: must be a number that the game knows ({ $thing })
flaw-no_kind = there is nothing of the kind { $value } here
flaw-not_list = must be a list of { $least } to { $most }
flaw-not_fields = must be a table of values, not { $value }
flaw-unknown_field = there is no { $field } here: remove it
flaw-no_field = is missing
flaw-bytes = must be base 64
flaw-closed = cannot be part of a position: remove it
flaw-twice = stands there twice: once is right
flaw-no_decision = nobody has anything to choose here: take back what was changed, or begin at another moment
flaw-breaks = the rules cannot go on from here ({ $why }): something in it does not fit together
