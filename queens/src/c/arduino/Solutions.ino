/* Prints every solution of the @N@-queens puzzle with its number over the serial line. */
#include <@prefix@.hpp>

void setup() {
    Serial.begin(115200);
    while (!Serial) {
    }
    if (!@prefix@_verify()) {
        Serial.println("The table is damaged.");
        return;
    }
    for (const @prefix@_board &board : @prefix@_solutions()) {
        for (uint8_t column : board) {
            Serial.print(column);
            Serial.print(' ');
        }
        Serial.print("is ");
        Serial.println(@prefix@_number_of(board.columns));
    }
}

void loop() {
}
