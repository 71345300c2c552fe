# What the kiosk says.
kiosk-title = ਕਿਓਸਕ

## While nobody is there

kiosk-touch = ਖੇਡਣ ਲਈ ਛੂਹੋ
kiosk-demo = ਇੱਕ ਖੇਡ ਵਿਖਾਈ ਜਾ ਰਹੀ ਹੈ।

## A visitor’s game

kiosk-tools = ਖੇਡ ਦੇ ਬਟਨ
kiosk-games = ਖੇਡ ਚੁਣੋ
kiosk-players = ਕਿਸ ਨਾਲ ਖੇਡਣਾ ਹੈ?
kiosk-friend = ਦੋਸਤ
kiosk-again = ਮੁੜ ਖੇਡੋ
kiosk-values = ਚਾਲਾਂ ਦਾ ਮੁੱਲ

## Is anybody there?

kiosk-asking = ਕੀ ਕੋਈ ਅਜੇ ਵੀ ਇੱਥੇ ਹੈ?
kiosk-asking-why = ਜੇ ਕਿਸੇ ਨੇ ਸਕਰੀਨ ਨਾ ਛੂਹੀ, ਤਾਂ ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਸਭ ਕੁਝ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ।
kiosk-countdown = { $seconds ->
    [0] ਸਭ ਕੁਝ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।
    [one] { $seconds } ਸਕਿੰਟ ਵਿੱਚ ਸਭ ਕੁਝ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ।
   *[other] { $seconds } ਸਕਿੰਟਾਂ ਵਿੱਚ ਸਭ ਕੁਝ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ।
}
kiosk-still-here = ਮੈਂ ਇੱਥੇ ਹੀ ਹਾਂ

## For the staff

kiosk-code = ਸਟਾਫ ਦਾ ਕੋਡ
kiosk-code-typed = ਦਬਾਏ ਅੰਕ: { $count }
kiosk-code-back = ਆਖਰੀ ਅੰਕ ਮਿਟਾਓ
kiosk-code-wrong = ਇਹ ਕੋਡ ਸਹੀ ਨਹੀਂ ਹੈ।
kiosk-staff = ਸਟਾਫ ਲਈ
kiosk-version = ਵਰਜਨ
kiosk-build = ਬਿਲਡ
kiosk-uptime = ਇੰਨੇ ਸਮੇਂ ਤੋਂ ਚਾਲੂ
kiosk-uptime-value = ਦਿਨ { $days }, ਘੰਟੇ { $hours }, ਮਿੰਟ { $minutes }
kiosk-visits = ਦਰਸ਼ਕਾਂ ਦੀਆਂ ਖੇਡਾਂ
kiosk-shows = ਵਿਖਾਈਆਂ ਗਈਆਂ ਖੇਡਾਂ
kiosk-reset-now = ਹੁਣੇ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ
kiosk-reload = ਪੰਨਾ ਮੁੜ ਲੋਡ ਕਰੋ

# $file is the name of the settings file, $field that of a field in it; $why says what it can be.
kiosk-fault-unfetched = ਫਾਈਲ { $file } ਸਰਵਰ ਤੋਂ ਨਹੀਂ ਮਿਲੀ, ਇਸ ਲਈ ਆਮ ਸੈਟਿੰਗਾਂ ਲਾਗੂ ਹਨ।
kiosk-fault-syntax = ਫਾਈਲ { $file } ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ: ਸਤਰ { $line }, ਅੱਖਰ { $column } ’ਤੇ ਕੋਈ ਗਲਤੀ ਹੈ। ਆਮ ਸੈਟਿੰਗਾਂ ਲਾਗੂ ਹਨ।
kiosk-fault-no-object = ਫਾਈਲ { $file } ਵਿੱਚ ਸਭ ਕੁਝ ਕੁੰਡਲਦਾਰ ਬਰੈਕਟਾਂ ਦੇ ਵਿਚਕਾਰ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ। ਆਮ ਸੈਟਿੰਗਾਂ ਲਾਗੂ ਹਨ।
kiosk-fault-field = ਫਾਈਲ { $file } ਵਿੱਚ { $field } ਦਾ ਮੁੱਲ “{ $value }” ਹੈ, ਜੋ ਸਮਝ ਨਹੀਂ ਆਇਆ। { $why }
kiosk-fault-unknown = ਫਾਈਲ { $file } ਵਿੱਚ { $field } ਨਾਂ ਦੀ ਕੋਈ ਸੈਟਿੰਗ ਨਹੀਂ ਹੁੰਦੀ। { $why }
kiosk-fault-list = ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਜਾਂ ਵੱਧ ਦੀ ਸੂਚੀ ਹੋ ਸਕਦੀ ਹੈ: { $values }।
kiosk-fault-code = { $least } ਤੋਂ { $most } ਅੰਕਾਂ ਦੀ ਲਿਖਤ ਹੋ ਸਕਦੀ ਹੈ।
kiosk-fault-page-only = ਲਿੰਕ ਵਿੱਚ { $name } ਹੈ, ਜਿਸ ਦਾ ਕਿਓਸਕ ’ਤੇ ਕੋਈ ਕੰਮ ਨਹੀਂ, ਇਸ ਲਈ ਇਹ ਛੱਡ ਦਿੱਤਾ ਗਿਆ।
