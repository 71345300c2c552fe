//! What the page around a board may ask for: the texts that `web/bridge.js` makes of its messages.

use std::rc::Rc;

use sowtell_phrases::{Phrases, Telling};
use sowtell_rules::{IllegalMove, Move, Moves, Pit, Variant};

use super::teller::line;
use crate::address;
use crate::coach::moves_back;
use crate::notices::Notice;
use crate::session::{Action, Cursor, Session, State, StoppedAt};
use crate::settings::Settings;
use crate::story::telling;

/// What follows from a command.
#[derive(Debug)]
pub struct Wanted {
    /// What is to be done, in this order.
    pub actions: Vec<Action>,
    /// The choices from now on.
    pub settings: Settings,
}

/// Reads a command. `p` says what is wrong with one that cannot be followed.
///
/// # Errors
/// It cannot be followed: the line that says so. Nothing has changed then.
pub fn read(command: &str, state: &State, settings: &Settings, p: &Phrases) -> Result<Wanted, String> {
    let session = &state.session;
    let (name, rest) = command.split_once(' ').unwrap_or((command, ""));
    let mut settings = *settings;
    let actions = match name {
        "play" => vec![Action::GotoEnd, Action::Play(play(rest, session, p)?)],
        "undo" if session.can_undo() => vec![Action::Undo; moves_back(session, &settings)],
        "undo" => return Err(error("nothing-to-undo", "")),
        "restart" => vec![opened(session.anew().map_err(|start| error("address", &Notice::Start(start).say(p)))?)],
        "goto" => vec![Action::Goto(goto(rest, state).ok_or_else(|| error("no-such-frame", ""))?)],
        "open" => {
            let (asked, faults) = address::read(rest);
            if !faults.is_empty() {
                let said: Vec<String> = faults.into_iter().map(|fault| Notice::Address(fault).say(p)).collect();
                return Err(error("address", &said.join(" ")));
            }
            // The address says all that is not as usual, but the language of a visitor.
            settings = asked.over(Settings { language: settings.language, ..Settings::default() });
            match asked.record {
                Some(record) if address::named(session, &settings).as_ref() != Some(&record) => {
                    match Session::open(&record).map_err(|start| error("address", &Notice::Start(start).say(p)))? {
                        (session, None) => vec![opened(session)],
                        (_, Some(stopped)) => {
                            let played =
                                record.rounds.get(stopped.round - 1).and_then(|moves| moves.get(stopped.ply - 1));
                            return Err(stopped_at(stopped, played, record.variant, p));
                        }
                    }
                }
                _ => Vec::new(),
            }
        }
        _ => return Err(error("unknown-command", "")),
    };
    Ok(Wanted { actions, settings })
}

fn opened(session: Session) -> Action {
    Action::Open(Rc::new(session))
}

/// The one move that a text names, if it may be played now.
fn play(text: &str, session: &Session, p: &Phrases) -> Result<Move, String> {
    let mut moves = Moves::read(text, session.rules().pits_a_row());
    let refused = |why, pit| {
        let telling = telling(session, session.position().mover());
        Err(error("illegal-move", &p.illegal(&telling, why, pit)))
    };
    match (moves.next(), moves.next()) {
        (Some(Ok(played)), None) => match session.refusal(played) {
            None => Ok(played),
            Some(why) => refused(why, pit(played)),
        },
        _ => refused(IllegalMove::NoSuchPit, None),
    }
}

fn pit(played: Move) -> Option<Pit> {
    match played {
        Move::Sow(pit) => Some(pit),
        Move::Pass => None,
    }
}

/// The moment at a frame of a ply of the present round; of the last ply where none is named.
fn goto(text: &str, state: &State) -> Option<Cursor> {
    let end = state.end();
    let (frame, ply) = text.split_once(' ').unwrap_or((text, ""));
    let ply = if ply.is_empty() { end.ply } else { ply.parse().ok()? };
    let cursor = Cursor { ply, frame: frame.parse().ok()?, ..end };
    state.holds(cursor).then_some(cursor)
}

/// Why a move of an address may not be played. Nothing before it has been played either, so that it is not said as the page says
/// it of its own address.
fn stopped_at(stopped: StoppedAt, played: Option<&Move>, variant: Variant, p: &Phrases) -> String {
    let sentence = match (stopped.why, variant.ruleset()) {
        (Some(why), Ok(rules)) => {
            let telling = Telling { game: variant.game, rules, mover: stopped.mover };
            p.illegal(&telling, why, played.copied().and_then(pit))
        }
        _ => Notice::StoppedAt(stopped, variant).say(p),
    };
    error("illegal-move", &sentence)
}

