//! What the page around a board is told, as lines of text that `web/bridge.js` makes messages of: what has been seen, in
//! the order in which it was seen, and nothing twice.

use std::ops::Range;
use std::rc::Rc;

use sowtell_phrases::{Phrases, told_at};
use sowtell_rules::{Event, Move, Pit, Player, Position, Round};

use crate::session::{Ply, RoundLog, Session, State};
use crate::story::telling;
use crate::words::Words;

/// Remembers what has been told.
pub struct Teller {
    session: Rc<Session>,
    /// The round, from 0, and the ply, from 1, that are told next, and how many events of it have been told.
    next: (usize, usize, usize),
}

impl Teller {
    /// Begins with what is there already, of which only the position is told.
    #[must_use]
    pub fn new(state: &State) -> (Teller, String) {
        let mut teller = Teller { session: state.session.clone(), next: (0, 0, 0) };
        teller.skip(state);
        (teller, position(&state.session))
    }

    /// Takes all that lies before what is being seen for the first time as told.
    fn skip(&mut self, state: &State) {
        self.session = state.session.clone();
        self.next = if state.fresh {
            (state.cursor.round, state.cursor.ply.max(1), 0)
        } else {
            (state.session.rounds().len() - 1, state.session.plies().len() + 1, 0)
        };
    }

    /// What is to be told at this moment.
    pub fn tell(&mut self, state: &State, words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        if !Rc::ptr_eq(&self.session, &state.session) {
            if state.fresh && goes_on(&self.session, &state.session) {
                self.session = state.session.clone();
            } else {
                self.skip(state);
                lines.push(position(&state.session));
            }
        }
        while self.tell_next(state, words, &mut lines) {}
        lines
    }

    /// Tells what has been seen of the next ply; whether there may be more after it.
    fn tell_next(&mut self, state: &State, words: &Words, lines: &mut Vec<String>) -> bool {
        let session = self.session.clone();
        let (number, index, told) = self.next;
        let Some(log) = session.rounds().get(number) else { return false };
        if index > log.plies.len() {
            let goes_on = number + 1 < session.rounds().len();
            if goes_on {
                self.next = (number + 1, 0, 0);
            }
            return goes_on;
        }
        let Some(upto) = state.tellable(number, index) else { return false };
        let ply = index.checked_sub(1).map(|ply| &log.plies[ply]);
        if let Some(ply) = ply {
            self.captures(ply, told..upto, words, lines);
        }
        if upto < usize::MAX {
            self.next.2 = told.max(upto);
            return false;
        }
        self.next = (number, index + 1, 0);
        match ply {
            // The board has been filled for a further round.
            None => lines.push(line(&["position", &log.round.start().to_string(), ""])),
            Some(ply) => lines.push(self.moved(number, log, index, ply)),
        }
        if let Some(outcome) = log.round.outcome().filter(|_| index == log.plies.len()) {
            let telling = telling(&session, log.round.position().mover());
            let said = both(words, &|p| p.outcome(&telling, &outcome).join(" "));
            let [south, north] = outcome.captured.map(|seeds| seeds.to_string());
            let winner = outcome.winner().map_or("", Player::key);
            lines.push(line(&["roundover", winner, &south, &north, outcome.end.key(), &said]));
        }
        true
    }

    /// Tells the captures among these events of a ply.
    fn captures(&self, ply: &Ply, seen: Range<usize>, words: &Words, lines: &mut Vec<String>) {
        let events = ply.transcript.events();
        for (at, event) in events.iter().enumerate().take(seen.end).skip(seen.start) {
            let Event::Capture { pit, seeds, to, why } = *event else { continue };
            let letter = pit.map(|pit| self.letter(pit)).unwrap_or_default();
            let said = |p: &Phrases| {
                let lines = p.narrate(&telling(&self.session, ply.player), events);
                told_at(&lines, at).map(|line| line.text.clone()).unwrap_or_default()
            };
            let said = both(words, &said);
            let (seeds, by) = (seeds.to_string(), ply.player.key());
            lines.push(line(&["capture", &letter, &seeds, to.key(), why.key(), by, &said]));
        }
    }

    fn letter(&self, pit: Pit) -> String {
        pit.letter(self.session.rules().pits_a_row()).to_string()
    }

