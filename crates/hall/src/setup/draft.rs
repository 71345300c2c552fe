//! A board that is being set up. It may be impossible for a while; the rules say what is wrong with it.

use sowtell_app::session::{Scene, Session};
use sowtell_rules::{
    Board, BoardError, Event, Lack, MOST_SEEDS, Pit, PitSet, Player, Position, Round, Ruleset, Variant, VariantError,
    WrongBoard,
};

/// The most that can be typed for one pit or pile: enough to see that it is too many.
pub const MOST_TYPED: u16 = 999;

/// The most seeds a pit that are offered for all pits, where the board can hold them.
const MOST_OFFERED: u8 = 12;

/// A board that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The game and its changes.
    pub variant: Variant,
    /// Seeds in the pits, in the order of the circle; none in a closed one.
    pub cells: Vec<Option<u16>>,
    /// Whose turn it is.
    pub mover: Player,
    /// The piles, South's first.
    pub piles: [u16; 2],
}

/// What is wrong with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The game cannot be changed so.
    Variant(VariantError),
    /// The rules know no such board.
    Board(BoardError),
    /// The rows have another length than the rules' rows.
    Rows(WrongBoard),
    /// Pits are closed, but by these rules none ever is.
    Closed,
    /// The round is over: the event that says so.
    Over(Event),
}

/// A board that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fits {
    /// The position.
    pub position: Position,
    /// The pits that can be played.
    pub legal: PitSet,
    /// Pits whose sowing is endless.
    pub endless: PitSet,
    /// Why whoever is to move has to pass, if so.
    pub pass: Option<Lack>,
}

impl Draft {
    /// The board of a session as it lies now.
    #[must_use]
    pub fn now(session: &Session) -> Draft {
        Draft::of(session.variant(), session.position())
    }

    /// The board a session started from.
    #[must_use]
    pub fn start(session: &Session) -> Draft {
        Draft::of(session.variant(), session.log().round.start())
    }

    fn of(variant: Variant, position: &Position) -> Draft {
        let board = position.board();
        let cells = board.pits().map(|pit| (!board.is_closed(pit)).then(|| board.seeds(pit).into())).collect();
        Draft { variant, cells, mover: position.mover(), piles: position.piles().map(u16::from) }
    }

    /// Pits in a row.
    #[must_use]
    pub fn pits_a_row(&self) -> u8 {
        (self.cells.len() / 2) as u8
    }

    /// Seeds that a pit of this game starts with.
    #[must_use]
    pub fn usual(&self) -> u8 {
        self.variant.seeds.unwrap_or(self.variant.game.ruleset().parts().board.seeds_a_pit)
    }

    /// The numbers of seeds that all pits can be filled with, as far as the board can hold them; the present one is among
    /// them.
    #[must_use]
    pub fn fillings(&self) -> Vec<u8> {
        let most = (MOST_SEEDS / (2 * self.pits_a_row().max(1))).min(MOST_OFFERED);
        let usual = self.usual();
        (1..=most).chain((usual > most).then_some(usual)).collect()
    }

    /// The rules as far as they make sense, for drawing.
    #[must_use]
    pub fn rules(&self) -> Ruleset {
        let plain = || Variant { pits: self.variant.pits, ..Variant::of(self.variant.game) }.ruleset();
        self.variant.ruleset().or_else(|_| plain()).unwrap_or_else(|_| self.variant.game.ruleset())
    }

