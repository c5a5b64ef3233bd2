//! A graphical game of queens: challenges to solve with the mouse, and tips with their reasons.

use macroquad::prelude::*;
use queen_challenge::{Challenge, Grade, Line, Notes, Step};
use queen_runtime::{PuzzleRange, Square, queen_table};

/// All solutions of the sizes of the game, computed at compile time.
const PUZZLES: PuzzleRange = queen_table!(4..=10);

const HELP: &str = "click: queen   right click: mark   T: tip   U: undo   N: next   D: daily   \
                    arrows: size, grade";

const BACKGROUND: Color = color_u8!(24, 26, 31, 255);
const SQUARES: [Color; 2] = [color_u8!(236, 229, 214, 255), color_u8!(176, 158, 132, 255)];
const TINT: Color = color_u8!(255, 221, 87, 150);
const OWN: Color = color_u8!(0, 90, 170, 255);
const WRONG: Color = color_u8!(205, 50, 40, 255);

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
    /// A queen or a mark that contradicts the solution.
    Mistake(Square),
}

impl Game {
    /// A challenge of this size, and of a grade close to this one that the size has.
    fn new(size: usize, grade: Grade, seed: u64) -> Option<Self> {
        let grades = Grade::of_size(size).iter().filter(|&&of| of != Grade::Guess);
        let grade = *grades.min_by_key(|&&of| (of as usize).abs_diff(grade as usize))?;
        let puzzle = PUZZLES.get(size)?;
        Some(Self::start(Challenge::with_seed(&puzzle, seed, grade)?, seed, "challenge"))
    }

    /// The challenge of the day in UTC.
    fn today() -> Option<Self> {
        let seconds = macroquad::miniquad::date::now();
        let day = (seconds / 86_400.0) as u32;
        Some(Self::start(Challenge::daily(&PUZZLES, day)?, seconds as u64, "daily challenge"))
    }

    fn start(challenge: Challenge, seed: u64, kind: &str) -> Self {
        let (size, grade) = (challenge.givens().size(), challenge.grade());
        let (notes, message) = (Notes::new(*challenge.givens()), format!("{kind}, {grade}"));
        Self { size, grade, seed, challenge, notes, before: Vec::new(), tip: None, message }
    }

