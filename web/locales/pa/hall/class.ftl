# What is said in front of a class.
class-title = ਜਮਾਤ ਵਿੱਚ

## The bar

class-sections = ਜਮਾਤ ਦੇ ਭਾਗ
section-board = ਬੋਰਡ
class-one-language = ਸਿਰਫ਼ ਇੱਕ ਭਾਸ਼ਾ
class-colours = ਹਲਕੇ ਜਾਂ ਗੂੜ੍ਹੇ ਰੰਗ

## Steps

class-tools = ਕਦਮ ਅਤੇ ਸਵਾਲ
step-by = ਹਰ ਕਦਮ
stride-seed = ਬੀਜ
stride-sentence = ਵਾਕ
stride-lap = ਗੇੜਾ
stride-capture = ਬੀਜ ਜਿੱਤਣਾ
stride-move = ਚਾਲ
stride-back = ਪਿੱਛੇ
stride-forward = ਅੱਗੇ

## Questions

ask-label = ਪਹਿਲਾਂ ਪੁੱਛੋ
ask-none = ਕੁਝ ਨਾ ਪੁੱਛੋ
ask-last = ਆਖਰੀ ਬੀਜ ਕਿੱਥੇ ਡਿੱਗੇਗਾ?
ask-capture = ਕੀ ਬੀਜ ਮਿਲਣਗੇ?
ask-count = ਕਿੰਨੇ ਬੀਜ ਮਿਲਣਗੇ?
ask-choose = { $player } ਦੀ ਵਾਰੀ ਹੈ। ਉਹ ਟੋਆ ਚੁਣੋ ਜਿਸ ਬਾਰੇ ਪੁੱਛਣਾ ਹੈ।
question-last = { $mover } ਦੀ ਚਾਲ ਟੋਏ { $pit } ਤੋਂ ਹੈ। ਆਖਰੀ ਬੀਜ ਕਿਸ ਟੋਏ ਵਿੱਚ ਡਿੱਗੇਗਾ?
question-capture = { $mover } ਦੀ ਚਾਲ ਟੋਏ { $pit } ਤੋਂ ਹੈ। ਕੀ ਇਸ ਚਾਲ ਨਾਲ { $mover } ਨੂੰ ਬੀਜ ਮਿਲਣਗੇ?
question-count = { $mover } ਦੀ ਚਾਲ ਟੋਏ { $pit } ਤੋਂ ਹੈ। ਇਸ ਚਾਲ ਨਾਲ { $mover } ਨੂੰ ਕਿੰਨੇ ਬੀਜ ਮਿਲਣਗੇ?
how-last = ਜਮਾਤ ਦੇ ਹਰ ਜਵਾਬ ਲਈ ਇੱਕ ਟੋਏ ’ਤੇ ਕਲਿੱਕ ਕਰੋ।
answer-yes = ਹਾਂ
answer-no = ਨਹੀਂ
answer-number = ਕੋਈ ਹੋਰ ਗਿਣਤੀ
answer-add = ਜੋੜੋ
answer-not-a-number = ਜਵਾਬ 0 ਤੋਂ 255 ਤੱਕ ਦੀ ਕੋਈ ਗਿਣਤੀ ਹੁੰਦੀ ਹੈ।
answers = ਜਮਾਤ ਦੇ ਜਵਾਬ
answers-none = ਅਜੇ ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਆਇਆ
answer-times = { $answer }: { $times } ਵਾਰ
answer-take-back = ਇੱਕ ਜਵਾਬ ਵਾਪਸ ਲਵੋ: { $answer }
answer-right = ਠੀਕ
answer-wrong = ਠੀਕ ਨਹੀਂ
sow-now = ਬੀਜੋ
ask-another = ਕੋਈ ਹੋਰ ਟੋਆ

## What came out

right-last = ਇਹ ਟੋਆ { $pit } ਸੀ, { $owner } ਦੀ ਕਤਾਰ ਵਿੱਚ।
right-count = { $seeds ->
    [0] { $mover } ਨੂੰ ਕੋਈ ਬੀਜ ਨਹੀਂ ਮਿਲਿਆ।
    [one] { $mover } ਨੂੰ { $seeds } ਬੀਜ ਮਿਲਿਆ।
   *[other] { $mover } ਨੂੰ { $seeds } ਬੀਜ ਮਿਲੇ।
}
right-answers = { $all ->
    [0] ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ।
   *[other] ਠੀਕ ਜਵਾਬ: { $all } ਵਿੱਚੋਂ { $right }।
}
tally = ਸਵਾਲ: { $questions }। ਠੀਕ ਜਵਾਬ: { $all } ਵਿੱਚੋਂ { $right }।
tally-reset = ਗਿਣਤੀ ਮੁੜ ਸ਼ੁਰੂ ਕਰੋ

## For the class

class-options = ਜਮਾਤ ਲਈ
option-hints = ਪਹਿਲੇ ਗੇੜੇ ਦਾ ਰਾਹ ਵਿਖਾਓ
option-counts = ਹਰ ਡਿੱਗਦੇ ਬੀਜ ਦਾ ਨੰਬਰ ਟੋਏ ’ਤੇ ਵਿਖਾਓ
option-by-hand = ਬਿਜਾਈ ਆਪਣੇ ਆਪ ਨਾ ਚੱਲੇ, ਹਰ ਕਦਮ ਲਈ ਰੁਕੇ
option-aloud = ਵਾਕ ਬੋਲ ਕੇ ਸੁਣਾਓ
option-sounds = ਬੀਜ ਡਿੱਗਣ ਦੀ ਆਵਾਜ਼ ਸੁਣਾਓ

# $language is a language's own name for itself.
aloud-unable = ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਬੋਲ ਕੇ ਨਹੀਂ ਸੁਣਾ ਸਕਦਾ।
aloud-no-voice = ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ { $language } ਲਈ ਕੋਈ ਆਵਾਜ਼ ਨਹੀਂ, ਇਸ ਲਈ ਇਸ ਭਾਸ਼ਾ ਦੇ ਵਾਕ ਬੋਲ ਕੇ ਨਹੀਂ ਸੁਣਾਏ ਜਾਂਦੇ।
