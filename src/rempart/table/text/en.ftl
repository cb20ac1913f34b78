# All words of the browser client, in English. The client fills in the variables.

## ui

ui-home = Back to the shelf
ui-close = Close
ui-labelled = { $name }: { $value }
ui-then = ;{ " " }
ui-copy = Copy
ui-copied = Copied.
ui-language = Language
ui-daylight = Daylight
ui-lamplight = Lamplight

## error

error-unreachable = The server cannot be reached.
error-retry = Try again
error-home = Back to the shelf
error-nowhere = There is nothing at this address.
error-no_game = There is no such game on the shelf.
error-host = This server does not go by the name { $name }. If the name is yours, start it with: rempart serve --host-name { $name }
error-site = This request came from a page on another site. Behind a web server, Rempart has to be told the name in the address bar: proxy_set_header Host $http_host
error-broken = Something went wrong on this page.
error-reload = Nothing at the table was lost: reload the page.
error-reload_now = Reload

## home

home-title = Hold the wall.
home-lead = Tower-defence tabletop games with their complete rules: alone, with friends or with bots.
home-loading = Fetching the boxes from the cellar …
home-players = players
home-minutes = min
home-cooperative = together
home-competitive = against each other
home-play = Play
home-new_here = New here? Start with this:
home-open = Set up …
home-continue = Continue
home-forget = Remove from this list
home-your_turn = Your turn
home-dropped = Removed from the list.
home-dropped_running = Removed from the list. The table is still there, and you keep your seat.
home-put_back = Put it back
home-all = Show all
home-join = Join a table
home-join_lead = Got a code from a friend?
home-join_go = Join
home-code = Code
home-credits = Credits and legend
home-places = More to do

## damaged

damaged-title = This table can no longer be opened.
damaged-game = This server no longer has the game.
damaged-newer = It was played with a newer version of Rempart than this server runs.
damaged-values = It uses options or values that are no longer allowed.
damaged-rules = The rules of the game have changed too much for this match to go on.
damaged-what_now = Nothing is lost: save its record, and ask whoever runs the server.

## setup

setup-seats = Who plays?
setup-how_many = How many players
setup-who = Who plays seat { $n }
setup-me = Me
setup-friend = Friend, by link
setup-bot = Bot
setup-name = Name for seat { $n }
setup-your_name = Name (or: Player { $n })
setup-friend_name = Name (your friend can change it)
setup-strength = Strength of the bot in seat { $n }
setup-hotseat = Several seats are yours: pass the device around, or play them all yourself.
setup-watching = None of the seats is yours: you will watch.
setup-options = The game
setup-advanced = Advanced
setup-advanced_lead = Variants, rulings, hints, seed, your own numbers
setup-changed = { $n ->
    [one] { $n } change
   *[other] { $n } changes
}
setup-rule = Rule { $rule }
setup-table = The table
setup-undo = Undo
setup-undo_consent = By agreement
setup-undo_open = Freely
setup-undo_consent_hint = You can undo your own choices freely until something is revealed; after that, everybody must agree.
setup-undo_open_hint = Anything can be undone until the match is over: good for learning.
setup-hints = Hints
setup-hints_hint = You may ask a bot for advice.
setup-seed = Seed
setup-any_seed = random
setup-seed_hint = The same number deals the same cards; everybody can see that it was chosen.
setup-bad_seed = Enter a whole number, or leave it empty.
setup-begin = Set up the table
setup-laying = Setting up the table …
setup-import = Open a record
setup-device = Connect it
setup-not_a_record = This file is not the record of a match.

## A stage that is offered, and how hard it is

offer-rate = { $players ->
    [1] About { $percent }% for one player
    [2] About { $percent }% for two players
    [3] About { $percent }% for three players
    [4] About { $percent }% for four players
   *[other] About { $percent }% for { $players } players
}
offer-range = Bots of normal strength won it this often: { $low }–{ $high }%, at the usual difficulty.
offer-making = Bots are playing it to see how hard it is …
offer-progress = { $n } of at most { $most } matches
offer-stop = That will do
offer-other = Another one
offer-few = Too few matches were played to say how hard it is.

## chance

chance-title = Chance at this table
chance-drawn = Secret chance
chance-drawn_hint = A secret that nobody knows decides what is coming. It is shown at the end, so that everybody can check it.
chance-chosen = Seed chosen
chance-chosen_hint = Somebody chose the seed or the game code, or this is a replay of the same start: they may know what is coming.
chance-daily = Daily challenge
chance-daily_hint = Everybody gets the same deal on this day: whoever has played it knows what is coming.
chance-imported = Record imported
chance-imported_hint = This table was made from a saved match: whoever has that record may know what is coming.
chance-seeded = Plain chance
chance-seeded_hint = This table dates from before Rempart kept secrets: its chance comes from a 53-bit random number.
chance-value = Check value (SHA-256 of the secret)
chance-value_hint = This browser remembers it. At the end the secret must produce exactly this value.
chance-secret = Secret
chance-kept = Checked: the secret matches the check value that this browser saw first.
chance-broken = Not as promised: the secret does not match the check value that this browser saw first.
chance-kept_short = Chance verified: nothing was changed
chance-broken_short = Chance is not as promised
chance-by_hand = To check every card drawn and every die rolled, save the record and run:
chance-file = FILE

## numbers

