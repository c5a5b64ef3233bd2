/*
 * A program that uses three tables: from one translation unit if `ONE_UNIT` is defined, or linked.
 */
#include <stdio.h>

#ifdef ONE_UNIT
#include "eight.c"
#include "is.c"
#include "ten.c"
#else
#include "eight.h"
#include "is.h"
#include "ten.h"
#endif

int main(void) {
    uint8_t eight[QUEENS8_SIZE];
    uint8_t nine[IS_SIZE];
    uint8_t ten[QUEENS10_SIZE];
    if (!queens8_verify() || !is_verify() || !queens10_verify() ||
        !queens8_solution(QUEENS8_SOLUTIONS, eight) || !is_solution(IS_SOLUTIONS, nine) ||
        !queens10_solution(QUEENS10_SOLUTIONS, ten)) {
        return 1;
    }
    printf("%lu %lu %lu\n", (unsigned long)queens8_number_of(eight),
           (unsigned long)is_number_of(nine), (unsigned long)queens10_number_of(ten));
    return 0;
}
