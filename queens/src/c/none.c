/**
 * @file
 * @brief Every solution of the @N@-queens puzzle.
 *
 * Written by `@COMMAND@`, version @VERSION@.
 */
#include "@FILE@.h"

/*
 * There are no solutions, and so there is no table. Every look-up finds nothing, and nothing can be
 * damaged. The casts keep compilers from warning of arguments that are not used.
 */

bool @prefix@_solution(uint32_t k, uint8_t columns[@PREFIX@_SIZE]) {
    (void)k;
    (void)columns;
    return false;
}

uint32_t @prefix@_number_of(const uint8_t columns[@PREFIX@_SIZE]) {
    (void)columns;
    return 0U;
}

bool @prefix@_verify(void) {
    return true;
}
