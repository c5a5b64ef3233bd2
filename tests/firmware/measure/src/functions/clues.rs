//! Functions that need clues of other kinds than queens.

use core::fmt::{self, Write};

use queen_challenge::iter::Steps;
use queen_challenge::*;
use queen_runtime::*;

use crate::Nowhere;
use crate::function::functions;

/// Takes claiming, covering, X-wings and chains.
const TEXT: &str = concat!(
    "8 blocked=a1 regions=",
    "AAAAABBB/CCDAABBE/CCDDFFBE/CCDDFFGE/CCDDFGGE/CHDDEGGE/HHEEEEEE/HHHEEEEE",
);

fn clues() -> Clues {
    TEXT.parse().unwrap()
}

fn challenge() -> Challenge {
    Challenge::with(clues()).unwrap()
}

fn notes() -> Notes {
    Notes::new(*challenge().givens())
}

functions! { FUNCTIONS:
    "Challenge::with" (clues: Clues = clues()) -> Result<Challenge, ChallengeError> {
        Challenge::with(clues)
    }
    "Challenge::clues" (challenge: &Challenge = &challenge()) -> &Clues { challenge.clues() }
    "Challenge::blocked" (challenge: &Challenge = &challenge()) -> &SquareSet {
        challenge.blocked()
    }
    "Challenge::regions" (challenge: &Challenge = &challenge()) -> Option<&Regions> {
        challenge.regions()
    }
    "Challenge::squares" (
        challenge: &Challenge = &challenge(),
        line: Line = Line::Region(7)
    ) -> SquareSet {
        challenge.squares(line)
    }
    "Challenge::next_step" (
        challenge: &Challenge = &challenge(),
        notes: &Notes = &notes()
    ) -> Option<Step> {
        challenge.next_step(notes)
    }
    "Challenge::free" (
        challenge: &Challenge = &challenge(),
        notes: &Notes = &notes()
    ) -> Option<SquareSet> {
        challenge.free(notes)
    }
    "Challenge::steps" (challenge: &Challenge = &challenge()) -> Steps { challenge.steps() }
    "Challenge::is_solved_by" (
        challenge: &Challenge = &challenge(),
        queens: &Board = &challenge().solution().into()
    ) -> bool {
        challenge.is_solved_by(queens)
    }
    "Clues::new" (givens: Board = Board::empty(8).unwrap()) -> Clues { Clues::new(givens) }
    "Clues::from(Board)" (givens: Board = Board::empty(8).unwrap()) -> Clues { Clues::from(givens) }
    "Clues::from(Regions)" (regions: Regions = clues().regions.unwrap()) -> Clues {
        Clues::from(regions)
    }
    "Clues::size" (clues: &Clues = &clues()) -> usize { clues.size() }
    "Clues::are_queens" (clues: &Clues = &clues()) -> bool { clues.are_queens() }
    "Clues::transform" (
        clues: Clues = clues(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> Clues {
        clues.transform(symmetry)
    }
    "Clues::from_str" (text: &str = TEXT) -> Result<Clues, ParseCluesError> { text.parse() }
    "Clues: Display" (
        clues: &Clues = &clues(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{clues}")
    }
    "ParseCluesError: Display" (
        error: &ParseCluesError = &"8 regions=A".parse::<Clues>().unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
}
