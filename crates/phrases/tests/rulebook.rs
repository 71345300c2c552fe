//! Each board of the rules pages shows the rule it stands beside, and every rule and fact has its words.

use sowtell_phrases::{Demo, Digits, Language, Phrases, Rule, facts, rulebook};
use sowtell_rules::{
    Direction, Event, Game, Lack, Leftovers, Move, Pit, Player, Position, Round, RoundEnd, Ruleset, TurnEnd, Why,
};

/// A demo, played.
struct Played {
    rules: Ruleset,
    start: Position,
    round: Round,
    events: Vec<Event>,
}

impl Played {
    fn of(demo: &Demo) -> Played {
        let (rules, start, moves) = demo.read().expect("a demo can be read");
        let mut events = Vec::new();
        let mut round = Round::from(rules, start, &mut |event| events.push(event)).expect("the demo's own board");
        for played in moves {
            round.play(played, &mut |event| events.push(event)).expect("a demo's moves can be played");
        }
        Played { rules, start, round, events }
    }

    fn captures(&self) -> Vec<(Option<char>, u8, Player, Why)> {
        let letter = |pit: Pit| self.start.board().letter(pit);
        let captures = self.events.iter().filter_map(|event| match *event {
            Event::Capture { pit, seeds, to, why } => Some((pit.map(letter), seeds, to, why)),
            _ => None,
        });
        captures.collect()
    }

    fn turn_ends(&self) -> Vec<TurnEnd> {
        self.events
            .iter()
            .filter_map(|event| if let Event::TurnEnd { why, .. } = event { Some(*why) } else { None })
            .collect()
    }

    fn laps(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Lift { .. } | Event::Relay { .. })).count()
    }

    fn drops_in(&self, letter: char) -> usize {
        let pit = self.start.board().pit(letter);
        self.events.iter().filter(|event| matches!(event, Event::Drop { pit: into, .. } if Some(*into) == pit)).count()
    }

    fn first_drop(&self) -> Option<char> {
        self.events.iter().find_map(|event| match *event {
            Event::Drop { pit, .. } => Some(self.start.board().letter(pit)),
            _ => None,
        })
    }

    fn end(&self) -> Option<RoundEnd> {
        self.round.outcome().map(|outcome| outcome.end)
    }

    fn share(&self) -> Option<[u8; 2]> {
        self.round.outcome().map(|outcome| outcome.share)
    }

    /// Nothing captured, one lap, the round goes on: a board on which nothing but the sowing is to be seen.
    fn is_plain(&self, why: TurnEnd) -> bool {
        self.captures().is_empty() && self.laps() == 1 && self.turn_ends() == [why] && self.end().is_none()
    }
}

