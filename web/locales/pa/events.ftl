# One sentence or two for everything that happens in a round. First what was seen, then the rule, then what comes of it.
# Verbs agree with the seeds, the pit or the turn, never with a player; players' names do not inflect.
# The arguments are described in the English file.

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
    [one] { $mover } ਨੇ ਟੋਏ { $pit }{ gloss-pit } ਦਾ ਇੱਕੋ-ਇੱਕ ਬੀਜ{ gloss-seed } ਚੁੱਕਿਆ। ਇਹ ਅਗਲੇ ਟੋਏ ਵਿੱਚ ਬੀਜਿਆ ਜਾਂਦਾ ਹੈ।
   *[other] { $mover } ਨੇ ਟੋਏ { $pit }{ gloss-pit } ਦੇ { $seeds } ਬੀਜ{ gloss-seed } ਚੁੱਕੇ। ਇਹ ਅਗਲੇ ਟੋਏ ਤੋਂ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਬੀਜੇ ਜਾਂਦੇ ਹਨ।
}
event-lift-origin = { $mover } ਨੇ ਟੋਏ { $pit } ਦੇ { $seeds } ਬੀਜ ਚੁੱਕੇ। ਪਹਿਲਾ ਬੀਜ ਮੁੜ ਟੋਏ { $pit } ਵਿੱਚ ਹੀ ਪੈਂਦਾ ਹੈ, ਬਾਕੀ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਅਗਲੇ ਟੋਇਆਂ ਵਿੱਚ।
event-lift-lone-falls-back = ਟੋਏ { $pit } ਵਿੱਚ ਇੱਕੋ ਬੀਜ ਹੈ। ਉਹ ਮੁੜ ਉਸੇ ਟੋਏ ਵਿੱਚ ਪੈਂਦਾ ਹੈ, ਇਸ ਲਈ ਸਿਰਫ਼ ਵਾਰੀ ਬਦਲਦੀ ਹੈ।
event-lift-lone-steps-on = { $mover } ਨੇ ਟੋਏ { $pit } ਦਾ ਇੱਕੋ-ਇੱਕ ਬੀਜ ਚੁੱਕਿਆ। ਇਕੱਲਾ ਬੀਜ ਅਗਲੇ ਟੋਏ ਵਿੱਚ ਪੈਂਦਾ ਹੈ।
event-drop = { $holds ->
    [one] ਟੋਏ { $pit } ਵਿੱਚ ਹੁਣ { $holds } ਬੀਜ ਹੈ।
   *[other] ਟੋਏ { $pit } ਵਿੱਚ ਹੁਣ { $holds } ਬੀਜ ਹਨ।
} { $in-hand ->
    [0] ਹੱਥ ਖਾਲੀ ਹੈ।
    [one] ਹੱਥ ਵਿੱਚ { $in-hand } ਬੀਜ ਬਚਿਆ ਹੈ।
   *[other] ਹੱਥ ਵਿੱਚ { $in-hand } ਬੀਜ ਬਚੇ ਹਨ।
}
event-relay = ਆਖਰੀ ਬੀਜ ਟੋਏ { $pit } ਵਿੱਚ ਡਿੱਗਿਆ ਜਿਸ ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ { $seeds ->
    [2] ਇੱਕ ਬੀਜ ਸੀ, ਇਸ ਲਈ ਉਸ ਦੇ ਦੋਵੇਂ ਬੀਜ
   *[other] ਬੀਜ ਸਨ, ਇਸ ਲਈ ਉਸ ਦੇ ਸਾਰੇ { $seeds } ਬੀਜ
} ਚੁੱਕ ਕੇ { $first ->
    [origin] ਮੁੜ ਉਸੇ ਟੋਏ ਤੋਂ
   *[next] ਅਗਲੇ ਟੋਏ ਤੋਂ
} ਬੀਜੇ ਜਾਂਦੇ ਹਨ। ਹੁਣ ਗੇੜਾ { $lap } ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।
event-relay-again = ਗੇੜਾ { $lap }: ਟੋਏ { $pit } ਦੇ { $seeds } ਬੀਜ ਚੁੱਕ ਕੇ ਅੱਗੇ ਬੀਜੇ ਜਾਂਦੇ ਹਨ।
event-relay-more = { $laps ->
    [one] ਬਿਜਾਈ ਇੱਕ ਗੇੜਾ ਹੋਰ ਚੱਲਦੀ ਹੈ, ਗੇੜੇ { $lap } ਤੱਕ।
   *[other] ਬਿਜਾਈ { $laps } ਗੇੜੇ ਹੋਰ ਚੱਲਦੀ ਹੈ, ਗੇੜੇ { $lap } ਤੱਕ।
}

