//! The file that keeps the game's progress.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::cell::LazyCell;
use std::fs;

use queen_game::feat::Feat;
use queen_game::progress::Progress;
use queen_runtime::AnySolution;
use tempfile::TempDir;

#[cfg(feature = "libfuzzer")]
libfuzzer_sys::fuzz_target!(|data: &[u8]| save_file(data));

thread_local! {
    static FOLDER: LazyCell<TempDir> = LazyCell::new(|| tempfile::tempdir().expect("a folder"));
}

/// Loads the bytes as a file, adds a solution, and loads what is saved: nothing is lost.
pub fn save_file(data: &[u8]) {
    FOLDER.with(|folder| {
        let file = folder.path().join("found.txt");
        fs::write(&file, data).expect("a file");
        let Ok(mut progress) = Progress::load(&file) else {
            let text = String::from_utf8_lossy(data);
            let has_version = text.lines().any(|line| line.trim().starts_with("queen-game"));
            assert!(has_version, "only a later version is refused");
            return;
        };
        let solution = AnySolution::from_columns(&[1, 3, 0, 2]).expect("a solution");
        let was_known = progress.has(solution);
        assert_eq!(progress.record(solution).ok(), Some(!was_known));

        let saved = Progress::load(&file).expect("progress");
        assert_eq!(saved.solutions(), progress.solutions());
        assert_eq!(saved.feats(), progress.feats());
        assert_eq!(saved.boards(), progress.boards());
        assert!(saved.has(solution));
        for feat in saved.feats() {
            assert_eq!(feat.to_string().parse::<Feat>(), Ok(feat));
        }
        let written = fs::read(&file).expect("a file");
        let lines: Vec<_> = written.split(|&byte| byte == b'\n').collect();
        for line in data.split(|&byte| byte == b'\n') {
            let is_other = str::from_utf8(line).is_ok_and(|line| is_entry(line.trim()));
            assert!(was_known || is_other || line.trim_ascii().is_empty() || lines.contains(&line));
        }
    });
}

/// Whether the line is a version, a feat, a board or a solution, which are written anew.
fn is_entry(line: &str) -> bool {
    let words = ["queen-game", "challenge", "daily", "board", "game"];
    words.iter().any(|word| line.starts_with(word))
        || line.split_whitespace().all(|word| word.parse::<u8>().is_ok())
}
