
/*
 * The table is an ascending sequence of numbers in Elias-Fano coding (P. Elias, 1974; R. M. Fano,
 * 1971). The low bits of each number are stored as they are. The rest of the number at an index is
 * a one among the high bits: as many ones are before it as the index, and as many zeros as the
 * rest. So its place is the index plus the rest. With two low bits, the numbers 1, 6, 6 and 13 have
 *
 *   the rests      0, 1, 1, 3
 *   the low bits   1, 2, 2, 1
 *   the high bits  1 0 1 1 0 0 1, with ones in the places 0 + 0, 1 + 1, 2 + 1 and 3 + 3
 *
 * To read the number at index 2, look for the one with two ones before it. It is in place 3, so the
 * rest is 3 - 2 = 1, and the number is 1 * 4 + 2 = 6. To find the first number from 6 on, look for
 * the ones after the first zero, whose rest is 1.
 *
 * The directory at the start of the table has the places of the ones at every 128th or 256th index
 * but the first, so that a scan for a one is short.
 *
 * A table may be damaged. Then all of this returns some number, and its callers check what it leads
 * to. Nothing is ever read from outside of the table.
 */
static const uint32_t @prefix@_length = UINT32_C(@LENGTH@);
static const uint32_t @prefix@_interval = UINT32_C(@SAMPLE@);
static const uint32_t @prefix@_place_width = UINT32_C(@PLACE_BITS@);
static const uint32_t @prefix@_low_width = UINT32_C(@LOW_BITS@);
/* The byte at which the high bits start, and their number. */
static const uint32_t @prefix@_high_start = UINT32_C(@HIGH_START@);
static const uint32_t @prefix@_high_end = UINT32_C(@HIGH_BITS@);
/* The byte at which the low bits start. */
static const uint32_t @prefix@_low_start = UINT32_C(@LOW_START@);

/* A number of the sequence. */
typedef @NUMBER@ @prefix@_number_t;

/* Reads up to 32 bits, the lowest first, from a bit on; bit 0 is the lowest of the byte. */
static uint32_t @prefix@_read_bits(uint32_t byte, uint32_t bit, uint32_t count) {
    uint32_t bits = 0U;
    for (uint32_t i = 0U; i < count; i++) {
        const uint32_t at = bit + i;
        bits |= (((uint32_t)@prefix@_read_byte(byte + at / 8U) >> (at % 8U)) & 1U) << i;
    }
    return bits;
}

/* Whether the high bit at a place is a one. */
static bool @prefix@_is_one(uint32_t place) {
    return @prefix@_read_bits(@prefix@_high_start, place, 1U) != 0U;
}

/* The low bits of the number at an index, from the table. */
static uint32_t @prefix@_low_bits(uint32_t index) {
    return @prefix@_read_bits(@prefix@_low_start, index * @prefix@_low_width, @prefix@_low_width);
}

/* The low bits of a number. */
static uint32_t @prefix@_low_bits_of(@prefix@_number_t number) {
    return (uint32_t)number & ((UINT32_C(1) << @prefix@_low_width) - 1U);
}

/*
 * The place of the one at an index of the directory, counted in intervals. The directory leaves out
 * index 0. Instead of the place of the first one, 0 is good enough: no other one is before it.
 */
static uint32_t @prefix@_sample(uint32_t sample) {
    if (sample == 0U) {
        return 0U;
    }
    return @prefix@_read_bits(0U, (sample - 1U) * @prefix@_place_width, @prefix@_place_width);
}

/*
 * The place of the one, or zero, that follows `count` others from a place on, or else the end. From
 * place 2 of 1 0 1 1 0 0 1 on, the one that follows 1 other is in place 3.
 */
static uint32_t @prefix@_scan(uint32_t start, bool one, uint32_t count) {
    uint32_t left = count;
    /* The bits of a byte from `place` on. It is read once for its eight places. */
    uint8_t byte = 0U;
    /* From `start` to the place before this one, there were `count` - `left` others. */
    for (uint32_t place = start; place < @prefix@_high_end; place++) {
        if (place == start || place % 8U == 0U) {
            byte = (uint8_t)(@prefix@_read_byte(@prefix@_high_start + place / 8U) >> (place % 8U));
        }
        if (((byte & 1U) != 0U) == one) {
            if (left == 0U) {
                return place;
            }
            left--;
        }
        byte >>= 1U;
    }
    return @prefix@_high_end;
}

/* The place of the one with so many ones before it. */
static uint32_t @prefix@_select_one(uint32_t index) {
    const uint32_t sample = index / @prefix@_interval;
    return @prefix@_scan(@prefix@_sample(sample), true, index - sample * @prefix@_interval);
}