/// The line that says what is wrong; without a sentence, `web/bridge.js` has one.
pub(super) fn error(code: &str, sentence: &str) -> String {
    line(&["error", code, sentence])
}

#[cfg(test)]
mod tests {
    use sowtell_phrases::{Digits, Language};

    use super::*;
    use crate::settings::Palette;

    fn state(query: &str) -> State {
        let record = address::read(query).0.record.expect("a game");
        State::new(Session::open(&record).expect("it fits").0)
    }

    fn heard(command: &str, state: &State) -> Result<(State, Settings), String> {
        let p = Phrases::new(Language::English, Digits::Western);
        let wanted = read(command, state, &Settings::default(), &p)?;
        Ok((wanted.actions.into_iter().fold(state.clone(), |state, action| state.reduce(action)), wanted.settings))
    }

    fn moves(state: &State) -> String {
        let pits = state.session.rules().pits_a_row();
        state.session.plies().iter().map(|ply| ply.played.letter(pits)).collect()
    }

    #[test]
    fn a_move_is_played_and_taken_back() {
        let (played, _) = heard("play A", &state("game=tihbat")).expect("a legal move");
        assert!(moves(&played) == "A" && played.running && played.fresh);
        // A sowing under way is gone on from.
        let (next, _) = heard("play b", &played).expect("a legal move");
        assert_eq!(moves(&next), "Ab");
        let (back, _) = heard("undo", &next).expect("a move to take back");
        assert_eq!(moves(&back), "A");
        let (anew, _) = heard("restart", &next).expect("it can begin anew");
        assert!(moves(&anew).is_empty() && !anew.session.can_redo());
    }

    #[test]
    fn what_cannot_be_followed_is_answered_with_the_sentence_that_the_page_shows() {
        let tihbat = state("game=tihbat");
        for (command, answer) in [
            ("play a", "error\tillegal-move\tPit a is North’s. Choose one from South’s row."),
            ("play Z", "error\tillegal-move\tThis board has no such pit. Choose one of the pits in South’s row."),
            ("play AB", "error\tillegal-move\tThis board has no such pit. Choose one of the pits in South’s row."),
            ("play", "error\tillegal-move\tThis board has no such pit. Choose one of the pits in South’s row."),
            ("open game=tihbat&moves=AA", "error\tillegal-move\tPit A is South’s. Choose one from North’s row."),
            ("undo", "error\tnothing-to-undo\t"),
            ("goto 1", "error\tno-such-frame\t"),
            ("goto x", "error\tno-such-frame\t"),
            ("dance", "error\tunknown-command\t"),
        ] {
            assert_eq!(heard(command, &tihbat).expect_err(command), answer, "{command}");
        }
        let answer = heard("open game=tihbat&position=4,4&speed=soon", &tihbat).expect_err("two faults");
        assert!(
            answer.starts_with("error\taddress\t") && answer.contains("“4,4”") && answer.contains("“soon”"),
            "{answer}"
        );
    }

    #[test]
    fn frames_of_the_present_round_can_be_gone_to() {
        let state = state("game=tihbat&moves=Ab");
        let (there, _) = heard("goto 3", &state).expect("a frame of the last ply");
        assert_eq!((there.cursor.ply, there.cursor.frame), (2, 3));
        let (there, _) = heard("goto 1 1", &state).expect("a frame of the first ply");
        assert_eq!((there.cursor.ply, there.cursor.frame), (1, 1));
        assert!(heard("goto 0 3", &state).is_err() && heard("goto 999 1", &state).is_err());
    }

    #[test]
    fn choices_change_without_a_new_game_and_a_new_game_without_other_choices() {
        let before = state("game=tihbat&moves=Ab");
        let (after, settings) =
            heard("open game=tihbat&lang=th&also=pa&palette=dark&moves=Ab", &before).expect("choices");
        assert!(Rc::ptr_eq(&before.session, &after.session), "the game has stayed");
        assert_eq!((settings.language.key(), settings.also.map(Language::key)), ("th", Some("pa")));
        assert_eq!(settings.palette, Palette::Dark);
        let (after, settings) = heard("open game=sadeqa&moves=Ac", &before).expect("another game");
        assert_eq!((moves(&after).as_str(), settings), ("Ac", Settings::default()));
    }
}
