//! Solutions and completions of tables, against each other and brute force.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::sync::LazyLock;

use queen_fuzz::textbook;
use queen_runtime::{AnySolution, Board, PuzzleRange, Square, queen_table};

#[cfg(feature = "libfuzzer")]
libfuzzer_sys::fuzz_target!(|data: &[u8]| completions(data));

const MAX_SIZE: u8 = 8;

const LAYOUTS: [PuzzleRange; 4] = [
    queen_table!(1..=8),
    queen_table!(1..=8, layout = ranked(2)),
    queen_table!(1..=8, layout = ranked),
    queen_table!(1..=8, layout = ranked(8)),
];

/// The solutions of each size in Heap's order, by testing every permutation.
static SOLUTIONS: LazyLock<Vec<Vec<AnySolution>>> = LazyLock::new(|| {
    let solutions = |size| {
        let mut solutions = Vec::new();
        textbook::permutations(size, &mut |columns| {
            if textbook::is_solution(columns) {
                solutions.push(AnySolution::from_columns(columns).expect("a solution"));
            }
        });
        solutions
    };
    (1..=MAX_SIZE).map(solutions).collect()
});

/// Puts queens on a board and steps through all solutions from both ends and through its
/// completions from the first one, as other bytes say: each layout yields what brute force does.
///
/// The first byte is the size, the second the number of queens, which follow, a square each. The
/// other bytes are steps.
pub fn completions(data: &[u8]) {
    let [size, queens, rest @ ..] = data else { return };
    let size = 1 + usize::from(size % MAX_SIZE);
    let queens = usize::from(queens % 4).min(rest.len());
    let (squares, steps) = rest.split_at(queens);

    let mut board = Board::empty(size).expect("a size in range");
    for &square in squares {
        let square = usize::from(square) % (size * size);
        board.place(Square::new(square / size, square % size));
    }
    let all = &SOLUTIONS[size - 1];
    let is_completion =
        |solution: &AnySolution| board.queens().all(|queen| solution.has_queen(queen));
    let expected: Vec<_> = all.iter().copied().filter(is_completion).collect();
    for puzzles in LAYOUTS {
        let puzzle = puzzles.get(size).expect("a size in range");
        assert!(puzzle.verify());
        assert_eq!(puzzle.nb_of_solutions(), all.len());
        check(puzzle.iter(), all, steps);
        check_front(puzzle.completions(&board), &expected, steps);
        assert_eq!(puzzle.completions(&board).count(), expected.len());
        assert_eq!(puzzle.completions(&board).last(), expected.last().copied());

        let heat = puzzle.heat_map(&board);
        for square in (0..size * size).map(|square| Square::new(square / size, square % size)) {
            let through = expected.iter().filter(|solution| solution.has_queen(square));
            assert_eq!(heat[square] as usize, through.count());
        }
        match puzzle.hint(&board) {
            Some(square) => assert!(heat[square] > 0 && !board.has_queen(square)),
            None => assert!(expected.is_empty() || board.is_solved()),
        }
        assert_eq!(puzzle.has_completion(&board), !expected.is_empty());
    }
}

/// Takes the same steps from an iterator and from a slice.
fn check(
    mut found: impl DoubleEndedIterator<Item = AnySolution> + Clone,
    expected: &[AnySolution],
    steps: &[u8],
) {
    assert!(found.clone().eq(expected.iter().copied()));
    assert!(found.clone().rev().eq(expected.iter().rev().copied()));
    let mut expected = expected.iter().copied();
    for step in steps {
        let distance = usize::from(step >> 2);
        let (next, right) = match step % 4 {
            0 => (found.next(), expected.next()),
            1 => (found.next_back(), expected.next_back()),
            2 => (found.nth(distance), expected.nth(distance)),
            _ => (found.nth_back(distance), expected.nth_back(distance)),
        };
        assert_eq!(next, right);
        let (low, high) = found.size_hint();
        assert!(low <= expected.len() && high.is_none_or(|high| high >= expected.len()));
    }
}

/// The same from the front alone.
fn check_front(
    mut found: impl Iterator<Item = AnySolution> + Clone,
    expected: &[AnySolution],
    steps: &[u8],
) {
    assert!(found.clone().eq(expected.iter().copied()));
    let mut expected = expected.iter().copied();
    for step in steps {
        let distance = usize::from(step >> 2);
        assert_eq!(found.nth(distance), expected.nth(distance));
        let (low, high) = found.size_hint();
        assert!(low <= expected.len() && high.is_none_or(|high| high >= expected.len()));
    }
}
