/*
 * The search of a subtree.
 *
 * A subtree, which a look-up searches, has all permutations of the first ROWS rows, with the other
 * rows fixed. Its number is the rank of its permutations in Heap's order without the digits of
 * these rows: with three rows in all and two ROWS, 1 2 0 and 2 1 0 are subtree 2, at digit 2 of row
 * 2. The digits of the ROWS rows need not be stored, because the search finds them again. ROWS is
 * from 1 to the number of all rows; with all of them, there is one subtree and no row is fixed.
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
 * next. The start of a row has the queens that the search has chosen below it. That of the last of
 * the ROWS rows is written when the search starts, that of a row above it whenever the row below
 * has taken a queen.
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
    /*
     * The rows below `row` have their queens, and those from `row` up are at digit 0. ROWS is not
     * 0, so `row` never wraps.
     */
    for (uint8_t row = @PREFIX@_SIZE - 1U; row >= @PREFIX@_ROWS; row--) {
        @prefix@_take_digit(&placement, row, digits[row]);
    }
    return placement;
}

/* The subtree of a permutation: the digits of the rows from the last one up to row ROWS. */
static @prefix@_number_t @prefix@_subtree_with(const uint8_t columns[@PREFIX@_SIZE]) {
    @prefix@_placement_t placement = @prefix@_identity();
    @prefix@_number_t subtree = 0U;
    /*
     * `subtree` has the digits of the rows below `row`, and `placement` their queens. The number is
     * less than that of all subtrees of these rows, so it does not overflow.
     */
    for (uint8_t row = @PREFIX@_SIZE - 1U; row >= @PREFIX@_ROWS; row--) {
        const uint8_t digit = @prefix@_digit_of(&placement, row, columns[row]);
        @prefix@_take_digit(&placement, row, digit);
        subtree = (subtree * ((@prefix@_number_t)row + 1U)) + digit;
    }
    return subtree;
}

/* Whether a queen further down attacks a square, along a diagonal; columns are never shared. */
static bool @prefix@_is_attacked(const @prefix@_placement_t *placement, uint8_t row,
    uint8_t column) {
    bool is_attacked = false;
    /* No queen between `row` and `below` attacks the square. */
    for (uint8_t below = (uint8_t)(row + 1U); !is_attacked && (below < @PREFIX@_SIZE); below++) {
        const uint8_t other = placement->columns[below];
        is_attacked = ((other + below) == (column + row)) || ((other + row) == (column + below));
    }
    return is_attacked;
}

/*
 * Starts the search of a subtree; returns whether it may have solutions: whether there is such a
 * subtree, and none of its fixed queens attacks another.
 */
static bool @prefix@_seek(@prefix@_search_t *search, @prefix@_number_t subtree) {
    bool may_have = subtree < @PREFIX@_SUBTREES;
    if (may_have) {
        const @prefix@_placement_t first = @prefix@_first_of(subtree);
        /* No queen from row ROWS to the one before `row` attacks a queen below it. */
        for (uint8_t row = @PREFIX@_ROWS; may_have && (row < @PREFIX@_SIZE); row++) {
            may_have = !@prefix@_is_attacked(&first, row, first.columns[row]);
        }
        search->row = @PREFIX@_ROWS - 1U;
        search->starts[@PREFIX@_ROWS - 1U] = first;
        search->digits[@PREFIX@_ROWS - 1U] = 0U;
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
static bool @prefix@_find_next(@prefix@_search_t *search, @prefix@_placement_t *solution) {
    bool is_found = false;
    while (!is_found && (search->row < @PREFIX@_ROWS)) {
        const uint8_t row = search->row;
        const @prefix@_placement_t *first = &search->starts[row];
        const uint8_t digit = search->digits[row];
        if (digit > row) {
            search->row++;
        } else {
            search->digits[row]++;
            const bool is_free =
                !@prefix@_is_attacked(first, row, first->columns[@prefix@_giver(row, digit)]);
            if (is_free && (row == 0U)) {
                /*
                 * It has one queen left and one digit. The next search finds it used, and goes on
                 * below.
                 */
                *solution = *first;
                is_found = true;
            } else if (is_free) {
                @prefix@_placement_t *next = &search->starts[row - 1U];
                *next = *first;
                @prefix@_take_digit(next, row, digit);
                search->digits[row - 1U] = 0U;
                search->row--;
            } else {
                /* The next turn takes the next digit. */
            }
        }
    }
    return is_found;
}
