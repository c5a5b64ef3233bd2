//! What the image prints, from the machine that builds it.

fn main() {
    digest::print(|byte| print!("{}", char::from(byte)));
}
