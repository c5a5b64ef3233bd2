//! Tests of the file that is kept between games.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::session::{LEAVES_THE_SCREEN, Session, game};

/// The files beside the file of progress.
fn others(home: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(home.join("queen-game")).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| !path.ends_with("found.txt")).collect()
}

/// A backup, a synchronization or another game may hold it for long.
#[test]
fn what_cannot_be_stored_at_the_end_is_there_at_the_next_start() {
    for end in ["TERM", "HUP", "q"] {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("queen-game").join("found.txt");
        let mut session = Session::at_menu(home.path());
        session.write("l8 ");
        session.wait_for("1 of 8 queens");
        session.write("q");
        assert!(session.end().0);
        let before = fs::read_to_string(&file).unwrap();

        let mut session = Session::at_menu(home.path());
        let held = File::open(&file).unwrap();
        held.lock().unwrap();
        // A board of another size is solved, and the board that was stored goes on.
        session.write("4ttt ttt ttt ttt ");
        session.wait_for("Solved. Solution");
        session.write("\x1b8jjl ");
        session.wait_for("2 of 8 queens");
        if end == "q" {
            session.write("q");
        } else {
            session.signal(end);
        }
        let (success, _) = session.end();
        assert_eq!(success, end == "q", "{end}");
        assert_eq!(fs::read_to_string(&file).unwrap(), before, "{end}");
        assert_eq!(others(home.path()).len(), 1, "{end}: {:?}", others(home.path()));

        // While it is held, a game can begin; then the next one joins what was left, once.
        drop(held);
        for _ in 0..2 {
            let mut session = Session::at_menu(home.path());
            session.wait_for("1 found");
            session.write("8");
            session.wait_for("2 of 8 queens");
            session.write("q");
            assert!(session.end().0);
            assert_eq!(others(home.path()), [] as [PathBuf; 0], "{end}");
            let text = fs::read_to_string(&file).unwrap();
            assert_eq!(text.matches("game explore explore 8 ").count(), 1, "{end}: {text}");
        }
    }
}

#[test]
fn a_damaged_file_is_named_and_kept() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("queen-game").join("found.txt");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, b"2 4 1 3\n\xff\xfe\nfrom a later version\n").unwrap();
    let mut session = Session::start(game(), home.path());
    session.wait_for("2 lines of");
    session.wait_for("0 solved, 1 found");
    session.write("5ttt ttt ttt ttt ttt ");
    session.wait_for("A new one");
    session.write("q");
    assert!(session.end().0);
    let bytes = fs::read(&file).unwrap();
    let start = b"queen-game 1\n\xff\xfe\nfrom a later version\n2 4 1 3\n";
    assert!(bytes.starts_with(start), "{bytes:?}");

    fs::remove_file(&file).unwrap();
    fs::create_dir_all(file.join("a directory where the file was")).unwrap();
    let mut session = Session::start(game(), home.path());
    session.wait_for("this is a folder");
    session.write("q");
    assert!(session.end().0);

    fs::remove_dir_all(&file).unwrap();
    assert!(Command::new("mkfifo").arg(&file).status().unwrap().success());
    let mut session = Session::start(game(), home.path());
    session.wait_for("this is a pipe or");
    session.write("l4 q");
    let (success, output) = session.end();
    let after = output.split(LEAVES_THE_SCREEN).last().unwrap();
    assert!(!success && after.contains("a pipe or a device"), "{output:?}");
}
