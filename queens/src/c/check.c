/*
 * A check of the table's bits, number by number. The numbers are computed from the solutions that
 * the table leads to, in ascending order, and each has to be stored exactly so. At first both
 * fields are 0.
 */
typedef struct {
    uint32_t index; /* of the next number */
    uint32_t place; /* after the last one among the high bits */
} @prefix@_check_t;

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
static bool @prefix@_check_next(@prefix@_check_t *check, @prefix@_number_t number) {
    const uint32_t index = check->index;
    const uint32_t place = index + (uint32_t)(number >> @prefix@_low_width);
    const bool is_stored = (index < @prefix@_length) &&
        ((index == 0U) || ((index % @prefix@_interval) != 0U) ||
         (@prefix@_sample(index / @prefix@_interval) == place)) &&
        (@prefix@_low_bits(index) == @prefix@_low_bits_of(number)) &&
        (@prefix@_scan(check->place, true, 0U) == place);
    /* If it is not, the caller checks no further. */
    check->index = index + 1U;
    check->place = place + 1U;
    return is_stored;
}

/*
 * Checks that there are no more numbers, and that no other bit is set. The caller has had as many
 * numbers as the sequence has, which the first comparison makes sure of.
 */
static bool @prefix@_check_end(const @prefix@_check_t *check) {
    bool is_end = check->index == @prefix@_length;
    /*
     * Before the high bits is the directory alone. Its places take whole bytes, and each has been
     * compared. What is left are the bits up to the end of a byte, beyond the high bits and beyond
     * the low bits. Each loop ends after a bit that is set.
     */
    for (uint32_t bit = check->place;
         is_end && (bit < (8U * (@prefix@_low_start - @prefix@_high_start))); bit++) {
        is_end = @prefix@_read_bits(@prefix@_high_start, bit, 1U) == 0U;
    }
    for (uint32_t bit = @prefix@_length * @prefix@_low_width;
         is_end && (bit < (8U * (@PREFIX@_TABLE_BYTES - @prefix@_low_start))); bit++) {
        is_end = @prefix@_read_bits(@prefix@_low_start, bit, 1U) == 0U;
    }
    return is_end;
}
