//! Lists the folders of `web/locales`: each is a language, and all `.ftl` files in it are one text without their
//! comments, compiled in or fetched by the page for the languages it shows; those in its folder `reading` as another text, which the page fetches when it is wanted, and those in `hall` as a third,
//! which the kiosk and the class are built with. Adding a
//! language is adding a folder, whose `language.ftl` says what the language is called, how its digits and large numbers look
//! and which way it runs.

use std::{
    env,
    error::Error,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

/// The language that is fallen back on, and that every build must have.
const FALLBACK: &str = "en";

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../web/locales").canonicalize()?;
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut folders: Vec<PathBuf> = sorted(&locales)?.into_iter().filter(|path| path.is_dir()).collect();
    folders.sort_by_key(|path| !path.ends_with(FALLBACK));
    if !folders.first().is_some_and(|path| path.ends_with(FALLBACK)) {
        return Err(format!("{} has no folder {FALLBACK}", locales.display()).into());
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut table = String::from("static FOLDERS: &[Folder] = &[\n");
    let mut consts = String::from("#[allow(non_upper_case_globals)]\nimpl Language {\n");
    for (place, folder) in folders.iter().enumerate() {
        let key = name_of(folder)?;
        let about = fs::read_to_string(folder.join("language.ftl"))
            .map_err(|fault| format!("{}/language.ftl: {fault}", folder.display()))?;
        let said = |message: &str| {
            about
                .lines()
                .find_map(|line| line.strip_prefix(message)?.trim_start().strip_prefix('='))
                .map(str::trim)
                .ok_or_else(|| format!("{}/language.ftl says no {message}", folder.display()))
        };
        let english = said("language-english-name")?;
        let digits: Vec<char> = said("language-digits")?.chars().collect();
        if digits.len() != 10 {
            return Err(format!("{}/language.ftl: language-digits are ten digits", folder.display()).into());
        }
        let grouping: usize = said("language-grouping")?.parse()?;
        if grouping == 0 {
            return Err(format!("{}/language.ftl: language-grouping is a number of digits", folder.display()).into());
        }
        let first = out.join(format!("{key}.ftl"));
        fs::write(&first, messages(folder)?)?;
        let set = |name: &str| -> Result<PathBuf, Box<dyn Error>> {
            let set = out.join(format!("{key}-{name}.ftl"));
            fs::write(&set, messages(&folder.join(name))?)?;
            Ok(set)
        };
        let (reading, hall) = (set("reading")?, set("hall")?);
        let included = format!("Some(include_str!({first:?}))");
        let messages = if key == FALLBACK {
            included
        } else {
            format!(
                "{{ #[cfg(feature = \"languages\")] {{ {included} }} #[cfg(not(feature = \"languages\"))] {{ None }} }}"
            )
        };
        writeln!(
            table,
            "Folder {{ key: {key:?}, own_name: {:?}, direction: {:?}, digits: {digits:?}, grouping: {grouping}, messages: {messages}, \
             #[cfg(feature = \"reading\")] reading: include_str!({reading:?}), #[cfg(feature = \"hall\")] hall: include_str!({hall:?}) }},",
            said("language-own-name")?,
            said("language-direction")?,
        )?;
        let ident: String = english.chars().filter(char::is_ascii_alphanumeric).collect();
        writeln!(consts, "/// {english}.\npub const {ident}: Language = Language({place});")?;
    }
    table.push_str("];\n");
    consts.push_str("}\n");
    writeln!(consts, "const LANGUAGES: usize = {};", folders.len())?;
    fs::write(out.join("locales.rs"), table + &consts)?;
    Ok(())
}

/// All messages of a folder's own files as one text, without comments and empty lines.
fn messages(folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut messages = String::new();
    for file in sorted(folder)?.into_iter().filter(|path| path.extension().is_some_and(|ext| ext == "ftl")) {
        let text = fs::read_to_string(&file).map_err(|fault| format!("{}: {fault}", file.display()))?;
        let said = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        said.for_each(|line| messages.extend([line, "\n"]));
    }
    Ok(messages)
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

fn name_of(folder: &Path) -> Result<&str, Box<dyn Error>> {
    let name = folder.file_name().and_then(|name| name.to_str());
    name.ok_or_else(|| format!("{}: a language's folder is named by its tag", folder.display()).into())
}
