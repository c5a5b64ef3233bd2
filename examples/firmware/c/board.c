/*
 * Support for a Cortex-M0, which prints over semihosting, the debugger's console.
 */
#include <stddef.h>
#include <stdint.h>

enum { WRITE_CHARACTER = 0x03, EXIT = 0x18 };
#define APPLICATION_EXIT UINT32_C(0x20026)
#define RUN_TIME_ERROR UINT32_C(0x20023)

int main(void);
int putchar(int character);
void *memcpy(void *restrict target, const void *restrict source, size_t length);

static void call(uint32_t operation, uint32_t argument) {
    register uint32_t r0 __asm__("r0") = operation;
    register uint32_t r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

int putchar(int character) {
    const char byte = (char)character;
    call(WRITE_CHARACTER, (uint32_t)&byte);
    return character;
}

/* Compilers call it to copy structures. */
__attribute__((optimize("no-tree-loop-distribute-patterns"))) void *
memcpy(void *restrict target, const void *restrict source, size_t length) {
    char *to = target;
    const char *from = source;
    while (length-- > 0) {
        *to++ = *from++;
    }
    return target;
}

static void fail(void) {
    call(EXIT, RUN_TIME_ERROR);
    for (;;) {
    }
}

static void reset(void) {
    if (main() != 0) {
        fail();
    }
    call(EXIT, APPLICATION_EXIT);
    for (;;) {
    }
}

/* From the memory map. */
extern uint32_t stack_top;

__attribute__((section(".vectors"), used)) static const struct {
    const uint32_t *stack;
    void (*reset)(void);
    void (*faults[14])(void);
} vectors = {&stack_top, reset, {fail, fail}};