/* The place of the zero with so many zeros before it. */
static uint32_t @prefix@_select_zero(uint32_t index) {
    /* The last place in the directory with no more zeros before it. */
    uint32_t first = 0U;
    uint32_t last = @prefix@_length == 0U ? 0U : (@prefix@_length - 1U) / @prefix@_interval;
    /*
     * It is from `first` to `last`. A one has as many zeros before it as its place exceeds its
     * index. `middle` is rounded up, so it is never `first`, and each turn makes the range smaller.
     */
    while (first < last) {
        const uint32_t middle = last - (last - first) / 2U;
        if (@prefix@_sample(middle) - middle * @prefix@_interval <= index) {
            first = middle;
        } else {
            last = middle - 1U;
        }
    }
    const uint32_t place = @prefix@_sample(first);
    return @prefix@_scan(place, false, index - (place - first * @prefix@_interval));
}

/* The number at an index: the zeros before its one, and then its low bits. */
static @prefix@_number_t @prefix@_number_at(uint32_t index) {
    const @prefix@_number_t high = @prefix@_select_one(index) - index;
    return (high << @prefix@_low_width) | @prefix@_low_bits(index);
}

/*
 * The index of the first number that is not below this one, or the length. In a damaged table it
 * may be more than the length, which is no subtree and no number of solutions either.
 */
static uint32_t @prefix@_lower_bound(@prefix@_number_t number) {
    const uint32_t zeros = @prefix@_high_end - @prefix@_length;
    const @prefix@_number_t high = number >> @prefix@_low_width;
    /* There are as many zeros as the rest of the greatest number that the table can hold. */
    if (high > zeros) {
        return @prefix@_length;
    }
    /*
     * The place after the zero that ends all lesser rests. All ones before it are of lesser
     * numbers.
     */
    uint32_t place = high == 0U ? 0U : @prefix@_select_zero((uint32_t)high - 1U) + 1U;
    uint32_t index = place - (uint32_t)high;
    /*
     * All numbers before `index` are less. A number with the same rest is less if its low bits are.
     * Below the length, the place is among the high bits, whatever they are.
     */
    while (index < @prefix@_length && @prefix@_is_one(place) &&
           @prefix@_low_bits(index) < @prefix@_low_bits_of(number)) {
        index++;
        place++;
    }
    return index;
}

/*
 * A check of the table's bits, number by number. The numbers are computed from the solutions that
 * the table leads to, in ascending order, and each has to be stored exactly so.
 */
typedef struct {
    uint32_t index; /* of the next number */
    uint32_t place; /* after the last one among the high bits */
} @prefix@_check_t;

/*
 * Checks that the next number is this one, also in the directory. The next one among the high bits
 * has to be in its place: so the bits between are zeros.
 */
static bool @prefix@_check_next(@prefix@_check_t *check, @prefix@_number_t number) {
    const uint32_t index = check->index;
    const uint32_t place = index + (uint32_t)(number >> @prefix@_low_width);
    if (index >= @prefix@_length ||
        (index > 0U && index % @prefix@_interval == 0U &&
         @prefix@_sample(index / @prefix@_interval) != place) ||
        @prefix@_low_bits(index) != @prefix@_low_bits_of(number) ||
        @prefix@_scan(check->place, true, 0U) != place) {
        return false;
    }
    check->index = index + 1U;
    check->place = place + 1U;
    return true;
}

/* Checks that there are no more numbers, and that no other bit is set. */
static bool @prefix@_check_end(const @prefix@_check_t *check) {
    if (check->index != @prefix@_length) {
        return false;
    }
    /* To the end of the last byte, beyond the high bits and beyond the low bits. */
    for (uint32_t bit = check->place;
         bit < 8U * (@prefix@_low_start - @prefix@_high_start); bit++) {
        if (@prefix@_read_bits(@prefix@_high_start, bit, 1U) != 0U) {
            return false;
        }
    }
    for (uint32_t bit = @prefix@_length * @prefix@_low_width;
         bit < 8U * (@PREFIX@_TABLE_BYTES - @prefix@_low_start); bit++) {
        if (@prefix@_read_bits(@prefix@_low_start, bit, 1U) != 0U) {
            return false;
        }
    }
    return true;
}

/*
 * All permutations of the first ROWS rows, with the other rows fixed, are a subtree, which a
 * look-up searches. Its number is the rank of its permutations in Heap's order without the digits
 * of these rows: with three rows in all and two ROWS, 1 2 0 and 2 1 0 are subtree 2, at digit 2 of
 * row 2. The digits of the ROWS rows need not be stored, because the search finds them again.
 */
