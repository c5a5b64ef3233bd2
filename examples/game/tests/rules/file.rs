//! Tests of the file of progress.

use std::fs;

use queen_game::progress::Progress;
use queen_game::puzzles::PUZZLES;
use queen_runtime::{AnySolution, Symmetric};

#[test]
fn two_games_at_once_keep_what_both_find() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let [mut one, mut other] = [(); 2].map(|()| Progress::load(&file).unwrap());
    one.record(AnySolution::from_columns(&[0, 2, 4, 1, 3]).unwrap()).unwrap();
    other.record(AnySolution::from_columns(&[1, 4, 2, 0, 3]).unwrap()).unwrap();
    assert_eq!(Progress::load(&file).unwrap().found(5), 2);
}

/// As `cat` joins them.
#[test]
fn files_of_two_devices_are_joined() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let solutions = [&[0, 2, 4, 1, 3], &[1, 4, 2, 0, 3]];
    let files = solutions.map(|columns| {
        let file = directory.path().join("device.txt");
        let mut progress = Progress::empty(&file);
        progress.record(AnySolution::from_columns(columns).unwrap()).unwrap();
        fs::read(&file).unwrap()
    });
    fs::write(&file, files.concat()).unwrap();
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!((progress.found(5), progress.warning()), (2, None));
    progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.matches("queen-game").count(), 1, "{text}");
    assert!(text.starts_with("queen-game 1\n"), "{text}");

    // What follows the line of a later version would not be understood.
    fs::write(&file, [&files[0], b"queen-game 2\n".as_slice()].concat()).unwrap();
    let error = Progress::load(&file).unwrap_err();
    assert!(error.to_string().ends_with("a later version of the game has written it"), "{error}");
}

#[test]
fn unknown_lines_are_kept() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let unknown = [
        b"queens".as_slice(),
        b"1 2 3 4",
        b"0 1 2",
        b"300",
        b"2 4 1 3 5 3",
        b"2 4 1 3\xff",
        b"challenge 20000 75 1 6",
        b"challenge 20000 75 1 99 a1",
        b"challenge 20000 75 -1 6 c6",
        b"challenge",
        b"daily 20000 75 1 6",
        b"board hard 75 1 6 c6 - -",
        b"board hard 75 1 6 c6",
        b"board hard 75 1 6 a6 a6 -",
        b"board harder 75 1 6 c6 c6 -",
        b"board explore 75 1 3 - a1 -",
        b"queen-game",
        b"\0\xff\xfe",
    ];
    let known = [b"2 4 1 3".as_slice(), b"3 1 4 2", b"", b"challenge 20000 75 1 6 c6"];
    fs::write(&file, [known.as_slice(), &unknown].concat().join(&b'\n')).unwrap();
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!((progress.found(4), progress.feats().len()), (1, 1));
    let warning = progress.warning().unwrap();
    assert!(warning.starts_with(&format!("{} lines of ", unknown.len())), "{warning}");
    for columns in [[0, 2, 4, 1, 3], [1, 4, 2, 0, 3]] {
        assert!(progress.record(AnySolution::from_columns(&columns).unwrap()).unwrap());
        let bytes = fs::read(&file).unwrap();
        let lines: Vec<_> = bytes.split(|&byte| byte == b'\n').collect();
        for line in unknown {
            assert_eq!(lines.iter().filter(|&&kept| kept == line).count(), 1);
        }
    }
    let progress = Progress::load(&file).unwrap();
    assert_eq!([4, 5].map(|size| progress.found(size)), [1, 2]);
    assert_eq!(progress.feats().len(), 1);
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let error = Progress::load(directory.path()).unwrap_err().to_string();
    assert!(error.contains(&*directory.path().to_string_lossy()), "{error}");
    assert!(error.contains("a folder, not a file"), "{error}");
    let mut progress = Progress::load_or_empty(directory.path());
    let warning = progress.warning().unwrap();
    assert!(warning.starts_with("Nothing is saved") && warning.contains("a folder"), "{warning}");
    assert!(progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).is_err());
}

