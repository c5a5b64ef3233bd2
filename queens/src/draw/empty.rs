//! Boards without queens, of any size.

use queen_runtime::Square;
use queen_runtime::draw::Position;

/// A board of this size without queens.
#[derive(Debug)]
pub struct Empty(pub usize);

impl Position for Empty {
    fn size(&self) -> usize {
        self.0
    }

    fn has_queen(&self, _: Square) -> bool {
        false
    }
}
