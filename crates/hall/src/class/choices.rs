//! The further choices for the class, in a dialog.

use sowtell_app::pages::{Dialog, choice, tick};
use sowtell_app::session::Speed;
use sowtell_app::settings::{Palette, Settings};
use sowtell_app::words::Words;
use sowtell_phrases::Digits;
use yew::prelude::*;

use super::options::Options;

/// What the dialog shows, and whom it tells.
pub struct Choices<'c> {
    /// The words.
    pub words: &'c Words,
    /// The choices that a page has too.
    pub settings: Settings,
    /// Called with others of these.
    pub onsettings: &'c Callback<Settings>,
    /// How the class is taught.
    pub options: Options,
    /// Called with other choices of these.
    pub onoptions: &'c Callback<Options>,
    /// Called when the dialog is closed.
    pub onclose: Callback<()>,
    /// What can be said of reading aloud here.
    pub voices: Html,
    /// The tally, and what begins it anew.
    pub tally: Html,
}

/// The dialog.
pub fn choices(props: &Choices<'_>) -> Html {
    let Choices { words, settings, onsettings, options, onoptions, .. } = props;
    let (settings, options) = (*settings, *options);
    let with = |change: fn(&mut Settings, &str)| {
        let onsettings = (*onsettings).clone();
        Callback::from(move |value: String| {
            let mut settings = settings;
            change(&mut settings, &value);
            onsettings.emit(settings);
        })
    };
    let switch = |id: &'static str, on: bool, change: fn(&mut Options, bool)| {
        let onoptions = (*onoptions).clone();
        let then = Callback::from(move |on: bool| {
            let mut options = options;
            change(&mut options, on);
            onoptions.emit(options);
        });
        tick(id, words.text(id), on, then)
    };
    let worded = |keys: &[(&'static str, String)]| {
        keys.iter().map(|(value, key)| (AttrValue::from(*value), words.text(key), None)).collect::<Vec<_>>()
    };
    let speeds = Speed::ALL.map(|speed| (speed.key(), format!("speed-{}", speed.key())));
    let palettes = Palette::ALL.map(|palette| (palette.key(), format!("palette-{}", palette.key())));
    let digits = [("western", "digits-western".to_owned()), ("native", "digits-native".to_owned())];
    let own_digits = if settings.digits == Digits::Native { "native" } else { "western" };
    html! {
        <Dialog title={words.text("class-options")} close={words.text("close")} onclose={props.onclose.clone()}>
            <div class="fields">
                { choice("set-speed", words.text("settings-speed"), worded(&speeds), settings.speed.key(),
                    with(|s, value| s.speed = Speed::named(value).unwrap_or_default())) }
                { switch("option-by-hand", options.by_hand, |o, on| o.by_hand = on) }
                { switch("option-counts", options.counts, |o, on| o.counts = on) }
                { switch("option-hints", options.hints, |o, on| o.hints = on) }
                { switch("option-aloud", options.aloud, |o, on| o.aloud = on) }
                { props.voices.clone() }
                { switch("option-sounds", options.sounds, |o, on| o.sounds = on) }
                { choice("set-digits", words.text("settings-digits"), worded(&digits), own_digits,
                    with(|s, value| s.digits = value.parse().unwrap_or_default())) }
                { choice("set-palette", words.text("settings-palette"), worded(&palettes), settings.palette.key(),
                    with(|s, value| s.palette = Palette::ALL.into_iter().find(|palette| palette.key() == value).unwrap_or_default())) }
                { props.tally.clone() }
            </div>
        </Dialog>
    }
}
