//! Sizes of the state spaces of three formulations.

use queen_math::MAX_TABLE_SIZE;
use queen_searches::Formulation;

#[test]
fn state_spaces_of_the_three_formulations() {
    assert_eq!(Formulation::AnySquare.state_space(8), Some(64 * 63 * 62 * 61 * 60 * 59 * 58 * 57));
    assert_eq!(Formulation::SafeSquare.state_space(8), Some(2_057));
    assert_eq!(Formulation::Complete.state_space(8), Some(4_426_165_368));
    assert_eq!(Formulation::AnySquare.state_space(1), Some(1));
    // 2¹²⁸ would not fit.
    assert!(Formulation::AnySquare.state_space(MAX_TABLE_SIZE).unwrap() > 1 << 127);
    for size in [0, MAX_TABLE_SIZE + 1, usize::MAX] {
        assert_eq!(Formulation::AnySquare.state_space(size), None);
    }
}
