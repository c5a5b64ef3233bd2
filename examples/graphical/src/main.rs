//! A graphical game of queens: challenges to solve with the mouse, and tips with their reasons.

use std::collections::BTreeMap;
use std::time::Duration;

use jiff::SignedDuration;
use jiff::civil::Date;
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::miniquad::EventHandler;
use macroquad::prelude::*;
use queen_challenge::{
    Challenge, Clues, Game, Grade, Kind, Level, Line, Next, Record, Regions, Score, Stage, Verdict,
};
use queen_runtime::{PuzzleRange, Square, queen_table};

/// All solutions of the sizes of the game, computed at compile time.
const PUZZLES: PuzzleRange = queen_table!(4..=10);

/// The number of challenges that are picked until one is another than that on the screen.
const PICKS: u64 = 64;

const HELP: &str = "click: queen   right click: mark   T: tip   U, R: undo, redo   N: next   \
                    D: daily   Y: the day before   K: kind   arrows: size, grade";

const BACKGROUND: Color = color_u8!(24, 26, 31, 255);
const SQUARES: [Color; 2] = [color_u8!(236, 229, 214, 255), color_u8!(176, 158, 132, 255)];
const TINT: Color = color_u8!(255, 221, 87, 150);
const OWN: Color = color_u8!(0, 90, 170, 255);
const BLOCKED: Color = color_u8!(44, 46, 52, 255);
const WRONG: Color = color_u8!(205, 50, 40, 255);

/// Whether the player sees the window, as far as its system tells.
///
/// macroquad hands on what miniquad reports: that the window has lost the focus or has got it, on
/// X11, Wayland, Windows, macOS and in a browser, and that the game is paused or resumed on
/// Android. There is no report of a window that others cover. On macOS, one that is moved is
/// reported as hidden, so a click or a key shows it, too. Where a hidden window is not drawn and
/// nothing is reported, the next frame comes late, so a frame counts for a second at most.
struct Shown(bool);

impl Shown {
    /// The longest time between two frames of a window that is seen.
    const LONGEST_FRAME: f32 = 1.0;

    /// The time of a frame for which the board was seen.
    #[expect(clippy::manual_clamp, reason = "`clamp` keeps NaN, which is no duration")]
    fn time(&self, frame: f32) -> Duration {
        if self.0 {
            Duration::from_secs_f32(frame.min(Self::LONGEST_FRAME).max(0.0))
        } else {
            Duration::ZERO
        }
    }
}

impl EventHandler for Shown {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn window_minimized_event(&mut self) {
        self.0 = false;
    }

    fn window_restored_event(&mut self) {
        self.0 = true;
    }

    fn mouse_button_down_event(&mut self, _: MouseButton, _: f32, _: f32) {
        self.0 = true;
    }

    fn key_down_event(&mut self, _: KeyCode, _: miniquad::KeyMods, _: bool) {
        self.0 = true;
    }
}

/// A game on the screen, and what was solved since the window was opened.
struct Window {
    /// The player's own date.
    today: u32,
    /// The level of the challenge on the screen.
    level: Level,
    seed: u64,
    game: Game<Clues>,
    message: String,
    /// The first score of each day, for each kind in the order of [`Kind::ALL`].
    scores: [Vec<Score>; Kind::ALL.len()],
    /// The best score of each other challenge.
    best: BTreeMap<Challenge<Clues>, Score>,
    /// The challenges that were left and are not over, the latest last.
    left: Vec<Game<Clues>>,
}

impl Window {
    /// An easy challenge.
    fn new(seed: u64, today: u32) -> Option<Self> {
        let level = Level { kind: Kind::Queens, size: 8, grade: Grade::Easy };
        let mut game = Game::new(pick(level, seed)?);
        game.begin(today);
        let mut window = Self {
            today,
            level,
            seed,
            game,
            message: String::new(),
            scores: [const { Vec::new() }; Kind::ALL.len()],
            best: BTreeMap::new(),
            left: Vec::new(),
        };
        window.announce();
        Some(window)
    }

    /// Goes on with the challenge of this level that was left last, or starts one.
    fn play(&mut self, level: Level) {
        let is_it = |game: &Game<Clues>| game.day().is_none() && level_of(game) == Some(level);
        match self.take_left(is_it) {
            Some(game) => self.show(game),
            None => self.start(level),
        }
    }

