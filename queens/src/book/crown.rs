//! Outline of a crown.

use Segment::{Close, Curve, Line, Move};

/// A step of a pen.
pub enum Segment {
    Move(f32, f32),
    Line(f32, f32),
    Curve([f32; 6]),
    Close,
}

/// The outline of a crown on a square with a side of 100.
pub const CROWN: &[Segment] = &[
    Move(27.0, 70.0),
    Line(12.0, 30.0),
    Line(33.0, 52.0),
    Line(31.0, 20.0),
    Line(44.0, 49.0),
    Line(50.0, 15.0),
    Line(56.0, 49.0),
    Line(69.0, 20.0),
    Line(67.0, 52.0),
    Line(88.0, 30.0),
    Line(73.0, 70.0),
    Curve([58.0, 65.0, 42.0, 65.0, 27.0, 70.0]),
    Close,
    Move(26.0, 75.0),
    Curve([42.0, 70.0, 58.0, 70.0, 74.0, 75.0]),
    Line(74.0, 84.0),
    Line(26.0, 84.0),
    Close,
];