## Captures

event-capture-even-home = ਆਖਰੀ ਬੀਜ { $mover } ਦੇ ਆਪਣੇ ਪਾਸੇ ਟੋਏ { $pit } ਵਿੱਚ ਡਿੱਗਿਆ ਅਤੇ ਟੋਏ ਵਿੱਚ { $seeds } ਬੀਜ ਹੋ ਗਏ। { $seeds } ਜਿਸਤ ਹੈ ਅਤੇ { $most } ਤੋਂ ਵੱਧ ਨਹੀਂ, ਇਸ ਲਈ { $mover } ਨੇ ਸਾਰੇ { $seeds } ਬੀਜ ਜਿੱਤ ਲਏ।
event-capture-four = ਬੀਜਦਿਆਂ ਟੋਏ { $pit } ਵਿੱਚ ਚਾਰ ਬੀਜ ਹੋ ਗਏ। ਟੋਆ { $owner } ਦੀ ਕਤਾਰ ਵਿੱਚ ਹੈ, ਇਸ ਲਈ ਚਾਰੇ ਬੀਜ { $owner } ਨੂੰ ਮਿਲੇ।
event-capture-binikh = { $game ->
    [rio-kadalis] ਆਖਰੀ ਬੀਜ ਨੇ { $owner } ਦੀ ਕਤਾਰ ਦੇ ਟੋਏ { $pit } ਵਿੱਚ ਚਾਰ ਪੂਰੇ ਕਰ ਦਿੱਤੇ: ਬਿਨਿਖ (binikh)! ਕਤਾਰ ਕਿਸੇ ਦੀ ਵੀ ਹੋਵੇ, ਆਖਰੀ ਬੀਜ ਨਾਲ ਬਣੇ ਚਾਰ ਬੀਜ ਉਸ ਨੂੰ ਮਿਲਦੇ ਹਨ ਜਿਸ ਦੀ ਚਾਲ ਹੈ। ਇਹ ਚਾਰੇ ਬੀਜ { $mover } ਨੂੰ ਮਿਲੇ ਅਤੇ ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।
   *[other] ਆਖਰੀ ਬੀਜ ਨੇ { $owner } ਦੀ ਕਤਾਰ ਦੇ ਟੋਏ { $pit } ਵਿੱਚ ਚਾਰ ਪੂਰੇ ਕਰ ਦਿੱਤੇ। ਕਤਾਰ ਕਿਸੇ ਦੀ ਵੀ ਹੋਵੇ, ਆਖਰੀ ਬੀਜ ਨਾਲ ਬਣੇ ਚਾਰ ਬੀਜ ਉਸ ਨੂੰ ਮਿਲਦੇ ਹਨ ਜਿਸ ਦੀ ਚਾਲ ਹੈ। ਇਹ ਚਾਰੇ ਬੀਜ { $mover } ਨੂੰ ਮਿਲੇ ਅਤੇ ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।
}
event-capture-casa = { $game ->
    [hoyito] ਟੋਏ { $pit } ਵਿੱਚ ਚਾਰ ਬੀਜ ਹੋ ਗਏ: { $again ->
        [yes] ਇੱਕ ਹੋਰ casa ਬਣ ਗਿਆ।
       *[no] casa (ਘਰ) ਬਣ ਗਿਆ। ਟੋਆ ਕਿਸੇ ਵੀ ਪਾਸੇ ਹੋਵੇ, casa ਉਸ ਨੂੰ ਮਿਲਦਾ ਹੈ ਜਿਸ ਦੀ ਚਾਲ ਹੈ।
    }
   *[other] ਟੋਏ { $pit } ਵਿੱਚ ਚਾਰ ਬੀਜ ਹੋ ਗਏ। ਟੋਆ ਕਿਸੇ ਵੀ ਪਾਸੇ ਹੋਵੇ, ਚਾਰ ਬੀਜ ਉਸ ਨੂੰ ਮਿਲਦੇ ਹਨ ਜਿਸ ਦੀ ਚਾਲ ਹੈ।
} { $goes-on ->
    [no] ਚਾਰੇ ਬੀਜ ਤੁਰੰਤ { $mover } ਨੂੰ ਮਿਲੇ।
   *[yes] ਚਾਰੇ ਬੀਜ ਤੁਰੰਤ { $mover } ਨੂੰ ਮਿਲੇ ਅਤੇ ਬਿਜਾਈ ਜਾਰੀ ਰਹਿੰਦੀ ਹੈ।
}
event-capture-last-casa = { $game ->
    [hoyito] ਆਖਰੀ ਬੀਜ ਨਾਲ ਟੋਏ { $pit } ਵਿੱਚ ਚਾਰ ਬੀਜ ਹੋ ਗਏ: casa (ਘਰ) ਬਣ ਗਿਆ।
   *[other] ਆਖਰੀ ਬੀਜ ਨਾਲ ਟੋਏ { $pit } ਵਿੱਚ ਚਾਰ ਬੀਜ ਹੋ ਗਏ।
} ਚਾਰੇ ਬੀਜ { $mover } ਨੂੰ ਮਿਲੇ ਅਤੇ ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।
event-capture-last-four = ਸਿਰਫ਼ ਚਾਰ ਬੀਜ ਬਚੇ ਹਨ। ਆਖਰੀ ਚਾਰ ਬੀਜ ਹੁਣੇ { $mover } ਨੇ ਜਿੱਤੇ, ਇਸ ਲਈ ਇਹ ਵੀ { $mover } ਨੂੰ ਮਿਲੇ ਅਤੇ ਦੌਰ ਖਤਮ ਹੋ ਗਿਆ।
event-capture-opposite = ਆਖਰੀ ਬੀਜ { $mover } ਦੀ ਆਪਣੀ ਕਤਾਰ ਦੇ ਖਾਲੀ ਟੋਏ { $facing }{ gloss-pit } ਵਿੱਚ ਡਿੱਗਿਆ। { $seeds ->
    [one] { $mover } ਨੇ ਸਾਹਮਣੇ ਵਾਲੇ ਟੋਏ { $pit } ਦਾ ਇੱਕੋ-ਇੱਕ ਬੀਜ{ gloss-seed } ਜਿੱਤ ਲਿਆ;
   *[other] { $mover } ਨੇ ਸਾਹਮਣੇ ਵਾਲੇ ਟੋਏ { $pit } ਦੇ { $seeds } ਬੀਜ{ gloss-seed } ਜਿੱਤ ਲਏ;
} ਜਿਸ ਬੀਜ ਨਾਲ ਜਿੱਤ ਹੋਈ, ਉਹ ਆਪਣੀ ਥਾਂ ਰਹਿੰਦਾ ਹੈ। ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।

