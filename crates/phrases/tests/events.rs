//! Whatever the rules can tell is told in every language, by every rule set.

use std::collections::BTreeSet;

use sowtell_phrases::{
    Digits, Language, Line, LineKind, NoMessages, Phrases, PitState, Telling, Value, WordSet, told_at,
};
use sowtell_rules::{
    Capture, DOCUMENTED, Event, FirstSeed, Fours, Game, IllegalMove, Lack, Laps, Leftovers, LoneSeed, Made, Move,
    OddSeed, OriginOnReturn, Outcome, Pit, Player, Round, RoundEnd, Ruleset, Series, Stuck, TurnEnd, Why,
};

fn all_phrases() -> Vec<Phrases> {
    let both = |language| Digits::ALL.map(|digits| Phrases::new(language, digits));
    Language::ALL.into_iter().flat_map(both).collect()
}

/// Counts of one: in each language what must not follow a lone 1 (or a lone 0).
const NOT_AFTER_ONE: [&str; 10] =
    [" seeds", " laps", " pits", " ਬੀਜ ਹਨ", " ਬੀਜ ਬਚੇ", " ਬੀਜ ਮਿਲੇ", " ਬੀਜ ਚੁੱਕੇ", " ਬੀਜ ਜਿੱਤ ਲਏ", " ਟੋਏ ", " ਗੇੜੇ "];
const NOT_AFTER_NONE: [&str; 4] = [" seed", " ਬੀਜ", " เม็ด", " pit"];

fn follows(text: &str, number: char, what: &str) -> bool {
    let followed = format!("{number}{what}");
    text.match_indices(&followed)
        .any(|(at, _)| !text[..at].ends_with(|c: char| c.is_ascii_digit() || ",.-–".contains(c)))
}

/// What every sentence must be, whatever it says.
fn check(phrases: &Phrases, text: &str, of: &dyn std::fmt::Debug) {
    let fault = |what: &str| panic!("{phrases:?}: {what}: {text:?} of {of:?}");
    if text.trim() != text || text.is_empty() {
        fault("empty, or a space at an end");
    }
    for unwanted in ["{", "}", "  ", "event-", "illegal-", "outcome-", "pit-name", " ।", " .", " ,", "\n"] {
        if text.contains(unwanted) {
            fault(unwanted);
        }
    }
    if text.chars().any(|c| c.is_control() || ('\u{2066}'..='\u{2069}').contains(&c)) {
        fault("an invisible mark");
    }
    let sentence_ends = |c: char| ".।;:,".contains(c) || c.is_alphanumeric() || c == ')' || !c.is_ascii();
    if !text.ends_with(sentence_ends) {
        fault("no end");
    }
    if phrases.digits() == Digits::Western {
        for what in NOT_AFTER_ONE {
            if follows(text, '1', what) {
                fault(what);
            }
        }
        for what in NOT_AFTER_NONE {
            if follows(text, '0', what) {
                fault(what);
            }
        }
    } else if phrases.number(1) != "1" && text.contains(|c: char| c.is_ascii_digit()) {
        fault("Western digits among the language's own");
    }
}