numbers-title = Your own numbers
numbers-hint = Prices, dice, supplies: download the file, change its values, then choose it here or drag it in.
numbers-mine = Kept in this browser
numbers-own = The game's own numbers
numbers-download = Download the game's numbers
numbers-choose = Choose a file
numbers-drop = Remove file
numbers-wrong = This file cannot be used:
numbers-wrong_variant = These numbers cannot be used:
numbers-changes = What it changes:
numbers-same = Same values as the game itself: nothing changes.
numbers-instead = instead of { $before }
numbers-added = added
numbers-changed = Changed numbers
numbers-played = { $n ->
    [one] Played with { $n } changed number
   *[other] Played with { $n } changed numbers
}

## workshop

workshop-title = Workshop
workshop-title_lead = Change the numbers of a game, keep them, play with them.
workshop-lead = Every price, every die and every card of a game, to change and to play with. What you keep stays in this browser.
workshop-kept = { $n ->
    [one] { $n } variant kept here
   *[other] { $n } variants kept here
}
workshop-none = Nothing kept here yet.
workshop-open = Change its numbers
workshop-numbers_of = Numbers of { $game }
workshop-name = Name of these numbers
workshop-name_it = Name, to keep them
workshop-unnamed = My numbers
workshop-keep = Keep
workshop-is_kept = Kept in this browser: { $name }.
workshop-saved = Saved as you go.
workshop-rename = Rename
workshop-duplicate = Duplicate
workshop-duplicated = Copy made: { $name }.
workshop-delete = Delete
workshop-deleted = Deleted: { $name }.
workshop-no_room = This browser has no room for it. Delete a variant, then try again.
workshop-not_here = This browser does not have that variant. Ask for a link or a file.
workshop-bad_link = The link is damaged or was cut off. Ask for it again, or for a file.
workshop-from_link = These numbers came with a link. Keep them to have them here.
workshop-unchanged = Nothing changed yet.
workshop-mistakes = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
workshop-must_whole = must be a whole number from { $least } to { $most }, not { $value }
workshop-must_number = must be a number from { $least } to { $most }, not { $value }
workshop-must_text = { $most ->
    [one] must have at most { $most } character
   *[other] must have at most { $most } characters
}
workshop-must_list = must be a list of { $least } to { $most }
workshop-undo = Undo
workshop-redo = Redo
workshop-play = Play
workshop-compare = Compare
workshop-file = Save file
workshop-link = Copy link
workshop-too_long = These numbers are too long for a link. Save them as a file.
workshop-no_clipboard = The browser does not allow copying. Save the numbers as a file.
workshop-reset_all = Reset everything
workshop-reset = Reset
workshop-reset_value = Reset: { $name }
workshop-search = Search: a name, a rule, a path
workshop-which = Which values
workshop-which_all = All
workshop-which_changed = Changed
workshop-which_wrong = Mistakes
workshop-found = { $n ->
    [0] No values
    [one] { $n } value
   *[other] { $n } values
}
workshop-values = { $n ->
    [one] { $n } value
   *[other] { $n } values
}
workshop-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
workshop-left_out = { $n ->
    [one] { $n } value that is not set
   *[other] { $n } values that are not set
}
workshop-grow = Add to: { $name }
workshop-strays = Other values
workshop-remove = Remove: { $name }
workshop-remove_short = Remove
workshop-add = Add one: { $name }
workshop-remove_last = Remove the last: { $name }
workshop-unset = not set
workshop-one_value = One value
workshop-several = { $n ->
    [one] { $n } value
   *[other] { $n } values
}
workshop-on = yes
workshop-off = no
workshop-about = About: { $name }
workshop-bounds = From { $least } to { $most }.
workshop-from_rulebook = From the rulebook.
workshop-from_public = From public descriptions of the game.
workshop-from_house = Ours: no source gives this value.
workshop-optional = The game leaves it out; it can be set.

## draw

draw-replaces = This scenario takes the place of “{ $name }”. Choose that one when you set up a table; Play does it for you.
draw-sheets = Number of players
draw-spread = Use for every number of players
draw-spread_done = Sites, hordes and piles are now the same for every number of players, dealt to their colours.
draw-tools = Tools
draw-group_ground = Ground and roads
draw-group_sites = Sites
draw-group_things = Flowers and environment
draw-group_hordes = Hordes
draw-tool_road = road
draw-tool_horde = horde on the road
draw-which_card = Card
draw-help_road = Drag along the spaces to draw a road; it begins where you begin. Press a piece of road to turn it.
draw-help_paint = Press or drag over spaces to paint them.
draw-help_layer = Press a space to put it there, again to take it away; drag it to move it.
draw-help_horde = Press a space of a road to put the card there, again to take it away.
draw-help_keys = Keys: arrows move, Space uses the tool (with the road it lowers and lifts the pen), Delete clears a space, Ctrl+Z undoes.
draw-map = Map of { $name }
draw-start = start of road { $n }
draw-wrong = mistake: { $reason }
draw-pen_down = Pen down. Arrows draw a road.
draw-pen_up = Pen up.
draw-elsewhere = There are mistakes with { $name }, too.
draw-columns = Columns
draw-rows = Rows
draw-fewer = Fewer: { $name }
draw-more = More: { $name }
draw-shift = Move the map
draw-shift_north = Move the map up
draw-shift_south = Move the map down
draw-shift_west = Move the map to the left
draw-shift_east = Move the map to the right
draw-empty = Empty map
draw-original = The game’s map
draw-pile = Pile { $n }
draw-card = Card { $n } of pile { $pile }
draw-card_up = Earlier: { $name }
draw-card_more = One more card
draw-add = Add
draw-all_players = For every number of players
draw-unreadable = This map cannot be drawn. Mend it in the search view, or reset it.
draw-cell = Row { $row }, column { $column }: { $what }
draw-jump = To draw

