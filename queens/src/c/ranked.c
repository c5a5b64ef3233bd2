
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
    if (number >= k) {
        return false;
    }
    @prefix@_placement_t solution;
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
    /* As many solutions as there are, in ascending subtrees, are all of them. */
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
    const @prefix@_subtree_t last = {@PREFIX@_SUBTREES - 1U, subtree.end, subtree.end};
    return subtree.end == @PREFIX@_SOLUTIONS && @prefix@_check_subtree(&check, &last) &&
           @prefix@_check_end(&check);
}
