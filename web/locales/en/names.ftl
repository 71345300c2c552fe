# Names and labels.

player-south = South
player-north = North

game-tihbat = Tihbat
game-rio-kadalis = Rio Kadalis
game-hoyito = Hoyito I
game-sadeqa = Sadeqa III
game-tihbat-full = Tihbat
game-rio-kadalis-full = Rio Kadalis
game-hoyito-full = Hoyito I
game-sadeqa-full = Sadeqa III

row-label = { $player }’s row
pile-count = { $seeds ->
    [0] { $player }’s pile: no seeds
    [one] { $player }’s pile: one seed
   *[other] { $player }’s pile: { $seeds } seeds
}
seed-count = { $seeds ->
    [0] no seeds
    [one] 1 seed
   *[other] { $seeds } seeds
}

# A pit as a screen reader says it.
pit-name = pit { $pit }, { $owner }, { seed-count }
pit-name-playable = pit { $pit }, { $owner }, { seed-count }, playable
pit-name-empty = pit { $pit }, { $owner }, empty
pit-name-closed = pit { $pit }, { $owner }, closed for this round
pit-name-not-yours = pit { $pit }, { $owner }, { seed-count }; it is { $mover }’s turn
pit-name-endless = pit { $pit }, { $owner }, { seed-count }, cannot be played: the sowing would be endless
pit-name-round-over = pit { $pit }, { $owner }, { seed-count }; the round is over
