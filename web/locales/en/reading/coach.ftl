# The computer’s moves, hints, what moves are worth, and the look back at a round. "Gets more" and "gains" are counted from
# the moment told of to the end of the round; "ahead" and "behind" compare the two piles at the end of the round.
# $side is ahead, behind or even: how it stands for $mover.

## What speaks for a move

reason-must-pass = There is nothing to do but pass.
reason-only-move = There is no other move.
reason-wins-by = From here { $mover } gets at least { $n ->
    [one] one seed
   *[other] { $n } seeds
} more than { $other }, whatever { $other } does.
reason-keeps-even = From here { $mover } gets at least as many seeds as { $other }, whatever { $other } does.
reason-loses-least = From here { $other } can get at most { $n ->
    [one] one seed
   *[other] { $n } seeds
} more than { $mover }. No other move gives away less.
reason-only-one-not-losing = No other move holds: after each of them { $other } gets at least { $n ->
    [one] one seed
   *[other] { $n } seeds
} more than { $mover } from here.
reason-others-worse-by = Every other move is worse by at least { $n ->
    [one] one seed.
   *[other] { $n } seeds.
}
reason-takes-fours = { $n ->
    [one] It takes a four.
   *[other] It takes { $n } fours.
}
reason-takes = { $n ->
    [one] It takes one seed.
   *[other] It takes { $n } seeds.
}
reason-takes-nothing = It takes nothing at once.
reason-gives-away = It brings { $other } { $n ->
    [one] one seed
   *[other] { $n } seeds
} more than { $mover }.
reason-leaves-nothing = Next, { $other } cannot gain on { $mover }.
reason-leaves-at-most = Next, { $other } can gain at most { $n ->
    [one] one seed
   *[other] { $n } seeds
} on { $mover }.
reason-seems = { $plies ->
    [0] As far as can be seen,
    [one] Looking one move ahead,
   *[other] Looking { $plies } moves ahead,
} { $side ->
    [ahead] { $n ->
        [one] { $mover } seems to get one seed more than { $other } from here.
       *[other] { $mover } seems to get { $n } seeds more than { $other } from here.
    }
    [behind] { $n ->
        [one] { $other } seems to get one seed more than { $mover } from here.
       *[other] { $other } seems to get { $n } seeds more than { $mover } from here.
    }
   *[even] both seem to get equally many seeds from here.
} That is not proven.

## The computer’s moves, hints

coach-plays = { $mover } plays pit { $pit }.
coach-passes = { $mover } passes.
hint-only = Pit { $pit } is the only move.
hint-best = Pit { $pit } is the best move.
hint-none-better = No move is better than pit { $pit }.
hint-any = Every move is worth the same. Pit { $pit } is as good as any.
hint-seems = Pit { $pit } seems to be the best move.
# $moves: the pits’ letters, in order.
coach-line = { $sure ->
    [yes] With best play it goes on: { $moves }
   *[no] Then perhaps: { $moves }
}

## What a move is worth

worth-exact = { $side ->
    [ahead] with best play { $mover } ends { $n } ahead
    [behind] with best play { $mover } ends { $n } behind
   *[even] with best play the round ends even
}
worth-at-least = { $side ->
    [ahead] with best play { $mover } ends at least { $n } ahead
    [behind] with best play { $mover } ends at most { $n } behind
   *[even] with best play { $mover } does not end behind
}
worth-at-most = { $side ->
    [ahead] with best play { $mover } ends at most { $n } ahead
    [behind] with best play { $mover } ends at least { $n } behind
   *[even] with best play { $mover } does not end ahead
}
worth-estimate = { $side ->
    [ahead] { $mover } seems to end { $n } ahead
    [behind] { $mover } seems to end { $n } behind
   *[even] the round seems to end even
}
legend-text = The number on a pit says how many seeds { $mover } is ahead (+) or behind (−) when the round ends, if { $mover } plays that pit and then both play as well as can be.
legend-exact = proven to be exactly this
legend-at-least = proven: this or more
legend-at-most = proven: this or less
legend-estimate = an estimate; nothing is proven

## After the round

review-working = Working it out: { $n } of { $all } moves
review-start = { $side ->
    [ahead] { $n ->
        [one] From the start, with best play, { $mover } wins by one seed.
       *[other] From the start, with best play, { $mover } wins by { $n } seeds.
    }
    [behind] { $n ->
        [one] From the start, with best play, { $other } wins by one seed.
       *[other] From the start, with best play, { $other } wins by { $n } seeds.
    }
   *[even] From the start, with best play, the round is a draw.
}
review-start-bound = From the start, { $worth }.
review-turn = Move { $ply }: { $mover } played { $pit } and gave away { $seeds ->
    [one] one seed.
   *[other] { $seeds } seeds.
} { $better } was better.
review-turn-seems = Move { $ply }: { $mover } played { $pit } and seems to have given away { $seeds ->
    [one] one seed.
   *[other] { $seeds } seeds.
} { $better } looks better.
review-none = No move gave anything away.
review-none-seems = As far as can be seen, no move gave anything away.
review-show = Show the board there
axis-ahead = { $player } ahead

# The curve as a screen reader says it. $runs: one curve-run for each run of moves with the same leader, joined by
# curve-between; $first and $last: the first and the last of many.
curve-between = {"; "}
curve-label = How the round would have ended with best play from each moment: { $runs }.
curve-run = { $ply ->
    [0] at the start
   *[other] after move { $ply }
} { $who ->
    [nobody] even
   *[player] { $player } ahead
}
curve-changes = How the round would have ended with best play from each moment: { $first }; { $last }. Who was ahead changed { $n ->
    [one] once.
   *[other] { $n } times.
}
