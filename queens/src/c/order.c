/*
 * Heap's order.
 *
 * Heap's algorithm generates all permutations (B. R. Heap, Permutations by Interchanges, 1963). It
 * fixes the last row first: for each queen that the row has in turn, it runs through all
 * permutations of the rows above, in the same way. Then it swaps the next queen into the row: from
 * row 0 if the row is even, from the row whose number is the digit if it is odd. The number of
 * queens that a row has had before is its digit. With three rows, the permutations are, with the
 * digits of rows 2 and 1:
 *
 *   0 1 2 (0 0), 1 0 2 (0 1), 2 0 1 (1 0), 0 2 1 (1 1), 1 2 0 (2 0), 2 1 0 (2 1)
 *
 * A placement is worked out from the last row up. It always holds the queens of the rows that are
 * worked out, and above them the first permutation of the others, at digit 0 in each row.
 *
 * Which queen a row has at a digit follows from what the run through the rows above does to them:
 * - If their number is odd, it exchanges the first and the last of them.
 * - If it is even, the run and the swap together move all queens one step along a cycle, which
 *   leads through all rows up to this one.
 *
 * The documentation of `finish_rows` in the Rust crate `queen-math` proves both.
 */

/*
 * The first permutation, in which the digit of each row is 0. A placement has nothing but its
 * columns, at most 16 of them, all of which the loop sets.
 */
static @prefix@_placement_t @prefix@_identity(void) {
    @prefix@_placement_t placement;
    for (uint8_t row = 0U; row < @PREFIX@_SIZE; row++) {
        placement.columns[row] = row;
    }
    return placement;
}

static void @prefix@_swap(@prefix@_placement_t *placement, uint8_t row, uint8_t other) {
    const uint8_t column = placement->columns[row];
    placement->columns[row] = placement->columns[other];
    placement->columns[other] = column;
}

/*
 * The row that has, while `row` is at digit 0, the queen that `row` has at this digit, which is at
 * most `row`. For row 5 these are, by ascending digit, 5 4 1 2 3 0, and for row 6 they are
 * 6 3 2 1 4 5 0.
 *
 * Row 5 first swaps with row 0, where the run through rows 0 to 4 has moved the queen of row 4.
 * Then it swaps with rows 1, 2 and 3, whose queens no run moves, and at last with row 4, where the
 * runs have moved that of row 0. Row 6 always swaps with row 0. Each run and swap move the queen of
 * row 6 to row 0, and those of 0 to 5, 5 to 4, 4 to 1, 1 to 2, 2 to 3, and 3 to 6: so the queen of
 * row 3 arrives first, then that of row 2, and that of row 0 last.
 */
static uint8_t @prefix@_giver(uint8_t row, uint8_t digit) {
    uint8_t giver;
    if (digit == 0U) {
        giver = row;
    } else if (digit == row) {
        giver = 0U;
    } else if ((row % 2U) == 1U) {
        const uint8_t next = (digit == 1U) ? row : digit;
        giver = (uint8_t)(next - 1U);
    } else {
        giver = (uint8_t)(((digit + 2U) >= row) ? digit : ((row - 2U) - digit));
    }
    return giver;
}

/*
 * Takes `row` from digit 0 to this one, with all that is done to the rows above meanwhile. For row
 * 2, digit 1 makes 2 0 1 of 0 1 2, and digit 2 makes 1 2 0.
 */
static void @prefix@_take_digit(@prefix@_placement_t *placement, uint8_t row, uint8_t digit) {
    if ((row % 2U) == 1U) {
        for (uint8_t taken = 0U; taken < digit; taken++) {
            /* The run through an odd number of rows, and then the swap from digit `taken`. */
            @prefix@_swap(placement, 0U, (uint8_t)(row - 1U));
            @prefix@_swap(placement, row, taken);
        }
    } else {
        /*
         * Each digit moves all queens one giver on: what is in the row that gives the queen for
         * digit 1 moves to the row that gives it for digit 0, and so on. After `from` comes the
         * digit after it, and 0 after the last one.
         */
        const @prefix@_placement_t old = *placement;
        uint8_t from = digit;
        for (uint8_t to = 0U; to <= row; to++) {
            placement->columns[@prefix@_giver(row, to)] = old.columns[@prefix@_giver(row, from)];
            from = (uint8_t)((from == row) ? 0U : (from + 1U));
        }
    }
}

/*
 * The digit for which `row` has the queen in a column, one of those in this row and above. If none
 * of the other digits does, it is the last one.
 */
static uint8_t @prefix@_digit_of(const @prefix@_placement_t *first, uint8_t row, uint8_t column) {
    uint8_t digit = 0U;
    /* None of the digits before `digit` has it. */
    while ((digit < row) && (first->columns[@prefix@_giver(row, digit)] != column)) {
        digit++;
    }
    return digit;
}
