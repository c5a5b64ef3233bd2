//! A temporary crate whose build is measured.

use std::fs::{self, File};
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Instant, SystemTime};

use tempfile::TempDir;
use wait4::Wait4;

use crate::Result;

/// The paths and contents of the files below one folder.
pub type Files = Vec<(&'static str, Vec<u8>)>;

/// A library with this source.
#[must_use]
pub fn library(dependencies: &[String], source: String) -> Files {
    vec![("Cargo.toml", manifest("scratch", dependencies)), ("src/lib.rs", source.into())]
}

fn manifest(name: &str, dependencies: &[String]) -> Vec<u8> {
    let dependencies = dependencies.join("\n");
    format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n")
        .into()
}

/// The manifest of a crate for a procedural macro.
#[must_use]
pub fn macro_manifest(name: &str, dependencies: &[String]) -> Vec<u8> {
    let mut manifest = manifest(name, dependencies);
    manifest.extend_from_slice(b"\n[lib]\nproc-macro = true\n");
    manifest
}

/// The dependency on one of this workspace's packages.
#[must_use]
pub fn ours(name: &str) -> String {
    ours_in(WORKSPACE, name)
}

/// The dependency on a package of the workspace in another folder.
#[must_use]
pub fn ours_in(workspace: &str, name: &str) -> String {
    format!("{name} = {{ path = \"{workspace}/{name}\" }}")
}

/// The dependency on the types of the runtime, without the macro.
#[must_use]
pub fn types() -> String {
    format!("queen-runtime = {{ path = \"{WORKSPACE}/queen-runtime\", default-features = false }}")
}

/// The dependencies of this workspace with which the macro reads and writes tokens.
///
/// # Errors
///
/// Returns an error if the workspace does not have one of them.
pub fn parser() -> Result<Vec<String>> {
    let workspace = fs::read_to_string(format!("{WORKSPACE}/Cargo.toml"))?;
    let dependency = |name: &str| {
        let is_it =
            |line: &&str| line.split_once(" = ").is_some_and(|(dependency, _)| dependency == name);
        let line = workspace.lines().find(is_it).ok_or(format!("{name} is not a dependency"))?;
        Ok(line.to_string())
    };
    ["syn", "quote", "proc-macro2"].into_iter().map(dependency).collect()
}

const WORKSPACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// A temporary crate.
#[derive(Debug)]
pub struct Scratch {
    folder: TempDir,
}

/// The cost of a build.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// From start to end.
    pub seconds: f64,
    /// The processor time of cargo and of the processes started by it.
    pub processor_seconds: f64,
    /// The peak memory of cargo and of the processes started by it.
    pub mib: u32,
}

impl Scratch {
    /// Creates the crate with these files.
    ///
    /// # Errors
    ///
    /// Returns an error if a file cannot be written.
    pub fn new(files: &Files) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        for (path, content) in files {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap_or(folder.path()))?;
            fs::write(path, content)?;
        }
        // The same versions as here, without asking a registry.
        fs::copy(format!("{WORKSPACE}/Cargo.lock"), folder.path().join("Cargo.lock"))?;
        Ok(Self { folder })
    }

    /// Builds the crate and all its dependencies from scratch.
    ///
    /// Packages from a registry are never compiled incrementally. These are from a folder, so the
    /// setting is explicit.
    ///
    /// # Errors
    ///
    /// Returns the messages of the compiler if the crate does not compile.
    pub fn first_build(&self) -> Result<Cost> {
        let target = self.folder.path().join("target");
        if target.exists() {
            fs::remove_dir_all(target)?;
        }
        self.cargo(&["build", "--config", "profile.dev.incremental = false"])
    }

    /// Builds everything that is not built yet.
    ///
    /// # Errors
    ///
    /// Returns the messages of the compiler if the crate does not compile.
    pub fn build(&self) -> Result<Cost> {
        self.cargo(&["build"])
    }

    /// Builds only the crate, from scratch.
    ///
    /// # Errors
    ///
    /// Returns the messages of the compiler if the crate does not compile.
    pub fn clean_build(&self) -> Result<Cost> {
        self.cargo(&["clean", "--package", "scratch"])?;
        self.build()
    }

    /// Builds the crate again after an edit of its source, which adds a comment.
    ///
    /// # Errors
    ///
    /// Returns the messages of the compiler if the crate does not compile.
    pub fn edit(&self) -> Result<Cost> {
        let path = self.folder.path().join("src/lib.rs");
        let mut source = File::options().append(true).open(path)?;
        writeln!(source, "// An edit.")?;
        source.set_modified(SystemTime::now())?;
        self.build()
    }

    /// Builds the crate again after a touch of its source.
    ///
    /// # Errors
    ///
    /// Returns the messages of the compiler if the crate does not compile.
    pub fn rebuild(&self) -> Result<Cost> {
        let source = File::options().append(true).open(self.folder.path().join("src/lib.rs"))?;
        source.set_modified(SystemTime::now())?;
        self.build()
    }

    fn cargo(&self, arguments: &[&str]) -> Result<Cost> {
        let messages = self.folder.path().join("messages");
        let start = Instant::now();
        let cargo = Command::new(env!("CARGO"))
            .args(arguments)
            .args(["--quiet", "--offline"])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", "target")
            // As in a user's build, whatever is set for this one.
            .env_remove("CARGO_INCREMENTAL")
            .env_remove("CARGO_PROFILE_DEV_DEBUG")
            .env_remove("RUSTFLAGS")
            .stdin(Stdio::null())
            .stderr(File::create(&messages)?)
            .spawn()?
            .wait4()?;
        let seconds = start.elapsed().as_secs_f64();
        if !cargo.status.success() {
            return Err(fs::read_to_string(messages)?.into());
        }
        let processor = cargo.rusage.utime + cargo.rusage.stime;
        Ok(Cost {
            seconds,
            processor_seconds: processor.as_secs_f64(),
            mib: u32::try_from(cargo.rusage.maxrss >> 20)?,
        })
    }
}
