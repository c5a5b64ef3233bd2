//! Challenges of books, solved by brute force.

use std::collections::HashSet;

use super::{json, pdf};

#[test]
#[ignore = "takes long without optimization"]
fn equal_calls_make_equal_books() {
    let options = "6..=9 --grade easy,hard --count 20";
    let of = |seed| pdf(&format!("{options} --seed {seed}"));
    assert!(of(5) == of(5));
    assert!(of(5) != of(6));
    assert_eq!(
        json("8 --count 5 --date 1970-01-04")["challenges"],
        json("8 --count 5 --seed 3")["challenges"]
    );
}

/// The columns of the queens of each row.
fn rows(fen: &str) -> Vec<Option<usize>> {
    let row = |row: &str| row.find('Q').map(|place| row[..place].parse().unwrap_or(0));
    fen.split('/').map(row).collect()
}

/// The solutions with these givens, as far as the second.
fn solve(givens: &[Option<usize>], columns: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    let row = columns.len();
    if row == givens.len() {
        found.push(columns.clone());
    }
    for column in 0..givens.len() {
        let is_wanted = found.len() < 2
            && givens.get(row).is_some_and(|given| given.is_none_or(|given| given == column));
        let is_safe = columns
            .iter()
            .enumerate()
            .all(|(other, &queen)| queen != column && queen.abs_diff(column) != row - other);
        if is_wanted && is_safe {
            columns.push(column);
            solve(givens, columns, found);
            columns.pop();
        }
    }
}

#[test]
#[ignore = "takes long without optimization"]
fn no_puzzle_is_an_image_of_another_and_brute_force_finds_the_answer_of_each() {
    let book = json("4..=10 --grade easy,medium,hard,expert --count 200 --seed 8");
    let puzzles = book["challenges"].as_array().unwrap();
    assert_eq!(puzzles.len(), 200);
    let mut seen = HashSet::new();
    let mut previous = 0;
    for puzzle in puzzles {
        let givens = rows(puzzle["board"].as_str().unwrap());
        let size = givens.len();
        assert!(previous <= size, "sizes ascend");
        previous = size;
        let mut found = Vec::new();
        solve(&givens, &mut Vec::new(), &mut found);
        assert_eq!(serde_json::json!(found), serde_json::json!([puzzle["solution"]]));
        for step in puzzle["steps"].as_array().unwrap() {
            let name = step["square"].as_str().unwrap();
            let row = size - name[1..].parse::<usize>().unwrap();
            let letter = name.chars().next().and_then(|letter| letter.to_digit(36)).unwrap();
            let is_queen = found[0][row] + 10 == letter as usize;
            assert_eq!(step["queen"], is_queen, "{puzzle}");
        }
        let squares =
            || givens.iter().enumerate().filter_map(|(row, &column)| Some((row, column?)));
        let last = size - 1;
        let images = (0..8).map(|image| {
            let mut squares: Vec<_> = squares()
                .map(|(row, column)| if image & 1 == 0 { (row, column) } else { (column, row) })
                .map(
                    |(row, column)| {
                        if image & 2 == 0 { (row, column) } else { (last - row, column) }
                    },
                )
                .map(
                    |(row, column)| {
                        if image & 4 == 0 { (row, column) } else { (row, last - column) }
                    },
                )
                .collect();
            squares.sort_unstable();
            (size, squares)
        });
        let images: Vec<_> = images.collect();
        assert!(!seen.contains(&images[0]), "{puzzle}");
        seen.extend(images);
    }
}
