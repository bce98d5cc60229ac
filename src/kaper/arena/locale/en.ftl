# Words of the arena and of the bench.
arena-rounds = { $planned } matches instead of { $wanted }, so that every bot has every seat equally often.
arena-going-on = Going on from { $done ->
    [one] one match
   *[other] { $done } matches
} that an interrupted run left.
arena-stopped = Stopped after { $done } of { $planned } matches. The same command goes on from here.
arena-lost-turn = match { $match }: { $bot } lost { $turns ->
    [one] a turn
   *[other] { $turns } turns
} to greedy: { $why }
arena-failed-record = Look at it: { $kaper } replay { $file }
arena-failed = match { $match } failed: { $why }
arena-table = { $matches } matches, { $errors } errors, { $speed } decisions/s a core
arena-bot = bot
arena-wins = wins
arena-share = share
arena-interval = 95 %
arena-score = score
arena-spread = ±
arena-rating = rating
arena-ms = ms
arena-p99 = p99
arena-lost = lost

report-title = Arena: { $game }
report-about = { $matches } matches of { $seats } players, seed { $seed }. Every bot sat in every seat equally often; each deal was played by all.
report-standings = Standings
report-standings-note = A victory shared by k bots counts 1/k. The interval (Wilson) holds the true share in 95 of 100 such runs.
report-lists = Fleets
report-lists-note = The same bot commands all of them; the interval is that of the share of wins.
report-shares = Share of wins
report-seats = Share of wins by seat
report-roles = Share of wins by what was dealt
report-roles-note = What each seat began with: bots of all kinds together.
report-endings = How the matches ended
report-scores = Scores
report-length-turns = Length in rounds
report-length-decisions = Length in decisions
report-sources = Where the points came from
report-sources-note = Mean points a match by what they were given for, or by the scene in which they were won or lost.
report-used = What was chosen
report-used-note = How often a match each bot chose an answer, for the answers chosen most.
report-winning = What winners chose
report-winning-note = Share of wins of those who chose an answer at least once in a match.
report-errors = Lost turns and failed matches
report-matches = Matches
report-matches-note = Each can be opened: kaper replay { $file }
report-match = match
report-players = seats
report-turns = rounds
report-decisions = decisions
report-record = record
report-seat = seat
report-bot = bot
report-score = score
report-share = share of wins
report-points = points a match
report-source = given for
report-answer = answer
report-times = times a match
report-count = matches

bench-figure = figure
bench-value = measured
arena-fleet = Fleet
arena-points = Points
arena-edition = Edition