#define @PREFIX@_ROWS @ROWS@U
#define @PREFIX@_SUBTREES @SUBTREES@

/* A subtree, and its solutions: those after `start`, up to `end`. */
typedef struct {
    @prefix@_number_t number;
    uint32_t start;
    uint32_t end;
} @prefix@_subtree_t;

/*
 * A search of the rows of one subtree: each row's start, at digit 0, and the digit that it takes
 * next. The start of a row has the queens that the search has chosen below it.
 */
typedef struct {
    @prefix@_placement_t starts[@PREFIX@_ROWS];
    uint8_t digits[@PREFIX@_ROWS];
    uint8_t row; /* that is next to take a digit */
} @prefix@_search_t;

/*
 * The first permutation of a subtree. Its number has the digit of row ROWS at the low end, where a
 * division by ROWS + 1 leaves it, but the placement is worked out from the last row up.
 */
static @prefix@_placement_t @prefix@_first_of(@prefix@_number_t subtree) {
    uint8_t digits[@PREFIX@_SIZE];
    @prefix@_number_t rest = subtree;
    /* `rest` is the number of the subtree without the digits before `row`. */
    for (uint8_t row = @PREFIX@_ROWS; row < @PREFIX@_SIZE; row++) {
        const @prefix@_number_t queens = (@prefix@_number_t)row + 1U;
        digits[row] = (uint8_t)(rest % queens);
        rest /= queens;
    }
    @prefix@_placement_t placement = @prefix@_identity();
    for (uint8_t row = @PREFIX@_SIZE - 1U; row >= @PREFIX@_ROWS; row--) {
        @prefix@_take_digit(&placement, row, digits[row]);
    }
    return placement;
}

/* The subtree of a permutation: the digits of the rows from the last one up to row ROWS. */
static @prefix@_number_t @prefix@_subtree_with(const uint8_t columns[@PREFIX@_SIZE]) {
    @prefix@_placement_t placement = @prefix@_identity();
    @prefix@_number_t subtree = 0U;
    for (uint8_t row = @PREFIX@_SIZE - 1U; row >= @PREFIX@_ROWS; row--) {
        const uint8_t digit = @prefix@_digit_of(&placement, row, columns[row]);
        @prefix@_take_digit(&placement, row, digit);
        subtree = subtree * ((@prefix@_number_t)row + 1U) + digit;
    }
    return subtree;
}

/* Whether a queen further down attacks a square, along a diagonal; columns are never shared. */
static bool @prefix@_is_attacked(const @prefix@_placement_t *placement, uint8_t row,
    uint8_t column) {
    for (uint8_t below = (uint8_t)(row + 1U); below < @PREFIX@_SIZE; below++) {
        const uint8_t other = placement->columns[below];
        if (other + below == column + row || other + row == column + below) {
            return true;
        }
    }
    return false;
}

/*
 * Starts the search of a subtree; returns whether it may have solutions: whether there is such a
 * subtree, and none of its fixed queens attacks another.
 */
static bool @prefix@_seek(@prefix@_search_t *search, @prefix@_number_t subtree) {
    if (subtree >= @PREFIX@_SUBTREES) {
        return false;
    }
    const @prefix@_placement_t first = @prefix@_first_of(subtree);
    for (uint8_t row = @PREFIX@_ROWS; row < @PREFIX@_SIZE; row++) {
        if (@prefix@_is_attacked(&first, row, first.columns[row])) {
            return false;
        }
    }
    search->row = @PREFIX@_ROWS - 1U;
    search->starts[@PREFIX@_ROWS - 1U] = first;
    search->digits[@PREFIX@_ROWS - 1U] = 0U;
    return true;
}

/*
 * Searches the next solution in Heap's order; returns whether there is one.
 *
 * It is a search in depth without recursion. `row` is next to take a digit: the rows below it have
 * queens that attack none further down, and it has tried the digits below its own. If it has tried
 * all, the row below it goes on. Beyond the last row of the subtree, the search is over, and
 * remains so.
 */
