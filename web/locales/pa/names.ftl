# Names and labels. Players' names end in a consonant, so they never inflect.

player-south = ਦੱਖਣ
player-north = ਉੱਤਰ

game-tihbat = ਤਿਹਬਾਤ
game-rio-kadalis = ਰੀਓ ਕਦਾਲਿਸ
game-hoyito = ਓਯੀਤੋ I
game-sadeqa = ਸਾਦੇਕਾ III
game-tihbat-full = ਤਿਹਬਾਤ (Tihbat)
game-rio-kadalis-full = ਰੀਓ ਕਦਾਲਿਸ (Rio Kadalis)
game-hoyito-full = ਓਯੀਤੋ I (Hoyito I)
game-sadeqa-full = ਸਾਦੇਕਾ III (Sadeqa III)

row-label = { $player } ਦੀ ਕਤਾਰ
pile-count = { $seeds ->
    [0] { $player } ਦੇ ਜਿੱਤੇ ਬੀਜ: ਕੋਈ ਨਹੀਂ
    [one] { $player } ਦੇ ਜਿੱਤੇ ਬੀਜ: { $seeds }
   *[other] { $player } ਦੇ ਜਿੱਤੇ ਬੀਜ: { $seeds }
}
seed-count = { $seeds ->
    [0] ਕੋਈ ਬੀਜ ਨਹੀਂ
    [one] { $seeds } ਬੀਜ
   *[other] { $seeds } ਬੀਜ
}

# A pit as a screen reader says it.
pit-name = ਟੋਆ { $pit }, { $owner }, { seed-count }
pit-name-playable = ਟੋਆ { $pit }, { $owner }, { seed-count }, ਚਾਲ ਚੱਲੀ ਜਾ ਸਕਦੀ ਹੈ
pit-name-empty = ਟੋਆ { $pit }, { $owner }, ਖਾਲੀ
pit-name-closed = ਟੋਆ { $pit }, { $owner }, ਇਸ ਦੌਰ ਲਈ ਬੰਦ
pit-name-not-yours = ਟੋਆ { $pit }, { $owner }, { seed-count }; ਹੁਣ { $mover } ਦੀ ਵਾਰੀ ਹੈ
pit-name-endless = ਟੋਆ { $pit }, { $owner }, { seed-count }, ਚਾਲ ਨਹੀਂ ਚੱਲੀ ਜਾ ਸਕਦੀ: ਬਿਜਾਈ ਬੇਅੰਤ ਹੋਵੇਗੀ
pit-name-round-over = ਟੋਆ { $pit }, { $owner }, { seed-count }; ਦੌਰ ਖਤਮ ਹੋ ਗਿਆ ਹੈ
