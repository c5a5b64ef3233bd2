/*
 * Costs of look-ups on a board: the mean and the most of all solutions, in cycles of an ATmega328P
 * or in instructions of a Cortex-M0, and the bytes of stack.
 */
#include <stdbool.h>
#include <stdint.h>

#include "table.h"

int putchar(int character);

/* The RAM below the stack starts here. */
#ifdef __AVR__
#define STACK_END __heap_start
#else
#define STACK_END ram_start
#endif
extern uint8_t STACK_END;

#ifdef __AVR__
#include <avr/interrupt.h>
#include <avr/io.h>

static volatile uint32_t overflows;

ISR(TIMER1_OVF_vect) {
    overflows++;
}

static void start_timer(void) {
    TCCR1B = _BV(CS10);
    TIMSK1 = _BV(TOIE1);
    sei();
}

static void stop_timer(void) {
    TIMSK1 = 0;
}

/* The ticks of the timer until now. */
static uint32_t now(void) {
    cli();
    uint16_t low = TCNT1;
    uint32_t high = overflows;
    if ((TIFR1 & _BV(TOV1)) != 0) {
        low = TCNT1;
        high++;
    }
    sei();
    return (high << 16) + low;
}

/* The cycles since then. */
static uint32_t since(uint32_t start) {
    return now() - start;
}

static uint8_t *stack_pointer(void) {
    return (uint8_t *)SP;
}
#else
#define CONTROL (*(volatile uint32_t *)0xe000e010)
#define RELOAD (*(volatile uint32_t *)0xe000e014)
#define CURRENT (*(volatile uint32_t *)0xe000e018)

enum { CALIBRATION = 500000 };
static uint32_t calibration;

static uint32_t now(void) {
    return 0xffffff - CURRENT;
}

static void start_timer(void) {
    RELOAD = 0xffffff;
    CURRENT = 0;
    CONTROL = 5;
    while (CURRENT == 0) {
    }
    const uint32_t start = now();
    uint32_t left = CALIBRATION / 2;
    __asm__ volatile(".syntax unified\n1: subs %0, #1\n bne 1b" : "+l"(left) : : "cc");
    calibration = (now() - start) & 0xffffff;
}

static void stop_timer(void) {
}

/* The instructions since then: the emulator lets the same time pass with each. */
static uint32_t since(uint32_t start) {
    const uint64_t ticks = (now() - start) & 0xffffff;
    return (uint32_t)((ticks * CALIBRATION + calibration / 2) / calibration);
}

static uint8_t *stack_pointer(void) {
    uint8_t *pointer;
    __asm__ volatile("mov %0, sp" : "=r"(pointer));
    return pointer;
}
#endif

static void print(const char *text) {
    while (*text != '\0') {
        putchar(*text++);
    }
}

static void print_number(uint32_t number) {
    char digits[11];
    char *first = &digits[10];
    *first = '\0';
    do {
        *--first = (char)('0' + (int)(number % 10));
        number /= 10;
    } while (number > 0);
    print(first);
    print("\n");
}

enum { PAINT = 0xa5 };

static uint8_t columns[QUEENS_SIZE];
static bool is_right;

static void look_up(uint32_t k) {
    is_right = queens_solution(k, columns);
}

static void look_back(uint32_t k) {
    is_right = queens_number_of(columns) == k;
}

static void check(uint32_t k) {
    (void)k;
    is_right = queens_verify();
}

static __attribute__((noinline)) uint32_t stack_of(void (*call)(uint32_t), uint32_t k) {
    uint8_t *const top = stack_pointer();
    for (volatile uint8_t *byte = &STACK_END; byte < top; byte++) {
        *byte = PAINT;
    }
    call(k);
    const volatile uint8_t *byte = &STACK_END;
    while (byte < top && *byte == PAINT) {
        byte++;
    }
    return (uint32_t)(top - byte);
}

static __attribute__((noinline)) uint32_t time_of(void (*call)(uint32_t), uint32_t k) {
    const uint32_t start = now();
    call(k);
    return since(start);
}

static void nothing(uint32_t k) {
    (void)k;
}

static uint32_t overhead;

static uint32_t cost(void (*call)(uint32_t), uint32_t k) {
    is_right = false;
    const uint32_t time = time_of(call, k) - overhead;
    if (!is_right) {
        print("a wrong answer\n");
    }
    return time;
}

int main(void) {
    start_timer();
    overhead = time_of(nothing, 0);
    uint64_t sums[2] = {0, 0};
    uint32_t most[3] = {0, 0, 0};
    for (uint32_t k = 1; k <= QUEENS_SOLUTIONS; k++) {
        void (*const calls[2])(uint32_t) = {look_up, look_back};
        for (int call = 0; call < 2; call++) {
            const uint32_t count = cost(calls[call], k);
            sums[call] += count;
            most[call] = count > most[call] ? count : most[call];
        }
    }
    for (int call = 0; call < 2; call++) {
        print_number((uint32_t)(sums[call] / QUEENS_SOLUTIONS));
        print_number(most[call]);
    }
    print_number(cost(check, 0));
    stop_timer();
    const uint32_t stack = stack_of(nothing, 0);
    print_number(stack_of(look_up, 1) - stack);
    print_number(stack_of(look_back, 1) - stack);
    print_number(stack_of(check, 0) - stack);
    return 0;
}
