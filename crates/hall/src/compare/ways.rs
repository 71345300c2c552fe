//! The ways of playing that can be compared, and the pairs that show what one rule changes.

use sowtell_phrases::{Phrases, Value};
use sowtell_rules::{Captures, DOCUMENTED, Game, Position, Variant, Why};

use crate::setup::name_of;

/// A way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its name in the address.
    pub key: &'static str,
    /// The game and its changes.
    pub variant: Variant,
}

const fn without(game: Game, kept: &[Why]) -> Variant {
    let mut captures = Captures::NONE;
    let mut place = 0;
    while place < kept.len() {
        captures = captures.with(kept[place]);
        place += 1;
    }
    Variant { captures: Some(captures), ..Variant::of(game) }
}

const WITHOUT_BINIKH: Way = Way { key: "rio-kadalis-without-binikh", variant: without(Game::RioKadalis, &[Why::Four]) };
const WITHOUT_FOURS: Way = Way { key: "rio-kadalis-without-fours", variant: without(Game::RioKadalis, &[Why::Binikh]) };
const WITHOUT_LAST_FOUR: Way =
    Way { key: "hoyito-without-last-four", variant: without(Game::Hoyito, &[Why::Casa, Why::LastCasa]) };

/// Games that lack one of their ways of capturing: no record has them, but they show what it is for.
const LACKING: [Way; 5] = [
    WITHOUT_BINIKH,
    WITHOUT_FOURS,
    Way { key: "hoyito-without-casas", variant: without(Game::Hoyito, &[Why::LastCasa, Why::LastFour]) },
    Way { key: "hoyito-without-last-casa", variant: without(Game::Hoyito, &[Why::Casa, Why::LastFour]) },
    WITHOUT_LAST_FOUR,
];

/// Every way of playing: those on record, and those that lack something.
pub fn ways() -> impl Iterator<Item = Way> {
    DOCUMENTED.into_iter().map(|documented| Way { key: documented.key, variant: documented.variant }).chain(LACKING)
}

impl Way {
    /// The way of this name.
    #[must_use]
    pub fn named(key: &str) -> Option<Way> {
        ways().find(|way| way.key == key)
    }

    /// Its name in words: the game, and what is changed.
    #[must_use]
    pub fn name(self, p: &Phrases) -> String {
        let Variant { game, pits, seeds, clockwise, lone_steps, captures, .. } = self.variant;
        let mut parts = vec![p.game_with_latin(game)];
        let number = |key: &str, n: u8| p.text_with(key, &[("n", Value::Number(n.into()))]);
        parts.extend(pits.map(|n| number("way-pits", n)));
        parts.extend(seeds.map(|n| number("way-seeds", n)));
        parts.extend(clockwise.then(|| p.text("way-clockwise")));
        parts.extend(lone_steps.then(|| p.text("variant-lone-steps")));
        let own = game.ruleset().parts().capture.captures();
        for why in own.iter().filter(|why| captures.is_some_and(|kept| !kept.has(*why))) {
            let what = p.text(name_of(why));
            parts.push(p.text_with("way-without", &[("what", Value::Text(&what))]));
        }
        parts.join(" · ")
    }
}

/// The two ways that a value of the address names.
pub(crate) fn ways_of(value: &str) -> Option<[Way; 2]> {
    let (one, other) = value.split_once(',')?;
    Some([Way::named(one)?, Way::named(other)?])
}

/// What a value of the address can be: two names with a comma between them.
pub(crate) const NAMES: &str = "X,Y (X, Y = tihbat, tihbat-lone-steps, rio-kadalis, rio-kadalis-5, rio-kadalis-clockwise, \
    hoyito, hoyito-7, hoyito-8, hoyito-9, hoyito-10, hoyito-11, hoyito-12, sadeqa, sadeqa-91, \
    rio-kadalis-without-binikh, rio-kadalis-without-fours, hoyito-without-casas, hoyito-without-last-casa, \
    hoyito-without-last-four)";

/// Two ways of playing, and where they begin, if not at their own starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The ways.
    pub ways: [Way; 2],
    /// A position on which the difference is seen at once.
    pub position: Option<&'static str>,
}

const fn pair(ways: [Way; 2], position: Option<&'static str>) -> Pair {
    Pair { ways, position }
}

