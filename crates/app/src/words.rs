//! The page's words: one language, or two at once.

use std::rc::Rc;

use sowtell_phrases::{Digits, Language, Phrases, Value};
use yew::prelude::*;

/// The languages in use. Cheap to clone; two are equal while nothing has been changed.
#[derive(Clone)]
pub struct Words(Rc<Inner>);

struct Inner {
    main: Phrases,
    also: Option<Phrases>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Words {
    /// The words of a language, and of a second one if wished.
    #[must_use]
    pub fn new(language: Language, also: Option<Language>, digits: Digits) -> Words {
        let also = also.filter(|&also| also != language).map(|also| Phrases::new(also, digits));
        Words(Rc::new(Inner { main: Phrases::new(language, digits), also }))
    }

    /// The first language's phrases.
    #[must_use]
    pub fn main(&self) -> &Phrases {
        &self.0.main
    }

    /// The second language's phrases.
    #[must_use]
    pub fn also(&self) -> Option<&Phrases> {
        self.0.also.as_ref()
    }

    /// The phrases of every language in use, the first language's first.
    pub fn all(&self) -> impl Iterator<Item = &Phrases> {
        std::iter::once(self.main()).chain(self.also())
    }

    /// A message in the first language.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.0.main.text(key)
    }

    /// A message with arguments in the first language.
    #[must_use]
    pub fn text_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.0.main.text_with(key, args)
    }

    /// Something said in both languages, each piece marked with its language.
    pub fn both(&self, say: impl Fn(&Phrases) -> String) -> Html {
        self.said_in_both(&say)
    }

    /// Built once, however many things are said.
    fn said_in_both(&self, say: &dyn Fn(&Phrases) -> String) -> Html {
        let piece = |phrases: &Phrases, class: &'static str| {
            html! { <span class={class} lang={phrases.language().key()}>{ say(phrases) }</span> }
        };
        html! {
            <>
                { piece(self.main(), "said") }
                if let Some(also) = self.also() { { " " }{ piece(also, "said also") } }
            </>
        }
    }

    /// Something short said in both languages, for names that are read out: joined by a dot.
    #[must_use]
    pub fn joined(&self, say: impl Fn(&Phrases) -> String) -> String {
        match self.also() {
            Some(also) => format!("{} · {}", say(self.main()), say(also)),
            None => say(self.main()),
        }
    }
}
