//! A screen as an SVG document.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

const WIDTH: usize = 10;
const HEIGHT: usize = 20;

/// The terminal's own colours for text and for the background.
const DARK: [&str; 2] = ["#e6e6e6", "#16181d"];
const LIGHT: [&str; 2] = ["#202124", "#fbfbfa"];

/// Draws the screen on a dark or a light background, with quarters of blocks as rectangles and
/// everything else as text.
pub fn svg(buffer: &Buffer, is_light: bool) -> String {
    let own = if is_light { LIGHT } else { DARK };
    let (columns, lines) = (usize::from(buffer.area.width), usize::from(buffer.area.height));
    let (width, height) = (columns * WIDTH, lines * HEIGHT);
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" \
         height=\"{height}\" viewBox=\"-16 -12 {} {}\">\n\
         <title>The game in a terminal</title>\n\
         <style>text{{font:16px ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace}}</style>\n\
         <rect x=\"-16\" y=\"-12\" width=\"100%\" height=\"100%\" rx=\"12\" fill=\"{}\"/>\n",
        width + 32,
        height + 24,
        own[1]
    );
    for (line, cells) in buffer.content().chunks(columns).enumerate() {
        for group in cells_alike(cells) {
            draw(&mut picture, line * HEIGHT, group, cells, own);
        }
    }
    picture + "</svg>\n"
}

/// The runs of cells of the same style, as ranges of columns.
fn cells_alike(cells: &[Cell]) -> Vec<std::ops::Range<usize>> {
    let mut runs: Vec<std::ops::Range<usize>> = Vec::new();
    for (column, cell) in cells.iter().enumerate() {
        match runs.last_mut() {
            Some(run) if cells[run.start].style() == cell.style() => run.end = column + 1,
            _ => runs.push(column..column + 1),
        }
    }
    runs
}

fn draw(
    picture: &mut String,
    y: usize,
    run: std::ops::Range<usize>,
    cells: &[Cell],
    own: [&str; 2],
) {
    let cell = &cells[run.start];
    let (x, width) = (run.start * WIDTH, run.len() * WIDTH);
    let reversed = cell.modifier.contains(Modifier::REVERSED);
    let (mut ink, mut paper) = (colour(cell.fg).unwrap_or(own[0].into()), colour(cell.bg));
    if reversed {
        (ink, paper) = (own[1].into(), Some(ink));
    }
    if let Some(paper) = paper {
        let _ = writeln!(
            picture,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{HEIGHT}\" fill=\"{paper}\" \
             shape-rendering=\"crispEdges\"/>"
        );
    }
    for (column, cell) in run.clone().zip(&cells[run.clone()]) {
        for (right, low) in quarters(cell.symbol()) {
            let (x, y) = (column * WIDTH + right * WIDTH / 2, y + low * HEIGHT / 2);
            let _ = writeln!(
                picture,
                "<path d=\"M{x} {y}h{w}v{h}h-{w}z\" fill=\"{ink}\" \
                 shape-rendering=\"crispEdges\"/>",
                w = WIDTH / 2,
                h = HEIGHT / 2
            );
        }
    }
    let bold = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let dim = if cell.modifier.contains(Modifier::DIM) { " opacity=\".65\"" } else { "" };
    let is_text = |cell: &Cell| cell.symbol() != " " && quarters(cell.symbol()).is_empty();
    let mut column = run.start;
    for word in cells[run].chunk_by(|one, other| is_text(one) == is_text(other)) {
        if is_text(&word[0]) {
            let text: String = word.iter().map(Cell::symbol).collect();
            let _ = writeln!(
                picture,
                "<text x=\"{}\" y=\"{}\" textLength=\"{}\" fill=\"{ink}\"{bold}{dim}>{text}</text>",
                column * WIDTH,
                y + 15,
                word.len() * WIDTH
            );
        }
        column += word.len();
    }
}

/// The quarters of the cell that a block covers, as (right, low).
fn quarters(symbol: &str) -> &'static [(usize, usize)] {
    match symbol {
        "▘" => &[(0, 0)],
        "▝" => &[(1, 0)],
        "▖" => &[(0, 1)],
        "▗" => &[(1, 1)],
        "▌" => &[(0, 0), (0, 1)],
        "▐" => &[(1, 0), (1, 1)],
        "▀" => &[(0, 0), (1, 0)],
        "▄" => &[(0, 1), (1, 1)],
        "▙" => &[(0, 0), (0, 1), (1, 1)],
        "▟" => &[(1, 0), (0, 1), (1, 1)],
        "▛" => &[(0, 0), (1, 0), (0, 1)],
        "▜" => &[(0, 0), (1, 0), (1, 1)],
        "█" => &[(0, 0), (1, 0), (0, 1), (1, 1)],
        _ => &[],
    }
}

/// The colour of the palette of 256; `None` for the terminal's own.
fn colour(colour: Color) -> Option<String> {
    let Color::Indexed(index) = colour else {
        return None;
    };
    let (red, green, blue) = match index.checked_sub(16)? {
        grey @ 216.. => [(grey - 216) * 10 + 8; 3].into(),
        cube => {
            let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
            (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
        }
    };
    Some(format!("#{red:02x}{green:02x}{blue:02x}"))
}
