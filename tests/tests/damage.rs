//! Damaged tables, whose look-ups still give only solutions.

use arbtest::arbtest;
use queen_math::table::{Layout, Shape, Table};
use queen_runtime::layout::{FixedLayout, Ranked};
use queen_runtime::{QueenPuzzle, Solution, Symmetric, queen_table};
use queen_searches::Heap;
use queen_tests::tables::{ranked, written};

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
fn fundamental_solutions_end_if_a_damaged_table_lacks_them() {
    let other = queen_table!(7).iter().find(|solution| !solution.is_canonical()).unwrap();
    let table = other.columns().repeat(40);
    let puzzle = QueenPuzzle::<7>::from_table(table.leak()).unwrap();
    let mut solutions = puzzle.fundamental_solutions();
    assert_eq!((solutions.len(), solutions.next(), solutions.len()), (6, None, 0));
    let mut solutions = puzzle.fundamental_solutions();
    assert_eq!((solutions.next_back(), solutions.len(), solutions.next()), (None, 0, None));
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

/// Calls every look-up. Wrong answers are allowed, as long as they are solutions.
fn look_up_everything(table: Table<'_>) {
    for solution in (0..=table.len()).filter_map(|index| table.get(index)) {
        assert!(solution.is_solution());
    }
    for solution in Heap::new(table.size()).unwrap() {
        let _ = table.index_of(solution.columns());
    }
    assert!(table.iter().count() <= table.len());
    assert!(table.iter().rev().count() <= table.len());
}

#[test]
fn corrupted_bytes_never_panic() {
    let shape = ranked(8);
    let mut bytes = written(shape);
    for bit in 0..bytes.len() * 8 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        look_up_everything(shape.table(&bytes));
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

/// Each entry agrees with the columns that are looked up in all rows but the top one, and neither
/// is a permutation.
#[test]
fn any_columns_can_be_looked_up_in_any_plain_table() {
    let shape = Shape::new(10, Layout::Plain).unwrap();
    for (column, last) in (0..=u8::MAX).flat_map(|column| (0..10).map(move |last| (column, last))) {
        let mut columns = [column; 10];
        columns[9] = last;
        let mut entry = columns;
        entry[0] ^= 1;
        let bytes = entry.repeat(shape.byte_len() / 10);
        assert_eq!(shape.table(&bytes).index_of(&columns), None);
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
        let shape = ranked(size);
        look_up_everything(shape.table(&vec![0; shape.byte_len()]));
        look_up_everything(shape.table(&vec![0xff; shape.byte_len()]));
    }
    arbtest(|u| {
        let shape = ranked(u.int_in_range(1..=10)?);
        let mut bytes = vec![0; shape.byte_len()];
        u.fill_buffer(&mut bytes)?;
        look_up_everything(shape.table(&bytes));
        Ok(())
    })
    .budget_ms(1_000);
}
