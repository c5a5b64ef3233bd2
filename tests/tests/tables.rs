//! Tables: puzzles from bytes that are not from the macro, the layout `ranked` against the plain one and
//! its bounds, and damage.

use arbtest::arbtest;
use queen_math::count;
use queen_math::order::FACTORIALS;
use queen_math::search::Heap;
use queen_math::table::{Layout, Shape, Table};
use queen_math::{MAX_TABLE_SIZE, order};
use queen_runtime::layout::{FixedLayout, Ranked};
use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, Solution, queen_table};
use queen_tests::{for_each_pair, textbook};

#[test]
fn the_bytes_of_a_puzzle_give_the_same_puzzle() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked>) {
        assert_eq!(QueenPuzzle::from_table(plain.table()), Some(plain));
        assert_eq!(QueenPuzzle::from_table(ranked.table()), Some(ranked));
        for puzzle in [plain.into_any(), ranked.into_any()] {
            let (size, coding) = (puzzle.size(), puzzle.layout());
            assert_eq!(AnyQueenPuzzle::from_parts(size, coding, puzzle.table()), Some(puzzle));
            assert!(puzzle.verify());
        }
        assert!(plain.verify() && ranked.verify());
    }
    for_each_pair!(check);
}

#[test]
fn a_table_has_the_length_of_its_shape() {
    const FIVE: QueenPuzzle<5> = queen_table!(5);
    const SMALL: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
    let shorter = |table: &'static [u8]| &table[1..];
    let longer = |table: &'static [u8]| [table, &[0]].concat().leak();
    assert_eq!(QueenPuzzle::<5>::from_table(shorter(FIVE.table())), None);
    assert_eq!(QueenPuzzle::<5>::from_table(longer(FIVE.table())), None);
    assert_eq!(QueenPuzzle::<8, Ranked>::from_table(shorter(SMALL.table())), None);
    assert_eq!(QueenPuzzle::<8, Ranked>::from_table(longer(SMALL.table())), None);
    // All are solutions, but the first one is there twice.
    let one_more = [FIVE.columns().as_flattened(), &FIVE.columns()[0]].concat().leak();
    assert_eq!(AnyQueenPuzzle::from_parts(5, Layout::Plain, one_more), None);
    assert_eq!(AnyQueenPuzzle::from_parts(0, Layout::Plain, &[]), None);
    assert_eq!(AnyQueenPuzzle::from_parts(17, Layout::Plain, &[]), None);
    assert_eq!(AnyQueenPuzzle::from_parts(5, Layout::Ranked { rows: 1 }, &[]), None);
    let shape = Shape::new(5, Layout::Plain).unwrap();
    assert!(shape.table(FIVE.table()).verify());
    assert!(!shape.table(shorter(FIVE.table())).verify());
    assert!(!shape.table(longer(FIVE.table())).verify());
    let four = Shape::new(4, Layout::Plain).unwrap();
    assert!(!four.table(&[0, 1, 2, 3, 1, 0, 2, 3]).verify(), "these attack each other");
}

/// Flips every `step`th bit of the table in turn. Then the table is rejected, or look-ups return
/// only solutions or `None`, and `verify` returns `false`.
fn check_damaged<const N: usize, L: FixedLayout>(puzzle: QueenPuzzle<N, L>, step: usize) {
    let mut accepted = 0;
    for bit in (0..8 * puzzle.table().len()).step_by(step) {
        let mut table = puzzle.table().to_vec();
        table[bit / 8] ^= 1 << (bit % 8);
        let Some(damaged) = QueenPuzzle::<N, L>::from_table(table.leak()) else {
            assert_eq!(L::LAYOUT, Layout::Plain);
            continue;
        };
        accepted += 1;
        let is_solution = |solution: Solution<N>| Solution::new(*solution.as_array()).is_ok();
        let numbers = 1..=puzzle.nb_of_solutions();
        assert!(numbers.filter_map(|k| damaged.solution(k)).all(is_solution), "bit {bit}");
        assert!(damaged.iter().all(is_solution), "bit {bit}");
        assert!(!damaged.verify(), "bit {bit}");
    }
    assert_eq!(accepted > 0, L::LAYOUT != Layout::Plain);
}

#[test]
fn damaged_tables_give_only_solutions() {
    check_damaged::<6, _>(queen_table!(6), 1);
    check_damaged::<8, _>(queen_table!(8), 7);
    check_damaged::<7, Ranked>(queen_table!(7, layout = ranked), 1);
    check_damaged::<8, Ranked>(queen_table!(8, layout = ranked), 1);
    check_damaged::<9, Ranked>(queen_table!(9, layout = ranked), 37);
}

#[test]
fn any_bytes_of_the_right_length_do_no_harm() {
    const EIGHT: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
    arbtest(|u| {
        let table: Box<[u8; EIGHT.table().len()]> = Box::new(u.arbitrary()?);
        let puzzle = QueenPuzzle::<8, Ranked>::from_table(Box::leak(table)).unwrap();
        assert!(puzzle.iter().all(|solution| Solution::new(*solution.as_array()).is_ok()));
        assert!(!puzzle.verify());
        Ok(())
    });
    // Solutions, but one of them twice.
    let [first, .., last] = queen_table!(8).columns() else { unreachable!() };
    let table = [*first; 91].as_flattened().iter().chain(last).copied().collect::<Vec<_>>();
    let puzzle = QueenPuzzle::<8>::from_table(table.leak()).unwrap();
    assert!(!puzzle.verify() && !puzzle.into_any().verify());
    assert_eq!(puzzle.number_of([0; 8]), None);
}

