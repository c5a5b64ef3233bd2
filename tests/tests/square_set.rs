//! Sets of squares, square by square.

use queen_runtime::{Square, SquareSet};

/// An operator of sets, the one that assigns its result, and what it means for each square.
type Operator =
    (fn(SquareSet, SquareSet) -> SquareSet, fn(&mut SquareSet, SquareSet), fn(bool, bool) -> bool);

#[test]
fn operators_of_sets_ask_each_square() {
    let sets = [
        SquareSet::new(),
        Square::all(16).collect(),
        Square::all(16).filter(|square| square.row() % 3 == 1).collect(),
        Square::all(9).filter(|square| square.column() % 2 == 0).collect(),
    ];
    let operators: [Operator; 4] = [
        (|one, other| one & other, |one, other| *one &= other, |one, other| one && other),
        (|one, other| one | other, |one, other| *one |= other, |one, other| one || other),
        (|one, other| one ^ other, |one, other| *one ^= other, |one, other| one != other),
        (|one, other| one - other, |one, other| *one -= other, |one, other| one && !other),
    ];
    for (one, other) in sets.iter().flat_map(|one| sets.map(|other| (*one, other))) {
        for (operator, assign, expected) in operators {
            let (result, mut assigned) = (operator(one, other), one);
            assign(&mut assigned, other);
            assert_eq!(assigned, result);
            for square in Square::all(16) {
                let is_in = expected(one.contains(square), other.contains(square));
                assert_eq!(result.contains(square), is_in, "{square:?}");
            }
        }
        for beyond in [(16, 0), (0, 16), (32, 32), (usize::MAX, usize::MAX)].map(Square::from) {
            let mut set = one;
            assert!(!set.contains(beyond) && !set.insert(beyond) && !set.remove(beyond));
            assert_eq!(set, one);
        }
        let mut cleared = one;
        cleared.clear();
        assert_eq!((cleared, cleared.len()), (SquareSet::EMPTY, 0));
    }
}