## bot

bot-random = Random
bot-greedy = Greedy
bot-heuristic = Heuristic
bot-planner = Planner
bot-search = Search

## level

level-easy = Easy
level-easy_hint = Plays what looks good right now.
level-normal = Normal
level-normal_hint = Thinks a little before choosing.
level-hard = Hard
level-hard_hint = Thinks ahead, as far as it can in half a second.

## terms

terms-away = When somebody is away
terms-never = never
terms-away_hint = After this time the others may let a bot play for them. They get the seat back as soon as they return.
terms-clock = Time to think
terms-no_clock = no clock
terms-clock_hint = For each choice. When time is up, the others may let a bot play; nothing is lost.
terms-bots_last = Bots let people go first
terms-bots_last_hint = When several may choose at once, bots choose last.

## company

company-plays_for_you = A bot is playing for you.
company-play_again = Take my seat back
company-nobody = Nobody has taken { $who }'s seat yet.

## clock

clock-left = Time left to think
clock-up = time is up
clock-rule = { $time } to think about each choice

## learn

learn-title = How to play
learn-coach = Coach
learn-step = { $at } of { $of }
learn-way = Steps
learn-back = Back
learn-next = Next
learn-show_me = Do it for me
learn-tap = Tap what glows.
learn-not_that = Not that one: try what glows.
learn-leave = Leave
learn-none = There is no lesson for this game.
learn-play_alone = Play now
learn-play_bot = Play now against a bot
learn-set_up = Set up a table
learn-tutorial = Learn it by playing ({ $n } min)
learn-box = { $n ->
    [one] Learn it in a minute
   *[other] Learn it in { $n } minutes
}

## coach

coach-show = Show me
coach-dismiss = Dismiss the coach
coach-recall = Bring back the coach
coach-progress = { $n } of { $of } learnt
coach-met = done
coach-open = not yet
coach-end = The first lesson is over
coach-go_on = Continue this match
coach-full = Play your first full game

## join

join-looking = Looking for the table …
join-unknown = There is no table with the code { $code }.
join-check = Check the letters. A code stops working two weeks after the last activity at its table; after that, ask for a link.
join-code = Code { $code }
join-name = What should we call you?
join-sit = Sit here
join-watch = Just watch
join-back = Back to my seat
join-told_all = Somebody has already seen everything that is hidden at this table.

## table

table-opening = Setting up the table …
table-gone = There is no such table.
table-gone_text = It may have been removed, or the address is incomplete.
table-board = Board
table-dock = Your hand
table-actions = What you can do now
table-side = Seats, log and rules
table-notices = Notices
table-phases = Phases of the round
table-somebody = somebody
table-your_turn = It is your turn
table-your_choice = Your choice
table-turn_of = { $who } to choose
table-waiting_for = Waiting for { $who }
table-chooses = { $who } is choosing
table-since = How long everyone has been waiting for this choice
table-since_time = for { $time }
table-watching = You are watching.
table-over = The match is over
table-missed = { $n ->
    [one] One thing happened while you were away: see the log.
   *[other] { $n } things happened while you were away: see the log.
}

## link

link-lost = The connection is lost.
link-again = Reconnecting automatically; nothing is lost.
link-hurry = Try now
link-back = Connected again.
link-unsure = No answer came. Check whether your move went through, then try again.
link-used = This link no longer works.

## tool

tool-bar = Tools
tool-undo = Undo
tool-redo = Redo
tool-hint = Hint
tool-whatif = What if …?
tool-history = History
tool-tray = Your hand
tool-menu = Menu

## tab

tab-log = Log
tab-seats = Seats
tab-rules = Rules
tab-forecast = Forecast
tab-chat = Chat

## forecast

forecast-title = Forecast
forecast-possible = possible
forecast-nothing = Nothing will happen.
forecast-none = No forecast available.

## tone

tone-good = will be won
tone-fair = defended, but losing
tone-bad = undefended

## key

key-space = Space

## pick

pick-open = can be picked
pick-picked = picked
pick-back = Back
pick-cancel = Cancel
pick-confirm = Confirm
pick-possibly = possibly
pick-nothing = There is nothing you can do with this now.
pick-odds = Odds
card-title = What is here
card-not_now = Not now:
pick-list = All choices
pick-on_board = Pick what glows
pick-all = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
pick-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}

## bundle

bundle-amount = How many
bundle-times = ×{ $n }
bundle-partly = { $n } of { $of } done, then something came up.

## board

board-hidden = { $n } face down
board-no_cards = No cards.
board-none = none
board-next = next:
board-skip = Skip

## theatre

theatre-speed = Speed of events
theatre-hint = Shown one after the other; any key or click skips.
theatre-slow = Slow
theatre-normal = Normal
theatre-fast = Fast
theatre-off = Off
theatre-replay = Replay what just happened

## sound

sound-sound = Sound
sound-on = Turn the sound on
sound-off = Turn the sound off
sound-volume = Volume

## left

left-known = Everybody knows where these are
left-order = Still there, in no particular order:
left-nothing = Nothing is left.
left-look = Click or tap to see what is left

## mode

mode-now = Back at the real table.
mode-now_short = Now
mode-now_is = Now: { $what }
mode-to_now = Back to now
mode-history = History
mode-whatif = What if …?

## history

