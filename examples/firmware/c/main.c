/*
 * Example in C: prints every solution with its number, and checks that nothing else has one, on a
 * machine with a C library, or on a board with board.c.
 */
#include "table.h"

/* As in stdio.h, which compilers for bare metal come without. */
int putchar(int character);

static void print(const char *text) {
    while (*text != '\0') {
        putchar(*text++);
    }
}

static void print_number(uint64_t number) {
    char digits[21];
    char *first = &digits[20];
    *first = '\0';
    do {
        *--first = (char)('0' + (int)(number % 10));
        number /= 10;
    } while (number > 0);
    print(first);
}

static bool has_no_others(void) {
    uint8_t columns[QUEENS_SIZE];
    for (uint8_t row = 0; row < QUEENS_SIZE; row++) {
        columns[row] = UINT8_MAX;
    }
    if (queens_solution(0, columns) || queens_solution(QUEENS_SOLUTIONS + 1, columns) ||
        queens_solution(UINT32_MAX, columns) || columns[0] != UINT8_MAX ||
        queens_number_of(columns) != 0) {
        return false;
    }
    for (uint8_t row = 0; row < QUEENS_SIZE; row++) {
        columns[row] = 0;
    }
    return QUEENS_SIZE == 1 || queens_number_of(columns) == 0;
}

int main(void) {
    if (!queens_verify()) {
        print("The table is damaged.\n");
        return 1;
    }
    uint8_t columns[QUEENS_SIZE];
    for (uint32_t k = 1; queens_solution(k, columns); k++) {
        for (uint8_t row = 0; row < QUEENS_SIZE; row++) {
            print_number(columns[row]);
            print(" ");
        }
        print("is ");
        print_number(queens_number_of(columns));
        print("\n");
    }
    if (!has_no_others()) {
        print("There are more solutions than there should be.\n");
        return 1;
    }
    print_number(QUEENS_SOLUTIONS);
    print(" solutions, ");
    print_number(QUEENS_FUNDAMENTAL_SOLUTIONS);
    print(" of them fundamental, among ");
    print_number(QUEENS_TESTED_PERMUTATIONS);
    print(" tested permutations\n");
    return 0;
}
