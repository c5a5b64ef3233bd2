//! The public interface of a library, from what rustdoc writes about it.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

use public_api::{Builder, PublicApi};
use rustdoc_types::Crate;

/// A `Result` with an error of any kind.
pub type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// The public interface of a library.
pub struct Interface {
    /// The public items, without what the compiler implements.
    pub items: PublicApi,
    /// All items, by their identifiers.
    pub rustdoc: Crate,
}

impl Interface {
    /// Documents `package` of the workspace in the folder `root`, with all features.
    ///
    /// # Errors
    ///
    /// If the package cannot be documented, or if the compiler writes another version of the
    /// format.
    pub fn of(root: &Path, package: &str) -> Result<Self> {
        let root = root.canonicalize()?;
        let target = root.join("target").join("api");
        // Rustdoc writes JSON if it takes itself to be a nightly one.
        let status = Command::new("cargo")
            .current_dir(&root)
            .env("RUSTC_BOOTSTRAP", "1")
            .args([
                "rustdoc",
                "--quiet",
                "--locked",
                "--lib",
                "--all-features",
                "--package",
                package,
            ])
            .arg("--target-dir")
            .arg(&target)
            .args(["--", "-Zunstable-options", "--output-format=json", "--cap-lints=allow"])
            .status()?;
        if !status.success() {
            return Err(format!("{package} has no documentation").into());
        }
        let json = target.join("doc").join(package.replace('-', "_")).with_extension("json");
        Ok(Self {
            items: Builder::from_rustdoc_json(&json)
                .omit_blanket_impls(true)
                .omit_auto_trait_impls(true)
                .build()?,
            rustdoc: serde_json::from_str(&fs::read_to_string(json)?)?,
        })
    }
}
