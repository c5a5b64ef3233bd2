//! Files that an export writes.

use std::fs;

use queen_math::table::{Layout, Shape};
use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, queen_table};
use tempfile::TempDir;

use crate::{export, fail};

#[test]
fn bytes_are_those_of_the_macro() {
    const PLAIN: QueenPuzzle<7> = queen_table!(7);
    const RANKED: QueenPuzzle<9, Ranked> = queen_table!(9, layout = ranked);
    const DEEP: QueenPuzzle<10, Ranked<8>> = queen_table!(10, layout = ranked(8));
    let folder = TempDir::new().unwrap();
    export(folder.path(), &["7", "--format", "bin", "-o", "7.bin"]);
    assert_eq!(fs::read(folder.path().join("7.bin")).unwrap(), PLAIN.table());
    export(folder.path(), &["9", "--format", "bin", "--layout", "ranked", "-o", "9.bin"]);
    assert_eq!(fs::read(folder.path().join("9.bin")).unwrap(), RANKED.table());
    export(folder.path(), &["10", "--format", "bin", "--layout", "ranked(8)", "-o", "10.bin"]);
    assert_eq!(fs::read(folder.path().join("10.bin")).unwrap(), DEEP.table());
}

/// The hashes are those that `sha256sum` prints of the files of `--format bin`.
#[test]
fn both_files_of_c_name_the_hash_of_the_table() {
    let folder = TempDir::new().unwrap();
    #[rustfmt::skip]
    let tables = [
        ("4", "plain", "6f1fd49b017935a83aad1ac26a7ce0ce22e8bbfcd7a9dc2145c56bb063e5a31c"),
        ("5", "ranked", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("8", "ranked(7)", "1c0d947ac80c03de8459755238ebbed6b66b8ad4702fde71a7aa8ba751007c47"),
    ];
    for (size, layout, hash) in tables {
        export(folder.path(), &[size, "--layout", layout, "-o", "table.c"]);
        for file in ["table.c", "table.h"] {
            let text = fs::read_to_string(folder.path().join(file)).unwrap();
            assert!(text.contains(&format!("\n * {hash}\n")), "{size} {layout} {file}");
            let version = concat!(", version ", env!("CARGO_PKG_VERSION"), ".");
            assert!(text.contains(version), "{file}");
        }
    }
}

#[test]
fn bytes_of_every_layout_are_a_table() {
    let folder = TempDir::new().unwrap();
    for layout in Layout::all() {
        let name = layout.to_string();
        export(folder.path(), &["8", "--format", "bin", "--layout", &name, "-o", "8.bin"]);
        let bytes = fs::read(folder.path().join("8.bin")).unwrap();
        assert!(Shape::new(8, layout).unwrap().table(&bytes).verify(), "{name}");
    }
}

#[test]
fn what_is_not_a_source_file_or_too_large_is_refused() {
    let folder = TempDir::new().unwrap();
    for (arguments, error) in [
        (["8", "--layout", "ranked(1)", "-o", "8.c"], "ROWS from 2 to 12"),
        (["8", "--prefix", "queens", "-o", "8.h"], "the name of the file has to end in `.c`"),
        (["15", "--layout", "plain", "-o", "15.c"], "the table is too large for C"),
    ] {
        let (code, errors) = fail(folder.path(), &arguments);
        assert_eq!(code, Some(2));
        assert!(errors.contains(error), "{arguments:?}: {errors}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn names_that_c_cannot_include_are_refused() {
    let folder = TempDir::new().unwrap();
    for name in ["a\"b.c", "a\\b.c", "it's.c", "a\nb.c", "a??b.c", "a??/b.c", "a\u{85}.c"] {
        let (code, errors) = fail(folder.path(), &["4", "-o", name]);
        // A slash separates folders.
        assert!(code == Some(2) && errors.contains("C cannot include") || name.contains('/'));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    export(folder.path(), &["4", "-o", "größe 4 (klein).c"]);
    let source = fs::read_to_string(folder.path().join("größe 4 (klein).c")).unwrap();
    assert!(source.contains("#include \"größe 4 (klein).h\"\n"));
}

#[test]
fn both_files_are_written_or_none() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let arguments = ["4", "-o", "table.c"];
    for (possible, impossible) in [("table.c", "table.h"), ("table.h", "table.c")] {
        let (possible, folder_in_its_place) = (folder.join(possible), folder.join(impossible));
        fs::create_dir(&folder_in_its_place).unwrap();
        let (code, errors) = fail(folder, &arguments);
        assert!(code != Some(0) && errors.contains(impossible), "{errors}");
        assert!(!possible.exists());

        fs::write(&possible, "mine").unwrap();
        assert_ne!(fail(folder, &arguments).0, Some(0));
        assert_eq!(fs::read_to_string(&possible).unwrap(), "mine");
        assert_eq!(fs::read_dir(folder).unwrap().count(), 2);

        fs::remove_file(&possible).unwrap();
        fs::remove_dir(&folder_in_its_place).unwrap();
    }
    export(folder, &arguments);
    assert!(folder.join("table.c").is_file() && folder.join("table.h").is_file());
    assert_eq!(fs::read_dir(folder).unwrap().count(), 2);
}