    /// What lies where.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut seeds = [0; 24];
        for (cell, lying) in self.cells.iter().zip(&mut seeds) {
            *lying = short(cell.unwrap_or(0));
        }
        let closed = |place: &usize| self.cells[*place].is_none();
        let closed = (0..self.cells.len()).filter(closed).filter_map(|place| Pit::at(place as u8)).collect();
        Scene {
            seeds,
            pits_a_row: self.pits_a_row(),
            closed,
            piles: self.piles.map(short),
            hand: 0,
            at: None,
            lap: 0,
            fill: 0,
        }
    }

    /// Another game: its own board, filled as it starts.
    pub fn choose(&mut self, variant: Variant) {
        self.variant = variant;
        self.resize(variant.game.ruleset().pits_a_row());
        self.piles = [0, 0];
        self.fill();
    }

    /// Rows of so many pits: what lies in those that stay, stays.
    pub fn resize(&mut self, pits: u8) {
        let own = self.variant.game.ruleset().pits_a_row();
        self.variant.pits = (pits != own).then_some(pits);
        let (row, pits) = (usize::from(self.pits_a_row()), usize::from(pits));
        let cell =
            |place: usize| if place % pits < row { self.cells[place / pits * row + place % pits] } else { Some(0) };
        self.cells = (0..2 * pits).map(cell).collect();
    }

    /// Every open pit filled as at the start.
    pub fn fill(&mut self) {
        let usual = self.usual();
        self.cells.iter_mut().for_each(|cell| *cell = Some(usual.into()));
    }

    /// No seed in any pit, and all open.
    pub fn empty(&mut self) {
        self.cells.iter_mut().for_each(|cell| *cell = Some(0));
    }

    /// What a pit holds; `None` if it is closed.
    #[must_use]
    pub fn holds(&self, pit: Pit) -> Option<u16> {
        self.cells.get(pit.index()).copied().flatten()
    }

    /// Puts so many seeds into a pit, or closes it.
    pub fn put(&mut self, pit: Pit, seeds: Option<u16>) {
        if let Some(cell) = self.cells.get_mut(pit.index()) {
            *cell = seeds.map(|seeds| seeds.min(MOST_TYPED));
        }
    }

    /// Asks the rules.
    ///
    /// # Errors
    /// What is wrong with the board.
    pub fn check(&self) -> Result<Fits, Fault> {
        let rules = self.variant.ruleset().map_err(Fault::Variant)?;
        let all = || self.cells.iter().flatten().chain(&self.piles);
        let total: u32 = all().map(|&seeds| u32::from(seeds)).sum();
        if all().any(|&seeds| seeds > 255) {
            return Err(Fault::Board(BoardError::TooManySeeds(total)));
        }
        let cells: Vec<Option<u8>> = self.cells.iter().map(|cell| cell.map(short)).collect();
        let (south, north) = cells.split_at(cells.len() / 2);
        let board = Board::from_rows(south, north);
        let position = board.and_then(|board| Position::new(board, self.mover, self.piles.map(short)));
        let position = position.map_err(|fault| match fault {
            // The board is looked at before the piles: what is said is said of both.
            BoardError::TooManySeeds(_) => Fault::Board(BoardError::TooManySeeds(total)),
            fault => Fault::Board(fault),
        })?;
        if !position.board().closed().is_empty() && !rules.closes_pits() {
            return Err(Fault::Closed);
        }
        let mut events = Vec::new();
        let round = Round::from(rules, position, &mut events).map_err(Fault::Rows)?;
        match events.into_iter().find(|event| matches!(event, Event::RoundEnd { .. })) {
            Some(over) => Err(Fault::Over(over)),
            None => Ok(Fits { position, legal: round.legal(), endless: round.endless(), pass: round.must_pass() }),
        }
    }
}

