//! The class's part of the address.

use sowtell_app::address::{self, Address, Fault, Page, Why, shorten};
use sowtell_app::session::Session;
use sowtell_app::settings::{Palette, Settings};

use super::options::Options;
use super::section::{Parameters, Section};

const SECTION: &str = "section";

/// What an address asks of the class.
pub struct Asked {
    /// What every view understands.
    pub address: Address,
    /// The section shown.
    pub section: Section,
    /// How the class is taught.
    pub options: Options,
    /// The parameters of sections.
    pub of_sections: Parameters,
    /// What cannot be followed.
    pub faults: Vec<Fault>,
}

/// Reads a query. Nothing in it can fail the whole: each fault is named and the rest is followed.
#[must_use]
pub fn read(query: &str) -> Asked {
    let of_sections = || Section::ALL.into_iter().filter_map(|section| Some((section, section.parameter()?)));
    let own: Vec<&str> =
        of_sections().map(|(_, name)| name).chain(Options::NAMES.iter().copied()).chain([SECTION]).collect();
    let (address, faults) = address::read_beside(query, &own);
    let (section, options) = (Section::default(), Options::default());
    let mut asked = Asked { address, section, options, of_sections: Vec::new(), faults };
    // A parameter of a section leads there, unless the address names a section.
    let mut named = false;
    for (name, value) in form_urlencoded::parse(query.trim_start_matches('?').as_bytes()) {
        let taken = if name == SECTION {
            named = true;
            let found = Section::ALL.into_iter().find(|section| section.key() == value);
            asked.section = found.unwrap_or_default();
            found.map(|_| ()).ok_or(Why::NotOneOf(SECTIONS))
        } else if let Some((section, name)) = of_sections().find(|(_, known)| *known == name) {
            if !named {
                asked.section = section;
            }
            let taken = section.check(&value);
            if taken.is_ok() {
                asked.of_sections.push((name, value.clone().into_owned()));
            }
            taken
        } else {
            asked.options.take(&name, &value)
        };
        if let Err(why) = taken {
            asked.faults.push(Fault { name: name.into_owned(), value: shorten(&value), why });
        }
    }
    asked
}

const SECTIONS: &str = "board, lessons, set-up, compare, paper";

/// Writes the query that opens the class as it is now.
#[must_use]
pub fn write(
    section: Section,
    session: &Session,
    settings: &Settings,
    options: &Options,
    of_section: &Parameters,
) -> String {
    let mut query = form_urlencoded::Serializer::new(String::from("view=class"));
    if section != Section::default() {
        query.append_pair(SECTION, section.key());
    }
    let mut text = query.finish();
    text.push('&');
    text.push_str(&address::write(Page::Play, session, settings));
    let mut query = form_urlencoded::Serializer::new(text);
    // The usual colours of a page are left out of its address; those of a class are others.
    if settings.palette == Palette::System {
        query.append_pair("palette", settings.palette.key());
    }
    options.write(&mut query);
    query.extend_pairs(of_section);
    query.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let session = Session::recorded(sowtell_rules::Game::Sadeqa);
        for palette in Palette::ALL {
            let settings = Settings { palette, ..Settings::default() };
            let options = Options { hints: true, counts: false, ..Options::default() };
            let query = write(Section::Board, &session, &settings, &options, &Vec::new());
            let asked = read(&query);
            assert_eq!(asked.faults, [], "{query}");
            assert_eq!(asked.options, options, "{query}");
            assert_eq!(asked.address.palette, Some(palette), "{query}");
        }
    }

    #[test]
    fn what_cannot_be_followed_is_named_and_the_rest_is_followed() {
        let asked = read("?view=class&ask=weather&hints=yes&section=attic&colour=blue&lang=th");
        let mut names: Vec<&str> = asked.faults.iter().map(|fault| fault.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["ask", "colour", "section"]);
        assert!(asked.options.hints);
        assert_eq!(asked.address.language.map(|language| language.key()), Some("th"));
    }

    #[test]
    fn two_ways_of_playing_that_there_are_not_are_named_and_their_section_shown() {
        let asked = read("?view=class&compare=foo,bar");
        assert_eq!(asked.faults.iter().map(|fault| fault.name.as_str()).collect::<Vec<_>>(), ["compare"]);
        assert_eq!((asked.section, asked.of_sections), (Section::Compare, Vec::new()));
        assert_eq!(read("?view=class&compare=hoyito,sadeqa").faults, []);
    }

    #[test]
    fn a_parameter_of_a_section_leads_to_it_unless_the_address_names_another() {
        for (query, section) in [
            ("lesson=binikh", Section::Lessons),
            ("compare=tihbat,sadeqa", Section::Compare),
            ("sheet=score", Section::Paper),
            ("sheet=score&section=set-up", Section::Setup),
            ("section=board&sheet=score", Section::Board),
            ("sheet=score&section=attic", Section::Board),
            ("hints=yes", Section::Board),
        ] {
            assert_eq!(read(query).section, section, "{query}");
        }
        assert_eq!(read("?sheet=score").of_sections, [(crate::paper::SHEET, "score".to_owned())]);
    }

    #[test]
    fn a_sheet_that_there_is_not_is_named_and_its_section_shown() {
        let asked = read("?view=class&sheet=foo");
        let why = Why::NotOneOf("rules, board, score");
        assert_eq!(asked.faults, [Fault { name: "sheet".to_owned(), value: "foo".to_owned(), why }]);
        assert_eq!((asked.section, asked.of_sections), (Section::Paper, Vec::new()));
    }

    #[test]
    fn a_long_value_is_cut_where_it_is_seen_to_be() {
        let asked = read(&format!("?ask={}", "é".repeat(100)));
        assert_eq!(asked.faults[0].value, format!("{}…", "é".repeat(60)));
    }
}
