# Words of the shell: front page, table, playing, replay. Words of the games and of the engine come from the server.

# everywhere
close = Close
save = Save
back-home = To the front page
not-found = There is no such page here.
language = Language
switch-language = Switch to { $to ->
    [pl] Polish
   *[en] English
}
yes = yes
no = no
error-unexpected = Something went wrong. Try again.
error-offline = No connection to the server.

# front page
main-menu = Main menu
rules = Rules
watch = Watch a game
open-record = Open a record
you = you
you-are = You are
slogan-1 = Five pirate games round one table.
slogan-2 = No set-up, no account: pick a ship and sail.
play-now = Play now against bots
invite-friends = Invite friends
change = change
captains-n = { $n ->
    [one] { $n } captain
   *[other] { $n } captains
}
captains-range = { $range } captains
games = Games
coming = coming
continue-games = Continue your games
finished-games = Played to the end
public-tables = Public tables
footer = Kaper is an independent work. If you like a game here, buy it.
your-turn = Your turn
see-result = Result
gathering = gathering
waiting = waiting
join = Join
watch-it = watch
free-seat = free seat
waits-for = waiting for { $who }
place-n = { $n ->
    [1] { $n }st place
    [2] { $n }nd place
    [3] { $n }rd place
   *[other] { $n }th place
}
you-won = you won
you-lost = you lost
hall-of-fame = Hall of fame
fame-empty = Nobody is in it yet: finish a game, and you are the first.
fame-won = { $n ->
    [1] won against an automaton
    [2] won against one other
   *[other] won at a table of { $n }
}
fame-place = { $n ->
    [1] lost against an automaton
   *[other] place { $place } of { $n }
}
fame-against = against { $who }
fame-bots = { $level ->
    [easy] { $n ->
        [one] { $n } easy bot
       *[other] { $n } easy bots
    }
    [medium] { $n ->
        [one] { $n } medium bot
       *[other] { $n } medium bots
    }
    [hard] { $n ->
        [one] { $n } hard bot
       *[other] { $n } hard bots
    }
   *[other] { $n ->
        [one] { $n } bot ({ $level })
       *[other] { $n } bots ({ $level })
    }
}
watch-bots = Watch bots play
watch-bots-hint = Nobody plays in public just now, but bots always will.

# who I am
who-are-you = Who comes aboard?
your-name = Your name
your-emblem = Your emblem
emblem-anchor = anchor
emblem-gull = gull
emblem-turtle = turtle
emblem-octopus = octopus
emblem-sabres = sabres
emblem-spyglass = spyglass
emblem-hourglass = hourglass
emblem-map = map

# a new table
new-table = A new table
with-whom = With whom?
mode-bots = Against bots
mode-bots-hint = You alone, at once
mode-friends = With friends
mode-friends-hint = They come by a link
mode-screen = At this screen
mode-screen-hint = Several people take turns here
game = Game
captains = Captains
people-besides = People besides you
bots-level = { $n ->
    [one] Level of the bot
   *[other] Level of the { $n } bots
}
level-easy = easy
level-medium = medium
level-hard = hard
player-n = Player { $n }
more-settings = More settings
public-table = Public: anybody may watch or take a free seat
clock-per-decision = Time for each decision
clock-choice = { $seconds ->
    [0] no clock
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] 1 day
}
make-table = Open the table
set-sail = Set sail

