//! Drawing of the menu.

use queen_challenge::{
    Clock, DayState, Game as LibraryGame, Grade, Kind as ChallengeKind, Level, Missing, Record,
};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::pips::pips;
use crate::app::App;
use crate::date;
use crate::drawn::Target;
use crate::game::Game;
use crate::kind::{Kind, lesson_name};
use crate::menu::Mode;
use crate::message::Tone;
use crate::puzzles::PUZZLES;
use crate::text::{cut, wrapped};

/// The width of the widest line.
const WIDTH: u16 = 54;

/// The lines of a choice of boards. A shorter choice begins at the same line.
const HEIGHT: u16 = 18;

/// The word for a board that is solved.
const SOLVED: &str = DayState::NAMES[2];

/// The column at which text begins, and that at which words to choose begin.
const INDENTS: [usize; 2] = [2, 9];

/// The smallest widths for a table with bars, and for one with the numbers of solutions.
const TABLE: [usize; 2] = [49, 35];

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
    need: Need,
}

/// The need of a line: which lines are left out first if there is not room for all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    /// An empty line.
    Space,
    /// The rules of the game.
    Rule,
    /// The heading of the boards.
    Heading,
    /// The rule of a kind of challenge.
    Kind,
    /// A choice.
    Choice,
    /// The chosen line.
    Chosen,
}

/// Draws as many lines as there is room for, the chosen one among them, and a message below. If
/// there are more, lines above and below say so. Returns the places to click on.
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
    let width = WIDTH.min(area.width);
    let rows = fitting(app, rows(app, width.into()), area.height.into());
    let height = (rows.len() as u16).min(area.height);
    let x = area.x + (area.width - width) / 2;
    let y = area.y + area.height.saturating_sub(height.max(HEIGHT)) / 2;
    let mut targets = Vec::new();
    for (y, row) in (y..y + height).zip(rows) {
        let place = Rect { x, y, width, height: 1 };
        frame.render_widget(row.line, place);
        targets.extend(row.words.into_iter().map(|word| {
            let area = Rect { x: x + word.start, width: word.width, ..place };
            (area.intersection(place), word.target)
        }));
    }
    targets
}

/// The lines for which there is room. Empty lines, the rules and the heading go first; then only
/// those around the chosen one are left.
fn fitting(app: &App, mut rows: Vec<Row>, room: usize) -> Vec<Row> {
    for need in [Need::Space, Need::Rule, Need::Heading, Need::Kind] {
        if rows.len() > room {
            rows.retain(|row| row.need != need);
        }
    }
    let chosen = rows.iter().position(|row| row.need == Need::Chosen).unwrap_or(0);
    // The line below the chosen one is seen, too, or says that there are more.
    let above = (chosen + 2).min(rows.len()).saturating_sub(room);
    let below = (rows.len() - above).saturating_sub(room);
    rows.drain(..above);
    rows.truncate(room);
    let more = |sign, code| {
        let line = Line::styled(format!("    {sign} more"), app.palette.faint());
        Row::target(line, Target::Key(code))
    };
    if room >= 3 && above > 0 {
        rows[0] = more('↑', KeyCode::Up);
    }
    if room >= 3 && below > 0 {
        rows[room - 1] = more('↓', KeyCode::Down);
    }
    rows
}