    /// The side of a square in pixels.
    fn side(&self) -> f32 {
        screen_width().min(screen_height() - 80.0) / self.size as f32
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

    fn toggle_queen(&mut self, square: Square) {
        if !self.challenge.is_given(square) {
            self.change(|notes| {
                notes.queens.toggle(square);
                notes.ruled_out.remove(square);
            });
        }
    }

    fn toggle_mark(&mut self, square: Square) {
        if !self.notes.queens.has_queen(square) {
            self.change(|notes| _ = notes.ruled_out.toggle(square));
        }
    }

    /// Shows a mistake or the next step. A tip that is shown is followed.
    fn tip(&mut self) {
        match self.tip.take() {
            Some(Tip::Step(step)) => self.change(|notes| notes.apply(&step)),
            Some(Tip::Mistake(square)) => self.change(|notes| {
                notes.queens.remove(square);
                notes.ruled_out.remove(square);
            }),
            None if self.is_solved() => {}
            None => {
                let mistake = self.challenge.mistake(&self.notes).map(Tip::Mistake);
                self.tip = mistake.or_else(|| self.notes.next_step().map(Tip::Step));
                self.message = match &self.tip {
                    Some(Tip::Step(step)) => format!("{step}. T: do that"),
                    Some(Tip::Mistake(square)) => format!("{} is wrong", square.name(self.size)),
                    None => String::new(),
                };
            }
        }
    }

    /// The square, the rows and columns, and the forced queens that the tip is about.
    fn evidence(&self) -> (Option<Square>, Vec<Line>, Vec<Square>) {
        let step = match &self.tip {
            None => return (None, Vec::new(), Vec::new()),
            Some(Tip::Mistake(square)) => return (Some(*square), Vec::new(), Vec::new()),
            Some(Tip::Step(step)) => step,
        };
        let reason = step.reason();
        let forced = reason.forced().map_or_else(Vec::new, |forced| forced.queens().collect());
        (Some(step.square()), reason.lines().collect(), forced)
    }

    fn handle_input(&mut self) {
        let grade = self.grade as usize;
        let other = [
            (KeyCode::Right, self.size + 1, grade),
            (KeyCode::Left, self.size - 1, grade),
            (KeyCode::Up, self.size, grade + 1),
            (KeyCode::Down, self.size, grade.saturating_sub(1)),
            (KeyCode::N, self.size, grade),
        ];
        if let Some((_, size, grade)) = other.into_iter().find(|of| is_key_pressed(of.0))
            && let Some(&grade) = Grade::ALL.get(grade)
            && let Some(next) = Self::new(size, grade, self.seed + 1)
        {
            *self = next;
        }
        if is_key_pressed(KeyCode::D)
            && let Some(today) = Self::today()
        {
            *self = today;
        }
        if is_key_pressed(KeyCode::T) {
            self.tip();
        }
        if is_key_pressed(KeyCode::U)
            && let Some(notes) = self.before.pop()
        {
            (self.notes, self.tip, self.message) = (notes, None, String::new());
        }
        let ((x, y), side) = (mouse_position(), self.side());
        let square = Square::new((y / side) as usize, (x / side) as usize);
        if square.is_on(self.size) {
            if is_mouse_button_pressed(MouseButton::Left) {
                self.toggle_queen(square);
            } else if is_mouse_button_pressed(MouseButton::Right) {
                self.toggle_mark(square);
            }
        }
    }

    fn draw(&self) {
        clear_background(BACKGROUND);
        let (side, queens) = (self.side(), &self.notes.queens);
        let attacked = queens.attacked();
        let (asked, lines, forced) = self.evidence();
        for square in 0..self.size * self.size {
            let square = Square::new(square / self.size, square % self.size);
            let (x, y) = (square.column() as f32 * side, square.row() as f32 * side);
            let (middle, height) = ((x + side / 2.0, y + side / 2.0), side * 0.5);
            draw_rectangle(x, y, side, side, SQUARES[(square.row() + square.column()) % 2]);
            if lines.iter().any(|line| line.contains(square)) {
                draw_rectangle(x, y, side, side, TINT);
            }
            if queens.has_queen(square) {
                let ink = match () {
                    () if attacked.contains(square) => WRONG,
                    () if self.is_solved() => DARKGREEN,
                    () if self.challenge.is_given(square) => BLACK,
                    () => OWN,
                };
                draw_crown(x, y, side, ink);
            } else if self.notes.ruled_out.contains(square) {
                draw_centered("x", middle, height, OWN);
            }
            if let Some(index) = forced.iter().position(|&of| of == square) {
                draw_circle_lines(middle.0, middle.1, side * 0.35, 3.0, OWN);
                draw_centered(&(index + 1).to_string(), middle, height, OWN);
            }
            draw_text(square.name(self.size).as_str(), x + 3.0, y + 12.0, 14.0, DARKGRAY);
            if asked == Some(square) {
                draw_rectangle_lines(x, y, side, side, side * 0.12, WRONG);
            }
        }
        let board = side * self.size as f32;
        draw_text(&self.message, 12.0, board + 32.0, 26.0, WHITE);
        draw_text(HELP, 12.0, board + 60.0, 17.0, WHITE);
    }
}

fn draw_crown(x: f32, y: f32, side: f32, ink: Color) {
    let at = |right: f32, down: f32| vec2(x + right * side, y + down * side);
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
    let window = Conf { window_width: 720, window_height: 800, ..Conf::default() };
    Conf { window_title: "Queens".into(), sample_count: 4, ..window }
}

#[macroquad::main(window)]
async fn main() {
    let seed = macroquad::miniquad::date::now() as u64;
    let mut game = Game::new(8, Grade::Easy, seed).expect("there are easy challenges of size 8");
    loop {
        game.handle_input();
        game.draw();
        next_frame().await;
    }
}
