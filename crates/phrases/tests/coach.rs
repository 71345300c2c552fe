//! What the computer says: every reason in every language, to be read by people, and which message is chosen when.

use std::fmt::Write as _;

use sowtell_phrases::{Digits, Language, Phrases, Telling, Turn};
use sowtell_rules::{Game, Move, Moves, Pit, Player};
use sowtell_solver::{
    Bounds, Kind, MoveValue, Reason, Value,
    solved::{SOLVED, Solved},
};

const RIO: Game = Game::RioKadalis;

fn telling(game: Game) -> Telling {
    Telling { game, rules: game.ruleset(), mover: Player::South }
}

fn pit(letter: char) -> Pit {
    Pit::named(letter, 6).expect("a pit")
}

fn english() -> Phrases {
    Phrases::new(Language::English, Digits::Western)
}

/// Every reason, with every number of seeds that a language may have its own words for.
fn reasons() -> Vec<Reason> {
    let mut all = vec![Reason::MustPass, Reason::OnlyMove, Reason::KeepsEven, Reason::TakesNothing];
    all.push(Reason::LeavesNothing);
    for n in [1, 2, 8] {
        all.extend([Reason::WinsBy(n), Reason::LosesLeast(n), Reason::OnlyOneNotLosing { others_lose: n }]);
        all.extend([Reason::OthersWorseBy(n), Reason::TakesFours(n), Reason::Takes(n), Reason::GivesAway(n)]);
        all.push(Reason::LeavesAtMost(n));
    }
    for (seeds, plies) in [(3, 0), (1, 1), (0, 5), (-1, 12), (-4, 2)] {
        all.push(Reason::SeemsWorth { seeds, plies });
    }
    all
}

const KINDS: [Kind; 4] = [Kind::Exact, Kind::AtLeast, Kind::AtMost, Kind::Estimate];

fn said(language: Language) -> String {
    let (phrases, telling) = (Phrases::new(language, Digits::Western), telling(RIO));
    let rules = telling.rules;
    let mut text = String::new();
    let mut tell = |line: String| {
        let _ = writeln!(text, "{line}");
    };
    for reason in reasons() {
        tell(phrases.reason(&telling, reason));
    }
    tell(phrases.explained(&telling, Move::Sow(pit('C')), &[Reason::TakesFours(2), Reason::LeavesNothing]));
    tell(phrases.explained(&telling, Move::Pass, &[Reason::MustPass]));
    for seeds in [4, 1, 0, -1, -8] {
        for kind in KINDS {
            let worth = Value { seeds, kind };
            tell(format!("{}: {}", phrases.worth_tag(worth), phrases.worth(&telling, worth)));
        }
    }
    tell(phrases.legend(&telling));
    for (seeds, kind) in [(4, Kind::Exact), (0, Kind::AtLeast), (-2, Kind::AtMost), (3, Kind::Estimate)] {
        tell(format!("{}: {}", phrases.worth_tag(Value { seeds, kind }), phrases.legend_of(kind)));
    }
    for (seeds, kind) in [(8, Kind::Exact), (0, Kind::Exact), (-8, Kind::Exact), (2, Kind::AtLeast)] {
        tell(phrases.from_start(&telling, Value { seeds, kind }));
    }
    for (lost, proven) in [(1, true), (4, true), (1, false), (4, false)] {
        let (played, better) = (Move::Sow(pit('C')), Move::Sow(pit('D')));
        tell(phrases.turn(&telling, &Turn { ply: 5, played, better, lost, proven }));
    }
    tell(phrases.curve(&[-8, -8, 2, 2, 0, -4]));
    tell(phrases.curve(&[0]));
    tell(phrases.curve(&[0, 1, -1, 1, -1, 1, -1, 0]));
    let moves: Vec<Move> = Moves::read("AcB-Fe", 6).collect::<Result<_, _>>().expect("moves");
    tell(phrases.line(&rules, &moves, true));
    tell(phrases.line(&rules, &moves.repeat(2), false));
    for key in ["hint-only", "hint-best", "hint-none-better", "hint-any", "hint-seems"] {
        tell(phrases.text_with(key, &[("pit", sowtell_phrases::Value::Text("C"))]));
    }
    text
}

#[test]
fn a_solved_game_is_told_by_what_the_solver_knows() {
    let phrases = english();
    let of = |game| SOLVED.iter().find(|solved| solved.game == game).expect("solved");
    let (tihbat, rio) = (of(Game::Tihbat), of(RIO));
    let (small, large) = (Game::Tihbat.ruleset(), RIO.ruleset());
    assert_eq!(phrases.best_openings(&small, tihbat), "Every first move is worth the same.");
    assert_eq!(phrases.best_openings(&large, rio), "Best to begin with: A, B, C, D, E.");
    let one = Solved { game: RIO, value: 4, opening: &[0, 4], line: "" };
    assert_eq!(phrases.best_openings(&large, &one), "Best to begin with: B.");
    let line = phrases.best_line(&small, tihbat);
    assert!(line.starts_with("One line of best play: A, a, A, b"), "{line}");
    assert_eq!(line.matches(", ").count(), tihbat.line.len() - 1, "every move is told");
    let said = phrases.solved_here(1_352_078, 1_840);
    assert_eq!(said, "Solved in this browser in 1.8 seconds, with 1,352,078 positions looked at.");
    assert_eq!(phrases.solving_here(512), "Solving: 512 positions so far");
}