fn shows(game: Game, rule: &Rule, played: &Played) -> bool {
    use Player::{North, South};
    let at_start = |pits, seeds| {
        let board = played.rules.parts().board;
        (board.pits_a_row, board.seeds_a_pit) == (pits, seeds)
            && played.start == Position::start(&played.rules)
            && played.events.is_empty()
    };
    let captures = played.captures();
    match (game, rule.key) {
        (Game::Tihbat, "board") => at_start(2, 7),
        (Game::RioKadalis | Game::Hoyito, "board") => at_start(6, 4),
        (Game::Sadeqa, "board") => at_start(8, 6),
        (Game::Tihbat, "sowing") => played.first_drop() == Some('A') && played.is_plain(TurnEnd::OtherSide),
        (Game::Tihbat, "one-lap") => played.drops_in('a') == 1 && played.is_plain(TurnEnd::OtherSide),
        (Game::Tihbat, "long-sowing") => played.drops_in('A') == 2 && played.is_plain(TurnEnd::Odd),
        (Game::Tihbat, "lone-seed") => {
            played.round.position().board() == played.start.board() && played.is_plain(TurnEnd::Odd)
        }
        (Game::Tihbat, "lone-steps") => played.first_drop() == Some('B') && played.is_plain(TurnEnd::Odd),
        (Game::Tihbat, "even-home") => captures == [(Some('B'), 4, South, Why::EvenHome)],
        // Two things at once would not show why: the number on the other side is even and small.
        (Game::Tihbat, "other-side") => {
            let last = played.start.board().pit('a').expect("a pit a");
            played.round.position().board().seeds(last) == 4 && played.is_plain(TurnEnd::OtherSide)
        }
        (Game::Tihbat, "odd") => played.is_plain(TurnEnd::Odd),
        (Game::Tihbat, "too-many") => played.is_plain(TurnEnd::TooMany),
        (Game::Tihbat | Game::Hoyito, "pass") => {
            played.events == [Event::Pass { player: South, lack: Lack::NoSeeds }] && played.end().is_none()
        }
        (_, "repetition") => captures.is_empty() && played.end() == Some(RoundEnd::Repetition),
        (Game::RioKadalis | Game::Hoyito, "sowing") => {
            played.first_drop() == Some('B') && played.is_plain(TurnEnd::EmptyPit)
        }
        (Game::Sadeqa, "sowing") => played.first_drop() == Some('a') && played.is_plain(TurnEnd::EmptyPitOtherSide),
        (_, "relay") => played.laps() == 2 && captures.is_empty() && played.end().is_none(),
        (_, "long-sowing") => played.laps() == 1 && played.drops_in('A') == 1,
        (_, "empty-pit") => played.is_plain(TurnEnd::EmptyPit),
        (_, "endless") => {
            played.end().is_none()
                && played.events.is_empty()
                && !played.round.endless().is_empty()
                && !played.round.legal().is_empty()
        }
        (Game::RioKadalis, "four") => captures == [(Some('a'), 4, North, Why::Four)] && played.laps() == 1,
        (Game::RioKadalis, "binikh") => captures == [(Some('a'), 4, South, Why::Binikh)] && played.end().is_none(),
        (Game::RioKadalis, "standing-four") => {
            let five = played.start.board().pit('a').expect("a pit a");
            played.start.board().seeds(five) == 4
                && played.round.position().board().seeds(five) == 5
                && played.is_plain(TurnEnd::EmptyPit)
        }
        (Game::RioKadalis, "stuck") => {
            played.rules.parts().leftovers == Leftovers::RowOwner
                && played.end() == Some(RoundEnd::Stuck)
                && played.share() == Some([5, 0])
        }
        (Game::Sadeqa, "stuck") => {
            played.rules.parts().leftovers == Leftovers::LastMover
                && played.end() == Some(RoundEnd::Stuck)
                && played.share() == Some([5, 0])
        }
        (Game::RioKadalis, "all-captured") => played.end() == Some(RoundEnd::AllCaptured),
        (Game::RioKadalis, "five-pits") => at_start(5, 4),
        (Game::RioKadalis, "clockwise") => {
            played.rules.parts().sowing.direction == Direction::Clockwise
                && played.first_drop() == Some('d')
                && captures.is_empty()
        }
        (Game::RioKadalis | Game::Hoyito, "match-closed") => {
            let board = played.start.board();
            let skipped = board.closed().iter().all(|pit| played.drops_in(board.letter(pit)) == 0);
            !board.closed().is_empty() && skipped && played.is_plain(TurnEnd::EmptyPit)
        }
        (Game::RioKadalis, "fill-side") => closed(&played.start) == ['A', 'B'] && played.events.is_empty(),
        (Game::Hoyito, "fill-side") => closed(&played.start) == ['E', 'F'] && played.events.is_empty(),
        (Game::Hoyito, "casa") => captures == [(Some('a'), 4, South, Why::Casa)] && played.laps() == 1,
        (Game::Hoyito, "last-casa") => captures == [(Some('a'), 4, South, Why::LastCasa)] && played.end().is_none(),
        (Game::Hoyito, "last-four") => {
            captures == [(Some('a'), 4, South, Why::Casa), (None, 4, South, Why::LastFour)]
                && played.end() == Some(RoundEnd::LastFour)
        }
        (Game::Hoyito, "larger-boards") => at_start(8, 4),
        (Game::Hoyito, "neither-can-move") => played.end() == Some(RoundEnd::Stuck),
        (Game::Sadeqa, "opposite") => captures == [(Some('b'), 3, South, Why::Opposite)] && played.laps() == 1,
        (Game::Sadeqa, "facing-empty") => played.is_plain(TurnEnd::FacingEmpty),
        (Game::Sadeqa, "other-row") => played.is_plain(TurnEnd::EmptyPitOtherSide),
        (Game::Sadeqa, "four-stones") => at_start(8, 4),
        _ => panic!("nobody has said what the board of {game} {} is to show", rule.key),
    }
}

