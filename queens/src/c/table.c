/**
 * @file
 * @brief Every solution of the @N@-queens puzzle.
 *
 * Written by `@COMMAND@`.
 */
#include "@FILE@.h"

#ifndef @PREFIX@_READ
#if defined(__AVR__) && defined(@PREFIX@_ATTRIBUTE)
#error "define @PREFIX@_READ(address) for where @PREFIX@_ATTRIBUTE puts the table"
#endif
#define @PREFIX@_READ(address) (*(address))
#endif

#ifndef @PREFIX@_ATTRIBUTE
#define @PREFIX@_ATTRIBUTE
#endif

@PREFIX@_ATTRIBUTE static const uint8_t @prefix@_table[] = {
@TABLE@
};

#if defined(__cplusplus) && (__cplusplus >= 201103L)
#define @PREFIX@_ASSERT static_assert
#elif defined(__STDC_VERSION__) && (__STDC_VERSION__ >= 201112L)
#define @PREFIX@_ASSERT _Static_assert
#endif
#ifdef @PREFIX@_ASSERT
/* No array is empty: an empty table is a byte that is never read. */
@PREFIX@_ASSERT(sizeof @prefix@_table == (@PREFIX@_TABLE_BYTES > 0U ? @PREFIX@_TABLE_BYTES : 1U),
    "the header is of another table");
#endif

/* A byte of the table. Nothing else reads it, so it can be in memory that pointers do not reach. */
static uint8_t @prefix@_read_byte(uint32_t index) {
    return @PREFIX@_READ(&@prefix@_table[index]);
}

/* The columns of a permutation, one a row. */
typedef struct {
    uint8_t columns[@PREFIX@_SIZE];
} @prefix@_placement_t;

/*
 * Whether these are the columns of queens of which none attacks another. Two queens are on a
 * diagonal if row + column is the same, and on an anti-diagonal if row - column is. The rows are on
 * the other side of the second equation, so that nothing is less than 0.
 */
static bool @prefix@_is_valid(const uint8_t columns[@PREFIX@_SIZE]) {
    /* No two queens above `row` attack each other. */
    for (uint8_t row = 0U; row < @PREFIX@_SIZE; row++) {
        if (columns[row] >= @PREFIX@_SIZE) {
            return false;
        }
        for (uint8_t above = 0U; above < row; above++) {
            if (columns[above] == columns[row] ||
                columns[above] + above == columns[row] + row ||
                columns[above] + row == columns[row] + above) {
                return false;
            }
        }
    }
    return true;
}

static void @prefix@_copy(const uint8_t from[@PREFIX@_SIZE], uint8_t to[@PREFIX@_SIZE]) {
    for (uint8_t row = 0U; row < @PREFIX@_SIZE; row++) {
        to[row] = from[row];
    }
}

static bool @prefix@_equal(const uint8_t columns[@PREFIX@_SIZE],
    const uint8_t others[@PREFIX@_SIZE]) {
    uint8_t row = 0U;
    while (row < @PREFIX@_SIZE && columns[row] == others[row]) {
        row++;
    }
    return row == @PREFIX@_SIZE;
}

/*
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
 */

/* The first permutation, in which the digit of each row is 0. */
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
 * The row that has, while `row` is at digit 0, the queen that `row` has at this digit. For row 5
 * these are, by ascending digit, 5 4 1 2 3 0, and for row 6 they are 6 3 2 1 4 5 0.
 */
static uint8_t @prefix@_giver(uint8_t row, uint8_t digit) {
    if (digit == 0U) {
        return row;
    }
    if (digit == row) {
        return 0U;
    }
    if (row % 2U == 1U) {
        return (uint8_t)(digit == 1U ? row - 1U : digit - 1U);
    }
    return (uint8_t)(digit + 2U >= row ? digit : row - 2U - digit);
}

/*
 * Takes `row` from digit 0 to this one, with all that is done to the rows above meanwhile. For row
 * 2, digit 1 makes 2 0 1 of 0 1 2, and digit 2 makes 1 2 0.
 */
static void @prefix@_take_digit(@prefix@_placement_t *placement, uint8_t row, uint8_t digit) {
    if (row % 2U == 1U) {
        for (uint8_t taken = 0U; taken < digit; taken++) {
            /* The run through an odd number of rows, and then the swap from digit `taken`. */
            @prefix@_swap(placement, 0U, (uint8_t)(row - 1U));
            @prefix@_swap(placement, row, taken);
        }
        return;
    }
    /*
     * Each digit moves all queens one giver on: what is in the row that gives the queen for digit 1
     * moves to the row that gives it for digit 0, and so on. After `from` comes the digit after it,
     * and 0 after the last one.
     */
    const @prefix@_placement_t old = *placement;
    uint8_t from = digit;
    for (uint8_t to = 0U; to <= row; to++) {
        placement->columns[@prefix@_giver(row, to)] = old.columns[@prefix@_giver(row, from)];
        from = (uint8_t)(from == row ? 0U : from + 1U);
    }
}

/*
 * The digit for which `row` has the queen in a column, one of those in this row and above. If none
 * of the other digits does, it is the last one.
 */
static uint8_t @prefix@_digit_of(const @prefix@_placement_t *first, uint8_t row, uint8_t column) {
    uint8_t digit = 0U;
    while (digit < row && first->columns[@prefix@_giver(row, digit)] != column) {
        digit++;
    }
    return digit;
}
