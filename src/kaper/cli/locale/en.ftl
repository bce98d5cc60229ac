# Words of the command line. A message cli-COMMAND describes a command, its attributes the command's parameters.

cli-about = Kaper: pirate board games, alone against bots or with friends.
cli-more = Put --help after a command to learn more, and --lang pl or --lang en anywhere. Without a command the table opens in the browser; in the terminal you play with { $kaper } play cove.
cli-usage-options = [OPTIONS]
cli-usage-lang = speak Polish or English (otherwise as LC_ALL and LANG say)

cli-serve = Play in the browser: serve the table until Ctrl-C.
    .host = the address to listen on (127.0.0.1, only this computer, if not given; 0.0.0.0 for your network)
    .port = the port (8000 if not given, or any that is free)
    .data = where tables are kept (otherwise KAPER_DATA, or your data folder)
    .database = another database: an address that SQLAlchemy takes (otherwise KAPER_DATABASE, or SQLite)
    .peer = where other processes over the same database reach this one (otherwise where it listens)
    .lease = seconds without a sign of life after which other processes take over its tables (1.5)
    .origin = the public address where a proxy stands in front: https://kaper.example
    .browse = open the browser, or do not
    .pace = how long bots and automatic passes take at least, in seconds (0.5 if not given)
    .workers = in how many processes bots think (as many as there are cores to spare if not given)
    .metrics = let other machines read /metrics too, or not
    .log = what happens, in words or as a JSON object a line
    .requests = how many requests a second one address may make on average (40 if not given; 0: no limit)
cli-work = Think for services over PostgreSQL until Ctrl-C.
    .database = the services' database (otherwise KAPER_DATABASE)
    .workers = how many jobs at once (one for each core unless given)
    .log = what happens: in words, or as a JSON object a line
cli-work-ready = { $hands ->
    [one] One process is ready to think.
   *[other] { $hands } processes are ready to think.
}
cli-work-where = Say with --database which PostgreSQL to work for; a service on a file thinks by itself.
cli-backup = Copy all tables into a file while the service runs.
    .file = the file to write
    .data = where tables are kept (otherwise KAPER_DATA, or your data folder)
    .database = another database: an address that SQLAlchemy takes (otherwise KAPER_DATABASE, or SQLite)
cli-backed-up = { $tables ->
    [one] One table is in { $file }; the copy is verified.
   *[other] { $tables } tables are in { $file }; the copy is verified.
}
cli-restore = Go back to such a copy.
    .file = the copy
    .data = where tables are kept (otherwise KAPER_DATA, or your data folder)
    .database = another database: an address that SQLAlchemy takes (otherwise KAPER_DATABASE, or SQLite)
cli-restored = { $tables ->
    [one] One table was restored from { $file }.
   *[other] { $tables } tables were restored from { $file }.
}
cli-kept-aside = What was there before is in { $file }.
cli-doctor = Check what the service keeps, and change nothing.
    .data = where tables are kept (otherwise KAPER_DATA, or your data folder)
    .database = another database: an address that SQLAlchemy takes (otherwise KAPER_DATABASE, or SQLite)
cli-doctor-versions = Kaper { $kaper }; games: { $games }
cli-play = Play in this terminal, or go on with a saved game.
    .game = which game (see { $kaper } games)
    .seats = who plays each seat: human, human:NAME or a bot; one person against bots if not given
    .seed = dice and bots from this number, to play the same game again; without it the dice are secret and can be verified
    .option = an option of the game (see { $kaper } games); can be given several times
    .resume = go on with the game in this record
    .save = where to save the record (otherwise in your data folder)
cli-games = List the games with their players and options.
    .json = write the list as JSON into this file; - is standard output
cli-rules = Read the rules of a game.
    .game = which game
    .rule = one rule, or a chapter like combat
    .search = only rules with these words
    .uncited = for developers: list the rules that no test cites
cli-fleet = Build, check or show a fleet of the Spanish Main.
    .do = what to do: build one, check one, or show its cards
    .file = the text of the fleet (standard input if not given); where to write it when building
    .points = how much it may cost (what the text or the edition says if not given)
    .edition = rules and cards of this edition: SM, CC, RV, BC or SCS
    .nation = build a fleet of this nation
    .at_random = build any legal fleet instead of a sensible one
    .seed = another number builds another fleet
    .game = the game whose cards are meant
    .json = write what was found as JSON into this file; - is standard output
cli-replay = Step through the record of a game.
    .file = the record
    .seat = see only what this player saw (1 is the first)
cli-verify = Check a record offline: its rules, and every roll.
    .file = the record
cli-analyse = Look back at a match: luck, skill, and where it turned.
    .file = the record
    .json = write everything as JSON into this file; - is standard output
    .report = write a page with the curve of victory
    .budget = so many seconds to sharpen the estimates (without it: the standard work, the same result every time)
    .jobs = how many processes (as many as there are cores if not given)
    .cluster = the address of a Dask scheduler, whose workers share the work; local starts some on this machine
