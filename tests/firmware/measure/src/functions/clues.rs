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

fn challenge() -> Challenge<Clues> {
    Challenge::with(clues()).unwrap()
}

fn notes() -> Notes {
    Notes::new(*challenge().givens())
}

fn queens() -> Challenge {
    Challenge::new(Board::from_squares("d8 h1", 8).unwrap()).unwrap()
}

fn game() -> Game<Clues> {
    Game::new(challenge())
}

/// A game whose tip is a step.
fn tipped() -> Game<Clues> {
    let mut game = game();
    game.ask_tip();
    game
}

/// A tip with evidence from regions.
fn tip() -> Tip<Clues> {
    let mut game = game();
    loop {
        let tip = *game.explain().unwrap();
        if matches!(tip.kind(), TipKind::Step(step) if step.reason().across().count() > 0) {
            return tip;
        }
        game.follow_tip();
    }
}

functions! { FUNCTIONS:
    "Challenge::with" (clues: Clues = clues()) -> Result<Challenge<Clues>, ChallengeError> {
        Challenge::with(clues)
    }
    "Challenge::clues" (challenge: &Challenge<Clues> = &challenge()) -> Clues { challenge.clues() }
    "Challenge::blocked" (challenge: &Challenge<Clues> = &challenge()) -> &SquareSet {
        challenge.blocked()
    }
    "Challenge::regions" (challenge: &Challenge<Clues> = &challenge()) -> Option<&Regions> {
        challenge.regions()
    }
    "Challenge::squares" (
        challenge: &Challenge<Clues> = &challenge(),
        line: Line = Line::Region(7)
    ) -> SquareSet {
        challenge.squares(line)
    }
    "Challenge::next_step" (
        challenge: &Challenge<Clues> = &challenge(),
        notes: &Notes = &notes()
    ) -> Option<Step> {
        challenge.next_step(notes)
    }
    "Challenge::free" (
        challenge: &Challenge<Clues> = &challenge(),
        notes: &Notes = &notes()
    ) -> Option<SquareSet> {
        challenge.free(notes)
    }
    "Challenge::steps" (challenge: &Challenge<Clues> = &challenge()) -> Steps<Clues> {
        challenge.steps()
    }
    "Challenge::grade, clues" (challenge: &Challenge<Clues> = &challenge()) -> Grade {
        challenge.grade()
    }
    "Challenge::is_minimal, clues" (challenge: &Challenge<Clues> = &challenge()) -> bool {
        challenge.is_minimal()
    }
    "Challenge::transform, clues" (
        challenge: Challenge<Clues> = challenge(),
        symmetry: Symmetry = Symmetry::Rotate90
    ) -> Challenge<Clues> {
        challenge.transform(symmetry)
    }
    "Challenge::from(Challenge)" (queens: Challenge = queens()) -> Challenge<Clues> {
        queens.into()
    }
    "Steps::next, clues" (steps: &mut Steps<Clues> = &mut challenge().steps()) -> Option<Step> {
        steps.next()
    }
    "Game::ask_tip, clues" (game: &mut Game<Clues> = &mut game()) -> Option<&Tip<Clues>> {
        game.ask_tip()
    }
    "Game: Display, clues" (
        game: &Game<Clues> = &tipped(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{game}")
    }
    "Game::from_str, clues" (
        text: &str = concat!(
            "challenge 8 - - - - - blocked=a1 regions=",
            "AAAAABBB/CCDAABBE/CCDDFFBE/CCDDFFGE/CCDDFGGE/CHDDEGGE/HHEEEEEE/HHHEEEEE tip=why",
        )
    ) -> Result<Game<Clues>, ParseGameError> {
        text.parse()
    }
    "Game::from(Game)" (game: Game = Game::new(queens())) -> Game<Clues> { game.into() }
    "Tip::evidence, clues" (tip: &Tip<Clues> = &tip()) -> Evidence { tip.evidence() }
    "Tip: Display, clues" (
        tip: &Tip<Clues> = &tip(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{tip}")
    }
    "Tip::from(Tip)" (
        tip: Tip = *Game::new(queens()).explain().unwrap()
    ) -> Tip<Clues> {
        tip.into()
    }
    "Challenge::is_solved_by" (
        challenge: &Challenge<Clues> = &challenge(),
        queens: &Board = &challenge().solution().into()
    ) -> bool {
        challenge.is_solved_by(queens)
    }
    "Clues::new" (givens: Board = Board::empty(8).unwrap()) -> Clues { Clues::new(givens) }
    "Clues::from(Board)" (givens: Board = Board::empty(8).unwrap()) -> Clues { Clues::from(givens) }
    "Clues::from(Regions)" (regions: Regions = *clues().regions().unwrap()) -> Clues {
        Clues::from(regions)
    }
    "Clues::from_parts" (
        givens: Board = *clues().givens(),
        blocked: SquareSet = *clues().blocked(),
        regions: Option<Regions> = clues().regions().copied()
    ) -> Result<Clues, CluesError> {
        Clues::from_parts(givens, blocked, regions)
    }
    "Clues::with_givens" (
        clues: &Clues = &clues(),
        givens: Board = *clues().givens()
    ) -> Result<Clues, CluesError> {
        clues.with_givens(givens)
    }
    "Clues::letter_square" (clues: &Clues = &clues(), region: usize = 3) -> Option<Square> {
        clues.letter_square(region)
    }
    "Clues::givens" (clues: &Clues = &clues()) -> &Board { clues.givens() }
    "Clues::blocked" (clues: &Clues = &clues()) -> &SquareSet { clues.blocked() }
    "Clues::regions" (clues: &Clues = &clues()) -> Option<&Regions> { clues.regions() }
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
    "CluesError: Display" (
        error: &CluesError = &CluesError::Regions { regions: 3, size: 8 },
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "ParseCluesError: Display" (
        error: &ParseCluesError = &"8 regions=A".parse::<Clues>().unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
}
