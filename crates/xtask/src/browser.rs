//! Finds Chromium and its driver, or installs them with the system's package manager.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use xshell::{Shell, cmd};

use crate::heading;

const CHROMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const DRIVERS: [&str; 1] = ["chromedriver"];

/// The variables of the environment that name them, for here and for the tests.
const CHROME: &str = "CHROME";
const CHROMEDRIVER: &str = "CHROMEDRIVER";

/// Makes sure that Chromium and its driver are there, and names them to what `shell` runs.
pub(crate) fn set_up(shell: &Shell) -> Result<()> {
    heading("Browser for the tests");
    if find(CHROME, &CHROMES).is_none() || find(CHROMEDRIVER, &DRIVERS).is_none() {
        install(shell)?;
    }
    let chrome = find(CHROME, &CHROMES).context("Chromium is missing. Install it, or name it in CHROME")?;
    let driver = find(CHROMEDRIVER, &DRIVERS)
        .context("Chromium's driver is missing. Install chromedriver, or name it in CHROMEDRIVER")?;
    let versions = (major(shell, &chrome)?, major(shell, &driver)?);
    ensure!(
        versions.0 == versions.1,
        "{} is version {} and {} version {}: install both from one place",
        chrome.display(),
        versions.0,
        driver.display(),
        versions.1
    );
    eprintln!("Chromium {} ({}) and its driver: there", versions.0, chrome.display());
    shell.set_var(CHROME, chrome);
    shell.set_var(CHROMEDRIVER, driver);
    Ok(())
}

fn find(variable: &str, names: &[&str]) -> Option<PathBuf> {
    let named = env::var_os(variable).map(PathBuf::from).filter(|path| path.is_file());
    let folders = env::var_os("PATH").unwrap_or_default();
    let on_path = || env::split_paths(&folders).find_map(|folder| first_file(&folder, names));
    let of_macos = || {
        let app = Path::new("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
        (variable == CHROME && app.is_file()).then(|| app.to_path_buf())
    };
    named.or_else(on_path).or_else(of_macos)
}

fn first_file(folder: &Path, names: &[&str]) -> Option<PathBuf> {
    names.iter().map(|name| folder.join(name).with_extension(env::consts::EXE_EXTENSION)).find(|path| path.is_file())
}

fn major(shell: &Shell, program: &Path) -> Result<u32> {
    let text = cmd!(shell, "{program} --version").quiet().ignore_stderr().read()?;
    major_in(&text).with_context(|| format!("{} reports no version", program.display()))
}

/// The first number of the version in what a program reports: `156` of `ChromeDriver 156.0.8078.114 (…)`.
fn major_in(report: &str) -> Option<u32> {
    report.split_whitespace().find_map(|word| word.split_once('.').and_then(|(major, _)| major.parse().ok()))
}

fn install(shell: &Shell) -> Result<()> {
    let by_hand = "apt-get install chromium chromium-driver";
    if cmd!(shell, "apt-get --version").quiet().ignore_stdout().ignore_stderr().run().is_err() {
        bail!(
            "Chromium or its driver is missing. Install both, of one version, with this system's package manager \
             (on Debian: {by_hand}; on macOS: brew install --cask google-chrome chromedriver), or name them in CHROME \
             and CHROMEDRIVER"
        );
    }
    eprintln!("Chromium and its driver: installing with apt-get");
    let root = cmd!(shell, "id -u").quiet().read()? == "0";
    let sudo: &[&str] = if root { &[] } else { &["sudo", "-n"] };
    let apt: Vec<&str> = sudo.iter().copied().chain(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]).collect();
    let (program, options) = apt.split_first().context("no command")?;
    cmd!(shell, "{program} {options...} update --quiet")
        .run()
        .and_then(|()| {
            cmd!(shell, "{program} {options...} install --quiet --yes --no-install-recommends chromium chromium-driver")
                .run()
        })
        .with_context(|| format!("Chromium could not be installed. Install it as root: {by_hand}"))
}

#[cfg(test)]
mod tests {
    use super::major_in;

    #[test]
    fn the_version_is_found_in_what_a_browser_reports() {
        assert_eq!(major_in("Chromium 156.0.8078.114 built on Debian GNU/Linux 12 (bookworm)"), Some(156));
        assert_eq!(major_in("ChromeDriver 97.0.1 (ea19f9737303-refs/branch-heads/8078_108@{#5})"), Some(97));
        assert_eq!(major_in("snap: command not found."), None);
    }
}
