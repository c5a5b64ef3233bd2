
/*
 * The table is an ascending sequence of LENGTH numbers in Elias-Fano coding: a directory of ones among
 * the high bits, the high bits, and the low bits of each number.
 */
enum {
    ROWS = @ROWS@, /* that a look-up searches */
    BY_SUBTREE = @BY_SUBTREE@, /* numbers of solutions before each subtree, or else subtrees */
    LOW_BITS = @LOW_BITS@,
    BLOCK_BITS = 256,
    COUNT_BYTES = @COUNT_BYTES@,
    HIGH_START = @HIGH_START@,
    LOW_START = @LOW_START@
};
static const uint32_t LENGTH = UINT32_C(@LENGTH@);
static const uint32_t HIGH_BITS = UINT32_C(@HIGH_BITS@);
static const rank_t PERMUTATIONS = UINT32_C(@PERMUTATIONS@); /* of the rows that a look-up searches */

/* So many bits of the table from a bit on, the first one lowest, and zeros beyond the end. */
static uint32_t bits(uint32_t byte, uint32_t bit, uint32_t count) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t place = byte + (bit + i) / 8;
        if (place < sizeof table) {
            found |= (uint32_t)(table[place] >> ((bit + i) % 8) & 1) << i;
        }
    }
    return found;
}

static uint32_t high_bit(uint32_t bit) {
    return bit < HIGH_BITS ? bits(HIGH_START, bit, 1) : 0;
}

static uint32_t low(uint32_t index) {
    return bits(LOW_START, index * LOW_BITS, LOW_BITS);
}

/* The place of the high bit that is `kind` and has `index` of its kind before it. */
static uint32_t select_bit(uint32_t kind, uint32_t index) {
    const uint32_t blocks = HIGH_BITS == 0 ? 0 : (HIGH_BITS - 1) / BLOCK_BITS;
    uint32_t start = 0;
    uint32_t end = blocks;
    uint32_t before = 0;
    while (start < end) {
        const uint32_t middle = start + (end - start) / 2;
        const uint32_t ones = bits(middle * COUNT_BYTES, 0, 8 * COUNT_BYTES);
        const uint32_t count = kind == 1 ? ones : (middle + 1) * BLOCK_BITS - ones;
        if (count <= index) {
            start = middle + 1;
            before = count;
        } else {
            end = middle;
        }
    }
    uint32_t bit = start * BLOCK_BITS;
    for (uint32_t left = index - before; bit < HIGH_BITS; bit++) {
        if (high_bit(bit) == kind && left-- == 0) {
            break;
        }
    }
    return bit;
}

/* The number at an index. */
static rank_t number_at(uint32_t index) {
    const uint32_t high = select_bit(1, index) - index;
    return (rank_t)((rank_t)high << LOW_BITS | low(index));
}

/* The index of the first number that is not below this one, or LENGTH. */
static uint32_t lower_bound(rank_t number) {
    const rank_t high = number >> LOW_BITS;
    if (high > HIGH_BITS - LENGTH) {
        return LENGTH;
    }
    uint32_t bit = high == 0 ? 0 : select_bit(0, (uint32_t)high - 1) + 1;
    uint32_t index = bit - (uint32_t)high;
    const uint32_t mask = (UINT32_C(1) << LOW_BITS) - 1;
    while (index < LENGTH && high_bit(bit) == 1 && low(index) < ((uint32_t)number & mask)) {
        index++;
        bit++;
    }
    return index;
}

/* The number of solutions before a subtree. */
static uint32_t solutions_before(rank_t subtree) {
    if (!BY_SUBTREE) {
        return lower_bound(subtree);
    }
    return subtree == 0 ? 0 : (uint32_t)number_at((uint32_t)subtree - 1);
}

/* The permutation that has so many before it. */
static placement_t unrank(rank_t rank) {
    uint8_t digits[SIZE];
    for (uint8_t row = 0; row < SIZE; row++) {
        digits[row] = (uint8_t)(rank % ((rank_t)row + 1U));
        rank = (rank_t)(rank / ((rank_t)row + 1U));
    }
    placement_t placement = identity();
    for (uint8_t row = SIZE - 1; row > 0; row--) {
        take_digit(&placement, row, digits[row]);
    }
    return placement;
}

/* Whether a queen further down attacks the one in this row. */
static bool is_attacked(const placement_t *placement, uint8_t row) {
    for (uint8_t below = (uint8_t)(row + 1); below < SIZE; below++) {
        const int distance = placement->columns[row] - placement->columns[below];
        if (distance == below - row || distance == row - below) {
            return true;
        }
    }
    return false;
}

/*
 * The solution of a subtree that has `before` others before it there: the search in the rows of the
 * subtree, each of which has taken its `digits` from where `starts` has it.
 */
static bool search(rank_t subtree, uint32_t before, placement_t *solution) {
    placement_t starts[ROWS];
    uint8_t digits[ROWS];
    const placement_t first = unrank((rank_t)(subtree * PERMUTATIONS));
    for (uint8_t row = SIZE; row > ROWS; row--) {
        if (is_attacked(&first, (uint8_t)(row - 1))) {
            return false;
        }
    }
    uint8_t row = ROWS - 1;
    starts[row] = first;
    digits[row] = 0;
    for (;;) {
        if (digits[row] > row) {
            if (row == ROWS - 1) {
                return false;
            }
            row++;
            digits[row]++;
            continue;
        }
        placement_t placement = starts[row];
        take_digit(&placement, row, digits[row]);
        if (is_attacked(&placement, row)) {
            digits[row]++;
        } else if (row > 0) {
            row--;
            starts[row] = placement;
            digits[row] = 0;
        } else if (before > 0) {
            before--;
            digits[row]++;
        } else {
            *solution = placement;
            return true;
        }
    }
}

bool @prefix@_solution(uint32_t k, uint8_t columns[SIZE]) {
    if (k == 0 || k > @PREFIX@_SOLUTIONS) {
        return false;
    }
    const uint32_t index = k - 1;
    rank_t subtree;
    uint32_t before;
    if (BY_SUBTREE) {
        subtree = lower_bound((rank_t)k);
        before = index - solutions_before(subtree);
    } else {
        subtree = number_at(index);
        before = index - solutions_before(subtree);
    }
    placement_t solution;
    if (!search(subtree, before, &solution)) {
        return false;
    }
    for (uint8_t row = 0; row < SIZE; row++) {
        columns[row] = solution.columns[row];
    }
    return true;
}

uint32_t @prefix@_number_of(const uint8_t columns[SIZE]) {
    if (!is_solution(columns)) {
        return 0;
    }
    const rank_t subtree = (rank_t)(rank_of(columns) / PERMUTATIONS);
    placement_t solution;
    for (uint32_t before = 0; search(subtree, before, &solution); before++) {
        uint8_t row = 0;
        while (row < SIZE && solution.columns[row] == columns[row]) {
            row++;
        }
        if (row == SIZE) {
            return solutions_before(subtree) + before + 1;
        }
    }
    return 0;
}
