//! What the image prints, from the machine that builds it.

fn main() {
    avr::print(|byte| print!("{}", char::from(byte)));
}
