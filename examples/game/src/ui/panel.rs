//! Drawing of the panel beside or below the board.

use queen_challenge::{
    Clock, Conflict, Find, Game as LibraryGame, Kind as ChallengeKind, Level, Line as BoardLine,
    Remaining, SolutionNumber, Tips,
};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::pips::pips;
use crate::app::App;
use crate::game::Game;
use crate::kind::{Kind, lesson_name};
use crate::message::{Message, Tone};
use crate::text::wrapped;

/// The largest number of conflicts that are listed.
const LISTED: usize = 5;

/// The sign between parts in one line.
const SEPARATOR: &str = " · ";

/// Lines that belong together.
struct Part {
    /// The lower, the later it gives way to others.
    rank: u8,
    /// Whether it follows the part above without an empty line.
    is_close: bool,
    lines: Vec<Line<'static>>,
}

/// Draws as many parts as there is room for, the most important ones.
pub fn draw(app: &App, game: &Game, frame: &mut Frame, area: Rect) {
    let (width, room) = (usize::from(area.width), usize::from(area.height));
    let mut parts = parts(app, game, width, room);
    let height = |parts: &[Part]| parts.iter().map(|part| part.lines.len()).sum::<usize>();
    if height(&parts) > room {
        join(&mut parts, width);
    }
    while height(&parts) > room && parts.len() > 1 {
        let rank = parts.iter().map(|part| part.rank).max();
        if let Some(index) = parts.iter().rposition(|part| Some(part.rank) == rank) {
            parts.remove(index);
        }
    }
    let gaps = parts.iter().skip(1).filter(|part| !part.is_close).count();
    let has_gaps = height(&parts) + gaps <= room;
    let mut lines: Vec<Line> = Vec::new();
    for part in parts {
        if has_gaps && !part.is_close && !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(part.lines);
    }
    if lines.len() > room
        && let Some(last) = room.checked_sub(1).and_then(|last| lines.get_mut(last))
    {
        *last = Line::from("…");
    }
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        frame.render_widget(line, Rect { y, height: 1, ..area });
    }
}

/// Puts the lines of each part, and the parts at the top that are close to each other, in one line
/// as far as they fit. Lines of a sentence do not: they would be in one already.
fn join(parts: &mut Vec<Part>, width: usize) {
    for part in &mut *parts {
        let lines = std::mem::take(&mut part.lines);
        for line in lines {
            if let Some(line) = join_line(part.lines.last_mut(), line, width) {
                part.lines.push(line);
            }
        }
    }
    while let [first, second, ..] = parts.as_mut_slice()
        && second.is_close
        && let [line] = second.lines.as_slice()
        && join_line(first.lines.last_mut(), line.clone(), width).is_none()
    {
        parts.remove(1);
    }
}

/// Appends a line to the one before it, or returns it if there is no room for it.
fn join_line(
    before: Option<&mut Line<'static>>,
    line: Line<'static>,
    width: usize,
) -> Option<Line<'static>> {
    let fits =
        |before: &&mut Line| before.width() + SEPARATOR.chars().count() + line.width() <= width;
    let Some(before) = before.filter(fits) else { return Some(line) };
    before.push_span(Span::raw(SEPARATOR));
    before.spans.extend(line.spans);
    None
}

fn parts(app: &App, game: &Game, width: usize, room: usize) -> Vec<Part> {
    let faint = app.palette.faint();
    let bold = Style::new().bold();
    let mut parts = Vec::new();
    let mut add = |rank, is_close, lines: Vec<(String, Style)>| {
        let lines = lines.iter().flat_map(|(text, style)| {
            wrapped(text, width).into_iter().map(|line| Line::from(Span::styled(line, *style)))
        });
        let lines: Vec<_> = lines.collect();
        if !lines.is_empty() {
            parts.push(Part { rank, is_close, lines });
        }
    };
    add(4, false, vec![(format!("{:#}", game.situation()), bold)]);
    add(8, true, vec![(square(game), faint)]);
    if matches!(game.kind(), Kind::Challenge(..) | Kind::Daily(..)) {
        add(6, true, vec![(effort(app, game), faint)]);
    }
    let kind = game.kind().challenge();
    if matches!(game.kind(), Kind::Learn(_)) && !game.is_over() {
        let lesson = game.lesson_index().map(|index| kind.lessons()[index].about);
        let about = lesson.unwrap_or(LibraryGame::ATTACKS);
        add(5, false, vec![(format!("· {about}"), Style::new())]);
    }
    if kind != ChallengeKind::Queens && !game.is_over() {
        add(9, false, vec![(kind.rule().into(), Style::new())]);
    }
    add(3, false, solution(app, game));
    add(0, false, said(app, &app.result));
    if game.is_over() {
        add(1, true, what_now(app, game).map(|line| (line, Style::new())).collect());
    }
    add(1, false, said(app, &app.message));
    if let Some(tip) = game.tip() {
        add(0, false, vec![(format!("? {tip}"), bold)]);
    }
    add(3, false, conflicts(app, game, room));
    if let Some(rule) = game.inner().diagonal_rule() {
        add(7, true, vec![(rule.into(), faint)]);
    }
    if game.kind() == Kind::Explore {
        add(7, false, found(app, game));
    }
    parts
}

