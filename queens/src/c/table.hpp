/**
 * @file
 * @brief Every solution of the @N@-queens puzzle, for a loop over a range in C++11 or later.
 *
 * Written by `@COMMAND@`, version @VERSION@.
 */
#ifndef @PREFIX@_HPP
#define @PREFIX@_HPP

#include "@FILE@.h"

/* Compilers for an AVR come without the standard library of C++. */
#if defined(__has_include)
#if __has_include(<iterator>)
#include <cstddef>
#include <iterator>
#define @PREFIX@_HAS_ITERATOR
#endif
#endif

/** A solution: the column of the queen in each row. */
struct @prefix@_board {
    uint8_t columns[@PREFIX@_SIZE];

    uint8_t operator[](uint8_t row) const { return columns[row]; }
    const uint8_t *begin() const { return columns; }
    const uint8_t *end() const { return columns + @PREFIX@_SIZE; }
};

/**
 * @brief All solutions, in the order of their numbers.
 *
 * `for (const @prefix@_board &board : @prefix@_solutions())` looks each one up in its turn. A
 * damaged table may end the loop early; @ref @prefix@_verify tells.
 */
class @prefix@_solutions {
public:
    /** The place of a solution in the loop. */
    class iterator {
    public:
#ifdef @PREFIX@_HAS_ITERATOR
        using iterator_category = std::input_iterator_tag;
        using value_type = @prefix@_board;
        using difference_type = std::ptrdiff_t;
        using pointer = const @prefix@_board *;
        using reference = const @prefix@_board &;
#endif
        /** The solution with this number. If there is none, this is the end. */
        explicit iterator(uint32_t k) : k_(k), board_() { look_up(); }

        /** The number of the solution; 0 at the end. */
        uint32_t number() const { return k_; }

        const @prefix@_board &operator*() const { return board_; }
        const @prefix@_board *operator->() const { return &board_; }
        bool operator==(const iterator &other) const { return k_ == other.k_; }
        bool operator!=(const iterator &other) const { return k_ != other.k_; }

        iterator &operator++() {
            k_++;
            look_up();
            return *this;
        }

        iterator operator++(int) {
            const iterator old = *this;
            ++*this;
            return old;
        }

    private:
        void look_up() {
            if (!@prefix@_solution(k_, board_.columns)) {
                k_ = 0U;
            }
        }

        uint32_t k_;
        @prefix@_board board_;
    };

    iterator begin() const { return iterator(1U); }
    iterator end() const { return iterator(0U); }
};

#endif
