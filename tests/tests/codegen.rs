//! Machine code of a look-up in a puzzle, which is that of one in a handwritten array.

use std::path::PathBuf;
use std::process::Command;

#[test]
fn looking_up_a_solution_is_indexing_an_array() {
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        eprintln!("SKIPPED: machine code is compared only on x86-64 Linux");
        return;
    }
    let by_hand = look_up(&assembly("by_hand", "codegen"));
    assert!(by_hand.iter().any(|line| line.contains("TABLE")), "{by_hand:#?}");
    assert_eq!(look_up(&assembly("by_puzzle", "codegen")), by_hand);
}

#[test]
fn compiling_twice_gives_the_same_bytes() {
    assert_eq!(assembly("by_puzzle", "codegen"), assembly("by_puzzle", "codegen-again"));
}

/// The assembly of an example of consumers/codegen in release.
fn assembly(example: &str, target: &str) -> String {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(target);
    let file = target.join(example).with_extension("s");
    let built = Command::new(env!("CARGO"))
        .args(["rustc", "--quiet", "--release", "--package=codegen", "--example", example])
        .arg("--target-dir")
        .arg(&target)
        .args(["--", "-Ccodegen-units=1"])
        .arg(format!("--emit=asm={}", file.display()))
        // An incremental build may order the blocks of code otherwise.
        .env("CARGO_INCREMENTAL", "0")
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/consumers"))
        .status()
        .unwrap();
    assert!(built.success());
    std::fs::read_to_string(file).unwrap()
}

/// The instructions of the function `look_up`, with a plain name for its table.
fn look_up(assembly: &str) -> Vec<String> {
    let is_label = |line: &str| line.ends_with(':') && line.contains("look_up");
    let mut lines = assembly.lines().skip_while(|line| !is_label(line));
    lines.next().unwrap_or_else(|| panic!("no look_up in\n{assembly}"));
    lines
        .take_while(|line| !line.contains(".Lfunc_end"))
        .map(|line| match line.split_once("(%rip)") {
            Some((before, after)) if before.contains("TABLE") => {
                let instruction = before.rsplit_once('\t').map_or("", |(start, _)| start);
                format!("{instruction}\tTABLE(%rip){after}")
            }
            _ => line.to_string(),
        })
        .collect()
}