/// The square of the cursor, its region, and its state.
fn square(game: &Game) -> String {
    let (square, size) = (game.cursor(), game.size());
    let challenge = game.challenge();
    let region = challenge.and_then(|challenge| challenge.regions()?.region_of(square));
    let region = region.map(|region| format!(", {}", BoardLine::Region(region).name(size)));
    let what = match () {
        () if game.is_given(square) => ", given",
        () if game.clues().blocked().contains(square) => ", blocked",
        () if game.notes().ruled_out.contains(square) => ", ruled out",
        () => "",
    };
    format!("at {}{}{what}", square.name(size), region.unwrap_or_default())
}

/// The clock, unless it is hidden, and the tips.
fn effort(app: &App, game: &Game) -> String {
    let tips = Tips(game.tips());
    let clock = Clock(u32::try_from(game.played().as_secs()).unwrap_or(u32::MAX));
    if app.extras.clock { format!("{clock} {tips}") } else { tips.to_string() }
}

/// On a board to explore, the number of the solution, or the number of remaining solutions if the
/// player wants to see it.
fn solution(app: &App, game: &Game) -> Vec<(String, Style)> {
    let style = Style::new();
    let text = match (game.kind(), game.solution()) {
        (Kind::Explore, Some((number, _))) => {
            let all = game.puzzle().nb_of_solutions();
            let number = SolutionNumber { number, all };
            let text = format!("{} {number}", LibraryGame::SOLVED);
            (text, style.fg(app.palette.good).bold())
        }
        (Kind::Explore, None) if app.extras.remaining => {
            let remaining = Remaining(game.remaining());
            let style = if remaining.0 == 0 { style.fg(app.palette.bad) } else { style };
            (remaining.to_string(), style)
        }
        _ => return Vec::new(),
    };
    vec![text]
}

fn said(app: &App, message: &Message) -> Vec<(String, Style)> {
    let style = Style::new().bold();
    let style = match message.tone {
        Tone::Plain => style,
        Tone::Good => style.fg(app.palette.good),
        Tone::Bad => style.fg(app.palette.bad),
    };
    if message.text.is_empty() { Vec::new() } else { vec![(message.text.clone(), style)] }
}

/// The keys for a board that is over.
fn what_now(app: &App, game: &Game) -> impl Iterator<Item = String> {
    let next = app.next_board().map(|(kind, size)| match kind {
        Kind::Challenge(kind, grade) => format!("n: {:#}", Level { kind, size, grade }),
        _ => "n: today's board".into(),
    });
    let next = app.next_lesson().map(|index| format!("n: {}", lesson_name(index))).or(next);
    let copy = game.feat().map(|_| "y: copy the result".into());
    let back = if app.back.is_some() { "esc: calendar" } else { "esc: menu" };
    [next, copy, Some(back.into())].into_iter().flatten()
}

fn conflicts(app: &App, game: &Game, room: usize) -> Vec<(String, Style)> {
    let (conflicts, size) = (game.conflicts(), game.size());
    let listed = LISTED.min(room / 3).max(1);
    let pairs = conflicts.iter().map(|&queens| format!("! {}", Conflict { queens, size }));
    let mut lines: Vec<_> = pairs.take(listed).collect();
    if conflicts.len() > listed {
        lines.push(format!("! and {} more", conflicts.len() - listed));
    }
    let style = Style::new().fg(app.palette.bad);
    lines.into_iter().map(|line| (line, style)).collect()
}

fn found(app: &App, game: &Game) -> Vec<(String, Style)> {
    let (found, all) =
        (app.progress.found(game.size()), game.puzzle().nb_of_fundamental_solutions());
    vec![
        (format!("{:#}", Find { is_new: false, found, all }), Style::new()),
        (pips(found, all), app.palette.title()),
        (Find::COUNTING.into(), app.palette.faint()),
    ]
}
