//! A game's rules and what is known of it, as lists: which rules there are, which of them are rulings of ours, and a small
//! position that shows each. The words are messages like all others.

use sowtell_rules::{Game, Move, Moves, Position, Ruleset, Variant};

use crate::Phrases;

/// One rule of a game. Its title and text are said by [`Phrases::rule_title`] and [`Phrases::rule_text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its name among the game's rules: `binikh`, `endless`.
    pub key: &'static str,
    /// The ruling's name, where the record is silent and the point is settled by us.
    pub ruling: Option<&'static str>,
    /// A small board that shows it.
    pub demo: Option<Demo>,
}

/// A position and what is played in it, which together show one rule and nothing else of note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demo {
    /// The position, in the notation of [`Position`].
    pub position: &'static str,
    /// The moves, in the notation of [`Moves`]; empty where the position itself is what there is to see.
    pub moves: &'static str,
    /// The game with the changes that this board needs.
    pub variant: Variant,
}

impl Demo {
    /// Its rules, where it starts and what is played; `None` if they cannot be read, which the tests rule out.
    #[must_use]
    pub fn read(&self) -> Option<(Ruleset, Position, Vec<Move>)> {
        let rules = self.variant.ruleset().ok()?;
        let start: Position = self.position.parse().ok()?;
        let moves = Moves::read(self.moves, rules.pits_a_row()).collect::<Result<_, _>>().ok()?;
        Some((rules, start, moves))
    }
}

/// A paragraph about a game. [`Phrases::fact`] says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Its name among the game's facts.
    pub key: &'static str,
    /// Where it comes from, as it is cited in every language.
    pub source: &'static str,
}

const MANCALA_WORLD: &str = "Mancala World";
const PANKHURST_RIO: &str = "Pankhurst 1971, pp. 182–183; Mancala World";
const PANKHURST_SADEQA: &str = "Pankhurst 1971, pp. 200–201; Mancala World";
const PANKHURST: &str = "R. Pankhurst, “Gabata and Related Board Games of Ethiopia and the Horn of Africa”, \
                         Ethiopia Observer 14(3), 1971, pp. 154–206";

const KIN_THAILAND: Fact = Fact { key: "kin-thailand", source: "Sirindhorn Anthropology Centre, FTT-087" };

const fn rule(key: &'static str) -> Rule {
    Rule { key, ruling: None, demo: None }
}

impl Rule {
    const fn ruling(self, name: &'static str) -> Rule {
        Rule { ruling: Some(name), ..self }
    }

    const fn shown(self, variant: Variant, position: &'static str, moves: &'static str) -> Rule {
        Rule { demo: Some(Demo { position, moves, variant }), ..self }
    }
}

const T: Variant = Variant::of(Game::Tihbat);
const R: Variant = Variant::of(Game::RioKadalis);
const H: Variant = Variant::of(Game::Hoyito);
const S: Variant = Variant::of(Game::Sadeqa);

/// The same game on rows of four pits: enough to see a rule on.
const fn four_pits(variant: Variant) -> Variant {
    Variant { pits: Some(4), ..variant }
}

const R4: Variant = four_pits(R);
const H4: Variant = four_pits(H);
const S4: Variant = four_pits(S);

static TIHBAT: &[Rule] = &[
    rule("board").shown(T, "7,7/7,7 s 0,0", ""),
    rule("aim"),
    rule("first-mover").ruling("first-mover"),
    rule("turn"),
    rule("sowing").shown(T, "4,1/2,1 s 0,0", "A"),
    rule("one-lap").shown(T, "3,2/4,1 s 0,0", "A"),
    rule("long-sowing").ruling("long-sowing").shown(T, "6,1/1,1 s 0,0", "A"),
    rule("lone-seed").ruling("lone-seed").shown(T, "1,3/2,2 s 0,0", "A"),
    rule("lone-steps").shown(Variant { lone_steps: true, ..T }, "1,2/2,2 s 0,0", "A"),
    rule("even-home").shown(T, "2,3/2,1 s 0,0", "A"),
    rule("other-side").shown(T, "3,2/3,2 s 0,0", "A"),
    rule("odd").shown(T, "2,2/1,3 s 0,0", "A"),
    rule("too-many").shown(T, "2,9/1,1 s 0,0", "A"),
    rule("pass").shown(T, "0,0/3,2 s 0,0", "-"),
    rule("neither-can-move").ruling("neither-can-move"),
    rule("repetition").ruling("repetition").shown(T, "1,0/1,0 s 0,0", "Aa"),
    rule("round-end"),
];

