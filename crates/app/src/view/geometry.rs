//! Where everything on a board lies, in CSS pixels.

use sowtell_rules::{Pit, Player};

/// The least a pit may measure to be touched with a finger.
pub const TOUCH: f64 = 44.0;

/// The least width of a pile's strip, where there is room for it.
const NARROWEST_PILE: f64 = 520.0;

/// Room for a letter beyond a pit, in the middle of the board.
const LANE: f64 = 18.0;

/// The room there is for a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// Width, in CSS pixels.
    pub width: f64,
    /// Height that the board with its piles should not exceed.
    pub height: f64,
}

/// Which way the rows run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Run {
    /// South's row in front, from left to right.
    Across,
    /// Turned a quarter: South's row on the right, from the bottom up. For long rows on a phone held upright.
    Upright,
}

/// A point, in CSS pixels from the top left.
pub type Point = (f64, f64);

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

impl Rect {
    /// Its middle.
    #[must_use]
    pub fn middle(&self) -> Point {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// A board laid out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Pits in a row.
    pub pits: u8,
    /// Which way the rows run.
    pub run: Run,
    /// Size of the whole, piles included.
    pub size: Point,
    /// The board itself.
    pub board: Rect,
    /// A pit's half width and half height.
    pub radii: Point,
    /// Size of the numbers, in pixels.
    pub number: f64,
    cell: Point,
    margin: f64,
    strip: f64,
    plate: f64,
    /// Room for the letters between the rows, where there is none beside the plates.
    lane: f64,
}

impl Layout {
    /// Lays out a board of `pits` a row in the room there is.
    #[must_use]
    pub fn new(pits: u8, room: Room) -> Layout {
        // A page that is just being put together may have no room yet.
        let room = Room { width: room.width.max(200.0), ..room };
        let small = room.width < 560.0;
        let margin = if small { 4.0 } else { 24.0 };
        let strip = if small { 56.0 } else { 64.0 };
        if (room.width - 2.0 * margin) / f64::from(pits) < TOUCH {
            return Layout::upright(pits, room, strip);
        }
        let plate = if small { 28.0 } else { 34.0 };
        let by_width = (room.width - 2.0 * margin) / f64::from(pits);
        // A round pit, its plate and the gaps make up half the height that is left.
        let half = (room.height - 2.0 * strip - 2.0 * margin - 10.0) / 2.0;
        let by_height = ((half - plate - 10.0) / 0.88).max(TOUCH + 28.0);
        let cell_w = by_width.min(by_height).min(240.0);
        let rx = cell_w * if small { 0.45 } else { 0.44 };
        let ry = rx.max(if small { 38.0 } else { 40.0 }).min(rx * 1.7);
        let number = (plate * 0.62).max(17.0);
        let lane = if small || cell_w < number * 1.9 + 34.0 { LANE } else { 0.0 };
        let cell_h = 2.0 * ry + plate + 10.0 + lane;
        let width = cell_w * f64::from(pits) + 2.0 * margin;
        let height = 2.0 * cell_h + 2.0 * margin + 10.0;
        // A short board still has room for its piles.
        let whole = width.max(room.width.min(NARROWEST_PILE));
        Layout {
            pits,
            run: Run::Across,
            size: (whole, height + 2.0 * strip),
            board: Rect { x: (whole - width) / 2.0, y: strip, w: width, h: height },
            radii: (rx, ry),
            number,
            cell: (cell_w, cell_h),
            margin,
            strip,
            plate,
            lane,
        }
    }

    fn upright(pits: u8, room: Room, strip: f64) -> Layout {
        let margin = 6.0;
        let cell_h = ((room.height - 2.0 * strip) / f64::from(pits)).clamp(TOUCH + 4.0, 60.0);
        let width = room.width.min(420.0);
        let height = cell_h * f64::from(pits) + 2.0 * margin;
        let cell_w = (width - 2.0 * margin) / 2.0;
        Layout {
            pits,
            run: Run::Upright,
            size: (width, height + 2.0 * strip),
            board: Rect { x: 0.0, y: strip, w: width, h: height },
            radii: ((cell_w - 56.0 - LANE) / 2.0, cell_h / 2.0 - 3.0),
            number: 18.0,
            cell: (cell_w, cell_h),
            margin,
            strip,
            plate: 36.0,
            lane: LANE,
        }
    }

