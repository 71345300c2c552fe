# The page about the games that are solved. Values and moves come from the solver, never from here.

solved-title = Three games, solved
solved-lead = A game is solved when it is proven how it ends if both players always play as well as can be. As far as we could find, nobody has published a solution of these games before.
solved-openings = By how many seeds { $player } ends ahead (+) or behind (−) after each first move
solved-all-same = Every first move is worth the same.
solved-best = Best to begin with: { $moves }.
solved-line = One line of best play: { $moves }
solved-line-title = Best play
solved-here = Solve it here
solved-here-wait = Solving: { $positions } positions so far
solved-here-done = Solved in this browser in { $seconds } seconds, with { $positions } positions looked at.
solved-here-failed = This browser could not solve it.

solved-how = How it was found
solved-how-tables = Captured seeds never come back to the board. So the boards with few seeds are worked out first, from the end of the round backwards, all of them; from these, those with a few seeds more. In Tihbat this reaches as far as the start: 35,960 boards.
solved-how-search = In Rio Kadalis and Hoyito I the start lies above these tables. There a search looks for proofs that one player gets at least so many seeds, whatever the other does. Where it could not look on, it says that it does not know; it never guesses.
solved-how-rulings = When a position comes back, the round ends and the seeds left are shared equally. That, too, is part of every value, and so are all our other rulings.

solved-sure = How sure it is
solved-sure-compared = The program that solves the games was compared with a plain one that tries every move to the end of the round, on thousands of small boards. They never differed.
solved-sure-proof = Such a result can be written down as a proof: what each player should answer to everything the other can do. A separate program, which knows nothing but the rules, goes through the proof. This has been done for the starts of all three games.

solved-check = How to check it
solved-check-text = In the programs that come with this page, the first line solves a game, the second writes down the proof as well, and the third goes through it.

solved-open = What is not solved
solved-open-text = Sadeqa III is too large: what is said of its moves is an estimate until few seeds are left. So it is with Rio Kadalis and Hoyito on the largest boards.
