//! The date of this version.

use jiff::civil::{Date, date};

/// The date of this version, for manual pages and books.
pub const DATE: Date = date(2026, 11, 22);
