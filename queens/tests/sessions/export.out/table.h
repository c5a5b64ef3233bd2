/**
 * @file
 * @brief Every solution of the 6-queens puzzle, in a table of 4 bytes.
 *
 * Written by `queens export 6 --layout 'ranked(3)' --prefix six`. C99, without allocation.
 *
 * The source file of the same name has the table. Compile it with `SIX_ATTRIBUTE` defined to give
 * the table an attribute, for example `__attribute__((section(".ext_flash")))`.
 *
 * Solutions are numbered from 1, in the order in which Heap's algorithm meets them. Rows and columns
 * count from 0, the top row and the leftmost column first.
 */
#ifndef SIX_H
#define SIX_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The number of rows, of columns and of queens. */
#define SIX_SIZE 6
/** The number of solutions. */
#define SIX_SOLUTIONS UINT32_C(4)
/** The number of solutions up to rotation and reflection. */
#define SIX_FUNDAMENTAL_SOLUTIONS UINT32_C(1)
/** The number of permutations that the search by Heap's algorithm tests. */
#define SIX_TESTED_PERMUTATIONS UINT64_C(208)
/** The number of bytes of the table. */
#define SIX_TABLE_BYTES 4

/**
 * @brief The solution with a number.
 * @param k The number, from 1 to @ref SIX_SOLUTIONS.
 * @param[out] columns The column of the queen in each row.
 * @return `false`, with the columns as they were, if there is no solution of this number.
 */
bool six_solution(uint32_t k, uint8_t columns[SIX_SIZE]);

/**
 * @brief The number of a solution.
 * @param columns The column of the queen in each row.
 * @return The number `k` for which @ref six_solution returns these columns, or 0 if they are not
 * those of a solution.
 */
uint32_t six_number_of(const uint8_t columns[SIX_SIZE]);

#ifdef __cplusplus
}
#endif

#endif
