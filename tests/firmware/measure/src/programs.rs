//! Whole programs: a loop or a question, with all that it calls.

use core::hint::black_box;

use queen_challenge::{Challenge, Grade, Kind, Notes};
use queen_runtime::layout::Ranked;
use queen_runtime::{Board, PuzzleRange, QueenPuzzle, Square, queen_table};

use crate::consume;
use crate::example::frame;
use crate::example::screen::Screen;
use crate::function::{Function, function};

const PLAIN: QueenPuzzle<8> = queen_table!(8);
const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
pub const RANGE: PuzzleRange = queen_table!(8..=10);
const SIXTEEN: QueenPuzzle<16, Ranked<12>> = queen_table!(16, layout = ranked(12));

/// A program, whose function is exported as `program: NAME`.
pub struct Program {
    pub function: Function,
    pub run: fn(),
}

/// Lists programs for a puzzle of n = 8, each of them in both layouts, as `program: NAME, LAYOUT`.
macro_rules! programs {
    ($list:ident: $($name:literal |$puzzle:ident| $body:block)*) => {
        pub const $list: &[Program] = &[$(
            program!([concat!("program: ", $name, ", plain")] $puzzle = PLAIN, $body),
            program!([concat!("program: ", $name, ", ranked")] $puzzle = RANKED, $body),
        )*];
    };
}

macro_rules! program {
    ([$($name:tt)*] $puzzle:ident = $value:expr, $body:block) => {{
        #[inline(always)]
        fn body() {
            let $puzzle = $value;
            $body
        }
        Program { function: function!([$($name)*] () { body() }), run: body }
    }};
}

pub const PROGRAMS: &[&[Program]] = &[PUZZLE_PROGRAMS, CHALLENGE_PROGRAMS, OTHER_PROGRAMS];

/// A board with two queens, which the 13th solution has, too.
fn board() -> Board {
    black_box(BOARD)
}

const BOARD: Board = {
    let mut board = PLAIN.board();
    board.place(Square::new(0, 3));
    board.place(Square::new(1, 6));
    board
};

/// A challenge of the grade `expert`.
fn notes() -> Notes {
    Notes::new(black_box(EXPERT))
}

const EXPERT: Board = {
    let mut board = PLAIN.board();
    board.place(Square::new(0, 3));
    board.place(Square::new(7, 7));
    board
};

programs! { PUZZLE_PROGRAMS:
    "solution(k)" |puzzle| { consume(puzzle.solution(black_box(13))) }
    "for solution in iter()" |puzzle| {
        for solution in &puzzle {
            consume(solution);
        }
    }
    "for solution in completions(board)" |puzzle| {
        for solution in puzzle.completions(&board()) {
            consume(solution);
        }
    }
    "hint(board)" |puzzle| { consume(puzzle.hint(&board())) }
    "heat_map(board)" |puzzle| { consume(puzzle.heat_map(&board())) }
}

programs! { CHALLENGE_PROGRAMS:
    "Challenge::with_seed(puzzle, 1, Easy)" |puzzle| {
        consume(Challenge::with_seed(&puzzle, black_box(1), black_box(Grade::Easy)));
    }
    "Challenge::picks(puzzle, 1, Expert).next()" |puzzle| {
        let picks = Challenge::picks(&puzzle, black_box(1), black_box(Grade::Expert));
        consume(picks.take(1).last());
    }
    "for challenge in Challenge::minimal(puzzle, 2)" |puzzle| {
        for challenge in Challenge::minimal(&puzzle, black_box(2)) {
            consume(challenge);
        }
    }
}

/// Programs for one layout, or for none.
pub const OTHER_PROGRAMS: &[Program] = &[
    program!(["program: solution(k) of n = 16, ranked(12)"] puzzle = SIXTEEN, {
        consume(puzzle.solution(black_box(14_772_512)));
    }),
    program!(["program: Challenge::daily(puzzles, day)"] puzzles = RANGE, {
        consume(Challenge::daily(&puzzles, black_box(20_786)));
    }),
    program!(["program: Challenge::daily(puzzles, monday)"] puzzles = RANGE, {
        consume(Challenge::daily(&puzzles, black_box(20_780)));
    }),
    program!(["program: Kind::Blocked.daily(puzzles, monday)"] puzzles = RANGE, {
        consume(Kind::Blocked.daily(&puzzles, black_box(20_780)));
    }),
    program!(["program: Kind::Regions.daily(puzzles, monday)"] puzzles = RANGE, {
        consume(Kind::Regions.daily(&puzzles, black_box(20_780)));
    }),
    program!(["program: draw(Kind::Regions.daily(puzzles, monday))"] puzzles = RANGE, {
        let mut screen = Screen::default();
        if let Some(challenge) = Kind::Regions.daily(&puzzles, black_box(20_780)) {
            let notes = Notes::new(*challenge.givens());
            consume(frame::draw(&mut screen, &challenge, &notes));
            challenge.regions().map(|regions| frame::draw_borders(&mut screen, regions));
        }
        consume(screen);
    }),
    program!(["program: Kind::Mixed.daily(puzzles, monday)"] puzzles = RANGE, {
        consume(Kind::Mixed.daily(&puzzles, black_box(20_780)));
    }),
    program!(["program: for step in notes.steps()"] notes = notes(), {
        for step in notes.steps() {
            consume(step);
        }
    }),
];