history-timeline = Moments of the match
history-at = after choice { $at } of { $of }
history-here = What happened here
history-nothing = Nothing yet: this is the start.
history-link = Copy link
history-whatif = What if from here?
history-back_to = Undo to here
history-first = Start of the match
history-earlier = One choice earlier
history-later = One choice later
history-play = Play
history-stop = Stop

## whatif

whatif-from_now = your own trial line, starting now; nobody else sees it
whatif-from = your own trial line, starting at choice { $at }; nobody else sees it
whatif-played = { $n ->
    [one] { $n } choice played
   *[other] { $n } choices played
}
whatif-try = Try it
whatif-commit = Play it for real
whatif-leave = Back to the real table
whatif-refused = This line cannot continue that way.
whatif-partly = { $n ->
    [one] { $n } of { $of } choices was played, then something new came to light.
   *[other] { $n } of { $of } choices were played, then something new came to light.
}

## hint

hint-title = A bot would choose:
hint-is = Hint: { $what }
hint-off = There are no hints at this table.
hint-whole = Show me the whole turn
hint-thinking = Thinking …
hint-waits = Your hint is on its way.
hint-first = { $n ->
    [one] { $n } other request is ahead of yours.
   *[other] { $n } other requests are ahead of yours.
}
hint-cancel = Never mind
hint-sure = Play it anyway?
hint-until = The plan ends here, where something new comes to light. Ask again then.
hint-anyway = Play it anyway

## danger

danger-title = Dangers

## log

log-why = why?
log-why_rule = Why? Rule { $rule }
log-look = Show this moment
log-since = Since you were last here
log-imagined = Only imagined: this is what your line would lead to.
log-empty = Nothing has happened yet.
log-undone = undone: { $text }
log-undone_lines = { $n ->
    [one] { $n } line that was undone
   *[other] { $n } lines that were undone
}

## chat

chat-empty = Nobody has said anything yet.
chat-write = Write to everyone at the table
chat-send = Send
chat-phrases = Quick phrases
chat-point = Point at something
chat-point_hint = Or hold Alt and click it
chat-point_now = Now tap what you want to show everyone.
chat-nothing_there = There is nothing to point at here.
chat-points_at = points at { $what }
chat-points_hidden = points at something you cannot see
chat-spectator = A spectator
chat-watcher = { $name } (watching)
chat-only_read = At this table spectators can read but not write.
chat-your_name = Your name
chat-call_me = Use this name
chat-settings = Who can be heard
chat-mute_all = Mute everyone
chat-mute = Mute { $who }
chat-mute_spectators = Mute spectators
chat-may_speak = Spectators may write
chat-may_speak_hint = For everyone at this table.
chat-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}

## phrase

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-good_move = Good move!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-wait = Wait a moment
phrase-help = Help me here!
phrase-careful = Watch out!
phrase-what_now = What do you think?
phrase-well_played = Well played!

## call

call-me = Tell me when it's my turn
call-hint = Your browser will ask whether it may show a notification.
call-blocked = Your browser blocks notifications from this site; you can change that in its settings.

## rules

rules-search = Search the rules
rules-none = No rule matches.
rules-unknown = There is no text for { $id }.

## source

source-rulebook = From the rulebook
source-page = Where the rules come from
source-rules = Rules
source-values = Values
source-lead = Rempart follows the rulebook of each game. Where our copy has gaps, this page says how we filled them.
source-ruling = Our own ruling
source-public = From public descriptions of the game
source-implied = Follows from other rules
source-house = Our own rule

## seat

seat-you = you
seat-here = at the table
seat-away = away
seat-away_for = away for { $time }
seat-free = free: nobody has taken it yet
seat-bot = bot · { $bot }
seat-chooses = is choosing …
seat-look = View as this player
seat-invite = Invite
seat-change = Change { $who }'s seat
seat-name = Name
seat-rename = Rename
seat-who_plays = Who plays this seat?
seat-take = Take the seat back
seat-to_bot = Bot: { $bot }
seat-to_friend = A friend, by link
seat-challenge = In a daily challenge everyone stays in their own seat.
seat-hint = You can hand over a seat at any time, and take it back from a bot.
seat-handed = Send this link to whoever takes the seat. The old link no longer works.
seat-link = Link to the seat
seat-bot_waits = lets people go first
seat-kept = keeps the seat for them
seat-kept_free = keeps the seat free
seat-let_bot = Let a bot play
seat-let_bot_for = Let a bot play for { $who }
seat-take_bot = Play this seat myself
seat-strength = How strong the bot is
seat-kept_hint = The bot keeps this seat for somebody. It is theirs as soon as they come.
seat-spectators = Spectators
seat-watching = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
seat-and_more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
seat-also = also plays { $who }
seat-devices = { $n ->
    [one] open in { $n } place
   *[other] open in { $n } places
}
seat-came = { $n ->
    [one] { $n } came by the same link
   *[other] { $n } came by the same link
}
seat-second = { $n ->
    [one] Your seat is now open in { $n } place.
   *[other] Your seat is now open in { $n } places. If that is not you: Menu, My seat, Lock everyone else out.
}
seat-lock = Only in this browser
seat-relock = Lock everyone else out
seat-relock_hint = The seat gets a new key. It stays yours in this browser, and stops working everywhere else.

## invite

