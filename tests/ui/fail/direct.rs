//! A mistake in a call of the procedural macro without the runtime's macro in front of it.

fn main() {
    queen_macros::queen_table!(8, max_bytes = -1);
}
