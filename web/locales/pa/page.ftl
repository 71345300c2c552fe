# The page's own words: navigation, controls, notices. Sentences about the game stand in the other files.
# Whoever reads is spoken to with ਤੁਸੀਂ and in the imperative (ਚੁਣੋ), which has no gender; verbs agree with things only.

page-window-title = { $page } – Sow & Tell

nav-label = ਪੰਨੇ
nav-play = ਖੇਡੋ
nav-rules = ਨਿਯਮ
nav-solved = ਹੱਲ
nav-about = ਇਸ ਬਾਰੇ
skip-to-board = ਸਿੱਧਾ ਬੋਰਡ ’ਤੇ ਜਾਓ

## The game

game-label = ਖੇਡ
# Enter stands on the key itself.
board-label = { $game }: ਬੋਰਡ। ਤੀਰ ਵਾਲੀਆਂ ਕੁੰਜੀਆਂ ਨਾਲ ਇੱਕ ਟੋਏ ਤੋਂ ਦੂਜੇ ਟੋਏ ’ਤੇ ਜਾਓ। Enter ਜਾਂ ਟੋਏ ਦਾ ਅੱਖਰ ਦਬਾ ਕੇ ਚਾਲ ਚੱਲੋ।
choose-pit = { $player } ਦੀ ਵਾਰੀ ਹੈ। ਕੋਈ ਟੋਆ ਚੁਣੋ।
looking-back = ਇਹ ਖੇਡ ਦਾ ਪਿਛਲਾ ਪਲ ਹੈ।
back-to-game = ਖੇਡ ’ਤੇ ਵਾਪਸ
looking-back-refusal = ਇਹ ਖੇਡ ਦਾ ਪਿਛਲਾ ਪਲ ਹੈ। ਚਾਲ ਚੱਲਣ ਲਈ ਖੇਡ ’ਤੇ ਵਾਪਸ ਜਾਓ।
in-hand = ਹੱਥ ਵਿੱਚ: { $seeds }
lap = ਗੇੜਾ { $lap }

## Controls

controls-label = ਬਿਜਾਈ
pause = ਵਿਰਾਮ
run = ਚਲਾਓ
step-back = ਇੱਕ ਕਦਮ ਪਿੱਛੇ
step-forward = ਇੱਕ ਕਦਮ ਅੱਗੇ
go-on = ਅਗਲਾ ਵਾਕ
slider-label = ਇਸ ਚਾਲ ਦੇ ਕਦਮ
slider-value = ਕਦਮ { $frame }, ਕੁੱਲ { $end }
mark-relay = ਗੇੜਾ { $lap } ਸ਼ੁਰੂ
mark-capture = ਬੀਜ ਜਿੱਤਣਾ
undo = ਚਾਲ ਵਾਪਸ
redo = ਚਾਲ ਮੁੜ ਚੱਲੋ
restart = ਮੁੜ ਸ਼ੁਰੂ ਕਰੋ
full-screen = ਪੂਰੀ ਸਕਰੀਨ
open-in-tab = ਵੱਖਰੀ ਟੈਬ ਵਿੱਚ ਖੋਲ੍ਹੋ

## A new game

new-game = ਨਵੀਂ ਖੇਡ
close = ਬੰਦ ਕਰੋ

## Who plays, and help

seats-title = ਖਿਡਾਰੀ
seat-person = ਵਿਅਕਤੀ
level-beginner = ਕੰਪਿਊਟਰ: ਸਿਖਾਂਦਰੂ
level-easy = ਕੰਪਿਊਟਰ: ਸੌਖਾ
level-medium = ਕੰਪਿਊਟਰ: ਦਰਮਿਆਨਾ
level-hard = ਕੰਪਿਊਟਰ: ਔਖਾ
level-perfect = ਕੰਪਿਊਟਰ: ਸੰਪੂਰਨ
thinking = ਕੰਪਿਊਟਰ ਸੋਚ ਰਿਹਾ ਹੈ।
computer-go-on = ਕੰਪਿਊਟਰ ਅੱਗੇ ਖੇਡੇ
thinker-missing = ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਕੰਪਿਊਟਰ ਪਿਛੋਕੜ ਵਿੱਚ ਨਹੀਂ ਸੋਚ ਸਕਦਾ, ਇਸ ਲਈ ਉਸ ਦੀ ਥਾਂ ਇੱਕ ਕਮਜ਼ੋਰ ਖਿਡਾਰੀ ਹੈ।
hint = ਇਸ਼ਾਰਾ
values-show = ਹਰ ਚਾਲ ਦਾ ਮੁੱਲ ਵਿਖਾਓ
review-title = ਦੌਰ ਕਿੱਥੇ ਜਿੱਤਿਆ ਅਤੇ ਕਿੱਥੇ ਹਾਰਿਆ ਗਿਆ

