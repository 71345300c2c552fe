//! What stands on the kiosk: a demonstration, or a visitor's game. Plain Rust, no browser.

use std::rc::Rc;

use sowtell_app::session::Speed;
use sowtell_app::settings::{Seat, Settings};
use sowtell_phrases::Language;
use sowtell_rules::Game;
use yew::Reducible;

use super::config::{Config, Extra};

/// What stands on the kiosk, and what has stood there since it began.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// What the kiosk is set to.
    pub config: Rc<Config>,
    /// What stands there now.
    pub now: Now,
    /// Grows with every board that is laid out anew: what belongs to one board is not taken for another's.
    pub board: u32,
    /// Demonstrations that have been begun.
    pub shows: u32,
    /// Visitors' games that have been begun.
    pub games: u32,
}

/// What stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    /// A demonstration: nobody is there.
    Show,
    /// A visitor's game.
    Visit(Chosen),
}

/// What a visitor has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The game.
    pub game: Game,
    /// The language.
    pub language: Language,
    /// The far player's language in table mode, where it is one of their own.
    pub far: Option<Language>,
    /// Who plays North.
    pub north: Seat,
    /// How fast seeds are sown.
    pub speed: Speed,
    /// Whether each move's worth stands on the board.
    pub values: bool,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Somebody touches the screen, perhaps on the name of a language.
    Begin(Option<Language>),
    /// The demonstration is over.
    ShowOver,
    /// The visitor chooses.
    Choose(Chosen),
    /// Nobody is there any more.
    Reset,
}

impl Standing {
    /// The first demonstration.
    #[must_use]
    pub fn new(config: Rc<Config>) -> Standing {
        Standing { config, now: Now::Show, board: 0, shows: 1, games: 0 }
    }

    /// The game of the present demonstration, its language, and how often the game has been shown before.
    #[must_use]
    pub fn shown(&self) -> (Game, Language, usize) {
        let Config { games, languages, .. } = &*self.config;
        let number = self.shows.saturating_sub(1) as usize;
        // Each time the next game and the next language; once all have met that meet so, one language further.
        let divisor = divisor(games.len(), languages.len());
        let further = number / (games.len() * languages.len() / divisor) % divisor;
        (games[number % games.len()], languages[(number + further) % languages.len()], number / games.len())
    }

    /// The game and the language that stand there.
    #[must_use]
    pub fn chosen(&self) -> Chosen {
        match self.now {
            Now::Visit(visit) => visit,
            Now::Show => {
                let (game, language, _) = self.shown();
                let far = self.config.north_language.or(self.config.also);
                let (north, speed) = (self.config.north, self.config.speed);
                Chosen { game, language, far, north, speed, values: false }
            }
        }
    }

    /// The settings of the board.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let config = &self.config;
        let Chosen { language, north, speed, values, .. } = self.chosen();
        let also = config.also.filter(|also| !config.table && *also != language);
        let help = config.offers(Extra::Hints) || config.offers(Extra::Values);
        let seats = [Seat::default(), north];
        let (palette, digits) = (config.palette, config.digits);
        Settings { language, also, digits, speed, paths: true, palette, seats, help, values }
    }

    /// The far player's language, in table mode.
    #[must_use]
    pub fn far(&self) -> Option<Language> {
        let Chosen { far, language, .. } = self.chosen();
        self.config.table.then(|| far.unwrap_or(language))
    }

    /// What stands there after something has happened.
    #[must_use]
    pub fn told(&self, told: Told) -> Standing {
        let mut next = self.clone();
        match (told, self.now) {
            (Told::Begin(language), Now::Show) => {
                let visit = self.chosen();
                next.now = Now::Visit(Chosen { language: language.unwrap_or(visit.language), ..visit });
                next.board += 1;
                next.games += 1;
            }
            (Told::ShowOver, Now::Show) | (Told::Reset, Now::Visit(_)) => {
                next.now = Now::Show;
                next.board += 1;
                next.shows += 1;
            }
            (Told::Choose(visit), Now::Visit(before)) => {
                next.now = Now::Visit(visit);
                if visit.game != before.game {
                    next.board += 1;
                    next.games += 1;
                }
            }
            // Too late, or too early.
            (Told::Begin(_) | Told::ShowOver | Told::Choose(_) | Told::Reset, _) => {}
        }
        next
    }
}

/// The greatest common divisor of two numbers above 0.
fn divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { divisor(b, a % b) }
}

impl Reducible for Standing {
    type Action = Told;

