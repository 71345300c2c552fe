//! Every move of thousands of random games, compared with a second, plain telling of the rules.
#![allow(unreachable_pub, reason = "the plain rules are a module of this test only")]

mod plain;

use plain::{
    Table,
    matches::{Next, after},
    round::Round as PlainRound,
};
use sowtell_rules::{
    DOCUMENTED, Event, Game, Move, Pit, PitSet, Player, Position, Round, Ruleset, Series, SeriesEnd, Variant, Why,
};

/// A small generator, so that every run plays the same games.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

fn plain_game(variant: &Variant) -> plain::Game {
    let has = |[one, other]: [Why; 2]| variant.captures.is_none_or(|kept| kept.has(one) || kept.has(other));
    let fours = [[Why::Four, Why::Casa], [Why::Binikh, Why::LastCasa], [Why::LastFour; 2]].map(has);
    plain::Game { name: variant.game.key(), clockwise: variant.clockwise, lone_steps: variant.lone_steps, fours }
}

fn places(pits: PitSet) -> Vec<usize> {
    pits.iter().map(Pit::index).collect()
}

fn pit_at(place: usize) -> Pit {
    u8::try_from(place).ok().and_then(Pit::at).expect("a place on the circle")
}

/// The captures among `events`, as the plain rules give them.
fn captures(events: &[Event]) -> Vec<plain::Capture> {
    let capture = |event: &Event| match *event {
        Event::Capture { pit, seeds, to, why } => Some((pit.map(Pit::index), u32::from(seeds), to.index(), why.key())),
        _ => None,
    };
    events.iter().filter_map(capture).collect()
}

/// Plays one random round on both sides, comparing at every ply. Returns how many plies it took.
fn compare_round(round: &mut Round, plain: &mut PlainRound, dice: &mut Dice) -> usize {
    for ply in 0.. {
        assert_eq!(round.outcome().is_some(), plain.end.is_some(), "{} {:?}", plain.table.text(), plain.end);
        let Some(outcome) = round.outcome() else {
            let choices = plain.choices();
            let pits = plain.pits_of(plain.table.mover);
            let which = |ends| pits.iter().filter(|pit| pit.1 == ends).map(|pit| pit.0).collect::<Vec<_>>();
            assert_eq!(places(round.legal()), which(true), "{}", plain.table.text());
            assert_eq!(places(round.endless()), which(false), "{}", plain.table.text());
            assert_eq!(round.must_pass().is_some(), choices == [None], "{}", plain.table.text());
            let choice = choices[dice.below(choices.len())];
            let before = plain.table.text();
            let told = plain.play(choice);
            let mut events = Vec::new();
            let played = choice.map_or(Move::Pass, |pit| Move::Sow(pit_at(pit)));
            let done = round.play(played, &mut |event| events.push(event)).expect(&before);
            assert_eq!(done.position.to_string(), told.table.text(), "{before} {played:?}");
            assert_eq!(u32::from(done.laps), told.laps, "{before} {played:?}");
            assert_eq!(captures(&events), told.captures, "{before} {played:?}");
            continue;
        };
        let end = plain.end.as_ref().expect("both are over");
        assert_eq!(outcome.end.key(), end.why);
        assert_eq!(outcome.share.map(u32::from), end.share);
        assert_eq!(outcome.captured.map(u32::from), end.captured);
        return ply;
    }
    0
}

#[test]
fn every_documented_way_of_playing_goes_as_the_plain_rules_say() {
    let mut dice = Dice(88_172_645_463_325_252);
    for documented in DOCUMENTED {
        let rules = documented.variant.ruleset().expect(documented.key);
        let shape = rules.parts().board;
        // A game on a long board has hundreds of plies, each with up to twelve pits to try.
        let games = if shape.pits_a_row > 8 { 25 } else { 400 };
        for _ in 0..games {
            let start = Table::filled(usize::from(shape.pits_a_row), u32::from(shape.seeds_a_pit));
            let mut plain = PlainRound::new(plain_game(&documented.variant), start);
            compare_round(&mut Round::new(rules), &mut plain, &mut dice);
        }
    }
}