/// All lines, at most this wide.
fn rows(app: &App, width: usize) -> Vec<Row> {
    let menu = app.menu;
    let faint = |text: &str| Row::new(Line::styled(cut(text, width), app.palette.faint()));
    let space = || Row { need: Need::Space, ..Row::new(Line::default()) };
    let lines = |text: &str, indent: usize| {
        let lines = wrapped(text, width.saturating_sub(indent).max(1)).into_iter();
        lines.map(move |line| " ".repeat(indent) + &line).collect::<Vec<_>>()
    };
    let rule = lines(LibraryGame::RULE, INDENTS[0]).into_iter();
    let mut rows: Vec<_> =
        rule.map(|line| Row { need: Need::Rule, ..Row::new(line.into()) }).collect();
    rows.push(space());
    let modes = Mode::ALL.map(|mode| (mode.name().to_owned(), Target::Mode(mode), true));
    rows.extend(choice(app, "game", &modes, Target::Mode(menu.mode), width));
    if let Some(line) = menu.mode.line() {
        rows.extend(lines(line, INDENTS[1]).iter().map(|line| faint(line)));
    }
    if menu.mode != Mode::Explore {
        let kinds =
            ChallengeKind::ALL.map(|kind| (kind.to_string(), Target::ChallengeKind(kind), true));
        rows.extend(choice(app, "kind", &kinds, Target::ChallengeKind(menu.challenge), width));
        let rule = lines(menu.challenge.rule(), INDENTS[1]).into_iter();
        rows.extend(rule.map(|line| Row { need: Need::Kind, ..faint(&line) }));
    }
    if menu.mode == Mode::Challenge {
        let is_there = |grade| has_grade(menu.challenge, menu.size, grade);
        let word = |grade: Grade| (grade.to_string(), Target::Grade(grade), is_there(grade));
        let grades = Grade::WITHOUT_GUESS.map(word);
        rows.extend(choice(app, "grade", &grades, Target::Grade(menu.grade), width));
    }
    rows.push(space());
    if menu.mode == Mode::Daily {
        let streaks = Some(app.streaks(menu.challenge)).filter(|streaks| streaks.longest > 1);
        let streaks = streaks.map_or(String::new(), |streaks| format!("{streaks:#}"));
        rows.push(faint(&format!("    {:<14} {streaks}", "day")));
        let days = app.days();
        rows.extend(days.iter().map(|&day| day_row(app, day, width)));
        let calendar = Target::Key(KeyCode::Char('c'));
        rows.push(Row::target(Line::from("    calendar (c): all days"), calendar));
    } else {
        let heading = faint(&match menu.mode {
            Mode::Explore if width >= TABLE[0] => {
                format!("    {:<11} {:>9}  {:<12} {:>9}", "board", "found", "", "solutions")
            }
            Mode::Explore if width >= TABLE[1] => {
                format!("    {:<11} {:>9} {:>9}", "board", "found", "solutions")
            }
            Mode::Explore => format!("    {:<11} {:>9}", "board", "found"),
            Mode::Challenge => format!("    {:<11} {:>9}", "board", SOLVED),
            Mode::Learn | Mode::Daily => "    board".into(),
        });
        rows.push(Row { need: Need::Heading, ..heading });
        if menu.mode == Mode::Learn {
            let lessons = 0..menu.challenge.lessons().len();
            rows.extend(lessons.map(|index| lesson_row(app, index, width)));
        }
        rows.extend(PUZZLES.sizes().map(|size| size_row(app, size, width)));
    }
    rows.push(space());
    let (solved, found) = app.progress.totals();
    let mut archive = format!("    archive (a): {solved} {SOLVED}, {found} found");
    if archive.chars().count() > width {
        archive = "    archive (a)".into();
    }
    rows.push(Row::target(archive.into(), Target::Key(KeyCode::Char('a'))));
    rows
}

/// A choice of words, one of them chosen: `game Explore [Challenge] Daily `. Some may be dimmed.
fn choice(
    app: &App,
    name: &str,
    all: &[(String, Target, bool)],
    chosen: Target,
    room: usize,
) -> Vec<Row> {
    let [indent, words] = INDENTS;
    let start = |name: &str| {
        let name = format!("{}{name}", " ".repeat(indent));
        Row::new(Line::styled(format!("{name:<words$}"), app.palette.faint()))
    };
    let mut rows = Vec::new();
    let mut row = start(name);
    for (word, target, is_there) in all {
        let is_chosen = *target == chosen;
        let text = if is_chosen { format!("[{word}]") } else { format!(" {word} ") };
        let width = text.chars().count() as u16;
        if !row.words.is_empty() && row.line.width() + usize::from(width) > room {
            rows.push(std::mem::replace(&mut row, start("")));
        }
        row.words.push(Word { start: row.line.width() as u16, width, target: *target });
        let style = match (is_chosen, is_there) {
            (true, _) => app.palette.title(),
            (false, true) => Style::new(),
            (false, false) => app.palette.faint().crossed_out(),
        };
        row.line.push_span(Span::styled(text, style));
    }
    rows.push(row);
    rows
}

/// Whether there are challenges of this kind, size and grade.
fn has_grade(challenge: ChallengeKind, size: usize, grade: Grade) -> bool {
    challenge.grades(size).contains(&grade)
}

fn lesson_row(app: &App, index: usize, width: usize) -> Row {
    let kind = app.menu.kind(app.day());
    let is_it = |game: &Game| game.kind() == kind && game.lesson_index() == Some(index);
    let text = board(app, lesson_name(index), is_it);
    let is_chosen = app.menu.lesson == Some(index);
    line(app, &text, is_chosen, true, Target::Lesson(index), width)
}

