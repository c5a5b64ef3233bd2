/// Writes all solutions to `table`: backtracking with bit masks, by a stack and not by recursion,
/// which a compiler interprets faster.
const fn solve(table: &mut [[u8; N]]) {
    let board = (1_u32 << N) - 1;
    let mut columns = [0; N];
    // For each row the columns and both kinds of diagonals that are taken, and what is left to try.
    let mut rows = [(0, 0, 0, board); N];
    let mut row = 0;
    let mut found = 0;
    loop {
        let (taken, left, right, free) = rows[row];
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
        let (taken, left, right) = (taken | queen, (left | queen) << 1, (right | queen) >> 1);
        row += 1;
        rows[row] = (taken, left, right, board & !(taken | left | right));
    }
}
