/**
 * @file
 * @brief Every solution of the @N@-queens puzzle, in a table of @BYTES@ bytes.
 *
 * Written by `@COMMAND@`. C99, without allocation.
 *
 * The source file of the same name has the table. Compile it with `@PREFIX@_ATTRIBUTE` defined to give
 * the table an attribute, for example `__attribute__((section(".ext_flash")))`.
 *
 * Solutions are numbered from 1, in the order in which Heap's algorithm meets them. Rows and columns
 * count from 0, the top row and the leftmost column first.
 */
#ifndef @PREFIX@_H
#define @PREFIX@_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The number of rows, of columns and of queens. */
#define @PREFIX@_SIZE @N@
/** The number of solutions. */
#define @PREFIX@_SOLUTIONS UINT32_C(@SOLUTIONS@)
/** The number of solutions up to rotation and reflection. */
#define @PREFIX@_FUNDAMENTAL_SOLUTIONS UINT32_C(@FUNDAMENTAL@)
/** The number of permutations that the search by Heap's algorithm tests. */
#define @PREFIX@_TESTED_PERMUTATIONS UINT64_C(@TESTED@)
/** The number of bytes of the table. */
#define @PREFIX@_TABLE_BYTES @BYTES@

/**
 * @brief The solution with a number.
 * @param k The number, from 1 to @ref @PREFIX@_SOLUTIONS.
 * @param[out] columns The column of the queen in each row.
 * @return `false`, with the columns as they were, if there is no solution of this number.
 */
bool @prefix@_solution(uint32_t k, uint8_t columns[@PREFIX@_SIZE]);

/**
 * @brief The number of a solution.
 * @param columns The column of the queen in each row.
 * @return The number `k` for which @ref @prefix@_solution returns these columns, or 0 if they are not
 * those of a solution.
 */
uint32_t @prefix@_number_of(const uint8_t columns[@PREFIX@_SIZE]);

#ifdef __cplusplus
}
#endif

#endif
