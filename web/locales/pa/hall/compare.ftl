# Two games, or one game by two rules, side by side.

section-compare = ਫਰਕ ਵੇਖੋ
compare-title = ਇੱਕ ਨਿਯਮ ਨਾਲ ਕੀ ਬਦਲਦਾ ਹੈ
compare-pairs = ਜੋੜੀ
compare-own-pair = ਆਪਣੀ ਚੁਣੀ ਜੋੜੀ
compare-one = ਪਹਿਲਾ ਬੋਰਡ
compare-other = ਦੂਜਾ ਬੋਰਡ
compare-how = ਕਿਸੇ ਵੀ ਬੋਰਡ ’ਤੇ ਟੋਆ ਚੁਣੋ: ਚਾਲ ਦੋਵਾਂ ਬੋਰਡਾਂ ’ਤੇ ਚੱਲੀ ਜਾਵੇਗੀ।
compare-only-one = ਟੋਏ { $pit } ਦੀ ਚਾਲ ਸਿਰਫ਼ ਇੱਕ ਬੋਰਡ ’ਤੇ ਚੱਲੀ ਗਈ। { $game }: { $why }
compare-own-start = ਖੇਡਾਂ ਦੀ ਆਪਣੀ ਸ਼ੁਰੂਆਤ ਤੋਂ
compare-from-class = ਜਮਾਤ ਦੇ ਬੋਰਡ ਤੋਂ
way-pits = ਹਰ ਕਤਾਰ ਵਿੱਚ { $n } ਟੋਏ
way-seeds = ਹਰ ਟੋਏ ਵਿੱਚ { $n } ਬੀਜ
way-clockwise = ਘੜੀ ਦੀਆਂ ਸੂਈਆਂ ਵਾਂਗ
way-without = ਇਸ ਤੋਂ ਬਿਨਾਂ: { $what }
