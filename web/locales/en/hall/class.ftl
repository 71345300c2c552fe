# What is said in front of a class.
class-title = In class

## The bar

class-sections = Sections of the class
section-board = Board
class-one-language = One language
class-colours = Light or dark

## Steps

class-tools = Steps and questions
step-by = Step by
stride-seed = Seed
stride-sentence = Sentence
stride-lap = Lap
stride-capture = Capture
stride-move = Move
stride-back = Back
stride-forward = Forward

## Questions

ask-label = Ask first
ask-none = Ask nothing
ask-last = Where will the last seed fall?
ask-capture = Will it capture?
ask-count = How many will it capture?
ask-choose = { $player }’s turn. Choose the pit to ask about.
question-last = { $mover } sows from pit { $pit }. Where will the last seed fall?
question-capture = { $mover } sows from pit { $pit }. Will { $mover } capture any seeds?
question-count = { $mover } sows from pit { $pit }. How many seeds will { $mover } capture?
how-last = Click a pit for each answer of the class.
answer-yes = Yes
answer-no = No
answer-number = Another number
answer-add = Add
answer-not-a-number = An answer is a number from 0 to 255.
answers = Answers of the class
answers-none = No answer yet
answer-times = { $answer }: given { $times ->
    [one] once
   *[other] { $times } times
}
answer-take-back = Take back one answer: { $answer }
answer-right = right
answer-wrong = not right
sow-now = Sow
ask-another = Another pit

## What came out

right-last = It was pit { $pit }, in { $owner }’s row.
right-count = { $seeds ->
    [0] { $mover } captured no seeds.
    [one] { $mover } captured one seed.
   *[other] { $mover } captured { $seeds } seeds.
}
right-answers = { $all ->
    [0] Nobody has answered.
   *[other] Right answers: { $right } of { $all }.
}
tally = Questions: { $questions }. Right answers: { $right } of { $all }.
tally-reset = Begin the tally anew

## For the class

class-options = For the class
option-hints = Show where the first lap would go
option-counts = Number the seeds as they fall
option-by-hand = Wait for my steps instead of sowing by itself
option-aloud = Read the sentences aloud
option-sounds = Let the seeds be heard

# $language is a language's own name for itself.
aloud-unable = This browser cannot read aloud.
aloud-no-voice = This browser has no voice for { $language }, so its sentences are not read aloud.
