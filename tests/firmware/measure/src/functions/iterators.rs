//! Functions of the iterators over solutions and completions.

use queen_runtime::*;

use super::*;
use crate::consume;
use crate::function::functions;

functions! { FUNCTIONS:
    "Solutions::next" (
        solutions: &mut Solutions<QueenPuzzle<8>> = &mut PLAIN.iter()
    ) -> Option<Solution<8>> {
        solutions.next()
    }
    "Solutions::next_back" (
        solutions: &mut Solutions<QueenPuzzle<8>> = &mut PLAIN.iter()
    ) -> Option<Solution<8>> {
        solutions.next_back()
    }
    "Solutions::nth" (
        solutions: &mut Solutions<QueenPuzzle<8>> = &mut PLAIN.iter(),
        n: usize = 12
    ) -> Option<Solution<8>> {
        solutions.nth(n)
    }
    "Solutions::nth_back" (
        solutions: &mut Solutions<QueenPuzzle<8>> = &mut PLAIN.iter(),
        n: usize = 12
    ) -> Option<Solution<8>> {
        solutions.nth_back(n)
    }
    "Solutions::len" (solutions: &Solutions<QueenPuzzle<8>> = &PLAIN.iter()) -> usize {
        solutions.len()
    }
    "Solutions::size_hint" (
        solutions: &Solutions<QueenPuzzle<8>> = &PLAIN.iter()) -> (usize, Option<usize>
    ) {
        solutions.size_hint()
    }
    "Solutions::count" (solutions: Solutions<QueenPuzzle<8>> = PLAIN.iter()) -> usize {
        solutions.count()
    }
    "Solutions::last" (solutions: Solutions<QueenPuzzle<8>> = PLAIN.iter()) -> Option<Solution<8>> {
        solutions.last()
    }
    "puzzle.iter().enumerate().rev()" (
        solutions: Solutions<QueenPuzzle<8>> = PLAIN.iter()
    ) -> Option<(usize, Solution<8>)> {
        solutions.enumerate().rev().next()
    }
    "puzzle.iter().for_each(…)" (solutions: Solutions<QueenPuzzle<8>> = PLAIN.iter()) -> () {
        solutions.for_each(consume)
    }
    "Completions::next" (
        completions: &mut Completions<QueenPuzzle<8>> = &mut PLAIN.completions(&board())
    ) -> Option<Solution<8>> {
        completions.next()
    }
    "Completions::next_back" (
        completions: &mut Completions<QueenPuzzle<8>> = &mut PLAIN.completions(&board())
    ) -> Option<Solution<8>> {
        completions.next_back()
    }
    "Completions::size_hint" (
        completions: &Completions<QueenPuzzle<8>> = &PLAIN.completions(&board())
    ) -> (usize, Option<usize>) {
        completions.size_hint()
    }
    "Completions::last" (
        completions: Completions<QueenPuzzle<8>> = PLAIN.completions(&board())
    ) -> Option<Solution<8>> {
        completions.last()
    }
    "Completions::count" (
        completions: Completions<QueenPuzzle<8>> = PLAIN.completions(&board())
    ) -> usize {
        completions.count()
    }
    "FundamentalSolutions::next" (
        solutions: &mut FundamentalSolutions<QueenPuzzle<8>> = &mut PLAIN.fundamental_solutions()
    ) -> Option<Solution<8>> {
        solutions.next()
    }
    "FundamentalSolutions::next_back" (
        solutions: &mut FundamentalSolutions<QueenPuzzle<8>> = &mut PLAIN.fundamental_solutions()
    ) -> Option<Solution<8>> {
        solutions.next_back()
    }
    "FundamentalSolutions::size_hint" (
        solutions: &FundamentalSolutions<QueenPuzzle<8>> = &PLAIN.fundamental_solutions()
    ) -> (usize, Option<usize>) {
        solutions.size_hint()
    }
    "FundamentalSolutions::last" (
        solutions: FundamentalSolutions<QueenPuzzle<8>> = PLAIN.fundamental_solutions()
    ) -> Option<Solution<8>> {
        solutions.last()
    }
}

