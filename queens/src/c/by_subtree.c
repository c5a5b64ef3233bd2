
/* The numbers of the sequence are those of solutions before each subtree but the first. */

/* The subtree with solution `k`. */
static @prefix@_number_t @prefix@_subtree_of(uint32_t k) {
    return @prefix@_lower_bound(k);
}

static uint32_t @prefix@_solutions_before(@prefix@_number_t subtree) {
    return subtree == 0U ? 0U : @prefix@_number_at(subtree - 1U);
}

/* Checks the numbers that follow from a subtree and those before it. */
static bool @prefix@_check_subtree(@prefix@_check_t *check, const @prefix@_subtree_t *subtree) {
    while (check->index < subtree->number) {
        if (!@prefix@_check_next(check, subtree->start)) {
            return false;
        }
    }
    return true;
}