#[test]
fn every_match_goes_as_the_plain_rules_say() {
    let mut dice = Dice(2_463_534_242);
    let (mut won, mut closed, mut reopened) = (0, 0, 0);
    for documented in DOCUMENTED.iter().filter(|d| d.variant.pits.is_none_or(|pits| pits <= 8)) {
        let rules = documented.variant.ruleset().expect(documented.key);
        let Some(mut series) = Series::new(rules) else { continue };
        for _ in 0..300 {
            let start = plain_of(series.start());
            let mut plain = PlainRound::new(plain_game(&documented.variant), start);
            let mut round = series.round();
            compare_round(&mut round, &mut plain, &mut dice);
            let mut told = Vec::new();
            let next = series.next(&round, &mut |event| told.push(event));
            series = match (next, after(&plain)) {
                (Ok(next), Next::Round(table)) => {
                    assert_eq!(next.start().to_string(), table.text());
                    assert_eq!(next.number(), series.number() + 1);
                    closed += told.iter().filter(|event| matches!(event, Event::Close { .. })).count();
                    reopened += told.iter().filter(|event| matches!(event, Event::Reopen { .. })).count();
                    next
                }
                (Err(SeriesEnd::Won(winner)), Next::Won(wanted)) => {
                    assert_eq!(winner.index(), wanted);
                    assert_eq!(told, [Event::SeriesEnd { winner }]);
                    won += 1;
                    Series::new(rules).expect("a game with match play")
                }
                (next, wanted) => panic!("{next:?}, but {wanted:?}"),
            };
        }
    }
    assert!(won > 10 && closed > 100 && reopened > 100, "{won} won, {closed} closed, {reopened} reopened");
}

fn plain_of(position: &Position) -> Table {
    let board = position.board();
    let pits = board.pits().map(|pit| (!board.is_closed(pit)).then(|| u32::from(board.seeds(pit)))).collect();
    Table { pits, mover: position.mover().index(), piles: position.piles().map(u32::from) }
}

/// A position with pits closed anywhere and seeds up to the most there may be.
fn random_position(rules: &Ruleset, dice: &mut Dice) -> Position {
    let mut left = 1 + dice.below(255);
    let most = 1 + dice.below(1 + left);
    let mut row = || {
        let pit = |dice: &mut Dice, left: &mut usize| {
            let seeds = dice.below(most + 1).min(*left);
            (dice.below(6) > 0).then(|| {
                *left -= seeds;
                seeds as u8
            })
        };
        (0..rules.pits_a_row()).map(|_| pit(dice, &mut left)).collect::<Vec<_>>()
    };
    let (south, north) = (row(), row());
    let board = sowtell_rules::Board::from_rows(&south, &north).expect("255 seeds at most");
    Position::new(board, Player::BOTH[dice.below(2)], [0, 0]).expect("255 seeds at most")
}

/// Captures that a game may be played with, some of its own left out.
const KEPT: [&str; 7] =
    ["four", "binikh", "casa", "last-casa", "casa,last-casa", "casa,last-four", "last-casa,last-four"];

#[test]
fn a_game_without_some_of_its_captures_goes_as_the_plain_rules_say() {
    let mut dice = Dice(521_288_629);
    for kept in KEPT {
        let game = if kept.contains("casa") { Game::Hoyito } else { Game::RioKadalis };
        let variant = Variant { captures: kept.parse().ok(), ..Variant::of(game) };
        let rules = variant.ruleset().expect(kept);
        for _ in 0..150 {
            let mut plain = PlainRound::new(plain_game(&variant), Table::filled(6, 4));
            compare_round(&mut Round::new(rules), &mut plain, &mut dice);
        }
    }
}

#[test]
fn every_pit_of_any_position_is_sown_as_the_plain_rules_say() {
    let mut dice = Dice(1_181_783_497_276_652_981);
    let (mut endless, mut partly) = (0, 0);
    for _ in 0..12_000 {
        let variant = Variant {
            pits: Some(2 + dice.below(11) as u8),
            seeds: Some(1),
            clockwise: dice.below(2) == 0,
            ..Variant::of(Game::ALL[dice.below(4)])
        };
        let lone_steps = variant.game == Game::Tihbat && dice.below(2) == 0;
        let kept = KEPT[dice.below(KEPT.len())].parse().expect("names of captures");
        let some = variant.game.ruleset().parts().capture.only(kept).map(|_| kept);
        partly += usize::from(some.is_some());
        let variant = Variant { lone_steps, captures: some, ..variant };
        let rules = variant.ruleset().expect("2 to 12 pits");
        let position = random_position(&rules, &mut dice);
        let table = plain_of(&position);
        for pit in position.board().occupied(position.mover()).iter() {
            let mut events = Vec::new();
            let sown = position.sow(&rules, pit, &mut |event| events.push(event));
            match plain::play(plain_game(&variant), &table, pit.index()) {
                Some(moved) => {
                    let sown = sown.expect("it ends");
                    assert_eq!(sown.position.to_string(), moved.table.text(), "{position} {pit:?} {variant:?}");
                    assert_eq!(u32::from(sown.laps), moved.laps, "{position} {pit:?} {variant:?}");
                    assert_eq!(captures(&events), moved.captures, "{position} {pit:?} {variant:?}");
                    assert_eq!(sown.last_four, moved.last_four, "{position} {pit:?} {variant:?}");
                }
                None => {
                    assert!(sown.is_err() && events.is_empty(), "{position} {pit:?} {variant:?}");
                    endless += 1;
                }
            }
        }
    }
    assert!(endless > 20 && partly > 1_000, "{endless} endless sowings, {partly} games without some captures");
}