static bool @prefix@_find_next(@prefix@_search_t *search, @prefix@_placement_t *solution) {
    while (search->row < @PREFIX@_ROWS) {
        const uint8_t row = search->row;
        const @prefix@_placement_t *first = &search->starts[row];
        const uint8_t digit = search->digits[row];
        if (digit > row) {
            search->row++;
            continue;
        }
        search->digits[row]++;
        if (@prefix@_is_attacked(first, row, first->columns[@prefix@_giver(row, digit)])) {
            continue;
        }
        /*
         * Row 0 has one queen left and one digit. The next search finds it used, and goes on below.
         */
        if (row == 0U) {
            *solution = *first;
            return true;
        }
        @prefix@_placement_t *next = &search->starts[row - 1U];
        *next = *first;
        @prefix@_take_digit(next, row, digit);
        search->digits[row - 1U] = 0U;
        search->row--;
    }
    return false;
}

/*
 * The numbers of the sequence are @NUMBERS@.
 * Both look-ups below follow from that.
 */

/* The subtree with solution `k`. */
static @prefix@_number_t @prefix@_subtree_of(uint32_t k) {
    return @SUBTREE_OF@;
}

/* The number of solutions in all subtrees before this one. */
static uint32_t @prefix@_solutions_before(@prefix@_number_t subtree) {
    return @SOLUTIONS_BEFORE@;
}

/*
 * Checks the numbers that follow from a subtree and those before it, but not those that have been
 * checked.
 */
static bool @prefix@_check_subtree(@prefix@_check_t *check, const @prefix@_subtree_t *subtree) {
    while (check->index < subtree->@INDEX_FIELD@) {
        if (!@prefix@_check_next(check, subtree->@NUMBER_FIELD@)) {
            return false;
        }
    }
    return true;
}

bool @prefix@_solution(uint32_t k, uint8_t columns[@PREFIX@_SIZE]) {
    if (k == 0U || k > @PREFIX@_SOLUTIONS) {
        return false;
    }
    const @prefix@_number_t subtree = @prefix@_subtree_of(k);
    @prefix@_search_t search;
    if (!@prefix@_seek(&search, subtree)) {
        return false;
    }
    uint32_t number = @prefix@_solutions_before(subtree);
    /* Only in a damaged table. The loop below would return the first solution of the subtree. */
    if (number >= k) {
        return false;
    }
    @prefix@_placement_t solution;
    /*
     * `number` is that of the last solution found. The one to return is the (k - number)th from
     * here.
     */
    do {
        if (!@prefix@_find_next(&search, &solution)) {
            return false;
        }
        number++;
    } while (number < k);
    @prefix@_copy(solution.columns, columns);
    return true;
}

uint32_t @prefix@_number_of(const uint8_t columns[@PREFIX@_SIZE]) {
    if (!@prefix@_is_valid(columns)) {
        return 0U;
    }
    const @prefix@_number_t subtree = @prefix@_subtree_with(columns);
    @prefix@_search_t search;
    if (!@prefix@_seek(&search, subtree)) {
        return 0U;
    }
    uint32_t number = @prefix@_solutions_before(subtree);
    @prefix@_placement_t solution;
    /* `number` is that of the last solution found. None of those found has these columns. */
    do {
        if (number >= @PREFIX@_SOLUTIONS || !@prefix@_find_next(&search, &solution)) {
            return 0U;
        }
        number++;
    } while (!@prefix@_equal(solution.columns, columns));
    /* In a damaged table, the number may lead elsewhere. */
    return @prefix@_subtree_of(number) == subtree ? number : 0U;
}

bool @prefix@_verify(void) {
    @prefix@_check_t check = {0U, 0U};
    @prefix@_subtree_t subtree = {0U, 0U, 0U};
    /*
     * As many solutions as there are, in ascending subtrees, are all of them. `subtree` is the last
     * one that was searched, and the numbers that follow from it and those before it have been
     * checked.
     */
    while (subtree.end < @PREFIX@_SOLUTIONS) {
        const bool is_first = subtree.end == 0U;
        const @prefix@_number_t number = @prefix@_subtree_of(subtree.end + 1U);
        @prefix@_search_t search;
        if ((!is_first && number <= subtree.number) || !@prefix@_seek(&search, number)) {
            return false;
        }
        subtree.number = number;
        subtree.start = subtree.end;
        @prefix@_placement_t solution;
        while (@prefix@_find_next(&search, &solution)) {
            subtree.end++;
        }
        if (subtree.end == subtree.start || !@prefix@_check_subtree(&check, &subtree)) {
            return false;
        }
    }
    /* What is left are the numbers of the subtrees after the last one with a solution, if any. */
    const @prefix@_subtree_t last = {@PREFIX@_SUBTREES - 1U, subtree.end, subtree.end};
    return subtree.end == @PREFIX@_SOLUTIONS && @prefix@_check_subtree(&check, &last) &&
           @prefix@_check_end(&check);
}
