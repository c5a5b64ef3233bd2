//! The simulated display as text.

use embedded_graphics::Pixel;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use puzzles::oled::Oled;

#[test]
fn a_pixel_is_a_dot() {
    let dots = [[(0, 0), (1, 0)], [(0, 1), (1, 1)], [(0, 2), (1, 2)], [(0, 3), (1, 3)]];
    for (dot, character) in dots.concat().into_iter().zip("⠁⠈⠂⠐⠄⠠⡀⢀".chars()) {
        let mut display = Oled::default();
        let at = Point::from(dot) + Point::new(126, 60);
        let Ok(()) = display.draw_iter([Pixel(at, BinaryColor::On)]);
        let text = display.to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines.len(), lines[0].chars().count()), (16, 66));
        assert!(lines[15].ends_with(&format!("⠀{character}│")), "{}", lines[15]);
        let Ok(()) = display.draw_iter([Pixel(at, BinaryColor::Off)]);
        assert_eq!(display, Oled::default());
    }
}

#[test]
fn pixels_outside_of_the_display_are_left_out() {
    let mut display = Oled::default();
    for (x, y) in [(-1, 0), (0, -1), (128, 0), (0, 64)] {
        let Ok(()) = display.draw_iter([Pixel(Point::new(x, y), BinaryColor::On)]);
    }
    assert_eq!(display, Oled::default());
    assert!(!display.is_lit(128, 0) && !display.is_lit(0, 64));
}
