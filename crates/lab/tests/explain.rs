//! `lab explain`.

mod support;

use support::{lab, printed, refused};

/// A capture by the last seed of a lap, and the end of a round.
const SADEQA: &str = "sadeqa A --from '1,0,0,0,0,0,0,0/0,0,0,0,0,0,5,0 s 40,50'";

#[test]
fn a_move_is_told_event_by_event_and_the_round_to_its_end() {
    let told = printed(&format!("explain {SADEQA} --lang en"));
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].starts_with("South lifts the one seed (daga) in pit A"), "{told}");
    assert!(lines[1].contains("South captures the 5 seeds (daga) in the pit opposite, g"), "{told}");
    assert!(lines[2].starts_with("North has no move."), "{told}");
    assert!(told.contains("North wins with 50 seeds. South has 46."), "{told}");
}

#[test]
fn each_language_is_told_in_its_own_script() {
    let is_gurmukhi = |c: char| ('\u{0A00}'..='\u{0A7F}').contains(&c);
    let is_thai = |c: char| ('\u{0E00}'..='\u{0E7F}').contains(&c);
    let told = |lang: &str| printed(&format!("explain {SADEQA} --lang {lang}"));
    let (english, punjabi, thai) = (told("en"), told("pa"), told("th"));
    assert!(punjabi.contains(is_gurmukhi) && !punjabi.contains(is_thai));
    assert!(thai.contains(is_thai) && !thai.contains(is_gurmukhi));
    assert!(!english.contains(is_gurmukhi) && !english.contains(is_thai));
    assert_eq!(english.lines().count(), punjabi.lines().count());
    assert_eq!(english.lines().count(), thai.lines().count());
}

#[test]
fn a_game_is_played_without_some_of_its_captures() {
    let told = |captures: &str| {
        printed(&format!(
            "explain rio-kadalis E --from '0,1,0,1,2,0/3,0,0,1,0,2 s 20,18' --lang en --captures {captures}"
        ))
    };
    assert!(told("four,binikh").contains("binikh!"));
    let without = told("four");
    assert!(!without.contains("binikh") && without.contains("all 4 seeds there are lifted and sown on"), "{without}");
    refused(
        "explain rio-kadalis E --lang en --captures casa",
        "",
        "rio-kadalis captures by four,binikh, or by some of these, but never by last-four alone or by nothing",
    );
}

#[test]
fn digits_are_western_unless_the_languages_own_are_asked_for() {
    let told = |options: &str| printed(&format!("explain rio-kadalis A {options}"));
    assert!(told("--lang pa").contains('4') && !told("--lang pa").contains('੪'));
    assert!(told("--lang pa --digits native").contains('੪'));
    assert!(told("--lang th --digits native").contains('๔'));
    assert_eq!(told("--lang th --digits western"), told("--lang th"));
}

#[test]
fn whole_random_games_are_told_without_a_gap() {
    for game in ["tihbat", "rio-kadalis", "hoyito", "sadeqa"] {
        let moves = printed(&format!("random {game} --seed 11"));
        for lang in ["en", "pa", "th"] {
            let told = printed(&format!("explain {game} '{}' --lang {lang}", moves.trim()));
            assert!(told.lines().count() > moves.trim().len(), "{game}: a ply has a line at least");
            assert!(told.lines().all(|line| !line.trim().is_empty() && !line.contains('{')), "{told}");
        }
    }
}

#[test]
fn a_match_on_record_is_told_with_what_happens_between_its_rounds() {
    let round = printed("match rio-kadalis --seed 7 --rounds 1");
    let round: serde_json::Value = serde_json::from_str(round.lines().next().expect("a round")).expect("JSON");
    let record = format!("game: rio-kadalis\nmatch: yes\nmoves: {}\nmoves:\n", round["moves"].as_str().expect("moves"));
    let alone = format!("game: rio-kadalis\nmatch: yes\nmoves: {}\n", round["moves"].as_str().expect("moves"));
    let told = |record: String| {
        let output = lab("explain --record - --lang en").write_stdin(record).output().expect("the lab runs");
        assert!(output.status.success());
        String::from_utf8(output.stdout).expect("text").lines().count()
    };
    assert!(told(record) >= told(alone) + 2, "how each player fills the pits is told");
}

#[test]
fn a_wrong_move_is_named_after_what_came_before_it() {
    let first = printed("explain tihbat A --lang en");
    refused("explain tihbat AA --lang en", &first, "ply 2: A cannot be played: the pit is not the mover's own");
}

#[test]
fn an_unknown_language_or_kind_of_digits_is_refused() {
    refused(
        "explain tihbat A --lang de",
        "",
        "invalid value 'de' for '--lang <LANGUAGE>': the languages are en, pa and th",
    );
    refused(
        "explain tihbat A --lang en --digits roman",
        "",
        "invalid value 'roman' for '--digits <DIGITS>': digits are western or native",
    );
    refused("explain tihbat A", "", "the following required arguments were not provided: --lang <LANGUAGE>");
}
