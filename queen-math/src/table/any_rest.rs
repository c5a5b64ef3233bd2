//! The rest of an iteration over a table of either layout.
//!
//! It passes each call on to the rest that it has; [`Rest`] says what the calls do.

use super::given::Given;
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
    fn size(&self) -> usize {
        match self {
            Self::Plain(rest) => rest.size(),
            Self::Ranked(rest) => rest.size(),
        }
    }

    #[inline]
    fn count(&self) -> usize {
        match self {
            Self::Plain(rest) => rest.count(),
            Self::Ranked(rest) => rest.count(),
        }
    }

    fn restrict(&mut self, given: &mut Given) {
        // The solutions would be the same without it, but take more steps, and their number would
        // be known less exactly. A ranked table has nothing to leave out beforehand, since its
        // search visits the allowed columns alone.
        if let Self::Plain(rest) = self {
            rest.restrict(given);
        }
    }

    fn advance_by(&mut self, n: usize, forwards: bool) {
        match self {
            Self::Plain(rest) => rest.advance_by(n, forwards),
            Self::Ranked(rest) => rest.advance_by(n, forwards),
        }
    }

    #[inline]
    fn advance(&mut self, given: &Given, forwards: bool) -> Option<Placement> {
        match self {
            Self::Plain(rest) => rest.advance(given, forwards),
            Self::Ranked(rest) => rest.advance(given, forwards),
        }
    }
}