    fn moved(&self, number: usize, log: &RoundLog, index: usize, ply: &Ply) -> String {
        let played = match ply.played {
            Move::Sow(pit) => self.letter(pit),
            Move::Pass => "-".to_owned(),
        };
        line(&[
            "move",
            &played,
            ply.player.key(),
            &index.to_string(),
            &(number + 1).to_string(),
            &after(log, index).to_string(),
            &letters(&self.session, &log.plies[..index]),
        ])
    }
}

/// Whether `next` is `before` with more played.
fn goes_on(before: &Session, next: &Session) -> bool {
    let (played, there) = (before.plies(), next.rounds().get(before.rounds().len() - 1));
    there.is_some_and(|log| {
        log.plies.len() >= played.len() && played.iter().zip(&log.plies).all(|(a, b)| Rc::ptr_eq(a, b))
    })
}

/// The position after so many plies of a round.
fn after(log: &RoundLog, plies: usize) -> Position {
    if plies < log.plies.len()
        && let Ok(mut round) = Round::from(*log.round.rules(), *log.round.start(), &mut ())
        // Each of these moves has been played from here before.
        && log.plies[..plies].iter().all(|ply| round.play(ply.played, &mut ()).is_ok())
    {
        return *round.position();
    }
    *log.round.position()
}

fn letters(session: &Session, plies: &[Rc<Ply>]) -> String {
    let pits = session.rules().pits_a_row();
    plies.iter().map(|ply| ply.played.letter(pits)).collect()
}

/// How things stand: told in the beginning, and when they stand otherwise without a move.
#[must_use]
pub fn position(session: &Session) -> String {
    line(&["position", &session.position().to_string(), &letters(session, session.plies())])
}

/// What is said in the first language and in the second, each with its language; nothing for a second that is not there.
fn both(words: &Words, say: &dyn Fn(&Phrases) -> String) -> String {
    let (main, also) = (words.main(), words.also());
    let also_in = also.map_or("", |p| p.language().key());
    line(&[&say(main), main.language().key(), &also.map(say).unwrap_or_default(), also_in])
}

/// Fields of a line are parted by tabs, which no sentence has.
pub(super) fn line(fields: &[&str]) -> String {
    fields.join("\t")
}

#[cfg(test)]
mod tests {
    use sowtell_phrases::{Digits, Language};

    use super::*;
    use crate::address;
    use crate::session::Action;

    fn opened(query: &str) -> (State, Teller, Words) {
        let record = address::read(query).0.record.expect("a game");
        let state = State::new(Session::open(&record).expect("it fits").0);
        let (teller, _) = Teller::new(&state);
        (state, teller, Words::new(Language::English, Some(Language::Thai), Digits::Western))
    }

    fn sow(letter: char, state: &State) -> Action {
        Action::Play(Move::Sow(state.session.position().board().pit(letter).expect("a pit")))
    }

    fn kinds(lines: &[String]) -> Vec<&str> {
        lines.iter().map(|line| line.split('\t').next().expect("a field")).collect()
    }

    #[test]
    fn a_capture_is_told_when_it_is_announced_and_the_move_when_it_has_been_seen() {
        let (mut state, mut teller, words) = opened("game=rio-kadalis&position=0,0,1,3,0,0/3,0,0,0,0,2 s 20,16");
        state = state.reduce(sow('C', &state));
        let mut told = Vec::new();
        while !state.at_end() {
            let lines = teller.tell(&state, &words);
            if kinds(&lines).contains(&"capture") {
                assert!(state.cursor.announced, "{lines:?}");
            }
            told.extend(lines);
            state = state.reduce(Action::Tick(1));
        }
        assert_eq!(kinds(&told), ["capture"], "the move is told at its end");
        let fields: Vec<&str> = told[0].split('\t').collect();
        assert_eq!(&fields[..6], ["capture", "D", "4", "south", "binikh", "south"]);
        assert!(fields[6].contains("binikh!") && fields[8].contains("binikh"), "{fields:?}");
        assert_eq!([fields[7], fields[9]], ["en", "th"]);
        let lines = teller.tell(&state, &words);
        let position = state.session.position().to_string();
        assert_eq!(lines, [line(&["move", "C", "south", "1", "1", &position, "C"])]);
        assert_eq!(teller.tell(&state, &words), [""; 0], "nothing is told twice");
        // Looking at it again is no news.
        state = state.reduce(Action::Goto(crate::session::Cursor { ply: 1, ..state.cursor }));
        assert_eq!(teller.tell(&state.reduce(Action::Resume), &words), [""; 0]);
    }

