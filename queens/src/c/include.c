/**
 * @file
 * @brief Every solution of the @N@-queens puzzle.
 *
 * Written by `@COMMAND@`.
 */
#include "@FILE@.h"
