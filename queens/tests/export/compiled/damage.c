/*
 * Damage of the table: in every way that flips one bit or swaps two bytes that are close together,
 * and in many that change all of it. Whatever the bytes are, look-ups give solutions and numbers of
 * solutions, or none, and the check finds the damage.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint8_t read_damaged(const uint8_t *address);

#define QUEENS_READ(address) read_damaged(address)
#include "table.c"

/* From one solution that is looked up to the next. */
#ifndef STEP
#define STEP 1
#endif

enum { N = QUEENS_SIZE, BYTES = QUEENS_TABLE_BYTES, SOLUTIONS = QUEENS_SOLUTIONS };

static uint8_t damage[BYTES];
static uint8_t all[SOLUTIONS][N];
static unsigned long answers, refusals, misleading;

static void require(int is_true, const char *text, uint32_t k) {
    if (!is_true) {
        printf("n = %d, k = %lu: %s\n", N, (unsigned long)k, text);
        exit(1);
    }
}

static uint8_t read_damaged(const uint8_t *address) {
    const int is_inside = address >= queens_table && address < queens_table + BYTES;
    require(is_inside, "a read beyond the table", 0);
    return *address ^ damage[address - queens_table];
}

/* Whether these are the columns of a solution, found without the code that is tested. */
static int is_solution(const uint8_t *columns) {
    uint64_t lines = 0;
    for (unsigned row = 0; row < N; row++) {
        if (columns[row] >= N) {
            return 0;
        }
        lines |= UINT64_C(1) << columns[row];
        lines |= UINT64_C(1) << (N + row + columns[row]);
        lines |= UINT64_C(1) << (4 * N + row - columns[row]);
    }
    unsigned count = 0;
    for (; lines != 0; lines &= lines - 1) {
        count++;
    }
    return count == 3 * N;
}

static int are_equal(const uint8_t *columns, const uint8_t *others) {
    int equal = 1;
    for (unsigned row = 0; row < N; row++) {
        equal &= columns[row] == others[row];
    }
    return equal;
}

static void look_up(uint32_t k, uint8_t *columns) {
    for (unsigned row = 0; row < N; row++) {
        columns[row] = 0xa5;
    }
    if (queens_solution(k, columns)) {
        require(is_solution(columns), "not a solution", k);
        answers++;
    } else {
        for (unsigned row = 0; row < N; row++) {
            require(columns[row] == 0xa5, "columns are written, but there is no solution", k);
        }
        refusals++;
    }
}

/* Checks that the number of a solution, if there is one, leads to it. */
static void look_back(const uint8_t *solution) {
    const uint32_t number = queens_number_of(solution);
    if (number != 0) {
        uint8_t columns[N];
        look_up(number, columns);
        require(are_equal(columns, solution), "the number of another solution", number);
    }
}

static void look_around(uint32_t k) {
    uint8_t columns[N];
    look_up(k, columns);
    misleading += columns[0] != 0xa5 && !are_equal(columns, all[k - 1]);
    look_back(all[k - 1]);
}

static void look_everywhere(void) {
    for (uint32_t k = 1; k <= SOLUTIONS; k += STEP) {
        look_around(k);
    }
}

/*
 * Swaps two bytes. In the plain layout they stay columns, and those of one solution stay a
 * permutation, so that only the test of diagonals or the order of solutions tells the damage.
 */
static void swap(unsigned byte, unsigned other) {
    const uint8_t difference = queens_table[byte] ^ queens_table[other];
    if (difference == 0) {
        return;
    }
    damage[byte] = difference;
    damage[other] = difference;
    require(!queens_verify(), "swapped bytes are not noticed", byte);
    look_everywhere();
    damage[byte] = 0;
    damage[other] = 0;
}

/* Swaps the bytes of two solutions that follow each other, or of what is in their place. */
static void swap_solutions(unsigned start) {
    int differ = 0;
    for (unsigned byte = start; byte < start + N; byte++) {
        damage[byte] = queens_table[byte] ^ queens_table[byte + N];
        damage[byte + N] = damage[byte];
        differ |= damage[byte];
    }
    require(differ == 0 || !queens_verify(), "swapped solutions are not noticed", start);
    look_everywhere();
    for (unsigned byte = start; byte < start + 2 * N; byte++) {
        damage[byte] = 0;
    }
}

int main(void) {
    require(queens_verify(), "an intact table is refused", 0);
    for (uint32_t k = 1; k <= SOLUTIONS; k++) {
        look_up(k, all[k - 1]);
        require(queens_number_of(all[k - 1]) == k, "a wrong number", k);
    }
    require(refusals == 0, "solutions are missing", 0);

    for (unsigned bit = 0; bit < 8 * BYTES; bit++) {
        damage[bit / 8] = (uint8_t)(1U << bit % 8);
        require(!queens_verify(), "a damaged table is not noticed", bit);
        look_everywhere();
        damage[bit / 8] = 0;
    }

    /* xorshift32 */
    uint32_t random = 1;
    for (int table = 0; table < 100; table++) {
        for (unsigned byte = 0; byte < BYTES; byte++) {
            random ^= random << 13;
            random ^= random >> 17;
            random ^= random << 5;
            damage[byte] = (uint8_t)random;
        }
        require(!queens_verify(), "a random table is not noticed", 0);
        look_everywhere();
    }
    for (unsigned byte = 0; byte < BYTES; byte++) {
        damage[byte] = 0;
    }

    for (unsigned byte = 0; byte < BYTES; byte++) {
        for (unsigned other = byte + 1; other < BYTES && other < byte + N; other++) {
            swap(byte, other);
        }
    }
    for (unsigned start = 0; start + 2 * N <= BYTES; start += N) {
        swap_solutions(start);
    }
    printf("%d bits: %lu answers, %lu of them misleading, %lu refusals\n", 8 * BYTES, answers,
           misleading, refusals);
    return 0;
}
