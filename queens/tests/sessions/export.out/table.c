/**
 * @file
 * @brief Every solution of the 6-queens puzzle.
 *
 * Written by `queens export 6 --layout 'ranked(3)' --prefix six`, version [..].
 *
 * The SHA-256 of the table, and of the file that `--format bin` writes:
 * b533f249e562628bb8c599ee7c2db8c8f1899fcfa0d114e1a4cd91dd401a3109
 */
#include "table.h"

#ifndef SIX_READ
#if defined(__AVR__) && defined(SIX_ATTRIBUTE)
#error "define SIX_READ(address) for where SIX_ATTRIBUTE puts the table"
#endif
#define SIX_READ(address) (*(address))
#endif

#ifndef SIX_ATTRIBUTE
#define SIX_ATTRIBUTE
#endif

SIX_ATTRIBUTE static const uint8_t six_table[] = {
    82, 2, 92, 28,
};

...
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
 * but the first, each in whole bytes, so that a scan for a one is short. It is empty if there are
 * no such indices. Then come the high bits and after them the low bits, each from a new byte on.
 *
 * A table may be damaged. Then all of this returns some number, and its callers check what it leads
 * to. Nothing is ever read from outside of the table: reading does not check where, but each
 * function here asks only for an index below the length, or for a place below the end of the high
 * bits.
 */
static const uint32_t six_length = UINT32_C(4);
static const uint32_t six_interval = UINT32_C(128);
static const uint32_t six_place_width = UINT32_C(8);
static const uint32_t six_low_width = UINT32_C(4);
/* The byte at which the high bits start, and their number. */
static const uint32_t six_high_start = UINT32_C(0);
static const uint32_t six_high_end = UINT32_C(11);
/* The byte at which the low bits start. */
static const uint32_t six_low_start = UINT32_C(2);

/* A number of the sequence. */
typedef uint32_t six_number_t;

/*
 * Reads up to 32 bits, the lowest first, from a bit on; bit 0 is the lowest of the byte. All of
 * them have to be in the table. That has at most 8 MiB, so that the number of no bit overflows.
 */
static uint32_t six_read_bits(uint32_t byte, uint32_t bit, uint32_t count) {
    uint32_t bits = 0U;
    /* `bits` has the first `i` of them. */
    for (uint32_t i = 0U; i < count; i++) {
        const uint32_t at = bit + i;
        bits |= (((uint32_t)six_read_byte(byte + (at / 8U)) >> (at % 8U)) & 1U) << i;
    }
    return bits;
}

/* Whether the high bit at a place is a one. */
static bool six_is_one(uint32_t place) {
    return six_read_bits(six_high_start, place, 1U) != 0U;
}

/* The low bits of the number at an index below the length, from the table. */
static uint32_t six_low_bits(uint32_t index) {
    return six_read_bits(six_low_start, index * six_low_width, six_low_width);
}

/* The low bits of a number; there are at most 19. */
static uint32_t six_low_bits_of(six_number_t number) {
    return (uint32_t)number & ((UINT32_C(1) << six_low_width) - 1U);
}

/*
 * The place of the one at an index of the directory, counted in intervals. The directory leaves out
 * index 0. Instead of the place of the first one, 0 is good enough: no other one is before it. All
 * callers have an index of the sequence below the length, which the directory covers.
 */
static uint32_t six_sample(uint32_t sample) {
    uint32_t place = 0U;
    if (sample > 0U) {
        place = six_read_bits(0U, (sample - 1U) * six_place_width, six_place_width);
    }
    return place;
}

/*
 * The place of the one, or zero, that follows `count` others from a place on, or else the end. From
 * place 2 of 1 0 1 1 0 0 1 on, the one that follows 1 other is in place 3. A damaged directory may
 * lead beyond the end, where nothing is read.
 */
