//! What holds for every position the parser accepts, under every rule set that can be built.

use proptest::{collection::vec, option, prelude::*, sample::select};
use sowtell_rules::{
    Beginner, Board, Capture, DOCUMENTED, Direction, Event, FillFrom, FirstSeed, Fours, Laps, Leftovers, LoneSeed,
    Made, Move, OddSeed, OriginOnReturn, Parts, Pit, Player, Position, Repetition, Round, Ruleset, SeriesRules, Shape,
    Sowing, Stuck, Turn,
};

/// Any rule set, over all the axes, of a board of so many pits a row.
fn rules(pits_a_row: u8) -> impl Strategy<Value = Ruleset> {
    let sowing = (
        select(vec![Direction::CounterClockwise, Direction::Clockwise]),
        select(vec![
            FirstSeed::NextPit,
            FirstSeed::OriginPit(LoneSeed::FallsBack),
            FirstSeed::OriginPit(LoneSeed::StepsOn),
        ]),
        select(vec![OriginOnReturn::Sown, OriginOnReturn::Skipped]),
        prop_oneof![
            2 => Just(Laps::Single),
            3 => select(vec![1, 2, 3, 20, 500]).prop_map(|longest| Laps::Relay { longest }),
        ],
    );
    let sowing =
        sowing.prop_map(|(direction, first_seed, on_return, laps)| Sowing { direction, first_seed, on_return, laps });
    let capture = prop_oneof![
        (1..=127_u8).prop_map(|half| Capture::EvenHome { most: 2 * half }),
        made().prop_map(|made| Capture::Fours(Fours::RowOwner(made))),
        (made(), any::<bool>()).prop_map(|(made, last_four)| Capture::Fours(Fours::Mover { made, last_four })),
        Just(Capture::Opposite),
    ];
    let leftovers = vec![Leftovers::RowOwner, Leftovers::LastMover, Leftovers::Shared(OddSeed::LastMover)];
    let series =
        (select(vec![FillFrom::Left, FillFrom::Right]), select(vec![Beginner::Alternates, Beginner::LastWinner]))
            .prop_map(|(fill, beginner)| SeriesRules { fill, beginner });
    (
        (1..=255 / (2 * pits_a_row), player()),
        sowing,
        capture,
        select(vec![Stuck::Passes, Stuck::EndsRound]),
        select(leftovers),
        option::of(series),
    )
        .prop_filter_map(
            "a rule set that makes sense",
            move |((seeds_a_pit, first_mover), sowing, capture, stuck, leftovers, series)| {
                Ruleset::new(Parts {
                    board: Shape { pits_a_row, seeds_a_pit, first_mover },
                    sowing,
                    capture,
                    stuck,
                    leftovers,
                    repetition: Repetition::EndsRound(OddSeed::LastMover),
                    series,
                })
                .ok()
            },
        )
}

/// Which fours are captured: mostly all, as in the games on record.
fn made() -> impl Strategy<Value = Made> {
    prop_oneof![2 => Just(Made::Any), 1 => Just(Made::InPassing), 1 => Just(Made::ByLastSeed)]
}

fn player() -> impl Strategy<Value = Player> {
    select(Player::BOTH.to_vec())
}

/// Any position of so many pits a row: pits closed anywhere, up to 255 seeds, most of them in few pits or spread thin.
fn position(pits_a_row: u8) -> impl Strategy<Value = Position> {
    let pit = prop_oneof![1 => Just(None), 2 => Just(Some(0)), 5 => (1..=8_u8).prop_map(Some), 1 => any::<u8>().prop_map(Some)];
    let row = usize::from(pits_a_row);
    (vec(pit, 2 * row), player(), any::<[u8; 2]>()).prop_map(move |(pits, mover, piles)| {
        let mut left = 255;
        let mut seeds = |wanted: u8| {
            let seeds = wanted.min(left);
            left -= seeds;
            seeds
        };
        let pits: Vec<Option<u8>> = pits.into_iter().map(|pit| pit.map(&mut seeds)).collect();
        let piles = piles.map(&mut seeds);
        let board = Board::from_rows(&pits[..row], &pits[row..]).expect("255 seeds at most");
        Position::new(board, mover, piles).expect("255 seeds at most")
    })
}

/// A rule set and a position of the same size.
fn table() -> impl Strategy<Value = (Ruleset, Position)> {
    (2..=12_u8).prop_flat_map(|pits| (rules(pits), position(pits)))
}

