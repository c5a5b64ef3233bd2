//! A graphical game of queens: challenges to solve with the mouse, and tips with their reasons.

use macroquad::prelude::*;
use queen_challenge::{Action, Challenge, Grade, Line, Notes, Reason, Step};
use queen_runtime::{QueenPuzzles, SquareName, queen_table};

/// All solutions of the sizes of the game, computed at compile time.
const PUZZLES: QueenPuzzles = queen_table!(4..=10);

const HELP: &str = "click: queen   right click: mark   T: tip   U: undo   N: next   D: today's   \
                    left/right: size   up/down: grade";

const BACKGROUND: Color = color_u8!(24, 26, 31, 255);
const TEXT: Color = color_u8!(230, 230, 230, 255);
const SQUARES: [Color; 2] = [color_u8!(236, 229, 214, 255), color_u8!(176, 158, 132, 255)];
const TINT: Color = color_u8!(255, 221, 87, 150);
const GIVEN: Color = color_u8!(24, 26, 31, 255);
const OWN: Color = color_u8!(0, 90, 170, 255);
const WRONG: Color = color_u8!(205, 50, 40, 255);
const WON: Color = color_u8!(40, 150, 90, 255);

/// A square, as (row, column) from the top left.
type Square = (usize, usize);

struct Game {
    size: usize,
    grade: Grade,
    seed: u64,
    challenge: Challenge,
    notes: Notes,
    before: Vec<Notes>,
    tip: Option<Tip>,
    message: String,
}

/// A tip that is shown.
enum Tip {
    Step(Step),
    Mistake(Square),
}

impl Game {
    /// A challenge of this size, and of a grade that the size has.
    fn new(size: usize, grade: Grade, seed: u64) -> Option<Self> {
        let distance = |of: &Grade| (*of as usize).abs_diff(grade as usize);
        let grade = *Grade::of_size(size).iter().min_by_key(|&of| distance(of))?;
        let puzzle = PUZZLES.get(size)?;
        let challenge = Challenge::with_seed(&puzzle, seed, grade)?;
        Some(Self::start(challenge, grade, seed, format!("{size} x {size}, {grade}")))
    }

    /// The challenge of the day in UTC.
    fn today() -> Option<Self> {
        let day = (macroquad::miniquad::date::now() / 86_400.0) as u32;
        let challenge = Challenge::daily(&PUZZLES, day)?;
        let (size, grade) = (challenge.givens().size(), challenge.grade());
        Some(Self::start(challenge, grade, 0, format!("today's: {size} x {size}, {grade}")))
    }

    fn start(challenge: Challenge, grade: Grade, seed: u64, message: String) -> Self {
        let (size, notes) = (challenge.givens().size(), Notes::new(*challenge.givens()));
        Self { size, grade, seed, challenge, notes, before: Vec::new(), tip: None, message }
    }

    fn is_solved(&self) -> bool {
        self.notes.queens.is_solved()
    }

    /// Changes the board, unless it is solved.
    fn change(&mut self, change: impl FnOnce(&mut Notes)) {
        let before = self.notes;
        if !self.is_solved() {
            change(&mut self.notes);
            self.before.push(before);
            self.tip = None;
            self.message.clear();
        }
        if self.is_solved() {
            self.message = "Solved! N: next challenge".into();
        }
    }

    fn toggle_queen(&mut self, (row, column): Square) {
        if !self.challenge.is_given(row, column) {
            self.change(|notes| {
                notes.queens.toggle(row, column);
                notes.ruled_out.remove(row, column);
            });
        }
    }

    fn toggle_mark(&mut self, (row, column): Square) {
        if !self.notes.queens.has_queen(row, column) {
            self.change(|notes| {
                notes.ruled_out.toggle(row, column);
            });
        }
    }

    fn undo(&mut self) {
        if let Some(notes) = self.before.pop() {
            (self.notes, self.tip) = (notes, None);
            self.message.clear();
        }
    }

    /// Shows a mistake or the next step. A tip that is shown is followed.
    fn tip(&mut self) {
        match self.tip.take() {
            Some(Tip::Step(step)) => self.change(|notes| notes.apply(&step)),
            Some(Tip::Mistake((row, column))) => self.change(|notes| {
                notes.queens.remove(row, column);
                notes.ruled_out.remove(row, column);
            }),
            None => {
                let mistake = self.challenge.mistake(&self.notes).map(Tip::Mistake);
                self.tip = mistake.or_else(|| self.notes.next_step().map(Tip::Step));
                self.message = match &self.tip {
                    Some(Tip::Step(step)) => match step.action() {
                        Action::Place => format!("{step}. T: place the queen"),
                        Action::RuleOut => format!("{step}. T: rule it out"),
                    },
                    Some(Tip::Mistake((row, column))) => {
                        let name = SquareName::new(self.size, *row, *column);
                        let name = name.map_or(String::new(), |name| name.to_string());
                        format!("{name} is wrong. T: take it back")
                    }
                    None => String::new(),
                };
            }
        }
    }

