
bool @prefix@_solution(uint32_t k, uint8_t columns[SIZE]) {
    if (k == 0 || k > @PREFIX@_SOLUTIONS) {
        return false;
    }
    for (uint8_t row = 0; row < SIZE; row++) {
        columns[row] = table[(k - 1) * SIZE + row];
    }
    return true;
}

uint32_t @prefix@_number_of(const uint8_t columns[SIZE]) {
    if (!is_solution(columns)) {
        return 0;
    }
    const rank_t rank = rank_of(columns);
    uint32_t start = 0;
    uint32_t end = @PREFIX@_SOLUTIONS;
    while (start < end) {
        const uint32_t middle = start + (end - start) / 2;
        const rank_t found = rank_of(&table[middle * SIZE]);
        if (found == rank) {
            return middle + 1;
        }
        if (found < rank) {
            start = middle + 1;
        } else {
            end = middle;
        }
    }
    return 0;
}
