//! The dialog that shares a board: its link, the code that puts it into another page, and the link as a QR code.

use sowtell_rules::Game;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::dialogs::Dialog;
use crate::host::{files, qr};
use crate::reading::{Reading, waiting};
use crate::widgets::{button, select};
use crate::words::Words;

/// What is shared.
pub struct Share<'s> {
    /// Whether the dialog is open.
    pub open: bool,
    /// The link to the board.
    pub link: &'s str,
    /// The game on it.
    pub game: Game,
    /// The words.
    pub words: &'s Words,
    /// Whether the dialog's own words are here.
    pub reading: &'s Reading,
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// The dialog, while it is open.
#[hook]
pub fn use_share(share: Share<'_>) -> Html {
    let Share { open, link, game, words, reading, onclose } = share;
    let plain = use_state_eq(|| false);
    let copied = use_state_eq(|| None::<bool>);
    // Not made yet; or made, if it could be.
    let image = use_state_eq(|| None::<Option<String>>);
    {
        let (image, copied) = (image.clone(), copied.clone());
        use_effect_with(open.then(|| link.to_owned()), move |link| {
            copied.set(None);
            image.set(None);
            if let Some(link) = link.clone() {
                spawn_local(async move { image.set(Some(qr::svg(&link).await)) });
            }
        });
    }
    if !open {
        return Html::default();
    }
    let name = words.main().game_with_latin(game);
    let code = code(link, &name, *plain);
    let copy = |action: &'static str, key: &str, text: &str| {
        let (text, done) = (text.to_owned(), copied.clone());
        let onclick = move |_: MouseEvent| {
            let done = done.clone();
            files::copy(text.clone(), Callback::from(move |well| done.set(Some(well))));
        };
        button("", action, html! { { words.text(key) } }, true, Callback::from(onclick))
    };
    let kinds = ["element", "frame"].map(|kind| (kind.into(), words.text(&format!("share-code-{kind}")), None)).into();
    let choose = Callback::from(move |kind: String| plain.set(kind == "frame"));
    let kind = if code.starts_with("<iframe") { "frame" } else { "element" };
    let inside = html! {
        <div class="fields share">
            <label for="share-link">{ words.text("share-link") }</label>
            <input id="share-link" readonly=true value={link.to_owned()} />
            { copy("share-copy-link", "share-copy", link) }
            <label for="share-code">{ words.text("share-code") }</label>
            <label><span class="hidden-label">{ words.text("share-code") }</span>{ select("share-kind", kinds, kind, choose) }</label>
            <textarea id="share-code" readonly=true rows="5" value={code.clone()} />
            { copy("share-copy-code", "share-copy", &code) }
            { match &*image {
                None => html! { <p class="quiet loading" role="status">{ words.text("words-loading") }</p> },
                Some(None) => html! { <p role="status">{ words.text("share-qr-missing") }</p> },
                Some(Some(svg)) => {
                    let saved = svg.clone();
                    let save = Callback::from(move |_: MouseEvent| files::save_as(&format!("{}.svg", game.key()), &saved, "image/svg+xml"));
                    html! {
                        <>
                            <img src={format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg)))} alt={words.text("share-qr")} />
                            <p>
                                { copy("share-copy-qr", "share-qr-copy", svg) }
                                { button("", "share-save-qr", html! { { words.text("share-qr-save") } }, true, save) }
                            </p>
                        </>
                    }
                }
            } }
            <p class="told" role="status">{ copied.map(|well| words.text(if well { "copied" } else { "share-copy-failed" })) }</p>
        </div>
    };
    let here = *reading == Reading::Here;
    html! {
        <Dialog title={words.text("share")} close={words.text("close")} {onclose}>
            if here { { inside } } else { <div class="fields">{ waiting(reading, words) }</div> }
        </Dialog>
    }
}

/// The code that puts the board of a link into another page: the element, or a plain frame where scripts are taken out.
#[must_use]
pub fn code(link: &str, name: &str, plain: bool) -> String {
    let (page, query) = link.split_once('?').unwrap_or((link, ""));
    let (page, safe) = (escape(page), escape(query));
    if plain {
        return format!(
            "<iframe src=\"{page}?view=embed&amp;{safe}\" title=\"{name}\" width=\"100%\" height=\"1000\" loading=\"lazy\" allow=\"fullscreen\"></iframe>"
        );
    }
    let folder = &page[..page.rfind('/').map_or(0, |at| at + 1)];
    let attributes: String = form_urlencoded::parse(query.as_bytes())
        .map(|(name, value)| format!(" {}=\"{}\"", escape(&name), escape(&value)))
        .collect();
    format!(
        "<script src=\"{folder}embed/sow-and-tell.js\" async></script>\n<sow-and-tell{attributes}>\n  <a href=\"{page}?{safe}\">{name}</a>\n</sow-and-tell>"
    )
}

/// A text inside an attribute.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn the_code_holds_the_link_and_its_parameters_as_attributes() {
        let link = "https://museum.example/boards/?game=tihbat&lang=pa&position=2%2C3%2F2%2C1+s+10%2C10";
        assert_eq!(
            code(link, "Tihbat", false),
            "<script src=\"https://museum.example/boards/embed/sow-and-tell.js\" async></script>\n\
             <sow-and-tell game=\"tihbat\" lang=\"pa\" position=\"2,3/2,1 s 10,10\">\n  \
             <a href=\"https://museum.example/boards/?game=tihbat&amp;lang=pa&amp;position=2%2C3%2F2%2C1+s+10%2C10\">Tihbat</a>\n\
             </sow-and-tell>"
        );
        assert!(code(link, "Tihbat", true).starts_with(
            "<iframe src=\"https://museum.example/boards/?view=embed&amp;game=tihbat&amp;lang=pa&amp;position="
        ));
    }

    #[test]
    fn the_script_lies_beside_the_page_whatever_its_file_is_called() {
        assert!(
            code("https://a.example/b/index.html?game=tihbat", "T", false).contains("\"https://a.example/b/embed/")
        );
    }

    #[test]
    fn nothing_in_a_link_ends_an_attribute() {
        let code = code("https://a.example/?game=tihbat&x=%22%3E%3Cscript%3E", "T", false);
        assert!(code.contains("x=\"&quot;>&lt;script>\""), "{code}");
    }
}
