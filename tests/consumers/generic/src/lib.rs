//! Functions over every puzzle, whether its size and its layout are types or values.
#![deny(warnings)]

use queen_runtime::draw::Fen;
use queen_runtime::iter::{AnyCompletions, AnyFundamentalSolutions, AnySolutions};
use queen_runtime::layout::{Layout, PuzzleLayout};
use queen_runtime::{AnyHeatMap, AnyQueenPuzzle, AnySolution, Board, QueenPuzzle, Square};

/// The picture of a solution.
pub fn print<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>, k: usize) -> String {
    puzzle.solution(k).map_or_else(String::new, |solution| format!("{solution}"))
}

/// Whether both copies of a solution have the same picture.
pub fn copy<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>, k: usize) -> bool {
    let Some(solution) = puzzle.solution(k) else { return false };
    let (one, other) = (solution, solution);
    one.to_string() == other.to_string()
}

/// Whether a solution is the next one, too.
pub fn compare<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>, k: usize) -> bool {
    puzzle.solution(k) == puzzle.solution(k + 1)
}

/// A solution in Forsyth–Edwards Notation.
pub fn draw<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>, k: usize) -> String {
    puzzle.solution(k).map_or_else(String::new, |solution| Fen::new(&solution).to_string())
}

/// The columns of a solution.
pub fn columns<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>, k: usize) -> Vec<u8> {
    puzzle.solution(k).map_or_else(Vec::new, |solution| solution.columns().to_vec())
}

/// The board of a solution.
pub fn board<const N: usize, L: PuzzleLayout>(
    puzzle: &QueenPuzzle<N, L>,
    k: usize,
) -> Option<Board> {
    puzzle.solution(k).map(Board::from)
}

/// The number of solutions that have a queen on a square.
pub fn heat<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>, square: Square) -> u32 {
    puzzle.heat_map(&puzzle.board())[square]
}

/// The layout of the table.
pub fn layout<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>) -> Layout {
    puzzle.layout()
}

/// The puzzle with its size and its layout as values.
pub fn any<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>) -> AnyQueenPuzzle {
    puzzle.into_any()
}

/// What a program keeps of a puzzle whose size is chosen at run time, in types without a number.
pub struct Kept {
    pub first: Option<AnySolution>,
    pub solutions: AnySolutions,
    pub fundamental: AnyFundamentalSolutions,
    pub completions: AnyCompletions,
    pub heat_map: AnyHeatMap,
}

impl Kept {
    /// Keeps all of it.
    pub fn new(puzzle: &AnyQueenPuzzle) -> Self {
        let board = puzzle.board();
        Self {
            first: puzzle.solution(1),
            solutions: puzzle.iter(),
            fundamental: puzzle.fundamental_solutions(),
            completions: puzzle.completions(&board),
            heat_map: puzzle.heat_map(&board),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use queen_runtime::queen_table;

    const THIRTEENTH: [u8; 8] = [3, 6, 4, 2, 0, 5, 7, 1];

    fn check<const N: usize, L: PuzzleLayout>(puzzle: &QueenPuzzle<N, L>, expected: Layout) {
        assert!(print(puzzle, 13).starts_with("⬜⬛⬜🔵⬜⬛⬜⬛\n"));
        assert_eq!(print(puzzle, 0), "");
        assert!(copy(puzzle, 13));
        assert!(!compare(puzzle, 13));
        assert!(compare(puzzle, 93)); // both are None
        assert_eq!(draw(puzzle, 13), "3Q4/6Q1/4Q3/2Q5/Q7/5Q2/7Q/1Q6");
        assert_eq!(columns(puzzle, 13), THIRTEENTH);
        assert_eq!(board(puzzle, 13), Board::from_squares("d8 g7 e6 c5 a4 f3 h2 b1", 8).ok());
        assert_eq!(heat(puzzle, Square::new(0, 0)), 4);
        assert_eq!(heat(puzzle, Square::new(0, 3)), 18);
        assert_eq!(heat(puzzle, Square::new(0, 8)), 0);
        assert_eq!(layout(puzzle), expected);
        assert_eq!(any(puzzle).layout(), expected);
        assert_eq!((any(puzzle).size(), columns(&any(puzzle), 13)), (8, THIRTEENTH.to_vec()));
    }

    #[test]
    fn what_is_kept_of_any_puzzle() {
        let kept = Kept::new(&queen_table!(6).into_any());
        assert_eq!(kept.first.unwrap().columns(), [1, 3, 5, 0, 2, 4]);
        assert_eq!(kept.solutions.len(), 4);
        assert_eq!(kept.fundamental.count(), 1);
        assert_eq!(kept.completions.count(), 4);
        assert_eq!(kept.heat_map[Square::new(0, 1)], 1);
    }

    #[test]
    fn a_plain_puzzle() {
        check(&queen_table!(8), Layout::Plain);
    }

    #[test]
    fn a_ranked_puzzle() {
        check(&queen_table!(8, layout = ranked(6)), Layout::Ranked { rows: 6 });
    }

    #[test]
    fn puzzles_whose_size_is_a_value() {
        check(&queen_table!(8).into_any(), Layout::Plain);
        check(&queen_table!(8, layout = ranked).into_any(), Layout::RANKED);
    }
}