## The end of a turn

event-turn-empty-pit = ਆਖਰੀ ਬੀਜ ਖਾਲੀ ਟੋਏ { $pit } ਵਿੱਚ ਡਿੱਗਿਆ। ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।
event-turn-four-made = ਆਖਰੀ ਬੀਜ ਨੇ ਚਾਰ ਪੂਰੇ ਕਰ ਦਿੱਤੇ ਅਤੇ ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।
event-turn-captured = ਬੀਜ ਜਿੱਤ ਲਏ ਅਤੇ ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।
event-turn-board-cleared = ਬੀਜਣ ਲਈ ਕੋਈ ਬੀਜ ਨਹੀਂ ਬਚਿਆ। ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।
event-turn-other-side = ਆਖਰੀ ਬੀਜ { $owner } ਦੇ ਪਾਸੇ ਟੋਏ { $pit } ਵਿੱਚ ਡਿੱਗਿਆ। ਬੀਜ ਸਿਰਫ਼ ਆਪਣੇ ਪਾਸੇ ਜਿੱਤੇ ਜਾਂਦੇ ਹਨ, ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਜਿੱਤਿਆ।
event-turn-empty-pit-other-side = ਆਖਰੀ ਬੀਜ { $owner } ਦੀ ਕਤਾਰ ਦੇ ਖਾਲੀ ਟੋਏ { $pit } ਵਿੱਚ ਡਿੱਗਿਆ। ਬੀਜ ਤਾਂ ਹੀ ਜਿੱਤੇ ਜਾਂਦੇ ਹਨ ਜੇ ਖਾਲੀ ਟੋਆ ਆਪਣੀ ਕਤਾਰ ਵਿੱਚ ਹੋਵੇ, ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਜਿੱਤਿਆ। ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।
event-turn-odd = ਆਖਰੀ ਬੀਜ { $mover } ਦੇ ਆਪਣੇ ਪਾਸੇ ਡਿੱਗਿਆ। { $held ->
    [one] ਟੋਏ { $pit } ਵਿੱਚ ਹੁਣ { $held } ਬੀਜ ਹੈ,
   *[other] ਟੋਏ { $pit } ਵਿੱਚ ਹੁਣ { $held } ਬੀਜ ਹਨ,
} ਜੋ ਟਾਂਕ ਗਿਣਤੀ ਹੈ। { $most ->
    [8] ਸਿਰਫ਼ 2, 4, 6 ਜਾਂ 8 ਹੋਣ ’ਤੇ ਹੀ ਬੀਜ ਜਿੱਤੇ ਜਾਂਦੇ ਹਨ,
   *[other] ਬੀਜ ਤਾਂ ਹੀ ਜਿੱਤੇ ਜਾਂਦੇ ਹਨ ਜੇ ਗਿਣਤੀ ਜਿਸਤ ਹੋਵੇ ਅਤੇ { $most } ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ,
} ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਜਿੱਤਿਆ।
event-turn-too-many = ਆਖਰੀ ਬੀਜ { $mover } ਦੇ ਆਪਣੇ ਪਾਸੇ ਡਿੱਗਿਆ। ਟੋਏ { $pit } ਵਿੱਚ ਹੁਣ { $held } ਬੀਜ ਹਨ: ਗਿਣਤੀ ਜਿਸਤ ਹੈ, ਪਰ { $most } ਤੋਂ ਵੱਧ। { $most ->
    [8] ਸਿਰਫ਼ 2, 4, 6 ਜਾਂ 8 ਹੋਣ ’ਤੇ ਹੀ ਬੀਜ ਜਿੱਤੇ ਜਾਂਦੇ ਹਨ,
   *[other] ਬੀਜ ਤਾਂ ਹੀ ਜਿੱਤੇ ਜਾਂਦੇ ਹਨ ਜੇ ਗਿਣਤੀ ਜਿਸਤ ਹੋਵੇ ਅਤੇ { $most } ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ,
} ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਜਿੱਤਿਆ।
event-turn-facing-empty = ਆਖਰੀ ਬੀਜ { $mover } ਦੀ ਆਪਣੀ ਕਤਾਰ ਦੇ ਖਾਲੀ ਟੋਏ { $pit } ਵਿੱਚ ਡਿੱਗਿਆ। ਸਾਹਮਣੇ ਵਾਲਾ ਟੋਆ { $facing } ਖਾਲੀ ਹੈ, ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਜਿੱਤਿਆ। ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।
event-turn-lap-sown = ਆਖਰੀ ਬੀਜ ਟੋਏ { $pit } ਵਿੱਚ ਡਿੱਗਿਆ ਜਿਸ ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ ਬੀਜ ਸਨ। ਇੱਥੇ ਵਾਰੀ ਇੱਕੋ ਗੇੜੇ ਦੀ ਹੁੰਦੀ ਹੈ, ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਜਿੱਤਿਆ ਅਤੇ ਵਾਰੀ ਖਤਮ ਹੋ ਗਈ।

