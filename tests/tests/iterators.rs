//! Iterators against a `Vec` of what they should yield.

use std::fmt::Debug;
use std::iter::FusedIterator;

use queen_math::table::{
    AnyCompletions, Completions, Iter, Layout, PlainCompletions, PlainRest, RankedCompletions,
    RankedRest, Rest, Shape, Table,
};
use queen_math::{MAX_TABLE_SIZE, Placement};
use queen_runtime::layout::Ranked;
use queen_runtime::{AnySolution, Board, PuzzleRange, QueenPuzzle, Square, queen_table};
use queen_tests::{boards, for_each_pair};

/// Compares an iterator with a vector of its items, from both ends and from each of [`places`].
fn check<I>(iterator: &I, expected: &[I::Item])
where
    I: DoubleEndedIterator<Item: PartialEq + Debug + Clone> + FusedIterator + Clone + Debug,
{
    assert!(iterator.clone().eq(expected.iter().cloned()));
    assert!(iterator.clone().rev().eq(expected.iter().rev().cloned()));
    for start in places(expected.len()) {
        for end in places(expected.len()).filter(|&end| start <= end) {
            let mut here = iterator.clone();
            let rest = &expected[start..end];
            (0..start).for_each(|_| drop(here.next()));
            (end..expected.len()).for_each(|_| drop(here.next_back()));
            check_rest(&here, rest);
        }
    }
}

/// Compares an iterator of one end with a vector of its items, from each of [`places`].
fn check_front<I>(iterator: &I, expected: &[I::Item])
where
    I: FusedIterator<Item: PartialEq + Debug + Clone> + Clone + Debug,
{
    assert!(iterator.clone().eq(expected.iter().cloned()));
    for start in places(expected.len()) {
        let mut here = iterator.clone();
        (0..start).for_each(|_| drop(here.next()));
        let rest = &expected[start..];
        assert_eq!(here.clone().count(), rest.len());
        assert_eq!(here.clone().last().as_ref(), rest.last());
        let (least, most) = here.size_hint();
        assert!(least <= rest.len() && most.is_some_and(|most| rest.len() <= most), "{here:?}");
        for n in places(rest.len()).chain([rest.len(), usize::MAX]) {
            let mut skipped = here.clone();
            assert_eq!(skipped.nth(n).as_ref(), rest.get(n), "{n} of {}", rest.len());
            assert!(
                skipped.eq(rest.get(n.saturating_add(1)..).unwrap_or_default().iter().cloned())
            );
        }
        assert!(here.by_ref().eq(rest.iter().cloned()));
        for _ in 0..3 {
            assert_eq!((here.next(), here.size_hint()), (None, (0, Some(0))));
        }
    }
}

/// All places of a short sequence, and those near the ends and the middle of a long one.
fn places(len: usize) -> impl Iterator<Item = usize> + Clone {
    (0..=len).filter(move |&place| {
        len < 12 || place < 3 || place + 3 > len || place.abs_diff(len / 2) < 2
    })
}

fn check_rest<I>(iterator: &I, rest: &[I::Item])
where
    I: DoubleEndedIterator<Item: PartialEq + Debug + Clone> + FusedIterator + Clone + Debug,
{
    let len = rest.len();
    assert_eq!(iterator.clone().count(), len);
    assert_eq!(iterator.clone().last().as_ref(), rest.last());
    let (least, most) = iterator.size_hint();
    assert!(least <= len && most.is_some_and(|most| len <= most), "{iterator:?}");

    let beyond = [len, len + 1, usize::MAX];
    // Whatever number of low bits an end keeps of a number, it must not take the others for 0.
    let powers = (0..usize::BITS).map(|bit| 1 << bit).filter(|&power| power > len);
    for n in places(len).chain(beyond).chain(powers) {
        let mut forwards = iterator.clone();
        assert_eq!(forwards.nth(n).as_ref(), rest.get(n), "{n} of {len}");
        let after = rest.get(n.saturating_add(1)..).unwrap_or_default();
        assert!(forwards.clone().eq(after.iter().cloned()), "after {n} of {len}");
        assert!(forwards.rev().eq(after.iter().rev().cloned()), "after {n} of {len}");

        let mut backwards = iterator.clone();
        let place = len.checked_sub(n.saturating_add(1));
        assert_eq!(backwards.nth_back(n), place.map(|place| rest[place].clone()));
        let before = &rest[..place.unwrap_or(0)];
        assert!(backwards.eq(before.iter().cloned()), "before {n} of {len}");
    }

    let mut ended = iterator.clone();
    assert_eq!(ended.by_ref().count(), len);
    for _ in 0..3 {
        assert_eq!((ended.next(), ended.next_back()), (None, None));
        assert_eq!((ended.nth(1), ended.nth_back(1)), (None, None));
        assert_eq!(ended.size_hint().0, 0);
    }
}

fn check_exact<I>(iterator: &I, expected: &[I::Item])
where
    I: DoubleEndedIterator<Item: PartialEq + Debug + Clone> + FusedIterator + Clone + Debug,
    I: ExactSizeIterator,
{
    check(iterator, expected);
    let mut ends = iterator.clone();
    for len in (0..=expected.len()).rev() {
        assert_eq!(ends.len(), len);
        assert_eq!(ends.size_hint(), (len, Some(len)));
        if len % 3 == 0 { drop(ends.next_back()) } else { drop(ends.next()) }
    }
    let skipped = &mut iterator.clone();
    assert_eq!((skipped.nth(usize::MAX), skipped.len()), (None, 0));
    let skipped = &mut iterator.clone();
    assert_eq!((skipped.nth_back(usize::MAX), skipped.len()), (None, 0));
}