# before the start
table-name = Name of the table
waiting-for-captains = waiting for captains
seated = { $n } of { $all } seated
leave-table = Leave the table
round-the-table = Round the table
empty-seat = Empty seat
empty-seat-hint = send the link, or let a bot sit down
bot-here = A bot on seat { $n }: { $level }
you-made-this = you made this table
change-emblem = Change emblem
free-it = Free it
free-this-seat = Free seat { $n }
call-friends = Call your friends
scan-or-send = Scan it with a phone in the same Wi-Fi, or send this link:
code-alt = The invitation as a square code
no-code = No square to scan: it would lead nowhere.
only-here = This link works only on this computer.
only-here-why = So far Kaper answers this computer alone, so a friend’s phone would find nothing. To open it to your home network, stop it and start it with
reach-here = This computer
reach-network = Your home network
reach-internet = The internet
reach-works = works
reach-network-works = works: everybody in the same Wi-Fi
reach-network-closed = closed: start it with { $command }
reach-internet-closed = closed: a friend in another town cannot open it; docs/operating.md says how to put it on the internet
how-we-play = How we play
clock-none = no clock: take your time
clock-none-why = Without a clock nobody is hurried; a bot may stand in only for those who are away.
ready-n = { $n ->
    [one] { $n } ready
   *[other] { $n } ready
}
be-ready = I am ready
am-ready = You are ready
not-ready = not ready yet
say-ready = Say that you are ready; whoever opened the table starts the game.
not-ready-yet = { $n ->
    [one] { $names } is not ready yet. You may start without waiting.
   *[other] { $names } are not ready yet. You may start without waiting.
}
clock-end = When the time is over, a bot gives that one answer.
public-hint = Anybody may watch, or take a free seat.
seats-missing = { $n ->
    [one] One seat is still empty: send the link or let a bot sit down.
   *[other] { $n } seats are still empty: send the link or let bots sit down.
}
seats-wait = { $n ->
    [one] One seat is still empty: the link is for whoever is missing.
   *[other] { $n } seats are still empty: the link is for those who are missing.
}
take-a-seat = { $n ->
    [one] One seat is free: sit down, and you play.
   *[other] { $n } seats are free: sit down, and you play.
}
all-here = All seats are taken. Start when you are ready.
fill-with-bots = { $n ->
    [one] Fill the empty seat with a bot
   *[other] Fill the { $n } empty seats with bots
}
start-with = { $n ->
    [one] Start with { $n } captain
   *[other] Start with { $n } captains
}
captains-missing = { $n ->
    [one] one captain is missing
   *[other] { $n } captains are missing
}
bot-of-level = bot, { $level }
at-this-screen = at this screen
this-is-you = this is you
is-here = is here
is-away = is away
starts-game = starts the game
waits-for-somebody = waits for somebody
sit-down = Sit down
stand-up = Stand up
invitation = Invitation link
invitation-hint = Whoever opens it can sit down, without an account.
copy = Copy
copied = Copied
choose-name-first = You will sit here as { $name }. Choose another name
maker-starts = Whoever opened the table starts the game.
dice-promise = The dice are settled already
dice-promise-why = This is the fingerprint of a secret number from which all dice and shuffles are made, together with a number from each seat. After the game it is revealed, and anybody can check every roll.
clock-set = { $seconds ->
    [one] { $seconds } second for each decision
   *[other] { $seconds } seconds for each decision
}

# playing
loading = One moment…
connection-lost = Connection lost. Trying again…
closed-session = Your session is unknown here. Open the front page once more.
closed-forbidden = You may not see this table. Ask for an invitation link.
closed-aside = This table was set aside: what is kept of it cannot be read. Whoever runs the service can look into it.
closed-missing = There is no such table, or it is private. Ask for an invitation link.
closed-many = This table is open in too many windows.
board = Board
side = Log, rules, chat
other-captains = Other captains
parts-of-table = Parts of the table
log = Log
chat = Chat
since-last-turn = Since your last turn
so-far = So far
happenings = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
and-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}
advice = Advice
advice-share = your chance of winning
advice-thinking = A strong bot is thinking; it sees only what you see.
advice-ask = Ask a strong bot
advice-again = Ask again
advice-course = a course of its own
advice-off = Among people advice is off until everybody at the table agrees.
advice-agree = I agree to advice at this table, for everybody.
advice-missing = Not agreed yet: { $who }.
advice-agreed-n = Agreed: { $n } of { $all }.
first-read = Got it
first-more = More
first-less = Less
first-off = No more such notes
set-notes = Notes when something is met for the first time
others-play = Others play
pace-slow = slowly
pace-brisk = briskly
pace-digest = as a digest
skip-to-my-turn = Skip to my turn
people-not-hurried = People take their time.
log-empty = Nothing has happened yet.
earlier-lines = Show earlier lines
open-rule = Rule { $number }
chat-empty = Nobody has said anything yet.
quick-phrases = Phrases
say-something = Say something
send = Send
search-rules = Search the rules
rules-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
no-rule-found = No rule contains these words.
our-ruling = A ruling of ours, where the rulebook is silent.
rules-of = Rules of { $game }
book-contents = Contents
example-play = Play it through
example-as = As in the example: { $answer }
example-next = Go on as in the example
example-skip = Finish at once
example-back = Back
example-again = From the beginning
example-through = The example ends here. Play on as you like.
example-other = You have left the example: from here on the dice fall as they like.
example-over = The example ends here.
example-to-book = Back to the book
rule-example = Example: { $title }
rule-in-log = In the log
rule-asked-now = This is asked now.
rule-in-book = In the book
question = Question
options = Choices
pick-exactly = { $n } of { $most } chosen
pick-least = { $least } or more, { $n } chosen
pick-any = { $n } chosen
pick-range = { $least ->
    [0] up to { $most }, { $n } chosen
   *[other] { $least } to { $most }, { $n } chosen
}
amount-range = from { $low } to { $high }
secret-until = Secret until all have chosen · { $ready } of { $all } ready
secret-short = Secret · { $ready } of { $all } ready
game-over = The game is over
answer-own = You chose: { $answer }
answer-sealed = Your choice is sealed
you-watch = You are watching
wait = The others are playing
wait-seeing = See what happens
waiting-for = Waiting for
less = Less
more = More
all-options = All choices
commit-amount = { $n ->
    [0] Go on without any
   *[other] Make it { $n }
}
commit-pick = { $n ->
    [0] Leave them all
    [one] Go with this one
   *[other] Go with these { $n }
}
choose-first = Choose an answer
choose-above = Choose above
missing-amount = Choose a number first
missing-more = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
missing-fewer = { $n ->
    [one] One too many
   *[other] { $n } too many
}
not-now = Not now:
done-already = Done:
closed-alike = { $n } answers are closed
rare-options = More…
go-on-playing = Go on playing
answers-n = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
answers-all = All answers: { $n }
answers-fold = Fold the answers
the-aim = The aim: { $aim }.
what-for = What we play for
hold-explains = Hold an answer or a card to read more about it.
skip-to-question = To the question
plot-range = choose a suggestion, or plot a course of your own
course = Course
course-example = e.g. 30 86, -45 54
commit-course = Set this course
always-pass-here = From now on always pass when this is asked
state-ready = ready
hurried = busy: bots think for a shorter time
state-standin = a bot stands in
state-away = away
state-choosing = choosing…
state-bot = bot
bot-soon = { $name } is away: a bot plays on in { $seconds } s
let-bot-play = Let a bot play for { $name }
bot-plays-for-you = A bot is playing for you.
i-am-back = I am back
your-turn-in = Your turn in { $game }
undo = Undo
rewound = Taken back. Something had been seen since, so this is a practice game now.
practice = practice
watching-n = { $n ->
    [one] { $n } is watching
   *[other] { $n } are watching
}
my-things = My mat and hand
sheet-map = Table
sheet-mats = Captains
sheet-hand = Hand
sheet-rules = Rules
sheet-log = Log
sheet-chat = Chat

