# The page's own words: navigation, controls, notices. Sentences about the game stand in the other files.

page-title = Sow & Tell
page-tagline = Mancala boards that explain themselves
page-window-title = { $page } – Sow & Tell

nav-label = Pages
nav-play = Play
nav-rules = Rules
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
run = Run
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

## A new game

new-game = New game
new-game-title = A new game
variant-pits = Pits in a row
variant-seeds = Seeds in a pit
variant-clockwise = Sow clockwise
variant-lone-steps = A lone seed steps on
variant-first = Who begins
variant-match = A match: round after round with the seeds won
variant-as-recorded = { $n } (as recorded)
start-game = Start
close = Close
cancel = Cancel

## Settings

settings = Settings
settings-language = Language
settings-also = Second language
settings-also-none = None
settings-digits = Digits
digits-western = 1 2 3
digits-native = The language’s own
settings-speed = Speed of sowing
speed-counting = Counting
speed-normal = Normal
speed-brisk = Brisk
speed-instant = Instant
settings-palette = Colours
palette-system = As the system
palette-light = Light
palette-dark = Dark
palette-projector = Projector
settings-paths = Show where the first lap goes

## The log

log-title = Moves
log-empty = No move has been played yet.
log-round = Round { $n }
log-ply = { $n }. { $player }: { $pit }
log-pass = { $n }. { $player }: pass
log-show = Show this moment
log-copy = Copy as text
log-save = Save as text
record-save = Save the record
record-open = Open a record
link-copy = Copy the link
copied = Copied
copy-failed = Copying is not possible here. Save the text instead.
log-more = Copy, save, open

## Match play

next-round = Next round
match-score = Rounds won: { $south-name } { $south }, { $north-name } { $north }
match-round = Round { $n } of the match
match-begins = { $player } begins this round.

## Notices

notices-label = Notices
dismiss = Dismiss
notice-stored-settings = The stored settings could not be read. They have been set aside and the usual ones are used.
notice-stored-game = The stored game could not be read. It has been set aside and a new one begins.
notice-address = In the address, { $name } is not understood: “{ $value }”. { $why }
address-unknown = There is nothing of that name; it is left out.
address-one-of = It can be: { $values }.
address-number = It can be a number from { $least } to { $most }.
address-unreadable = It cannot be read from character { $at } on.
address-rows = The rows of the position are not as long as the rows of this game.
address-not-for-this-game = It does not go with this game.
address-too-many-seeds = The board would hold more than 255 seeds.
notice-stopped-at = Round { $round }, move { $ply } cannot be played. Everything before it has been. { $why }
notice-stopped-round = Round { $round } cannot be played, because the match does not go on to it. Everything before it has been.
notice-start = This board cannot be set up: { $why }
notice-record-unreadable = This file is not a record of a game: { $why }
notice-record-no-text = This file is not a record of a game.
record-no-game = it does not say which game it is.
record-line = line { $line } cannot be understood.
record-opened = The record is open.
start-rows = the position has { $position } pits a row, the game { $rules }.
start-faults = a row has 2 to 12 pits, a pit at least one seed, and the board at most 255.
start-no-match = this game is not played in matches from here.

## The rules page

rules-known = What is known
rules-how-to-play = How it is played
rules-show = Show it
rules-back = Back to the start
rules-board-label = A small board: { $rule }

## About

about-what = Four traditional mancala games, on boards that tell what happens: every seed that falls, every capture and the rule that gives it. For two people at one screen, for a class, for a museum.
about-rulings = The rules come from field records. Where a record is silent, a point had to be settled so that everyone plays alike. Each such point is marked as our ruling on the rules page.
about-words = The Punjabi and Thai words are plain ones, chosen with care. If one reads wrongly to you, please tell us.
about-privacy = This page asks nothing of you, sends nothing anywhere and stores only your game and your settings, on this device.
about-games = The games