## Passing

event-pass-no-seeds = { $player } ਕੋਲ ਕੋਈ ਬੀਜ ਨਹੀਂ, ਵਾਰੀ ਛੱਡੀ ਗਈ।
event-pass-only-endless = { $player } ਕੋਲ ਬੀਜ ਹਨ, ਪਰ ਉਨ੍ਹਾਂ ਦੀ ਹਰ ਬਿਜਾਈ { $longest } ਗੇੜਿਆਂ ਤੋਂ ਵੀ ਅੱਗੇ ਚੱਲਦੀ ਹੈ। ਬੇਅੰਤ ਬਿਜਾਈ ਚੱਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ, ਇਸ ਲਈ { $player } ਦੀ ਵਾਰੀ ਛੱਡੀ ਗਈ।

## The end of a round

event-round-all-captured = ਬੋਰਡ ’ਤੇ ਕੋਈ ਬੀਜ ਨਹੀਂ ਬਚਿਆ। ਦੌਰ ਖਤਮ ਹੋ ਗਿਆ।
event-round-last-four = ਕੋਈ ਬੀਜ ਨਹੀਂ ਬਚਿਆ। ਦੌਰ ਖਤਮ ਹੈ।
event-round-neither-moves = ਦੋਵਾਂ ਖਿਡਾਰੀਆਂ ਕੋਲ ਕੋਈ ਚਾਲ ਨਹੀਂ। ਦੌਰ ਖਤਮ ਹੋ ਗਿਆ।
event-round-stuck = { $to-move } ਕੋਲ ਕੋਈ ਚਾਲ ਨਹੀਂ। ਦੌਰ ਖਤਮ ਹੋ ਗਿਆ।
event-round-repetition = { $to-move } ਦੀ ਵਾਰੀ ’ਤੇ ਬੋਰਡ ਦੀ ਇਹੀ ਹਾਲਤ ਮੁੜ ਆ ਗਈ। ਦੌਰ ਖਤਮ ਹੋ ਗਿਆ।
event-left-row-owner = { $left ->
    [one] ਬੋਰਡ ’ਤੇ ਬਚਿਆ { $left } ਬੀਜ ਉਸ ਨੂੰ ਮਿਲਦਾ ਹੈ ਜਿਸ ਦੀ ਕਤਾਰ ਵਿੱਚ ਉਹ ਪਿਆ ਹੈ।
   *[other] ਬੋਰਡ ’ਤੇ ਬਚੇ { $left } ਬੀਜ ਉਸ ਨੂੰ ਮਿਲਦੇ ਹਨ ਜਿਸ ਦੀ ਕਤਾਰ ਵਿੱਚ ਉਹ ਪਏ ਹਨ।
}
event-left-last-mover = { $left ->
    [one] ਬੋਰਡ ’ਤੇ ਬਚਿਆ { $left } ਬੀਜ { $last-mover } ਨੂੰ ਮਿਲਦਾ ਹੈ, ਕਿਉਂਕਿ ਆਖਰੀ ਚਾਲ ਉਸ ਦੀ ਸੀ।
   *[other] ਬੋਰਡ ’ਤੇ ਬਚੇ { $left } ਬੀਜ { $last-mover } ਨੂੰ ਮਿਲਦੇ ਹਨ, ਕਿਉਂਕਿ ਆਖਰੀ ਚਾਲ ਉਸ ਦੀ ਸੀ।
}
event-left-shared = { $left ->
    [one] ਬੋਰਡ ’ਤੇ ਬਚਿਆ { $left } ਬੀਜ { $last-mover } ਨੂੰ ਮਿਲਦਾ ਹੈ, ਕਿਉਂਕਿ ਆਖਰੀ ਚਾਲ ਉਸ ਦੀ ਸੀ।
   *[other] ਬੋਰਡ ’ਤੇ ਬਚੇ { $left } ਬੀਜ ਦੋਵਾਂ ਵਿੱਚ ਬਰਾਬਰ ਵੰਡੇ ਜਾਂਦੇ ਹਨ।{ $odd ->
        [yes] {" "}ਇੱਕ ਵਾਧੂ ਬੀਜ { $last-mover } ਨੂੰ ਮਿਲਦਾ ਹੈ, ਕਿਉਂਕਿ ਆਖਰੀ ਚਾਲ ਉਸ ਦੀ ਸੀ।
       *[no] {""}
    }
}
event-share = { $seeds ->
    [one] ਬਚੇ ਬੀਜਾਂ ਵਿੱਚੋਂ { $seeds } ਬੀਜ { $to } ਨੂੰ ਮਿਲਿਆ।
   *[other] ਬਚੇ ਬੀਜਾਂ ਵਿੱਚੋਂ { $seeds } ਬੀਜ { $to } ਨੂੰ ਮਿਲੇ।
}