/// Rule sets that no record knows, as a teacher might make them: the sentences hold for them too.
fn made_up() -> Vec<(Game, Ruleset)> {
    let change = |game: Game, change: &dyn Fn(&mut sowtell_rules::Parts)| {
        (game, game.ruleset().with(|parts| change(parts)).expect("a made-up rule set that makes sense"))
    };
    vec![
        change(Game::RioKadalis, &|parts| parts.sowing.laps = Laps::Single),
        change(Game::Hoyito, &|parts| parts.sowing.laps = Laps::Single),
        change(Game::Hoyito, &|parts| parts.capture = Capture::Fours(Fours::RowOwner(Made::Any))),
        change(Game::Sadeqa, &|parts| {
            parts.capture = Capture::Fours(Fours::Mover { made: Made::Any, last_four: true });
            parts.sowing.on_return = OriginOnReturn::Skipped;
        }),
        change(Game::Sadeqa, &|parts| {
            parts.sowing.laps = Laps::Single;
            parts.leftovers = Leftovers::Shared(OddSeed::LastMover);
        }),
        change(Game::Sadeqa, &|parts| parts.sowing.first_seed = FirstSeed::OriginPit(LoneSeed::FallsBack)),
        change(Game::Tihbat, &|parts| {
            parts.capture = Capture::EvenHome { most: 6 };
            parts.board.pits_a_row = 3;
            parts.board.seeds_a_pit = 1;
            parts.stuck = Stuck::EndsRound;
            parts.leftovers = Leftovers::RowOwner;
        }),
        change(Game::Tihbat, &|parts| {
            parts.sowing.first_seed = FirstSeed::NextPit;
            parts.series = Game::Hoyito.ruleset().parts().series;
        }),
    ]
}

fn documented() -> Vec<(Game, Ruleset)> {
    DOCUMENTED.iter().map(|way| (way.variant.game, way.variant.ruleset().expect("documented"))).collect()
}

/// Plays at random, from a start to its end, and hands over each ply's events.
fn play_at_random(rules: Ruleset, mut told: impl FnMut(&Round, Player, &[Event])) -> Round {
    let mut round = Round::new(rules);
    while round.outcome().is_none() {
        let legal = round.legal();
        let choice = legal.nth(fastrand::usize(..legal.len().max(1)));
        let mover = round.position().mover();
        let before = round.clone();
        let mut events = Vec::new();
        let played = choice.map_or(Move::Pass, Move::Sow);
        round.play(played, &mut |event| events.push(event)).expect("a legal move");
        told(&before, mover, &events);
    }
    round
}

#[test]
fn ten_thousand_random_moves_are_told_in_every_language() {
    fastrand::seed(20_061_971);
    let phrases = all_phrases();
    let mut moves = 0;
    let mut captures_told = BTreeSet::new();
    let rule_sets: Vec<_> = documented().into_iter().chain(made_up()).collect();
    while moves < 10_000 {
        for &(game, rules) in &rule_sets {
            let round = play_at_random(rules, |_, mover, events| {
                moves += 1;
                let telling = Telling { game, rules, mover };
                for phrases in &phrases {
                    // The sentence of each event, but not of the hundredth seed or lap again.
                    let (often, seldom): (Vec<&Event>, Vec<&Event>) =
                        events.iter().partition(|event| matches!(event, Event::Drop { .. } | Event::Relay { .. }));
                    // In other digits nothing but the digits differs.
                    let often = often.into_iter().take(if phrases.digits() == Digits::Western { 8 } else { 1 });
                    for event in seldom.into_iter().chain(often) {
                        check(phrases, &phrases.event(&telling, *event), event);
                    }
                    for line in phrases.narrate(&telling, events) {
                        check(phrases, &line.text, &line);
                    }
                }
                captures_told.extend(events.iter().filter_map(|event| match event {
                    Event::Capture { why, .. } => Some(why.key()),
                    _ => None,
                }));
            });
            let telling = Telling { game, rules, mover: round.position().mover() };
            let outcome = round.outcome().expect("it is over");
            for phrases in &phrases {
                for sentence in phrases.outcome(&telling, &outcome) {
                    check(phrases, &sentence, &outcome);
                }
            }
        }
    }
    assert_eq!(captures_told.len(), Why::ALL.len(), "not every capture came up: {captures_told:?}");
}

