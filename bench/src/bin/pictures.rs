//! Draws what the benchmarks have found: compile time and bytes against the size of the board.
//!
//! The pictures have no background, and colours of middle lightness: they can be read on white and
//! on black.
#![allow(clippy::cast_precision_loss, reason = "counts are below 2^52")]

use std::ops::Range;

use plotters::coord::Shift;
use plotters::prelude::*;
use queen_bench::row::{Build, Bytes, Kind};
use queen_bench::{Result, results};

const WIDTH: u32 = 960;
const HEIGHT: u32 = 400;
const LEGEND_WIDTH: u32 = 210;

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
    let picture = SVGBackend::new(&path, (WIDTH, HEIGHT)).into_drawing_area();
    let (charts, legend) = picture.split_horizontally(WIDTH - LEGEND_WIDTH);
    let (left, right) = charts.split_horizontally((WIDTH - LEGEND_WIDTH) / 2);
    draw_chart(&left, "Clean build of the crate", 0.04..50.0, &clean, seconds_label)?;
    draw_chart(&right, "Rebuild", 0.04..50.0, &rebuild, seconds_label)?;
    draw_legend(&legend, &clean)?;
    Ok(picture.present()?)
}

fn draw_bytes(sizes: &[Bytes]) -> Result<()> {
    let line = |bytes: fn(&Bytes) -> u64| {
        sizes.iter().map(|size| (size.n, bytes(size) as f64)).collect::<Vec<_>>()
    };
    let lines = [
        ("layout = plain", line(|size| size.plain)),
        ("layout = ranked", line(|size| size.ranked)),
        ("coding of a set", line(|size| size.set_bound)),
    ];
    let path = results::path("size.svg")?;
    let picture = SVGBackend::new(&path, (WIDTH, HEIGHT)).into_drawing_area();
    let (chart, legend) = picture.split_horizontally(WIDTH - LEGEND_WIDTH);
    draw_chart(&chart, "Bytes of a table", 1.0..1e9, &lines, bytes_label)?;
    draw_legend(&legend, &lines)?;
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

fn draw_chart(
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
        .x_label_area_size(28)
        .y_label_area_size(52)
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
    for ((_, points), color) in lines.iter().zip(COLORS).rev() {
        chart.draw_series(
            LineSeries::new(points.iter().copied(), color.filled().stroke_width(2)).point_size(3),
        )?;
    }
    Ok(())
}

fn draw_legend(area: &Area, lines: &[Line]) -> Result<()> {
    for (((name, _), color), y) in lines.iter().zip(COLORS).zip((60..).step_by(24)) {
        let text = ("sans-serif", 14).into_font().color(&GREY);
        area.draw(&PathElement::new([(8, y), (30, y)], color.stroke_width(2)))?;
        area.draw(&Circle::new((19, y), 3, color.filled()))?;
        area.draw(&Text::new(*name, (38, y - 7), text))?;
    }
    Ok(())
}
