
/*
 * The table is an ascending sequence of LENGTH numbers in Elias-Fano coding: the places of some ones
 * among the high bits, the high bits, and the low bits of each number.
 */
enum {
    ROWS = @ROWS@, /* that a look-up searches: a subtree is all permutations of them */
    BY_SUBTREE = @BY_SUBTREE@, /* the numbers are of solutions before each subtree, or else subtrees */
    LOW_BITS = @LOW_BITS@,
    SAMPLE = @SAMPLE@, /* numbers for each place in the directory */
    PLACE_BYTES = @PLACE_BYTES@
};
static const rank_t PERMUTATIONS = UINT32_C(@PERMUTATIONS@);
static const uint32_t LENGTH = UINT32_C(@LENGTH@);
static const uint32_t HIGH_BITS = UINT32_C(@HIGH_BITS@);
static const uint32_t HIGH_START = UINT32_C(@HIGH_START@);
static const uint32_t LOW_START = UINT32_C(@LOW_START@);

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

/* The place of the one of the number at index `sample` * SAMPLE, from the directory. */
static uint32_t place_of(uint32_t sample) {
    return sample == 0 ? 0 : bits((sample - 1) * PLACE_BYTES, 0, 8 * PLACE_BYTES);
}

/* The place of the high bit that is `kind` and has `index` of its kind before it. */
static uint32_t select_bit(uint32_t kind, uint32_t index) {
    uint32_t sample = LENGTH == 0 ? 0 : (LENGTH - 1) / SAMPLE;
    if (kind == 1) {
        sample = index / SAMPLE;
    } else {
        /* The last place with no more zeros before it. */
        uint32_t first = 0;
        while (first < sample) {
            const uint32_t middle = sample - (sample - first) / 2;
            if (place_of(middle) - middle * SAMPLE <= index) {
                first = middle;
            } else {
                sample = middle - 1;
            }
        }
    }
    uint32_t bit = place_of(sample);
    uint32_t left = index - (kind == 1 ? sample * SAMPLE : bit - sample * SAMPLE);
    for (; bit < HIGH_BITS; bit++) {
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

/* Whether a queen further down attacks a square. */
static bool is_attacked(const placement_t *placement, uint8_t row, uint8_t column) {
    for (uint8_t below = (uint8_t)(row + 1); below < SIZE; below++) {
        const int distance = column - placement->columns[below];
        if (distance == below - row || distance == row - below) {
            return true;
        }
    }
    return false;
}

/* A search of the rows of one subtree. */
typedef struct {
    placement_t starts[ROWS]; /* each row at its digit 0 */
    uint8_t digits[ROWS];     /* the digit that each row takes next */
    uint8_t row;              /* the row that is next to take one */
} search_t;

/* Starts the search of a subtree; returns whether it may have solutions. */
static bool start(search_t *search, rank_t subtree) {
    search->row = ROWS - 1;
    search->starts[ROWS - 1] = unrank((rank_t)(subtree * PERMUTATIONS));
    search->digits[ROWS - 1] = 0;
    const placement_t *first = &search->starts[ROWS - 1];
    for (uint8_t row = ROWS; row < SIZE; row++) {
        if (is_attacked(first, row, first->columns[row])) {
            return false;
        }
    }
    return true;
}

/* Searches the next solution; returns whether there is one. */
static bool find_next(search_t *search, placement_t *solution) {
    while (search->row < ROWS) {
        const uint8_t row = search->row;
        const placement_t *first = &search->starts[row];
        const uint8_t digit = search->digits[row];
        if (digit > row) {
            search->row++;
            continue;
        }
        search->digits[row]++;
        if (is_attacked(first, row, first->columns[giver(row, digit)])) {
            continue;
        }
        *solution = *first;
        take_digit(solution, row, digit);
        if (row == 0) {
            return true;
        }
        search->row--;
        search->starts[search->row] = *solution;
        search->digits[search->row] = 0;
    }
    return false;
}

bool @prefix@_solution(uint32_t k, uint8_t columns[SIZE]) {
    if (k == 0 || k > @PREFIX@_SOLUTIONS) {
        return false;
    }
    const rank_t subtree = BY_SUBTREE ? lower_bound((rank_t)k) : number_at(k - 1);
    search_t search;
    placement_t solution;
    if (!start(&search, subtree)) {
        return false;
    }
    for (uint32_t left = k - solutions_before(subtree); left > 0; left--) {
        if (!find_next(&search, &solution)) {
            return false;
        }
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
    search_t search;
    placement_t solution;
    if (!start(&search, subtree)) {
        return 0;
    }
    for (uint32_t k = solutions_before(subtree) + 1; find_next(&search, &solution); k++) {
        uint8_t row = 0;
        while (row < SIZE && solution.columns[row] == columns[row]) {
            row++;
        }
        if (row == SIZE) {
            return k;
        }
    }
    return 0;
}
