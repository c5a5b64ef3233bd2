/* Prints each solution with its number, and checks what is not a solution. */
#include <stdio.h>
#include <string.h>

#include "table.h"

int main(void) {
    uint8_t columns[QUEENS_SIZE];
    for (uint32_t k = 1; queens_solution(k, columns); k++) {
        for (int row = 0; row < QUEENS_SIZE; row++) {
            printf("%u ", (unsigned)columns[row]);
        }
        printf("is %lu\n", (unsigned long)queens_number_of(columns));
    }
    printf("%lu of %llu, %lu\n", (unsigned long)QUEENS_SOLUTIONS,
           (unsigned long long)QUEENS_TESTED_PERMUTATIONS,
           (unsigned long)QUEENS_FUNDAMENTAL_SOLUTIONS);

    memset(columns, 0xff, sizeof columns);
    const int stays = !queens_solution(0, columns) && !queens_solution(UINT32_MAX, columns) &&
                      columns[0] == 0xff;
    const int beyond = queens_number_of(columns) == 0;
    memset(columns, 0, sizeof columns);
    const int attacking = QUEENS_SIZE == 1 || queens_number_of(columns) == 0;
    return stays && beyond && attacking ? 0 : 1;
}