cli-check = For developers: find faults in words, rules and secrets.
    .game = which game
    .games = how many games are played for it (4 if not given)
    .seed = the seed of the first game
    .json = write the faults as JSON into this file; - is standard output
cli-fuzz = For developers: random games that check every promise.
    .game = which game
    .games = how many games (100 if not given)
    .seed = the seed of the first game; each further game has the next number
    .jobs = how many processes (as many as there are cores if not given)
    .cluster = the address of a Dask scheduler, whose workers share the work; local starts some on this machine
    .json = write the result as JSON into this file; - is standard output
cli-arena = Let bots play many matches: who is stronger, how surely.
    .game = which game
    .bots = the bots: random, greedy, mcts:500 (iterations), mcts:0.5s, easy, medium, hard, cmd:PROGRAM; the last takes seats left over
    .matches = at least so many (100 if not given); every bot has every seat equally often
    .seats = players at the table
    .seed = the same seed plays the same deals
    .jobs = how many processes (as many as there are cores if not given)
    .cluster = the address of a Dask scheduler, whose workers share the work; local starts some on this machine
    .option = an option of the game; may be given several times
    .json = write the standings as JSON into this file; - is standard output
    .report = write a page with charts, and the records of all matches beside it
    .fresh = forget what an interrupted run of this kind left
    .fleets = the arguments are files of fleets, all played by the same bot
    .bot = which bot plays them (greedy if not given)
cli-bench = Measure how fast the engine plays, copies and searches.
    .games = which games (all if not given)
    .seconds = about how long each figure is measured (3 if not given)
    .json = write the figures as JSON into this file; - is standard output

# What can go wrong
cli-no-command = There is no command “{ $command }”. Known commands: { $known }.
cli-no-language = There is no language “{ $lang }”. Known languages: { $known }.
cli-no-option = The command { $command } has no option { $option }; see { $kaper } { $command } --help.
cli-option-without-value = The option { $option } needs a value; see { $kaper } { $command } --help.
cli-missing = The command { $command } needs { $parameter }; see { $kaper } { $command } --help.
cli-bad-value = This value does not fit { $parameter }; see { $kaper } { $command } --help.
cli-misused = The command { $command } does not take these arguments; see { $kaper } { $command } --help.
cli-cannot-write = Cannot write { $file }: { $why }.
cli-refused-file = This machine refuses: { $why }: { $file }.
cli-refused = This machine refuses: { $why }.
cli-at-line = At line { $line } of the record:

# kaper games
cli-games-seats = { $least } to { $most } players

# kaper rules
cli-rules-none = No rule contains “{ $words }”.
cli-rules-unknown = There is no rule “{ $rule }”.{ $near ->
    [none] {""}
   *[other] { " " }Near: { $near }.
}
cli-rules-more = { $number ->
    [one] And one more; add a word to narrow it down.
   *[other] And { $number } more; add a word to narrow it down.
}
cli-rules-source = Source: { $source }
cli-rules-code = Carried out in { $file }, line { NUMBER($line, useGrouping: 0) }: { $name }
cli-rules-named = Named in { $file }, line { NUMBER($line, useGrouping: 0) }: { $name }
cli-rules-shown = Shown by { $file }, line { NUMBER($line, useGrouping: 0) }: { $name }
cli-rules-no-tests = There is no folder { $folder } here: the tests come with the source code, not with an installed package.
cli-rules-cited = { $game }: { $cited } of { $rules } rules cited by tests
cli-rules-stray = unknown rule id in a test: { $rule }

