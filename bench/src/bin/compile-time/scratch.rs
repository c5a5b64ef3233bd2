//! A temporary crate that is built and measured.

use std::fs::{self, File};
use std::process::{Command, Stdio};
use std::time::{Instant, SystemTime};

use queen_bench::Result;
use tempfile::TempDir;
use wait4::Wait4;

/// The paths and contents of the files below one folder.
pub type Files = Vec<(&'static str, Vec<u8>)>;

/// A library with this source.
pub fn library(dependencies: &[String], source: String) -> Files {
    vec![("Cargo.toml", manifest("scratch", dependencies)), ("src/lib.rs", source.into())]
}

fn manifest(name: &str, dependencies: &[String]) -> Vec<u8> {
    let dependencies = dependencies.join("\n");
    format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n")
        .into()
}

/// The manifest of a crate for a procedural macro.
pub fn macro_manifest(name: &str, dependencies: &[String]) -> Vec<u8> {
    let mut manifest = manifest(name, dependencies);
    manifest.extend_from_slice(b"\n[lib]\nproc-macro = true\n");
    manifest
}

/// The dependency on one of this workspace's packages.
pub fn ours(name: &str) -> String {
    format!("{name} = {{ path = \"{WORKSPACE}/{name}\" }}")
}

/// The dependency of this workspace on somebody else's package.
pub fn theirs(name: &str) -> Result<String> {
    let workspace = fs::read_to_string(format!("{WORKSPACE}/Cargo.toml"))?;
    let is_it =
        |line: &&str| line.split_once(" = ").is_some_and(|(dependency, _)| dependency == name);
    let line = workspace.lines().find(is_it).ok_or(format!("{name} is not a dependency"))?;
    Ok(line.to_string())
}

const WORKSPACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

pub struct Scratch {
    folder: TempDir,
}

/// The cost of a build.
#[derive(Clone, Copy)]
pub struct Cost {
    pub seconds: f64,
    /// The peak memory of cargo and of the processes started by it.
    pub mib: u32,
}

impl Scratch {
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
    pub fn first_build(&self) -> Result<Cost> {
        let target = self.folder.path().join("target");
        if target.exists() {
            fs::remove_dir_all(target)?;
        }
        self.cargo(&["build", "--config", "profile.dev.incremental = false"])
    }

    /// Builds everything that is not built yet.
    pub fn build(&self) -> Result<Cost> {
        self.cargo(&["build"])
    }

    /// Builds only the crate, from scratch.
    pub fn clean_build(&self) -> Result<Cost> {
        self.cargo(&["clean", "--package", "scratch"])?;
        self.build()
    }

    /// Builds the crate again after a touch of its source.
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
        Ok(Cost { seconds, mib: u32::try_from(cargo.rusage.maxrss >> 20)? })
    }
}