## Settings

settings = ਸੈਟਿੰਗਾਂ
settings-language = ਭਾਸ਼ਾ
settings-speed = ਬੀਜਣ ਦੀ ਗਤੀ
speed-counting = ਗਿਣ-ਗਿਣ ਕੇ
speed-normal = ਆਮ
speed-brisk = ਤੇਜ਼
speed-instant = ਤੁਰੰਤ

## The log

log-title = ਚਾਲਾਂ ਦੀ ਸੂਚੀ
log-empty = ਅਜੇ ਕੋਈ ਚਾਲ ਨਹੀਂ ਚੱਲੀ ਗਈ।
log-round = ਦੌਰ { $n }
log-ply = ਚਾਲ { $n }: { $player }, ਟੋਆ { $pit }
log-pass = ਚਾਲ { $n }: { $player }, ਵਾਰੀ ਛੱਡੀ ਗਈ
log-show = ਇਹ ਪਲ ਵਿਖਾਓ
log-copy = ਲਿਖਤ ਕਾਪੀ ਕਰੋ
log-save = ਲਿਖਤ ਸੰਭਾਲੋ
record-save = ਖੇਡ ਸੰਭਾਲੋ
record-open = ਸੰਭਾਲੀ ਖੇਡ ਖੋਲ੍ਹੋ
link-copy = ਲਿੰਕ ਕਾਪੀ ਕਰੋ
share = ਸਾਂਝਾ ਕਰੋ ਜਾਂ ਆਪਣੇ ਪੰਨੇ ’ਤੇ ਲਾਓ
copied = ਕਾਪੀ ਹੋ ਗਿਆ
copy-failed = ਇੱਥੇ ਕਾਪੀ ਕਰਨਾ ਸੰਭਵ ਨਹੀਂ। ਇਸ ਦੀ ਥਾਂ ਲਿਖਤ ਸੰਭਾਲੋ।

## Match play

next-round = ਅਗਲਾ ਦੌਰ
match-score = ਜਿੱਤੇ ਦੌਰ: { $south-name } { $south }, { $north-name } { $north }
match-round = ਮੈਚ ਦਾ ਦੌਰ { $n }

## Words that come when they are wanted

words-loading = ਲੋਡ ਹੋ ਰਿਹਾ ਹੈ …
words-failed = ਇਸ ਦੇ ਸ਼ਬਦ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ।
words-retry = ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ

## Notices