#[test]
fn a_match_is_told_between_its_rounds() {
    fastrand::seed(48);
    let phrases = all_phrases();
    let mut kinds = BTreeSet::new();
    for game in [Game::RioKadalis, Game::Hoyito] {
        for _ in 0..20 {
            let rules = game.ruleset();
            let mut series = Series::new(rules).expect("a game with match play");
            for _ in 0..60 {
                let mut round = series.round();
                while round.outcome().is_none() {
                    let legal = round.legal();
                    let choice = legal.nth(fastrand::usize(..legal.len().max(1)));
                    round.play(choice.map_or(Move::Pass, Move::Sow), &mut ()).expect("a legal move");
                }
                let mut events = Vec::new();
                let next = series.next(&round, &mut |event| events.push(event));
                let telling = Telling { game, rules, mover: round.position().mover() };
                for phrases in &phrases {
                    let lines = phrases.narrate(&telling, &events);
                    assert_eq!(lines.len(), events.len(), "everything between two rounds is told");
                    for line in lines {
                        assert_eq!(line.kind, LineKind::Match);
                        check(phrases, &line.text, &line);
                    }
                }
                kinds.extend(events.iter().map(|event| match event {
                    Event::Fill { .. } => "fill",
                    Event::Close { .. } => "close",
                    Event::Reopen { .. } => "reopen",
                    Event::SeriesEnd { .. } => "end",
                    other => panic!("{other:?} between two rounds"),
                }));
                match next {
                    Ok(next) => series = next,
                    Err(_) => break,
                }
            }
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["close", "end", "fill", "reopen"]);
}

fn can_be_endless(rules: &Ruleset) -> bool {
    rules.parts().sowing.laps != Laps::Single
}

/// Every event that can be put together, whether or not a game comes to it.
fn every_event(rules: &Ruleset) -> Vec<Event> {
    let pits = || {
        [0, rules.pits_a_row() - 1, rules.pits_a_row(), 2 * rules.pits_a_row() - 1]
            .map(|at| Pit::at(at).expect("a pit"))
    };
    let harvest = matches!(rules.parts().capture, Capture::EvenHome { .. });
    let mut events = Vec::new();
    for pit in pits() {
        for seeds in [1, 2, 3, 4, 11, 21, 250] {
            events.push(Event::Lift { pit, seeds });
            events.push(Event::Drop { pit, holds: seeds, in_hand: seeds - 1 });
            events.push(Event::Drop { pit, holds: seeds, in_hand: seeds });
            events.extend([2, 3, 9_999].map(|lap| Event::Relay { pit, seeds: seeds.max(2), lap }));
            let possible = |why: &TurnEnd| match why {
                TurnEnd::Odd => harvest && !seeds.is_multiple_of(2),
                TurnEnd::TooMany => harvest && seeds.is_multiple_of(2),
                _ => true,
            };
            let ends = TurnEnd::ALL.into_iter().filter(possible);
            events.extend(ends.map(|why| Event::TurnEnd { pit, held: seeds, why }));
            for to in Player::BOTH {
                let possible = |why: &Why| match why {
                    Why::EvenHome => harvest && seeds.is_multiple_of(2),
                    Why::Opposite => true,
                    _ => seeds == 4,
                };
                let captures = Why::ALL.into_iter().filter(possible);
                events.extend(captures.map(|why| {
                    let pit = (why != Why::LastFour).then_some(pit);
                    Event::Capture { pit, seeds, to, why }
                }));
            }
        }
        events.extend([Event::Close { pit }, Event::Reopen { pit }]);
    }
    for player in Player::BOTH {
        events.push(Event::Pass { player, lack: Lack::NoSeeds });
        if can_be_endless(rules) {
            events.push(Event::Pass { player, lack: Lack::OnlyEndless });
        }
        for why in [RoundEnd::AllCaptured, RoundEnd::LastFour, RoundEnd::Stuck, RoundEnd::Repetition] {
            for left in [0, 1, 2, 3, 48] {
                for last_mover in Player::BOTH {
                    events.push(Event::RoundEnd { why, to_move: player, last_mover, left });
                }
            }
        }
        events.extend([1, 2, 7].map(|seeds| Event::Share { to: player, seeds }));
        for filled in [1, 2, rules.pits_a_row()] {
            events.extend([0, 1, 3].map(|left_over| Event::Fill { player, filled, left_over }));
        }
        events.push(Event::SeriesEnd { winner: player });
    }
    events
}

#[test]
fn every_event_and_every_reason_has_its_sentence() {
    for phrases in all_phrases() {
        let recorded = Game::ALL.map(|game| (game, game.ruleset()));
        for (game, rules) in recorded.into_iter().chain(made_up()) {
            for mover in Player::BOTH {
                let telling = Telling { game, rules, mover };
                for event in every_event(&rules) {
                    check(&phrases, &phrases.event(&telling, event), &event);
                }
                for why in IllegalMove::ALL {
                    if why == IllegalMove::Endless && !can_be_endless(&rules) {
                        continue;
                    }
                    for pit in [None, Pit::at(0), Pit::at(rules.pits_a_row()), Pit::at(23)] {
                        check(&phrases, &phrases.illegal(&telling, why, pit), &why);
                    }
                    let pit = Pit::at(1).expect("a pit");
                    check(&phrases, &phrases.pit_name(&telling, pit, 3, PitState::Unplayable(why)), &why);
                }
                for seeds in [0, 1, 2, 11] {
                    for state in [PitState::Playable, PitState::Resting] {
                        let pit = Pit::at(rules.pits_a_row()).expect("a pit");
                        check(&phrases, &phrases.pit_name(&telling, pit, seeds, state), &seeds);
                    }
                }
                for end in [RoundEnd::AllCaptured, RoundEnd::LastFour, RoundEnd::Stuck, RoundEnd::Repetition] {
                    for captured in [[0, 0], [1, 0], [1, 1], [2, 1], [30, 18], [24, 24]] {
                        let outcome = Outcome { end, share: [1, 0], captured };
                        let sentences = phrases.outcome(&telling, &outcome);
                        assert_eq!(sentences.len(), 3, "who won, why it ended, who got what was left");
                        sentences.iter().for_each(|sentence| check(&phrases, sentence, &outcome));
                    }
                }
            }
        }
    }
}

#[test]
fn a_sentence_names_who_is_given_what() {
    let rules = Game::RioKadalis.ruleset();
    let telling = Telling { game: Game::RioKadalis, rules, mover: Player::South };
    let pit = Pit::named('c', 6);
    let four = Event::Capture { pit, seeds: 4, to: Player::North, why: Why::Four };
    let binikh = Event::Capture { pit, seeds: 4, to: Player::South, why: Why::Binikh };
    for language in Language::ALL {
        let phrases = Phrases::new(language, Digits::Western);
        let (south, north) = (phrases.player(Player::South), phrases.player(Player::North));
        let said = phrases.event(&telling, four);
        assert!(said.contains(&north) && !said.contains(&south) && said.contains(" c"), "{said}");
        let said = phrases.event(&telling, binikh);
        assert!(said.contains(&north) && said.contains(&south) && said.contains("binikh"), "{said}");
    }
}

#[test]
fn punjabi_has_words_for_none_one_and_many() {
    let phrases = Phrases::new(Language::Punjabi, Digits::Native);
    let telling = Telling { game: Game::Tihbat, rules: Game::Tihbat.ruleset(), mover: Player::South };
    let pit = Pit::at(0).expect("a pit");
    let drop = |in_hand| phrases.event(&telling, Event::Drop { pit, holds: 1, in_hand });
    assert_eq!(drop(0), "ਟੋਏ A ਵਿੱਚ ਹੁਣ ੧ ਬੀਜ ਹੈ। ਹੱਥ ਖਾਲੀ ਹੈ।");
    assert_eq!(drop(1), "ਟੋਏ A ਵਿੱਚ ਹੁਣ ੧ ਬੀਜ ਹੈ। ਹੱਥ ਵਿੱਚ ੧ ਬੀਜ ਬਚਿਆ ਹੈ।");
    assert_eq!(drop(12), "ਟੋਏ A ਵਿੱਚ ਹੁਣ ੧ ਬੀਜ ਹੈ। ਹੱਥ ਵਿੱਚ ੧੨ ਬੀਜ ਬਚੇ ਹਨ।");
    assert_eq!(phrases.number(-2025), "-੨੦੨੫");
    assert_eq!(phrases.with_digits(Digits::Western).number(2025), "2025");
}

#[test]
fn a_sowing_of_thousands_of_laps_is_told_in_a_few_lines() {
    let rules = Game::Sadeqa.ruleset();
    let telling = Telling { game: Game::Sadeqa, rules, mover: Player::South };
    let pit = Pit::at(3).expect("a pit");
    let relay = |lap| [Event::Relay { pit, seeds: 2, lap }, Event::Drop { pit, holds: 1, in_hand: 1 }];
    let lift = Event::Lift { pit, seeds: 6 };
    let end = Event::TurnEnd { pit, held: 1, why: TurnEnd::FacingEmpty };
    let ply = |laps: u16| {
        let relays = (2..=laps).flat_map(relay);
        std::iter::once(lift).chain(relays).chain([end]).collect::<Vec<_>>()
    };
    let phrases = Phrases::new(Language::English, Digits::Western);
    let told = |laps| phrases.narrate(&telling, &ply(laps));
    // Four relays are told one by one, a fifth is not.
    assert_eq!(told(5).len(), 6);
    assert_eq!(told(6).len(), 5);
    let lines = told(9_000);
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    assert!(texts[1].ends_with("lap 2."), "{texts:?}");
    assert!(texts[2].starts_with("Lap 3: "), "{texts:?}");
    assert_eq!(texts[3], "The sowing goes on for 8997 more laps, as far as lap 9000.");
    assert_eq!(lines.iter().map(|line| line.frame).collect::<Vec<_>>(), [0, 1, 3, 5, 2 * 8_999 + 1]);
}

#[test]
fn at_each_frame_the_last_told_line_is_shown() {
    let line = |frame| Line { frame, kind: LineKind::Relay, text: frame.to_string() };
    let lines = [line(0), line(3), line(7)];
    let shown = |frame| told_at(&lines, frame).map(|line| line.frame);
    assert_eq!([0, 2, 3, 6, 7, 90].map(shown), [Some(0), Some(0), Some(3), Some(3), Some(7), Some(7)]);
    assert_eq!(told_at(&lines[1..], 2), None);
    assert_eq!(told_at(&[], 0), None);
}

#[test]
fn words_that_are_learnt_are_known_to_every_clone() {
    let phrases = Phrases::new(Language::Thai, Digits::Western);
    let clone = phrases.with_digits(Digits::Native);
    let learnt = phrases.learn(WordSet::Reading, "new-message = หลุม { $n }\nnewer = { new-message }\n".to_owned());
    assert_eq!(learnt, Ok(()));
    assert!(phrases.knows(WordSet::Reading) && clone.knows(WordSet::Reading));
    assert_eq!(clone.text_with("newer", &[("n", Value::Number(12))]), "หลุม ๑๒");
    assert_eq!(Phrases::new(Language::Thai, Digits::Western).text("newer"), "newer", "nobody else has learnt it");
}

#[test]
fn nothing_is_learnt_from_what_is_no_text_of_messages() {
    for text in ["", "\n", "<!doctype html>\n<p>No such page</p>\n", "half = a message\nand then something else\n"] {
        let phrases = Phrases::new(Language::English, Digits::Western);
        assert_eq!(phrases.learn(WordSet::Reading, text.to_owned()), Err(NoMessages), "{text:?}");
        assert!(!phrases.has("half"));
    }
}

#[test]
fn a_message_that_is_nowhere_is_said_as_its_key() {
    let phrases = Phrases::new(Language::Thai, Digits::Western);
    assert!(phrases.has("player-south") && !phrases.has("no-such-message"));
    assert_eq!(phrases.text("no-such-message"), "no-such-message");
}
