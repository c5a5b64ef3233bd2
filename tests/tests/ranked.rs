//! The layout `ranked` against the plain one, against its bounds, and against bytes that no writer
//! has written.

mod textbook;

use queen_core::order::FACTORIALS;
use queen_core::search::Heap;
use queen_core::table::ranked::{self, byte_len};
use queen_core::{MAX_TABLE_SIZE, count, order};
use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, Solution, queen_table};

/// Runs a function that is generic over the size with both tables of every size up to n = 12.
macro_rules! for_each_size {
    ($function:ident: $($size:literal)*) => {
        $($function(queen_table!($size), queen_table!($size, layout = ranked));)*
    };
}

#[test]
fn every_solution_is_that_of_the_plain_layout() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked<N>>) {
        let count = plain.nb_of_solutions();
        assert_eq!(ranked.board_size(), N);
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
    for_each_size!(check: 1 2 3 4 5 6 7 8 9 10 11 12);
}

#[test]
#[ignore = "takes seconds in release, minutes without"]
fn every_solution_is_that_of_the_search() {
    fn check<const N: usize>() {
        let bytes = table(N);
        let table = ranked::Ranked::<N>::new(&bytes).unwrap();
        let mut index = 0;
        for (solution, columns) in Heap::new(N).unwrap().zip(table) {
            assert_eq!(solution.columns(), columns);
            assert_eq!(table.get(index), Some(columns), "n = {N}");
            assert_eq!(table.index_of(&columns), Some(index));
            index += 1;
        }
        assert_eq!((index, table.get(index)), (table.len(), None));
    }
    check::<13>();
    check::<14>();
}

#[test]
fn iteration_goes_both_ways() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked<N>>) {
        let count = plain.nb_of_solutions();
        for index in 0..=count + 1 {
            let (mut here, mut there) = (ranked.iter(), plain.iter());
            assert_eq!(here.nth(index), there.nth(index));
            assert_eq!((here.len(), here.next()), (there.len(), there.next()));
            assert_eq!(here.nth_back(index / 2), there.nth_back(index / 2));
            assert_eq!((here.len(), here.next_back()), (there.len(), there.next_back()));
            assert!(here.clone().rev().eq(there.rev()));
            assert_eq!(here.len(), here.count());
        }
        let mut from_both_ends = ranked.iter();
        assert_eq!(from_both_ends.nth(usize::MAX), None);
        assert_eq!((from_both_ends.len(), from_both_ends.next_back()), (0, None));
        let mut from_both_ends = ranked.iter();
        assert_eq!(from_both_ends.nth_back(usize::MAX), None);
        assert_eq!((from_both_ends.len(), from_both_ends.next()), (0, None));
    }
    for_each_size!(check: 1 2 3 4 5 6 7 8 9);
}

#[test]
fn only_solutions_have_a_number() {
    const SIX: QueenPuzzle<6, Ranked<6>> = queen_table!(6, layout = ranked);
    const SEVEN: QueenPuzzle<7, Ranked<7>> = queen_table!(7, layout = ranked);
    textbook::permutations(6, &mut |permutation| {
        let columns = permutation.try_into().unwrap();
        assert_eq!(SIX.number_of(&columns).is_some(), textbook::is_solution(permutation));
    });
    textbook::permutations(7, &mut |permutation| {
        let columns = permutation.try_into().unwrap();
        assert_eq!(SEVEN.number_of(&columns).is_some(), textbook::is_solution(permutation));
    });
    assert_eq!(SIX.number_of(&[0; 6]), None);
    assert_eq!(SIX.number_of(&[255; 6]), None);
}

#[test]
fn looking_up_is_possible_at_compile_time() {
    const TWELVE: QueenPuzzle<12, Ranked<12>> = queen_table!(12, layout = ranked);
    const LAST: Solution<12> = TWELVE.solution(14_200).unwrap();
    const NUMBER: Option<usize> = TWELVE.number_of(LAST.columns());
    assert_eq!(NUMBER, Some(14_200));
}

/// The bound of Elias and Fano on sequences of as many numbers below n!, in bits.
fn elias_fano_bits(size: usize) -> u64 {
    match count::SOLUTIONS[size] {
        0 => 0,
        solutions => solutions * (2 + u64::from((FACTORIALS[size] / solutions).ilog2())),
    }
}

/// The binary logarithm of how many sets of as many permutations there are.
#[expect(clippy::cast_precision_loss, reason = "16! is below 2^53")]
fn set_bits(size: usize) -> f64 {
    (0..count::SOLUTIONS[size])
        .map(|taken| ((FACTORIALS[size] - taken) as f64 / (taken + 1) as f64).log2())
        .sum()
}

