//! Charts of the results: compile time and bytes against the size of the board.
//!
//! The pictures have no background and use colours of medium lightness, so they can be read on
//! white and on black. Each line has its own shape of markers and its name at its end, so lines can
//! be told apart without colours.
#![allow(clippy::cast_precision_loss, reason = "counts are below 2^52")]

use std::ops::Range;

use plotters::coord::Shift;
use plotters::prelude::*;
use queen_bench::rows::{Build, Bytes, Kind};
use queen_bench::{Result, results};

const WIDTH: u32 = 860;

/// The height of a chart.
const HEIGHT: u32 = 400;

/// The width of the space for names on the right of a chart.
const NAMES: u32 = 190;

/// The smallest vertical distance of two names.
const LINE_HEIGHT: i32 = 20;

const GREY: RGBColor = RGBColor(0x78, 0x7e, 0x86);
const COLORS: [RGBColor; 7] = [
    RGBColor(0xe5, 0x48, 0x4d),
    RGBColor(0xd9, 0x7a, 0x1a),
    RGBColor(0x3b, 0x82, 0xf6),
    RGBColor(0x12, 0x96, 0xa8),
    RGBColor(0x9a, 0x5f, 0xd6),
    RGBColor(0x2f, 0x9e, 0x60),
    RGBColor(0x9c, 0x74, 0x4a),
];

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A line of a chart: its name, and a point for each size.
type Line<'a> = (&'a str, Vec<(usize, f64)>);

fn main() -> Result<()> {
    draw_compile_time(&results::read("compile-time.csv")?)?;
    draw_bytes(&results::read("size.csv")?)
}

fn draw_compile_time(builds: &[Build]) -> Result<()> {
    let lines = |kind| {
        let mut lines: Vec<Line> = Vec::new();
        for build in builds.iter().filter(|build| build.build == kind) {
            let point = (build.n, build.seconds);
            match lines.iter_mut().find(|(name, _)| *name == build.way) {
                Some((_, points)) => points.push(point),
                None => lines.push((&build.way, vec![point])),
            }
        }
        lines
    };
    let (clean, rebuild) = (lines(Kind::Clean), lines(Kind::Rebuild));
    let path = results::path("compile-time.svg")?;
    let picture = SVGBackend::new(&path, (WIDTH, 2 * HEIGHT)).into_drawing_area();
    let (above, below) = picture.split_vertically(HEIGHT);
    draw_chart(&picture, &above, "Clean build of the crate", 0.04..50.0, &clean, seconds_label)?;
    draw_chart(&picture, &below, "Rebuild", 0.04..50.0, &rebuild, seconds_label)?;
    Ok(picture.present()?)
}

fn draw_bytes(sizes: &[Bytes]) -> Result<()> {
    let line = |name, layout| {
        // An empty table has no place on a logarithmic scale.
        let sizes = sizes.iter().filter(|size| size.layout == layout && size.bytes > 0);
        (name, sizes.map(|size| (size.n, size.bytes as f64)).collect())
    };
    let lines: [Line; 7] = [
        line("plain", "plain"),
        line("any set", "set"),
        line("ranked, ranked(5)", "ranked(5)"),
        line("ranked(7)", "ranked(7)"),
        line("ranked(8)", "ranked(8)"),
        line("ranked(10)", "ranked(10)"),
        line("ranked(12)", "ranked(12)"),
    ];
    let path = results::path("size.svg")?;
    let picture = SVGBackend::new(&path, (WIDTH, HEIGHT)).into_drawing_area();
    draw_chart(&picture, &picture, "Bytes of a table", 1.0..1e9, &lines, bytes_label)?;
    Ok(picture.present()?)
}

fn seconds_label(seconds: f64) -> String {
    format!("{seconds} s")
}

