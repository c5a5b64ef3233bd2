/*
 * Arduino's core, as far as the example in a library for Arduino uses it, for a device that has
 * another `putchar`.
 */
#ifndef ARDUINO_H
#define ARDUINO_H

#include <stdint.h>

extern "C" int putchar(int character);

class Port {
public:
    explicit operator bool() const { return true; }
    void begin(unsigned long) const {}
    void print(char character) const { putchar(character); }
    void print(unsigned char number) const { print(static_cast<unsigned long>(number)); }

    void print(const char *text) const {
        while (*text != '\0') {
            print(*text++);
        }
    }

    void print(unsigned long number) const {
        if (number > 9) {
            print(number / 10);
        }
        print(static_cast<char>('0' + number % 10));
    }

    template <typename T> void println(T value) const {
        print(value);
        print('\n');
    }
};

static const Port Serial;

void setup();
void loop();

int main() {
    setup();
    return 0;
}

#endif