static RIO_KADALIS: &[Rule] = &[
    rule("board").shown(R, "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0", ""),
    rule("aim"),
    rule("first-mover").ruling("first-mover"),
    rule("turn"),
    rule("sowing").shown(R4, "3,0,0,0/0,0,2,0 s 0,0", "A"),
    rule("relay").shown(R4, "2,0,1,0/0,0,0,2 s 0,0", "A"),
    rule("long-sowing").ruling("long-sowing").shown(R4, "8,0,0,0/0,0,0,0 s 0,0", "A"),
    rule("empty-pit").shown(R4, "1,0,2,0/0,3,0,0 s 0,0", "A"),
    rule("four").shown(R4, "0,0,3,0/3,0,0,2 s 0,0", "C"),
    rule("binikh").shown(R4, "0,0,2,0/3,0,0,2 s 0,0", "C"),
    rule("standing-four").shown(R4, "0,0,3,0/4,0,0,2 s 0,0", "C"),
    rule("endless").ruling("endless").shown(R4, "2,0,1,0/2,1,0,1 s 0,0", ""),
    rule("stuck").shown(R4, "2,0,0,3/0,0,0,0 s 0,0", "A"),
    rule("all-captured").shown(R4, "1,3,0,0/0,0,0,0 s 0,0", "A"),
    rule("repetition").ruling("repetition").shown(R4, "2,0,1,0/1,0,1,1 s 0,0", "Ad"),
    rule("five-pits").shown(Variant { pits: Some(5), ..R }, "4,4,4,4,4/4,4,4,4,4 s 0,0", ""),
    rule("clockwise").shown(Variant { clockwise: true, ..R4 }, "3,0,0,0/0,0,0,2 s 0,0", "A"),
    rule("match-fill"),
    rule("match-closed").shown(R4, "x,x,0,4/0,0,0,x s 0,0", "D"),
    rule("fill-side").ruling("fill-side").shown(R, "x,x,4,4,4,4/4,4,4,4,4,4 s 2,6", ""),
    rule("match-first").ruling("first-move-alternates"),
    rule("match-end"),
];

static HOYITO: &[Rule] = &[
    rule("board").shown(H, "4,4,4,4,4,4/4,4,4,4,4,4 s 0,0", ""),
    rule("aim"),
    rule("first-mover").ruling("first-mover"),
    rule("turn"),
    rule("sowing").shown(H4, "3,0,0,0/0,0,2,0 s 0,0", "A"),
    rule("relay").shown(H4, "2,0,1,0/0,0,0,2 s 0,0", "A"),
    rule("long-sowing").ruling("long-sowing").shown(H4, "8,0,0,0/0,0,0,0 s 0,0", "A"),
    rule("empty-pit").shown(H4, "1,0,2,0/0,3,0,0 s 0,0", "A"),
    rule("casa").shown(H4, "0,0,3,0/3,0,0,3 s 0,0", "C"),
    rule("last-casa").shown(H4, "0,1,2,0/3,0,0,3 s 0,0", "C"),
    rule("last-four").ruling("last-four").shown(H4, "0,0,3,0/3,0,0,2 s 0,0", "C"),
    rule("endless").ruling("endless").shown(H4, "1,2,0,1/0,1,0,2 s 0,0", ""),
    rule("pass").shown(H4, "0,0,0,0/1,0,2,0 s 0,0", "-"),
    rule("neither-can-move").ruling("neither-can-move"),
    rule("repetition").ruling("repetition").shown(H4, "2,0,1,0/1,1,1,0 s 0,0", "Ab"),
    rule("larger-boards").shown(Variant { pits: Some(8), ..H }, "4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4 s 0,0", ""),
    rule("match-fill"),
    rule("match-closed").shown(H4, "4,0,x,x/0,0,0,x s 0,0", "A"),
    rule("fill-side").ruling("fill-side").shown(H, "4,4,4,4,x,x/4,4,4,4,4,4 s 2,6", ""),
    rule("match-first"),
    rule("after-a-draw").ruling("after-a-draw"),
    rule("match-end"),
];