static uint32_t six_scan(uint32_t start, bool one, uint32_t count) {
    uint32_t found = six_high_end;
    uint32_t left = count;
    /* The bits of a byte from `place` on. It is read once for its eight places. */
    uint8_t byte = 0U;
    /* From `start` to the place before this one, there were `count` - `left` others. */
    for (uint32_t place = start; (place < six_high_end) && (found == six_high_end);
         place++) {
        if ((place == start) || ((place % 8U) == 0U)) {
            const uint8_t whole = six_read_byte(six_high_start + (place / 8U));
            byte = (uint8_t)(whole >> (place % 8U));
        }
        if (((byte & 1U) != 0U) != one) {
            /* It is none of those that count. */
        } else if (left == 0U) {
            found = place;
        } else {
            left--;
        }
        byte >>= 1U;
    }
    return found;
}

/* The place of the one with so many ones before it. */
static uint32_t six_select_one(uint32_t index) {
    const uint32_t sample = index / six_interval;
    return six_scan(six_sample(sample), true, index - (sample * six_interval));
}

/*
 * The place of the zero with so many zeros before it. An empty sequence has no zeros, so the length
 * is never 0 here; for that, the case below only keeps the difference from wrapping, after which
 * the search would ask for places far beyond the directory. In a damaged table the others may wrap,
 * and lead to a wrong place or the end.
 */
static uint32_t six_select_zero(uint32_t index) {
    /* The last place in the directory with no more zeros before it. */
    uint32_t first = 0U;
    uint32_t last = (six_length == 0U) ? 0U : ((six_length - 1U) / six_interval);
    /*
     * It is from `first` to `last`. A one has as many zeros before it as its place exceeds its
     * index. `middle` is rounded up, so it is never `first`, and each turn makes the range smaller.
     */
    while (first < last) {
        const uint32_t middle = last - ((last - first) / 2U);
        if ((six_sample(middle) - (middle * six_interval)) <= index) {
            first = middle;
        } else {
            last = middle - 1U;
        }
    }
    const uint32_t place = six_sample(first);
    return six_scan(place, false, index - (place - (first * six_interval)));
}

/*
 * The number at an index below the length: the zeros before its one, and then its low bits. In a
 * damaged table the place may be less than the index, and the difference wraps to some number.
 */
static six_number_t six_number_at(uint32_t index) {
    const six_number_t high = six_select_one(index) - index;
    return (high << six_low_width) | six_low_bits(index);
}

/*
 * The index of the first number that is not below this one, or the length. In a damaged table it
 * may be more than the length, which is no subtree and no number of solutions either.
 */
static uint32_t six_lower_bound(six_number_t number) {
    const uint32_t zeros = six_high_end - six_length;
    const six_number_t high = number >> six_low_width;
    uint32_t index = six_length;
    /* There are as many zeros as the rest of the greatest number that the table can hold. */
    if (high <= zeros) {
        /*
         * The place after the zero that ends all lesser rests. All ones before it are of lesser
         * numbers.
         */
        uint32_t place = (high == 0U) ? 0U : (six_select_zero((uint32_t)high - 1U) + 1U);
        index = place - (uint32_t)high;
        /*
         * All numbers before `index` are less. A number with the same rest is less if its low bits
         * are. Below the length, the place is among the high bits, whatever they are.
         */
        while ((index < six_length) && six_is_one(place) &&
               (six_low_bits(index) < six_low_bits_of(number))) {
            index++;
            place++;
        }
    }
    return index;
}

/*
 * A check of the table's bits, number by number. The numbers are computed from the solutions that
 * the table leads to, in ascending order, and each has to be stored exactly so. At first both
 * fields are 0.
 */
typedef struct {
    uint32_t index; /* of the next number */
    uint32_t place; /* after the last one among the high bits */
} six_check_t;

/*
 * Checks that the next number is this one, also in the directory. The next one among the high bits
 * has to be in its place: so the bits between are zeros. After 1 at index 0 of 1, 6, 6 and 13, with
 * two low bits, the next number is 6 at index 1: its place is 1 + 6 / 4 = 2, its low bits are 2.
 * The number is at most the greatest that the sequence can have. So its high bits fit 32 bits, and
 * its place is before the end of the high bits, which a scan returns if there is no further one.
 *
 * The caller has no more numbers than the sequence. The comparison with the length makes sure of it
 * before anything is read.
 */
