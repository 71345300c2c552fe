//! A second telling of the rules, slow and plain: seed by seed, a function a game, written from the rules as they are
//! put into words and sharing nothing with the crate that is checked.

pub mod matches;
pub mod round;

/// The pits along the circle, South's row first; `None` is a closed pit.
pub type Pits = Vec<Option<u32>>;

/// What a table of the game looks like.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub pits: Pits,
    /// 0 is South, 1 is North.
    pub mover: usize,
    pub piles: [u32; 2],
}

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    pub name: &'static str,
    pub clockwise: bool,
    pub lone_steps: bool,
    /// Whether a four made on the way is captured, and one made by a lap's last seed, and the last four.
    pub fours: [bool; 3],
}

/// A capture: the pit (none for the last four), how many seeds, whose they are now, and why.
pub type Capture = (Option<usize>, u32, usize, &'static str);

/// What a move did.
#[derive(Clone, Debug)]
pub struct Moved {
    pub table: Table,
    pub laps: u32,
    pub captures: Vec<Capture>,
    pub last_four: bool,
}

impl Table {
    /// A board on which every pit holds the same.
    pub fn filled(pits_a_row: usize, seeds: u32) -> Table {
        Table { pits: vec![Some(seeds); 2 * pits_a_row], mover: 0, piles: [0, 0] }
    }

    pub fn pits_a_row(&self) -> usize {
        self.pits.len() / 2
    }

    pub fn owner(&self, pit: usize) -> usize {
        if pit < self.pits_a_row() { 0 } else { 1 }
    }

    pub fn on_board(&self) -> u32 {
        self.pits.iter().flatten().sum()
    }

    /// The table in the record's notation.
    pub fn text(&self) -> String {
        let row = |pits: &[Option<u32>]| {
            let pits: Vec<String> =
                pits.iter().map(|pit| pit.map_or("x".to_owned(), |seeds| seeds.to_string())).collect();
            pits.join(",")
        };
        let (south, north) = self.pits.split_at(self.pits_a_row());
        let mover = ["s", "n"][self.mover];
        format!("{}/{} {mover} {},{}", row(south), row(north), self.piles[0], self.piles[1])
    }

    fn lift(&mut self, pit: usize) -> u32 {
        self.pits[pit].replace(0).expect("an open pit")
    }

    /// Drops a seed and says how many the pit then holds.
    fn drop(&mut self, pit: usize) -> u32 {
        let seeds = self.pits[pit].expect("an open pit") + 1;
        self.pits[pit] = Some(seeds);
        seeds
    }

    /// The next open pit.
    fn next(&self, game: Game, pit: usize) -> usize {
        let circle = self.pits.len();
        let mut next = pit;
        loop {
            next = if game.clockwise { (next + circle - 1) % circle } else { (next + 1) % circle };
            if self.pits[next].is_some() {
                return next;
            }
        }
    }
}

/// Plays `pit`, an open pit of the mover's with seeds in it. `None` if the sowing has not ended after 10,000 laps.
pub fn play(game: Game, table: &Table, pit: usize) -> Option<Moved> {
    let mut moved = Moved { table: table.clone(), laps: 1, captures: Vec::new(), last_four: false };
    let ends = match game.name {
        "tihbat" => tihbat(game, &mut moved, pit),
        "rio-kadalis" => rio_kadalis(game, &mut moved, pit),
        "hoyito" => hoyito(game, &mut moved, pit),
        "sadeqa" => sadeqa(game, &mut moved, pit),
        other => panic!("no game {other}"),
    };
    moved.table.mover = 1 - table.mover;
    ends.then_some(moved)
}

impl Moved {
    fn capture(&mut self, pit: usize, to: usize, why: &'static str) {
        let seeds = self.table.lift(pit);
        self.table.piles[to] += seeds;
        self.captures.push((Some(pit), seeds, to, why));
    }
}

fn tihbat(game: Game, moved: &mut Moved, pit: usize) -> bool {
    let mover = moved.table.mover;
    let mut hand = moved.table.lift(pit);
    let mut at = pit;
    let mut held;
    if hand == 1 && game.lone_steps {
        at = moved.table.next(game, at);
    }
    loop {
        held = moved.table.drop(at);
        hand -= 1;
        if hand == 0 {
            break;
        }
        at = moved.table.next(game, at);
    }
    if moved.table.owner(at) == mover && [2, 4, 6, 8].contains(&held) {
        moved.capture(at, mover, "even-home");
    }
    true
}

fn rio_kadalis(game: Game, moved: &mut Moved, pit: usize) -> bool {
    let mover = moved.table.mover;
    let mut hand = moved.table.lift(pit);
    let mut at = pit;
    loop {
        at = moved.table.next(game, at);
        let held = moved.table.drop(at);
        hand -= 1;
        let [on_the_way, by_last, _] = game.fours;
        if held == 4 && hand == 0 && by_last {
            moved.capture(at, mover, "binikh");
            return true;
        }
        if held == 4 && hand > 0 && on_the_way {
            moved.capture(at, moved.table.owner(at), "four");
        }
        if hand == 0 {
            if held == 1 {
                return true;
            }
            if moved.laps == 10_000 {
                return false;
            }
            moved.laps += 1;
            hand = moved.table.lift(at);
        }
    }
}

fn hoyito(game: Game, moved: &mut Moved, pit: usize) -> bool {
    let mover = moved.table.mover;
    let mut hand = moved.table.lift(pit);
    let mut at = pit;
    loop {
        at = moved.table.next(game, at);
        let held = moved.table.drop(at);
        hand -= 1;
        let [on_the_way, by_last, last_four] = game.fours;
        if held == 4 && if hand == 0 { by_last } else { on_the_way } {
            moved.capture(at, mover, if hand == 0 { "last-casa" } else { "casa" });
            if last_four && moved.table.on_board() + hand == 4 {
                for pit in moved.table.pits.iter_mut().flatten() {
                    *pit = 0;
                }
                moved.table.piles[mover] += 4;
                moved.captures.push((None, 4, mover, "last-four"));
                moved.last_four = true;
                return true;
            }
            if hand == 0 {
                return true;
            }
        }
        if hand == 0 {
            if held == 1 {
                return true;
            }
            if moved.laps == 10_000 {
                return false;
            }
            moved.laps += 1;
            hand = moved.table.lift(at);
        }
    }
}

fn sadeqa(game: Game, moved: &mut Moved, pit: usize) -> bool {
    let mover = moved.table.mover;
    let mut hand = moved.table.lift(pit);
    let mut at = pit;
    loop {
        at = moved.table.next(game, at);
        let held = moved.table.drop(at);
        hand -= 1;
        if hand > 0 {
            continue;
        }
        if held == 1 {
            let facing = moved.table.pits.len() - 1 - at;
            if moved.table.owner(at) == mover && moved.table.pits[facing].is_some_and(|seeds| seeds > 0) {
                moved.capture(facing, mover, "opposite");
            }
            return true;
        }
        if moved.laps == 10_000 {
            return false;
        }
        moved.laps += 1;
        hand = moved.table.lift(at);
    }
}