#[test]
fn every_solution_is_that_of_the_plain_layout() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked>) {
        let count = plain.nb_of_solutions();
        assert_eq!(ranked.size(), N);
        assert_eq!(ranked.nb_of_solutions(), count);
        assert_eq!(ranked.nb_of_tested_permutations(), plain.nb_of_tested_permutations());
        for k in 1..=count {
            let solution = plain.solution(k).unwrap();
            assert_eq!(ranked.solution(k), Some(solution), "n = {N}, k = {k}");
            assert_eq!(ranked.number_of(solution.columns()), Some(k));
        }
        for k in [0, count + 1, usize::MAX] {
            assert_eq!(ranked.solution(k), None);
        }
        assert!(ranked.iter().eq(plain));
        assert!(ranked.iter().rev().eq(plain.iter().rev()));
    }
    for_each_pair!(check);
}

#[test]
#[ignore = "takes seconds in release, minutes without"]
fn every_solution_is_that_of_the_search() {
    for size in [13, 14] {
        let shape = shape(size);
        let bytes = written(shape);
        let table = shape.table(&bytes);
        let mut index = 0;
        for (solution, next) in Heap::new(size).unwrap().zip(&table) {
            assert_eq!(solution, next);
            assert_eq!(table.get(index), Some(solution), "n = {size}");
            assert_eq!(table.index_of(&solution), Some(index));
            index += 1;
        }
        assert_eq!((index, table.get(index)), (table.len(), None));
    }
}

#[test]
fn only_solutions_have_a_number() {
    const SIX: QueenPuzzle<6, Ranked> = queen_table!(6, layout = ranked);
    const SEVEN: QueenPuzzle<7, Ranked> = queen_table!(7, layout = ranked);
    textbook::permutations(6, &mut |permutation| {
        assert_eq!(SIX.number_of(permutation).is_some(), textbook::is_solution(permutation));
    });
    textbook::permutations(7, &mut |permutation| {
        assert_eq!(SEVEN.number_of(permutation).is_some(), textbook::is_solution(permutation));
    });
    assert_eq!(SIX.number_of([0; 6]), None);
    assert_eq!(SIX.number_of([255; 6]), None);
}

/// The number of bits of Elias–Fano coding for as many numbers below n!.
fn elias_fano_bits(size: usize) -> u64 {
    match count::SOLUTIONS[size] {
        0 => 0,
        solutions => solutions * (2 + u64::from((FACTORIALS[size] / solutions).ilog2())),
    }
}

/// The binary logarithm of the number of sets of as many permutations.
#[expect(clippy::cast_precision_loss, reason = "16! is below 2^53")]
fn set_bits(size: usize) -> f64 {
    (0..count::SOLUTIONS[size])
        .map(|taken| ((FACTORIALS[size] - taken) as f64 / (taken + 1) as f64).log2())
        .sum()
}

fn shape(size: usize) -> Shape {
    Shape::new(size, Layout::RANKED).unwrap()
}

#[test]
fn tables_are_smaller_than_coded_ranks() {
    for size in 1..=MAX_TABLE_SIZE {
        let bytes = shape(size).byte_len();
        assert!(bytes as u64 <= elias_fano_bits(size).div_ceil(8), "n = {size}: {bytes}");
    }
    for size in 7..=MAX_TABLE_SIZE {
        let bits = u32::try_from(shape(size).byte_len() * 8).unwrap();
        assert!(f64::from(bits) < set_bits(size) * 0.75, "n = {size}: {bits}");
    }
    assert!(shape(15).byte_len() < 8 << 20, "15 is within the macro's default budget");
    for size in [0, MAX_TABLE_SIZE + 1, usize::MAX] {
        assert_eq!(Shape::new(size, Layout::RANKED), None);
    }
}

/// The bytes of a table as the macro writes them.
fn written(shape: Shape) -> Vec<u8> {
    let mut bytes = vec![0; shape.byte_len()];
    let ranks = Heap::new(shape.size()).unwrap().map(|solution| order::rank(&solution));
    shape.write(ranks, &mut bytes).unwrap();
    bytes
}

/// Calls every look-up. Wrong answers are allowed, as long as they are solutions.
fn look_up_everything(table: Table<'_>) {
    for solution in (0..=table.len()).filter_map(|index| table.get(index)) {
        assert!(solution.is_solution());
    }
    for solution in Heap::new(table.size()).unwrap() {
        let _ = table.index_of(&solution);
    }
    assert!(table.iter().count() <= table.len());
    assert!(table.iter().rev().count() <= table.len());
}

#[test]
fn corrupted_bytes_never_panic() {
    let shape = shape(8);
    let mut bytes = written(shape);
    for bit in 0..bytes.len() * 8 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        look_up_everything(shape.table(&bytes));
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

#[test]
fn a_flipped_bit_is_found() {
    for (size, rows) in (1..=8).flat_map(|size| (2..=8).map(move |rows| (size, rows))) {
        let shape = Shape::new(size, Layout::Ranked { rows }).unwrap();
        let mut bytes = written(shape);
        assert!(shape.table(&bytes).verify());
        for bit in 0..bytes.len() * 8 {
            bytes[bit / 8] ^= 1 << (bit % 8);
            assert!(!shape.table(&bytes).verify(), "n = {size}, {rows} rows, bit {bit}");
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
    }
}

#[test]
fn random_bytes_never_panic() {
    for size in 1..=10 {
        let shape = shape(size);
        look_up_everything(shape.table(&vec![0; shape.byte_len()]));
        look_up_everything(shape.table(&vec![0xff; shape.byte_len()]));
    }
    arbtest(|u| {
        let shape = shape(u.int_in_range(1..=10)?);
        let mut bytes = vec![0; shape.byte_len()];
        u.fill_buffer(&mut bytes)?;
        look_up_everything(shape.table(&bytes));
        Ok(())
    })
    .budget_ms(1_000);
}
