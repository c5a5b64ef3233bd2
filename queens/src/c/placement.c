/* The columns of a permutation, one a row. There are at most 16, so rows fit a byte as well. */
typedef struct {
    uint8_t columns[@PREFIX@_SIZE];
} @prefix@_placement_t;

/*
 * Whether these are the columns of queens of which none attacks another. Two queens are on a
 * diagonal if row + column is the same, and on an anti-diagonal if row - column is. The rows are on
 * the other side of the second equation, so that nothing is less than 0.
 */
static bool @prefix@_is_valid(const uint8_t columns[@PREFIX@_SIZE]) {
    bool is_valid = true;
    /* No two queens above `row` attack each other. */
    for (uint8_t row = 0U; is_valid && (row < @PREFIX@_SIZE); row++) {
        is_valid = columns[row] < @PREFIX@_SIZE;
        /* No queen before `above` attacks that of `row`. */
        for (uint8_t above = 0U; is_valid && (above < row); above++) {
            is_valid = (columns[above] != columns[row]) &&
                ((columns[above] + above) != (columns[row] + row)) &&
                ((columns[above] + row) != (columns[row] + above));
        }
    }
    return is_valid;
}

static void @prefix@_copy(const uint8_t from[@PREFIX@_SIZE], uint8_t to[@PREFIX@_SIZE]) {
    for (uint8_t row = 0U; row < @PREFIX@_SIZE; row++) {
        to[row] = from[row];
    }
}

static bool @prefix@_equal(const uint8_t columns[@PREFIX@_SIZE],
    const uint8_t others[@PREFIX@_SIZE]) {
    uint8_t row = 0U;
    /* The rows before `row` have equal columns. */
    while ((row < @PREFIX@_SIZE) && (columns[row] == others[row])) {
        row++;
    }
    return row == @PREFIX@_SIZE;
}
