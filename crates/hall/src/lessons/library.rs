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
    let names = match text(LIST).await.ok_or(Trouble::NotThere).and_then(|text| names(&text)) {
        Ok(names) => names,
        Err(trouble) => {
            library.troubles.push((file(LIST), trouble));
            return library;
        }
    };
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

/// The names in the list.
fn names(text: &str) -> Result<Vec<String>, Trouble> {
    let reader = &mut serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(reader)
        .map_err(|fault| Trouble::Unreadable { field: fault.path().to_string(), why: fault.inner().to_string() })
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
        assert_eq!(names(r#"["binikh", "my-own_2"]"#), Ok(vec!["binikh".to_owned(), "my-own_2".to_owned()]));
        assert!(matches!(names(r#"["binikh", 2]"#), Err(Trouble::Unreadable { field, .. }) if field == "[1]"));
        assert!(is_name("my-own_2") && !is_name("../../elsewhere") && !is_name("") && !is_name("ਪਾਠ"));
    }
}
