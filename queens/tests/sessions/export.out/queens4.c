/**
 * @file
 * @brief Every solution of the 4-queens puzzle.
 *
 * Written by `queens export 4`, version [..].
 *
 * The SHA-256 of the table, and of the file that `--format bin` writes:
 * 6f1fd49b017935a83aad1ac26a7ce0ce22e8bbfcd7a9dc2145c56bb063e5a31c
 */
#include "queens4.h"

#ifndef QUEENS4_READ
#if defined(__AVR__) && defined(QUEENS4_ATTRIBUTE)
#error "define QUEENS4_READ(address) for where QUEENS4_ATTRIBUTE puts the table"
#endif
#define QUEENS4_READ(address) (*(address))
#endif

#ifndef QUEENS4_ATTRIBUTE
#define QUEENS4_ATTRIBUTE
#endif

QUEENS4_ATTRIBUTE static const uint8_t queens4_table[] = {
    1, 3, 0, 2, 2, 0, 3, 1,
};

#if defined(__cplusplus) && (__cplusplus >= 201103L)
#define QUEENS4_ASSERT static_assert
#elif defined(__STDC_VERSION__) && (__STDC_VERSION__ >= 201112L)
#define QUEENS4_ASSERT _Static_assert
#endif
#ifdef QUEENS4_ASSERT
/* No array is empty: an empty table is a byte that is never read. */
QUEENS4_ASSERT(sizeof queens4_table == ((QUEENS4_TABLE_BYTES > 0U) ? QUEENS4_TABLE_BYTES : 1U),
    "the header is of another table");
#endif

/* A byte of the table. Nothing else reads it, so it can be in memory that pointers do not reach. */
static uint8_t queens4_read_byte(uint32_t index) {
    return QUEENS4_READ(&queens4_table[index]);
}

/* The columns of a permutation, one a row. There are at most 16, so rows fit a byte as well. */
typedef struct {
    uint8_t columns[QUEENS4_SIZE];
} queens4_placement_t;

/*
 * Whether these are the columns of queens of which none attacks another. Two queens are on a
 * diagonal if row + column is the same, and on an anti-diagonal if row - column is. The rows are on
 * the other side of the second equation, so that nothing is less than 0.
 */
static bool queens4_is_valid(const uint8_t columns[QUEENS4_SIZE]) {
    bool is_valid = true;
    /* No two queens above `row` attack each other. */
    for (uint8_t row = 0U; is_valid && (row < QUEENS4_SIZE); row++) {
        is_valid = columns[row] < QUEENS4_SIZE;
        /* No queen before `above` attacks that of `row`. */
        for (uint8_t above = 0U; is_valid && (above < row); above++) {
            is_valid = (columns[above] != columns[row]) &&
                ((columns[above] + above) != (columns[row] + row)) &&
                ((columns[above] + row) != (columns[row] + above));
        }
    }
    return is_valid;
}

static void queens4_copy(const uint8_t from[QUEENS4_SIZE], uint8_t to[QUEENS4_SIZE]) {
    for (uint8_t row = 0U; row < QUEENS4_SIZE; row++) {
        to[row] = from[row];
    }
}

static bool queens4_equal(const uint8_t columns[QUEENS4_SIZE],
    const uint8_t others[QUEENS4_SIZE]) {
    uint8_t row = 0U;
    /* The rows before `row` have equal columns. */
    while ((row < QUEENS4_SIZE) && (columns[row] == others[row])) {
        row++;
    }
    return row == QUEENS4_SIZE;
}

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
static queens4_placement_t queens4_identity(void) {
    queens4_placement_t placement;
    for (uint8_t row = 0U; row < QUEENS4_SIZE; row++) {
        placement.columns[row] = row;
    }
    return placement;
}

