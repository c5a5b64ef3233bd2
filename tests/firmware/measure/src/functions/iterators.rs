//! Functions of iterators.

use queen_runtime::iter::*;
use queen_runtime::layout::{Any, Plain, PuzzleLayout, Ranked};

use super::samples::*;
use crate::consume;
use crate::function::functions;
use queen_runtime::*;

/// The functions of the iterators of one form.
macro_rules! iterators {
    ($list:ident, $after:literal, $puzzle:ident: $n:literal, $layout:ty) => {
        functions! { $list, $after:
            "Solutions::next" (
                solutions: &mut Solutions<$n, $layout> = &mut $puzzle.iter()
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                solutions.next()
            }
            "Solutions::next_back" (
                solutions: &mut Solutions<$n, $layout> = &mut $puzzle.iter()
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                solutions.next_back()
            }
            "Solutions::nth" (
                solutions: &mut Solutions<$n, $layout> = &mut $puzzle.iter(),
                n: usize = 12
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                solutions.nth(n)
            }
            "Solutions::nth_back" (
                solutions: &mut Solutions<$n, $layout> = &mut $puzzle.iter(),
                n: usize = 12
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                solutions.nth_back(n)
            }
            "Solutions::len" (solutions: &Solutions<$n, $layout> = &$puzzle.iter()) -> usize {
                solutions.len()
            }
            "Solutions::size_hint" (
                solutions: &Solutions<$n, $layout> = &$puzzle.iter()
            ) -> (usize, Option<usize>) {
                solutions.size_hint()
            }
            "Solutions::count" (solutions: Solutions<$n, $layout> = $puzzle.iter()) -> usize {
                solutions.count()
            }
            "Solutions::last" (
                solutions: Solutions<$n, $layout> = $puzzle.iter()
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                solutions.last()
            }
            "puzzle.iter().enumerate().rev()" (
                solutions: Solutions<$n, $layout> = $puzzle.iter()
            ) -> Option<(usize, Solution<$n, <$layout as PuzzleLayout>::Size>)> {
                solutions.enumerate().rev().next()
            }
            "puzzle.iter().for_each(…)" (solutions: Solutions<$n, $layout> = $puzzle.iter()) {
                solutions.for_each(consume);
            }
            "FundamentalSolutions::next" (
                solutions: &mut FundamentalSolutions<$n, $layout> =
                    &mut $puzzle.fundamental_solutions()
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                solutions.next()
            }
            "FundamentalSolutions::next_back" (
                solutions: &mut FundamentalSolutions<$n, $layout> =
                    &mut $puzzle.fundamental_solutions()
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                solutions.next_back()
            }
            "FundamentalSolutions::len" (
                solutions: &FundamentalSolutions<$n, $layout> = &$puzzle.fundamental_solutions()
            ) -> usize {
                solutions.len()
            }
            "FundamentalSolutions::size_hint" (
                solutions: &FundamentalSolutions<$n, $layout> = &$puzzle.fundamental_solutions()
            ) -> (usize, Option<usize>) {
                solutions.size_hint()
            }
            "FundamentalSolutions::count" (
                solutions: FundamentalSolutions<$n, $layout> = $puzzle.fundamental_solutions()
            ) -> usize {
                solutions.count()
            }
            "FundamentalSolutions::last" (
                solutions: FundamentalSolutions<$n, $layout> = $puzzle.fundamental_solutions()
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                solutions.last()
            }
            "Completions::next" (
                completions: &mut Completions<$n, $layout> = &mut $puzzle.completions(&board())
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                completions.next()
            }
            "Completions::size_hint" (
                completions: &Completions<$n, $layout> = &$puzzle.completions(&board())
            ) -> (usize, Option<usize>) {
                completions.size_hint()
            }
            "Completions::last" (
                completions: Completions<$n, $layout> = $puzzle.completions(&board())
            ) -> Option<Solution<$n, <$layout as PuzzleLayout>::Size>> {
                completions.last()
            }
            "Completions::count" (
                completions: Completions<$n, $layout> = $puzzle.completions(&board())
            ) -> usize {
                completions.count()
            }
        }
    };
}

iterators!(FUNCTIONS, "", PLAIN: 8, Plain);
iterators!(RANKED_FUNCTIONS, ", ranked", RANKED: 8, Ranked);
iterators!(ANY_FUNCTIONS, ", any", ANY: 16, Any);

functions! { PLAIN_FUNCTIONS, "":
    "Completions::next_back" (
        completions: &mut Completions<8, Plain> = &mut PLAIN.completions(&board())
    ) -> Option<Solution<8>> {
        completions.next_back()
    }
}