static bool six_check_next(six_check_t *check, six_number_t number) {
    const uint32_t index = check->index;
    const uint32_t place = index + (uint32_t)(number >> six_low_width);
    const bool is_stored = (index < six_length) &&
        ((index == 0U) || ((index % six_interval) != 0U) ||
         (six_sample(index / six_interval) == place)) &&
        (six_low_bits(index) == six_low_bits_of(number)) &&
        (six_scan(check->place, true, 0U) == place);
    /* If it is not, the caller checks no further. */
    check->index = index + 1U;
    check->place = place + 1U;
    return is_stored;
}

/*
 * Checks that there are no more numbers, and that no other bit is set. The caller has had as many
 * numbers as the sequence has, which the first comparison makes sure of.
 */
static bool six_check_end(const six_check_t *check) {
    bool is_end = check->index == six_length;
    /*
     * Before the high bits is the directory alone. Its places take whole bytes, and each has been
     * compared. What is left are the bits up to the end of a byte, beyond the high bits and beyond
     * the low bits. Each loop ends after a bit that is set.
     */
    for (uint32_t bit = check->place;
         is_end && (bit < (8U * (six_low_start - six_high_start))); bit++) {
        is_end = six_read_bits(six_high_start, bit, 1U) == 0U;
    }
    for (uint32_t bit = six_length * six_low_width;
         is_end && (bit < (8U * (SIX_TABLE_BYTES - six_low_start))); bit++) {
        is_end = six_read_bits(six_low_start, bit, 1U) == 0U;
    }
    return is_end;
}

/*
 * The search of a subtree.
 *
 * A subtree, which a look-up searches, has all permutations of the first ROWS rows, with the other
 * rows fixed. Its number is the rank of its permutations in Heap's order without the digits of
 * these rows: with three rows in all and two ROWS, 1 2 0 and 2 1 0 are subtree 2, at digit 2 of row
 * 2. The digits of the ROWS rows need not be stored, because the search finds them again. ROWS is
 * from 1 to the number of all rows; with all of them, there is one subtree and no row is fixed.
 */
#define SIX_ROWS 3U
#define SIX_SUBTREES UINT32_C(120)

/* A subtree, and its solutions: those after `start`, up to `end`. */
typedef struct {
    six_number_t number;
    uint32_t start;
    uint32_t end;
} six_subtree_t;

/*
 * A search of the rows of one subtree: each row's start, at digit 0, and the digit that it takes
 * next. The start of a row has the queens that the search has chosen below it. That of the last of
 * the ROWS rows is written when the search starts, that of a row above it whenever the row below
 * has taken a queen.
 */
typedef struct {
    six_placement_t starts[SIX_ROWS];
    uint8_t digits[SIX_ROWS];
    uint8_t row; /* that is next to take a digit */
} six_search_t;

/*
 * The first permutation of a subtree. Its number has the digit of row ROWS at the low end, where a
 * division by ROWS + 1 leaves it, but the placement is worked out from the last row up.
 */
static six_placement_t six_first_of(six_number_t subtree) {
    uint8_t digits[SIX_SIZE];
    six_number_t rest = subtree;
    /* `rest` is the number of the subtree without the digits before `row`. */
    for (uint8_t row = SIX_ROWS; row < SIX_SIZE; row++) {
        const six_number_t queens = (six_number_t)row + 1U;
        digits[row] = (uint8_t)(rest % queens);
        rest /= queens;
    }
    six_placement_t placement = six_identity();
    /*
     * The rows below `row` have their queens, and those from `row` up are at digit 0. ROWS is not
     * 0, so `row` never wraps.
     */
    for (uint8_t row = SIX_SIZE - 1U; row >= SIX_ROWS; row--) {
        six_take_digit(&placement, row, digits[row]);
    }
    return placement;
}

