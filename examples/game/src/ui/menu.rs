//! Drawing of the menu.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};

use super::palette::ACCENT;
use super::pips;
use crate::app::{App, Target};
use crate::game::PUZZLES;
use crate::menu::{GRADES, Mode};

/// The width of the widest line.
const WIDTH: u16 = 54;

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

/// Draws as many lines as there is room for, the marked size among them, and a message below.
pub fn draw(app: &mut App, frame: &mut Frame, mut area: Rect) {
    if !app.message.is_empty() && area.height > 1 {
        area.height -= 1;
        let place = Rect { y: area.bottom(), height: 1, ..area };
        frame.render_widget(Line::from(format!(" {}", app.message)).bold(), place);
    }
    let (rows, marked) = rows(app);
    let width = WIDTH.min(area.width);
    let height = (rows.len() as u16).min(area.height);
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    let hidden = (marked + 2).min(rows.len()).saturating_sub(height.into());
    for (y, row) in (y..y + height).zip(rows.into_iter().skip(hidden)) {
        let place = Rect { x, y, width, height: 1 };
        frame.render_widget(row.line, place);
        app.targets.extend(row.words.into_iter().map(|word| {
            let area = Rect { x: x + word.start, width: word.width, ..place };
            (area.intersection(place), word.target)
        }));
    }
}

/// All lines, and the index of the one with the marked size.
fn rows(app: &App) -> (Vec<Row>, usize) {
    let menu = app.menu;
    let modes = Mode::ALL.map(|mode| (mode.name().to_owned(), Target::Mode(mode)));
    let mut rows = vec![choice("game ", &modes, Target::Mode(menu.mode))];
    if menu.mode == Mode::Explore {
        rows.push(Row::text("all solutions, on an empty board"));
    } else {
        let grades = GRADES.map(|grade| (grade.to_string(), Target::Grade(grade)));
        rows.push(choice("grade", &grades, Target::Grade(menu.grade)));
    }
    rows.push(Row::text(""));
    rows.push(Row::text("  board     solved  found                  solutions"));
    let first = rows.len();
    rows.extend(PUZZLES.sizes().map(|size| size_row(app, size)));
    let marked = first + PUZZLES.iter().take_while(|p| p.size() < menu.size).count();
    rows.push(Row::text(""));
    let (solved, found) = (app.progress.feats().len(), app.progress.solutions().len());
    rows.push(Row::target(
        Line::from(format!("  archive (a): {solved} solved, {found} found")),
        Target::Archive,
    ));
    (rows, marked)
}

/// A choice of words, one of them marked: `game Explore [Challenge] Today's `.
fn choice(name: &str, all: &[(String, Target)], marked: Target) -> Row {
    let mut row = Row::text(format!("  {name}  "));
    for (word, target) in all {
        let is_marked = *target == marked;
        let text = if is_marked { format!("[{word}]") } else { format!(" {word} ") };
        let width = text.chars().count() as u16;
        row.words.push(Word { start: row.line.width() as u16, width, target: *target });
        let style = if is_marked { Style::new().fg(ACCENT).bold() } else { Style::new() };
        row.line.push_span(Span::styled(text, style));
        row.line.push_span(" ");
    }
    row
}

fn size_row(app: &App, size: usize) -> Row {
    let (solutions, all) = PUZZLES
        .get(size)
        .map_or((0, 0), |puzzle| (puzzle.nb_of_solutions(), puzzle.nb_of_fundamental_solutions()));
    let kind = app.menu.kind(app.day);
    let is_kept = app.kept.iter().any(|game| game.size() == size && game.kind() == kind);
    let is_marked = app.menu.size == size;
    let mark = if is_marked { '▸' } else { ' ' };
    let board = format!("{size} × {size}{}", if is_kept { " …" } else { "" });
    let feats = app.progress.feats();
    let solved = feats.iter().filter(|feat| feat.challenge.givens().size() == size).count();
    let found = app.progress.found(size);
    let (of_all, pips) = (format!("{found} of {all}"), pips(found, all));
    let text = format!("{mark} {board:<9} {solved:<7} {of_all:<9} {pips:<12} {solutions}");
    let style = if is_marked { Style::new().reversed() } else { Style::new() };
    let width = usize::from(WIDTH);
    Row::target(Line::styled(format!("{text:<width$}"), style), Target::Size(size))
}

impl Row {
    fn text(text: impl Into<String>) -> Self {
        Self { line: Line::from(text.into()).dim(), words: Vec::new() }
    }

    fn target(line: Line<'static>, target: Target) -> Self {
        Self { line, words: vec![Word { start: 0, width: WIDTH, target }] }
    }
}