    /// Plays another challenge of this level than that on the screen, if there is one.
    fn start(&mut self, level: Level) {
        for more in 1..=PICKS {
            let seed = self.seed.wrapping_add(more);
            let Some(challenge) = pick(level, seed) else { return };
            if self.game.challenge() != Some(&challenge) {
                self.seed = seed;
                // It may be one that was left.
                let is_it = |game: &Game<Clues>| {
                    game.day().is_none() && game.challenge() == Some(&challenge)
                };
                let left = self.take_left(is_it);
                return self.show(left.unwrap_or_else(|| Game::new(challenge)));
            }
        }
    }

    /// Takes out the game that was left last of those that are looked for.
    fn take_left(&mut self, is_it: impl Fn(&Game<Clues>) -> bool) -> Option<Game<Clues>> {
        let last = self.left.iter().rposition(is_it)?;
        Some(self.left.remove(last))
    }

    /// Plays a challenge of a size with so many rows more, and of a grade close to the last one.
    fn play_size(&mut self, more: isize) {
        let Level { kind, size, grade } = self.level;
        if let Some(size) = size.checked_add_signed(more)
            && let Some(grade) = kind.closest_grade(size, grade)
        {
            self.play(Level { kind, size, grade });
        }
    }

    /// Plays a challenge of a grade that is so many steps harder. One that the size has not got
    /// changes nothing.
    fn play_grade(&mut self, harder: isize) {
        let grade = (self.level.grade as usize).checked_add_signed(harder);
        // Nobody is led to boards that take a guess.
        if let Some(&grade) = grade.and_then(|grade| Grade::WITHOUT_GUESS.get(grade)) {
            self.play(Level { grade, ..self.level });
        }
    }

    /// Plays a challenge of the other kinds in turn, of a grade close to the last one, and in the
    /// next size if the kind has not got this one: none of 4 × 4 is mixed.
    fn play_other_kind(&mut self) {
        let Level { kind, size, grade } = self.level;
        let kind = Kind::ALL[(kind as usize + 1) % Kind::ALL.len()];
        let closest = |size| Some(Level { kind, size, grade: kind.closest_grade(size, grade)? });
        if let Some(level) = (size..=*PUZZLES.sizes().end()).find_map(closest) {
            self.play(level);
        }
    }

    /// Starts the challenge of a day, or goes on with it.
    fn play_daily(&mut self, day: u32) {
        let kind = self.level.kind;
        let is_it = |game: &Game<Clues>| {
            game.day() == Some(day)
                && level_of(game).is_some_and(|level| level.kind == kind)
                && !game.is_over()
        };
        if is_it(&self.game) {
            return;
        }
        let new = || Some(Game::daily(kind.daily(&PUZZLES, day)?, day));
        if let Some(game) = self.take_left(is_it).or_else(new) {
            self.show(game);
        }
    }

    /// Starts the challenge of the day before the one that is played, or of yesterday if that is
    /// not of a day.
    fn play_day_before(&mut self) {
        let day = self.game.day().unwrap_or(self.today);
        self.play_daily(day.saturating_sub(1));
    }

    /// Starts another challenge: after one that is solved, the one that comes next.
    fn play_next(&mut self) {
        if !self.game.is_over() {
            return self.start(self.level);
        }
        let Level { kind, size, grade } = self.level;
        match self.record(kind).next(kind, size, Some(grade), PUZZLES.sizes()) {
            Next::Daily => self.play_daily(self.today),
            Next::Challenge { size, grade } => self.play(Level { kind, size, grade }),
        }
    }

