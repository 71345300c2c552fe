# What the kiosk says.
kiosk-title = Kiosk

## While nobody is there

kiosk-touch = Touch to play
kiosk-demo = A game is being shown.

## A visitor’s game

kiosk-tools = What you can do
kiosk-games = Choose a game
kiosk-players = Who do you play against?
kiosk-friend = A friend
kiosk-again = Play again
kiosk-values = What moves are worth

## Is anybody there?

kiosk-asking = Is anyone still there?
kiosk-asking-why = If nobody touches the screen, everything begins anew in a moment.
kiosk-countdown = { $seconds ->
    [0] Everything begins anew.
    [one] Everything begins anew in { $seconds } second.
   *[other] Everything begins anew in { $seconds } seconds.
}
kiosk-still-here = Still here

## For the staff

kiosk-code = Staff code
kiosk-code-typed = Digits typed: { $count }
kiosk-code-back = Delete the last digit
kiosk-code-wrong = That is not the code.
kiosk-staff = For the staff
kiosk-version = Version
kiosk-build = Build
kiosk-uptime = Running for
kiosk-uptime-value = days { $days }, hours { $hours }, minutes { $minutes }
kiosk-visits = Visitors’ games
kiosk-shows = Demonstrations
kiosk-reset-now = Reset now
kiosk-reload = Load the page again

# $file is the name of the settings file, $field that of a field in it; $why says what it can be.
kiosk-fault-unfetched = { $file } could not be fetched, so the usual settings are in use.
kiosk-fault-syntax = { $file } cannot be read: something is wrong in line { $line }, at character { $column }. The usual settings are in use.
kiosk-fault-no-object = Everything in { $file } has to stand between curly brackets. The usual settings are in use.
kiosk-fault-field = { $file }: { $field } is given as “{ $value }”, which cannot be followed. { $why }
kiosk-fault-unknown = { $file }: there is no field { $field }. { $why }
kiosk-fault-list = It can be a list of one or more of these: { $values }.
kiosk-fault-code = It can be a text of { $least } to { $most } digits.
kiosk-fault-page-only = The address names { $name }, which has no use on a kiosk, so it is left out.
