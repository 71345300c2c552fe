# How a round ended, told when it is over.

result-won = { $most ->
    [one] { $winner } ਦੀ ਜਿੱਤ, { $most } ਬੀਜ ਨਾਲ।
   *[other] { $winner } ਦੀ ਜਿੱਤ, { $most } ਬੀਜਾਂ ਨਾਲ।
} { $fewest ->
    [0] { $loser } ਕੋਲ ਕੋਈ ਬੀਜ ਨਹੀਂ।
    [one] { $loser } ਕੋਲ { $fewest } ਬੀਜ ਹੈ।
   *[other] { $loser } ਕੋਲ { $fewest } ਬੀਜ ਹਨ।
}
result-draw = { $most ->
    [0] ਬਰਾਬਰੀ: { $winner } ਅਤੇ { $loser } ਕੋਲ ਕੋਈ ਬੀਜ ਨਹੀਂ।
    [one] ਬਰਾਬਰੀ: { $winner } ਅਤੇ { $loser } ਕੋਲ ਇੱਕ-ਇੱਕ ਬੀਜ ਹੈ।
   *[other] ਬਰਾਬਰੀ: { $winner } ਅਤੇ { $loser } ਕੋਲ { $most }-{ $most } ਬੀਜ ਹਨ।
}
outcome-all-captured = ਦੌਰ ਇਸ ਲਈ ਖਤਮ ਹੋਇਆ ਕਿ ਬੋਰਡ ’ਤੇ ਕੋਈ ਬੀਜ ਨਹੀਂ ਬਚਿਆ।
outcome-last-four = ਦੌਰ ਇਸ ਲਈ ਖਤਮ ਹੋਇਆ ਕਿ ਆਖਰੀ ਚਾਰ ਬੀਜ ਵੀ ਜਿੱਤ ਲਏ ਗਏ।
outcome-neither-moves = ਦੌਰ ਇਸ ਲਈ ਖਤਮ ਹੋਇਆ ਕਿ ਦੋਵਾਂ ਖਿਡਾਰੀਆਂ ਕੋਲ ਕੋਈ ਚਾਲ ਨਹੀਂ ਸੀ।
outcome-stuck = ਦੌਰ ਇਸ ਲਈ ਖਤਮ ਹੋਇਆ ਕਿ ਜਿਸ ਦੀ ਵਾਰੀ ਸੀ, ਉਸ ਕੋਲ ਕੋਈ ਚਾਲ ਨਹੀਂ ਸੀ।
outcome-repetition = ਦੌਰ ਇਸ ਲਈ ਖਤਮ ਹੋਇਆ ਕਿ ਉਸੇ ਖਿਡਾਰੀ ਦੀ ਵਾਰੀ ’ਤੇ ਬੋਰਡ ਦੀ ਇਹੀ ਹਾਲਤ ਮੁੜ ਆ ਗਈ।
outcome-share = ਬੋਰਡ ’ਤੇ ਬਚੇ ਬੀਜਾਂ ਵਿੱਚੋਂ { $south } ਨੂੰ { $south-share } ਅਤੇ { $north } ਨੂੰ { $north-share } ਮਿਲੇ।
outcome-share-all = { $seeds ->
    [one] ਬੋਰਡ ’ਤੇ ਬਚਿਆ { $seeds } ਬੀਜ { $to } ਨੂੰ ਮਿਲਿਆ।
   *[other] ਬੋਰਡ ’ਤੇ ਬਚੇ { $seeds } ਬੀਜ { $to } ਨੂੰ ਮਿਲੇ।
}