/* The subtree of a permutation: the digits of the rows from the last one up to row ROWS. */
static six_number_t six_subtree_with(const uint8_t columns[SIX_SIZE]) {
    six_placement_t placement = six_identity();
    six_number_t subtree = 0U;
    /*
     * `subtree` has the digits of the rows below `row`, and `placement` their queens. The number is
     * less than that of all subtrees of these rows, so it does not overflow.
     */
    for (uint8_t row = SIX_SIZE - 1U; row >= SIX_ROWS; row--) {
        const uint8_t digit = six_digit_of(&placement, row, columns[row]);
        six_take_digit(&placement, row, digit);
        subtree = (subtree * ((six_number_t)row + 1U)) + digit;
    }
    return subtree;
}

/* Whether a queen further down attacks a square, along a diagonal; columns are never shared. */
static bool six_is_attacked(const six_placement_t *placement, uint8_t row,
    uint8_t column) {
    bool is_attacked = false;
    /* No queen between `row` and `below` attacks the square. */
    for (uint8_t below = (uint8_t)(row + 1U); !is_attacked && (below < SIX_SIZE); below++) {
        const uint8_t other = placement->columns[below];
        is_attacked = ((other + below) == (column + row)) || ((other + row) == (column + below));
    }
    return is_attacked;
}

/*
 * Starts the search of a subtree; returns whether it may have solutions: whether there is such a
 * subtree, and none of its fixed queens attacks another.
 */
static bool six_seek(six_search_t *search, six_number_t subtree) {
    bool may_have = subtree < SIX_SUBTREES;
    if (may_have) {
        const six_placement_t first = six_first_of(subtree);
        /* No queen from row ROWS to the one before `row` attacks a queen below it. */
        for (uint8_t row = SIX_ROWS; may_have && (row < SIX_SIZE); row++) {
            may_have = !six_is_attacked(&first, row, first.columns[row]);
        }
        search->row = SIX_ROWS - 1U;
        search->starts[SIX_ROWS - 1U] = first;
        search->digits[SIX_ROWS - 1U] = 0U;
    }
    return may_have;
}

/*
 * Searches the next solution in Heap's order; returns whether there is one.
 *
 * It is a search in depth without recursion. `row` is next to take a digit: the rows below it have
 * queens that attack none further down, and it has tried the digits below its own. If it has tried
 * all, the row below it goes on. Beyond the last row of the subtree, the search is over, and
 * remains so.
 *
 * Of four rows, let all be in the subtree. Row 3 takes digit 0, queen 3, and row 2 starts with
 * 0 1 2. Its queen 2 is attacked. Its queen at digit 1 is 1, so row 1 starts with 2 0, and both
 * queens are attacked. At digit 2, row 2 has queen 0 and row 1 starts with 1 2. With queen 2, row 0
 * has queen 1, which is attacked, and queen 1 is attacked in row 1 itself. Row 2 has no digit left,
 * so row 3 takes digit 1, queen 2, and so on to 1 3 0 2, the first solution.
 */
static bool six_find_next(six_search_t *search, six_placement_t *solution) {
    bool is_found = false;
    while (!is_found && (search->row < SIX_ROWS)) {
        const uint8_t row = search->row;
        const six_placement_t *first = &search->starts[row];
        const uint8_t digit = search->digits[row];
        if (digit > row) {
            search->row++;
        } else {
            search->digits[row]++;
            const bool is_free =
                !six_is_attacked(first, row, first->columns[six_giver(row, digit)]);
            if (is_free && (row == 0U)) {
                /*
                 * It has one queen left and one digit. The next search finds it used, and goes on
                 * below.
                 */
                *solution = *first;
                is_found = true;
            } else if (is_free) {
                six_placement_t *next = &search->starts[row - 1U];
                *next = *first;
                six_take_digit(next, row, digit);
                search->digits[row - 1U] = 0U;
                search->row--;
            } else {
                /* The next turn takes the next digit. */
            }
        }
    }
    return is_found;
}

/*
 * Look-ups in a ranked table.
 *
 * The numbers of the sequence are the subtree of each solution.
 * Both look-ups below follow from that.
 */