# kaper play
cli-human-name = Kaper
cli-bot-names = Rita Barnaby Seagull Griffin Storm
cli-play-title = { $title }
cli-play-name = { $who }
cli-play-seat = { $who }: { $player ->
    [human] at this keyboard
   *[other] bot ({ $player })
}
cli-play-hash = The dice are drawn already, from a secret seed. Its SHA-256 is { $hash }; the seed is shown at the end, so that you can check every roll.
cli-play-help = Answer by number. “?” shows the rule behind a question, “help” everything else you can type.
cli-play-anyone = Does anyone interrupt? [Enter: nobody · number or name]
cli-play-hand-over = The screen is for { $who } now.
cli-play-press-enter = Nobody else looking? Press Enter:
cli-play-undone = Taken back.
cli-play-practice = Chance goes on and does not repeat itself. From here on this is a practice game.
cli-play-was-practice = This was a practice game: something was taken back after it had become known.
cli-play-saved = Saved: { $file }
cli-play-resume = Saved. Go on with:
cli-play-seed = The seed promised by the hash { $hash } was { $seed }. Check all dice with:
cli-play-lost-seed = The secret seed of this game is not on this machine: it goes on with other dice and can no longer be verified.
cli-play-other-seats = This game has { $seats } seats; name as many after --seats.
cli-play-bot-failed = The bot of { $who } gave no usable answer ({ $why }); a random one stands in.
cli-play-failed = A fault in the rules of this game: { $why }. The game stands as before the last answer.
cli-ambiguous = “{ $word }” fits several choices: { $numbers }.
cli-nothing = nothing
cli-hint-choose = Type a number from 1 to { $most }.
cli-hint-pick = Type the numbers of your choices, such as 1 3, from 1 to { $most }; 0 for none, “all” for all.
cli-hint-amount = Type a number from { $low } to { $high }.
cli-hint-plot = Type the number of a suggestion from 1 to { $most }, or a course of your own in pairs of numbers, such as 30 86, -45 54.
cli-prompt-choose = [1–{ $most }] >
cli-prompt-window = [1–{ $most } · Enter: pass] >
cli-prompt-pick = [e.g. 1 2 · 0: none] >
cli-prompt-amount = [{ $low }–{ $high }] >
cli-prompt-plot = [1–{ $most } · or e.g. 30 86, -45 54] >
cli-result-place = Place
cli-result-player = Player
cli-result-score = Score
cli-result-winner = { $number ->
    [one] The winner is { $who }.
   *[other] Victory is shared by { $who }.
}
cli-advice-head = How likely you are to win with each answer, as a strong bot sees it:
cli-word-undo = undo
cli-word-save = save
cli-word-log = log
cli-word-look = look
cli-word-rules = rules
cli-word-advice = advice
cli-word-help = help
cli-word-quit = quit
cli-word-all = all
cli-word-none = none
cli-help-answer = a number          answer; several (1 3 or 2-4) where several can be picked; words work too
cli-help-rule = ?  or  ? 3        the rule behind the question, or behind option 3
cli-help-undo = undo              take back your last answer
cli-help-save = save [FILE]       save now; the game goes on
cli-help-log = log               what happened, with the rules behind it
cli-help-look = look              show the table and the question again
cli-help-rules = rules WORDS       search the rules
cli-help-advice = advice            what a strong bot would do here, and how likely it thinks you are to win
cli-help-help = help              this list
cli-help-quit = quit              save and leave; Ctrl-C does the same

# kaper replay
cli-replay-help = Enter: on · b: back · a number: to that line · a: all the rest · q: out
cli-replay-prompt = [step { $place } of { $number }]
cli-replay-answer = { $line }. { $who }: { $prompt } → { $answer }
cli-replay-undo = { $line }. { $who } takes an answer back.

# kaper verify
cli-verified = { $outcomes ->
    [one] All is in order: the record follows the rules, and its one roll or shuffle comes from the promised seed.
   *[other] All is in order: the record follows the rules, and all { $outcomes } rolls and shuffles come from the promised seed.
}

# kaper check
cli-check-done = { $game }: { $faults ->
    [0] no faults
    [one] one fault
   *[other] { $faults } faults
} found in its files and in { $games ->
    [one] one game
   *[other] { $games } games
}.

# kaper fuzz
cli-fuzz-playing = games
cli-fuzz-done = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $errors ->
    [0] no errors
    [one] one error
   *[other] { $errors } errors
} (seed { NUMBER($seed, useGrouping: 0) })
cli-fuzz-broken = { $game } breaks with seed { NUMBER($seed, useGrouping: 0) }: { $why }
cli-fuzz-where = In scene { $scene }, from the position: { $position }
cli-fuzz-again = Play that game again: { $kaper } fuzz { $game } --games 1 --seed { NUMBER($seed, useGrouping: 0) }
cli-fuzz-replay = Look at it: { $kaper } replay { $file }

# fleets
cli-fleet-deed = “{ $deed }” cannot be done with a fleet. What can: { $known }.
cli-fleet-edition = There is no edition “{ $edition }”. There are: { $known }.
cli-fleet-nation = There are no ships of “{ $nation }”. There are: { $known }.
cli-fleet-unbuilt = No fleet can be built of so little. { $why }
cli-fleet-none = In { $game } nobody builds fleets.
cli-fleet-no-text = { $file } is not a text.
cli-fleet-card = Card
cli-fleet-points = Points
cli-fleet-masts = Masts
cli-fleet-cargo = Cargo
cli-fleet-move = Move
cli-fleet-cannons = Guns
cli-fleet-abilities = Abilities
cli-fleet-note = Allowed, but:
cli-fleet-legal = A legal fleet of { $cost } points; { $most } are allowed ({ $edition }).
cli-fleet-faults = { $faults ->
    [one] One thing is wrong
   *[other] { $faults } things are wrong
} with this fleet of { $cost } points; { $most } are allowed ({ $edition }).
cli-fleet-illegal = { $file } is not a legal fleet: { $why }
