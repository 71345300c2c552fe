# The computer’s moves, hints, what moves are worth, and the look back at a round. Described in the English file.
# Verbs agree with the seeds, the pit or the move, never with a player.

## What speaks for a move

reason-must-pass = ਵਾਰੀ ਛੱਡਣ ਤੋਂ ਬਿਨਾਂ ਹੋਰ ਕੁਝ ਨਹੀਂ ਹੋ ਸਕਦਾ।
reason-only-move = ਹੋਰ ਕੋਈ ਚਾਲ ਨਹੀਂ।
reason-wins-by = { $n ->
    [one] ਇੱਥੋਂ ਅੱਗੇ { $mover } ਨੂੰ { $other } ਨਾਲੋਂ ਘੱਟੋ-ਘੱਟ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲੇਗਾ,
   *[other] ਇੱਥੋਂ ਅੱਗੇ { $mover } ਨੂੰ { $other } ਨਾਲੋਂ ਘੱਟੋ-ਘੱਟ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲਣਗੇ,
} { $other } ਦੀਆਂ ਚਾਲਾਂ ਭਾਵੇਂ ਕੋਈ ਵੀ ਹੋਣ।
reason-keeps-even = ਇੱਥੋਂ ਅੱਗੇ { $mover } ਨੂੰ { $other } ਨਾਲੋਂ ਘੱਟ ਬੀਜ ਨਹੀਂ ਮਿਲਣਗੇ, { $other } ਦੀਆਂ ਚਾਲਾਂ ਭਾਵੇਂ ਕੋਈ ਵੀ ਹੋਣ।
reason-loses-least = { $n ->
    [one] ਇੱਥੋਂ ਅੱਗੇ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ ਵੱਧ ਤੋਂ ਵੱਧ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲ ਸਕਦਾ ਹੈ।
   *[other] ਇੱਥੋਂ ਅੱਗੇ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ ਵੱਧ ਤੋਂ ਵੱਧ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲ ਸਕਦੇ ਹਨ।
} ਹੋਰ ਕਿਸੇ ਚਾਲ ਵਿੱਚ ਇਸ ਤੋਂ ਘੱਟ ਘਾਟਾ ਨਹੀਂ।
reason-only-one-not-losing = ਹੋਰ ਹਰ ਚਾਲ ਵਿੱਚ ਘਾਟਾ ਹੈ: { $n ->
    [one] ਉਸ ਤੋਂ ਬਾਅਦ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ ਘੱਟੋ-ਘੱਟ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲਦਾ ਹੈ।
   *[other] ਉਸ ਤੋਂ ਬਾਅਦ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ ਘੱਟੋ-ਘੱਟ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲਦੇ ਹਨ।
}
reason-others-worse-by = ਹੋਰ ਹਰ ਚਾਲ ਵਿੱਚ, ਇਸ ਦੇ ਮੁਕਾਬਲੇ, { $n ->
    [one] ਘੱਟੋ-ਘੱਟ { $n } ਬੀਜ ਦਾ ਘਾਟਾ ਹੈ।
   *[other] ਘੱਟੋ-ਘੱਟ { $n } ਬੀਜਾਂ ਦਾ ਘਾਟਾ ਹੈ।
}
reason-takes-fours = { $n ->
    [one] ਇਸ ਨਾਲ ਚਾਰ ਬੀਜ ਮਿਲਦੇ ਹਨ।
   *[other] ਇਸ ਨਾਲ { $n } ਚੌਕੇ ਮਿਲਦੇ ਹਨ।
}
reason-takes = { $n ->
    [one] ਇਸ ਨਾਲ { $n } ਬੀਜ ਮਿਲਦਾ ਹੈ।
   *[other] ਇਸ ਨਾਲ { $n } ਬੀਜ ਮਿਲਦੇ ਹਨ।
}
reason-takes-nothing = ਇਸ ਨਾਲ ਤੁਰੰਤ ਕੁਝ ਨਹੀਂ ਮਿਲਦਾ।
reason-gives-away = { $n ->
    [one] ਇਸ ਨਾਲ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲਦਾ ਹੈ।
   *[other] ਇਸ ਨਾਲ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲਦੇ ਹਨ।
}
reason-leaves-nothing = ਅਗਲੀ ਵਾਰੀ ’ਤੇ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ ਜ਼ਿਆਦਾ ਬੀਜ ਨਹੀਂ ਮਿਲ ਸਕਦੇ।
reason-leaves-at-most = ਅਗਲੀ ਵਾਰੀ ’ਤੇ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ { $n ->
    [one] ਵੱਧ ਤੋਂ ਵੱਧ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲ ਸਕਦਾ ਹੈ।
   *[other] ਵੱਧ ਤੋਂ ਵੱਧ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲ ਸਕਦੇ ਹਨ।
}
reason-seems = { $plies ->
    [0] ਜਿੱਥੋਂ ਤੱਕ ਦਿਸਦਾ ਹੈ,
    [one] { $plies } ਚਾਲ ਅੱਗੇ ਤੱਕ ਵੇਖ ਕੇ ਲੱਗਦਾ ਹੈ ਕਿ
   *[other] { $plies } ਚਾਲਾਂ ਅੱਗੇ ਤੱਕ ਵੇਖ ਕੇ ਲੱਗਦਾ ਹੈ ਕਿ
} { $side ->
    [ahead] { $n ->
        [one] ਇੱਥੋਂ ਅੱਗੇ { $mover } ਨੂੰ { $other } ਨਾਲੋਂ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲੇਗਾ।
       *[other] ਇੱਥੋਂ ਅੱਗੇ { $mover } ਨੂੰ { $other } ਨਾਲੋਂ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲਣਗੇ।
    }
    [behind] { $n ->
        [one] ਇੱਥੋਂ ਅੱਗੇ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲੇਗਾ।
       *[other] ਇੱਥੋਂ ਅੱਗੇ { $other } ਨੂੰ { $mover } ਨਾਲੋਂ { $n } ਬੀਜ ਜ਼ਿਆਦਾ ਮਿਲਣਗੇ।
    }
   *[even] ਇੱਥੋਂ ਅੱਗੇ ਦੋਵਾਂ ਨੂੰ ਬਰਾਬਰ ਬੀਜ ਮਿਲਣਗੇ।
} ਇਹ ਸਾਬਤ ਨਹੀਂ ਹੋਇਆ।