/// A number that is too large for a byte as the largest there is: what is wrong with it is said elsewhere.
fn short(seeds: u16) -> u8 {
    u8::try_from(seeds).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sowtell_rules::{Game, RoundEnd};

    fn draft(game: Game) -> Draft {
        Draft::now(&Session::recorded(game))
    }

    fn pit(place: u8) -> Pit {
        Pit::at(place).expect("a place on the circle")
    }

    #[test]
    fn a_game_as_it_starts_can_be_played() {
        for game in Game::ALL {
            let draft = draft(game);
            let fits = draft.check().expect("it can be played");
            assert_eq!(fits.position, Position::start(&game.ruleset()));
            assert_eq!(fits.legal.len(), usize::from(draft.pits_a_row()));
            assert_eq!(Draft::of(draft.variant, &fits.position), draft);
        }
    }

    #[test]
    fn rows_grow_and_shrink_and_keep_what_lies_in_them() {
        let mut draft = draft(Game::Tihbat);
        draft.put(pit(0), Some(1));
        draft.put(pit(3), Some(9));
        draft.resize(4);
        assert_eq!(draft.cells, [1, 7, 0, 0, 7, 9, 0, 0].map(Some));
        assert_eq!(draft.variant.pits, Some(4));
        assert!(draft.check().is_ok());
        draft.resize(2);
        assert_eq!(draft.cells, [1, 7, 7, 9].map(Some));
        assert_eq!(draft.variant.pits, None);
    }

    #[test]
    fn too_many_seeds_are_counted_wherever_they_lie() {
        let mut draft = draft(Game::RioKadalis);
        draft.piles = [200, 8];
        assert_eq!(draft.check(), Err(Fault::Board(BoardError::TooManySeeds(256))));
        draft.piles = [0, 0];
        draft.put(pit(2), Some(300));
        assert_eq!(draft.check(), Err(Fault::Board(BoardError::TooManySeeds(344))));
        draft.put(pit(2), Some(20_000));
        assert_eq!(draft.holds(pit(2)), Some(MOST_TYPED));
        draft.put(pit(2), Some(211));
        assert!(draft.check().is_ok());
    }

    #[test]
    fn where_there_is_nothing_to_play_it_is_said_why() {
        let mut draft = draft(Game::RioKadalis);
        draft.empty();
        let over = |draft: &Draft| match draft.check() {
            Err(Fault::Over(Event::RoundEnd { why, to_move, left, .. })) => Some((why, to_move, left)),
            _ => None,
        };
        assert_eq!(over(&draft), Some((RoundEnd::AllCaptured, Player::South, 0)));
        draft.put(pit(7), Some(3));
        assert_eq!(over(&draft), Some((RoundEnd::Stuck, Player::South, 3)));
        draft.choose(Variant::of(Game::Hoyito));
        draft.empty();
        draft.put(pit(7), Some(3));
        assert_eq!(draft.check().map(|fits| fits.pass), Ok(Some(Lack::NoSeeds)));
    }

    #[test]
    fn only_a_match_closes_pits_and_a_game_captures_by_its_own_rules() {
        let mut draft = draft(Game::Sadeqa);
        draft.put(pit(0), None);
        assert_eq!(draft.check(), Err(Fault::Closed));
        draft.choose(Variant::of(Game::RioKadalis));
        draft.put(pit(0), None);
        assert!(draft.check().is_ok_and(|fits| fits.legal.len() == 5));
        draft.variant.captures = Some(sowtell_rules::Captures::NONE);
        assert_eq!(draft.check(), Err(Fault::Variant(VariantError::Captures(Game::RioKadalis))));
    }

    #[test]
    fn pits_are_filled_with_what_the_board_can_hold_and_the_present_number_is_offered() {
        let mut draft = draft(Game::Hoyito);
        assert_eq!(draft.fillings(), (1..=12).collect::<Vec<_>>());
        draft.resize(12);
        assert_eq!(draft.fillings(), (1..=10).collect::<Vec<_>>());
        // As an address may have it.
        draft.choose(Variant { seeds: Some(21), ..Variant::of(Game::Hoyito) });
        assert_eq!(draft.fillings().last_chunk(), Some(&[12, 21]));
        for seeds in draft.fillings() {
            draft.variant.seeds = Some(seeds);
            draft.fill();
            assert!(draft.check().is_ok(), "{seeds}");
        }
    }

    #[test]
    fn what_is_played_is_what_was_set_up() {
        let mut draft = draft(Game::Hoyito);
        draft.put(pit(3), Some(11));
        draft.put(pit(8), None);
        (draft.mover, draft.piles) = (Player::North, [5, 0]);
        let fits = draft.check().expect("it can be played");
        let session = Session::begin(draft.variant, Some(fits.position), false).expect("a session");
        assert_eq!(Draft::start(&session), draft);
    }
}
