//! Tests of the file that is kept between games.

use std::fs;
use std::process::Command;

use crate::session::{LEAVES_THE_SCREEN, Session, game};

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
