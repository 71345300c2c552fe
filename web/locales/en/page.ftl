# The page's own words: navigation, controls, notices. Sentences about the game stand in the other files.

page-window-title = { $page } – Sow & Tell

nav-label = Pages
nav-play = Play
nav-rules = Rules
nav-solved = Solved
nav-about = About
skip-to-board = Skip to the board

## The game

game-label = Game
board-label = { $game }: the board. Arrow keys move from pit to pit, Enter plays, and so does a pit’s letter.
choose-pit = { $player }’s turn. Choose a pit.
looking-back = You are looking back at an earlier moment.
back-to-game = Back to the game
looking-back-refusal = This is an earlier moment of the game. Go back to the game to play on.
in-hand = In the hand: { $seeds }
lap = Lap { $lap }

## Controls

controls-label = The sowing
pause = Pause
run = Go on
step-back = One step back
step-forward = One step on
go-on = Next sentence
slider-label = Steps of this move
slider-value = Step { $frame } of { $end }
mark-relay = Lap { $lap } begins
mark-capture = Capture
undo = Undo
redo = Redo
restart = Restart
full-screen = Full screen
open-in-tab = Open in a tab of its own

## A new game

new-game = New game
close = Close

## Who plays, and help

seats-title = Players
seat-person = a person
level-beginner = Computer: beginner
level-easy = Computer: easy
level-medium = Computer: medium
level-hard = Computer: hard
level-perfect = Computer: perfect
thinking = The computer is thinking.
computer-go-on = Let the computer go on
thinker-missing = In this browser the computer cannot think in the background, so a weaker player takes its place.
hint = Hint
values-show = Show what each move is worth
review-title = Where the round was won and lost

## Settings

settings = Settings
settings-language = Language
settings-speed = Speed of sowing
speed-counting = Counting
speed-normal = Normal
speed-brisk = Brisk
speed-instant = Instant

## The log

log-title = Moves
log-empty = No move has been played yet.
log-round = Round { $n }
log-ply = { $n }. { $player }: { $pit }
log-pass = { $n }. { $player }: pass
log-show = Show this moment
log-copy = Copy as text
log-save = Save as text
record-save = Save the game
record-open = Open a saved game
link-copy = Copy the link
share = Share and embed
copied = Copied
copy-failed = Copying is not possible here. Save the text instead.

## Match play

next-round = Next round
match-score = Rounds won: { $south-name } { $south }, { $north-name } { $north }
match-round = Round { $n } of the match

## Words that come when they are wanted

words-loading = Loading …
words-failed = The words for this could not be loaded.
words-retry = Try again

## Notices

notices-label = Notices
dismiss = Dismiss
notice-stored-settings = Your stored settings could not be read. They have been set aside, and the usual ones are in use.
notice-stored-game = Your stored game could not be read. It has been set aside, and a new one begins.
notice-address = The address gives { $name } as “{ $value }”, which cannot be followed. { $why }
address-unknown = Nothing here has that name, so it is left out.
address-one-of = It can be one of these: { $values }.
address-number = It can be a number from { $least } to { $most }.
address-unreadable = It cannot be read from character { $at } on.
address-rows = Its rows do not have as many pits as the rows of this game.
address-not-for-this-game = It does not go with this game.
address-too-many-seeds = A board holds at most 255 seeds.
notice-stopped-at = Move { $ply } of round { $round } cannot be played. { $why } Everything before it has been played.
notice-stopped-round = The match does not get as far as round { $round }. Everything before it has been played.
notice-start = This board cannot be set up. { $why }
notice-record-unreadable = This file is not a saved game: { $why }
notice-record-no-text = This file is not a saved game.
record-no-game = it does not say which game it is.
record-line = line { $line } cannot be understood.
record-opened = The saved game is open.
start-rows = Pits in a row: { $position } on the given board, { $rules } in this game.
start-faults = A row has 2 to 12 pits, a pit begins with at least one seed, and a board holds at most 255 seeds.
start-no-match = Not every game has matches, and a match always begins from the game’s own start.
