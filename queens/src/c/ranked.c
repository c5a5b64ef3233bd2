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
    /* The numbers before `check->index` are right. */
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
    /*
     * `number` is that of the last solution found. None of those found has these columns. Only in a
     * damaged table can it be as many as all solutions: `subtree_of` takes no greater number.
     */
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
     * As many solutions as there are, in ascending subtrees, are all of them. More are never found,
     * as no subtree is searched twice; the comparison after the loop makes sure of it. `subtree` is
     * the last one that was searched, and the numbers that follow from it and those before it have
     * been checked.
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
        /* `subtree.end` is the number of solutions that have been found, in this one and before. */
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
