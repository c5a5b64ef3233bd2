//! Drawing of the menu.

use queen_challenge::{Grade, Record};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::pips::pips;
use crate::app::App;
use crate::calendar;
use crate::drawn::Target;
use crate::kind::Kind;
use crate::menu::{Menu, Mode};
use crate::message::Tone;
use crate::puzzles::PUZZLES;
use crate::text::wrapped;

/// The width of the widest line.
const WIDTH: u16 = 54;

/// The lines of a choice of boards. A shorter choice begins at the same line.
const HEIGHT: u16 = 15;

/// The rules of the game.
const RULE: &str = "  No two queens may share a row, column or diagonal.";

/// A word to click on, in a line.
struct Word {
    start: u16,
    width: u16,
    target: Target,
}

/// A line with the words that can be clicked on.
struct Row {
    line: Line<'static>,
    words: Vec<Word>,
}

/// Draws as many lines as there is room for, the chosen one among them, and a message below.
/// Returns the places to click on.
pub fn draw(app: &App, frame: &mut Frame, mut area: Rect) -> Vec<(Rect, Target)> {
    let message = wrapped(&app.message.text, usize::from(area.width.saturating_sub(2)).max(1));
    if !app.message.text.is_empty() && area.height > 1 {
        let style = match app.message.tone {
            Tone::Bad => Style::new().fg(app.palette.bad).bold(),
            _ => Style::new().bold(),
        };
        let lines = (message.len() as u16).min(area.height - 1);
        area.height -= lines;
        for (y, text) in (area.bottom()..area.bottom() + lines).zip(message) {
            let place = Rect { y, height: 1, ..area };
            frame.render_widget(Line::styled(format!(" {text}"), style), place);
        }
    }
    let (rows, chosen) = rows(app);
    let width = WIDTH.min(area.width);
    let height = (rows.len() as u16).min(area.height);
    let x = area.x + (area.width - width) / 2;
    let y = area.y + area.height.saturating_sub(height.max(HEIGHT)) / 2;
    let hidden = (chosen + 2).min(rows.len()).saturating_sub(height.into());
    let mut targets = Vec::new();
    for (y, row) in (y..y + height).zip(rows.into_iter().skip(hidden)) {
        let place = Rect { x, y, width, height: 1 };
        frame.render_widget(row.line, place);
        targets.extend(row.words.into_iter().map(|word| {
            let area = Rect { x: x + word.start, width: word.width, ..place };
            (area.intersection(place), word.target)
        }));
    }
    targets
}

/// All lines, and the index of the chosen one.
fn rows(app: &App) -> (Vec<Row>, usize) {
    let menu = app.menu;
    let faint = |text: &str| Row::new(Line::styled(text.to_owned(), app.palette.faint()));
    let modes = Mode::ALL.map(|mode| (mode.name().to_owned(), Target::Mode(mode), true));
    let mut rows = vec![Row::new(RULE.into()), Row::new(Line::default())];
    rows.push(choice(app, "game ", &modes, Target::Mode(menu.mode)));
    if menu.mode == Mode::Challenge {
        let grades = Menu::grades()
            .map(|grade| (grade.to_string(), Target::Grade(grade), has_grade(menu.size, grade)));
        rows.push(choice(app, "grade", &grades.collect::<Vec<_>>(), Target::Grade(menu.grade)));
    } else {
        rows.push(faint(&format!("         {}", menu.mode.line())));
    }
    rows.push(Row::new(Line::default()));
    let first = rows.len() + 1;
    let chosen = if menu.mode == Mode::Daily {
        rows.push(faint(&format!("    {:<14} {}", "day", streak(app))));
        let days = app.days();
        rows.extend(days.iter().enumerate().map(|(index, &day)| day_row(app, index, day)));
        first + menu.day.min(days.len() - 1)
    } else {
        rows.push(faint(&match menu.mode {
            Mode::Explore => {
                format!("    {:<11} {:>9}  {:<12} {:>9}", "board", "found", "", "solutions")
            }
            Mode::Challenge => format!("    {:<11} {:>9}", "board", "solved"),
            Mode::Learn | Mode::Daily => "    board".into(),
        }));
        rows.extend(PUZZLES.sizes().map(|size| size_row(app, size)));
        first + PUZZLES.sizes().take_while(|&size| size < menu.size).count()
    };
    rows.push(Row::new(Line::default()));
    let (solved, found) = app.progress.totals();
    let archive = Line::from(format!("    archive (a): {solved} solved, {found} found"));
    rows.push(Row::target(archive, Target::Key(KeyCode::Char('a'))));
    (rows, chosen)
}