/// A table on which events are put into effect, knowing nothing of rules.
struct Replay {
    pits: Vec<u32>,
    piles: [u32; 2],
    hand: u32,
    ended: bool,
}

impl Replay {
    fn of(position: &Position) -> Replay {
        let pits = position.board().pits().map(|pit| u32::from(position.board().seeds(pit))).collect();
        Replay { pits, piles: position.piles().map(u32::from), hand: 0, ended: false }
    }

    fn put(&mut self, event: Event) {
        assert!(
            !self.ended || matches!(event, Event::RoundEnd { .. } | Event::Share { .. }),
            "{event:?} after the end"
        );
        match event {
            Event::Lift { pit, seeds } | Event::Relay { pit, seeds, .. } => {
                assert_eq!(self.hand, 0, "{event:?}");
                self.hand = std::mem::take(&mut self.pits[pit.index()]);
                assert_eq!(self.hand, u32::from(seeds), "{event:?}");
            }
            Event::Drop { pit, holds, in_hand } => {
                self.pits[pit.index()] += 1;
                self.hand -= 1;
                assert_eq!((self.pits[pit.index()], self.hand), (u32::from(holds), u32::from(in_hand)), "{event:?}");
            }
            Event::Capture { pit, seeds, to, .. } => {
                let taken = match pit {
                    Some(pit) => std::mem::take(&mut self.pits[pit.index()]),
                    None => {
                        let all = self.pits.iter().sum::<u32>() + std::mem::take(&mut self.hand);
                        self.pits.fill(0);
                        all
                    }
                };
                assert_eq!(taken, u32::from(seeds), "{event:?}");
                self.piles[to.index()] += taken;
            }
            Event::TurnEnd { .. } => {
                assert_eq!(self.hand, 0, "{event:?}");
                self.ended = true;
            }
            Event::RoundEnd { left, .. } => {
                assert_eq!(self.pits.iter().sum::<u32>(), u32::from(left), "{event:?}");
                self.pits.fill(0);
            }
            Event::Share { to, seeds } => self.piles[to.index()] += u32::from(seeds),
            Event::Pass { .. } => {}
            other => panic!("{other:?} in a round"),
        }
    }

    fn agrees_with(&self, position: &Position) {
        let wanted = Replay::of(position);
        assert_eq!((&self.pits, self.piles, self.hand), (&wanted.pits, wanted.piles, 0));
    }
}

fn total(position: &Position) -> u32 {
    position.piles().iter().map(|&pile| u32::from(pile)).sum::<u32>() + u32::from(position.board().total())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn a_position_is_read_as_it_is_written(position in (2..=12_u8).prop_flat_map(position)) {
        prop_assert_eq!(position.to_string().parse::<Position>(), Ok(position));
    }

    #[test]
    fn whatever_the_text_reading_it_never_fails_but_with_a_place_in_it(text in "[0-9x,/ sn]{0,40}") {
        match text.parse::<Position>() {
            Ok(position) => prop_assert_eq!(position.to_string().parse::<Position>(), Ok(position)),
            Err(error) => prop_assert!(error.at >= 1 && error.at <= text.chars().count() + 1, "{}", error),
        }
    }

    #[test]
    fn a_move_conserves_seeds_and_its_events_give_the_new_position((rules, position) in table()) {
        for place in 0..24 {
            let pit = Pit::at(place).expect("24 places");
            let mut events = Vec::new();
            let told = position.sow(&rules, pit, &mut |event| events.push(event));
            prop_assert_eq!(told, position.sow(&rules, pit, &mut ()), "whoever listens");
            let mut played = position;
            let in_place = played.play(&rules, pit, &mut ());
            match told {
                Ok(sown) => {
                    prop_assert_eq!(total(&sown.position), total(&position));
                    prop_assert_eq!(sown.position.mover(), position.mover().other());
                    prop_assert_eq!(sown.position.board().closed(), position.board().closed());
                    prop_assert_eq!(played, sown.position);
                    prop_assert_eq!(in_place.map(|played| (played.laps, played.last_four)), Ok((sown.laps, sown.last_four)));
                    let mut replay = Replay::of(&position);
                    events.iter().for_each(|&event| replay.put(event));
                    prop_assert!(replay.ended);
                    replay.agrees_with(&sown.position);
                    let relays = events.iter().filter(|event| matches!(event, Event::Relay { .. })).count();
                    prop_assert_eq!(relays + 1, usize::from(sown.laps));
                }
                Err(reason) => {
                    prop_assert!(events.is_empty(), "{} told {:?}", reason, events);
                    prop_assert_eq!(played, position);
                    prop_assert_eq!(in_place, Err(reason));
                }
            }
        }
    }

    #[test]
    fn legal_and_endless_pits_are_the_occupied_ones_of_the_mover((rules, position) in table()) {
        let (legal, endless) = (position.legal(&rules), position.endless(&rules));
        for pit in position.board().pits() {
            let occupied = position.board().owner(pit) == position.mover() && position.board().seeds(pit) > 0;
            prop_assert_eq!(occupied, legal.contains(pit) || endless.contains(pit));
            prop_assert!(!(legal.contains(pit) && endless.contains(pit)));
            prop_assert_eq!(legal.contains(pit), position.sow(&rules, pit, &mut ()).is_ok());
        }
        prop_assert_eq!(position.lack(&rules).is_none(), !legal.is_empty());
    }

    #[test]
    fn rules_of_another_size_harm_nobody(rules in (2..=12_u8).prop_flat_map(rules), position in (2..=12_u8).prop_flat_map(position)) {
        for pit in position.board().pits() {
            if let Ok(sown) = position.sow(&rules, pit, &mut ()) {
                prop_assert_eq!(total(&sown.position), total(&position));
            }
        }
        let round = Round::from(rules, position, &mut ());
        prop_assert_eq!(round.is_ok(), rules.pits_a_row() == position.board().pits_a_row());
    }
}

