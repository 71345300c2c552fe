# Why a move may not be played. $pit is the pit's letter, or "none" where no pit is named.

illegal-no-such-pit = ਇਸ ਬੋਰਡ ’ਤੇ ਅਜਿਹਾ ਕੋਈ ਟੋਆ ਨਹੀਂ। { $mover } ਦੀ ਕਤਾਰ ਵਿੱਚੋਂ ਕੋਈ ਟੋਆ ਚੁਣੋ।
illegal-not-your-pit = { $pit ->
    [none] ਉਹ ਟੋਆ { $other } ਦਾ ਹੈ।
   *[other] ਟੋਆ { $pit } { $other } ਦਾ ਹੈ।
} { $mover } ਦੀ ਕਤਾਰ ਵਿੱਚੋਂ ਕੋਈ ਟੋਆ ਚੁਣੋ।
illegal-closed = { $pit ->
    [none] ਉਹ ਟੋਆ ਇਸ ਦੌਰ ਲਈ ਬੰਦ ਹੈ।
   *[other] ਟੋਆ { $pit } ਇਸ ਦੌਰ ਲਈ ਬੰਦ ਹੈ।
} ਕੋਈ ਖੁੱਲ੍ਹਾ ਬੀਜਾਂ ਵਾਲਾ ਟੋਆ ਚੁਣੋ।
illegal-empty = { $pit ->
    [none] ਉਹ ਟੋਆ ਖਾਲੀ ਹੈ।
   *[other] ਟੋਆ { $pit } ਖਾਲੀ ਹੈ।
} ਆਪਣਾ ਕੋਈ ਬੀਜਾਂ ਵਾਲਾ ਟੋਆ ਚੁਣੋ।
illegal-endless = { $pit ->
    [none] ਉਸ ਟੋਏ ਤੋਂ ਬਿਜਾਈ { $longest } ਗੇੜਿਆਂ ਵਿੱਚ ਵੀ ਖਤਮ ਨਹੀਂ ਹੁੰਦੀ।
   *[other] ਟੋਏ { $pit } ਤੋਂ ਬਿਜਾਈ { $longest } ਗੇੜਿਆਂ ਵਿੱਚ ਵੀ ਖਤਮ ਨਹੀਂ ਹੁੰਦੀ।
} ਇਹ ਬੇਅੰਤ ਬਿਜਾਈ ਹੈ ਅਤੇ ਚੱਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਕੋਈ ਹੋਰ ਟੋਆ ਚੁਣੋ।
illegal-cannot-pass = { $mover } ਕੋਲ ਚਾਲ ਹੈ, ਇਸ ਲਈ ਵਾਰੀ ਛੱਡੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਕੋਈ ਬੀਜਾਂ ਵਾਲਾ ਟੋਆ ਚੁਣੋ।
illegal-round-over = ਦੌਰ ਖਤਮ ਹੋ ਗਿਆ ਹੈ। ਨਵਾਂ ਦੌਰ ਸ਼ੁਰੂ ਕਰੋ, ਜਾਂ ਇੱਕ ਚਾਲ ਵਾਪਸ ਲਓ।