invite-title = Invite
invite-seat = { $who }'s seat
invite-seat_hint = Whoever opens this link first takes the seat, and after that the link no longer works. Send it to one person, and do not open it yourself.
invite-kept_hint = A bot plays here until somebody opens this link.
invite-let_bot = Let a bot play until they come
invite-code = Table code
invite-code_hint = With it, anyone can take a free seat or watch. It stops working two weeks after the last activity here.
invite-watch = For spectators
invite-watch_hint = All seats are taken. With this code anyone can watch.
invite-new = New link
invite-new_hint = Somebody else at the table has the link. If you make a new one, the old one stops working.
invite-take_back = Withdraw the invitation

## undo

undo-asked = The others have been asked to agree.
undo-wish = { $who } would like to undo
undo-to = to choice { $to }
undo-agreed = { $n } of { $of } agree
undo-show = Show me
undo-yes = Agree
undo-no = Disagree
undo-wish_end = { $who } would like to give up
undo-end = the match would be lost for everyone
undo-withdraw = Withdraw

## new

new-title = New here
new-of = New here: { $title }
new-go = Let's go
new-rule = Rule { $id }
new-show = Show such cards before a match

## menu

menu-code = Code
menu-confirm = Ask before every choice
menu-confirm_hint = Off: you are only asked before what cannot be undone.
menu-plain = Plain board
menu-plain_hint = Boxes and words instead of pictures; works for every game.
menu-invite = Invite somebody
menu-seat = My seat: name, bot, friend
menu-export = Save the record
menu-concede = Concede
menu-leave = Leave (the match is saved)

## concede

concede-title = Concede?
concede-alone = You will lose the match. You can still look at it, or undo this.
concede-rivals = You will lose the match. Once the others agree that it is over, everything is shown and nothing can be undone.
concede-many = A bot takes your seat, and the others play on.
concede-team = You win or lose together, so the others are asked first. To leave without ending it for them, hand your seat to a bot instead.
concede-ask = Ask the others
concede-yes = Concede
concede-no = Play on

## end

end-show = Show the result
end-victory = Victory!
end-defeat = Defeat
end-over = The match is over
end-winners = Won by { $who }
end-over_time = { $what } over time
end-best = Best moments
end-harder = Harder: { $level }
end-easier = Easier: { $level }
end-rematch_new = Play again
end-rematch_same = Same start again
end-join_rematch = Join the rematch
end-stage = Stage { $stage }
end-next = The run goes on
end-run_over = The run is over. Play again for another try at this stage.
end-look_back = Look back
end-figures = What each player has
end-winner = winner
end-hidden = Hidden things stay hidden until everyone agrees that the match is over. After that nothing can be undone.
end-agree = Agree: show everything
end-missing = Waiting for { $who } to agree.
end-away = They are away. In { $time } you can show everything without them.
end-without = Show everything without them

## campaign

campaign-title = Campaign
campaign-open = Campaign map
campaign-map = Battles along the road
campaign-none = This game has no campaign.
campaign-stars = stars
campaign-stars_of = { $n } of { $all } stars
campaign-state_locked = locked
campaign-state_open = open
campaign-state_won = won
campaign-opens_after = Opens when you have won: { $what }
campaign-after_win = after a win
campaign-how = How to fight it
campaign-group = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
campaign-fight = Fight
campaign-continue = Continue: { $battle } · { $mode }
campaign-which = Campaign to show
campaign-name = Name of the campaign
campaign-mine = My campaign
campaign-everything = Open everything
campaign-everything_hint = All battles and challenges at once. Stars are earned as usual.
campaign-carry = Move progress
campaign-anew = New campaign
campaign-forget = Delete
campaign-forget_text = Delete “{ $name }” from this browser? Its progress is lost unless you have saved a code or a file.
campaign-keep = Keep it
campaign-where = Progress is kept in this browser. Everyone at a table of the campaign gets the group's progress after the battle.
campaign-take = Take it along
campaign-take_text = The code has every win; the file also has the best results.
campaign-code = Code
campaign-copy = Copy
campaign-copied = The code is on the clipboard.
campaign-save = Save as a file
campaign-bring = Bring it here
campaign-bring_text = What you bring is added; nothing is lost.
campaign-add = Add
campaign-load = Load a file
campaign-added = { $n ->
    [one] Added: you have { $n } star.
   *[other] Added: you have { $n } stars.
}
campaign-not_a_file = This is not a campaign file.
campaign-other_game = This file belongs to another game.
campaign-battle = { $battle } · { $mode }
campaign-total = { $n } of { $all } stars in all
campaign-no_stars = The numbers of this match were changed, so it earns no stars.
campaign-opened = Now open: { $what }
campaign-best = best so far: { $n }
campaign-record = new best, before: { $n }
campaign-next = Next battle: { $battle }
campaign-retry = Try again: { $battle }
campaign-join = Join the next battle: { $battle }
campaign-complete = The campaign is won: no battle is left.
campaign-agree_first = The stars count, and the next battle can begin, when everyone has agreed.
campaign-with_group = Fight with the same group

## review

review-title = Match review
review-curve = Win chance
review-curve_of = Win chance of { $who }
review-from = about { $first } at first
review-percent = { $n }%
review-turns = Turning points
review-turn = Turning point { $n } of { $of }
review-before = Previous turning point
review-after = Next turning point
review-mark = Turning point { $n }: choice { $at }, { $lost } points lost
review-points = points of win chance lost, roughly
review-none = No single choice cost much.
review-try = Try the better choice
review-working = Reviewing the match …
review-meanwhile = This goes on if you close it or leave the table; the review will be here when you come back.

## daily

