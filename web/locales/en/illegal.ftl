# Why a move may not be played. $pit is the pit's letter, or "none" where no pit is named.

illegal-no-such-pit = This board has no such pit. Choose one of the pits in { $mover }’s row.
illegal-not-your-pit = { $pit ->
    [none] That pit is { $other }’s.
   *[other] Pit { $pit } is { $other }’s.
} Choose one from { $mover }’s row.
illegal-closed = { $pit ->
    [none] That pit is closed for this round.
   *[other] Pit { $pit } is closed for this round.
} Choose an open one with seeds in it.
illegal-empty = { $pit ->
    [none] That pit is empty.
   *[other] Pit { $pit } is empty.
} Choose one of yours with seeds in it.
illegal-endless = { $pit ->
    [none] A sowing from that pit does not end within { $longest } laps.
   *[other] A sowing from pit { $pit } does not end within { $longest } laps.
} It counts as endless and may not be played. Choose another pit.
illegal-cannot-pass = { $mover } has a move and cannot pass. Choose one of the pits with seeds in it.
illegal-round-over = The round is over. Start a new one, or take a move back.
