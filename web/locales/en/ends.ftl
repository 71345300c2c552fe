# How a round ended, told when it is over.

result-won = { $most ->
    [one] { $winner } wins with one seed.
   *[other] { $winner } wins with { $most } seeds.
} { $fewest ->
    [0] { $loser } has none.
    [one] { $loser } has one.
   *[other] { $loser } has { $fewest }.
}
result-draw = { $most ->
    [0] A draw: neither { $winner } nor { $loser } has a seed.
    [one] A draw: { $winner } and { $loser } have one seed each.
   *[other] A draw: { $winner } and { $loser } have { $most } seeds each.
}
outcome-all-captured = The round ended because no seed was left on the board.
outcome-last-four = The round ended because the last four seeds were taken.
outcome-neither-moves = The round ended because neither player had a move.
outcome-stuck = The round ended because the player whose turn it was had no move.
outcome-repetition = The round ended because the same position came back with the same player to move.
outcome-share = Of the seeds left on the board { $south } got { $south-share } and { $north } got { $north-share }.
outcome-share-all = { $seeds ->
    [one] The one seed left on the board went to { $to }.
   *[other] The { $seeds } seeds left on the board went to { $to }.
}