# one screen for several
pass-the-screen = Whose turn at the screen?
pass-the-screen-hint = What is secret is covered. Let the next captain sit down.
asked-now = { $n ->
    [one] { $names } is asked.
   *[other] { $names } are asked.
}
i-am-here = I am { $name }, and alone at the screen
anyone-interrupts = Does anyone interrupt?
anyone-interrupts-hint = Whoever wants to play something now sits down at the screen alone.
nobody-interrupts = Nobody interrupts
i-interrupt = { $name } looks at the hand

# settings
settings = Settings
set-sound = Sounds: dice, guns, coins, cards, and a bell when it is my turn
set-notify = Browser notification when it is my turn
set-keys = Single keys: 1–9 choose, Enter commits, Esc clears, U takes back, A asks for advice, Space skips animations
set-motion = Animations
motion-on = on
motion-fast = fast
motion-off = off
set-confirm = Choices that wait for the red button
confirm-sealed = secret ones; on a touch screen all
confirm-all = all
confirm-none = none
set-autopass = Pass for me
autopass-all = whenever I could interrupt
bot-plays-for-me = Let a bot play for me

# the end
winners = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
how-it-came = How it came about
was-practice = This was a practice game.
see-table = See the table
rematch = Rematch
to-rematch = To the rematch
replay = Replay
download-record = Download the record
verify-dice = Verify the dice
verified = { $dice ->
    [0] All { $outcomes } outcomes of chance come from the seed promised before the game.
    [one] All { $outcomes } outcomes of chance, one die among them, come from the seed promised before the game.
   *[other] All { $outcomes } outcomes of chance, { $dice } dice among them, come from the seed promised before the game.
}
not-verified-no-seed = The seed is not revealed before the end.
not-verified-hash = The revealed seed does not fit the fingerprint.
not-verified-promise = The fingerprint is not the one shown before the game.
not-verified-outcome = The outcome on line { $line } does not come from the seed.
not-verified-unfair = This game was not played with verifiable dice.
not-verified-unreadable = The record cannot be read.

# replay
zoom = Chart
zoom-in = Nearer
zoom-out = Farther
zoom-whole = The whole chart
more-here = More: whose view, play on, share
replay-beginning = The beginning
replay-undo = { $who } takes back
replay-place = Step of the game
replay-eyes = Whose view
light = What is shown
light-known = as it was known
light-open = all cards open
eyes-everybody = a spectator’s
step-back = One step back
step-on = One step on
play = Play
pause = Pause
mark-back = To the mark before
mark-on = To the next mark
mark-battle = A battle begins
mark-lead = { $who } takes the lead
share-step = Share this moment
share-done = The link is in the clipboard
play-on = Play on from here
play-on-why = A practice game begins at this step: you take one seat, bots the others, and the dice are new.
play-on-seat = My seat
play-on-bots = Bots
play-on-go = Play on
record-verified = { $n ->
    [one] { $n } outcome verified
   *[other] { $n } outcomes verified
}
result-card = What came of it
result-go-on = Continue

