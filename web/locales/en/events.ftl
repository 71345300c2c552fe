# One sentence or two for everything that happens in a round. First what was seen, then the rule, then what comes of it.
#
# Every sentence about a move may use: $game (tihbat, rio-kadalis, hoyito, sadeqa), $mover and $other (players' names),
# $first (where a handful's first seed falls: next, origin); and where there is a pit: $pit (its letter), $owner (whose row
# it lies in), $facing (the letter of the pit facing it). Counts are numbers.

# The games' own words, put after ours where a sentence first meets the thing.
gloss-pit = { $game ->
    [sadeqa] {" "}(mana)
   *[other] {""}
}
gloss-seed = { $game ->
    [sadeqa] {" "}(daga)
   *[other] {""}
}

## A move

event-lift = { $seeds ->
    [one] { $mover } lifts the one seed{ gloss-seed } in pit { $pit }{ gloss-pit } and sows it into the next pit.
   *[other] { $mover } lifts the { $seeds } seeds{ gloss-seed } in pit { $pit }{ gloss-pit } and sows them one by one from the next pit on.
}
event-lift-origin = { $mover } lifts the { $seeds } seeds in pit { $pit }. The first falls back into pit { $pit }, the rest one by one into the pits that follow.
event-lift-lone-falls-back = Pit { $pit } holds a single seed. It falls back where it was, so nothing changes but the turn.
event-lift-lone-steps-on = { $mover } lifts the single seed in pit { $pit }. A lone seed steps on to the next pit.
event-drop = Pit { $pit } now holds { $holds }. { $in-hand ->
    [0] The hand is empty.
    [one] One seed is left in the hand.
   *[other] { $in-hand } seeds are left in the hand.
}
event-relay = The last seed fell into pit { $pit }, which already held { $seeds ->
    [2] a seed. So both seeds there
   *[other] seeds. So all { $seeds } seeds there
} are lifted and sown on{ $first ->
    [origin] , the first back into pit { $pit }
   *[next] {" "}from the next pit
}: lap { $lap }.
event-relay-again = Lap { $lap }: the { $seeds } seeds in pit { $pit } are lifted and sown on.
event-relay-more = { $laps ->
    [one] The sowing goes on for one more lap, lap { $lap }.
   *[other] The sowing goes on for { $laps } more laps, as far as lap { $lap }.
}

## Captures

event-capture-even-home = The last seed fell into pit { $pit }, on { $mover }’s own side, and made { $seeds }. That is an even number and not above { $most }, so { $mover } captures all { $seeds }.
event-capture-four = During the sowing pit { $pit } reached four. It is in { $owner }’s row, so { $owner } takes the four.
event-capture-binikh = { $game ->
    [rio-kadalis] The last seed made four in pit { $pit }, in { $owner }’s row: binikh! Whoever owns the row, a four made by the last seed goes to the mover. { $mover } takes the four and the turn ends.
   *[other] The last seed made four in pit { $pit }, in { $owner }’s row. Whoever owns the row, a four made by the last seed goes to the mover. { $mover } takes the four and the turn ends.
}
# $again: whether a casa has been told in this ply before; $goes-on: whether there are seeds to sow on with.
event-capture-casa = { $game ->
    [hoyito] Pit { $pit } now holds four: { $again ->
        [yes] another casa.
       *[no] a casa (“house”). Whichever side it lies on, it goes to the mover.
    }
   *[other] Pit { $pit } now holds four. Whichever side it lies on, a four goes to the mover.
} { $goes-on ->
    [no] { $mover } takes it at once.
   *[yes] { $mover } takes it at once and sows on.
}
event-capture-last-casa = { $game ->
    [hoyito] The last seed made four in pit { $pit }: a casa (“house”).
   *[other] The last seed made four in pit { $pit }.
} { $mover } takes the four and the turn ends.
event-capture-last-four = Only four seeds are left. They go to { $mover }, who has just made the last capture, and the round ends.
event-capture-opposite = The last seed fell into pit { $facing }{ gloss-pit }, an empty pit in { $mover }’s own row. { $seeds ->
    [one] { $mover } captures the one seed{ gloss-seed } in the pit opposite, { $pit };
   *[other] { $mover } captures the { $seeds } seeds{ gloss-seed } in the pit opposite, { $pit };
} the seed that did it stays. The turn ends.