fn closed(position: &Position) -> Vec<char> {
    position.board().closed().iter().map(|pit| position.board().letter(pit)).collect()
}

#[test]
fn every_board_of_the_rules_pages_shows_its_rule() {
    for game in Game::ALL {
        for rule in rulebook(game) {
            let Some(demo) = rule.demo else { continue };
            assert_eq!(demo.variant.game, game);
            let played = Played::of(&demo);
            assert!(shows(game, rule, &played), "{game} {}: {:?}", rule.key, played.events);
        }
    }
}

/// The rulings of the rule sets, as `sowtell_rules` names them, and the games to which each applies.
const RULINGS: [(&str, &[Game]); 10] = [
    ("first-mover", &Game::ALL),
    ("lone-seed", &[Game::Tihbat]),
    ("long-sowing", &Game::ALL),
    ("endless", &[Game::RioKadalis, Game::Hoyito, Game::Sadeqa]),
    ("last-four", &[Game::Hoyito]),
    ("neither-can-move", &[Game::Tihbat, Game::Hoyito]),
    ("repetition", &Game::ALL),
    ("fill-side", &[Game::RioKadalis, Game::Hoyito]),
    ("first-move-alternates", &[Game::RioKadalis]),
    ("after-a-draw", &[Game::Hoyito]),
];

#[test]
fn each_ruling_that_applies_to_a_game_stands_on_its_page_once() {
    for game in Game::ALL {
        let mut marked: Vec<_> = rulebook(game).iter().filter_map(|rule| rule.ruling).collect();
        marked.sort_unstable();
        let mut applying: Vec<_> =
            RULINGS.iter().filter(|(_, games)| games.contains(&game)).map(|(name, _)| *name).collect();
        applying.sort_unstable();
        assert_eq!(marked, applying, "{game}");
    }
}

#[test]
fn every_way_of_capturing_and_of_ending_that_a_game_knows_is_shown() {
    let shown = |game: Game| {
        let demos = rulebook(game).iter().filter_map(|rule| rule.demo);
        let whys: Vec<Why> = demos.flat_map(|demo| Played::of(&demo).captures()).map(|capture| capture.3).collect();
        Why::ALL.into_iter().filter(|why| whys.contains(why)).collect::<Vec<_>>()
    };
    assert_eq!(shown(Game::Tihbat), [Why::EvenHome]);
    assert_eq!(shown(Game::RioKadalis), [Why::Four, Why::Binikh]);
    assert_eq!(shown(Game::Hoyito), [Why::Casa, Why::LastCasa, Why::LastFour]);
    assert_eq!(shown(Game::Sadeqa), [Why::Opposite]);
}

#[test]
fn every_rule_and_fact_has_its_words_in_every_language() {
    for language in Language::ALL {
        let phrases = Phrases::new(language, Digits::Western);
        for game in Game::ALL {
            let mut said = vec![phrases.material(game), phrases.game(game), phrases.game_with_latin(game)];
            for rule in rulebook(game) {
                said.push(phrases.rule_title(game, rule));
                said.push(phrases.rule_text(game, rule));
            }
            said.extend(facts(game).iter().map(|fact| phrases.fact(game, fact)));
            for text in said {
                let missing = text.starts_with("rule-") || text.starts_with("fact-") || text.starts_with("material-");
                assert!(!missing && !text.is_empty() && !text.contains('{'), "{language} {game}: {text:?}");
            }
        }
    }
}

#[test]
fn a_forced_pass_and_a_position_alone_can_be_shown_too() {
    let pass = rulebook(Game::Tihbat).iter().find(|rule| rule.key == "pass").and_then(|rule| rule.demo);
    assert_eq!(pass.and_then(|demo| demo.read()).map(|(_, _, moves)| moves), Some(vec![Move::Pass]));
    let unreadable = Demo { position: "7,7/7 s 0,0", moves: "", variant: Game::Tihbat.into() };
    assert_eq!(unreadable.read(), None);
}
