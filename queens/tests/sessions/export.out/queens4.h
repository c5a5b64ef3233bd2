/**
 * @file
 * @brief Every solution of the 4-queens puzzle, in a table of 8 bytes.
 *
 * Written by `queens export 4`. C99, without allocation.
 *
 * The source file of the same name has the table. Compile it with `QUEENS4_ATTRIBUTE` defined to give
 * the table an attribute, for example `__attribute__((section(".ext_flash")))`.
 *
 * Solutions are numbered from 1, in the order in which Heap's algorithm meets them. Rows and columns
 * count from 0, the top row and the leftmost column first.
 */
#ifndef QUEENS4_H
#define QUEENS4_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The number of rows, of columns and of queens. */
#define QUEENS4_SIZE 4
/** The number of solutions. */
#define QUEENS4_SOLUTIONS UINT32_C(2)
/** The number of solutions up to rotation and reflection. */
#define QUEENS4_FUNDAMENTAL_SOLUTIONS UINT32_C(1)
/** The number of permutations that the search by Heap's algorithm tests. */
#define QUEENS4_TESTED_PERMUTATIONS UINT64_C(18)
/** The number of bytes of the table. */
#define QUEENS4_TABLE_BYTES 8

/**
 * @brief The solution with a number.
 * @param k The number, from 1 to @ref QUEENS4_SOLUTIONS.
 * @param[out] columns The column of the queen in each row.
 * @return `false`, with the columns as they were, if there is no solution of this number.
 */
bool queens4_solution(uint32_t k, uint8_t columns[QUEENS4_SIZE]);

/**
 * @brief The number of a solution.
 * @param columns The column of the queen in each row.
 * @return The number `k` for which @ref queens4_solution returns these columns, or 0 if they are not
 * those of a solution.
 */
uint32_t queens4_number_of(const uint8_t columns[QUEENS4_SIZE]);

#ifdef __cplusplus
}
#endif

#endif
