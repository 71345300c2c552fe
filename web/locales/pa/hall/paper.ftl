# Sheets for a class to print.
section-paper = ਕਾਗਜ਼
paper-rules = ਨਿਯਮ ਇੱਕ ਕਾਗਜ਼ ਉੱਤੇ
paper-board = ਕਾਗਜ਼ ਤੋਂ ਕੱਟਣ ਲਈ ਬੋਰਡ
paper-score = ਅੰਕਾਂ ਦਾ ਕਾਗਜ਼
paper-print = ਛਾਪੋ

## The board to cut out

paper-cut = ਟੁੱਟਵੀਂ ਲਕੀਰ ਉੱਤੇ ਕੱਟੋ।
paper-start = ਦੋ ਕਤਾਰਾਂ, ਹਰ ਕਤਾਰ ਵਿੱਚ { $pits } ਟੋਏ। ਸ਼ੁਰੂ ਵਿੱਚ ਹਰ ਟੋਏ ਵਿੱਚ { $seeds ->
    [one] { $seeds } ਬੀਜ ਹੁੰਦਾ ਹੈ
   *[other] { $seeds } ਬੀਜ ਹੁੰਦੇ ਹਨ
}।

## The score sheet

score-name = { $player }: ਨਾਂ
score-date = ਤਾਰੀਖ
score-round = ਦੌਰ
score-began = ਪਹਿਲੀ ਚਾਲ
score-seeds = ਜਿੱਤੇ ਬੀਜ
score-seeds-of = { $player }: ਬੀਜ
score-closed-of = { $player }: ਬੰਦ ਟੋਏ
score-won = ਕਿਸ ਦੀ ਜਿੱਤ
score-rounds-won = ਜਿੱਤੇ ਦੌਰ
