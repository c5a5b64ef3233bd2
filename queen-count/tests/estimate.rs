//! Estimates against exact counts or published numbers.

#![expect(clippy::cast_precision_loss, reason = "estimates are compared as `f64`")]

use std::sync::atomic::{AtomicU32, Ordering};

use queen_count::{Estimate, MAX_ESTIMATE_SIZE, Mean, Scientific, approximate_state_space};
use queen_math::count::SOLUTIONS;
use queen_searches::Formulation;
use queen_searches::count::levels;

fn to_f64(number: Scientific) -> f64 {
    format!("{number:.17e}").parse().unwrap()
}

/// Whether the mean is within four standard errors of the exact number.
fn agrees(mean: Mean, exact: f64) -> bool {
    let rounding = 1e-9 * exact;
    (to_f64(mean.value()) - exact).abs() <= 4.0 * to_f64(mean.standard_error()) + rounding
}

#[test]
fn nodes_agree_with_exact_counts() {
    let largest = if cfg!(debug_assertions) { 11 } else { 16 };
    for size in 1..=largest {
        let estimate = Estimate::new(size, 5_000, 1975).unwrap();
        let exact = levels(size).unwrap();
        let [.., solutions] = exact.nodes() else { unreachable!("there is a level of no queens") };
        let mean = estimate.solutions();
        assert!(agrees(mean, *solutions as f64), "n = {size}: {mean}, not {solutions}");
        let nodes: u64 = exact.nodes().iter().sum();
        assert!(agrees(estimate.nodes(), nodes as f64), "n = {size}: {}", estimate.nodes());
        assert_eq!(estimate.levels().len(), size + 1);
        assert_eq!(estimate.levels().next_back(), Some(mean));
        for (level, (mean, &nodes)) in estimate.levels().zip(exact.nodes()).enumerate() {
            assert!(agrees(mean, nodes as f64), "n = {size}, level {level}: {mean}, not {nodes}");
        }
    }
}

#[test]
fn solutions_agree_with_published_counts() {
    let published = SOLUTIONS.into_iter().enumerate().skip(16);
    for (size, solutions) in published.chain([(20, 39_029_188_884), (27, 234_907_967_154_122_528)])
    {
        let mean = Estimate::new(size, 5_000, 1975).unwrap().solutions();
        assert!(agrees(mean, solutions as f64), "n = {size}: {mean}, not {solutions}");
        assert!(to_f64(mean.standard_error()) < 0.5 * solutions as f64, "n = {size}: {mean}");
    }
}

#[test]
fn a_hundred_queens_have_about_1e120_states() {
    let nodes = Estimate::new(100, 1_000, 1).unwrap().nodes();
    assert!((1e119..1e120).contains(&to_f64(nodes.value())), "{nodes}");
    assert!(to_f64(nodes.standard_error()) < 0.5 * to_f64(nodes.value()), "{nodes}");
}

#[test]
fn only_states_that_follow_a_formula_have_a_number_without_a_count() {
    for size in [1, 8, MAX_ESTIMATE_SIZE] {
        let states = |formulation: Formulation| approximate_state_space(formulation, size);
        assert!(states(Formulation::AnySquare).is_some());
        assert!(states(Formulation::Complete).is_some());
        assert_eq!(states(Formulation::SafeSquare), None);
    }
}

#[test]
fn the_largest_board_does_not_overflow() {
    let estimate = Estimate::new(MAX_ESTIMATE_SIZE, 2, 1).unwrap();
    assert!(estimate.nodes().value().exponent() > 2_000);
    assert_eq!(estimate.solutions().value().to_string(), "0");
}

#[test]
fn equal_seeds_give_equal_estimates() {
    let of = |seed| Estimate::new(10, 50, seed).unwrap();
    assert_eq!(of(1).nodes(), of(1).nodes());
    assert_ne!(of(1).nodes(), of(2).nodes());
}

/// Three batches of 1,000 probes or fewer, each with random numbers of its own.
#[test]
fn an_estimate_stays_the_same_on_any_number_of_threads() {
    for threads in [1, 2, 5] {
        let probes = AtomicU32::new(0);
        let count = || _ = probes.fetch_add(1, Ordering::Relaxed);
        let estimate = Estimate::with_threads(12, 2_500, 7, threads, count).unwrap();
        assert_eq!(probes.into_inner(), 2_500);
        let numbers = [estimate.nodes(), estimate.solutions()]
            .map(|mean| format!("{:.14e} {:.14e}", mean.value(), mean.standard_error()));
        let expected =
            ["8.44419731200000e5 1.31442623090718e4", "1.59069264000000e4 1.72256143918024e3"];
        assert_eq!(numbers, expected);
    }
}

#[test]
fn sizes_and_probes_outside_the_range_have_no_estimate() {
    for size in [0, MAX_ESTIMATE_SIZE + 1, usize::MAX] {
        assert!(Estimate::new(size, 2, 1).is_none());
        assert!(approximate_state_space(Formulation::AnySquare, size).is_none());
    }
    for probes in [0, 1] {
        assert!(Estimate::new(8, probes, 1).is_none());
    }
}

#[test]
fn approximate_state_spaces_are_the_exact_ones() {
    for formulation in [Formulation::AnySquare, Formulation::Complete] {
        for size in 1..=16 {
            let exact = formulation.state_space(size).unwrap() as f64;
            let approximate = to_f64(approximate_state_space(formulation, size).unwrap());
            assert!((approximate - exact).abs() < 1e-12 * exact, "{formulation:?}, n = {size}");
        }
    }
    let largest = approximate_state_space(Formulation::AnySquare, MAX_ESTIMATE_SIZE).unwrap();
    assert_eq!(largest.exponent(), 5_999);
}

#[test]
fn scientific_notation_rounds_up_to_the_next_exponent() {
    let states = approximate_state_space(Formulation::AnySquare, 709).unwrap();
    assert_eq!(format!("{states:.3e}"), "9.987e4041");
    assert_eq!(format!("{states}"), "9.99 × 10⁴⁰⁴¹");
    assert_eq!(format!("{states:.1e}"), "1.0e4042");
    assert_eq!(format!("{states:.0e}"), "1e4042");
}