    /// The scores of the days of a kind.
    fn record(&self, kind: Kind) -> Record<'_> {
        Record::new(&self.scores[kind as usize], self.today)
    }

    fn show(&mut self, mut game: Game<Clues>) {
        game.begin(self.today);
        self.level = level_of(&game).unwrap_or(self.level);
        let old = std::mem::replace(&mut self.game, game);
        let is_practice = old.day().is_some() && self.score(&old).is_some();
        if !old.is_over() && old.is_worth_keeping(is_practice) {
            self.left.push(old);
        }
        self.announce();
    }

    /// Says what is played, or how it was solved before.
    fn announce(&mut self) {
        let daily = match self.game.day() {
            Some(day) if day == self.today => "Daily: ".to_owned(),
            Some(day) => format!("{}: ", date(day)),
            None => String::new(),
        };
        self.message = match self.score(&self.game) {
            Some(score) => score.solved_before().to_string(),
            None => format!("{daily}{}. {}", self.level, self.level.kind.rule()),
        };
    }

    /// The score that stands for a challenge.
    fn score(&self, game: &Game<Clues>) -> Option<&Score> {
        let challenge = game.challenge()?;
        let best = self.best.get(challenge);
        self.record(challenge.kind()).with_best(best).standing(game.day())
    }

    /// The side of a square in pixels.
    fn side(&self) -> f32 {
        screen_width().min(screen_height() - 80.0).max(1.0) / self.game.size() as f32
    }

    /// Tells the game what the player does, and shows the result of solving it.
    fn change(&mut self, change: impl FnOnce(&mut Game<Clues>) -> bool) {
        if change(&mut self.game) {
            self.message = match (self.game.score(), self.game.challenge().copied()) {
                (Some(score), Some(challenge)) => {
                    format!("{} N: next challenge", self.keep(score, challenge))
                }
                _ => self.situation(),
            };
        }
    }

    /// The situation on the board, and the rule that a player may not expect.
    fn situation(&self) -> String {
        let situation = self.game.situation();
        match self.game.diagonal_rule() {
            Some(rule) => format!("{situation} {rule}"),
            None => situation.to_string(),
        }
    }

    /// Keeps a score if it is the first of its day, or the best of another challenge.
    fn keep(&mut self, score: Score, challenge: Challenge<Clues>) -> Verdict {
        let record = self.record(challenge.kind()).with_best(self.best.get(&challenge));
        let verdict = record.verdict(&score);
        if verdict.is_kept() {
            match score.day {
                Some(_) => self.scores[challenge.kind() as usize].push(score),
                None => _ = self.best.insert(challenge, score),
            }
        }
        verdict
    }

    /// Shows the next stage of a tip. The last one is followed.
    fn tip(&mut self) {
        if self.game.tip().is_some_and(|tip| tip.stage() == Stage::What) {
            self.change(Game::follow_tip);
        } else if let Some(tip) = self.game.ask_tip() {
            let more = if tip.stage() == Stage::What { "do that" } else { "more" };
            self.message = format!("{tip} T: {more}");
        }
    }

    fn handle_input(&mut self) {
        if is_key_pressed(KeyCode::Right) {
            self.play_size(1);
        }
        if is_key_pressed(KeyCode::Left) {
            self.play_size(-1);
        }
        if is_key_pressed(KeyCode::Up) {
            self.play_grade(1);
        }
        if is_key_pressed(KeyCode::Down) {
            self.play_grade(-1);
        }
        if is_key_pressed(KeyCode::N) {
            self.play_next();
        }
        if is_key_pressed(KeyCode::D) {
            self.play_daily(self.today);
        }
        if is_key_pressed(KeyCode::Y) {
            self.play_day_before();
        }
        if is_key_pressed(KeyCode::K) {
            self.play_other_kind();
        }
        if is_key_pressed(KeyCode::T) {
            self.tip();
        }
        if is_key_pressed(KeyCode::U) {
            self.change(Game::undo);
        }
        if is_key_pressed(KeyCode::R) {
            self.change(Game::redo);
        }
        let ((x, y), side) = (mouse_position(), self.side());
        let square = Square::new((y / side) as usize, (x / side) as usize);
        let change: fn(&mut Game<Clues>, Square) -> bool = match () {
            () if is_mouse_button_pressed(MouseButton::Left) => Game::toggle_queen,
            () if is_mouse_button_pressed(MouseButton::Right) => Game::toggle_mark,
            () => return,
        };
        match self.game.fixed(square) {
            Some(fixed) => self.message = fixed.to_string(),
            None => self.change(|game| change(game, square)),
        }
    }

    fn draw(&self) {
        clear_background(BACKGROUND);
        let (side, rows, notes) = (self.side(), self.game.size(), self.game.notes());
        let attacked = self.game.attacked();
        let clues = self.game.clues();
        let letters: Vec<_> = (0..rows).map(|region| clues.letter_square(region)).collect();
        let evidence = self.game.evidence();
        let tinted = evidence.map(|of| of.squares() | of.squares_across()).unwrap_or_default();
        let forced = |square| evidence.and_then(|of| of.forced().position(|of| of == square));
        for square in Square::all(rows) {
            let (x, y) = (square.column() as f32 * side, square.row() as f32 * side);
            let (middle, height) = ((x + side / 2.0, y + side / 2.0), side * 0.5);
            draw_rectangle(x, y, side, side, SQUARES[(square.row() + square.column()) % 2]);
            if clues.blocked().contains(square) {
                draw_rectangle(x, y, side, side, BLOCKED);
            } else if tinted.contains(square) {
                draw_rectangle(x, y, side, side, TINT);
            }
            if notes.queens.has_queen(square) {
                let ink = match () {
                    () if attacked.contains(square) => WRONG,
                    () if self.game.is_solved() => DARKGREEN,
                    () if self.game.is_given(square) => BLACK,
                    () => OWN,
                };
                draw_crown(x, y, side, ink);
            } else if notes.ruled_out.contains(square) {
                draw_centered("x", middle, height, OWN);
            }
            if let Some(index) = forced(square) {
                draw_circle_lines(middle.0, middle.1, side * 0.35, 3.0, OWN);
                draw_centered(&(index + 1).to_string(), middle, height, OWN);
            }
            draw_text(square.name(rows).as_str(), x + 3.0, y + 12.0, 14.0, DARKGRAY);
            if let Some(region) = letters.iter().position(|&letter| letter == Some(square)) {
                let letter = format!("{:#}", Line::Region(region).name(rows));
                let height = side * 0.24;
                let width = measure_text(&letter, None, height as u16, 1.0).width;
                let (right, baseline) = (x + side * 0.9, y + side * 0.05 + height * 0.65);
                draw_text(&letter, right - width, baseline, height, BLACK);
            }
            if evidence.and_then(|of| of.square()) == Some(square) {
                draw_rectangle_lines(x, y, side, side, side * 0.12, WRONG);
            }
        }
        // A border is between squares of different regions.
        for [one, other] in clues.regions().into_iter().flat_map(Regions::borders) {
            let (x, y) = (other.column() as f32 * side, other.row() as f32 * side);
            let (to_x, to_y) = if one.row() == other.row() { (x, y + side) } else { (x + side, y) };
            macroquad::shapes::draw_line(x, y, to_x, to_y, side * 0.08, BLACK);
        }
        let board = side * rows as f32;
        draw_line(&self.message, board + 32.0, 26.0);
        draw_line(HELP, board + 60.0, 17.0);
    }
}

