# Lessons: what is wrong with a file of one. $field is the field's name in the file, $why a sentence of its own.

lesson-trouble = ਪਾਠ “{ $file }” ਛੱਡ ਦਿੱਤਾ ਗਿਆ ਹੈ। { $why }
# The list of lessons itself; $why is what is wrong with it, in English.
lessons-no-list = ਪਾਠਾਂ ਦੀ ਸੂਚੀ “{ $file }” ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ।
lessons-bad-list = ਪਾਠਾਂ ਦੀ ਸੂਚੀ “{ $file }” ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ: { $why }
lesson-twice = ਪਾਠ “{ $file }” ਸੂਚੀ ਵਿੱਚ ਇੱਕ ਤੋਂ ਵੱਧ ਵਾਰ ਲਿਖਿਆ ਹੈ। ਇਹ ਇੱਕੋ ਵਾਰ ਵਿਖਾਇਆ ਗਿਆ ਹੈ।
lesson-not-there = ਇਸ ਦੀ ਫਾਈਲ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ।
lesson-bad-name = ਪਾਠ ਦੇ ਨਾਂ ਵਿੱਚ ਸਿਰਫ਼ ਅੰਗਰੇਜ਼ੀ ਅੱਖਰ, ਅੰਕ ਅਤੇ ਹਾਈਫਨ ਹੋ ਸਕਦੇ ਹਨ।
lesson-unreadable = ਇਹ ਪਾਠ ਦੀ ਫਾਈਲ ਨਹੀਂ ਹੈ: { $why }
lesson-unreadable-field = “{ $field }” ਹੇਠ ਜੋ ਲਿਖਿਆ ਹੈ, ਉਹ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ: { $why }
lesson-field = “{ $field }”: { $why }
lesson-move = ਸਵਾਲ ਤੋਂ ਪਹਿਲਾਂ ਦੀ ਚਾਲ { $ply } ਚੱਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। { $why }
lesson-nothing-to-play = ਇਸ ਹਾਲਤ ਵਿੱਚ ਦੌਰ ਖਤਮ ਹੈ, ਇਸ ਲਈ ਚੱਲਣ ਨੂੰ ਕੋਈ ਚਾਲ ਨਹੀਂ।
lesson-no-pit = “{ $field }” ਵਿੱਚ ਟੋਆ { $pit } ਲਿਖਿਆ ਹੈ, ਜੋ ਇਸ ਬੋਰਡ ’ਤੇ ਨਹੀਂ।
lesson-pit = “{ $field }” ਵਿੱਚ ਟੋਆ { $pit } ਲਿਖਿਆ ਹੈ, ਜਿਸ ਤੋਂ ਬੀਜਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। { $why }
lesson-both-get = ਇਸ ਬਿਜਾਈ ਤੋਂ ਦੋਵਾਂ ਖਿਡਾਰੀਆਂ ਨੂੰ ਬੀਜ ਮਿਲਦੇ ਹਨ, ਇਸ ਲਈ ਕਿਸ ਨੂੰ ਮਿਲੇ, ਇਸ ਦਾ ਇੱਕ ਜਵਾਬ ਨਹੀਂ।
lesson-nothing-right = ਜੋ ਪੁੱਛਿਆ ਗਿਆ ਹੈ, ਉਹ ਕਿਸੇ ਟੋਏ ਤੋਂ ਨਹੀਂ ਹੁੰਦਾ।
lesson-all-right = ਜੋ ਪੁੱਛਿਆ ਗਿਆ ਹੈ, ਉਹ ਹਰ ਟੋਏ ਤੋਂ ਹੁੰਦਾ ਹੈ, ਇਸ ਲਈ ਚੁਣਨ ਨੂੰ ਕੁਝ ਨਹੀਂ।
lesson-no-match = ਇਸ ਖੇਡ ਵਿੱਚ ਮੈਚ ਨਹੀਂ ਹੁੰਦਾ, ਇਸ ਲਈ ਅਗਲੇ ਦੌਰ ਲਈ ਟੋਏ ਨਹੀਂ ਭਰੇ ਜਾਂਦੇ।
lesson-not-over = ਇਸ ਹਾਲਤ ਵਿੱਚ ਦੌਰ ਖਤਮ ਨਹੀਂ, ਜਾਂ ਕਿਸੇ ਖਿਡਾਰੀ ਕੋਲ ਇੱਕ ਟੋਆ ਭਰਨ ਜੋਗੇ ਬੀਜ ਵੀ ਨਹੀਂ।
lesson-claim = “{ $field }” ਵਿੱਚ “{ $said }” ਲਿਖਿਆ ਹੈ। ਨਿਯਮਾਂ ਅਨੁਸਾਰ ਇਹ “{ $is }” ਹੈ।
lesson-not-asked = “{ $field }” ਦਾ ਸਵਾਲ ਨਾਲ ਕੋਈ ਸੰਬੰਧ ਨਹੀਂ।

## The section with the lessons

section-lessons = ਪਾਠ
lessons-title = ਪਾਠ
# Whatever a lesson says, so that its figures are written with the digits in use.
lesson-text = { $text }
lesson-unknown = “{ $name }” ਨਾਂ ਦਾ ਕੋਈ ਪਾਠ ਨਹੀਂ। ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ।
lesson-number = ਪਾਠ { $number }, ਕੁੱਲ { $all }
lesson-not-in-language = ਇਹ ਪਾਠ ਪੰਜਾਬੀ ਵਿੱਚ ਨਹੀਂ ਹੈ।
lesson-how-where = ਟੋਏ ’ਤੇ ਕਲਿੱਕ ਕਰੋ, ਜਾਂ ਉਸ ਦਾ ਅੱਖਰ ਦਬਾਓ: ਦੱਖਣ ਦੇ ਅੱਖਰ ਵੱਡੇ ਹਨ, ਉੱਤਰ ਦੇ ਛੋਟੇ।
lesson-how-choose = ਟੋਏ ’ਤੇ ਕਲਿੱਕ ਕਰੋ, ਜਾਂ ਉਸ ਦਾ ਅੱਖਰ ਦਬਾਓ।
lesson-nobody = ਕਿਸੇ ਨੂੰ ਨਹੀਂ
lesson-answer = ਜਵਾਬ ਦਿਓ
lesson-show = ਚਲਾ ਕੇ ਵਿਖਾਓ
lesson-right = ਜਵਾਬ ਠੀਕ ਹੈ।
lesson-wrong = ਜਵਾਬ ਠੀਕ ਨਹੀਂ।
lesson-again = ਮੁੜ ਪੁੱਛੋ
lesson-play-on = ਇੱਥੋਂ ਅੱਗੇ ਖੇਡੋ
lesson-before = ਪਿਛਲਾ ਪਾਠ
lesson-all = ਸਾਰੇ ਪਾਠ
lesson-after = ਅਗਲਾ ਪਾਠ
