//! Weighs what a first visit loads.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The most a first visit may load in one language, in bytes after brotli.
const MOST: usize = 250 * 1024;

/// A language, and how the names of what its text needs begin: its font beside those everybody needs, the other languages' names
/// for themselves, and its words where they are not in the program.
const LANGUAGES: [(&str, &[&str]); 3] = [
    ("English", &["fonts/names-gurmukhi-", "fonts/names-thai-looped-"]),
    ("Punjabi", &["fonts/noto-sans-gurmukhi.", "fonts/names-thai-looped-", "words/pa-playing-"]),
    ("Thai", &["fonts/noto-sans-thai-looped.", "fonts/names-gurmukhi-", "words/th-playing-"]),
];

/// Fonts everybody needs: Western digits and Latin names.
const EVERYBODY: [&str; 1] = ["fonts/noto-sans-latin."];

/// What a frame does not load: only a page by itself can be installed.
const NOT_IN_A_FRAME: &str = "manifest.webmanifest";

/// How the names of what the page fetches only when it is wanted begin: the worker's files, the words for reading (and those a
/// game is played with, which only some need), the program of the kiosk and the class, what shares a board, and what a board in
/// another page needs besides; and, once the page is ready, what keeps it for use without a network. Of the page's program and
/// that of a board in another page a visit needs one.
const ON_DEMAND: [&str; 13] = [
    "words/",
    "thinker-",
    "hall-",
    "share-",
    "qr-",
    "bridge-",
    "watchdog-",
    ELEMENT,
    "offline-",
    "sw.js",
    "icons/",
    APP,
    EMBED,
];

/// How the names of the page's program begin, and those of a board in another page.
const APP: &str = "app-";
const EMBED: &str = "embed-";

/// The element that puts a board into another page, and the most it may weigh, in bytes after brotli.
const ELEMENT: &str = "embed/sow-and-tell.js";
const MOST_OF_ELEMENT: usize = 4 * 1024;

struct Weighed {
    name: String,
    raw: usize,
    brotli: usize,
}

/// Prints the sizes of the files in `dist`, and the sum for each language.
///
/// # Errors
/// A file cannot be read, a language needs more than 250 KB, or the element more than 4 KB.
pub(crate) fn report(dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("there is no page in dist/ yet. Build it: cargo xtask build")?;

    let mut shared = vec![weigh(dist, "index.html")?];
    let (mut fonts, mut on_demand) = (Vec::new(), Vec::<Weighed>::new());
    for name in names(dist)? {
        let weighed = weigh(dist, &name)?;
        if name.ends_with(".woff2") {
            fonts.push(weighed);
        } else if ON_DEMAND.iter().any(|begin| name.starts_with(begin)) {
            on_demand.push(weighed);
        } else if html.contains(&name) && name != "index.html" {
            shared.push(weighed);
        }
    }

    println!("{:>9} {:>9}  every visit", "raw", "brotli");
    shared.iter().for_each(print);
    println!("\n{:>9} {:>9}  fonts", "raw", "brotli");
    fonts.iter().for_each(print);
    println!("\n{:>9} {:>9}  on demand", "raw", "brotli");
    on_demand.iter().for_each(print);

    println!();
    let weight = |begin: &str| -> usize {
        on_demand.iter().filter(|file| file.name.starts_with(begin)).map(|file| file.brotli).sum()
    };
    let element = weight(ELEMENT);
    let around = element + weight("bridge-");
    let unframed: usize = shared.iter().filter(|file| file.name == NOT_IN_A_FRAME).map(|file| file.brotli).sum();
    let mut heaviest = 0;
    for (language, own) in LANGUAGES {
        let begins = |file: &&Weighed| EVERYBODY.iter().chain(own).any(|begin| file.name.starts_with(begin));
        let needed = fonts.iter().chain(&on_demand).filter(begins);
        let common: usize = shared.iter().chain(needed).map(|file| file.brotli).sum();
        let (sum, embedded) = (common + weight(APP), common + weight(EMBED) + around - unframed);
        println!(
            "{sum:>19}  {language}, all of it: {:.1} KB of {} KB; a board in another page: {:.1} KB",
            sum as f64 / 1024.0,
            MOST / 1024,
            embedded as f64 / 1024.0
        );
        heaviest = heaviest.max(sum).max(embedded);
    }
    ensure!(heaviest <= MOST, "a first visit or the first board in another page loads more than {MOST} bytes");
    ensure!(element <= MOST_OF_ELEMENT, "{ELEMENT} weighs more than {MOST_OF_ELEMENT} bytes");
    Ok(())
}

fn print(file: &Weighed) {
    println!("{:>9} {:>9}  {}", file.raw, file.brotli, file.name);
}

/// The files under `dist`, by their names as seen from there, in order.
fn names(dist: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let mut folders = vec![dist.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                names.push(path.strip_prefix(dist)?.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    names.sort();
    Ok(names)
}

fn weigh(dist: &Path, name: &str) -> Result<Weighed> {
    let bytes = fs::read(dist.join(name))?;
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 24);
    writer.write_all(&bytes)?;
    let compressed = writer.into_inner().len();
    // A server sends a file as it is when compressing makes it larger, as it does with fonts.
    Ok(Weighed { name: name.to_owned(), raw: bytes.len(), brotli: compressed.min(bytes.len()) })
}

#[cfg(test)]
mod tests {
    use super::weigh;

    #[test]
    fn what_cannot_be_compressed_weighs_what_it_is() {
        let folder = std::env::temp_dir().join(format!("sowtell-weigh-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("plain"), "seed ".repeat(1000)).unwrap();
        std::fs::write(folder.join("short"), [7, 201, 33]).unwrap();
        let (plain, short) = (weigh(&folder, "plain").unwrap(), weigh(&folder, "short").unwrap());
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(plain.raw, 5000);
        assert!(plain.brotli < 50);
        assert_eq!((short.raw, short.brotli), (3, 3));
    }
}