# Looking back: the curve, judged decisions, and the page of a match.
look-back = Look back: luck and skill
look-back-waits = { $ahead ->
    [0] Starting…
    [one] One other match comes first
   *[other] { $ahead } other matches come first
}
looking-back = Looking back: { $done } %
still-looking = Not all of it yet: { $done } %. Curve, moments and sums become surer until then.
curve = The chance of victory
curve-luck = Luck: up is good, down is bad
curve-lucky = { $who } is lucky: { $points } points
curve-unlucky = { $who } is unlucky: { $points } points
curve-decisions = { $who }: { $mistakes ->
    [0] no sure mistake in { $all } decisions
    [one] one sure mistake in { $all } decisions
   *[other] { $mistakes } sure mistakes in { $all } decisions
}
curve-judging = Decisions are still being judged
curve-best = Best answer found
curve-doubtful = Too close to tell
curve-mistake = Surely a mistake
curve-turn = Here begins { $turn }
mark-luck = A stroke of luck for or against { $who }
mark-swing = A choice that turns the match for or against { $who }
mark-mistake = { $who } makes a mistake
verdict = The decision, looked at again
verdict-best = Nothing better was found.
verdict-doubtful = Perhaps something was better: { $points } ± { $doubt } points.
verdict-mistake = A mistake: { $points } ± { $doubt } points given away.
verdict-seen = Judged only by what { $who } could see.
verdict-played = played
verdict-course = another course
verdict-nothing = nothing
verdict-play = Play on from here: { $answer }
verdict-play-how = against bots, your own branch
verdict-eyes = See it as { $who } did
match-page = The match at a glance
match-won = { $n ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
match-captains = { $n ->
    [one] one captain
   *[other] { $n } captains
}
match-replay = Watch the replay
match-copy = Copy the link
match-when = Who was going to win, and when
match-when-note = The chance of victory with everybody’s cards open, if all had played on alike from there: it tells the story. Choices are judged only by what their captain could see. Pins are the moments below.
match-moments = { $n ->
    [one] The moment that decided it
   *[other] Moments that decided it
}
match-parts = Luck and skill
match-parts-note = What moved each captain’s chances, in points of a hundred: start + luck + own choices + choices of the others = result.
match-captain = Captain
match-start = Start
match-luck = Luck: dice and cards
match-own = Own choices
match-others = Others
match-result = Result
match-lost = Lost per decision
match-mistakes = { $loss } ± { $doubt }; { $mistakes ->
    [0] no mistake in { $all }
    [one] one mistake in { $all }
   *[other] { $mistakes } mistakes in { $all }
}
match-fair = A choice counts as a mistake only where chance can hardly explain it, and never because of cards that nobody could see.
turn-numbered = round { $turn }
moment-luck = luck · { $turn }
moment-swing = turning point · { $turn }
moment-choice = decision · { $turn }
moment-better = Better: { $answer }
moment-moved = { $who } { $points } points
moment-watch = Watch the moment
company = The others at the table
about-captain = About { $name }…
mute = Mute { $name }
mute-why = You no longer read what they say, at any table. They are not told.
block = Block { $name }
block-why = They cannot come to your tables any more, and you read nothing of theirs. If they already sit at one, put them out as well.
hear-again = Make peace with { $name }
hear-again-why = You read again what they say.
hear-again-why-block = You read again what they say, and they may come to your tables.
put-out = Put { $name } out
put-out-why = Their seat becomes free, and the link they came with opens nothing any more. Your friends need the new one.
is-mute = muted
is-block = blocked
renew-link = New link…
renew-link-why = The old link opens nothing any more; whoever sits already stays.
renew-link-yes = Make a new link
link-renewed = This is the new link.
sign-out-elsewhere = Sign out everywhere else
sign-out-why = Other browsers you played in, or somebody who has your session, will no longer be you. This one stays.
signed-out = Done: only this browser knows you now.
cancel = Cancel

# the first voyage
first-voyage = First voyage
first-voyage-minutes = First voyage, { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
voyage-lesson = lesson { $n } of { $all }
voyage-read-on = Go on
voyage-play-on = Play on against bots
voyage-skip = Skip step
voyage-back = Back one step
voyage-leave = Leave, come back later
voyage-harbour = Back to the front page
voyage-press = click it, or press { $key }
voyage-watch = The others play. Watch.
voyage-read-first = One moment: read this first, then go on.
voyage-not-yet = That can wait. Now: { $what }.
voyage-not-now = That can wait. Do first what this note says; nothing has happened.
voyage-lead = New here? Sail a first voyage: a parrot on your shoulder shows you the game while you play it.
voyage-begin = First voyage: { $game }