## The computer’s moves, hints

coach-plays = { $mover } ਦੀ ਚਾਲ: ਟੋਆ { $pit }।
coach-passes = { $mover } ਦੀ ਵਾਰੀ ਛੱਡੀ ਗਈ।
hint-only = ਸਿਰਫ਼ ਟੋਏ { $pit } ਤੋਂ ਚਾਲ ਚੱਲੀ ਜਾ ਸਕਦੀ ਹੈ।
hint-best = ਟੋਆ { $pit } ਸਭ ਤੋਂ ਵਧੀਆ ਚਾਲ ਹੈ।
hint-none-better = ਟੋਏ { $pit } ਤੋਂ ਵਧੀਆ ਕੋਈ ਚਾਲ ਨਹੀਂ।
hint-any = ਸਾਰੀਆਂ ਚਾਲਾਂ ਦਾ ਮੁੱਲ ਇੱਕੋ ਹੈ। ਟੋਆ { $pit } ਵੀ ਓਨਾ ਹੀ ਚੰਗਾ ਹੈ।
hint-seems = ਟੋਆ { $pit } ਸਭ ਤੋਂ ਵਧੀਆ ਚਾਲ ਲੱਗਦੀ ਹੈ।
coach-line = { $sure ->
    [yes] ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਵਿੱਚ ਅਗਲੀਆਂ ਚਾਲਾਂ: { $moves }
   *[no] ਫਿਰ ਸ਼ਾਇਦ: { $moves }
}

## What a move is worth

worth-exact = ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ ਅੰਤ ’ਤੇ { $side ->
    [ahead] { $mover } ਕੋਲ { $n } ਬੀਜ ਜ਼ਿਆਦਾ
    [behind] { $mover } ਕੋਲ { $n } ਬੀਜ ਘੱਟ
   *[even] ਬਰਾਬਰੀ
}
worth-at-least = ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ ਅੰਤ ’ਤੇ { $side ->
    [ahead] { $mover } ਕੋਲ ਘੱਟੋ-ਘੱਟ { $n } ਬੀਜ ਜ਼ਿਆਦਾ
    [behind] { $mover } ਕੋਲ ਵੱਧ ਤੋਂ ਵੱਧ { $n } ਬੀਜ ਘੱਟ
   *[even] { $mover } ਕੋਲ ਵਿਰੋਧੀ ਤੋਂ ਘੱਟ ਬੀਜ ਨਹੀਂ
}
worth-at-most = ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ ਅੰਤ ’ਤੇ { $side ->
    [ahead] { $mover } ਕੋਲ ਵੱਧ ਤੋਂ ਵੱਧ { $n } ਬੀਜ ਜ਼ਿਆਦਾ
    [behind] { $mover } ਕੋਲ ਘੱਟੋ-ਘੱਟ { $n } ਬੀਜ ਘੱਟ
   *[even] { $mover } ਕੋਲ ਵਿਰੋਧੀ ਤੋਂ ਜ਼ਿਆਦਾ ਬੀਜ ਨਹੀਂ
}
worth-estimate = ਅੰਦਾਜ਼ੇ ਅਨੁਸਾਰ ਅੰਤ ’ਤੇ { $side ->
    [ahead] { $mover } ਕੋਲ { $n } ਬੀਜ ਜ਼ਿਆਦਾ
    [behind] { $mover } ਕੋਲ { $n } ਬੀਜ ਘੱਟ
   *[even] ਬਰਾਬਰੀ
}
legend-text = ਟੋਏ ’ਤੇ ਲਿਖੀ ਗਿਣਤੀ ਦੱਸਦੀ ਹੈ ਕਿ ਜੇ { $mover } ਦੀ ਚਾਲ ਉਸ ਟੋਏ ਤੋਂ ਹੋਵੇ ਅਤੇ ਫਿਰ ਦੋਵੇਂ ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡਣ, ਤਾਂ ਦੌਰ ਦੇ ਅੰਤ ’ਤੇ { $mover } ਕੋਲ ਕਿੰਨੇ ਬੀਜ ਜ਼ਿਆਦਾ (+) ਜਾਂ ਘੱਟ (−) ਹੋਣਗੇ।
legend-exact = ਸਾਬਤ: ਪੂਰਾ ਇੰਨਾ ਹੀ
legend-at-least = ਸਾਬਤ: ਇੰਨਾ ਜਾਂ ਇਸ ਤੋਂ ਵੱਧ
legend-at-most = ਸਾਬਤ: ਇੰਨਾ ਜਾਂ ਇਸ ਤੋਂ ਘੱਟ
legend-estimate = ਅੰਦਾਜ਼ਾ; ਸਾਬਤ ਨਹੀਂ

