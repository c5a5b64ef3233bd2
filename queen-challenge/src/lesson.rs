//! Lessons: small boards that teach a kind of challenge.

/// A small board on which a game explains each step, and what it is about.
///
/// [`Kind::lessons`](crate::Kind::lessons) has those of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Lesson {
    /// One or two sentences, to say before the first step.
    pub about: &'static str,
    /// The board, as text that [`Clues`](crate::Clues) are parsed from.
    pub clues: &'static str,
}