    /// Whether it is laid out for a small screen.
    #[must_use]
    pub fn is_small(&self) -> bool {
        self.margin < 10.0
    }

    /// The place of a pit in its owner's row, and its owner.
    fn rank(&self, pit: Pit) -> (f64, Player) {
        let owner = pit.owner(self.pits);
        (f64::from(pit.index() as u8 % self.pits), owner)
    }

    /// The middle of a pit.
    #[must_use]
    pub fn pit(&self, pit: Pit) -> Point {
        let (rank, owner) = self.rank(pit);
        let across = match (self.run, owner) {
            (Run::Across, Player::South) | (Run::Upright, Player::North) => rank,
            _ => f64::from(self.pits) - 1.0 - rank,
        };
        let (cell_w, cell_h) = self.cell;
        match self.run {
            Run::Across => {
                let x = self.board.x + self.margin + cell_w * (across + 0.5);
                let to_plate = self.plate + 5.0 + self.radii.1;
                let y = match owner {
                    Player::North => self.board.y + self.margin + to_plate,
                    Player::South => self.board.y + self.board.h - self.margin - to_plate,
                };
                (x, y)
            }
            Run::Upright => {
                let y = self.board.y + self.margin + cell_h * (across + 0.5);
                let x = match owner {
                    Player::North => self.board.x + self.margin + 50.0 + self.radii.0,
                    Player::South => self.board.x + self.board.w - self.margin - 50.0 - self.radii.0,
                };
                (x, y)
            }
        }
    }

    /// The area that plays a pit when it is touched: the pit with its plate.
    #[must_use]
    pub fn target(&self, pit: Pit) -> Rect {
        let (x, y) = self.pit(pit);
        let (cell_w, cell_h) = self.cell;
        let (_, owner) = self.rank(pit);
        match (self.run, owner) {
            (Run::Across, Player::North) => {
                Rect { x: x - cell_w / 2.0, y: y + self.radii.1 + 5.0 + self.lane - cell_h, w: cell_w, h: cell_h }
            }
            (Run::Across, Player::South) => {
                Rect { x: x - cell_w / 2.0, y: y - self.radii.1 - 5.0 - self.lane, w: cell_w, h: cell_h }
            }
            (Run::Upright, Player::North) => {
                Rect { x: self.board.x + self.margin, y: y - cell_h / 2.0, w: cell_w, h: cell_h }
            }
            (Run::Upright, Player::South) => {
                Rect { x: self.board.x + self.margin + cell_w, y: y - cell_h / 2.0, w: cell_w, h: cell_h }
            }
        }
    }

    /// The plate with a pit's number, on its owner's side.
    #[must_use]
    pub fn plate(&self, pit: Pit) -> Rect {
        let (x, y) = self.pit(pit);
        let (_, owner) = self.rank(pit);
        let (w, h) = ((self.number * 1.9).min(self.cell.0 - 4.0), self.plate - 4.0);
        match (self.run, owner) {
            (Run::Across, Player::South) => Rect { x: x - w / 2.0, y: y + self.radii.1 + 5.0, w, h },
            (Run::Across, Player::North) => Rect { x: x - w / 2.0, y: y - self.radii.1 - 5.0 - h, w, h },
            (Run::Upright, Player::South) => Rect { x: x + self.radii.0 + 6.0, y: y - h / 2.0, w, h },
            (Run::Upright, Player::North) => Rect { x: x - self.radii.0 - 6.0 - w, y: y - h / 2.0, w, h },
        }
    }

    /// The middle of a pit's letter: beside its plate where there is room, otherwise beyond the pit.
    #[must_use]
    pub fn letter(&self, pit: Pit) -> Point {
        let (x, y) = self.pit(pit);
        let (_, owner) = self.rank(pit);
        let plate = self.plate(pit);
        let beyond = self.lane / 2.0 + 1.0;
        match (self.run, owner) {
            (Run::Across, _) if self.lane == 0.0 => (plate.x - 13.0, plate.middle().1),
            (Run::Across, Player::South) => (x, y - self.radii.1 - beyond),
            (Run::Across, Player::North) => (x, y + self.radii.1 + beyond),
            (Run::Upright, Player::South) => (x - self.radii.0 - beyond, y),
            (Run::Upright, Player::North) => (x + self.radii.0 + beyond, y),
        }
    }