functions! { RANKED_FUNCTIONS:
    "Solutions::next, ranked" (
        solutions: &mut Solutions<QueenPuzzle<8, Ranked>> = &mut RANKED.iter()
    ) -> Option<Solution<8>> {
        solutions.next()
    }
    "Solutions::next_back, ranked" (
        solutions: &mut Solutions<QueenPuzzle<8, Ranked>> = &mut RANKED.iter()
    ) -> Option<Solution<8>> {
        solutions.next_back()
    }
    "Solutions::nth, ranked" (
        solutions: &mut Solutions<QueenPuzzle<8, Ranked>> = &mut RANKED.iter(),
        n: usize = 12
    ) -> Option<Solution<8>> {
        solutions.nth(n)
    }
    "Solutions::nth_back, ranked" (
        solutions: &mut Solutions<QueenPuzzle<8, Ranked>> = &mut RANKED.iter(),
        n: usize = 12
    ) -> Option<Solution<8>> {
        solutions.nth_back(n)
    }
    "Solutions::len, ranked" (
        solutions: &Solutions<QueenPuzzle<8, Ranked>> = &RANKED.iter()
    ) -> usize {
        solutions.len()
    }
    "Solutions::size_hint, ranked" (
        solutions: &Solutions<QueenPuzzle<8, Ranked>> = &RANKED.iter()) -> (usize, Option<usize>
    ) {
        solutions.size_hint()
    }
    "Solutions::count, ranked" (
        solutions: Solutions<QueenPuzzle<8, Ranked>> = RANKED.iter()
    ) -> usize {
        solutions.count()
    }
    "Solutions::last, ranked" (
        solutions: Solutions<QueenPuzzle<8, Ranked>> = RANKED.iter()
    ) -> Option<Solution<8>> {
        solutions.last()
    }
    "puzzle.iter().enumerate().rev(), ranked" (
        solutions: Solutions<QueenPuzzle<8, Ranked>> = RANKED.iter()
    ) -> Option<(usize, Solution<8>)> {
        solutions.enumerate().rev().next()
    }
    "puzzle.iter().for_each(…), ranked" (
        solutions: Solutions<QueenPuzzle<8, Ranked>> = RANKED.iter()) -> (
    ) {
        solutions.for_each(consume)
    }
    "Completions::next, ranked" (
        completions: &mut Completions<QueenPuzzle<8, Ranked>> = &mut RANKED.completions(&board())
    ) -> Option<Solution<8>> {
        completions.next()
    }
    "Completions::next_back, ranked" (
        completions: &mut Completions<QueenPuzzle<8, Ranked>> = &mut RANKED.completions(&board())
    ) -> Option<Solution<8>> {
        completions.next_back()
    }
    "Completions::size_hint, ranked" (
        completions: &Completions<QueenPuzzle<8, Ranked>> = &RANKED.completions(&board())
    ) -> (usize, Option<usize>) {
        completions.size_hint()
    }
    "Completions::last, ranked" (
        completions: Completions<QueenPuzzle<8, Ranked>> = RANKED.completions(&board())
    ) -> Option<Solution<8>> {
        completions.last()
    }
    "Completions::count, ranked" (
        completions: Completions<QueenPuzzle<8, Ranked>> = RANKED.completions(&board())
    ) -> usize {
        completions.count()
    }
    "FundamentalSolutions::next, ranked" (
        solutions: &mut FundamentalSolutions<QueenPuzzle<8, Ranked>> = &mut RANKED.fundamental_solutions()
    ) -> Option<Solution<8>> {
        solutions.next()
    }
    "FundamentalSolutions::next_back, ranked" (
        solutions: &mut FundamentalSolutions<QueenPuzzle<8, Ranked>> = &mut RANKED.fundamental_solutions()
    ) -> Option<Solution<8>> {
        solutions.next_back()
    }
    "FundamentalSolutions::last, ranked" (
        solutions: FundamentalSolutions<QueenPuzzle<8, Ranked>> = RANKED.fundamental_solutions()
    ) -> Option<Solution<8>> {
        solutions.last()
    }
}

functions! { ANY_FUNCTIONS:
    "Solutions::next, any" (
        solutions: &mut Solutions<0, Any> = &mut ANY.iter()
    ) -> Option<AnySolution> {
        solutions.next()
    }
    "Solutions::next_back, any" (
        solutions: &mut Solutions<0, Any> = &mut ANY.iter()
    ) -> Option<AnySolution> {
        solutions.next_back()
    }
    "Solutions::nth, any" (
        solutions: &mut Solutions<0, Any> = &mut ANY.iter(),
        n: usize = 12
    ) -> Option<AnySolution> {
        solutions.nth(n)
    }
    "Solutions::nth_back, any" (
        solutions: &mut Solutions<0, Any> = &mut ANY.iter(),
        n: usize = 12
    ) -> Option<AnySolution> {
        solutions.nth_back(n)
    }
    "Solutions::len, any" (solutions: &Solutions<0, Any> = &ANY.iter()) -> usize {
        solutions.len()
    }
    "Solutions::size_hint, any" (
        solutions: &Solutions<0, Any> = &ANY.iter()) -> (usize, Option<usize>
    ) {
        solutions.size_hint()
    }
    "Solutions::count, any" (solutions: Solutions<0, Any> = ANY.iter()) -> usize {
        solutions.count()
    }
    "Solutions::last, any" (
        solutions: Solutions<0, Any> = ANY.iter()
    ) -> Option<AnySolution> {
        solutions.last()
    }
    "puzzle.iter().enumerate().rev(), any" (
        solutions: Solutions<0, Any> = ANY.iter()
    ) -> Option<(usize, AnySolution)> {
        solutions.enumerate().rev().next()
    }
    "puzzle.iter().for_each(…), any" (solutions: Solutions<0, Any> = ANY.iter()) -> () {
        solutions.for_each(consume)
    }
    "Completions::next, any" (
        completions: &mut Completions<AnyQueenPuzzle> = &mut ANY.completions(&board())
    ) -> Option<AnySolution> {
        completions.next()
    }
    "Completions::next_back, any" (
        completions: &mut Completions<AnyQueenPuzzle> = &mut ANY.completions(&board())
    ) -> Option<AnySolution> {
        completions.next_back()
    }
    "Completions::size_hint, any" (
        completions: &Completions<AnyQueenPuzzle> = &ANY.completions(&board())
    ) -> (usize, Option<usize>) {
        completions.size_hint()
    }
    "Completions::last, any" (
        completions: Completions<AnyQueenPuzzle> = ANY.completions(&board())
    ) -> Option<AnySolution> {
        completions.last()
    }
    "Completions::count, any" (
        completions: Completions<AnyQueenPuzzle> = ANY.completions(&board())
    ) -> usize {
        completions.count()
    }
    "FundamentalSolutions::next, any" (
        solutions: &mut FundamentalSolutions<0, Any> = &mut ANY.fundamental_solutions()
    ) -> Option<AnySolution> {
        solutions.next()
    }
    "FundamentalSolutions::next_back, any" (
        solutions: &mut FundamentalSolutions<0, Any> = &mut ANY.fundamental_solutions()
    ) -> Option<AnySolution> {
        solutions.next_back()
    }
    "FundamentalSolutions::last, any" (
        solutions: FundamentalSolutions<0, Any> = ANY.fundamental_solutions()
    ) -> Option<AnySolution> {
        solutions.last()
    }
}