#[test]
fn all_solutions() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked>) {
        let solutions: Vec<_> =
            (1..=plain.nb_of_solutions()).map(|k| plain.solution(k).unwrap()).collect();
        check_exact(&plain.iter(), &solutions);
        check_exact(&plain.into_iter(), &solutions);
        check_exact(&(&ranked).into_iter(), &solutions);
        let solutions: Vec<_> = solutions.into_iter().map(AnySolution::from).collect();
        check_exact(&plain.into_any().into_iter(), &solutions);
        check_exact(&(&ranked.into_any()).into_iter(), &solutions);
        let table = Shape::new(N, Layout::Plain).unwrap().table(plain.table());
        let solutions: Vec<_> = solutions.into_iter().map(Placement::from).collect();
        assert_eq!(table.is_empty(), solutions.is_empty());
        check_exact(&table.into_iter(), &solutions);
        check_exact(&(&table).into_iter(), &solutions);
    }
    for_each_pair!(check: 1 2 3 4 5 6 7 8 9);
}

#[test]
fn completions() {
    fn check_all<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked>) {
        for board in boards::of_two_queens(N).step_by(5) {
            let has_queens =
                |solution: &Board| board.queens().all(|queen| solution.has_queen(queen));
            let completions: Vec<_> =
                plain.iter().filter(|&solution| has_queens(&solution.into())).collect();
            check(&plain.completions(&board), &completions);
            check_front(&ranked.completions(&board), &completions);
            let completions: Vec<_> = completions.into_iter().map(AnySolution::from).collect();
            check_front(&plain.into_any().completions(&board), &completions);
            check_front(&ranked.into_any().completions(&board), &completions);
        }
        let other = Board::empty(if N == 1 { 2 } else { N - 1 }).unwrap();
        check(&plain.completions(&other), &[]);
        check_front(&ranked.into_any().completions(&other), &[]);
    }
    for_each_pair!(check_all: 1 2 4 5 6);
}

/// A plain table is sorted by the last row, so its queen leaves a range in which all have it. In a
/// ranked one it is known without queens.
#[test]
fn the_number_of_completions_is_known_where_no_look_tells_more() {
    const EIGHT: QueenPuzzle<8> = queen_table!(8);
    const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
    let mut all = RANKED.completions(&RANKED.board());
    for left in (0..=92).rev() {
        assert_eq!(all.size_hint(), (left, Some(left)));
        assert_eq!(all.clone().count(), left);
        all.next();
    }
    for column in 0..8 {
        let mut board = Board::empty(8).unwrap();
        board.place(Square::new(7, column));
        let len = EIGHT.iter().filter(|solution| solution.columns()[7] == column as u8).count();
        let mut completions = EIGHT.completions(&board);
        for left in (0..=len).rev() {
            assert_eq!(completions.size_hint(), (left, Some(left)), "column {column}");
            completions.next();
        }
    }
}

#[test]
fn queens() {
    for size in 1..=3 {
        for board in boards::all(size) {
            let queens: Vec<_> =
                boards::squares(size).filter(|&square| board.has_queen(square)).collect();
            check_exact(&board.queens(), &queens);
        }
    }
    let full = Board::from_row_masks([u16::MAX; 16], 16).unwrap();
    let squares: Vec<_> = boards::squares(16).collect();
    check_exact(&full.queens(), &squares);
}

#[test]
fn conflicts_end_once() {
    let board = Board::from_squares("a1 b2 c3", 3).unwrap();
    let mut conflicts = board.conflicts();
    assert_eq!(conflicts.by_ref().count(), 3);
    assert_eq!([conflicts.next(), conflicts.next()], [None; 2]);
}

#[test]
fn puzzles_of_a_range() {
    const PUZZLES: PuzzleRange = queen_table!(3..=9);
    let puzzles: Vec<_> = (3..=9).map(|size| PUZZLES.get(size).unwrap()).collect();
    check_exact(&PUZZLES.iter(), &puzzles);
    check_exact(&PUZZLES.into_iter(), &puzzles);
    check_exact(&(&PUZZLES).into_iter(), &puzzles);
}

#[test]
fn a_table_of_another_layout_has_nothing_to_iterate_over() {
    fn check<R: Rest + From<Table<'static>>, C: Completions<Table<'static>>>(
        table: Table<'static>,
    ) {
        let mut solutions = Iter::<R>::new(table);
        assert_eq!((solutions.len(), solutions.next(), solutions.next_back()), (0, None, None));
        for queens in [[0; MAX_TABLE_SIZE], [1; MAX_TABLE_SIZE]] {
            let mut completions = C::new(table, queens);
            assert_eq!(completions.size_hint(), (0, Some(0)));
            assert_eq!((completions.next(), completions.last()), (None, None));
            assert_eq!(C::in_any_order(table, queens).count(), 0);
        }
    }
    let plain = Shape::new(4, Layout::Plain).unwrap().table(&[1, 3, 0, 2, 2, 0, 3, 1]);
    let ranked = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
    check::<PlainRest, PlainCompletions>(ranked);
    check::<RankedRest, RankedCompletions>(plain);
    let count = |table| AnyCompletions::new(table, [0; MAX_TABLE_SIZE]).count();
    assert_eq!([plain, ranked].map(count), [2, 10]);
}