/// The pairs offered.
pub const PAIRS: [Pair; 8] = {
    const RIO_KADALIS: Way = recorded("rio-kadalis");
    const HOYITO: Way = recorded("hoyito");
    [
        pair([RIO_KADALIS, WITHOUT_BINIKH], Some("0,1,0,1,2,0/3,0,0,1,0,2 s 20,18")),
        pair([RIO_KADALIS, WITHOUT_FOURS], Some("1,0,2,0,0,3/3,0,0,1,0,2 s 16,20")),
        pair([RIO_KADALIS, recorded("rio-kadalis-clockwise")], None),
        pair([RIO_KADALIS, recorded("rio-kadalis-5")], None),
        pair([RIO_KADALIS, HOYITO], None),
        pair([HOYITO, WITHOUT_LAST_FOUR], Some("0,0,0,0,2,0/3,0,2,0,0,1 s 20,20")),
        pair([recorded("sadeqa"), recorded("sadeqa-91")], None),
        pair([recorded("tihbat"), recorded("tihbat-lone-steps")], Some("1,2/2,2 s 10,11")),
    ]
};

/// The way on record of this name. It is looked for while the program is built: a name that is not there stops that.
const fn recorded(key: &str) -> Way {
    let mut place = 0;
    while place < DOCUMENTED.len() {
        let found = DOCUMENTED[place].key;
        if same(found.as_bytes(), key.as_bytes()) {
            return Way { key: found, variant: DOCUMENTED[place].variant };
        }
        place += 1;
    }
    panic!("no way of playing of this name is on record")
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut place = 0;
    while place < one.len() && place < other.len() && one[place] == other[place] {
        place += 1;
    }
    place == one.len() && place == other.len()
}

impl Pair {
    /// The pair that these ways make, if it is one of those offered.
    #[must_use]
    pub fn of(ways: [Way; 2]) -> Option<&'static Pair> {
        PAIRS.iter().find(|pair| pair.ways == ways)
    }

    /// Where it begins.
    #[must_use]
    pub fn start(&self) -> Option<Position> {
        self.position.and_then(|text| text.parse().ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sowtell_app::session::Session;
    use sowtell_rules::Move;

    #[test]
    fn every_pair_is_made_of_ways_that_make_sense_and_begins_where_both_can_be_played() {
        for pair in PAIRS {
            assert_eq!(Pair::of(pair.ways), Some(&pair));
            assert_eq!(pair.start().is_some(), pair.position.is_some(), "{pair:?}");
            for way in pair.ways {
                assert_eq!(Way::named(way.key), Some(way));
                let session = Session::begin(way.variant, pair.start(), false).expect(way.key);
                assert!(!session.legal().is_empty(), "{pair:?}");
            }
        }
    }

    #[test]
    fn every_pair_shows_a_difference_within_its_first_moves() {
        for pair in PAIRS {
            let boards = pair.ways.map(|way| Session::begin(way.variant, pair.start(), false).expect(way.key));
            let pits = || (0..24).filter_map(sowtell_rules::Pit::at);
            let differs = pits().flat_map(|first| pits().map(move |second| [first, second])).any(|moves| {
                let [one, other] = boards.clone().map(|mut session| {
                    for pit in moves {
                        let _ = session.play(Move::Sow(pit));
                    }
                    session.position().to_string()
                });
                one != other
            });
            assert!(differs, "{pair:?}");
        }
    }

    #[test]
    fn two_ways_are_named_with_a_comma_between_them_and_all_names_are_told() {
        let two = ways_of("sadeqa,hoyito-7").map(|ways| ways.map(|way| way.key));
        assert_eq!(two, Some(["sadeqa", "hoyito-7"]));
        for bad in ["", "sadeqa", "foo,bar", "sadeqa,bar", "foo,sadeqa", "sadeqa,hoyito,tihbat", "sadeqa, hoyito"] {
            assert_eq!(ways_of(bad), None, "{bad}");
        }
        let names = ways().map(|way| way.key).collect::<Vec<_>>().join(", ");
        assert_eq!(NAMES, format!("X,Y (X, Y = {names})"));
    }

    #[test]
    fn each_way_has_a_name_of_its_own_in_every_language() {
        use std::collections::BTreeSet;
        for language in sowtell_phrases::Language::ALL {
            let phrases = Phrases::new(language, sowtell_phrases::Digits::Western);
            let names: BTreeSet<String> = ways().map(|way| way.name(&phrases)).collect();
            assert_eq!(names.len(), ways().count());
            assert!(names.iter().all(|name| !name.contains("way-") && !name.contains("capture-")), "{names:?}");
        }
    }
}