static SADEQA: &[Rule] = &[
    rule("board").shown(S, "6,6,6,6,6,6,6,6/6,6,6,6,6,6,6,6 s 0,0", ""),
    rule("aim"),
    rule("first-mover").ruling("first-mover"),
    rule("turn"),
    rule("sowing").shown(S4, "0,0,0,3/0,1,0,0 s 0,0", "D"),
    rule("relay").shown(S4, "0,0,2,0/1,0,0,1 s 0,0", "C"),
    rule("long-sowing").ruling("long-sowing").shown(S4, "8,0,0,0/0,0,0,0 s 0,0", "A"),
    rule("opposite").shown(S4, "2,0,0,0/0,3,0,1 s 0,0", "A"),
    rule("facing-empty").shown(S4, "2,0,0,0/1,0,0,1 s 0,0", "A"),
    rule("other-row").shown(S4, "1,0,0,1/0,2,0,0 s 0,0", "D"),
    rule("endless").ruling("endless").shown(S4, "2,0,1,0/1,0,2,1 s 0,0", ""),
    rule("stuck").shown(S4, "2,0,0,3/0,0,0,0 s 0,0", "A"),
    rule("repetition").ruling("repetition").shown(S4, "1,2,1,0/2,1,0,3 s 0,0", "Aa"),
    rule("four-stones").shown(Variant { seeds: Some(4), ..S }, "4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4 s 0,0", ""),
];

/// A game's rules in the order in which they are read: the board, the aim, a turn, captures, the end, match play.
#[must_use]
pub fn rulebook(game: Game) -> &'static [Rule] {
    match game {
        Game::Tihbat => TIHBAT,
        Game::RioKadalis => RIO_KADALIS,
        Game::Hoyito => HOYITO,
        Game::Sadeqa => SADEQA,
    }
}

/// What is known of a game and from whom, paragraph by paragraph.
#[must_use]
pub fn facts(game: Game) -> &'static [Fact] {
    match game {
        Game::Tihbat => {
            &[Fact { key: "what", source: MANCALA_WORLD }, Fact { key: "record", source: MANCALA_WORLD }, KIN_THAILAND]
        }
        Game::RioKadalis => &[
            Fact { key: "what", source: PANKHURST_RIO },
            Fact { key: "name", source: MANCALA_WORLD },
            Fact { key: "board", source: PANKHURST_RIO },
            Fact { key: "record", source: PANKHURST },
            Fact { key: "kin", source: MANCALA_WORLD },
            KIN_THAILAND,
        ],
        Game::Hoyito => &[
            Fact { key: "what", source: MANCALA_WORLD },
            Fact { key: "name", source: MANCALA_WORLD },
            Fact { key: "board", source: MANCALA_WORLD },
            Fact { key: "record", source: "Mancala World; Wikimanqala; Board Game Studies Colloquium VIII, 2005" },
            Fact { key: "uncertain", source: "Mancala World; Wikimanqala" },
            Fact { key: "kin", source: MANCALA_WORLD },
            KIN_THAILAND,
        ],
        Game::Sadeqa => &[
            Fact { key: "what", source: PANKHURST_SADEQA },
            Fact { key: "name", source: PANKHURST_SADEQA },
            Fact { key: "record", source: PANKHURST },
            KIN_THAILAND,
        ],
    }
}

impl Phrases {
    /// A rule's title: a few words.
    #[must_use]
    pub fn rule_title(&self, game: Game, rule: &Rule) -> String {
        self.of_game("rule", game, rule.key, "-title")
    }

    /// A rule in a few sentences; a ruling's with its reason.
    #[must_use]
    pub fn rule_text(&self, game: Game, rule: &Rule) -> String {
        self.of_game("rule", game, rule.key, "-text")
    }

    /// A fact as a paragraph.
    #[must_use]
    pub fn fact(&self, game: Game, fact: &Fact) -> String {
        self.of_game("fact", game, fact.key, "")
    }

    /// What a game's board and seeds are made of, for the board's label.
    #[must_use]
    pub fn material(&self, game: Game) -> String {
        self.text(&format!("material-{game}"))
    }

    /// `rule-sadeqa-opposite-title`, or, where all games say the same, `rule-turn-title`.
    fn of_game(&self, what: &str, game: Game, key: &str, part: &str) -> String {
        let own = format!("{what}-{game}-{key}{part}");
        if self.knows_message(&own) { self.text(&own) } else { self.text(&format!("{what}-{key}{part}")) }
    }
}