    /// The middle of the tag that says what playing a pit is worth: on the rim towards the other row.
    #[must_use]
    pub fn worth(&self, pit: Pit) -> Point {
        let (x, y) = self.pit(pit);
        let (_, owner) = self.rank(pit);
        let inwards = if owner == Player::South { -1.0 } else { 1.0 };
        match self.run {
            Run::Across => (x, y + inwards * (self.radii.1 - 10.0)),
            Run::Upright => (x + inwards * (self.radii.0 - 15.0), y),
        }
    }

    /// The strip in which a player's pile lies: above the board for North, below it for South.
    #[must_use]
    pub fn pile(&self, player: Player) -> Rect {
        let y = match player {
            Player::North => 0.0,
            Player::South => self.size.1 - self.strip,
        };
        Rect { x: 0.0, y, w: self.size.0, h: self.strip }
    }

    /// Where the hand hovers over a pit: to the side of its middle, so that pit and number are still seen.
    #[must_use]
    pub fn hand(&self, pit: Pit) -> Point {
        let (x, y) = self.pit(pit);
        (x + self.radii.0 * 0.42, y - self.radii.1 * 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn overlap(a: Rect, b: Rect) -> bool {
        a.x + 0.01 < b.x + b.w && b.x + 0.01 < a.x + a.w && a.y + 0.01 < b.y + b.h && b.y + 0.01 < a.y + a.h
    }

    fn every_layout() -> impl Iterator<Item = (Layout, f64)> {
        let rooms = [(352.0, 420.0), (640.0, 500.0), (1280.0, 760.0)];
        (2..=12).flat_map(move |pits| rooms.map(|(width, height)| (Layout::new(pits, Room { width, height }), width)))
    }

    #[test]
    fn every_touch_target_is_at_least_44_px_and_none_overlaps_another() {
        for (layout, width) in every_layout() {
            let pits: Vec<Pit> = (0..2 * layout.pits).filter_map(Pit::at).collect();
            for &pit in &pits {
                let target = layout.target(pit);
                assert!(target.w >= TOUCH - 0.01 && target.h >= TOUCH - 0.01, "{layout:?}");
                for &other in pits.iter().filter(|&&other| other != pit) {
                    assert!(!overlap(target, layout.target(other)), "{pit:?} {other:?} {layout:?}");
                }
            }
            assert!(layout.size.0 <= width + 0.01, "{layout:?}");
        }
    }

    #[test]
    fn pits_and_plates_lie_on_the_board_and_within_their_targets() {
        for (layout, _) in every_layout() {
            for pit in (0..2 * layout.pits).filter_map(Pit::at) {
                let (target, plate, (x, y)) = (layout.target(pit), layout.plate(pit), layout.pit(pit));
                assert!(plate.x >= target.x - 0.01 && plate.x + plate.w <= target.x + target.w + 0.01, "{layout:?}");
                assert!(plate.y >= target.y - 0.01 && plate.y + plate.h <= target.y + target.h + 0.01, "{layout:?}");
                assert!(x - layout.radii.0 >= target.x - 0.01 && y - layout.radii.1 >= target.y - 0.01, "{layout:?}");
                assert!(target.y >= layout.board.y - 0.01, "{layout:?}");
                assert!(target.y + target.h <= layout.board.y + layout.board.h + 0.01, "{layout:?}");
            }
        }
    }

    #[test]
    fn facing_pits_face_each_other() {
        for (layout, _) in every_layout() {
            for place in 0..layout.pits {
                let (here, there) = (Pit::at(place), Pit::at(2 * layout.pits - 1 - place));
                let (Some(here), Some(there)) = (here, there) else { panic!("pits of the board") };
                let ((x, y), (u, v)) = (layout.pit(here), layout.pit(there));
                match layout.run {
                    Run::Across => assert!((x - u).abs() < 0.01 && y > v),
                    Run::Upright => assert!((y - v).abs() < 0.01 && x > u),
                }
            }
        }
    }
}
