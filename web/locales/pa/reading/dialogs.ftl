# The dialogs for a new game and for the settings.

## A new game

new-game-title = ਨਵੀਂ ਖੇਡ
variant-pits = ਹਰ ਕਤਾਰ ਵਿੱਚ ਟੋਏ
variant-seeds = ਹਰ ਟੋਏ ਵਿੱਚ ਬੀਜ
variant-clockwise = ਘੜੀ ਦੀਆਂ ਸੂਈਆਂ ਵਾਂਗ ਬੀਜੋ
variant-lone-steps = ਇਕੱਲਾ ਬੀਜ ਅਗਲੇ ਟੋਏ ਵਿੱਚ ਪੈਂਦਾ ਹੈ
variant-first = ਪਹਿਲੀ ਚਾਲ
variant-match = ਮੈਚ: ਹਰ ਨਵਾਂ ਦੌਰ ਪਿਛਲੇ ਦੌਰ ਵਿੱਚ ਜਿੱਤੇ ਬੀਜਾਂ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ
variant-as-recorded = { $n } (ਰਿਕਾਰਡ ਅਨੁਸਾਰ)
start-game = ਸ਼ੁਰੂ ਕਰੋ
seat-label = { $player } ਵੱਲੋਂ ਕੌਣ ਖੇਡੇ

# What a game's board is made of: for its label.
material-tihbat = ਮਿੱਟੀ ਦੇ ਛੋਟੇ ਟੋਇਆਂ ਵਿੱਚ ਗੀਟੀਆਂ
material-rio-kadalis = ਰੇਤ ਵਿੱਚ ਪੁੱਟੇ ਟੋਇਆਂ ਵਿੱਚ ਪੱਥਰ
material-hoyito = ਜ਼ਮੀਨ ਵਿੱਚ ਪੁੱਟੇ ਟੋਇਆਂ ਵਿੱਚ ਸਖਤ ਬੀਜ
material-sadeqa = ਲੱਕੜ ਦੇ ਤਰਾਸ਼ੇ ਬੋਰਡ ’ਤੇ ਪੱਥਰ

## Settings

settings-also = ਦੂਜੀ ਭਾਸ਼ਾ
settings-also-none = ਕੋਈ ਨਹੀਂ
settings-digits = ਅੰਕ
# No figures as samples: they would be written with the digits now in use.
digits-western = ਅੰਗਰੇਜ਼ੀ ਅੰਕ
digits-native = ਗੁਰਮੁਖੀ ਅੰਕ
settings-palette = ਰੰਗ
palette-system = ਡਿਵਾਈਸ ਅਨੁਸਾਰ
palette-light = ਹਲਕੇ
palette-dark = ਗੂੜ੍ਹੇ
palette-projector = ਪ੍ਰੋਜੈਕਟਰ ਲਈ
palette-projector-dark = ਪ੍ਰੋਜੈਕਟਰ ਲਈ, ਗੂੜ੍ਹੇ
settings-paths = ਪਹਿਲੇ ਗੇੜੇ ਦਾ ਰਾਹ ਵਿਖਾਓ
settings-help = ਇਸ਼ਾਰੇ ਅਤੇ ਮੁੱਲ ਵੇਖੇ ਜਾ ਸਕਣ
