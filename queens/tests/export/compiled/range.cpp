/*
 * A program that takes the solutions from the header for C++: in a loop, with their numbers, and by
 * algorithms of the standard library.
 */
#include <algorithm>
#include <cstdio>

#include "table.hpp"

int main() {
    const queens_solutions solutions;
    for (queens_solutions::iterator at = solutions.begin(); at != solutions.end(); ++at) {
        for (uint8_t column : *at) {
            std::printf("%u ", static_cast<unsigned>(column));
        }
        std::printf("is %lu\n", static_cast<unsigned long>(at.number()));
    }
    uint32_t count = 0;
    for (const queens_board &board : solutions) {
        count += board[0] == 0U ? 1U : 0U;
    }
    const auto in_corner = std::count_if(solutions.begin(), solutions.end(),
        [](const queens_board &board) { return board.columns[0] == 0U; });
    queens_solutions::iterator next = solutions.begin();
    const bool goes_on = next++->columns[0] == solutions.begin()->columns[0] &&
        next == ++solutions.begin();
    std::printf("%ld, of which %ld are in a corner\n",
        static_cast<long>(std::distance(solutions.begin(), solutions.end())),
        static_cast<long>(in_corner));
    return goes_on && static_cast<long>(count) == static_cast<long>(in_corner) ? 0 : 1;
}
