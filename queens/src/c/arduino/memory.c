/* On an AVR the table stays in flash, where pointers do not reach it. */
#ifdef __AVR__
#include <avr/pgmspace.h>
#define @PREFIX@_ATTRIBUTE PROGMEM
#define @PREFIX@_READ(address) pgm_read_byte(address)
#endif

