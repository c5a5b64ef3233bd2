//! Functions of a game.

use core::fmt::{self, Write};
use core::time::Duration;

use queen_challenge::*;
use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::functions;

/// Of the grade `expert`, whose steps take longest.
fn game() -> Game {
    Game::new(challenge())
}

fn challenge() -> Challenge {
    Challenge::new(Board::from_squares("d8 h1", 8).unwrap()).unwrap()
}

fn exploring() -> Game {
    Game::explore(PLAIN.board())
}

/// After a move, and after another one that was undone.
fn played() -> Game {
    let mut game = game();
    game.toggle_queen(Square::new(1, 2));
    game.toggle_mark(Square::new(2, 2));
    game.undo();
    game
}

fn solved() -> Game {
    let mut game = game();
    game.begin(20_780);
    game.change_to(Notes::new(challenge().solution().into()));
    game
}

/// The game with a tip, whose first step has a chain.
fn tipped() -> Game {
    let mut game = game();
    game.ask_tip();
    game
}

fn tip() -> Tip {
    *tipped().tip().unwrap()
}

functions! { FUNCTIONS:
    "Game::new" (challenge: Challenge = challenge()) -> Game { Game::new(challenge) }
    "Game::daily" (challenge: Challenge = challenge(), day: u32 = 20_780) -> Game {
        Game::daily(challenge, day)
    }
    "Game::explore" (board: Board = PLAIN.board()) -> Game { Game::explore(board) }
    "Game::challenge" (game: &Game = &game()) -> Option<&Challenge> { game.challenge() }
    "Game::clues" (game: &Game = &game()) -> Board { game.clues() }
    "Game::day" (game: &Game = &game()) -> Option<u32> { game.day() }
    "Game::size" (game: &Game = &game()) -> usize { game.size() }
    "Game::notes" (game: &Game = &game()) -> &Notes { game.notes() }
    "Game::is_given" (game: &Game = &game(), square: Square = Square::new(1, 2)) -> bool {
        game.is_given(square)
    }
    "Game::fixed" (game: &Game = &game(), square: Square = Square::new(0, 3)) -> Option<Fixed> {
        game.fixed(square)
    }
    "Fixed: Display" (
        fixed: &Fixed = &game().fixed(Square::new(0, 3)).unwrap(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{fixed}")
    }
    "Game::is_untouched" (game: &Game = &game()) -> bool { game.is_untouched() }
    "Game::is_begun" (game: &Game = &game(), is_practice: bool = false) -> bool {
        game.is_begun(is_practice)
    }
    "Game::is_worth_keeping" (game: &Game = &game(), is_practice: bool = false) -> bool {
        game.is_worth_keeping(is_practice)
    }
    "Game::will_count" (game: &Game = &game()) -> bool { game.will_count() }
    "Game::is_solved" (game: &Game = &solved()) -> bool { game.is_solved() }
    "Game::outcome" (game: &Game = &solved(), is_lesson: bool = false) -> Option<Outcome> {
        game.outcome(is_lesson)
    }
    "Game::is_over" (game: &Game = &solved()) -> bool { game.is_over() }
    "Game::is_given_up" (game: &Game = &game()) -> bool { game.is_given_up() }
    "Game::is_taken_over" (game: &Game = &game()) -> bool { game.is_taken_over() }
    "Game::mistake" (game: &Game = &played()) -> Option<Square> { game.mistake() }
    "Game::begin" (game: &mut Game = &mut game(), today: u32 = 20_780) { game.begin(today); }
    "Game::begun" (game: &Game = &game()) -> Option<u32> { game.begun() }
    "Game::pass" (game: &mut Game = &mut game(), time: Duration = Duration::from_secs(1)) {
        game.pass(time);
    }
    "Game::join_time" (game: &mut Game = &mut game(), other: &Game = &played()) {
        game.join_time(other);
    }
    "Game::is_same_but_for_time" (game: &Game = &game(), other: &Game = &played()) -> bool {
        game.is_same_but_for_time(other)
    }
    "Game::played" (game: &Game = &game()) -> Duration { game.played() }
    "Game::toggle_queen" (
        game: &mut Game = &mut game(),
        square: Square = Square::new(1, 2)
    ) -> bool {
        game.toggle_queen(square)
    }
    "Game::toggle_mark" (
        game: &mut Game = &mut game(),
        square: Square = Square::new(1, 2)
    ) -> bool {
        game.toggle_mark(square)
    }
    "Game::toggle_marks" (
        game: &mut Game = &mut game(),
        squares: [Square; 2] = [Square::new(1, 2), Square::new(2, 2)]
    ) -> bool {
        game.toggle_marks(squares)
    }
    "Game::clear" (game: &mut Game = &mut played()) -> bool { game.clear() }
    "Game::take_back" (game: &mut Game = &mut played()) -> bool { game.take_back() }
    "Game::change_to" (
        game: &mut Game = &mut game(),
        notes: Notes = Notes::new(challenge().solution().into())
    ) -> bool {
        game.change_to(notes)
    }
    "Game::take_over" (
        game: &mut Game = &mut game(),
        notes: Notes = Notes::new(challenge().solution().into())
    ) -> bool {
        game.take_over(notes)
    }
    "Game::has_had" (
        game: &Game = &played(),
        notes: &Notes = &Notes::new(challenge().solution().into())
    ) -> bool {
        game.has_had(notes)
    }
    "Game::undo" (game: &mut Game = &mut played()) -> bool { game.undo() }
    "Game::redo" (game: &mut Game = &mut played()) -> bool { game.redo() }
    "Game::can_undo" (game: &Game = &played()) -> bool { game.can_undo() }
    "Game::can_redo" (game: &Game = &played()) -> bool { game.can_redo() }
    "Game::give_up" (game: &mut Game = &mut game()) -> bool { game.give_up() }
    "Game::tip" (game: &Game = &tipped()) -> Option<&Tip> { game.tip() }
    "Game::evidence" (game: &Game = &tipped()) -> Option<Evidence> { game.evidence() }
    "Game::tips" (game: &Game = &tipped()) -> u32 { game.tips() }
    "Game::ask_tip" (game: &mut Game = &mut game()) -> Option<&Tip> { game.ask_tip() }
    "Game::ask_tip_towards" (game: &mut Game = &mut exploring()) -> Option<&Tip> {
        game.ask_tip_towards(&PLAIN, |_| false)
    }
    "Game::explain" (game: &mut Game = &mut game()) -> Option<&Tip> { game.explain() }
    "Game::follow_tip" (game: &mut Game = &mut tipped()) -> bool { game.follow_tip() }
    "Game::conflicts" (game: &Game = &played()) -> Option<[Square; 2]> {
        game.conflicts().last()
    }
    "Conflict::is_on_diagonal" (
        conflict: Conflict = Conflict { queens: [Square::new(0, 3), Square::new(4, 7)], size: 8 }
    ) -> bool {
        conflict.is_on_diagonal()
    }
    "Conflict: Display" (
        conflict: &Conflict = &Conflict { queens: [Square::new(0, 3), Square::new(7, 7)], size: 8 },
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{conflict}")
    }
    "Game::attacked" (game: &Game = &played()) -> SquareSet { game.attacked() }
    "Game::situation" (game: &Game = &played()) -> Situation { game.situation() }
    "Game::diagonal_rule" (game: &Game = &played()) -> Option<&'static str> {
        game.diagonal_rule()
    }
    "Situation: Display" (
        situation: &Situation = &played().situation(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{situation}")
    }
    "Game::path" (game: &Game = &solved()) -> Option<Path> { game.path() }
    "Path::is_empty" (path: &Path = &solved().path().unwrap()) -> bool { path.is_empty() }
    "Path: Display" (
        path: &Path = &solved().path().unwrap(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{path}")
    }
    "Share::with_path" (
        share: Share = Record::new(&[], 0).share(&solved().score().unwrap(), &challenge()),
        game: &Game = &solved()
    ) -> Share {
        share.with_path(game)
    }
    "Outcome::is_found" (outcome: &Outcome = &Outcome::Learned) -> bool { outcome.is_found() }
    "Game::score" (game: &Game = &solved()) -> Option<Score> { game.score() }
    "Game: Display" (
        game: &Game = &tipped(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{game}")
    }
    "Game::from_str" (
        text: &str = "challenge 8 d8,h1 d8,h1 - b3. - tip=why"
    ) -> Result<Game, ParseGameError> {
        text.parse()
    }
    "ParseGameError: Display" (
        error: &ParseGameError = &"".parse::<Game>().unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "Stage::next" (stage: Stage = Stage::Where) -> Option<Stage> { stage.next() }
    "Tip::kind" (tip: &Tip = &tip()) -> TipKind { tip.kind() }
    "Tip::stage" (tip: &Tip = &tip()) -> Stage { tip.stage() }
    "Tip::at" (tip: Tip = tip(), stage: Stage = Stage::What) -> Tip { tip.at(stage) }
    "Tip::square" (tip: &Tip = &tip()) -> Square { tip.square() }
    "Tip::evidence" (tip: &Tip = &tip()) -> Evidence { tip.evidence() }
    "Tip: Display" (tip: &Tip = &tip(), output: &mut dyn Write = &mut Nowhere) -> fmt::Result {
        write!(output, "{tip}")
    }
    "Tip::spoken" (tip: &Tip = &tip(), square: Square = Square::new(1, 2)) -> Spoken {
        tip.spoken(square)
    }
    "Spoken: Display" (
        spoken: &Spoken = &tip().spoken(Square::new(1, 2)),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{spoken}")
    }
    "Evidence::lines" (evidence: &Evidence = &tip().evidence()) -> Option<Line> {
        evidence.lines().last()
    }
    "Evidence::across" (evidence: &Evidence = &tip().evidence()) -> Option<Line> {
        evidence.across().last()
    }
    "Evidence::squares" (evidence: &Evidence = &tip().evidence()) -> SquareSet {
        evidence.squares()
    }
    "Evidence::squares_across" (evidence: &Evidence = &tip().evidence()) -> SquareSet {
        evidence.squares_across()
    }
    "Evidence::left" (evidence: &Evidence = &tip().evidence()) -> SquareSet { evidence.left() }
    "Evidence::forced" (evidence: &Evidence = &tip().evidence()) -> Option<Square> {
        evidence.forced().last()
    }
    "Evidence::square" (evidence: &Evidence = &tip().evidence()) -> Option<Square> {
        evidence.square()
    }
}
