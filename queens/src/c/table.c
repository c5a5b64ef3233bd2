/**
 * @file
 * @brief Every solution of the @N@-queens puzzle.
 *
 * Written by `@COMMAND@`, version @VERSION@.
 *
 * The SHA-256 of the table, and of the file that `--format bin` writes:
 * @HASH@
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
@PREFIX@_ASSERT(sizeof @prefix@_table == ((@PREFIX@_TABLE_BYTES > 0U) ? @PREFIX@_TABLE_BYTES : 1U),
    "the header is of another table");
#endif

/* A byte of the table. Nothing else reads it, so it can be in memory that pointers do not reach. */
static uint8_t @prefix@_read_byte(uint32_t index) {
    return @PREFIX@_READ(&@prefix@_table[index]);
}