daily-title = Daily challenges
daily-title_lead = One deal a day for each game, the same for everyone.
daily-lead = Everyone gets the same deal today, on every server. Your first finished match counts; undos and hints are counted, too.
daily-past = Past days are played outside the ranking.
daily-closed_soon = Matches begun on that day count until { $hours } hours after its end (UTC).
daily-next_in = New challenges in { $time }
daily-before = The day before
daily-after = The day after
daily-to_today = Today
daily-name = Your name in the ranking
daily-loading = Dealing today's challenges …
daily-level_gentle = Gentle
daily-level_fair = Fair
daily-level_hard = Hard
daily-bots = { $n ->
    [one] against { $n } bot ({ $level })
   *[other] against { $n } bots ({ $level })
}
daily-alone = alone
daily-minutes = about { $n } min
daily-play = Play
daily-continue = Continue
daily-practise = Practise
daily-practise_hint = A match for practice does not count.
daily-won = Won
daily-lost = Lost
daily-score = score { $n }
daily-undos = { $n ->
    [one] { $n } undo
   *[other] { $n } undos
}
daily-hints = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}
daily-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
daily-ranking = Ranking of this server
daily-nobody = Nobody has finished it yet.
daily-nobody_past = Nobody finished it.
daily-somebody = Somebody
daily-you = you
daily-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
daily-place = Place { $n } of { $all }
daily-best = Best of the day before: { $who }
daily-watch = Watch this match
daily-share = Share
daily-share_title = Rempart, daily challenge
daily-share_text = Copy this text; it tells nothing of the deal.
daily-copied = The text is on the clipboard.
daily-counted = This match counts for the ranking: place { $n } of { $all }.
daily-practice = This match was practice: only the first finished one of a day counts, and only on its day.
daily-open = Daily challenges
daily-of = Daily challenge of { $day }
daily-how = How it is ranked
daily-how_text = A win comes first, then the score, then fewer undos and hints, then less time. Giving up comes last.

## puzzle

puzzle-title = Puzzles
puzzle-title_lead = Short tasks at the board, for a few minutes.
puzzle-lead = A moment of a match and something to reach there. Search has proved that it can be done; what you may not know makes no difference.
puzzle-loading = Setting out the puzzles …
puzzle-rating = Rating { $n }
puzzle-level_easy = Easy
puzzle-level_medium = Medium
puzzle-level_hard = Hard
puzzle-steps = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
puzzle-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
puzzle-number = Puzzle { $n }
puzzle-solved = Solved
puzzle-solved_helped = Solved with help
puzzle-tried = Not solved yet
puzzle-progress = { $n } of { $of } solved
puzzle-next = Next puzzle
puzzle-next_hint = The next one that you have not solved.
puzzle-all_solved = All solved.
puzzle-list = All puzzles
puzzle-goal = Goal
puzzle-again = Try again
puzzle-reached = Solved
puzzle-missed = Not this time
puzzle-missed_text = The goal was missed. You can try as often as you like.
puzzle-hints = { $n ->
    [one] with 1 hint
   *[other] with { $n } hints
}
puzzle-explain = Show the solution
puzzle-explained = The solution
puzzle-thinking = Looking at your line …
puzzle-lost_by = The goal slipped away with this choice: { $what }
puzzle-look = Look at that moment
puzzle-from_there = Try again from there
puzzle-sure = Your line reaches the goal whatever could not be known.
puzzle-lucky = You were lucky: your line reaches the goal in { $percent }% of the deals that you could not tell apart.
puzzle-finders = How often it is found
puzzle-finder_random = By chance
puzzle-finder_easy = Easy bot
puzzle-finder_quick = Quick player
puzzle-finder_glance = A glance ahead
puzzle-finder_little = A short search
puzzle-finder_much = A long search
puzzle-finders_hint = The easy bot and the quick player play to win the match; they do not know the goal.
puzzle-unknown = This puzzle is no longer in the game; its solution is not known.

## results

results-title = My results
results-lead = All matches finished in this browser, kept only here.
results-none = No match has been finished in this browser yet.
results-setup = Set-up
results-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
results-bots = bots: { $level }
results-played = played
results-won = won
results-best = best score
results-row = wins in a row
results-course = Last matches
results-course_of = Won { $won } of the last { $n }
results-carry = Move results
results-take = Take them along
results-take_text = { $n ->
    [one] The code has your last { $n } match; the file has all of them.
   *[other] The code has your last { $n } matches; the file has all of them.
}
results-code = Code
results-copied = The code is on the clipboard.
results-bring = Bring them here
results-bring_text = What you bring is added; nothing is lost.
results-added = { $n ->
    [0] You had all of these matches here already.
    [one] Added: { $n } match.
   *[other] Added: { $n } matches.
}
results-bad_code = This code is not whole. Copy all of it, from R1 to the last letter.
results-not_a_file = This is not a file of results from Rempart.

## help

help-title = Help and keys
help-how = How to play here
help-pick = What glows can be picked, or dragged to where it goes. Each pick narrows down what is possible; when only one choice is left, it is played. You are asked before anything that cannot be undone.
help-why = Pick something that does not glow, and the table tells you which rule forbids it. Every line of the log can name its rule, too.
help-times = Now is the real table. History (sepia) shows earlier moments. What if (blue) is a trial line of your own that nobody else sees. Only Now counts.
help-keys = Keys
help-digits = choose from the list
help-choices = list of all choices
help-confirm = confirm
help-back = undo a pick, close, back to now
help-undo = undo
help-redo = redo
help-hint = ask a bot for a hint
help-whatif = what if …?
help-forecast = forecast
help-log = go to the log
help-tray = show or hide your hand
help-replay = replay what just happened
help-moments = earlier and later, in history
help-read = read the card under the pointer
help-help = this help
help-signs = Symbols
help-legend = All symbols, and who drew them
help-chat = write to the others
help-point = with a click: point at something for everyone to see