    #[test]
    fn a_pass_and_the_end_of_the_round_are_told_after_what_led_to_them() {
        let (mut state, mut teller, words) = opened("game=tihbat&position=1,2/0,0 s 12,13");
        state = state.reduce(sow('A', &state));
        assert_eq!(teller.tell(&state, &words), [""; 0]);
        let lines = teller.tell(&state.reduce(Action::GotoEnd), &words);
        // The lone seed changes nothing, North passes, and so the same position comes back.
        assert_eq!(kinds(&lines), ["move", "move", "roundover"]);
        let fields = |line: &str| line.split('\t').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!((&fields(&lines[0])[1], &fields(&lines[1])[1]), (&"A".to_owned(), &"-".to_owned()));
        // After the first of the two it is the other's turn, who then passes.
        assert!(fields(&lines[0])[5].contains(" n ") && fields(&lines[1])[5].contains(" s "), "{lines:?}");
        assert_eq!(fields(&lines[1])[6], "A-");

        let (mut state, mut teller, words) = opened("game=sadeqa&position=1,0,0,0,0,0,0,0/0,0,0,0,0,0,5,0 s 40,50");
        state = state.reduce(sow('A', &state));
        assert_eq!(teller.tell(&state, &words), [""; 0]);
        let lines = teller.tell(&state.reduce(Action::GotoEnd), &words);
        assert_eq!(kinds(&lines), ["capture", "move", "roundover"]);
        assert_eq!(fields(&lines[2])[1..5], ["north", "46", "50", "stuck"].map(str::to_owned));
    }

    #[test]
    fn what_is_taken_back_or_set_up_anew_is_told_as_a_position() {
        let (mut state, mut teller, words) = opened("game=tihbat&moves=Ab");
        state = state.reduce(Action::Undo);
        let lines = teller.tell(&state, &words);
        assert_eq!(lines, [line(&["position", &state.session.position().to_string(), "A"])]);
        state = state.reduce(Action::Redo);
        assert_eq!(kinds(&teller.tell(&state, &words)), ["position"]);
        state = state.reduce(Action::Restart);
        assert_eq!(teller.tell(&state, &words), [line(&["position", "7,7/7,7 s 0,0", ""])]);
        // And play goes on from there.
        state = state.reduce(sow('A', &state));
        assert_eq!(teller.tell(&state, &words), [""; 0]);
        assert_eq!(kinds(&teller.tell(&state.reduce(Action::GotoEnd), &words)), ["move"]);
    }

    #[test]
    fn a_move_played_before_the_last_one_has_been_seen_is_told_after_it() {
        let (mut state, mut teller, words) = opened("game=tihbat");
        state = state.reduce(sow('A', &state));
        assert_eq!(teller.tell(&state, &words), [""; 0]);
        state = state.reduce(Action::GotoEnd);
        state = state.reduce(sow('b', &state));
        let lines = teller.tell(&state, &words);
        assert!(kinds(&lines).ends_with(&["move"]) && lines.last().expect("a move").contains("\tA\t"), "{lines:?}");
        let lines = teller.tell(&state.reduce(Action::GotoEnd), &words);
        assert!(lines.last().expect("a move").contains("\tb\tnorth\t2\t"), "{lines:?}");
    }

    #[test]
    fn a_further_round_of_a_match_is_told_when_the_board_has_been_filled() {
        let (state, mut teller, words) = opened("game=hoyito&match=yes");
        let mut state = state;
        // To the end of a round by any moves.
        while state.session.outcome().is_none() {
            let pit = state.session.legal().iter().next().expect("a move");
            state = state.reduce(Action::Play(Move::Sow(pit))).reduce(Action::GotoEnd);
            teller.tell(&state, &words);
        }
        if state.session.has_next_round() {
            state = state.reduce(Action::NextRound);
            assert_eq!(teller.tell(&state, &words), [""; 0], "not before it has been seen");
            state = state.reduce(Action::GotoEnd);
            let begins = state.session.log().round.start().to_string();
            assert_eq!(teller.tell(&state, &words)[0], line(&["position", &begins, ""]));
        } else {
            assert!(state.session.closing().is_some());
        }
    }
}
