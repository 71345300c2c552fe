# Lessons: what is wrong with a file of one. $field is the field's name in the file, $why a sentence of its own.

lesson-trouble = Lesson “{ $file }” is left out. { $why }
lesson-not-there = Its file could not be loaded.
lesson-bad-name = A lesson’s name is made of letters from A to Z, digits and hyphens.
lesson-unreadable = It is not a lesson’s file: { $why }
lesson-unreadable-field = What stands under “{ $field }” cannot be read: { $why }
lesson-field = “{ $field }”: { $why }
lesson-move = Move { $ply } before the question cannot be played. { $why }
lesson-nothing-to-play = The round is over at this position, so there is nothing to play.
lesson-no-pit = “{ $field }” names pit { $pit }, which this board does not have.
lesson-pit = “{ $field }” names pit { $pit }, which cannot be played. { $why }
lesson-both-get = Both players get seeds from this sowing, so the question who gets them has no single answer.
lesson-nothing-right = No pit does what is asked for.
lesson-all-right = Every pit that can be played does what is asked for, so there is nothing to choose.
lesson-no-match = This game is not played in matches, so there is no next round to fill pits for.
lesson-not-over = The round is not over at this position, or one of the players cannot fill a single pit.
lesson-claim = “{ $field }” says “{ $said }”. By the rules it is “{ $is }”.
lesson-not-asked = “{ $field }” has nothing to do with the question.

## The section with the lessons

section-lessons = Lessons
lessons-title = Lessons
# Whatever a lesson says, so that its figures are written with the digits in use.
lesson-text = { $text }
lesson-unknown = There is no lesson called “{ $name }”. Choose one of these.
lesson-number = Lesson { $number } of { $all }
lesson-not-in-language = This lesson has no English text.
lesson-how-where = Click the pit, or type its letter: South’s are capitals, North’s are small.
lesson-how-choose = Click the pit, or type its letter.
lesson-nobody = Nobody
lesson-answer = Answer
lesson-show = Show it
lesson-right = Right.
lesson-wrong = Not quite.
lesson-again = Ask again
lesson-play-on = Play on from here
lesson-before = Previous lesson
lesson-all = All lessons
lesson-after = Next lesson