## The end of a turn

event-turn-empty-pit = The last seed fell into pit { $pit }, which was empty. The turn ends.
event-turn-four-made = The last seed made a four, and the turn ends.
event-turn-captured = The capture is made, and the turn ends.
event-turn-board-cleared = No seed is left to sow. The turn ends.
event-turn-other-side = The last seed fell into pit { $pit }, on { $owner }’s side. Seeds are captured only on the mover’s own side, so nothing is captured.
event-turn-empty-pit-other-side = The last seed fell into pit { $pit }, an empty pit in { $owner }’s row. Seeds are captured only from an empty pit in the mover’s own row, so nothing is captured. The turn ends.
event-turn-odd = The last seed fell on { $mover }’s own side, and pit { $pit } now holds { $held }, an odd number. { $most ->
    [8] Only 2, 4, 6 or 8 can be captured,
   *[other] Only an even number of at most { $most } can be captured,
} so nothing is captured.
event-turn-too-many = The last seed fell on { $mover }’s own side, and pit { $pit } now holds { $held }: an even number, but above { $most }. { $most ->
    [8] Only 2, 4, 6 or 8 can be captured,
   *[other] Only an even number of at most { $most } can be captured,
} so nothing is captured.
event-turn-facing-empty = The last seed fell into pit { $pit }, an empty pit in { $mover }’s own row. The pit opposite, { $facing }, is empty, so nothing is captured. The turn ends.
event-turn-lap-sown = The last seed fell into pit { $pit }, which already held seeds. Here a turn has only one lap, so nothing is captured and the turn ends.

## Passing

event-pass-no-seeds = { $player } has no seeds and passes.
event-pass-only-endless = { $player } has seeds, but every sowing from them goes on beyond { $longest } laps. Such a sowing counts as endless and may not be played, so { $player } passes.

## The end of a round

event-round-all-captured = No seed is left on the board. The round ends.
event-round-last-four = No seed is left. The round is over.
event-round-neither-moves = Neither player has a move. The round ends.
event-round-stuck = { $to-move } has no move. The round ends.
event-round-repetition = The same position came back with { $to-move } to move again. The round ends.
event-left-row-owner = { $left ->
    [one] The one seed left on the board goes to the player in whose row it lies.
   *[other] The { $left } seeds left on the board go to the players in whose rows they lie.
}
event-left-last-mover = { $left ->
    [one] The one seed left on the board goes to { $last-mover }, who made the last move.
   *[other] The { $left } seeds left on the board go to { $last-mover }, who made the last move.
}
event-left-shared = { $left ->
    [one] The one seed left on the board goes to { $last-mover }, who moved last.
   *[other] The { $left } seeds left on the board are shared equally.{ $odd ->
        [yes] {" "}The odd seed goes to { $last-mover }, who moved last.
       *[no] {""}
    }
}
event-share = { $seeds ->
    [one] Of the seeds left, { $to } gets one.
   *[other] Of the seeds left, { $to } gets { $seeds }.
}

## Between the rounds of a match

event-fill = { $all ->
    [yes] { $player }’s pits are all filled with { seeds-a-pit }.
   *[no] { $filled ->
        [one] { $player }’s pile fills only one pit with { seeds-a-pit }.
       *[other] { $player }’s pile fills only { $filled } pits with { seeds-a-pit } each.
    }
} { $left-over ->
    [0] None is left over.
    [one] One seed is left over and stays in the pile.
   *[other] { $left-over } seeds are left over and stay in the pile.
}
seeds-a-pit = { $per ->
    [one] one seed
   *[other] { $per } seeds
}
event-close = { $game ->
    [rio-kadalis] Pit { $pit } cannot be filled. It is closed with sand for this round.
   *[other] Pit { $pit } cannot be filled. It is closed for this round.
}
event-reopen = Pit { $pit } can be filled again and is reopened.
event-match-won = { $loser } cannot fill a single pit. { $winner } wins the match.