    fn reduce(self: Rc<Self>, told: Told) -> Rc<Self> {
        let next = Standing::told(&self, told);
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stand(games: &[Game], languages: &[Language]) -> Standing {
        Standing::new(Rc::new(Config { games: games.to_vec(), languages: languages.to_vec(), ..Config::default() }))
    }

    #[test]
    fn every_game_is_shown_in_every_language_before_any_pair_comes_again() {
        for games in 1..=4 {
            for languages in 1..=Language::ALL.len() {
                let mut stand = stand(&Game::ALL[..games], &Language::ALL[..languages]);
                let mut seen = Vec::new();
                for _ in 0..games * languages {
                    let (game, language, _) = stand.shown();
                    assert!(!seen.contains(&(game, language)), "{games} games in {languages} languages");
                    seen.push((game, language));
                    stand = stand.told(Told::ShowOver);
                }
                let (game, language, _) = stand.shown();
                assert_eq!((game, language), seen[0]);
            }
        }
    }

    #[test]
    fn the_next_demonstration_is_another_game_in_another_language() {
        let first = stand(&Game::ALL, &Language::ALL);
        let second = first.told(Told::ShowOver);
        let ((game, language, _), (another, other, _)) = (first.shown(), second.shown());
        assert!(game != another && language != other);
    }

    #[test]
    fn a_touch_begins_the_game_that_is_shown_in_its_language_or_the_one_touched() {
        let stand = stand(&Game::ALL, &Language::ALL).told(Told::ShowOver);
        let (game, language, _) = stand.shown();
        let begun = stand.told(Told::Begin(None));
        assert_eq!((begun.chosen().game, begun.chosen().language), (game, language));
        assert_ne!(begun.board, stand.board, "the board is laid out anew");
        assert_eq!((begun.games, begun.shows), (1, 2));
        let chosen = stand.told(Told::Begin(Some(Language::ALL[0])));
        assert_eq!((chosen.chosen().game, chosen.chosen().language), (game, Language::ALL[0]));
        assert_eq!(begun.told(Told::Begin(None)), begun, "a second touch begins nothing");
    }

    #[test]
    fn a_reset_forgets_game_language_speed_and_player() {
        let begun = stand(&Game::ALL, &Language::ALL).told(Told::Begin(None));
        let chosen = begun.told(Told::Choose(Chosen {
            game: Game::Sadeqa,
            language: Language::ALL[2],
            speed: Speed::Instant,
            north: Seat(Some(sowtell_solver::Level::Easy)),
            values: true,
            ..begun.chosen()
        }));
        assert_ne!(chosen.board, begun.board);
        let reset = chosen.told(Told::Reset);
        let (game, language, _) = reset.shown();
        assert_eq!((game, language), (Game::ALL[1], Language::ALL[1]), "the demonstration after the one touched");
        let settings = reset.settings();
        assert_eq!((settings.speed, settings.seats, settings.values), (Speed::Normal, [Seat::default(); 2], false));
        assert_eq!(reset.told(Told::Reset), reset);
    }

    #[test]
    fn another_language_leaves_the_board_alone() {
        let begun = stand(&Game::ALL, &Language::ALL).told(Told::Begin(None));
        let chosen = begun.told(Told::Choose(Chosen { language: Language::ALL[1], ..begun.chosen() }));
        assert_eq!((chosen.board, chosen.settings().language), (begun.board, Language::ALL[1]));
    }

    #[test]
    fn across_a_table_the_far_player_has_a_language_of_their_own_if_wished() {
        let config = |also| Config { table: true, also, ..Config::default() };
        let follows = Standing::new(Rc::new(config(None))).told(Told::Begin(Some(Language::ALL[2])));
        assert_eq!(follows.far(), Some(Language::ALL[2]));
        let chosen = follows.told(Told::Choose(Chosen { language: Language::ALL[0], ..follows.chosen() }));
        assert_eq!(chosen.far(), Some(Language::ALL[0]), "the far side follows still");
        let apart = chosen.told(Told::Choose(Chosen { far: Some(Language::ALL[0]), ..chosen.chosen() }));
        let apart = apart.told(Told::Choose(Chosen { language: Language::ALL[1], ..apart.chosen() }));
        assert_eq!(apart.far(), Some(Language::ALL[0]), "once chosen, it is theirs");
        let own = Standing::new(Rc::new(config(Some(Language::ALL[1])))).told(Told::Begin(Some(Language::ALL[2])));
        assert_eq!(own.far(), Some(Language::ALL[1]));
        assert_eq!(own.settings().also, None, "the second language is across the table");
        let beside = Standing::new(Rc::new(Config { also: Some(Language::ALL[1]), ..Config::default() }));
        assert_eq!((beside.far(), beside.settings().also), (None, Some(Language::ALL[1])));
    }
}