/// The most plies that a round of made-up rules is followed for.
const PLIES: usize = 2000;

/// Plays `round` with the draws given, over and over, and checks every ply; says whether the round has ended.
fn play_out(mut round: Round, draws: &[u8], plies: usize) -> bool {
    let seeds = total(round.position());
    let mut replay = Replay::of(round.start());
    let mut met: Vec<Position> = Vec::new();
    for draw in draws.iter().cycle().take(plies) {
        if round.outcome().is_some() {
            break;
        }
        let before = *round.position();
        assert!(!met.contains(&before), "{before} came back, and the round went on");
        met.push(before);
        let legal = round.legal();
        let chosen = match round.must_pass() {
            Some(_) => Move::Pass,
            None => Move::Sow(legal.nth(usize::from(*draw) % legal.len()).expect("a legal move")),
        };
        // A move of the other player's is refused, and nothing changes.
        let wrong = before.board().row(before.mover().other()).next().expect("a row");
        assert!(round.play(Move::Sow(wrong), &mut |event| panic!("{event:?}")).is_err());
        assert_eq!(*round.position(), before);
        replay.ended = false;
        let ply = round.play(chosen, &mut |event| replay.put(event)).expect("a legal move");
        assert_eq!((ply.player, ply.played), (before.mover(), chosen));
        assert_eq!(total(round.position()), seeds);
        replay.agrees_with(round.position());
    }
    let Some(outcome) = round.outcome() else { return false };
    assert_eq!(outcome.captured, round.position().piles());
    assert_eq!(outcome.captured.iter().map(|&pile| u32::from(pile)).sum::<u32>(), seeds);
    assert!(round.legal().is_empty() && round.endless().is_empty() && round.must_pass().is_none());
    assert!(round.play(Move::Pass, &mut |event| panic!("{event:?}")).is_err());
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_round_of_any_rules_goes_on_without_harm((rules, start) in table(), draws in vec(any::<u8>(), 61)) {
        let mut told = Vec::new();
        let round = Round::from(rules, start, &mut |event| told.push(event)).expect("rows of the same length");
        prop_assert_eq!(round.outcome().is_some(), matches!(start.turn(&rules), Turn::Over(_)));
        prop_assert_eq!(round.outcome().is_some(), !told.is_empty());
        if round.outcome().is_none() {
            play_out(round, &draws, PLIES);
        }
    }

    #[test]
    fn a_round_of_a_game_on_record_ends(which in 0..DOCUMENTED.len(), draws in vec(any::<u8>(), 4001)) {
        let rules = DOCUMENTED[which].variant.ruleset().expect("a rule set on record");
        prop_assert!(play_out(Round::new(rules), &draws, 100_000));
    }
}
