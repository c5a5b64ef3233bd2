
/*
 * The table is an ascending sequence of numbers in Elias-Fano coding. The low bits of each number are
 * stored as they are. The rest of the number at an index is a one among the high bits: as many ones are
 * before it as the index, and as many zeros as the rest. The directory at the start of the table has
 * the places of the ones at every 128th or 256th index but the first.
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

/* Reads `count` bits, the lowest first, from a bit on; bit 0 is the lowest of the byte. */
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
    return place < @prefix@_high_end && @prefix@_read_bits(@prefix@_high_start, place, 1U) != 0U;
}

static uint32_t @prefix@_low_bits(uint32_t index) {
    return @prefix@_read_bits(@prefix@_low_start, index * @prefix@_low_width, @prefix@_low_width);
}

/* The low bits of a number. */
static uint32_t @prefix@_low_bits_of(@prefix@_number_t number) {
    return (uint32_t)number & ((UINT32_C(1) << @prefix@_low_width) - 1U);
}

/* The place of the one at an index of the directory, counted in intervals. */
static uint32_t @prefix@_sample(uint32_t sample) {
    if (sample == 0U) {
        return 0U;
    }
    return @prefix@_read_bits(0U, (sample - 1U) * @prefix@_place_width, @prefix@_place_width);
}

/* The place of the one, or zero, that follows `count` others from a place on, or else the end. */
static uint32_t @prefix@_scan(uint32_t start, bool one, uint32_t count) {
    uint32_t left = count;
    uint8_t byte = 0U;
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

/* The number at an index. */
static @prefix@_number_t @prefix@_number_at(uint32_t index) {
    const @prefix@_number_t high = @prefix@_select_one(index) - index;
    return (high << @prefix@_low_width) | @prefix@_low_bits(index);
}

/* The index of the first number that is not below this one, or the length. */
static uint32_t @prefix@_lower_bound(@prefix@_number_t number) {
    const uint32_t zeros = @prefix@_high_end - @prefix@_length;
    const @prefix@_number_t high = number >> @prefix@_low_width;
    if (high > zeros) {
        return @prefix@_length;
    }
    uint32_t place = high == 0U ? 0U : @prefix@_select_zero((uint32_t)high - 1U) + 1U;
    uint32_t index = place - (uint32_t)high;
    while (index < @prefix@_length && @prefix@_is_one(place) &&
           @prefix@_low_bits(index) < @prefix@_low_bits_of(number)) {
        index++;
        place++;
    }
    return index;
}

/* A check of the table's bits, number by number. */
typedef struct {
    uint32_t index; /* of the next number */
    uint32_t place; /* after the last one among the high bits */
} @prefix@_check_t;

/* Checks that the next number is this one, also in the directory. */
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
    for (uint32_t bit = check->place; bit < 8U * (@prefix@_low_start - @prefix@_high_start); bit++) {
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