#[test]
fn tables_are_smaller_than_coded_ranks() {
    for size in 1..=MAX_TABLE_SIZE {
        let bytes = byte_len(size).unwrap();
        assert!(bytes as u64 <= elias_fano_bits(size).div_ceil(8), "n = {size}: {bytes}");
    }
    for size in 7..=MAX_TABLE_SIZE {
        let bits = u32::try_from(byte_len(size).unwrap() * 8).unwrap();
        assert!(f64::from(bits) < set_bits(size) * 0.75, "n = {size}: {bits}");
    }
    assert!(byte_len(15).unwrap() < 8 << 20, "15 is within the macro's default budget");
    assert_eq!(
        (byte_len(0), byte_len(MAX_TABLE_SIZE + 1), byte_len(usize::MAX)),
        (None, None, None)
    );
}

/// The table for a board of this size, as the macro makes it.
fn table(size: usize) -> Vec<u8> {
    let mut bytes = vec![0; byte_len(size).unwrap()];
    let ranks = Heap::new(size).unwrap().map(|solution| order::rank(&solution));
    ranked::write(size, ranks, &mut bytes).unwrap();
    bytes
}

#[test]
fn nothing_but_the_ranks_of_all_solutions_is_written() {
    let ranks: Vec<u64> = Heap::new(8).unwrap().map(|solution| order::rank(&solution)).collect();
    let mut bytes = [0; 46];
    let mut write = |ranks: &[u64]| ranked::write(8, ranks.iter().copied(), &mut bytes);
    assert!(write(&ranks).is_some());
    assert!(write(&ranks[1..]).is_none(), "too few");
    assert!(write(&[&ranks[..], &[40_319]].concat()).is_none(), "too many");
    assert!(write(&[&ranks[1..], &ranks[..1]].concat()).is_none(), "in another order");
    assert!(write(&[&ranks[..91], &[40_320]].concat()).is_none(), "too large");
    assert!(write(&[&ranks[..91], &[u64::MAX]].concat()).is_none(), "much too large");
    assert!(ranked::write(8, ranks.iter().copied(), &mut [0; 45]).is_none());
    assert!(ranked::write(8, ranks.iter().copied(), &mut [0; 47]).is_none());
    assert!(ranked::write(0, [], &mut []).is_none());
    assert!(ranked::write(17, [], &mut []).is_none());
}

#[test]
fn bytes_of_another_length_are_no_table() {
    let bytes = [0; 47];
    assert!(ranked::Ranked::<8>::new(&bytes[..46]).is_some());
    assert!(ranked::Ranked::<8>::new(&bytes[..45]).is_none());
    assert!(ranked::Ranked::<8>::new(&bytes).is_none());
    assert!(ranked::Ranked::<0>::new(&[]).is_none());
    assert!(ranked::Ranked::<3>::new(&[]).is_some_and(|table| table.is_empty()));
    assert!(ranked::Ranked::<17>::new(&[]).is_none());
}

#[test]
fn debug_output_is_short() {
    let table = ranked::Ranked::<8>::new(&[0; 46]).unwrap();
    assert_eq!(format!("{table:?}"), "Ranked<8>");
}

/// Asks for everything that can be asked for: wrong answers are right here, but solutions.
fn look_up_everything<const N: usize>(bytes: &[u8]) {
    let table = ranked::Ranked::<N>::new(bytes).unwrap();
    for index in 0..=table.len() {
        if let Some(columns) = table.get(index) {
            assert!(Solution::try_from(columns).is_ok());
        }
    }
    for solution in Heap::new(N).unwrap() {
        let _ = table.index_of(solution.columns().try_into().unwrap());
    }
    assert!(table.iter().count() <= table.len());
    assert!(table.iter().rev().count() <= table.len());
}

#[test]
fn corrupted_bytes_never_panic() {
    let mut table = table(8);
    for bit in 0..table.len() * 8 {
        table[bit / 8] ^= 1 << (bit % 8);
        look_up_everything::<8>(&table);
        table[bit / 8] ^= 1 << (bit % 8);
    }
}

#[test]
fn random_bytes_never_panic() {
    fn check<const N: usize>() {
        let mut random = 0x2545_f491_4f6c_dd1d_u64;
        let len = byte_len(N).unwrap();
        look_up_everything::<N>(&vec![0; len]);
        look_up_everything::<N>(&vec![0xff; len]);
        for _ in 0..8 {
            let bytes: Vec<u8> = (0..len)
                .map(|_| {
                    random ^= random << 13;
                    random ^= random >> 7;
                    random ^= random << 17;
                    (random >> 32) as u8
                })
                .collect();
            look_up_everything::<N>(&bytes);
        }
    }
    check::<1>();
    check::<4>();
    check::<5>();
    check::<6>();
    check::<7>();
    check::<9>();
    check::<10>();
}
