//! Functions of regions.

use core::fmt::{self, Write};

use queen_challenge::*;
use queen_runtime::*;

use crate::Nowhere;
use crate::function::functions;

const TEXT: &str = "AAAAABBB/CCDAABBE/CCDDFFBE/CCDDFFGE/CCDDFGGE/CHDDEGGE/HHEEEEEE/HHHEEEEE";

fn regions() -> Regions {
    TEXT.parse().unwrap()
}

/// Of a region that is not connected.
fn error() -> ParseRegionsError {
    "AB/BA".parse::<Regions>().unwrap_err()
}

functions! { FUNCTIONS:
    "Regions::from_fn" (size: usize = 8) -> Result<Regions, RegionsError> {
        Regions::from_fn(size, Square::row)
    }
    "Regions::size" (regions: &Regions = &regions()) -> usize { regions.size() }
    "Regions::region_of" (
        regions: &Regions = &regions(),
        square: Square = Square::new(1, 2)
    ) -> Option<usize> {
        regions.region_of(square)
    }
    "Regions::squares" (regions: &Regions = &regions(), region: usize = 7) -> SquareSet {
        regions.squares(region)
    }
    "Regions::borders" (regions: &Regions = &regions()) -> Option<[Square; 2]> {
        regions.borders().last()
    }
    "Regions::tints" (regions: &Regions = &regions()) -> Option<usize> { regions.tints().last() }
    "Regions::transform" (
        regions: Regions = regions(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> Regions {
        regions.transform(symmetry)
    }
    "Regions::from_str" (text: &str = TEXT) -> Result<Regions, ParseRegionsError> { text.parse() }
    "Regions: Display" (
        regions: &Regions = &regions(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{regions}")
    }
    "Regions: Debug" (
        regions: &Regions = &regions(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{regions:?}")
    }
    "RegionsError: Display" (
        error: &RegionsError = &Regions::from_fn(2, |_| 0).unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "ParseRegionsError::line" (error: &ParseRegionsError = &error()) -> usize { error.line() }
    "ParseRegionsError::column" (error: &ParseRegionsError = &error()) -> usize { error.column() }
    "ParseRegionsError::kind" (
        error: &ParseRegionsError = &error()
    ) -> ParseRegionsErrorKind {
        error.kind()
    }
    "ParseRegionsError: Display" (
        error: &ParseRegionsError = &error(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "ParseRegionsErrorKind: Display" (
        kind: &ParseRegionsErrorKind = &error().kind(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{kind}")
    }
}