## sign

sign-bot = bot
sign-person = person
sign-people = several people
sign-hourglass = how long it takes
sign-swords = against each other
sign-trophy = victory
sign-ruins = defeat

## credits

credits-title = Credits and legend
credits-ours = Rempart's code, boards, box art and words are its own. No publisher's art or text is used.
credits-legend = What the symbols mean
credits-icons = Icons
credits-icons_text = The icons are from
credits-changed = Shown in other colours and sizes. Icons made by:
credits-fonts = Typefaces
credits-fonts_text = Alegreya and Alegreya Sans, by Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License 1.1.
credits-licences = The licences in full:
credits-libraries = Libraries
credits-client = In the browser:
credits-server = On the server:

## lab

lab-title = The lab
lab-title_lead = Bots play hundreds of matches: see what a number does.
lab-lead = You have changed a number, or wonder whether a game is fair? Bots play it hundreds of times with the same seeds, and you see who wins, how surely, and what stands out.
lab-which_game = Which game?
lab-all_games = To the lab
lab-original = Original
lab-original_hint = the game's own numbers
lab-changes = { $n ->
    [one] { $n } changed number
   *[other] { $n } changed numbers
}
lab-variants = What is compared
lab-variants_hint = Each variant is compared with the original, match by match, on the same seeds.
lab-no_variants = No variants of this game are kept in this browser.
lab-to_workshop = Make one in the workshop
lab-bots = Who plays
lab-players = Players
lab-advanced_lead = The game's other settings
lab-matches = Matches in each set-up
lab-nothing = Choose at least one of each.
lab-total = { $setups ->
    [one] { $n ->
        [one] { $total } match
       *[other] { $total } matches
    }
   *[other] { $total } matches in { $setups } set-ups
}
lab-takes = It takes about { $time }.
lab-takes_least = It takes { $time } at least.
lab-too_long = { $n ->
    [one] After { $n } minute this server ends it, and keeps what was played.
   *[other] After { $n } minutes this server ends it, and keeps what was played.
}
lab-measuring = Measuring how long a match takes …
lab-margin = { $n ->
    [one] With { $n } match, a win rate near one half is known to within { $points } points.
   *[other] With { $n } matches, a win rate near one half is known to within { $points } points.
}
lab-start = Start
lab-starting = Checking …
lab-my_runs = Started in this browser
lab-run_line = { $n ->
    [one] { $bots } · { $n } match · { $when }
   *[other] { $bots } · { $n } matches each · { $when }
}
lab-kept = { $n ->
    [one] A run is kept for { $n } day.
   *[other] A run is kept for { $n } days.
}
lab-another = Another run
lab-gone = { $n ->
    [one] This run is not here any more: runs are kept for { $n } day.
   *[other] This run is not here any more: runs are kept for { $n } days.
}
lab-far = How far it is
lab-beginning = It is about to begin.
lab-waiting = { $n ->
    [one] { $n } run is played before yours.
   *[other] { $n } runs are played before yours.
}
lab-progress = { $n } of { $total } matches
lab-left = { $far }, about { $time } left
lab-leave = You may leave this page: the run goes on, and you find it again in the lab.
lab-stop = Stop
lab-more = Play more
lab-state_done = All { $n } matches are played.
lab-state_spent = The time that this server gives to a run is used up: { $n } of { $total } matches were played.
lab-state_stopped = Stopped after { $n } of { $total } matches.
lab-state_failed = The run broke off after { $n } of { $total } matches; the server's owner finds the reason in its log.
lab-failed = { $n ->
    [one] { $n } match ended with an error and does not count.
   *[other] { $n } matches ended with an error and do not count.
}
lab-with_players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
lab-seat = Player { $n }
lab-range = { $low } to { $high }
lab-of = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
lab-fair = Is my change fair?
lab-team_more = With “{ $name }” the team wins more often, by { $points } percentage points (95% interval: { $low } to { $high }).
lab-team_less = With “{ $name }” the team wins less often, by { $points } percentage points (95% interval: { $low } to { $high }).
lab-team_open = It cannot be told yet whether “{ $name }” changes how often the team wins: { $points } percentage points, but the interval from { $low } to { $high } includes zero. Play more.
lab-team_same = With “{ $name }” every match went the same way: the change had no effect.
lab-seat_more = “{ $name }” favours player { $n }, who wins more often by { $points } percentage points (95% interval: { $low } to { $high }).
lab-seat_less = “{ $name }” is at the expense of player { $n }, who wins less often by { $points } percentage points (95% interval: { $low } to { $high }).
lab-seat_open = It cannot be told yet whether “{ $name }” changes who wins: { $points } percentage points for player { $n }, but the interval from { $low } to { $high } includes zero. Play more.
lab-seat_same = With “{ $name }” every match went the same way: the change had no effect.
lab-winning = Who wins
lab-winning_hint = The share of matches won. The line is the 95% interval; the dashed one, where there is one, is an even share.
lab-gains = What the change does
lab-gains_hint = Compared with the original on the same seeds, in percentage points. A hollow dot may be chance: its interval includes zero.
lab-no_effect = no effect
lab-length = How long matches are
lab-length_hint = In choices. The box holds the middle half of the matches.
lab-worth_a_look = Matches worth a look
lab-at_the_table = Open at the table
lab-report = Report
lab-report_apart = In a tab of its own
lab-report_making = The report is being made …

