//! The crown of a queen in blocks.

/// A crown, as rows of pixels. Two rows are a line of the screen, so that pixels are square.
pub type Crown = &'static [&'static str];

/// The crown for squares of this many lines, with an even number of rows and an odd number of pixels
/// a row, so that it is in the middle of a square. A given one is solid, a player's own is hollow.
fn pixels(lines: u16, is_given: bool) -> Crown {
    match (lines, is_given) {
        (..=3, true) => &["#.#.#", "#####", "#####", ".###."],
        (..=3, false) => &["#.#.#", "#####", ".#.#.", ".###."],
        (4, true) => &["#..#..#", "#..#..#", "##.#.##", "#######", ".#####.", ".#####."],
        (4, false) => &["#..#..#", "#..#..#", "##.#.##", "#######", ".#...#.", ".#####."],
        (_, true) => &[
            "#...#...#",
            "#...#...#",
            "##..#..##",
            "###.#.###",
            "#########",
            ".#######.",
            ".#######.",
            ".#######.",
        ],
        (_, false) => &[
            "#...#...#",
            "#...#...#",
            "##..#..##",
            "###.#.###",
            "#########",
            ".#.....#.",
            ".#.....#.",
            ".#######.",
        ],
    }
}

/// The crown in a square of this many lines, one text a line, as wide as the crown.
#[must_use]
pub fn crown(lines: u16, is_given: bool) -> Vec<String> {
    if lines == 1 {
        return vec![if is_given { "♛" } else { "♕" }.to_owned()];
    }
    let rows = pixels(lines, is_given);
    let above = (2 * usize::from(lines) - rows.len()) / 2;
    let is_set = |x: usize, y: usize| {
        y.checked_sub(above).and_then(|y| rows.get(y)).is_some_and(|row| row.as_bytes()[x] == b'#')
    };
    let line = |y: usize| {
        let block = |x| match (is_set(x, 2 * y), is_set(x, 2 * y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        (0..rows[0].len()).map(block).collect()
    };
    (0..usize::from(lines)).map(line).collect()
}