notices-label = ਸੂਚਨਾਵਾਂ
dismiss = ਹਟਾਓ
notice-stored-settings = ਤੁਹਾਡੀਆਂ ਸੰਭਾਲੀਆਂ ਸੈਟਿੰਗਾਂ ਪੜ੍ਹੀਆਂ ਨਹੀਂ ਜਾ ਸਕੀਆਂ। ਉਹ ਵੱਖ ਰੱਖ ਦਿੱਤੀਆਂ ਗਈਆਂ ਹਨ ਅਤੇ ਆਮ ਸੈਟਿੰਗਾਂ ਲਾਗੂ ਹਨ।
notice-stored-game = ਤੁਹਾਡੀ ਸੰਭਾਲੀ ਖੇਡ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕੀ। ਉਹ ਵੱਖ ਰੱਖ ਦਿੱਤੀ ਗਈ ਹੈ ਅਤੇ ਨਵੀਂ ਖੇਡ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।
notice-address = ਲਿੰਕ ਵਿੱਚ { $name } ਦਾ ਮੁੱਲ “{ $value }” ਹੈ, ਜੋ ਸਮਝ ਨਹੀਂ ਆਇਆ। { $why }
address-unknown = ਇੱਥੇ ਇਸ ਨਾਂ ਦਾ ਕੁਝ ਨਹੀਂ, ਇਸ ਲਈ ਇਹ ਛੱਡ ਦਿੱਤਾ ਗਿਆ।
address-one-of = ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਹੋ ਸਕਦਾ ਹੈ: { $values }।
address-number = { $least } ਤੋਂ { $most } ਤੱਕ ਕੋਈ ਗਿਣਤੀ ਹੋ ਸਕਦੀ ਹੈ।
address-unreadable = ਅੱਖਰ { $at } ਤੋਂ ਅੱਗੇ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।
address-rows = ਇਸ ਦੀਆਂ ਕਤਾਰਾਂ ਵਿੱਚ ਓਨੇ ਟੋਏ ਨਹੀਂ ਜਿੰਨੇ ਇਸ ਖੇਡ ਵਿੱਚ ਹੁੰਦੇ ਹਨ।
address-not-for-this-game = ਇਹ ਇਸ ਖੇਡ ਵਿੱਚ ਨਹੀਂ ਹੁੰਦਾ।
address-too-many-seeds = ਬੋਰਡ ’ਤੇ ਵੱਧ ਤੋਂ ਵੱਧ 255 ਬੀਜ ਹੋ ਸਕਦੇ ਹਨ।
notice-stopped-at = ਦੌਰ { $round } ਦੀ ਚਾਲ { $ply } ਚੱਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। { $why } ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਸਭ ਕੁਝ ਖੇਡਿਆ ਗਿਆ ਹੈ।
notice-stopped-round = ਮੈਚ ਦੌਰ { $round } ਤੱਕ ਨਹੀਂ ਪਹੁੰਚਦਾ। ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਸਭ ਕੁਝ ਖੇਡਿਆ ਗਿਆ ਹੈ।
notice-start = ਇਹ ਬੋਰਡ ਤਿਆਰ ਨਹੀਂ ਹੋ ਸਕਦਾ। { $why }
notice-record-unreadable = ਇਹ ਫਾਈਲ ਸੰਭਾਲੀ ਖੇਡ ਨਹੀਂ ਹੈ: { $why }
notice-record-no-text = ਇਹ ਫਾਈਲ ਸੰਭਾਲੀ ਖੇਡ ਨਹੀਂ ਹੈ।
record-no-game = ਇਸ ਵਿੱਚ ਖੇਡ ਦਾ ਨਾਂ ਨਹੀਂ।
record-line = ਸਤਰ { $line } ਸਮਝ ਨਹੀਂ ਆਈ।
record-opened = ਸੰਭਾਲੀ ਖੇਡ ਖੁੱਲ੍ਹ ਗਈ ਹੈ।
start-rows = ਹਰ ਕਤਾਰ ਵਿੱਚ ਟੋਏ: ਦਿੱਤੇ ਬੋਰਡ ’ਤੇ { $position }, ਇਸ ਖੇਡ ਵਿੱਚ { $rules }।
start-faults = ਕਤਾਰ ਵਿੱਚ 2 ਤੋਂ 12 ਟੋਏ ਹੋ ਸਕਦੇ ਹਨ, ਸ਼ੁਰੂ ਵਿੱਚ ਹਰ ਟੋਏ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਬੀਜ, ਅਤੇ ਬੋਰਡ ’ਤੇ ਵੱਧ ਤੋਂ ਵੱਧ 255 ਬੀਜ।
start-no-match = ਹਰ ਖੇਡ ਵਿੱਚ ਮੈਚ ਨਹੀਂ ਹੁੰਦਾ, ਅਤੇ ਮੈਚ ਹਮੇਸ਼ਾ ਖੇਡ ਦੇ ਆਪਣੇ ਬੋਰਡ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।
