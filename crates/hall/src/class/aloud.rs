//! Reading aloud, with the browser's own voices: off until it is asked for, and honest about languages it has no voice for.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use sowtell_app::words::Words;
use sowtell_phrases::{Language, Value};
use wasm_bindgen::JsCast;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};
use yew::prelude::*;

/// The browser's speech, where it has one and it is asked for.
#[derive(Clone, PartialEq)]
pub struct Speech {
    synthesis: SpeechSynthesis,
    voices: Rc<Vec<SpeechSynthesisVoice>>,
}

/// What reading aloud has come to.
#[derive(Clone, PartialEq)]
pub enum Aloud {
    /// It is not asked for.
    Off,
    /// This browser cannot speak at all.
    Unable,
    /// It speaks.
    Able(Speech),
}

/// What is to be read: each piece with its language.
pub type Pieces = Vec<(Language, String)>;

/// The speech of the browser; its name is asked for by hand, since a browser may have none.
fn synthesis() -> Option<SpeechSynthesis> {
    let found = js_sys::Reflect::get(&window(), &"speechSynthesis".into()).ok()?;
    found.is_object().then(|| found.unchecked_into())
}

fn voices(synthesis: &SpeechSynthesis) -> Vec<SpeechSynthesisVoice> {
    synthesis.get_voices().iter().map(JsCast::unchecked_into).collect()
}

impl Speech {
    /// The voice for a language, if there is one.
    fn voice(&self, language: Language) -> Option<&SpeechSynthesisVoice> {
        self.voices.iter().find(|voice| speaks(&voice.lang(), language.key()))
    }

    /// Says a text after what is being said; nothing where there is no voice for it.
    fn say(&self, language: Language, text: &str) {
        let Some(voice) = self.voice(language) else { return };
        if let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) {
            utterance.set_lang(&voice.lang());
            utterance.set_voice(Some(voice));
            self.synthesis.speak(&utterance);
        }
    }
}

/// Whether a voice's tag (`pa-IN`, `pa_Guru_IN`, `th`) is of this language.
fn speaks(tag: &str, language: &str) -> bool {
    tag.split(['-', '_']).next().is_some_and(|primary| primary.eq_ignore_ascii_case(language))
}

/// The speech of the browser while it is `wanted`; its voices may come later than the page.
#[hook]
pub fn use_aloud(wanted: bool) -> Aloud {
    let aloud = use_state_eq(|| Aloud::Off);
    {
        let aloud = aloud.clone();
        use_effect_with(wanted, move |wanted| {
            let synthesis = wanted.then(synthesis);
            match &synthesis {
                None => aloud.set(Aloud::Off),
                Some(None) => aloud.set(Aloud::Unable),
                Some(Some(synthesis)) => {
                    let voices = Rc::new(voices(synthesis));
                    aloud.set(Aloud::Able(Speech { synthesis: synthesis.clone(), voices }));
                }
            }
            let synthesis = synthesis.flatten();
            let listener = synthesis.clone().map(|synthesis| {
                let target = synthesis.clone();
                EventListener::new(&target, "voiceschanged", move |_| {
                    let voices = Rc::new(voices(&synthesis));
                    aloud.set(Aloud::Able(Speech { synthesis: synthesis.clone(), voices }));
                })
            });
            move || {
                drop(listener);
                if let Some(synthesis) = synthesis {
                    synthesis.cancel();
                }
            }
        });
    }
    (*aloud).clone()
}

/// Reads `pieces` when they are others than before, and stops what was being read; counts the seeds that fall when nothing
/// else is being read.
#[hook]
pub fn use_reading_aloud(aloud: &Aloud, pieces: Pieces, count: Option<(Language, u16, usize)>) {
    let speech = match aloud {
        Aloud::Able(speech) => Some(speech.clone()),
        _ => None,
    };
    use_effect_with((speech.clone(), pieces), |(speech, pieces)| {
        if let Some(speech) = speech {
            speech.synthesis.cancel();
            for (language, text) in pieces.iter().filter(|(_, text)| !text.is_empty()) {
                speech.say(*language, text);
            }
        }
    });
    use_effect_with((speech, count), |(speech, count)| {
        if let (Some(speech), Some((language, number, _))) = (speech, count)
            // What has just been handed over is not spoken yet: it waits.
            && !speech.synthesis.speaking()
            && !speech.synthesis.pending()
        {
            // A voice reads figures as its language's words.
            speech.say(*language, &number.to_string());
        }
    });
}

/// What has to be said about voices that are missing; nothing while all is well.
pub fn voiceless(aloud: &Aloud, words: &Words) -> Html {
    let said = |key: &'static str, language: Option<Language>| {
        let name = language.map(Language::own_name).unwrap_or_default();
        words.both(|p| p.text_with(key, &[("language", Value::Text(name))]))
    };
    let missing: Vec<(AttrValue, Html)> = match aloud {
        Aloud::Off => Vec::new(),
        Aloud::Unable => vec![("".into(), said("aloud-unable", None))],
        Aloud::Able(speech) => {
            let languages = words.all().map(|p| p.language()).filter(|language| speech.voice(*language).is_none());
            languages.map(|language| (language.key().into(), said("aloud-no-voice", Some(language)))).collect()
        }
    };
    html! {
        <div class="voiceless" role="status">
            { for missing.into_iter().map(|(key, said)| html! { <p data-voiceless={key}>{ said }</p> }) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_voice_is_known_by_its_tag() {
        for tag in ["pa", "pa-IN", "pa_IN", "PA-Guru-IN"] {
            assert!(speaks(tag, "pa"), "{tag}");
        }
        for tag in ["", "pap", "en-US", "th-TH"] {
            assert!(!speaks(tag, "pa"), "{tag}");
        }
    }
}
