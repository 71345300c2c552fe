# The dialogs for a new game and for the settings.

## A new game

new-game-title = A new game
variant-pits = Pits in a row
variant-seeds = Seeds in a pit
variant-clockwise = Sow clockwise
variant-lone-steps = A lone seed steps on
variant-first = Who begins
variant-match = Match: each new round begins with the seeds won in the one before
variant-as-recorded = { $n } (as recorded)
start-game = Start
seat-label = { $player } is played by

# What a game's board is made of: for its label.
material-tihbat = Pebbles in small hollows in the earth
material-rio-kadalis = Stones in hollows scooped in the sand
material-hoyito = Hard calabash seeds in holes dug in the earth
material-sadeqa = Stones on a carved wooden board

## Settings

settings-also = Second language
settings-also-none = None
settings-digits = Digits
digits-western = Western
digits-native = The language’s own
settings-palette = Colours
palette-system = As on this device
palette-light = Light
palette-dark = Dark
palette-projector = Projector
palette-projector-dark = Projector, dark
settings-paths = Show where the first lap would go
settings-help = Offer hints and values
