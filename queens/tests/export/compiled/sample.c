/* A program that prints every 100,003rd solution with its number. */
#include <stdio.h>

#include "table.h"

int main(void) {
    for (uint32_t k = 1; k <= QUEENS_SOLUTIONS; k += 100003) {
        uint8_t columns[QUEENS_SIZE];
        if (!queens_solution(k, columns)) {
            return 1;
        }
        for (unsigned row = 0; row < QUEENS_SIZE; row++) {
            printf("%u ", columns[row]);
        }
        printf("is %lu\n", (unsigned long)queens_number_of(columns));
    }
    return 0;
}
