/**
 * @file
 * @brief Every solution of the 4-queens puzzle.
 *
 * Written by `queens export 4`.
 */
#include "queens4.h"

#ifndef QUEENS4_ATTRIBUTE
#define QUEENS4_ATTRIBUTE
#endif

enum { SIZE = 4 };

/* A number below SIZE factorial. */
typedef uint32_t rank_t;

/* The columns of a permutation, one a row. */
typedef struct {
    uint8_t columns[SIZE];
} placement_t;

QUEENS4_ATTRIBUTE static const uint8_t table[] = {
    1, 3, 0, 2, 2, 0, 3, 1,
};

static placement_t identity(void) {
    placement_t placement;
    for (uint8_t row = 0; row < SIZE; row++) {
        placement.columns[row] = row;
    }
    return placement;
}

/* Whether these are the columns of queens of which none attacks another. */
static bool is_solution(const uint8_t columns[SIZE]) {
    for (uint8_t row = 0; row < SIZE; row++) {
        if (columns[row] >= SIZE) {
            return false;
        }
        for (uint8_t above = 0; above < row; above++) {
            const int distance = columns[row] - columns[above];
            if (distance == 0 || distance == row - above || distance == above - row) {
                return false;
            }
        }
    }
    return true;
}

static void swap(placement_t *placement, uint8_t row, uint8_t other) {
    const uint8_t column = placement->columns[row];
    placement->columns[row] = placement->columns[other];
    placement->columns[other] = column;
}

/*
 * Heap's algorithm fixes the last row first: for each queen that the row has in turn, it runs through
 * all permutations of the rows above. The number of queens that a row has had before is its digit.
 */

/* The row from which `row` takes its queen for a digit. */
static uint8_t giver(uint8_t row, uint8_t digit) {
    if (digit == 0) {
        return row;
    }
    if (digit == row) {
        return 0;
    }
    if (row % 2 == 1) {
        return (uint8_t)(digit == 1 ? row - 1 : digit - 1);
    }
    return (uint8_t)(digit + 2 >= row ? digit : row - 2 - digit);
}

/* Takes `row` from digit 0 to this one, with all that is done to the rows above meanwhile. */
static void take_digit(placement_t *placement, uint8_t row, uint8_t digit) {
    if (row % 2 == 1) {
        for (uint8_t taken = 0; taken < digit; taken++) {
            swap(placement, 0, (uint8_t)(row - 1));
            swap(placement, taken, row);
        }
        return;
    }
    /* Each digit moves all queens one giver on. */
    const placement_t old = *placement;
    uint8_t from = digit;
    for (uint8_t to = 0; to <= row; to++) {
        placement->columns[giver(row, to)] = old.columns[giver(row, from)];
        from = (uint8_t)(from == row ? 0 : from + 1);
    }
}

/* The number of permutations before this one in Heap's order. */
static rank_t rank_of(const uint8_t columns[SIZE]) {
    placement_t placement = identity();
    rank_t rank = 0;
    for (uint8_t row = SIZE - 1; row > 0; row--) {
        uint8_t digit = 0;
        /* The bound is for the bytes of a damaged table. */
        while (digit < row && placement.columns[giver(row, digit)] != columns[row]) {
            digit++;
        }
        take_digit(&placement, row, digit);
        rank = (rank_t)(rank * ((rank_t)row + 1U) + digit);
    }
    return rank;
}

bool queens4_solution(uint32_t k, uint8_t columns[SIZE]) {
    if (k == 0 || k > QUEENS4_SOLUTIONS) {
        return false;
    }
    for (uint8_t row = 0; row < SIZE; row++) {
        columns[row] = table[(k - 1) * SIZE + row];
    }
    return true;
}

uint32_t queens4_number_of(const uint8_t columns[SIZE]) {
    if (!is_solution(columns)) {
        return 0;
    }
    const rank_t rank = rank_of(columns);
    uint32_t start = 0;
    uint32_t end = QUEENS4_SOLUTIONS;
    while (start < end) {
        const uint32_t middle = start + (end - start) / 2;
        const rank_t found = rank_of(&table[middle * SIZE]);
        if (found == rank) {
            return middle + 1;
        }
        if (found < rank) {
            start = middle + 1;
        } else {
            end = middle;
        }
    }
    return 0;
}
