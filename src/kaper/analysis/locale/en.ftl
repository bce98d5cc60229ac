# Looking back at a match: the page, the terminal and the table in the browser.

error-analyse-running = This match is not over: looking back begins when nothing is secret any more.
error-analyse-long = This record is too long to look back at: it has more than { $most } lines.

lookback-title = { $game }: looking back
lookback-won = { $who } won.
lookback-shared = { $who } shared the victory.
lookback-lost = Nobody at the table won.
lookback-curve = The chance of victory
lookback-curve-note = What each captain could expect at every decision if all played on alike from there, as all cards then in somebody's hand would have it. The band is one standard error.
lookback-parts = What the result is made of
lookback-parts-note = In points of a hundred, beginning from an even share; every row adds up exactly. Own choices are judged only by what the captain could see; what hidden cards made of them is luck.
lookback-strokes = Strokes of luck
lookback-strokes-note = Dice and cards that changed the chances most.
lookback-swings = Choices that turned it
lookback-swings-note = What somebody chose and how far it moved the chances, with everybody’s cards open. This tells the story and judges nobody.
lookback-choices = Dear decisions
lookback-choices-note = Judged only by what the captain could see. A decision is called a mistake only where it cost more than two points and chance can hardly explain it.
lookback-skill = How well everybody played
lookback-skill-note = Lost of the stake: of what there was to win or lose by the decisions, how much was given away. Nobody gives away nothing.

lookback-captain = Captain
lookback-deal = Deal
lookback-luck = Luck
lookback-own = Own choices
lookback-others = Others’ choices
lookback-meeting = How choices met
lookback-result = Result
lookback-decision = Decision
lookback-share = Chance of victory
lookback-decisions = Decisions
lookback-mistakes = Mistakes
lookback-stake = Lost of the stake
lookback-loss = Lost per decision
turn-numbered = round { $turn }
lookback-points = { $points } ± { $doubt } points
lookback-chose = { $who } chose: { $answer }
lookback-given = Answered: { $answer }
lookback-better = Better: { $answer }
lookback-course = a course of { $legs ->
    [one] one leg
   *[other] { $legs } legs
}
lookback-nothing = nothing
lookback-mistake = Mistake
lookback-none = There was nothing worth telling.
lookback-working = Looking back
