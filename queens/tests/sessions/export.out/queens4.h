/**
 * @file
 * @brief Every solution of the 4-queens puzzle, in a table of 8 bytes.
 *
 * Written by `queens export 4`, version [..].
 *
 * C99, without allocation. The SHA-256 of the table, and of the file that `--format bin` writes:
 * 6f1fd49b017935a83aad1ac26a7ce0ce22e8bbfcd7a9dc2145c56bb063e5a31c
 *
 * The source file of the same name has the table. Two macros may be defined when it is compiled:
 * - `QUEENS4_ATTRIBUTE` is an attribute of the table, for example
 *   `__attribute__((section(".ext_flash")))`.
 * - `QUEENS4_READ(address)` reads a byte of the table, for memory that pointers do not reach, for
 *   example `pgm_read_byte(address)`.
 *
 * Solutions are numbered from 1, in the order in which Heap's algorithm meets them. Rows and
 * columns count from 0, the top row and the leftmost column first.
 */
#ifndef QUEENS4_H
#define QUEENS4_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The number of rows, of columns and of queens. */
#define QUEENS4_SIZE 4U
/** The number of solutions. */
#define QUEENS4_SOLUTIONS UINT32_C(2)
/** The number of solutions up to rotation and reflection. */
#define QUEENS4_FUNDAMENTAL_SOLUTIONS UINT32_C(1)
/** The number of permutations that the search by Heap's algorithm tests. */
#define QUEENS4_TESTED_PERMUTATIONS UINT64_C(18)
/** The number of bytes of the table. */
#define QUEENS4_TABLE_BYTES UINT32_C(8)

/**
 * @brief The solution with a number.
 *
 * The columns are those of a solution even if the table is damaged.
 *
 * @param k The number, from 1 to @ref QUEENS4_SOLUTIONS.
 * @param[out] columns The column of the queen in each row.
 * @return `false`, with the columns as they were, if there is no solution of this number or the
 * damage prevents finding it.
 */
bool queens4_solution(uint32_t k, uint8_t columns[QUEENS4_SIZE]);

/**
 * @brief The number of a solution.
 * @param columns The column of the queen in each row.
 * @return The number `k` for which @ref queens4_solution returns these columns, or 0 if there is
 * none.
 */
uint32_t queens4_number_of(const uint8_t columns[QUEENS4_SIZE]);

/**
 * @brief Checks the table, down to the last bit.
 * @return Whether every byte is as `queens` has written it, so that every solution and every number
 * is found.
 */
bool queens4_verify(void);

#ifdef __cplusplus
}
#endif

#endif
