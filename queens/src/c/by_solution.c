
/* The numbers of the sequence are the subtree of each solution. */

/* The subtree with solution `k`. */
static @prefix@_number_t @prefix@_subtree_of(uint32_t k) {
    return @prefix@_number_at(k - 1U);
}

static uint32_t @prefix@_solutions_before(@prefix@_number_t subtree) {
    return @prefix@_lower_bound(subtree);
}

/* Checks the numbers that follow from a subtree and those before it. */
static bool @prefix@_check_subtree(@prefix@_check_t *check, const @prefix@_subtree_t *subtree) {
    while (check->index < subtree->end) {
        if (!@prefix@_check_next(check, subtree->number)) {
            return false;
        }
    }
    return true;
}
