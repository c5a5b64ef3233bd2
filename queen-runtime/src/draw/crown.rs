//! The crown of a queen in pixels.

/// A crown in a square: three points that rise from a body to pearls, over a band.
///
/// It is symmetric, so x is measured from the middle, in half pixels: in a square of odd width the
/// middle point is one pixel wide, in a square of even width two.
#[derive(Clone, Copy)]
pub(super) struct Crown {
    square: i32,
    /// The x of the outer points.
    side: i32,
    /// The y of the middle point.
    top: i32,
    height: i32,
    /// The distance by which the outer points are lower.
    drop: i32,
    /// The diameter of the pearls, if the square is large enough for them.
    pearl: Option<i32>,
}

impl Crown {
    pub(super) fn in_square(square: u8) -> Self {
        let square = i32::from(square);
        let width = square - (square + 1) / 8 * 2;
        let height = (5 * width + 3) / 6;
        Self {
            square,
            side: width - 2 + square % 2,
            top: (square - height + 1) / 2,
            height,
            drop: height / 10,
            pearl: (square >= 14).then_some(width / 8),
        }
    }

    /// Whether the pixel at (`x`, `y`) from the top left of the square is part of the crown.
    pub(super) fn covers(&self, x: u8, y: u8) -> bool {
        let x = (2 * i32::from(x) + 1 - self.square).abs() - (1 - self.square % 2);
        let y = i32::from(y) - self.top;
        self.pearls_cover(x, y) || self.points_cover(x, y) && !self.is_gap(y)
    }

    /// Whether the pixel is part of a small cross in the middle of the square.
    pub(super) fn cross_covers(&self, x: u8, y: u8) -> bool {
        let [x, y] = self.distances(x, y);
        x == y && 2 * x <= self.square
    }

    /// Whether the pixel is part of a ring at the edge of the square.
    pub(super) fn ring_covers(&self, x: u8, y: u8) -> bool {
        let [x, y] = self.distances(x, y);
        2 * x.max(y) > self.square - 2
    }

    /// The distances from the middle of the square, in half pixels.
    fn distances(&self, x: u8, y: u8) -> [i32; 2] {
        let distance = |pixel| (2 * i32::from(pixel) + 1 - self.square).abs();
        [distance(x), distance(y)]
    }

    fn pearls_cover(&self, x: i32, y: i32) -> bool {
        let Some(pearl) = self.pearl else { return false };
        let radius = pearl / 2;
        let covers = |x: i32, y: i32| x * x + 4 * y * y <= pearl * pearl;
        covers(x, y - radius) || covers(x - self.side + radius, y - self.drop - radius)
    }

    /// The points widen downwards until they meet half way down; the body narrows towards the band.
    fn points_cover(&self, x: i32, y: i32) -> bool {
        let half = self.height / 2;
        let (from_side, below) = (self.side - x, y - self.drop);
        let inside = 0 <= y && y < self.height && 0 <= from_side && below <= 5 * (from_side + 1);
        let middle = 2 * x * half <= y * self.side;
        let outer = 0 <= below && 2 * from_side * (half - self.drop) <= below * self.side;
        inside && (middle || outer)
    }

    /// Whether `y` is in the gap between the body and the band.
    fn is_gap(&self, y: i32) -> bool {
        let line = (self.height / 20).max(1);
        let band = self.height - self.height / 5;
        self.height >= 12 && band - line <= y && y < band
    }
}