/* The subtree with solution `k`. */
static six_number_t six_subtree_of(uint32_t k) {
    return six_number_at(k - 1U);
}

/* The number of solutions in all subtrees before this one. */
static uint32_t six_solutions_before(six_number_t subtree) {
    return six_lower_bound(subtree);
}

/*
 * Checks the numbers that follow from a subtree and those before it, but not those that have been
 * checked.
 */
static bool six_check_subtree(six_check_t *check, const six_subtree_t *subtree) {
    bool is_right = true;
    /* The numbers before `check->index` are right. */
    while (is_right && (check->index < subtree->end)) {
        is_right = six_check_next(check, subtree->number);
    }
    return is_right;
}

bool six_solution(uint32_t k, uint8_t columns[SIX_SIZE]) {
    bool is_found = false;
    if ((k > 0U) && (k <= SIX_SOLUTIONS)) {
        const six_number_t subtree = six_subtree_of(k);
        six_search_t search;
        if (six_seek(&search, subtree)) {
            uint32_t number = six_solutions_before(subtree);
            six_placement_t solution;
            /* Only in a damaged table, as many as `k` are before its subtree. */
            is_found = number < k;
            /*
             * `number` is that of the last solution found. The one to return is the (k - number)th
             * from here.
             */
            while (is_found && (number < k)) {
                is_found = six_find_next(&search, &solution);
                number++;
            }
            if (is_found) {
                six_copy(solution.columns, columns);
            }
        }
    }
    return is_found;
}

uint32_t six_number_of(const uint8_t columns[SIX_SIZE]) {
    uint32_t found = 0U;
    if (six_is_valid(columns)) {
        const six_number_t subtree = six_subtree_with(columns);
        six_search_t search;
        bool is_left = six_seek(&search, subtree);
        uint32_t number = is_left ? six_solutions_before(subtree) : 0U;
        six_placement_t solution;
        /*
         * `number` is that of the last solution found. None of those found has these columns, until
         * `found` is its number. Only in a damaged table can it be as many as all solutions:
         * `subtree_of` takes no greater number.
         */
        while (is_left && (found == 0U) && (number < SIX_SOLUTIONS)) {
            is_left = six_find_next(&search, &solution);
            number++;
            if (is_left && six_equal(solution.columns, columns)) {
                found = number;
            }
        }
        /* In a damaged table, the number may lead elsewhere. */
        if ((found > 0U) && (six_subtree_of(found) != subtree)) {
            found = 0U;
        }
    }
    return found;
}

bool six_verify(void) {
    bool is_right = true;
    six_check_t check = {0U, 0U};
    six_subtree_t subtree = {0U, 0U, 0U};
    /*
     * As many solutions as there are, in ascending subtrees, are all of them. More are never found,
     * as no subtree is searched twice; the comparison after the loop makes sure of it. `subtree` is
     * the last one that was searched, and the numbers that follow from it and those before it have
     * been checked.
     */
    while (is_right && (subtree.end < SIX_SOLUTIONS)) {
        const bool is_first = subtree.end == 0U;
        const six_number_t number = six_subtree_of(subtree.end + 1U);
        six_search_t search;
        is_right = six_seek(&search, number) && (is_first || (number > subtree.number));
        if (is_right) {
            subtree.number = number;
            subtree.start = subtree.end;
            six_placement_t solution;
            /* `subtree.end` counts the solutions that have been found, in this one and before. */
            while (six_find_next(&search, &solution)) {
                subtree.end++;
            }
            is_right = six_check_subtree(&check, &subtree) && (subtree.end > subtree.start);
        }
    }
    /* What is left are the numbers of the subtrees after the last one with a solution, if any. */
    const six_subtree_t last = {SIX_SUBTREES - 1U, subtree.end, subtree.end};
    if (is_right) {
        is_right = six_check_subtree(&check, &last) && (subtree.end == SIX_SOLUTIONS);
    }
    return is_right && six_check_end(&check);
}
