/*
 * The sequence of numbers in a ranked table.
 *
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

/*
 * Reads up to 32 bits, the lowest first, from a bit on; bit 0 is the lowest of the byte. All of
 * them have to be in the table. That has at most 8 MiB, so that the number of no bit overflows.
 */
static uint32_t @prefix@_read_bits(uint32_t byte, uint32_t bit, uint32_t count) {
    uint32_t bits = 0U;
    /* `bits` has the first `i` of them. */
    for (uint32_t i = 0U; i < count; i++) {
        const uint32_t at = bit + i;
        bits |= (((uint32_t)@prefix@_read_byte(byte + (at / 8U)) >> (at % 8U)) & 1U) << i;
    }
    return bits;
}

/* Whether the high bit at a place is a one. */
static bool @prefix@_is_one(uint32_t place) {
    return @prefix@_read_bits(@prefix@_high_start, place, 1U) != 0U;
}

/* The low bits of the number at an index below the length, from the table. */
static uint32_t @prefix@_low_bits(uint32_t index) {
    return @prefix@_read_bits(@prefix@_low_start, index * @prefix@_low_width, @prefix@_low_width);
}

/* The low bits of a number; there are at most 19. */
static uint32_t @prefix@_low_bits_of(@prefix@_number_t number) {
    return (uint32_t)number & ((UINT32_C(1) << @prefix@_low_width) - 1U);
}

/*
 * The place of the one at an index of the directory, counted in intervals. The directory leaves out
 * index 0. Instead of the place of the first one, 0 is good enough: no other one is before it. All
 * callers have an index of the sequence below the length, which the directory covers.
 */
static uint32_t @prefix@_sample(uint32_t sample) {
    uint32_t place = 0U;
    if (sample > 0U) {
        place = @prefix@_read_bits(0U, (sample - 1U) * @prefix@_place_width, @prefix@_place_width);
    }
    return place;
}

/*
 * The place of the one, or zero, that follows `count` others from a place on, or else the end. From
 * place 2 of 1 0 1 1 0 0 1 on, the one that follows 1 other is in place 3. A damaged directory may
 * lead beyond the end, where nothing is read.
 */
static uint32_t @prefix@_scan(uint32_t start, bool one, uint32_t count) {
    uint32_t found = @prefix@_high_end;
    uint32_t left = count;
    /* The bits of a byte from `place` on. It is read once for its eight places. */
    uint8_t byte = 0U;
    /* From `start` to the place before this one, there were `count` - `left` others. */
    for (uint32_t place = start; (place < @prefix@_high_end) && (found == @prefix@_high_end);
         place++) {
        if ((place == start) || ((place % 8U) == 0U)) {
            const uint8_t whole = @prefix@_read_byte(@prefix@_high_start + (place / 8U));
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
static uint32_t @prefix@_select_one(uint32_t index) {
    const uint32_t sample = index / @prefix@_interval;
    return @prefix@_scan(@prefix@_sample(sample), true, index - (sample * @prefix@_interval));
}

/*
 * The place of the zero with so many zeros before it. An empty sequence has no zeros, so the length
 * is never 0 here; for that, the case below only keeps the difference from wrapping, after which
 * the search would ask for places far beyond the directory. In a damaged table the others may wrap,
 * and lead to a wrong place or the end.
 */
static uint32_t @prefix@_select_zero(uint32_t index) {
    /* The last place in the directory with no more zeros before it. */
    uint32_t first = 0U;
    uint32_t last = (@prefix@_length == 0U) ? 0U : ((@prefix@_length - 1U) / @prefix@_interval);
    /*
     * It is from `first` to `last`. A one has as many zeros before it as its place exceeds its
     * index. `middle` is rounded up, so it is never `first`, and each turn makes the range smaller.
     */
    while (first < last) {
        const uint32_t middle = last - ((last - first) / 2U);
        if ((@prefix@_sample(middle) - (middle * @prefix@_interval)) <= index) {
            first = middle;
        } else {
            last = middle - 1U;
        }
    }
    const uint32_t place = @prefix@_sample(first);
    return @prefix@_scan(place, false, index - (place - (first * @prefix@_interval)));
}

/*
 * The number at an index below the length: the zeros before its one, and then its low bits. In a
 * damaged table the place may be less than the index, and the difference wraps to some number.
 */
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
    uint32_t index = @prefix@_length;
    /* There are as many zeros as the rest of the greatest number that the table can hold. */
    if (high <= zeros) {
        /*
         * The place after the zero that ends all lesser rests. All ones before it are of lesser
         * numbers.
         */
        uint32_t place = (high == 0U) ? 0U : (@prefix@_select_zero((uint32_t)high - 1U) + 1U);
        index = place - (uint32_t)high;
        /*
         * All numbers before `index` are less. A number with the same rest is less if its low bits
         * are. Below the length, the place is among the high bits, whatever they are.
         */
        while ((index < @prefix@_length) && @prefix@_is_one(place) &&
               (@prefix@_low_bits(index) < @prefix@_low_bits_of(number))) {
            index++;
            place++;
        }
    }
    return index;
}