## After the round

review-working = ਹਿਸਾਬ ਲੱਗ ਰਿਹਾ ਹੈ। ਚਾਲਾਂ: { $all } ਵਿੱਚੋਂ { $n }
review-start = { $side ->
    [ahead] { $n ->
        [one] ਸ਼ੁਰੂ ਤੋਂ, ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ, { $n } ਬੀਜ ਦੇ ਫਰਕ ਨਾਲ { $mover } ਦੀ ਜਿੱਤ ਹੁੰਦੀ ਹੈ।
       *[other] ਸ਼ੁਰੂ ਤੋਂ, ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ, { $n } ਬੀਜਾਂ ਦੇ ਫਰਕ ਨਾਲ { $mover } ਦੀ ਜਿੱਤ ਹੁੰਦੀ ਹੈ।
    }
    [behind] { $n ->
        [one] ਸ਼ੁਰੂ ਤੋਂ, ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ, { $n } ਬੀਜ ਦੇ ਫਰਕ ਨਾਲ { $other } ਦੀ ਜਿੱਤ ਹੁੰਦੀ ਹੈ।
       *[other] ਸ਼ੁਰੂ ਤੋਂ, ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ, { $n } ਬੀਜਾਂ ਦੇ ਫਰਕ ਨਾਲ { $other } ਦੀ ਜਿੱਤ ਹੁੰਦੀ ਹੈ।
    }
   *[even] ਸ਼ੁਰੂ ਤੋਂ, ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ, ਬਰਾਬਰੀ ਹੁੰਦੀ ਹੈ।
}
review-start-bound = ਸ਼ੁਰੂ ਤੋਂ: { $worth }।
review-turn = ਚਾਲ { $ply }: { $mover } ਨੇ ਟੋਆ { $pit } ਚੁਣਿਆ ਅਤੇ { $seeds ->
    [one] { $seeds } ਬੀਜ ਗੁਆਇਆ।
   *[other] { $seeds } ਬੀਜ ਗੁਆਏ।
} ਟੋਆ { $better } ਵਧੀਆ ਸੀ।
review-turn-seems = ਚਾਲ { $ply }: { $mover } ਨੇ ਟੋਆ { $pit } ਚੁਣਿਆ ਅਤੇ ਲੱਗਦਾ ਹੈ ਕਿ { $seeds ->
    [one] { $seeds } ਬੀਜ ਗੁਆਇਆ।
   *[other] { $seeds } ਬੀਜ ਗੁਆਏ।
} ਟੋਆ { $better } ਵਧੀਆ ਲੱਗਦਾ ਹੈ।
review-none = ਕਿਸੇ ਚਾਲ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਗੁਆਇਆ ਗਿਆ।
review-none-seems = ਜਿੱਥੋਂ ਤੱਕ ਦਿਸਦਾ ਹੈ, ਕਿਸੇ ਚਾਲ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਗੁਆਇਆ ਗਿਆ।
review-show = ਉਸ ਵੇਲੇ ਦਾ ਬੋਰਡ ਵਿਖਾਓ
axis-ahead = { $player } ਅੱਗੇ

curve-between = {"; "}
curve-label = ਹਰ ਪਲ ਤੋਂ ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ ਦੌਰ ਦਾ ਅੰਤ: { $runs }।
curve-run = { $ply ->
    [0] ਸ਼ੁਰੂ ਵਿੱਚ
   *[other] ਚਾਲ { $ply } ਤੋਂ ਬਾਅਦ
} { $who ->
    [nobody] ਬਰਾਬਰੀ
   *[player] { $player } ਅੱਗੇ
}
curve-changes = ਹਰ ਪਲ ਤੋਂ ਸਭ ਤੋਂ ਵਧੀਆ ਖੇਡ ਨਾਲ ਦੌਰ ਦਾ ਅੰਤ: { $first }; { $last }। ਅੱਗੇ ਕੌਣ ਹੈ, ਇਹ { $n } ਵਾਰ ਬਦਲਿਆ।
