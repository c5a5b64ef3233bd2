/**
 * @file
 * @brief Every solution of the @N@-queens puzzle, in a table of @BYTES@ bytes.
 *
 * Written by `@COMMAND@`, version @VERSION@.
 *
 * C99, without allocation. The SHA-256 of the table, and of the file that `--format bin` writes:
 * @HASH@
 *
 * The source file of the same name has the table. Two macros may be defined when it is compiled:
 * - `@PREFIX@_ATTRIBUTE` is an attribute of the table, for example
 *   `__attribute__((section(".ext_flash")))`.
 * - `@PREFIX@_READ(address)` reads a byte of the table, for memory that pointers do not reach, for
 *   example `pgm_read_byte(address)`.
 *
 * Solutions are numbered from 1, in the order in which Heap's algorithm meets them. Rows and
 * columns count from 0, the top row and the leftmost column first.
 */
#ifndef @PREFIX@_H
#define @PREFIX@_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The number of rows, of columns and of queens. */
#define @PREFIX@_SIZE @N@U
/** The number of solutions. */
#define @PREFIX@_SOLUTIONS UINT32_C(@SOLUTIONS@)
/** The number of solutions up to rotation and reflection. */
#define @PREFIX@_FUNDAMENTAL_SOLUTIONS UINT32_C(@FUNDAMENTAL@)
/** The number of permutations that the search by Heap's algorithm tests. */
#define @PREFIX@_TESTED_PERMUTATIONS UINT64_C(@TESTED@)
/** The number of bytes of the table. */
#define @PREFIX@_TABLE_BYTES UINT32_C(@BYTES@)

/**
 * @brief The solution with a number.
 *
 * The columns are those of a solution even if the table is damaged.
 *
 * @param k The number, from 1 to @ref @PREFIX@_SOLUTIONS.
 * @param[out] columns The column of the queen in each row.
 * @return `false`, with the columns as they were, if there is no solution of this number or the
 * damage prevents finding it.
 */
bool @prefix@_solution(uint32_t k, uint8_t columns[@PREFIX@_SIZE]);

/**
 * @brief The number of a solution.
 * @param columns The column of the queen in each row.
 * @return The number `k` for which @ref @prefix@_solution returns these columns, or 0 if there is
 * none.
 */
uint32_t @prefix@_number_of(const uint8_t columns[@PREFIX@_SIZE]);

/**
 * @brief Checks the table, down to the last bit.
 * @return Whether every byte is as `queens` has written it, so that every solution and every number
 * is found.
 */
bool @prefix@_verify(void);

#ifdef __cplusplus
}
#endif

#endif
