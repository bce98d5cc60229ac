# Words of the engine itself.
seat = Player { $number }
pass = Pass

refusal-over = The game is over.
refusal-not-asked = It is not your turn to answer.
refusal-already-answered = You have answered already; wait for the others.
refusal-stale = Something has happened since you looked; here is the table as it is now.
refusal-wrong-type = This question is answered by { $expected ->
    [number] a number
    [list] a list of choices
    [path] a course: pairs of numbers
   *[text] one of the choices
}.
refusal-not-an-option = “{ $answer }” is not among the choices here.
refusal-twice = Each item can be picked only once.
refusal-too-few = Pick at least { $least }.
refusal-too-many = Pick at most { $most }.
refusal-too-long = A course has at most { $most } pairs of numbers.
refusal-out-of-range = Give a number from { $low } to { $high }{ $step ->
    [1] .
   *[other] , in steps of { $step }.
}
refusal-undo-nothing = You have nothing to take back.
refusal-undo-answered = Somebody has answered after you; it cannot be taken back any more.
refusal-undo-known = Something became known after your answer; it cannot be taken back any more.

error-options = { $game } does not take these options: { $why }.
error-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-cluster-code = A worker of the cluster runs another version of Kaper: bring all of them to this one.
error-cluster-missing = A cluster needs Dask: pip install "kaper[cluster]".
error-cluster-unreachable = No cluster answers at { $address }: { $why }
error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-no-list = The list { $file } cannot be read.
error-unknown-bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-broken-game = The game “{ $game }” cannot be loaded: { $why }.
error-voyage = The first voyage of { $game } does not fit: { $why }.
error-book = The book of { $game } does not fit: { $why }.
error-not-over = The game is not over yet.
error-light = A light match keeps no past: it cannot be forked, saved or taken back.
error-chance-missing = The record ends before the dice it needs.
error-chance-other = The record has other chance than the game asks for: { $outcome }.
error-file = Cannot read { $file }: { $why }.
error-position = This line describes no position: { $why }.
error-record-empty = This is not a record: the file is empty.
error-record-large = This record is too large.
error-ledger = rules.toml of { $package } cannot be read: { $why }
error-record-line = Line { $line } of the record is not valid: { $why }.
error-cause-missing = it is not there
error-cause-denied = it may not be touched
error-cause-folder = it is a folder
error-cause-no-folder = a part of its path is no folder
error-cause-other = something else has that name
error-cause-full = the disk is full
error-cause-taken = somebody else listens there
error-cause-no-address = this machine has no such address
error-cause-name = it has no proper name
error-cause-system = the system says no (error { $number })
error-cause-json = it is not in the form of a record (JSON)
error-cause-form = something is missing in it, or too much
error-cause-value = what stands at { $place } does not fit
error-cause-kinds = it must tell exactly one thing: an answer, an outcome, a step back, or the seed
error-cause-seed = the seed is no hexadecimal number
error-cause-seat = it does not say whose answer it is
error-cause-replay = it cannot be replayed ({ $what })
error-record-format = This record has format { $format }, which this program does not know.
error-record-game = The record is of another game: { $game }.
error-record-version = The record was made with rules { $theirs }; this program has { $ours }.
error-record-diverges = The record does not follow the rules at line { $line }.
error-verify-no-seed = The seed is not revealed yet: the match is not over.
error-verify-hash = The revealed seed does not fit the hash shown before the game.
error-verify-outcome = The outcome on line { $line } does not come from the seed.
error-verify-not-fair = The rules hold, but this match was not played with verifiable dice.

# Advice: why an answer is good. Reasons are joined into one sentence.
advice-score = points
advice-only = Nothing else is worth a thought here.
advice-why = { $reasons }.
advice-and = { $first }; { $then }
advice-price = costs { $price }
advice-gain = brings { $gain }
advice-chance = chance of success: { $percent } %
advice-against = { $when ->
    [turn] by the end of the turn:
   *[ahead] looking ahead:
} { $differences } against answer { $rival }
advice-whole = { $what } { $sign }{ $whole }
advice-part = { $what } { $sign }{ $whole }.{ $tenths }
advice-alike = as good as answer { $rival }, as far as can be told
advice-promises = gives { $points ->
    [0] less than one percentage point
    [one] { $points } percentage point
   *[other] { $points } percentage points
} more chance of winning than answer { $rival }
advice-lacks = gives { $points ->
    [0] less than one percentage point
    [one] { $points } percentage point
   *[other] { $points } percentage points
} less chance of winning than answer { $rival }
advice-risk = one time in { $of } the chance of winning falls to { $percent } %

# Looking back: why a moment was decisive.
lookback-swing = The chance of victory before it: { $before } %, after it: { $after } %.
lookback-more = { $more } more
lookback-late = How much of it this answer did is uncertain: a part of it was foreseen only now.
lookback-decided = From here on it was decided.
lookback-cost = This answer gave a chance of victory of { $given } %, the better one { $best } %.
lookback-because = { $when ->
    [turn] By the end of the turn
   *[ahead] A little later
} the better one would on average have brought: { $differences }.
lookback-later = What the better one would have brought shows only later in the match.
lookback-unsure = Not surely worse: chance may explain the difference.
