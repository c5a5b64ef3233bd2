/*
 * Look-ups in a ranked table.
 *
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
    bool is_right = true;
    /* The numbers before `check->index` are right. */
    while (is_right && (check->index < subtree->@INDEX_FIELD@)) {
        is_right = @prefix@_check_next(check, subtree->@NUMBER_FIELD@);
    }
    return is_right;
}

bool @prefix@_solution(uint32_t k, uint8_t columns[@PREFIX@_SIZE]) {
    bool is_found = false;
    if ((k > 0U) && (k <= @PREFIX@_SOLUTIONS)) {
        const @prefix@_number_t subtree = @prefix@_subtree_of(k);
        @prefix@_search_t search;
        if (@prefix@_seek(&search, subtree)) {
            uint32_t number = @prefix@_solutions_before(subtree);
            @prefix@_placement_t solution;
            /* Only in a damaged table, as many as `k` are before its subtree. */
            is_found = number < k;
            /*
             * `number` is that of the last solution found. The one to return is the (k - number)th
             * from here.
             */
            while (is_found && (number < k)) {
                is_found = @prefix@_find_next(&search, &solution);
                number++;
            }
            if (is_found) {
                @prefix@_copy(solution.columns, columns);
            }
        }
    }
    return is_found;
}

uint32_t @prefix@_number_of(const uint8_t columns[@PREFIX@_SIZE]) {
    uint32_t found = 0U;
    if (@prefix@_is_valid(columns)) {
        const @prefix@_number_t subtree = @prefix@_subtree_with(columns);
        @prefix@_search_t search;
        bool is_left = @prefix@_seek(&search, subtree);
        uint32_t number = is_left ? @prefix@_solutions_before(subtree) : 0U;
        @prefix@_placement_t solution;
        /*
         * `number` is that of the last solution found. None of those found has these columns, until
         * `found` is its number. Only in a damaged table can it be as many as all solutions:
         * `subtree_of` takes no greater number.
         */
        while (is_left && (found == 0U) && (number < @PREFIX@_SOLUTIONS)) {
            is_left = @prefix@_find_next(&search, &solution);
            number++;
            if (is_left && @prefix@_equal(solution.columns, columns)) {
                found = number;
            }
        }
        /* In a damaged table, the number may lead elsewhere. */
        if ((found > 0U) && (@prefix@_subtree_of(found) != subtree)) {
            found = 0U;
        }
    }
    return found;
}

bool @prefix@_verify(void) {
    bool is_right = true;
    @prefix@_check_t check = {0U, 0U};
    @prefix@_subtree_t subtree = {0U, 0U, 0U};
    /*
     * As many solutions as there are, in ascending subtrees, are all of them. More are never found,
     * as no subtree is searched twice; the comparison after the loop makes sure of it. `subtree` is
     * the last one that was searched, and the numbers that follow from it and those before it have
     * been checked.
     */
    while (is_right && (subtree.end < @PREFIX@_SOLUTIONS)) {
        const bool is_first = subtree.end == 0U;
        const @prefix@_number_t number = @prefix@_subtree_of(subtree.end + 1U);
        @prefix@_search_t search;
        is_right = @prefix@_seek(&search, number) && (is_first || (number > subtree.number));
        if (is_right) {
            subtree.number = number;
            subtree.start = subtree.end;
            @prefix@_placement_t solution;
            /* `subtree.end` counts the solutions that have been found, in this one and before. */
            while (@prefix@_find_next(&search, &solution)) {
                subtree.end++;
            }
            is_right = @prefix@_check_subtree(&check, &subtree) && (subtree.end > subtree.start);
        }
    }
    /* What is left are the numbers of the subtrees after the last one with a solution, if any. */
    const @prefix@_subtree_t last = {@PREFIX@_SUBTREES - 1U, subtree.end, subtree.end};
    if (is_right) {
        is_right = @prefix@_check_subtree(&check, &last) && (subtree.end == @PREFIX@_SOLUTIONS);
    }
    return is_right && @prefix@_check_end(&check);
}
