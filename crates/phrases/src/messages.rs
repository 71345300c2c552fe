//! Messages of Project Fluent: `fluent-syntax` reads them, and what is said of them is put together here.
//!
//! Only what `web/locales` uses is known: texts, arguments, references to other messages, and choices by an argument. The
//! usual resolver brings its own reading of fractions and the plural rules of all languages, which weigh more than all the
//! words of a first visit; here numbers are whole, and the build tabulates the plurals of the languages there are
//! (`build.rs`). The tests look at the words for anything else.

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser::parse_runtime,
};

use crate::{Language, NoMessages, Value};

/// Messages that refer to messages are followed so far, should they ever refer to themselves.
const DEEPEST: usize = 8;

/// The messages of a language.
pub(crate) struct Messages {
    language: Language,
    /// Each by its key, in the order of the keys.
    all: Vec<(String, Pattern<String>)>,
}

impl Messages {
    /// Those that are compiled in.
    pub(crate) fn of(language: Language) -> Messages {
        let mut messages = Messages { language, all: Vec::new() };
        for text in [Some(language.messages()), language.reading()].into_iter().flatten() {
            let read = parse_runtime(text.to_owned());
            // What cannot be read is left out, and then said in English.
            messages.take(read.unwrap_or_else(|(readable, _)| readable).body);
        }
        messages
    }

    /// Takes up the messages of a text that holds nothing else.
    pub(crate) fn learn(&mut self, text: String) -> Result<(), NoMessages> {
        let body = parse_runtime(text).map_err(|_| NoMessages)?.body;
        if !body.iter().any(|entry| matches!(entry, Entry::Message(_))) {
            return Err(NoMessages);
        }
        self.take(body);
        Ok(())
    }

    fn take(&mut self, body: Vec<Entry<String>>) {
        self.all.extend(body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value?)),
            _ => None,
        }));
        self.all.sort_by(|(one, _), (other, _)| one.cmp(other));
    }

    fn find(&self, key: &str) -> Option<&Pattern<String>> {
        let at = self.all.binary_search_by(|(id, _)| id.as_str().cmp(key)).ok()?;
        self.all.get(at).map(|(_, pattern)| pattern)
    }

    /// Whether there is a message with this key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.find(key).is_some()
    }

    /// The message with this key and these arguments. An argument that is not given is said by its name in braces, as
    /// Fluent does, for the tests to find.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        let saying = Saying { messages: self, args };
        let mut text = String::new();
        saying.pattern(self.find(key)?, &mut text, DEEPEST);
        Some(text)
    }
}

/// A message under way.
struct Saying<'a> {
    messages: &'a Messages,
    args: &'a [(&'a str, Value<'a>)],
}

impl Saying<'_> {
    fn pattern(&self, pattern: &Pattern<String>, text: &mut String, deeper: usize) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, text, deeper),
            }
        }
    }

    fn expression(&self, expression: &Expression<String>, text: &mut String, deeper: usize) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, text, deeper),
            Expression::Select { selector, variants } => {
                let by = match selector {
                    InlineExpression::VariableReference { id } => self.argument(&id.name),
                    _ => None,
                };
                let fits = |variant: &&Variant<String>| by.is_some_and(|by| self.fits(&variant.key, by));
                let chosen = variants.iter().find(fits).or_else(|| variants.iter().find(|variant| variant.default));
                if let Some(chosen) = chosen {
                    self.pattern(&chosen.value, text, deeper);
                }
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<String>, text: &mut String, deeper: usize) {
        match inline {
            InlineExpression::StringLiteral { value } => text.push_str(value),
            InlineExpression::VariableReference { id } => match self.argument(&id.name) {
                Some(Value::Text(given)) => text.push_str(given),
                Some(Value::Number(given)) => text.push_str(&given.to_string()),
                None => text.extend(["{$", &id.name, "}"]),
            },
            InlineExpression::MessageReference { id, .. } => {
                if let (Some(pattern), true) = (self.messages.find(&id.name), deeper > 0) {
                    self.pattern(pattern, text, deeper - 1);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, text, deeper),
            InlineExpression::NumberLiteral { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }

    fn argument(&self, name: &str) -> Option<Value<'_>> {
        self.args.iter().find(|(given, _)| *given == name).map(|&(_, value)| value)
    }

    /// Whether a variant is for this value: a word for the same word or for the plural category of a number, a number for
    /// the same number.
    fn fits(&self, key: &VariantKey<String>, value: Value<'_>) -> bool {
        match (key, value) {
            (VariantKey::Identifier { name }, Value::Text(word)) => name == word,
            (VariantKey::Identifier { name }, Value::Number(n)) => name == self.messages.language.plural(n),
            (VariantKey::NumberLiteral { value }, Value::Number(n)) => value.parse() == Ok(n),
            (VariantKey::NumberLiteral { .. }, Value::Text(_)) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learnt(text: &str) -> Messages {
        let mut messages = Messages { language: Language::English, all: Vec::new() };
        messages.learn(text.to_owned()).expect("messages");
        messages
    }

    #[test]
    fn a_choice_takes_the_first_variant_that_fits_and_the_starred_one_otherwise() {
        let messages = learnt(
            "seeds = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } seeds\n}\n\
             first = { $n ->\n    [one] one\n    [1] never\n   *[other] many\n}\n\
             starred = { $who ->\n   *[south] near\n    [north] far\n}\n",
        );
        let seeds = |n| messages.say("seeds", &[("n", Value::Number(n))]);
        assert_eq!([0, 1, 2, -1].map(|n| seeds(n).expect("it is there")), ["none", "one", "2 seeds", "one"]);
        assert_eq!(messages.say("first", &[("n", Value::Number(1))]).as_deref(), Some("one"));
        for (who, said) in [("south", "near"), ("north", "far"), ("west", "near")] {
            assert_eq!(messages.say("starred", &[("who", Value::Text(who))]).as_deref(), Some(said));
        }
        assert_eq!(messages.say("starred", &[]).as_deref(), Some("near"));
        assert_eq!(messages.say("seeds", &[("n", Value::Text("0"))]).as_deref(), Some("0 seeds"));
        assert_eq!(messages.say("west", &[]), None);
    }

    #[test]
    fn what_is_not_given_is_named_and_what_refers_to_itself_comes_to_an_end() {
        let messages = learnt("greeting = Good { $time }{\", \"}{ name }\nname = { $name }\nround = ({ round })\n");
        let said = messages.say("greeting", &[("name", Value::Text("Asha"))]);
        assert_eq!(said.as_deref(), Some("Good {$time}, Asha"));
        assert_eq!(messages.say("round", &[]).map(|said| said.len()), Some(2 * (DEEPEST + 1)));
    }

    #[test]
    fn a_later_text_adds_to_an_earlier_one() {
        let mut messages = learnt("b = { a }\n");
        assert!(messages.learn("a = 1\nc = 3\n".to_owned()).is_ok());
        assert_eq!(
            ["a", "b", "c"].map(|key| messages.say(key, &[])),
            ["1", "1", "3"].map(|said| Some(said.to_owned()))
        );
        assert!(messages.has("a") && !messages.has("d"));
    }
}