fn size_row(app: &App, size: usize, width: usize) -> Row {
    let kind = app.menu.kind(app.day());
    let is_it =
        |game: &Game| game.size() == size && game.kind() == kind && game.lesson_index().is_none();
    let board = board(app, format!("{size} × {size}"), is_it);
    let is_there = kind.grade().is_none_or(|grade| has_grade(kind.challenge(), size, grade));
    let text = match kind {
        Kind::Explore => {
            let (solutions, all) = PUZZLES.get(size).map_or((0, 0), |puzzle| {
                (puzzle.nb_of_solutions(), puzzle.nb_of_fundamental_solutions())
            });
            let found = app.progress.found(size);
            let of_all = format!("{found} of {all}");
            match TABLE {
                [bars, _] if width >= bars => {
                    format!("{board:<11} {of_all:>9}  {:<12} {solutions:>9}", pips(found, all))
                }
                [_, solved] if width >= solved => {
                    format!("{board:<11} {of_all:>9} {solutions:>9}")
                }
                _ => format!("{board:<11} {of_all:>9}"),
            }
        }
        Kind::Challenge(challenge, grade) if is_there => {
            let solved = app.progress.solved(challenge, size, grade);
            match grade.nb_of_challenges(size).filter(|_| challenge == ChallengeKind::Queens) {
                Some(all) => format!("{board:<11} {:>9}", format!("{solved} of {all}")),
                None => format!("{board:<11} {solved:>9}"),
            }
        }
        Kind::Challenge(kind, grade) if width >= TABLE[1] => {
            format!("{board:<11} {:#}", Missing { kind, size, grade: Some(grade) })
        }
        Kind::Challenge(..) => format!("{board:<11} {:>9}", "none"),
        Kind::Learn(_) | Kind::Daily(..) => board,
    };
    let is_lesson = app.menu.mode == Mode::Learn && app.menu.lesson.is_some();
    let is_chosen = app.menu.size == size && !is_lesson;
    line(app, &text, is_chosen, is_there, Target::Size(size), width)
}

fn day_row(app: &App, day: u32, width: usize) -> Row {
    let challenge = app.menu.challenge;
    let board = board(app, date::name(day), |game| game.kind() == Kind::Daily(challenge, day));
    let scores = app.progress.scores(challenge);
    let is_begun = app.begun(challenge).any(|begun| begun == day);
    let what = match Record::new(&scores, app.day()).day(day, is_begun) {
        DayState::Solved(score) | DayState::Late(score) if width < TABLE[0] => {
            Clock(score.seconds).to_string()
        }
        DayState::Open | DayState::Begun if day == app.day() => {
            let (size, grade) = challenge.of_day(day);
            let today = if width < TABLE[0] { "" } else { "today: " };
            format!("{today}{:#}", Level { kind: challenge, size, grade })
        }
        state => state.to_string(),
    };
    let is_chosen = app.chosen_day() == day;
    let column = if width < TABLE[0] { 12 } else { 14 };
    line(app, &format!("{board:<column$} {what}"), is_chosen, true, Target::Day(day), width)
}

/// The name of a board, with a sign if there is something to go on with.
fn board(app: &App, name: String, is_it: impl Fn(&Game) -> bool) -> String {
    let is_begun = |game: &Game| app.is_begun(game) && is_it(game);
    if app.kept.iter().any(is_begun) { name + " …" } else { name }
}

fn line(
    app: &App,
    text: &str,
    is_chosen: bool,
    is_there: bool,
    target: Target,
    width: usize,
) -> Row {
    let text = format!("  {} {text}", if is_chosen { '▸' } else { ' ' });
    let style = match (is_chosen, is_there) {
        (true, _) => app.palette.chosen(),
        (false, true) => Style::new(),
        (false, false) => app.palette.faint(),
    };
    let row = Row::target(Line::styled(format!("{:<width$}", cut(&text, width)), style), target);
    if is_chosen { Row { need: Need::Chosen, ..row } } else { row }
}

impl Row {
    fn new(line: Line<'static>) -> Self {
        Self { line, words: Vec::new(), need: Need::Choice }
    }

    fn target(line: Line<'static>, target: Target) -> Self {
        Self { words: vec![Word { start: 0, width: WIDTH, target }], ..Self::new(line) }
    }
}