static void queens4_swap(queens4_placement_t *placement, uint8_t row, uint8_t other) {
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
static uint8_t queens4_giver(uint8_t row, uint8_t digit) {
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
static void queens4_take_digit(queens4_placement_t *placement, uint8_t row, uint8_t digit) {
    if ((row % 2U) == 1U) {
        for (uint8_t taken = 0U; taken < digit; taken++) {
            /* The run through an odd number of rows, and then the swap from digit `taken`. */
            queens4_swap(placement, 0U, (uint8_t)(row - 1U));
            queens4_swap(placement, row, taken);
        }
    } else {
        /*
         * Each digit moves all queens one giver on: what is in the row that gives the queen for
         * digit 1 moves to the row that gives it for digit 0, and so on. After `from` comes the
         * digit after it, and 0 after the last one.
         */
        const queens4_placement_t old = *placement;
        uint8_t from = digit;
        for (uint8_t to = 0U; to <= row; to++) {
            placement->columns[queens4_giver(row, to)] = old.columns[queens4_giver(row, from)];
            from = (uint8_t)((from == row) ? 0U : (from + 1U));
        }
    }
}

/*
 * The digit for which `row` has the queen in a column, one of those in this row and above. If none
 * of the other digits does, it is the last one.
 */
static uint8_t queens4_digit_of(const queens4_placement_t *first, uint8_t row, uint8_t column) {
    uint8_t digit = 0U;
    /* None of the digits before `digit` has it. */
    while ((digit < row) && (first->columns[queens4_giver(row, digit)] != column)) {
        digit++;
    }
    return digit;
}

/*
 * Look-ups in a plain table.
 *
 * The table has the columns of each solution, QUEENS4_SIZE bytes for each, in ascending Heap's
 * order. So the solution of a number is read, and the number of a solution is found by bisection.
 * For four queens, whose solutions are 1 3 0 2 and 2 0 3 1, the table is 1 3 0 2 2 0 3 1. The first
 * one has queen 2 in the last row, at digit 1, and the second one queen 1, at digit 2.
 */

/*
 * Whether a permutation is before another in Heap's order; both have been found valid. The digit of
 * a row weighs more than those of all rows above it together, so the last row that differs decides.
 */
static bool queens4_is_before(const uint8_t columns[QUEENS4_SIZE],
    const uint8_t others[QUEENS4_SIZE]) {
    queens4_placement_t placement = queens4_identity();
    /*
     * Both agree below `row`, so the digits of both are looked up in the same placement. It has the
     * others where they stand while `row` is at digit 0: where its queen stands there decides the
     * digit.
     */
    uint8_t row = QUEENS4_SIZE - 1U;
    while ((row > 0U) && (columns[row] == others[row])) {
        queens4_take_digit(&placement, row, queens4_digit_of(&placement, row, columns[row]));
        row--;
    }
    /* If all rows agree, `row` is 0, where there is no other digit than 0. */
    return queens4_digit_of(&placement, row, columns[row]) <
           queens4_digit_of(&placement, row, others[row]);
}

/*
 * Reads the solution with so many before it; returns whether it is one, and not damaged. The table
 * has at most 8 MiB, so that the number of no byte overflows.
 */
static bool queens4_load(uint32_t index, queens4_placement_t *solution) {
    for (uint8_t row = 0U; row < QUEENS4_SIZE; row++) {
        solution->columns[row] = queens4_read_byte((index * QUEENS4_SIZE) + row);
    }
    return queens4_is_valid(solution->columns);
}

bool queens4_solution(uint32_t k, uint8_t columns[QUEENS4_SIZE]) {
    bool is_found = false;
    if ((k > 0U) && (k <= QUEENS4_SOLUTIONS)) {
        queens4_placement_t solution;
        is_found = queens4_load(k - 1U, &solution);
        if (is_found) {
            queens4_copy(solution.columns, columns);
        }
    }
    return is_found;
}

uint32_t queens4_number_of(const uint8_t columns[QUEENS4_SIZE]) {
    uint32_t number = 0U;
    uint32_t start = 0U;
    uint32_t end = queens4_is_valid(columns) ? QUEENS4_SOLUTIONS : 0U;
    /*
     * If the solution is in the table, its index is from `start` on and below `end`. In a damaged
     * table it may be missed, but a number is only returned if these columns are there.
     */
    while (start < end) {
        const uint32_t middle = start + ((end - start) / 2U);
        queens4_placement_t found;
        if (!queens4_load(middle, &found)) {
            end = start;
        } else if (queens4_equal(found.columns, columns)) {
            number = middle + 1U;
            end = start;
        } else if (queens4_is_before(found.columns, columns)) {
            start = middle + 1U;
        } else {
            end = middle;
        }
    }
    return number;
}

bool queens4_verify(void) {
    bool is_right = true;
    queens4_placement_t last = queens4_identity();
    /* The solutions before `index` are in ascending order, and the last of them is `last`. */
    for (uint32_t index = 0U; is_right && (index < QUEENS4_SOLUTIONS); index++) {
        queens4_placement_t solution;
        /* As many solutions as there are, in ascending order, are all of them. */
        is_right = queens4_load(index, &solution) &&
            ((index == 0U) || queens4_is_before(last.columns, solution.columns));
        last = solution;
    }
    return is_right;
}
