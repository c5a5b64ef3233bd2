//! Functions of the iterators over solutions and completions.

use queen_runtime::layout::{Any, Form, Plain, Ranked};

use super::*;
use crate::consume;

/// The functions of the iterators of one form.
macro_rules! iterators {
    ($list:ident, $after:literal, $puzzle:ident: $n:literal, $layout:ty) => {
        functions! { $list, $after:
            "Solutions::next" (
                solutions: &mut Solutions<$n, $layout> = &mut $puzzle.iter()
            ) -> Option<<$layout as Form<$n>>::Solution> {
                solutions.next()
            }
            "Solutions::next_back" (
                solutions: &mut Solutions<$n, $layout> = &mut $puzzle.iter()
            ) -> Option<<$layout as Form<$n>>::Solution> {
                solutions.next_back()
            }
            "Solutions::nth" (
                solutions: &mut Solutions<$n, $layout> = &mut $puzzle.iter(),
                n: usize = 12
            ) -> Option<<$layout as Form<$n>>::Solution> {
                solutions.nth(n)
            }
            "Solutions::nth_back" (
                solutions: &mut Solutions<$n, $layout> = &mut $puzzle.iter(),
                n: usize = 12
            ) -> Option<<$layout as Form<$n>>::Solution> {
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
            ) -> Option<<$layout as Form<$n>>::Solution> {
                solutions.last()
            }
            "puzzle.iter().enumerate().rev()" (
                solutions: Solutions<$n, $layout> = $puzzle.iter()
            ) -> Option<(usize, <$layout as Form<$n>>::Solution)> {
                solutions.enumerate().rev().next()
            }
            "puzzle.iter().for_each(…)" (solutions: Solutions<$n, $layout> = $puzzle.iter()) {
                solutions.for_each(consume);
            }
            "Completions::next" (
                completions: &mut Completions<$n, $layout> = &mut $puzzle.completions(&board())
            ) -> Option<<$layout as Form<$n>>::Solution> {
                completions.next()
            }
            "Completions::next_back" (
                completions: &mut Completions<$n, $layout> = &mut $puzzle.completions(&board())
            ) -> Option<<$layout as Form<$n>>::Solution> {
                completions.next_back()
            }
            "Completions::size_hint" (
                completions: &Completions<$n, $layout> = &$puzzle.completions(&board())
            ) -> (usize, Option<usize>) {
                completions.size_hint()
            }
            "Completions::last" (
                completions: Completions<$n, $layout> = $puzzle.completions(&board())
            ) -> Option<<$layout as Form<$n>>::Solution> {
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
iterators!(ANY_FUNCTIONS, ", any", ANY: 0, Any);
