//! Drawing of the screens.

mod archive;
mod board;
mod calendar;
mod crown;
mod help;
mod keys;
mod menu;
mod panel;
mod pips;
mod regions;

use queen_challenge::Tip;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{App, Screen};
use crate::area::{self, BoardArea};
use crate::drawn::{Drawn, Target};
use crate::game::Game;
use crate::kind::Kind;
use crate::text::cut;
use board::BoardPicture;

pub use crown::crown;
pub use help::KEYS;

/// Draws the current screen.
pub fn draw(app: &App, frame: &mut Frame) -> Drawn {
    let screen = frame.area();
    let body = area::body(screen);
    let mut drawn = Drawn::default();
    match &app.screen {
        Screen::Menu => {
            draw_title(app, frame, "choose a board");
            drawn.targets = menu::draw(app, frame, body);
        }
        Screen::Play(game) => {
            let size = game.size();
            let back = draw_title(app, frame, &format!("{size} × {size} · {}", game.title()));
            drawn.targets.push(back);
            drawn.board = draw_game(app, game, frame);
        }
        Screen::Archive(pages) => {
            let back = draw_title(app, frame, &archive::caption(pages));
            drawn.targets = archive::draw(app, pages, frame, body);
            drawn.targets.push(back);
        }
        Screen::Calendar(days) => {
            let back = draw_title(app, frame, "calendar");
            drawn.targets = calendar::draw(app, *days, frame, body);
            drawn.targets.push(back);
        }
    }
    if screen.height > 1 {
        let area = Rect { y: screen.bottom() - 1, height: 1, ..screen };
        drawn.targets.extend(keys::draw(app, frame, area));
    }
    if let Some(hidden) = app.help {
        drawn.help_below = help::draw(app, hidden, frame, screen);
    }
    drawn
}

/// Draws the title, and returns the place to click on to go back.
fn draw_title(app: &App, frame: &mut Frame, what: &str) -> (Rect, Target) {
    let area = Rect { height: frame.area().height.min(1), ..frame.area() };
    let sign = if matches!(app.screen, Screen::Menu) { '♛' } else { '‹' };
    let is_short = usize::from(area.width) < what.chars().count() + " ♛ Queens · ".len();
    let (back, what) = if is_short {
        (format!(" {sign} "), what.to_owned())
    } else {
        (format!(" {sign} Queens "), format!("· {what}"))
    };
    let name = Span::styled(back, app.palette.title());
    let place = Rect { width: area.width.min(name.width() as u16), ..area };
    let what = cut(&what, usize::from(area.width - place.width));
    let line = Line::from(vec![name, Span::styled(what, app.palette.faint())]);
    frame.render_widget(line, area);
    (place, Target::Key(KeyCode::Esc))
}

fn draw_game(app: &App, game: &Game, frame: &mut Frame) -> Option<BoardArea> {
    let (screen, size) = (frame.area(), game.size());
    let Some((area, panel)) = BoardArea::with_panel(screen, size, game.kind().challenge()) else {
        let [beside, above] = BoardArea::needed(size, game.kind().challenge())
            .map(|(width, height)| format!("{width} × {height}"));
        let text = format!(
            "The window is too small for this board: it has {} × {} characters, and {beside} or \
             {above} are needed.",
            screen.width, screen.height
        );
        frame.render_widget(Paragraph::new(text).wrap(Wrap::default()), area::body(screen));
        return None;
    };
    let shows_map = app.extras.map && game.challenge().is_none();
    let notes = game.notes();
    let picture = BoardPicture {
        ruled_out: notes.ruled_out,
        attacked: game.attacked(),
        marks_attacked: (app.extras.attacked || matches!(game.kind(), Kind::Learn(_)))
            && game.solution().is_none(),
        has_patterns: app.extras.patterns,
        cursor: Some(game.cursor()),
        evidence: game.tip().map(Tip::evidence),
        heat_map: shows_map.then(|| game.heat_map()),
        time: app.time,
        won: app.won.map(|won| app.time.saturating_sub(won)),
        ..BoardPicture::new(notes.queens, game.clues(), app.palette)
    };
    picture.draw(area, frame.buffer_mut());
    panel::draw(app, game, frame, panel);
    Some(area)
}
