# Two games, or one game by two rules, side by side.

section-compare = Compare
compare-title = What one rule changes
compare-pairs = Pair
compare-own-pair = A pair of your own
compare-one = First board
compare-other = Second board
compare-how = Choose a pit on either board: it is played on both.
compare-only-one = Pit { $pit } is played on one board only. { $game }: { $why }
compare-own-start = From the games’ own start
compare-from-class = From the class’s board
way-pits = { $n } pits a row
way-seeds = { $n } seeds a pit
way-clockwise = clockwise
way-without = without: { $what }