fn bytes_label(bytes: f64) -> String {
    match bytes {
        ..1e3 => format!("{bytes} B"),
        ..1e6 => format!("{} kB", bytes / 1e3),
        _ => format!("{} MB", bytes / 1e6),
    }
}

/// Draws a chart into an area of the picture.
fn draw_chart(
    picture: &Area,
    area: &Area,
    title: &str,
    range: Range<f64>,
    lines: &[Line],
    label: fn(f64) -> String,
) -> Result<()> {
    let text = ("sans-serif", 14).into_font().color(&GREY);
    let sizes = || lines.iter().flat_map(|(_, points)| points).map(|&(n, _)| n);
    let (least, most) = (sizes().min().unwrap_or(0), sizes().max().unwrap_or(0));
    let mut chart = ChartBuilder::on(area)
        .caption(title, ("sans-serif", 16).into_font().color(&GREY))
        .margin(8)
        .margin_right(NAMES)
        .x_label_area_size(28)
        .y_label_area_size(64)
        .build_cartesian_2d(least..most, range.log_scale())?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .bold_line_style(GREY.mix(0.3))
        .light_line_style(TRANSPARENT)
        .axis_style(GREY)
        .label_style(text)
        .x_labels(most - least + 1)
        .x_label_formatter(&|n| format!("n = {n}"))
        .y_label_formatter(&|&value| label(value))
        .draw()?;
    let mut names = Vec::new();
    for (index, ((name, points), color)) in lines.iter().zip(COLORS).enumerate().rev() {
        let places: Vec<_> = points.iter().map(|point| chart.backend_coord(point)).collect();
        picture.draw(&PathElement::new(places.clone(), color.stroke_width(2)))?;
        for &place in &places {
            draw_marker(picture, index, place, color)?;
        }
        names.extend(places.last().map(|&end| Label { end, y: end.1, text: name, index, color }));
    }
    spread(&mut names);
    names.iter().try_for_each(|name| name.draw(picture))
}

/// The name of a line, beside its end.
struct Label<'a> {
    end: (i32, i32),
    y: i32,
    text: &'a str,
    index: usize,
    color: RGBColor,
}

impl Label<'_> {
    fn draw(&self, picture: &Area) -> Result<()> {
        let Self { end, y, text, index, color } = *self;
        let style = ("sans-serif", 14).into_font().color(&GREY);
        let middle = (end.0 + 30, y);
        picture.draw(&PathElement::new([end, middle], color.mix(0.5).stroke_width(1)))?;
        draw_marker(picture, index, middle, color)?;
        Ok(picture.draw(&Text::new(text, (end.0 + 40, y - 7), style))?)
    }
}

/// Moves names of lines that end at the same size apart, by moving the lower ones down.
fn spread(names: &mut [Label]) {
    names.sort_by_key(|name| name.end);
    for index in 1..names.len() {
        if names[index].end.0 == names[index - 1].end.0 {
            names[index].y = names[index].y.max(names[index - 1].y + LINE_HEIGHT);
        }
    }
}

/// Draws the marker of a line. The first lines have filled shapes, later ones the same shapes
/// empty.
fn draw_marker(picture: &Area, index: usize, (x, y): (i32, i32), color: RGBColor) -> Result<()> {
    let corners = match index % 4 {
        0 => vec![(-4, -4), (4, -4), (4, 4), (-4, 4)],
        1 => vec![(0, -6), (6, 0), (0, 6), (-6, 0)],
        2 => vec![(-5, 4), (0, -6), (5, 4)],
        _ => vec![(-5, -4), (0, 6), (5, -4)],
    };
    let mut outline: Vec<_> = corners.iter().map(|(dx, dy)| (x + dx, y + dy)).collect();
    if index < 4 {
        picture.draw(&Polygon::new(outline, color.filled()))?;
    } else {
        outline.push(outline[0]);
        outline.push(outline[1]);
        picture.draw(&PathElement::new(outline, color.stroke_width(2)))?;
    }
    Ok(())
}