#[test]
fn large_numbers_have_their_commas_where_the_language_puts_them() {
    let large = |language, n| Phrases::new(language, Digits::Western).large(n);
    let numbers = [0, 999, 1_000, 35_960, 123_456, 1_352_078];
    let english = ["0", "999", "1,000", "35,960", "123,456", "1,352,078"];
    assert_eq!(numbers.map(|n| large(Language::English, n)), english);
    assert_eq!(numbers.map(|n| large(Language::Thai, n)), english);
    let punjabi = ["0", "999", "1,000", "35,960", "1,23,456", "13,52,078"];
    assert_eq!(numbers.map(|n| large(Language::Punjabi, n)), punjabi);
    assert_eq!(Phrases::new(Language::Punjabi, Digits::Native).large(1_352_078), "੧੩,੫੨,੦੭੮");
}

#[test]
fn everything_the_computer_can_say() {
    for language in Language::ALL {
        insta::assert_snapshot!(format!("{language}"), said(language));
    }
}

#[test]
fn nothing_is_said_by_its_key_or_twice_spaced_in_any_game() {
    for language in Language::ALL {
        for digits in Digits::ALL {
            let phrases = Phrases::new(language, digits);
            for game in Game::ALL {
                for reason in reasons() {
                    let text = phrases.reason(&telling(game), reason);
                    let faulty = ["reason-", "  ", "{", " ।", "\n"].iter().any(|fault| text.contains(fault));
                    assert!(!faulty && text.trim() == text && text.len() > 10, "{phrases:?} {reason:?}: {text:?}");
                    let western = text.contains(|c: char| c.is_ascii_digit());
                    let native = digits == Digits::Native && language != Language::English;
                    assert!(!(western && native), "{phrases:?} {reason:?}: {text:?}");
                }
            }
        }
    }
}

#[test]
fn a_reason_speaks_of_both_players_from_the_movers_side() {
    let (phrases, south) = (english(), telling(RIO));
    let north = Telling { mover: Player::North, ..south };
    let wins = Reason::WinsBy(8);
    let said = phrases.reason(&south, wins);
    assert_eq!(said, "From here South gets at least 8 seeds more than North, whatever North does.");
    let swapped = said.replace("South", "*").replace("North", "South").replace('*', "North");
    assert_eq!(phrases.reason(&north, wins), swapped);
}

/// A move with what is proven of it.
fn known(letter: char, lo: i16, hi: i16) -> MoveValue {
    let value = Value { seeds: lo, kind: if lo == hi { Kind::Exact } else { Kind::AtLeast } };
    MoveValue { played: Move::Sow(pit(letter)), value, proven: Bounds { lo, hi } }
}

#[test]
fn a_hint_says_no_more_than_is_proven() {
    let (phrases, telling) = (english(), telling(RIO));
    let hint = |moves: &[MoveValue]| phrases.hint(&telling, Move::Sow(pit('A')), moves, &[]);
    assert_eq!(hint(&[known('A', 4, 4), known('B', -8, 0)]), "Pit A is the best move.");
    assert_eq!(hint(&[known('A', 4, 8), known('B', 4, 4), known('C', 0, 0)]), "No move is better than pit A.");
    assert_eq!(hint(&[known('A', 4, 4), known('B', 4, 4)]), "Every move is worth the same. Pit A is as good as any.");
    assert_eq!(hint(&[known('A', 4, 8), known('B', 4, 8)]), "Pit A seems to be the best move.");
    assert_eq!(hint(&[known('B', 4, 8)]), "Pit A seems to be the best move.", "nothing is known of the move itself");
    let only = [known('A', -48, 48)];
    let reasons = [Reason::OnlyMove, Reason::Takes(3)];
    assert_eq!(
        phrases.hint(&telling, Move::Sow(pit('A')), &only, &reasons),
        "Pit A is the only move. It takes 3 seeds."
    );
    assert_eq!(phrases.hint(&telling, Move::Pass, &[], &reasons), "There is nothing to do but pass.");
}

#[test]
fn a_tag_shows_the_sign_and_how_sure_it_is_in_the_chosen_digits() {
    let tag = |seeds, kind| english().worth_tag(Value { seeds, kind });
    let tags = [(4, Kind::Exact), (-8, Kind::Exact), (0, Kind::AtLeast), (-2, Kind::AtMost), (3, Kind::Estimate)];
    assert_eq!(tags.map(|(seeds, kind)| tag(seeds, kind)), ["+4", "−8", "≥ 0", "≤ −2", "≈ +3"]);
    let thai = Phrases::new(Language::Thai, Digits::Native);
    assert_eq!(thai.worth_tag(Value { seeds: -12, kind: Kind::AtMost }), "≤ −๑๒");
}

#[test]
fn a_curve_is_told_by_its_changes_and_a_restless_one_by_its_ends() {
    let phrases = english();
    let told = "How the round would have ended with best play from each moment: ";
    assert_eq!(phrases.curve(&[3, 5, -1, -1]), format!("{told}at the start South ahead; after move 2 North ahead."));
    let restless: Vec<i16> = (0..12).map(|ply| if ply % 2 == 0 { 1 } else { -1 }).collect();
    let ends = "at the start South ahead; after move 11 North ahead.";
    assert_eq!(phrases.curve(&restless), format!("{told}{ends} Who was ahead changed 11 times."));
}
