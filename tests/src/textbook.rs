//! Textbook algorithms, too plain to be wrong, with which the libraries are compared.

/// Calls `visit` with every permutation of 0..n in Heap's order, by recursion without skipping.
pub fn permutations(n: u8, visit: &mut dyn FnMut(&[u8])) {
    let mut permutation: Vec<u8> = (0..n).collect();
    generate(permutation.len(), &mut permutation, visit);
}

fn generate(k: usize, permutation: &mut [u8], visit: &mut dyn FnMut(&[u8])) {
    if k == 1 {
        visit(permutation);
        return;
    }
    for i in 0..k {
        generate(k - 1, permutation, visit);
        if i < k - 1 {
            permutation.swap(if k.is_multiple_of(2) { i } else { 0 }, k - 1);
        }
    }
}

/// Whether no two queens share a diagonal, by comparing each pair.
#[must_use]
pub fn is_solution(columns: &[u8]) -> bool {
    (0..columns.len()).all(|low| {
        (0..low).all(|high| usize::from(columns[low].abs_diff(columns[high])) != low - high)
    })
}