/// A choice of words, one of them chosen: `game Explore [Challenge] Daily `. Some may be dimmed.
fn choice(app: &App, name: &str, all: &[(String, Target, bool)], chosen: Target) -> Row {
    let mut row = Row::new(Line::styled(format!("  {name}  "), app.palette.faint()));
    for (word, target, is_there) in all {
        let is_chosen = *target == chosen;
        let text = if is_chosen { format!("[{word}]") } else { format!(" {word} ") };
        let width = text.chars().count() as u16;
        row.words.push(Word { start: row.line.width() as u16, width, target: *target });
        let style = match (is_chosen, is_there) {
            (true, _) => app.palette.title(),
            (false, true) => Style::new(),
            (false, false) => app.palette.faint().crossed_out(),
        };
        row.line.push_span(Span::styled(text, style));
    }
    row
}

/// Whether there are challenges of this size and grade.
fn has_grade(size: usize, grade: Grade) -> bool {
    Grade::of_size(size).contains(&grade)
}

fn size_row(app: &App, size: usize) -> Row {
    let kind = app.menu.kind(&[]);
    let board =
        board(app, format!("{size} × {size}"), |game| game.size() == size && game.kind() == kind);
    let is_there = match kind {
        Kind::Challenge(grade) => has_grade(size, grade),
        Kind::Learn => has_grade(size, Grade::Easy),
        Kind::Explore | Kind::Daily(_) => true,
    };
    let text = match kind {
        Kind::Explore => {
            let (solutions, all) = PUZZLES.get(size).map_or((0, 0), |puzzle| {
                (puzzle.nb_of_solutions(), puzzle.nb_of_fundamental_solutions())
            });
            let found = app.progress.found(size);
            let of_all = format!("{found} of {all}");
            format!("{board:<11} {of_all:>9}  {:<12} {solutions:>9}", pips(found, all))
        }
        Kind::Challenge(grade) if is_there => {
            let solved = app.progress.solved(size, grade);
            match grade.nb_of_challenges(size) {
                Some(all) => format!("{board:<11} {:>9}", format!("{solved} of {all}")),
                None => format!("{board:<11} {solved:>9}"),
            }
        }
        Kind::Challenge(grade) => format!("{board:<11} no {grade} challenge"),
        Kind::Learn | Kind::Daily(_) => board,
    };
    line(app, &text, app.menu.size == size, is_there, Target::Size(size))
}

fn day_row(app: &App, index: usize, day: u32) -> Row {
    let board = board(app, calendar::date(day), |game| game.kind() == Kind::Daily(day));
    let what = match app.progress.daily(day) {
        Some(feat) => {
            format!("solved in {}", feat.score)
        }
        None if index == 0 => app
            .daily
            .map_or("today".into(), |(size, grade)| format!("today: {size} × {size}, {grade}")),
        None => "not solved yet".into(),
    };
    line(app, &format!("{board:<14} {what}"), app.menu.day == index, true, Target::Day(index))
}

/// The name of a board, with a sign if it was begun.
fn board(app: &App, name: String, is_it: impl Fn(&crate::game::Game) -> bool) -> String {
    if app.kept.iter().any(is_it) { name + " …" } else { name }
}

fn streak(app: &App) -> String {
    let scores = app.progress.scores();
    match (app.streak, Record::new(&scores, app.day()).longest_streak()) {
        (0 | 1, 0 | 1) => String::new(),
        (streak, longest) if streak == longest => format!("{streak} days in a row"),
        (1, longest) => format!("1 day in a row, once {longest}"),
        (streak, longest) => format!("{streak} days in a row, once {longest}"),
    }
}

fn line(app: &App, text: &str, is_chosen: bool, is_there: bool, target: Target) -> Row {
    let width = usize::from(WIDTH);
    let text = format!("  {} {text}", if is_chosen { '▸' } else { ' ' });
    let style = match (is_chosen, is_there) {
        (true, _) => app.palette.chosen(),
        (false, true) => Style::new(),
        (false, false) => app.palette.faint(),
    };
    Row::target(Line::styled(format!("{text:<width$}"), style), target)
}

impl Row {
    fn new(line: Line<'static>) -> Self {
        Self { line, words: Vec::new() }
    }

    fn target(line: Line<'static>, target: Target) -> Self {
        Self { line, words: vec![Word { start: 0, width: WIDTH, target }] }
    }
}