/// A challenge of a level; `None` if the game has not got its size, or the size its grade.
fn pick(level: Level, seed: u64) -> Option<Challenge<Clues>> {
    level.kind.with_seed(&PUZZLES.get(level.size)?, seed, level.grade)
}

/// The level of the challenge of a game.
fn level_of(game: &Game<Clues>) -> Option<Level> {
    let challenge = game.challenge()?;
    Some(Level { kind: challenge.kind(), size: game.size(), grade: challenge.grade() })
}

/// The player's own date, as a day from 1 January 1970.
fn today() -> u32 {
    let seconds = macroquad::miniquad::date::now() as i64 + offset();
    u32::try_from(seconds / 86_400).unwrap_or(0)
}

/// The seconds by which the player's time zone is ahead of UTC.
#[cfg(not(target_arch = "wasm32"))]
fn offset() -> i64 {
    jiff::Zoned::now().offset().seconds().into()
}

/// In a page, `now` already has them: see `index.html`.
#[cfg(target_arch = "wasm32")]
fn offset() -> i64 {
    0
}

/// A day from 1 January 1970 as `2026-11-23`; 9999-12-31 beyond that.
fn date(day: u32) -> Date {
    const FIRST: Date = Date::constant(1970, 1, 1);
    FIRST.saturating_add(SignedDuration::from_hours(24 * i64::from(day)))
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

/// Draws a line of text, smaller than `height` if the window is too narrow for it.
fn draw_line(text: &str, y: f32, height: f32) {
    let (margin, width) = (12.0, measure_text(text, None, height as u16, 1.0).width);
    let scale = ((screen_width() - 2.0 * margin) / width).min(1.0);
    draw_text(text, margin, y, height * scale, WHITE);
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
    let mut window = Window::new(seed, today()).expect("there is a board to begin with");
    let (mut shown, events) = (Shown(true), register_input_subscriber());
    loop {
        repeat_all_miniquad_input(&mut shown, events);
        window.today = today();
        window.game.pass(shown.time(get_frame_time()));
        window.handle_input();
        window.draw();
        next_frame().await;
    }
}

#[cfg(test)]
#[path = "../tests/window/replay.rs"]
mod replay;

#[cfg(test)]
mod tests {
    use queen_challenge::Notes;

    use super::*;

    const DAY: u32 = 20_780;

    /// What a key does.
    type Key = fn(&mut Window);

    fn level(size: usize, grade: Grade) -> Level {
        Level { kind: Kind::Queens, size, grade }
    }

    fn kind_of(window: &Window) -> Kind {
        window.game.challenge().unwrap().kind()
    }

    fn solve(window: &mut Window, seconds: u64) {
        window.game.pass(Duration::from_secs(seconds));
        let solution = window.game.challenge().unwrap().solution();
        window.change(|game| game.change_to(Notes::new(solution.into())));
    }

    #[test]
    fn the_first_result_of_a_day_stands() {
        let mut window = Window::new(1, DAY).unwrap();
        window.play_daily(window.today);
        assert_eq!(window.message, "Daily: 8 × 8, easy. Some queens are given.");
        solve(&mut window, 65);
        assert_eq!(window.message, "Solved in 1:05 without a tip. N: next challenge");
        window.play_daily(window.today);
        assert_eq!(
            window.message,
            "Solved before, in 1:05 without a tip. Playing it again is practice."
        );
        solve(&mut window, 5);
        assert_eq!(
            window.message,
            "Solved in 0:05 without a tip, as practice. The first result of a day stands: 1:05 \
             without a tip. N: next challenge"
        );
        assert_eq!(window.scores[0].iter().map(|score| score.seconds).collect::<Vec<_>>(), [65]);
    }

    #[test]
    fn the_challenge_of_a_day_goes_on_where_it_was_left() {
        let mut window = Window::new(1, DAY).unwrap();
        window.play_daily(window.today);
        window.game.pass(Duration::from_secs(9));
        let empty = Square::all(8).find(|square| !window.game.is_given(*square)).unwrap();
        window.change(|game| game.toggle_mark(empty));
        let begun = window.game.clone();
        window.play_daily(window.today);
        assert_eq!(window.game, begun);
        window.play(level(6, Grade::Hard));
        assert_eq!((window.game.size(), window.game.day()), (6, None));
        window.play_daily(window.today);
        assert_eq!(window.game, begun);
        // The next day has another one.
        window.today += 1;
        window.play_daily(window.today);
        assert_eq!((window.game.day(), window.game.size()), (Some(DAY + 1), 9));
    }

    #[test]
    fn the_challenge_of_each_kind_and_day_goes_on() {
        let mut window = Window::new(1, DAY).unwrap();
        let told = |window: &Window| (window.game.tips(), window.game.played().as_secs());
        // Each is begun with another time, and left for those of other kinds.
        for seconds in 1..=Kind::ALL.len() as u64 {
            window.play_daily(window.today);
            window.game.pass(Duration::from_secs(900 + seconds));
            window.tip();
            window.play_other_kind();
        }
        // It can be played on after a day on which the clock was wrong.
        window.today += 1;
        window.play_daily(window.today);
        assert_eq!(told(&window), (0, 0));
        window.today -= 1;
        for seconds in 1..=Kind::ALL.len() as u64 {
            window.play_daily(window.today);
            assert_eq!(window.game.day(), Some(DAY));
            assert_eq!(told(&window), (1, 900 + seconds));
            solve(&mut window, 0);
            window.play_other_kind();
        }
        // Those that are over are played anew.
        window.play_daily(window.today);
        assert_eq!(told(&window), (0, 0));
    }

    #[test]
    fn each_board_that_was_left_goes_on() {
        let mut window = Window::new(1, DAY).unwrap();
        let begin = |window: &mut Window| {
            let free = Square::all(8).find(|square| !window.game.is_given(*square)).unwrap();
            window.change(|game| game.toggle_mark(free));
            window.game.clone()
        };
        let first = begin(&mut window);
        // Each key that leads elsewhere, and one that leads back.
        let ways: [(Key, Key); 5] = [
            (|window| window.play_size(1), |window| window.play_size(-1)),
            (|window| window.play_grade(1), |window| window.play_grade(-1)),
            (Window::play_other_kind, |window| window.play(level(8, Grade::Easy))),
            (|window| window.play_daily(DAY), |window| window.play(level(8, Grade::Easy))),
            (Window::play_day_before, |window| window.play(level(8, Grade::Easy))),
        ];
        for (index, (leave, come_back)) in ways.into_iter().enumerate() {
            leave(&mut window);
            assert_ne!(window.game, first, "{index}");
            come_back(&mut window);
            assert_eq!(window.game, first, "{index}");
        }
        // Another one of its level, begun in its turn: that left last comes first.
        window.play_next();
        let second = begin(&mut window);
        assert_ne!(second.challenge(), first.challenge());
        assert_eq!(level_of(&second), level_of(&first));
        window.play_next();
        assert_ne!(window.game, first);
        window.play_grade(1);
        window.play_grade(-1);
        assert_eq!(window.game, second);
        // One that is over does not come back, nor one that was neither changed nor seen.
        solve(&mut window, 1);
        window.play_grade(1);
        window.play_grade(-1);
        assert_eq!(window.game, first);
        window.play_next();
        let untouched = window.game.clone();
        window.play_grade(1);
        window.play_grade(-1);
        assert_eq!(window.game, first);
        window.play_next();
        assert_ne!(window.game.challenge(), untouched.challenge());
    }

    #[test]
    fn another_board_is_not_the_one_on_the_screen() {
        let mut window = Window::new(1, DAY).unwrap();
        // There are eight of them, each of which is left with some time.
        window.play(level(4, Grade::Easy));
        for turn in 0..80 {
            let before = *window.game.challenge().unwrap();
            window.game.pass(Duration::from_secs(1));
            window.play_next();
            assert_ne!(window.game.challenge(), Some(&before), "{turn}");
        }
        let all = window.left.iter().chain([&window.game]);
        let seconds: Vec<_> = all.map(|game| game.played().as_secs()).collect();
        assert_eq!((seconds.len(), seconds.iter().sum()), (8, 80));
    }

    #[test]
    fn a_solved_challenge_of_no_day_keeps_its_clock() {
        let mut window = Window::new(1, DAY).unwrap();
        let challenge = *window.game.challenge().unwrap();
        solve(&mut window, 61);
        window.show(Game::new(challenge));
        assert!(window.message.starts_with("Solved before, in 1:01"), "{}", window.message);
        window.game.pass(Duration::from_secs(9));
        window.play_grade(1);
        window.play_grade(-1);
        assert_eq!(window.game.challenge(), Some(&challenge));
        assert_eq!(window.game.played().as_secs(), 9);
    }

    #[test]
    fn keys_stop_at_the_ends_of_their_lists() {
        let mut window = Window::new(1, DAY).unwrap();
        let stays = |window: &mut Window, keys: &[Key]| {
            for (index, key) in keys.iter().enumerate() {
                let before = window.game.clone();
                key(window);
                assert_eq!(window.game, before, "{}, {index}", window.level);
            }
        };
        let (larger, smaller): (Key, Key) =
            (|window| window.play_size(1), |window| window.play_size(-1));
        let (harder, easier): (Key, Key) =
            (|window| window.play_grade(1), |window| window.play_grade(-1));
        stays(&mut window, &[easier]);
        for grade in [Grade::Medium, Grade::Hard, Grade::Expert] {
            harder(&mut window);
            assert_eq!(window.level, level(8, grade));
        }
        stays(&mut window, &[harder]);
        for size in [9, 10] {
            larger(&mut window);
            assert_eq!(window.level, level(size, Grade::Expert));
        }
        // No key leads to boards with a guess, which ten queens have.
        stays(&mut window, &[larger, harder]);
        for size in [9, 8, 7, 6] {
            smaller(&mut window);
            assert_eq!(window.level.size, size);
        }
        // All challenges of six queens are hard.
        stays(&mut window, &[harder, easier]);
        for size in [5, 4] {
            smaller(&mut window);
            assert_eq!(window.level.size, size);
        }
        stays(&mut window, &[smaller]);
        // None of 4 × 4 is mixed, and five rows have them in one grade.
        for (kind, size) in [(Kind::Blocked, 4), (Kind::Regions, 4), (Kind::Mixed, 5)] {
            window.play_other_kind();
            assert_eq!((kind_of(&window), window.game.size()), (kind, size));
            assert_eq!(window.level, level_of(&window.game).unwrap());
        }
        stays(&mut window, &[smaller, harder, easier]);
    }

    #[test]
    fn a_key_leads_back_from_day_to_day() {
        let mut window = Window::new(1, DAY).unwrap();
        window.play_day_before();
        assert_eq!(window.game.day(), Some(DAY - 1));
        assert!(window.message.starts_with("2026-11-22: 10 × 10, expert. "), "{}", window.message);
        window.play_day_before();
        assert_eq!(window.game.day(), Some(DAY - 2));
        // The first result of that day stands, and is late.
        solve(&mut window, 61);
        assert!(window.message.contains("Begun after its day"), "{}", window.message);
        window.play_daily(window.today);
        window.play_day_before();
        window.play_day_before();
        assert!(window.message.starts_with("Solved before, in 1:01"), "{}", window.message);
        // There is none before the first day.
        let mut window = Window::new(1, 0).unwrap();
        window.play_day_before();
        assert_eq!(window.game.day(), Some(0));
    }

    #[test]
    fn a_shared_diagonal_is_explained_on_a_board_with_regions() {
        let mut window = Window::new(1, DAY).unwrap();
        for (kind, other, is_explained) in [
            (Kind::Regions, (7, 7), true),
            (Kind::Regions, (0, 7), false),
            (Kind::Queens, (7, 7), false),
        ] {
            window.play(Level { kind, ..level(8, Grade::Easy) });
            let mut notes = *window.game.notes();
            notes.queens.extend([(0, 0), other].map(Square::from));
            window.change(|game| game.change_to(notes));
            assert!(window.game.conflicts().count() > 0, "{}", window.message);
            assert_eq!(window.message.ends_with(Game::DIAGONALS), is_explained, "{kind}");
        }
    }

    #[test]
    fn no_day_is_beyond_the_calendar() {
        assert_eq!(date(20_780).to_string(), "2026-11-23");
        assert_eq!(date(u32::MAX).to_string(), "9999-12-31");
    }

    #[test]
    fn a_solved_board_leads_to_the_next_one() {
        let mut window = Window::new(1, DAY).unwrap();
        window.play_next();
        assert_eq!((window.level, window.game.day()), (level(8, Grade::Easy), None));
        solve(&mut window, 1);
        assert!(window.message.contains(", for the first time."), "{}", window.message);
        window.play_next();
        assert_eq!(window.game.day(), Some(DAY));
        solve(&mut window, 1);
        window.play_next();
        assert_eq!((window.level, window.game.day()), (level(8, Grade::Medium), None));
    }

    #[test]
    fn each_kind_has_boards_and_days_of_its_own() {
        let mut window = Window::new(1, DAY).unwrap();
        for kind in Kind::ALL {
            assert_eq!(kind_of(&window), kind);
            window.play_daily(window.today);
            assert_eq!((kind_of(&window), window.game.day()), (kind, Some(DAY)));
            solve(&mut window, 1);
            assert!(window.message.starts_with("Solved in 0:01 without a tip. N"), "{kind}");
            window.play_other_kind();
        }
        assert_eq!(window.scores.map(|scores| scores.len()), Kind::ALL.map(|_| 1));
    }

    #[test]
    fn the_library_alone_speaks_of_steps_grades_and_results() {
        let (program, _) = include_str!("main.rs").split_once("#[cfg(test)]").unwrap();
        let lines = program.lines().filter(|line| !line.trim_start().starts_with("//"));
        let literals: Vec<_> = lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect();
        assert!(literals.len() > 5, "{literals:?}");
        for word in [
            "solved", "in a row", "practice", "easy", "hard", "to place", "is given", "attack",
            "share a",
        ] {
            let is_stray = |literal: &&&str| literal.to_lowercase().contains(word);
            assert_eq!(literals.iter().find(is_stray), None);
        }
    }

    #[test]
    fn time_passes_only_while_the_window_is_seen() {
        let mut shown = Shown(true);
        assert_eq!(shown.time(0.5), Duration::from_millis(500));
        // The window was hidden, and nothing has told it.
        assert_eq!(shown.time(3600.0), Duration::from_secs(1));
        assert_eq!(shown.time(-1.0), Duration::ZERO);
        shown.window_minimized_event();
        assert_eq!(shown.time(0.5), Duration::ZERO);
        shown.window_restored_event();
        assert_eq!(shown.time(0.5), Duration::from_millis(500));
        shown.window_minimized_event();
        shown.mouse_button_down_event(MouseButton::Left, 0.0, 0.0);
        assert_eq!(shown.time(0.5), Duration::from_millis(500));
    }
}
