//! Instructions of the answers that a game needs.

use queen_challenge::{Challenge, Grade, Kind, Notes};
use queen_runtime::{AnyQueenPuzzle, PuzzleRange, queen_table};

use crate::timer::Timer;

/// The sizes of boards on which people play, in both layouts.
pub const PUZZLES: [[AnyQueenPuzzle; 2]; 5] = [
    [queen_table!(6).into_any(), queen_table!(6, layout = ranked).into_any()],
    [queen_table!(7).into_any(), queen_table!(7, layout = ranked).into_any()],
    [queen_table!(8).into_any(), queen_table!(8, layout = ranked).into_any()],
    [queen_table!(9).into_any(), queen_table!(9, layout = ranked).into_any()],
    [queen_table!(10).into_any(), queen_table!(10, layout = ranked).into_any()],
];

/// The solutions whose boards are given hints.
const GAMES: usize = 4;
/// The challenges of each size and grade.
const SEEDS: u64 = 50;

/// The Mondays whose challenges are made.
const WEEKS: u32 = 500;

/// Counts of instructions.
#[derive(Default)]
pub struct Counts {
    number: u64,
    sum: u64,
    pub most: u64,
}

impl Counts {
    fn add(&mut self, count: u64) {
        self.number += 1;
        self.sum += count;
        self.most = self.most.max(count);
    }

    pub fn mean(&self) -> u64 {
        self.sum.checked_div(self.number).unwrap_or_default()
    }
}

/// The instructions of hints on the boards of games that lead, row by row, to a solution.
pub fn hints(timer: &Timer, puzzle: &AnyQueenPuzzle) -> Counts {
    let mut counts = Counts::default();
    let stride = puzzle.nb_of_solutions() / GAMES;
    for solution in (0..GAMES).filter_map(|game| puzzle.solution(1 + game * stride)) {
        let mut board = puzzle.board();
        for queen in solution.queens() {
            let mut is_hint = false;
            counts.add(timer.instructions(|| is_hint = puzzle.hint(&board).is_some()));
            assert!(is_hint, "a board of a solution has no hint");
            board.place(queen);
        }
    }
    counts
}

/// The instructions of challenges of one grade, which the size has, and of the steps that solve
/// them.
pub fn challenges(timer: &Timer, puzzle: &AnyQueenPuzzle, grade: Grade) -> (Counts, Counts) {
    let (mut picks, mut steps) = (Counts::default(), Counts::default());
    for seed in 1..=SEEDS {
        let mut challenge = None;
        picks.add(timer.instructions(|| challenge = Challenge::with_seed(puzzle, seed, grade)));
        let mut notes = Notes::new(*challenge.unwrap().givens());
        loop {
            let mut step = None;
            let count = timer.instructions(|| step = notes.next_step());
            let Some(step) = step else { break };
            steps.add(count);
            notes.apply(&step);
        }
    }
    (picks, steps)
}

/// The days until 2171 whose challenges took most when all were run once: regions on a Monday,
/// mixed ones on a Monday and on a Wednesday.
const HARDEST: [u32; 3] = [16_391, 22_068, 30_246];

/// The instructions of this kind's challenges of a weekday, from `first` on, and of the hardest
/// days with this weekday.
pub fn weekday(timer: &Timer, puzzles: &PuzzleRange, kind: Kind, first: u32) -> Counts {
    let mut counts = Counts::default();
    let hardest = HARDEST.into_iter().filter(|day| day % 7 == first % 7);
    for day in (0..WEEKS).map(|week| first + 7 * week).chain(hardest) {
        let mut is_there = false;
        counts.add(timer.instructions(|| is_there = kind.daily(puzzles, day).is_some()));
        assert!(is_there, "a day has no challenge");
    }
    counts
}
