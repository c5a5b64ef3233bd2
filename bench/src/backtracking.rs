//! Search in a constant function. A source that is compiled adds the constants `N` and `SOLUTIONS`.

/// Backtracking with bit masks: writes all solutions to `table`. Uses a stack, which the compiler
/// interprets faster than recursion.
const fn solve(table: &mut [[u8; N]]) {
    let board = (1_u32 << N) - 1;
    let mut columns = [0; N];
    // For each row, the occupied columns, diagonals and anti-diagonals, and the squares left.
    let mut rows = [(0, 0, 0, board); N];
    let mut row = 0;
    let mut found = 0;
    loop {
        let (taken, diagonals, anti_diagonals, free) = rows[row];
        if free == 0 {
            if row == 0 {
                return;
            }
            row -= 1;
            continue;
        }
        let queen = free & free.wrapping_neg();
        rows[row].3 = free ^ queen;
        columns[row] = queen.trailing_zeros() as u8;
        if row + 1 == N {
            table[found] = columns;
            found += 1;
            continue;
        }
        let (taken, diagonals, anti_diagonals) =
            (taken | queen, (diagonals | queen) >> 1, (anti_diagonals | queen) << 1);
        row += 1;
        let free = board & !(taken | diagonals | anti_diagonals);
        rows[row] = (taken, diagonals, anti_diagonals, free);
    }
}
