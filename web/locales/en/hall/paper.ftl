# Sheets for a class to print.
section-paper = Paper
paper-rules = Rules on one sheet
paper-board = Board to cut out
paper-score = Score sheet
paper-print = Print

## The board to cut out

paper-cut = Cut along the dashed line.
paper-start = Two rows of { $pits } pits. At the start { $seeds ->
    [one] one seed lies
   *[other] { $seeds } seeds lie
} in each pit.

## The score sheet

score-name = { $player }: name
score-date = Date
score-round = Round
score-began = Began
score-seeds = Captured seeds
score-seeds-of = { $player }: seeds
score-closed-of = { $player }: closed pits
score-won = Won by
score-rounds-won = Rounds won
