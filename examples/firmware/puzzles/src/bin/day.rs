//! The region boards of days, whose numbers are the lines of the input, as the image `day` shows
//! them.

use std::io;

use puzzles::day::DayBoard;

fn main() {
    for line in io::stdin().lines() {
        let day = line.unwrap().parse().expect("the number of a day");
        print!("{}", DayBoard::new(day).unwrap());
    }
}
