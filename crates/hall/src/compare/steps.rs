//! Steps of two boards together: seed by seed, so that what differs is seen where it begins to differ.

use sowtell_app::session::{Cursor, State};
use sowtell_rules::Move;

use crate::class::stride::Stride;

/// How far a board has come: pits chosen, passes since then, frames of the last of these, and whether a capture has been
/// announced there. Two boards are in step when these are equal, whatever has been forced on one of them in between.
type Moment = (usize, usize, usize, bool);

/// The moment looked at on a board; `played` says on which boards each pit that was chosen was played.
fn moment(state: &State, board: usize, played: &[[bool; 2]]) -> Moment {
    let Cursor { ply, frame, announced, .. } = state.cursor;
    let plies = || state.session.plies().iter().take(ply).map(|ply| ply.played);
    let sown = plies().filter(|played| *played != Move::Pass).count();
    let passes = plies().rev().take_while(|played| *played == Move::Pass).count();
    // What was played on the other board alone counts here as well.
    let own = played.iter().enumerate().filter(|(_, on)| on[board]).map(|(number, _)| number + 1);
    let chosen = std::iter::once(0).chain(own).nth(sown).unwrap_or(sown);
    (chosen, passes, frame, announced)
}

/// Where each board steps back to: only the one that is further on does, or both when they are in step.
pub(super) fn back(states: [&State; 2], played: &[[bool; 2]]) -> [Option<Cursor>; 2] {
    together(states, played, Stride::back, Iterator::max)
}

/// Where each board steps on to: only the one that is less far on does, or both when they are in step. One that has come to
/// its end waits there.
pub(super) fn forward(states: [&State; 2], played: &[[bool; 2]]) -> [Option<Cursor>; 2] {
    together(states, played, Stride::forward, Iterator::min)
}

fn together(
    states: [&State; 2],
    played: &[[bool; 2]],
    step: fn(Stride, &State) -> Option<Cursor>,
    first: fn(std::vec::IntoIter<Moment>) -> Option<Moment>,
) -> [Option<Cursor>; 2] {
    let steps = [0, 1].map(|board| Some((moment(states[board], board, played), step(Stride::Seed, states[board])?)));
    let moments: Vec<Moment> = steps.iter().flatten().map(|(moment, _)| *moment).collect();
    let whose = first(moments.into_iter());
    steps.map(|step| step.filter(|(moment, _)| Some(*moment) == whose).map(|(_, to)| to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::ways::Way;
    use sowtell_app::session::{Action, Session};
    use sowtell_rules::Pit;

    /// Two boards at the end of what has been played; `-` before a letter: on the second board only, `+`: on the first only.
    fn boards(ways: [&str; 2], start: Option<&str>, letters: &str) -> ([State; 2], Vec<[bool; 2]>) {
        let start = start.map(|text| text.parse().expect("a position"));
        let mut states = ways.map(|key| {
            let way = Way::named(key).expect(key);
            State::new(Session::begin(way.variant, start, false).expect(key))
        });
        let mut played = Vec::new();
        let mut on = [true; 2];
        for letter in letters.chars() {
            match letter {
                '+' => on = [true, false],
                '-' => on = [false, true],
                letter => {
                    for board in (0..2).filter(|board| on[*board]) {
                        let pit = Pit::named(letter, states[board].session.rules().pits_a_row()).expect("a pit");
                        let next = states[board].reduce(Action::Play(Move::Sow(pit)));
                        assert_eq!(next.refused, None, "{letter} on {}", ways[board]);
                        states[board] = next.reduce(Action::GotoEnd);
                    }
                    played.push(on);
                    on = [true; 2];
                }
            }
        }
        (states, played)
    }

    fn step(states: &mut [State; 2], to: [Option<Cursor>; 2]) {
        for (state, to) in states.iter_mut().zip(to) {
            if let Some(to) = to {
                *state = state.reduce(Action::Goto(to));
            }
        }
    }

    fn moments(states: &[State; 2], played: &[[bool; 2]]) -> [Moment; 2] {
        [0, 1].map(|board| moment(&states[board], board, played))
    }

    #[test]
    fn the_board_that_is_further_on_steps_back_alone_until_the_other_is_as_far() {
        let (mut states, played) = boards(["rio-kadalis", "rio-kadalis-5"], None, "B");
        let ends = moments(&states, &played);
        assert_ne!(ends[0], ends[1], "one of the sowings is longer");
        let (longer, shorter) = if ends[0] > ends[1] { (0, 1) } else { (1, 0) };
        while moments(&states, &played)[longer] > ends[shorter] {
            let to = back([&states[0], &states[1]], &played);
            assert!(to[longer].is_some() && to[shorter].is_none());
            step(&mut states, to);
        }
        while let to @ ([Some(_), _] | [_, Some(_)]) = back([&states[0], &states[1]], &played) {
            step(&mut states, to);
            let [one, other] = moments(&states, &played);
            assert_eq!((one.0, one.2), (other.0, other.2), "in step from there on, but for what is announced");
        }
        assert_eq!(moments(&states, &played), [(0, 0, 0, false); 2]);
    }

    #[test]
    fn steps_on_keep_in_step_and_the_longer_sowing_goes_on_alone() {
        let (mut states, played) = boards(["rio-kadalis", "rio-kadalis-5"], None, "BaC");
        let ends = moments(&states, &played);
        for state in &mut states {
            *state = state.reduce(Action::Goto(Cursor::default()));
        }
        let mut alone = 0;
        while let to @ ([Some(_), _] | [_, Some(_)]) = forward([&states[0], &states[1]], &played) {
            let before = moments(&states, &played);
            let moved = to.map(|to| to.is_some());
            if moved != [true, true] {
                let board = usize::from(moved[1]);
                let waits = 1 - board;
                assert!(before[board] < before[waits] || states[waits].at_end(), "{before:?}");
                alone += 1;
            }
            step(&mut states, to);
        }
        assert!(alone > 0, "the sowings are not equally long");
        assert_eq!(moments(&states, &played), ends);
    }

    #[test]
    fn what_was_played_on_one_board_alone_is_waited_for() {
        // F is on the first board only; then the same pit on both.
        let (mut states, played) = boards(["rio-kadalis", "rio-kadalis-5"], None, "+F");
        let [one, other] = moments(&states, &played);
        assert_eq!((one.0, other), (1, (0, 0, 0, false)));
        assert_eq!(back([&states[0], &states[1]], &played)[1], None);
        assert_eq!(forward([&states[0], &states[1]], &played), [None, None]);
        for state in &mut states {
            *state = state.reduce(Action::Goto(Cursor::default()));
        }
        assert!(matches!(forward([&states[0], &states[1]], &played), [Some(_), None]));
        // South's B on the second board; A on the first is the second choice all the same.
        let (states, played) = boards(["rio-kadalis", "rio-kadalis"], None, "-B+A");
        assert_eq!(moments(&states, &played).map(|moment| moment.0), [2, 1]);
    }
}
