//! A weaker opponent for where no worker can be had. It looks two plies ahead and counts seeds, in a few milliseconds.

use sowtell_rules::{Move, Position, Ruleset};
use sowtell_thinker::Question;

/// Laps that may be sown for one move. A lap takes well under a tenth of a microsecond; the longest sowings have
/// thousands.
const LAPS: u32 = 40_000;
/// What an endless sowing costs before it is known to be one.
const ENDLESS: u32 = 10_000;

/// A move in the round of `record`, and what it seems to be worth in seeds: what it takes less what the best answer takes.
/// `seed` decides among equals. `None` if the record is no round of a known game, or there is no move.
#[must_use]
pub fn choose(record: &str, seed: u32) -> Option<(Move, i16)> {
    let (mut round, moves) = Question::round(record)?;
    for played in moves {
        round.play(played, &mut ()).ok()?;
    }
    if round.must_pass().is_some() {
        return Some((Move::Pass, 0));
    }
    let mut laps = LAPS;
    let mut equals: Vec<(Move, i16)> = Vec::new();
    for pit in round.legal().iter() {
        // A legal pit can be sown.
        let Ok(sown) = round.position().sow(round.rules(), pit, &mut ()) else { continue };
        let mut worth = gain(round.position(), &sown.position);
        laps = laps.saturating_sub(sown.laps.into());
        if !sown.last_four {
            worth -= best_answer(&sown.position, round.rules(), &mut laps);
        }
        let best = equals.first().map_or(i16::MIN, |best| best.1);
        if worth > best {
            equals.clear();
        }
        if worth >= best {
            equals.push((Move::Sow(pit), worth));
        }
    }
    // Not the same choice at each turn of a round.
    let draw = (seed ^ u32::from(round.position().board().total())).wrapping_mul(0x9E37_79B9) >> 16;
    equals.get(draw as usize % equals.len().max(1)).copied()
}

/// The most that the mover can take at once; nothing where there are no laps left to find out.
fn best_answer(position: &Position, rules: &Ruleset, laps: &mut u32) -> i16 {
    let mut best = None;
    for pit in position.board().occupied(position.mover()).iter() {
        if *laps == 0 {
            break;
        }
        let sown = position.sow(rules, pit, &mut ());
        *laps = laps.saturating_sub(sown.map_or(ENDLESS, |sown| sown.laps.into()));
        if let Ok(sown) = sown {
            best = best.max(Some(gain(position, &sown.position)));
        }
    }
    best.unwrap_or(0)
}

/// What the mover of `before` has gained over the other since.
fn gain(before: &Position, after: &Position) -> i16 {
    let mover = before.mover();
    let ahead = |position: &Position| i16::from(position.pile(mover)) - i16::from(position.pile(mover.other()));
    ahead(after) - ahead(before)
}

#[cfg(test)]
mod tests {
    use sowtell_rules::{Record, Round};

    use super::*;

    fn chosen(record: &str, seed: u32) -> Option<(char, i16)> {
        let pits = record.parse::<Record>().ok()?.ruleset().ok()?.pits_a_row();
        choose(record, seed).map(|(played, worth)| (played.letter(pits), worth))
    }

    #[test]
    fn it_takes_what_it_can() {
        // From B four can be taken by filling up to four; the other has nothing to answer with.
        assert_eq!(chosen("game: rio-kadalis\npits: 3\nposition: 0,1,3/0,0,0 s 0,0\n", 0), Some(('B', 4)));
    }

    #[test]
    fn it_counts_what_the_other_takes_then() {
        for (position, choice) in [
            // B takes nothing and lets the other take eight; C gives away four and leaves nothing to take.
            ("0,5,5/2,0,0 s 0,0", ('C', -4)),
            // B takes four and the other takes four back; C takes nothing, but every answer gives four away.
            ("0,3,1/2,4,0 s 0,0", ('C', 4)),
        ] {
            let record = format!("game: rio-kadalis\npits: 3\nposition: {position}\n");
            for seed in 0..8 {
                assert_eq!(chosen(&record, seed), Some(choice), "{position}");
            }
        }
    }

    #[test]
    fn equals_are_drawn_by_the_seed_and_always_alike() {
        let record = "game: sadeqa\n";
        let choices: Vec<_> = (0..64).map(|seed| chosen(record, seed)).collect();
        assert!(choices.iter().all(|choice| choice.is_some_and(|(_, worth)| worth == choices[0].map_or(0, |c| c.1))));
        assert_eq!(choices, (0..64).map(|seed| chosen(record, seed)).collect::<Vec<_>>());
    }

    #[test]
    fn it_passes_when_it_must_and_has_no_move_when_the_round_is_over() {
        assert_eq!(chosen("game: tihbat\nposition: 0,0/4,4 s 0,0\n", 3), Some(('-', 0)));
        assert_eq!(chosen("game: tihbat\nposition: 0,0/0,0 s 10,10\n", 3), None);
        assert_eq!(chosen("game: chess\n", 3), None);
        assert_eq!(chosen("game: tihbat\nmoves: AA\n", 3), None, "not South's turn again");
    }

    #[test]
    fn a_whole_round_can_be_played_in_every_game() {
        for game in sowtell_rules::Game::ALL {
            let mut record = Record::new(game.into());
            let rules = record.ruleset().expect("a game has rules");
            let mut round = Round::new(rules);
            for seed in 0..200 {
                let Some((played, _)) = choose(&record.to_string(), seed) else { break };
                round.play(played, &mut ()).expect("what is chosen is legal");
                record.rounds[0].push(played);
            }
            assert!(round.outcome().is_some(), "{game}");
        }
    }
}
