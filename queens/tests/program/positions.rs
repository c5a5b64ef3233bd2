//! Positions on standard input, above all those that the program writes itself.

use queen_runtime::Board;

use crate::{queens, stdout};

#[test]
fn what_one_command_writes_another_reads() {
    for arguments in [
        "-v 6",
        "solve 6",
        "solve 6 --style glyphs",
        "solve 8 --style glyphs --fundamental",
        "solve 6 --json",
        "solve 3 --rooks --style csv",
        "draw 6 1",
        "draw 6",
        "trace 4",
        "trace 3 --json",
        "board 20 --style squares",
        "challenge 6 --seed 1 --solution",
        "challenge 8 --date 2026-11-21 --grade medium",
        "challenge 9 --seed 1 --grade guess --solution",
        "challenge 6 --seed 1 --json",
        "challenge 8 --seed 1 --kind blocked --grade medium --solution",
        "challenge 8 --seed 1 --kind regions --grade expert --solution",
        "challenge 8 --seed 1 --kind mixed --grade hard --solution",
        "book 7..=9 --count 3 --json",
        "check 1234",
        "check 2413 --style grid",
    ] {
        let written = stdout(&queens(arguments).assert());
        let boards = match arguments {
            "trace 4" => 24,
            "solve 3 --rooks --style csv" => 6,
            "draw 6 1" => 1,
            "book 7..=9 --count 3 --json" => 3,
            "check 1234" => 0,
            _ if arguments.contains(" 6")
                && !arguments.contains("challenge")
                && !arguments.contains("board") =>
            {
                4
            }
            "trace 3 --json" => 6,
            _ if arguments.contains("--solution") => 2,
            "solve 8 --style glyphs --fundamental" => 12,
            _ => 1,
        };
        let answers = queens("check - --json").stdin(written).assert();
        assert_eq!(stdout(&answers).lines().count(), boards, "{arguments}");
    }
    let construct = stdout(&queens("board 500 --style csv").assert().success());
    queens("check -").stdin(construct).assert().success();
    for line in stdout(&queens("solve 6 --style fen").assert().success()).lines() {
        queens("check -").stdin(line.to_owned()).assert().success();
    }
    queens("check -").stdin("2 7 8 5 1 4 6 3").assert().code(1);
    queens("check -").stdin("2413\n2431\n").assert().code(1);
    queens("check -").stdin("2431\n2413\n").assert().code(1);
    queens("check -").stdin(b"\xff".as_slice()).assert().code(2).stdout_eq("");
}

#[test]
fn a_picture_is_a_position_on_a_board_of_its_size() {
    for (arguments, size, queens_on_it) in [
        ("draw 6 1", 6, 6),
        ("challenge 6 --seed 1 -o -", 6, 1),
        ("challenge 6 --seed 1 --solution -o -", 6, 6),
        ("challenge 6 --seed 1 --kind blocked -o -", 6, 0),
        ("challenge 7 --seed 1 --kind regions -o -", 7, 0),
        ("challenge 8 --seed 1 --kind mixed -o -", 8, 1),
    ] {
        let picture = stdout(&queens(arguments).assert().success());
        let answer = stdout(&queens("check -").stdin(picture).assert());
        let start = format!("Board size: {size}\nNumber of queens: {queens_on_it}\n");
        assert!(answer.starts_with(&start), "{arguments}: {answer}");
    }
}

#[test]
fn a_picture_of_something_else_is_named() {
    for (arguments, title) in [
        ("draw 5 --heat", "Queens on each square in 10 solutions"),
        ("draw 3", "No solutions for 3 queens"),
    ] {
        let picture = stdout(&queens(arguments).assert().success());
        let refusal = format!("error: line [..]: there is no position in the picture '{title}'\n");
        let answer = queens("check -").stdin(picture).assert();
        answer.code(2).stdout_eq("").stderr_eq(refusal);
    }
}

#[test]
fn the_mark_of_the_byte_order_is_no_part_of_a_position() {
    for text in ["2413", "[1,3,0,2]", ".Q..\n...Q\nQ...\n..Q.\n", "<svg>\n<desc>Queen on a1."] {
        let answer = |text| queens("check -").stdin(text).assert().get_output().clone();
        assert_eq!(answer(format!("\u{feff}{text}")), answer(text.to_owned()), "{text}");
    }
}

#[test]
fn a_line_that_is_no_position_is_an_error() {
    // A symbol alone is a board of one square.
    let is_in_no_style = |symbol: &char| symbol.to_string().parse::<Board>().is_err();
    let letter = ('a'..='z').find(is_in_no_style).unwrap();
    let sign = "*+!$%&=?".chars().find(is_in_no_style).unwrap();
    for (line, error) in [
        ("2. (1, 2, 3, 4)", "line 2: '2.' is outside of the brackets of a position"),
        (&format!("{letter}: 1,2,3,4"), &format!("line 2, column 1: unexpected '{letter}'")),
        ("(1, 2, 3, 4):", "line 2: ':' is outside of the brackets of a position"),
        ("Solution: 1234", "line 2: no position begins with 'Solution:'"),
        (
            &format!("Solution#[1]:\n. Q . {sign}"),
            &format!("line 3, column 7: unexpected '{sign}'"),
        ),
    ] {
        let check = queens("check -").stdin(format!("(2, 4, 1, 3)\n{line}\n"));
        check.assert().code(2).stdout_eq("").stderr_eq(format!("error: {error}\n"));
    }
}

#[test]
fn a_grid_has_an_r_in_each_file() {
    for grid in ["2\tR\t\n1\t\t\n\ta\tb\n", "2\tR\t\n1\tR\t\n\ta\tb\n"] {
        let refusal = "error: line 1: the grid does not have an R in each file\n";
        queens("check -").stdin(grid).assert().code(2).stderr_eq(refusal);
    }
}
