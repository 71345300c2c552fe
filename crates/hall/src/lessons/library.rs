//! The lessons beside the page: the list of them, and each file.

use std::rc::Rc;

use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestCache, RequestInit, Response};
use yew::prelude::*;

use super::lesson::Lesson;
use super::trouble::Trouble;

const LIST: &str = "lessons";

/// All lessons that hold, in the order of the list, and what is wrong with the others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Library {
    /// The lessons.
    pub lessons: Vec<Rc<Lesson>>,
    /// The files that hold none, and why.
    pub troubles: Vec<(String, Trouble)>,
}

/// The lessons; none while they are on their way. They are asked for anew each time, so that a file that has just been
/// changed is seen.
#[hook]
pub fn use_library() -> Option<Rc<Library>> {
    let library = use_state_eq(|| None::<Rc<Library>>);
    {
        let library = library.clone();
        use_effect_with((), move |()| {
            spawn_local(async move { library.set(Some(Rc::new(read().await))) });
        });
    }
    (*library).clone()
}

async fn read() -> Library {
    let mut library = Library::default();
    let (names, twice) = match text(LIST).await.ok_or(Trouble::NoList).and_then(|text| names(&text)) {
        Ok(names) => names,
        Err(trouble) => {
            library.troubles.push((file(LIST), trouble));
            return library;
        }
    };
    library.troubles.extend(twice.iter().map(|name| (file(name), Trouble::Twice)));
    // All are asked for before the first is waited for.
    let asked: Vec<_> = names.into_iter().map(|name| (is_name(&name).then(|| ask(&name)), name)).collect();
    for (asked, name) in asked {
        let read = match asked {
            None => Err(Trouble::Name),
            Some(asked) => match answered(asked).await {
                None => Err(Trouble::NotThere),
                Some(text) => Lesson::read(&name, &text),
            },
        };
        match read {
            Ok(lesson) => library.lessons.push(Rc::new(lesson)),
            Err(trouble) => library.troubles.push((file(&name), trouble)),
        }
    }
    library
}

/// The names in the list, each once; and those that stand there more than once.
fn names(text: &str) -> Result<(Vec<String>, Vec<String>), Trouble> {
    let listed: Vec<String> = serde_json::from_str(text).map_err(|fault| Trouble::List(fault.to_string()))?;
    let (mut names, mut twice) = (Vec::new(), Vec::new());
    for name in listed {
        if !names.contains(&name) {
            names.push(name);
        } else if !twice.contains(&name) {
            twice.push(name);
        }
    }
    Ok((names, twice))
}

/// Whether a name can be that of a file beside the page.
fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

fn file(name: &str) -> String {
    let shown: String = name.chars().take(60).collect();
    format!("{shown}.json")
}

fn ask(name: &str) -> JsFuture {
    let how = RequestInit::new();
    how.set_cache(RequestCache::NoCache);
    JsFuture::from(window().fetch_with_str_and_init(&format!("lessons/{name}.json"), &how))
}

async fn answered(asked: JsFuture) -> Option<String> {
    let response: Response = asked.await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

async fn text(name: &str) -> Option<String> {
    answered(ask(name)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_names_and_a_name_is_no_path() {
        let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(names(r#"["binikh", "my-own_2"]"#), Ok((own(&["binikh", "my-own_2"]), own(&[]))));
        let bad = |text: &str, said: &str| matches!(names(text), Err(Trouble::List(why)) if why.contains(said));
        assert!(bad(r#"["binikh", 2]"#, "expected a string at line 1 column 12"));
        assert!(bad(r#"["binikh"] ["casa"]"#, "trailing characters"));
        assert!(is_name("my-own_2") && !is_name("../../elsewhere") && !is_name("") && !is_name("ਪਾਠ"));
    }

    #[test]
    fn a_name_that_stands_there_more_than_once_is_kept_once_and_told_once() {
        let (names, twice) = names(r#"["casa", "binikh", "casa", "casa"]"#).expect("a list");
        assert_eq!(
            (names.as_slice(), twice.as_slice()),
            (["casa", "binikh"].map(String::from).as_slice(), ["casa".to_owned()].as_slice())
        );
    }
}