    /// The rows and columns, the square and the queens that the tip is about.
    fn evidence(&self) -> (Vec<Line>, Option<Square>, Vec<Square>) {
        match &self.tip {
            None => (Vec::new(), None, Vec::new()),
            Some(Tip::Mistake(square)) => (Vec::new(), Some(*square), Vec::new()),
            Some(Tip::Step(step)) => {
                let (lines, forced) = match step.reason() {
                    Reason::Chain { forced, line } => (vec![line], forced.queens().collect()),
                    Reason::XWing { lines, .. } => (lines.to_vec(), Vec::new()),
                    Reason::Single { line }
                    | Reason::PointingPair { line }
                    | Reason::PointingTriple { line } => (vec![line], Vec::new()),
                };
                (lines, Some(step.square()), forced)
            }
        }
    }

    /// Handles keys and clicks; `side` is the length of a square.
    fn handle_input(&mut self, side: f32) {
        let keys = [KeyCode::Right, KeyCode::Left, KeyCode::Up, KeyCode::Down, KeyCode::N];
        if let Some(key) = keys.into_iter().find(|&key| is_key_pressed(key)) {
            let (size, grade) = (self.size, self.grade as usize);
            let (size, grade) = match key {
                KeyCode::Right => (size + 1, grade),
                KeyCode::Left => (size - 1, grade),
                KeyCode::Up => (size, (grade + 1).min(Grade::Expert as usize)),
                KeyCode::Down => (size, grade.saturating_sub(1)),
                _ => (size, grade),
            };
            if let Some(next) = Self::new(size, Grade::ALL[grade], self.seed + 1) {
                *self = next;
            }
        }
        if is_key_pressed(KeyCode::D)
            && let Some(today) = Self::today()
        {
            *self = today;
        }
        if is_key_pressed(KeyCode::T) {
            self.tip();
        }
        if is_key_pressed(KeyCode::U) {
            self.undo();
        }
        let (x, y) = mouse_position();
        let square = ((y / side) as usize, (x / side) as usize);
        if x >= 0.0 && y >= 0.0 && square.0 < self.size && square.1 < self.size {
            if is_mouse_button_pressed(MouseButton::Left) {
                self.toggle_queen(square);
            } else if is_mouse_button_pressed(MouseButton::Right) {
                self.toggle_mark(square);
            }
        }
    }

    fn draw(&self, side: f32) {
        clear_background(BACKGROUND);
        let Notes { queens, ruled_out, .. } = &self.notes;
        let (lines, asked, forced) = self.evidence();
        for square @ (row, column) in
            (0..self.size).flat_map(|r| (0..self.size).map(move |c| (r, c)))
        {
            let (x, y) = (column as f32 * side, row as f32 * side);
            let (middle, height) = ((x + side / 2.0, y + side / 2.0), side * 0.5);
            draw_rectangle(x, y, side, side, SQUARES[(row + column) % 2]);
            if lines.iter().any(|&line| line == Line::Row(row) || line == Line::Column(column)) {
                draw_rectangle(x, y, side, side, TINT);
            }
            if queens.has_queen(row, column) {
                let ink = match () {
                    () if !queens.is_safe(row, column) => WRONG,
                    () if self.is_solved() => WON,
                    () if self.challenge.is_given(row, column) => GIVEN,
                    () => OWN,
                };
                draw_crown(x, y, side, ink);
            } else if ruled_out.has_queen(row, column) {
                draw_centered("x", middle, height, OWN);
            }
            if let Some(index) = forced.iter().position(|&of| of == square) {
                draw_circle_lines(middle.0, middle.1, side * 0.35, 3.0, OWN);
                draw_centered(&(index + 1).to_string(), middle, height, OWN);
            }
            if asked == Some(square) {
                draw_rectangle_lines(x, y, side, side, side * 0.12, WRONG);
            }
        }
        let board = side * self.size as f32;
        draw_text(&self.message, 12.0, board + 32.0, 26.0, TEXT);
        draw_text(HELP, 12.0, board + 62.0, 18.0, TEXT);
    }
}

fn draw_crown(x: f32, y: f32, side: f32, ink: Color) {
    let at = |across: f32, down: f32| vec2(x + across * side, y + down * side);
    for (left, tip, right) in [(0.2, 0.15, 0.5), (0.25, 0.5, 0.75), (0.5, 0.85, 0.8)] {
        draw_triangle(at(left, 0.7), at(tip, 0.3), at(right, 0.7), ink);
        let pearl = at(tip, 0.27);
        draw_circle(pearl.x, pearl.y, side * 0.05, ink);
    }
    draw_rectangle(x + 0.2 * side, y + 0.74 * side, 0.6 * side, 0.09 * side, ink);
}

fn draw_centered(text: &str, (x, y): (f32, f32), height: f32, ink: Color) {
    let size = measure_text(text, None, height as u16, 1.0);
    draw_text(text, x - size.width / 2.0, y + size.offset_y - size.height / 2.0, height, ink);
}

fn window() -> Conf {
    Conf {
        window_title: "Queens".into(),
        window_width: 720,
        window_height: 800,
        sample_count: 4,
        ..Conf::default()
    }
}

#[macroquad::main(window)]
async fn main() {
    let seed = macroquad::miniquad::date::now() as u64;
    let mut game = Game::new(8, Grade::Easy, seed).expect("there are easy challenges of size 8");
    loop {
        let room = screen_width().min(screen_height() - 80.0);
        let side = room / game.size as f32;
        game.handle_input(side);
        game.draw(side);
        next_frame().await;
    }
}
