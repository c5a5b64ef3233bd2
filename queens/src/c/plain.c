/*
 * Look-ups in a plain table.
 *
 * The table has the columns of each solution, @PREFIX@_SIZE bytes for each, in ascending Heap's
 * order. So the solution of a number is read, and the number of a solution is found by bisection.
 * For four queens, whose solutions are 1 3 0 2 and 2 0 3 1, the table is 1 3 0 2 2 0 3 1. The first
 * one has queen 2 in the last row, at digit 1, and the second one queen 1, at digit 2.
 */

/*
 * Whether a permutation is before another in Heap's order; both have been found valid. The digit of
 * a row weighs more than those of all rows above it together, so the last row that differs decides.
 */
static bool @prefix@_is_before(const uint8_t columns[@PREFIX@_SIZE],
    const uint8_t others[@PREFIX@_SIZE]) {
    @prefix@_placement_t placement = @prefix@_identity();
    /*
     * Both agree below `row`, so the digits of both are looked up in the same placement. It has the
     * others where they stand while `row` is at digit 0: where its queen stands there decides the
     * digit.
     */
    uint8_t row = @PREFIX@_SIZE - 1U;
    while ((row > 0U) && (columns[row] == others[row])) {
        @prefix@_take_digit(&placement, row, @prefix@_digit_of(&placement, row, columns[row]));
        row--;
    }
    /* If all rows agree, `row` is 0, where there is no other digit than 0. */
    return @prefix@_digit_of(&placement, row, columns[row]) <
           @prefix@_digit_of(&placement, row, others[row]);
}

/*
 * Reads the solution with so many before it; returns whether it is one, and not damaged. The table
 * has at most 8 MiB, so that the number of no byte overflows.
 */
static bool @prefix@_load(uint32_t index, @prefix@_placement_t *solution) {
    for (uint8_t row = 0U; row < @PREFIX@_SIZE; row++) {
        solution->columns[row] = @prefix@_read_byte((index * @PREFIX@_SIZE) + row);
    }
    return @prefix@_is_valid(solution->columns);
}

bool @prefix@_solution(uint32_t k, uint8_t columns[@PREFIX@_SIZE]) {
    bool is_found = false;
    if ((k > 0U) && (k <= @PREFIX@_SOLUTIONS)) {
        @prefix@_placement_t solution;
        is_found = @prefix@_load(k - 1U, &solution);
        if (is_found) {
            @prefix@_copy(solution.columns, columns);
        }
    }
    return is_found;
}

uint32_t @prefix@_number_of(const uint8_t columns[@PREFIX@_SIZE]) {
    uint32_t number = 0U;
    uint32_t start = 0U;
    uint32_t end = @prefix@_is_valid(columns) ? @PREFIX@_SOLUTIONS : 0U;
    /*
     * If the solution is in the table, its index is from `start` on and below `end`. In a damaged
     * table it may be missed, but a number is only returned if these columns are there.
     */
    while (start < end) {
        const uint32_t middle = start + ((end - start) / 2U);
        @prefix@_placement_t found;
        if (!@prefix@_load(middle, &found)) {
            end = start;
        } else if (@prefix@_equal(found.columns, columns)) {
            number = middle + 1U;
            end = start;
        } else if (@prefix@_is_before(found.columns, columns)) {
            start = middle + 1U;
        } else {
            end = middle;
        }
    }
    return number;
}

bool @prefix@_verify(void) {
    bool is_right = true;
    @prefix@_placement_t last = @prefix@_identity();
    /* The solutions before `index` are in ascending order, and the last of them is `last`. */
    for (uint32_t index = 0U; is_right && (index < @PREFIX@_SOLUTIONS); index++) {
        @prefix@_placement_t solution;
        /* As many solutions as there are, in ascending order, are all of them. */
        is_right = @prefix@_load(index, &solution) &&
            ((index == 0U) || @prefix@_is_before(last.columns, solution.columns));
        last = solution;
    }
    return is_right;
}