## What the lab refuses

lab_refused-off = The lab is switched off on this server.
lab_refused-duckdb = The lab needs a library that this server lacks. Its owner can install it: pip install 'rempart[lab]'
lab_refused-folder = The run cannot be stored here; the server's owner finds the reason in its log.
lab_refused-nothing = There is nothing to play: choose the game's own numbers or a variant.
lab_refused-variants = That is too much for one run: it takes at most { $most } variants.
lab_refused-setups = That makes { $n } set-ups; a run has at most { $most }. Compare fewer things at once.
lab_refused-matches = That makes { $n } matches, too many for one run: with these set-ups, play at most { $each } in each.
lab_refused-yours = { $n ->
    [one] { $n } run of yours is waiting or being played; wait for it, or stop it.
   *[other] { $n } runs of yours are waiting or being played; wait for one of them, or stop one.
}
lab_refused-full = { $n ->
    [one] { $n } run is waiting here; try again later.
   *[other] { $n } runs are waiting here; try again later.
}
lab_refused-often = You start runs very quickly; try again in a minute.

## position

position-of = Position: { $game }
position-lead = Change anything: the picture follows. What the rules cannot have is told beside it.
position-values = Values of the position
position-edit = Edit this position
position-set_up = Set up a position
position-table = A position that was set up
position-counts_nowhere = This match is a what-if: it counts in no result.
position-undo = Undo
position-redo = Redo
position-analyse = Analyse
position-play = Play from here
position-link = Copy link
position-save = Save file
position-file = Open file
position-view = Seen by
position-all_seats = I play all seats; otherwise bots play the others
position-checking = Checking …
position-possible = Possible
position-impossible = { $n ->
    [one] Impossible: { $n } thing is wrong
   *[other] Impossible: { $n } things are wrong
}
position-last_possible = The last possible position
position-nothing = nothing
position-nowhere = nowhere on the table
position-bring = Bring here …
position-swap = Put another here …
position-move = Move: { $what }
position-earlier = One place earlier: { $what }
position-later = One place later: { $what }
position-remove = Remove: { $what }
position-add = Add
position-bad = This position cannot be opened
position-empty = Begin with an empty table
position-bad_link = The link is damaged, cut off, or of another game. Ask for it again, or for a file.
position-bad_file = This file has no position of this game.
position-too_long = This position is too long for a link. Save it as a file.
position-no_clipboard = The browser does not allow copying. Save the position as a file.
position-lines = Best lines
position-lines_for = Best lines for { $who }
position-searching = Searching …
position-stop = Stop
position-then = Then: { $steps }
position-arrow = {" "}→{" "}
position-searched = { $n ->
    [one] { $n } line of play tried.
   *[other] { $n } lines of play tried.
}
position-so_far = { $n ->
    [one] { $n } line of play tried so far.
   *[other] { $n } lines of play tried so far.
}

## lobby

lobby-title = Open tables
lobby-lead = These tables look for players. Whoever comes first has the seat.
lobby-none = Nobody is looking for players right now.
lobby-none_hint = Set up a match, keep a seat for a friend, and look for players from the invitation.
lobby-closed = This server has no list of open tables.
lobby-closed_hint = Play with friends by a link, or against bots.
lobby-loading = Looking for open tables …
lobby-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
    }
lobby-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
    }
lobby-since = listed { $when }
lobby-begun = The match has begun.
lobby-changed = Changed numbers
lobby-clock = { $time } for a choice
lobby-join = Join
lobby-mine = This is your table.
lobby-back = Back to the table
lobby-gone = Somebody else was faster, or the table no longer looks for players.
lobby-name = Your name at the table
lobby-some = { $n ->
    [one] { $n } table looks for players.
   *[other] { $n } tables look for players.
    }
lobby-see = See the tables
lobby-look = Look for players
lobby-look_hint = The table is listed for everyone on this server. Whoever comes first takes a seat that is still free, even one kept for a friend.
lobby-listed = The table is listed among the open tables.
lobby-stop = Take it off the list

## replays

replays-title = Published matches
replays-title_lead = Watch matches that their players show.
replays-lead = Matches that their players show to everyone: watch them from the start, or read the review.
replays-none = No match has been published here yet.
replays-none_hint = You can publish yours from its result, when it is over.
replays-nothing = No published match is like that.
replays-all = Show all
replays-loading = Fetching the matches …
replays-search = Search
replays-game = Game
replays-any_game = All games
replays-players = Players
replays-any = Any
replays-result = Result
replays-won = Won
replays-lost = Lost
replays-when = When
replays-days_7 = Last 7 days
replays-days_30 = Last 30 days
replays-order = Order
replays-newest = Newest first
replays-best = Best score first
replays-name = Player's name
replays-found = { $n ->
    [one] { $n } match
   *[other] { $n } matches
    }
replays-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
    }
replays-winner = won
replays-watch = Watch from the start
replays-review = Result and review
replays-page = Page { $n } of { $all }
replays-before = Previous page
replays-after = Next page

## publish

publish-title = Publish this match
publish-hint = Everyone on this server can then watch it and read its review. The chat is not shown.
publish-hint_all = It is published once all players agree.
publish-named = With my name
publish-unnamed = Without my name
publish-asked = { $who } would like to publish this match.
publish-missing = Still to agree: { $who }.
publish-no = Do not publish
publish-done = The match is published.
publish-see = See it
publish-withdraw = Withdraw it
