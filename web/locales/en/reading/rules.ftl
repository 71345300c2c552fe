# The rules pages. rule-<game>-<key> is a game's own; rule-<key> is said of every game that has no own one.
# A ruling is a point on which the record is silent: its text ends with the reason why it was settled so.

rules-known = What is known of the game
rules-how-to-play = How it is played
rules-print = Print on one sheet
rules-show = Show it
rules-back = Back to the start
rules-board-label = A small board: { $rule }
rule-ruling-mark = Our ruling

## What all four games share

rule-board-title = The board
rule-aim-title = The aim
rule-aim-text = Whoever has captured the most seeds at the end of the round wins. The same number for both is a draw. There are no store pits: captured seeds lie in a pile beside the board.
rule-first-mover-title = Who begins
rule-first-mover-text = South begins. The record does not say who does; one answer was needed so that everyone starts alike, and you may choose otherwise.
rule-turn-title = A turn
rule-turn-text = The players take turns. On your turn choose one of your own pits with seeds in it and lift all its seeds.
rule-sowing-title = Sowing
rule-sowing-text = Sow the seeds counter-clockwise, one into each pit, beginning with the next pit.
rule-relay-title = Sowing on
rule-relay-text = If the last seed falls into a pit that already holds seeds, lift all of them, the last one too, and sow on from the next pit. Each handful sown is a lap. A turn can have many laps.
rule-long-sowing-title = A sowing that comes round
rule-long-sowing-text = A large handful comes round to the pit it was lifted from. That pit gets a seed like every other. The record is silent here; sowing every pit alike is the simplest way.
rule-empty-pit-title = An empty pit ends the turn
rule-empty-pit-text = If the last seed falls into an empty pit, the turn ends.
rule-endless-title = Endless sowing
rule-endless-text = Some sowings seem never to end. A sowing that has not ended after 10,000 laps counts as endless and may not be played, because the game could not go on. A player who has only endless sowings has no move.
rule-pass-title = Passing
rule-pass-text = A player whose row is empty has no move and passes until seeds come.
rule-neither-can-move-title = Neither can move
rule-neither-can-move-text = If neither player has a move, the round ends and the seeds left on the board are shared equally; an odd seed goes to whoever moved last. The record is silent here; equal shares favour nobody.
rule-stuck-title = No move
rule-all-captured-title = An empty board
rule-all-captured-text = When no seed is left on the board, the round ends.
rule-repetition-title = The same position again
rule-repetition-text = When the same position comes back with the same player to move, the round ends and the seeds left on the board are shared equally; an odd seed goes to whoever moved last. This game’s record is silent here, so it follows the record of Tihbat; otherwise the round could go on for ever.

## Match play: Rio Kadalis and Hoyito I

rule-match-fill-title = A match: the next round
rule-match-fill-text = A match goes on for several rounds. For the next round both players refill the pits of their rows with four seeds each, from all the seeds they have won. Seeds left over stay in the pile and count in that round.
rule-match-closed-title = Closed pits
rule-fill-side-title = Which pits close
rule-match-first-title = Who begins the next round
rule-match-end-title = The end of a match

## Tihbat

rule-tihbat-board-text = Two rows of two pits, with seven seeds in each pit: 28 seeds in all. The row in front belongs to South, the row behind to North.
rule-tihbat-sowing-text = The first seed goes back into the pit just emptied. The rest follow counter-clockwise, one into each pit.
rule-tihbat-one-lap-title = One lap only
rule-tihbat-one-lap-text = A turn is one handful sown. Even if the last seed falls into a pit that holds seeds, nobody sows on.
rule-tihbat-lone-seed-title = A lone seed
rule-tihbat-lone-seed-text = A single seed falls back into its own pit: a move that changes nothing but the turn. The record’s words say so, and we follow them; but it also speaks of four lone seeds that go round for ever, so there is a variant in which a lone seed steps on.
rule-tihbat-lone-steps-title = Variant: a lone seed steps on
rule-tihbat-lone-steps-text = If you choose this variant, a single seed goes to the next pit instead.
rule-tihbat-even-home-title = Capturing
rule-tihbat-even-home-text = If the last seed falls on your own side and its pit then holds 2, 4, 6 or 8 seeds, you capture all of them. Then the turn ends.
rule-tihbat-other-side-title = Nothing on the other side
rule-tihbat-other-side-text = If the last seed falls on the other player’s side, nothing is captured, whatever the number.
rule-tihbat-odd-title = Nothing from an odd number
rule-tihbat-odd-text = If the last pit holds an odd number of seeds, nothing is captured.
rule-tihbat-too-many-title = Nothing above eight
rule-tihbat-too-many-text = If the last pit holds 10 seeds or more, nothing is captured, even though the number may be even.
rule-tihbat-neither-can-move-text = Any seed on the board can be lifted, so one of the players always has a move until the board is empty. Should neither have one, the seeds left would be shared equally, an odd seed to whoever moved last: the record is silent here, and equal shares favour nobody.
rule-tihbat-repetition-text = When the same position comes back with the same player to move, the round ends and the seeds left on the board are shared equally. So much is on record. That an odd seed goes to whoever moved last is our ruling, because a seed cannot be halved.
rule-tihbat-round-end-title = The end of the round
rule-tihbat-round-end-text = The round ends when a position comes back or when no seed is left on the board.

