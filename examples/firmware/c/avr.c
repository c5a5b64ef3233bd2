/* Support for an ATmega328P, which prints over its serial port. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

int putchar(int character);
void set_up(void);
void stop(void);

int putchar(int character) {
    loop_until_bit_is_set(UCSR0A, UDRE0);
    UDR0 = (uint8_t)character;
    return character;
}

/* avr-libc calls these before and after `main`. */
__attribute__((constructor)) void set_up(void) {
    UBRR0 = 0; /* the highest speed, a sixteenth of the clock */
    UCSR0B = _BV(TXEN0);
}

__attribute__((destructor)) void stop(void) {
    loop_until_bit_is_set(UCSR0A, UDRE0);
    cli();
    sleep_enable();
    sleep_cpu();
}
