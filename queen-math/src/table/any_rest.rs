//! The rest of an iteration over a table of either layout.
//!
//! It passes each call on to the rest that it has; [`Rest`] says what the calls do.

use super::plain::PlainRest;
use super::ranked::RankedRest;
use super::rest::Rest;
use crate::Placement;

/// The solutions that are left of a table of either layout.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is no heap")]
pub enum AnyRest<'a> {
    /// Of a plain table.
    Plain(PlainRest<'a>),
    /// Of a ranked table.
    Ranked(RankedRest<'a>),
}

impl Rest for AnyRest<'_> {
    #[inline]
    fn count(&self) -> usize {
        match self {
            Self::Plain(rest) => rest.count(),
            Self::Ranked(rest) => rest.count(),
        }
    }

    fn advance_by(&mut self, n: usize, forwards: bool) {
        match self {
            Self::Plain(rest) => rest.advance_by(n, forwards),
            Self::Ranked(rest) => rest.advance_by(n, forwards),
        }
    }

    #[inline]
    fn advance(&mut self, forwards: bool) -> Option<Placement> {
        match self {
            Self::Plain(rest) => rest.advance(forwards),
            Self::Ranked(rest) => rest.advance(forwards),
        }
    }
}