## Rio Kadalis

rule-rio-kadalis-board-text = Two rows of six pits, with four seeds in each pit: 48 seeds in all. The row in front belongs to South, the row behind to North.
rule-rio-kadalis-aim-text = Seeds are captured in fours. Whoever has more fours at the end of the round wins. The same number for both is a draw.
rule-rio-kadalis-four-title = A four on the way
rule-rio-kadalis-four-text = When a seed makes a pit hold exactly four, the four is taken off the board at once, so it cannot grow to five. If it was not the last seed of the lap, the four goes to the owner of the row, whoever is sowing. The lap goes on.
rule-rio-kadalis-binikh-title = Binikh
rule-rio-kadalis-binikh-text = If the last seed of a lap makes four, that is binikh, “wasting”. You take the four, whoever owns the row, and your turn ends.
rule-rio-kadalis-standing-four-title = Fours that stand already
rule-rio-kadalis-standing-four-text = Only a sown seed makes a four. Four seeds that stand in a pit at the start are not captured; one more seed makes them five.
rule-rio-kadalis-stuck-text = A player who has no move at the start of the turn ends the round. The seeds left on the board belong to the owner of the row they lie in.
rule-rio-kadalis-five-pits-title = Variant: five pits
rule-rio-kadalis-five-pits-text = The Habr Awal sometimes play with five pits in a row.
rule-rio-kadalis-clockwise-title = Variant: clockwise
rule-rio-kadalis-clockwise-text = Some play the other way round, clockwise. All else stays the same.
rule-rio-kadalis-match-closed-text = Pits that cannot be filled are closed with sand for the round. Nothing is sown into a closed pit. In a later round it may be opened again.
rule-rio-kadalis-fill-side-text = Pits are filled from the player’s right, so the left ones close. The record does not say which ones; a fixed side leaves no room for quarrels.
rule-rio-kadalis-match-first-text = The first move alternates from round to round. The record is silent here; this way each begins equally often.
rule-rio-kadalis-match-end-text = Whoever cannot fill a single pit has lost the match.

## Hoyito I

rule-hoyito-board-text = Two rows of six pits, with four seeds in each pit: 48 seeds in all. The row in front belongs to South, the row behind to North.
rule-hoyito-casa-title = A casa
rule-hoyito-casa-text = When a seed makes a pit hold exactly four, that is a casa, a “house”. You take the four at once, on whichever side the pit lies, and the lap goes on.
rule-hoyito-last-casa-title = A casa with the last seed
rule-hoyito-last-casa-text = If the last seed of a lap makes a casa, you take the four and your turn ends.
rule-hoyito-last-four-title = The last four
rule-hoyito-last-four-text = If a capture leaves only four seeds, they go with it and the round ends. Seeds still in the hand are counted too: the record does not say so, but they have not been captured either.
rule-hoyito-larger-boards-title = Variant: larger boards
rule-hoyito-larger-boards-text = Boards of up to twelve pits in a row have been seen. Here each pit of such a board starts with four seeds as well.
rule-hoyito-match-closed-text = Pits that cannot be filled are closed for the round. Nothing is sown into a closed pit. In a later round it may be opened again.
rule-hoyito-fill-side-text = Pits are filled from the player’s left, so the right ones close. The record does not say which ones; a fixed side leaves no room for quarrels.
rule-hoyito-match-first-text = Whoever won the last round begins the next one.
rule-hoyito-after-a-draw-title = After a drawn round
rule-hoyito-after-a-draw-text = After a drawn round, whoever began it begins again. The record speaks only of winners; this way nothing changes where nobody has won.
rule-hoyito-match-end-text = Whoever leaves the other with fewer than four seeds at the end of a round wins the match.

## Sadeqa III

rule-sadeqa-board-text = The board, sadeqa, has two rows of eight pits. A pit is called mana, “house”. Six seeds lie in each, 96 in all; a seed is called daga, “stone”. The row in front belongs to South, the row behind to North.
rule-sadeqa-opposite-title = Capturing from the pit opposite
rule-sadeqa-opposite-text = If the last seed falls into an empty pit in your own row, you capture all the seeds in the pit opposite. The seed that did it stays, and the turn ends.
rule-sadeqa-facing-empty-title = Nothing opposite
rule-sadeqa-facing-empty-text = If the pit opposite is empty, nothing is captured. The turn ends all the same.
rule-sadeqa-other-row-title = An empty pit in the other row
rule-sadeqa-other-row-text = If the last seed falls into an empty pit in the other player’s row, nothing is captured. The turn ends.
rule-sadeqa-stuck-text = A player who has no move at the start of the turn ends the round. All the seeds left on the board go to whoever made the last move.
rule-sadeqa-four-stones-title = Variant: four stones
rule-sadeqa-four-stones-text = Game 91 in the same record is the same game with four seeds in each pit, 64 in all.
