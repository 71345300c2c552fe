use sowtell_rules::{Board, BoardError, Game, IllegalMove, Move, Pit, Player, Position, Round, Ruleset, Variant};

use crate::{outcome, position, round, sow, variant};

const RIO: Ruleset = Game::RioKadalis.ruleset();

#[test]
fn south_begins_a_single_game_unless_people_choose_otherwise() {
    assert_eq!(Round::new(RIO).position().mover(), Player::South);
    let north = variant(Variant { first: Some(Player::North), ..Variant::of(Game::RioKadalis) });
    assert_eq!(Round::new(north).position().mover(), Player::North);
}

#[test]
fn players_alternate() {
    assert_eq!(round(RIO, "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0", "A").position().mover(), Player::North);
    assert_eq!(round(RIO, "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0", "Ab").position().mover(), Player::South);
}

#[test]
fn south_has_the_capitals_and_norths_first_pit_faces_souths_last() {
    let board = Board::start(&RIO);
    let facing = |letter| board.letter(board.facing(board.pit(letter).expect("a pit")));
    assert_eq!(['A', 'F', 'a', 'f'].map(facing), ['f', 'a', 'F', 'A']);
    assert_eq!(board.pit('G'), None);
    assert_eq!(board.owner(board.pit('F').expect("a pit")), Player::South);
    assert_eq!(board.owner(board.pit('a').expect("a pit")), Player::North);
}

#[test]
fn a_move_is_refused_with_its_reason() {
    let mut round = round(RIO, "0,4,x,0,0,0/4,4,4,4,4,4 s 0,0", "");
    let pit = |place| Move::Sow(Pit::at(place).expect("a place"));
    for (played, reason) in [
        (pit(0), IllegalMove::Empty),
        (pit(2), IllegalMove::Closed),
        (pit(6), IllegalMove::NotYourPit),
        (pit(12), IllegalMove::NoSuchPit),
        (Move::Pass, IllegalMove::CannotPass),
    ] {
        assert_eq!(round.play(played, &mut |event| panic!("{event:?} was told")), Err(reason));
    }
    let mut over = crate::round(RIO, "0,0,0,0,0,0/0,0,0,0,0,0 s 24,24", "");
    assert_eq!(over.play(pit(0), &mut ()), Err(IllegalMove::RoundOver));
    assert_eq!(over.play(Move::Pass, &mut ()), Err(IllegalMove::RoundOver));
}

#[test]
fn the_emptied_pit_is_not_skipped_by_a_long_sowing() {
    let told = sow(&RIO, "0,12,0,0,0,0/0,0,0,0,0,0 s 0,0", 'B');
    assert_eq!(told.drops()[..12], *"CDEFabcdefAB");
}

#[test]
fn a_closed_pit_is_never_sown_into() {
    let told = sow(&RIO, "x,2,x,0,0,0/0,0,0,0,0,x s 0,0", 'B');
    assert_eq!(told.drops(), "DE");
    let round_the_end = sow(&RIO, "x,0,0,0,0,0/0,0,0,0,2,x n 0,0", 'e');
    assert_eq!(round_the_end.drops(), "BC");
}

#[test]
fn a_captured_seed_lies_in_the_captors_pile_and_never_comes_back() {
    let told = sow(&RIO, "1,3,0,0,0,0/0,0,0,0,0,9 s 5,7", 'A');
    assert_eq!(told.position, "0,0,0,0,0,0/0,0,0,0,0,9 n 9,7");
}

#[test]
fn a_pass_that_brings_the_same_board_back_counts_as_repetition() {
    let tihbat = Game::Tihbat.ruleset();
    assert_eq!(outcome(&round(tihbat, "0,0/1,2 n 12,13", "a-")), ("repetition", [1, 2], [13, 15]));
}

#[test]
fn the_most_seeds_win() {
    let ended = round(RIO, "0,0,0,0,0,0/1,0,0,0,0,0 s 24,23", "");
    assert_eq!(ended.outcome().and_then(|outcome| outcome.winner()), None);
    let ended = round(RIO, "0,0,0,0,0,0/1,0,0,0,0,0 s 23,24", "");
    assert_eq!(ended.outcome().and_then(|outcome| outcome.winner()), Some(Player::North));
}

#[test]
fn a_position_of_more_than_255_seeds_is_refused_with_its_number() {
    assert_eq!(Position::new(Board::start(&RIO), Player::South, [200, 8]), Err(BoardError::TooManySeeds(256)));
    assert_eq!(Board::from_rows(&[Some(255), Some(255)], &[Some(255), None]), Err(BoardError::TooManySeeds(765)));
}

#[test]
fn all_255_seeds_in_one_pit_are_sown_without_harm() {
    let told = sow(&Game::Tihbat.ruleset(), "255,0/0,0 s 0,0", 'A');
    assert_eq!(told.position, "64,64/64,63 n 0,0");
    let relay = variant(Variant { pits: Some(12), ..Variant::of(Game::Sadeqa) });
    let far = position("255,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 s 0,0");
    let pit = far.board().pit('A').expect("a pit A");
    if let Ok(sown) = far.sow(&relay, pit, &mut ()) {
        let piles: u32 = sown.position.piles().iter().map(|&pile| u32::from(pile)).sum();
        assert_eq!(piles + u32::from(sown.position.board().total()), 255);
    }
}