## Between the rounds of a match

event-fill = { $all ->
    [yes] { $player } ਦੇ ਸਾਰੇ ਟੋਏ { seeds-a-pit } ਨਾਲ ਭਰੇ ਗਏ।
   *[no] { $filled ->
        [one] { $player } ਦਾ ਸਿਰਫ਼ { $filled } ਟੋਆ { seeds-a-pit } ਨਾਲ ਭਰਿਆ ਗਿਆ।
       *[other] { $player } ਦੇ ਸਿਰਫ਼ { $filled } ਟੋਏ { seeds-a-pit } ਨਾਲ ਭਰੇ ਗਏ।
    }
} { $left-over ->
    [0] ਕੋਈ ਬੀਜ ਨਹੀਂ ਬਚਿਆ।
    [one] { $left-over } ਬੀਜ ਬਚਿਆ ਹੈ ਅਤੇ ਜਿੱਤੇ ਬੀਜਾਂ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ।
   *[other] { $left-over } ਬੀਜ ਬਚੇ ਹਨ ਅਤੇ ਜਿੱਤੇ ਬੀਜਾਂ ਵਿੱਚ ਰਹਿੰਦੇ ਹਨ।
}
# After every pit is named: so many seeds in each.
seeds-a-pit = { $per ->
    [one] ਇੱਕ-ਇੱਕ ਬੀਜ
   *[other] { $per }-{ $per } ਬੀਜਾਂ
}
event-close = { $game ->
    [rio-kadalis] ਟੋਆ { $pit } ਭਰਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਇਹ ਇਸ ਦੌਰ ਲਈ ਰੇਤ ਨਾਲ ਬੰਦ ਹੈ।
   *[other] ਟੋਆ { $pit } ਭਰਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਇਹ ਇਸ ਦੌਰ ਲਈ ਬੰਦ ਹੈ।
}
event-reopen = ਟੋਆ { $pit } ਹੁਣ ਫਿਰ ਭਰਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਇਸ ਲਈ ਉਹ ਮੁੜ ਖੁੱਲ੍ਹ ਗਿਆ ਹੈ।
event-match-won = { $loser } ਕੋਲ ਇੱਕ ਟੋਆ ਭਰਨ ਜੋਗੇ ਬੀਜ ਵੀ ਨਹੀਂ। ਮੈਚ ਵਿੱਚ { $winner } ਦੀ ਜਿੱਤ।
