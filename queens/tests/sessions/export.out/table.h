/**
 * @file
 * @brief Every solution of the 6-queens puzzle, in a table of 4 bytes.
 *
 * Written by `queens export 6 --layout 'ranked(3)' --prefix six`, version [..].
 *
 * C99, without allocation. The SHA-256 of the table, and of the file that `--format bin` writes:
 * b533f249e562628bb8c599ee7c2db8c8f1899fcfa0d114e1a4cd91dd401a3109
 *
 * The source file of the same name has the table. Two macros may be defined when it is compiled:
 * - `SIX_ATTRIBUTE` is an attribute of the table, for example
 *   `__attribute__((section(".ext_flash")))`.
 * - `SIX_READ(address)` reads a byte of the table, for memory that pointers do not reach, for
 *   example `pgm_read_byte(address)`.
 *
 * Solutions are numbered from 1, in the order in which Heap's algorithm meets them. Rows and
 * columns count from 0, the top row and the leftmost column first.
 */
#ifndef SIX_H
#define SIX_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The number of rows, of columns and of queens. */
#define SIX_SIZE 6U
/** The number of solutions. */
#define SIX_SOLUTIONS UINT32_C(4)
/** The number of solutions up to rotation and reflection. */
#define SIX_FUNDAMENTAL_SOLUTIONS UINT32_C(1)
/** The number of permutations that the search by Heap's algorithm tests. */
#define SIX_TESTED_PERMUTATIONS UINT64_C(208)
/** The number of bytes of the table. */
#define SIX_TABLE_BYTES UINT32_C(4)
...
#ifdef __cplusplus
}
#endif

#endif