#[test]
fn a_failed_save_keeps_the_old_file() {
    let home = tempfile::tempdir().unwrap();
    let (data, moved) = (home.path().join("data"), home.path().join("moved"));
    let file = data.join("found.txt");
    let mut progress = Progress::load(&file).unwrap();
    progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).unwrap();

    fs::rename(&data, &moved).unwrap();
    fs::write(&data, "a file where the directory was").unwrap();
    assert!(progress.record(AnySolution::from_columns(&[0, 2, 4, 1, 3]).unwrap()).is_err());
    assert_eq!(progress.found(5), 1);
    assert_eq!(fs::read_to_string(moved.join("found.txt")).unwrap(), "queen-game 1\n2 4 1 3\n");

    fs::remove_file(&data).unwrap();
    fs::create_dir_all(file.join("a directory where the file was")).unwrap();
    assert!(progress.record(AnySolution::from_columns(&[1, 3, 5, 0, 2, 4]).unwrap()).is_err());
    assert_eq!(fs::read_dir(&data).unwrap().count(), 1, "nothing stays beside it");

    fs::remove_dir_all(&data).unwrap();
    progress.record(AnySolution::from_columns(&[0, 2, 4, 6, 1, 3, 5]).unwrap()).unwrap();
    let kept = Progress::load(&file).unwrap();
    assert_eq!([4, 5, 6, 7].map(|size| kept.found(size)), [1; 4]);
}

#[test]
fn the_first_line_states_the_version() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    fs::write(&file, "challenge 20000 75 1 6 c6\n2 4 1 3\n").unwrap();
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!((progress.warning(), progress.totals()), (None, (1, 1)), "no version is the first");
    progress.record(AnySolution::from_columns(&[0, 2, 4, 1, 3]).unwrap()).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text, "queen-game 1\nchallenge 20000 75 1 6 c6\n2 4 1 3\n1 3 5 2 4\n");

    fs::write(&file, "queen-game 2\nsomething new\n").unwrap();
    let error =
        progress.record(AnySolution::from_columns(&[1, 3, 5, 0, 2, 4]).unwrap()).unwrap_err();
    assert!(error.to_string().contains("a later version of the game has written it"), "{error}");
    assert!(Progress::load_or_empty(&file).warning().unwrap().contains("a later version"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "queen-game 2\nsomething new\n");
}

/// 46 solutions, recorded by threads in turns of their own.
#[test]
fn games_that_write_at_once_lose_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let solutions: Vec<_> =
        PUZZLES.get(9).unwrap().iter().filter(|solution| solution.is_canonical()).collect();
    assert_eq!(solutions.len(), 46);
    std::thread::scope(|scope| {
        for solution in &solutions {
            let mut progress = Progress::load(&file).unwrap();
            scope.spawn(move || progress.record(*solution).unwrap());
        }
    });
    assert_eq!(Progress::load(&file).unwrap().found(9), 46);
}

#[cfg(unix)]
#[test]
fn the_file_keeps_its_link_mode_and_owner() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};

    let directory = tempfile::tempdir().unwrap();
    let synchronized = directory.path().join("synchronized");
    fs::create_dir(&synchronized).unwrap();
    let (target, file) = (synchronized.join("queens.txt"), directory.path().join("found.txt"));
    symlink("synchronized/queens.txt", &file).unwrap();

    let mut progress = Progress::load(&file).unwrap();
    progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).unwrap();
    assert!(fs::symlink_metadata(&file).unwrap().is_symlink(), "a link to a new file");
    fs::set_permissions(&target, fs::Permissions::from_mode(0o640)).unwrap();
    // Only root may give a file away.
    let owner = if chown(&target, Some(1234), Some(1234)).is_ok() { 1234 } else { 0 };
    progress.record(AnySolution::from_columns(&[0, 2, 4, 1, 3]).unwrap()).unwrap();
    assert!(fs::symlink_metadata(&file).unwrap().is_symlink());
    let metadata = fs::metadata(&target).unwrap();
    assert_eq!(metadata.permissions().mode() & 0o777, 0o640);
    assert!(owner == 0 || (metadata.uid(), metadata.gid()) == (owner, owner));
    assert_eq!(fs::read_to_string(&target).unwrap(), "queen-game 1\n2 4 1 3\n1 3 5 2 4\n");

    let other = directory.path().join("other.txt");
    fs::hard_link(&target, &other).unwrap();
    progress.record(AnySolution::from_columns(&[1, 3, 5, 0, 2, 4]).unwrap()).unwrap();
    assert_eq!(fs::metadata(&target).unwrap().nlink(), 2);
    assert_eq!(Progress::load(&other).unwrap().found(6), 1);
    assert_eq!(fs::read_dir(&synchronized).unwrap().count(), 1, "nothing stays beside the file");
}

#[cfg(unix)]
#[test]
fn a_pipe_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    assert!(std::process::Command::new("mkfifo").arg(&file).status().unwrap().success());
    let error = Progress::load(&file).unwrap_err().to_string();
    assert!(error.contains("a pipe or a device, not a file"), "{error}");
    let mut progress = Progress::empty(&file);
    assert!(progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).is_err());
}
