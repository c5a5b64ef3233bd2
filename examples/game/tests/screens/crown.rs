//! Tests of the crowns.

use queen_game::ui;

/// The quarters of a cell that a block covers: upper left, upper right, lower left, lower right.
fn quarters(block: char) -> [bool; 4] {
    let covered = match block {
        '█' => 0b1111,
        '▀' => 0b1100,
        '▄' => 0b0011,
        '▌' => 0b1010,
        '▐' => 0b0101,
        '▘' => 0b1000,
        '▝' => 0b0100,
        '▖' => 0b0010,
        '▗' => 0b0001,
        '▙' => 0b1011,
        '▟' => 0b0111,
        '▛' => 0b1110,
        '▜' => 0b1101,
        ' ' => 0,
        _ => panic!("{block:?} is no block"),
    };
    [8, 4, 2, 1].map(|bit| covered & bit != 0)
}

#[test]
fn crowns_are_in_the_middle_of_their_squares() {
    for lines in 2..=6 {
        for (is_given, has_signs) in [(false, false), (false, true), (true, false), (true, true)] {
            let crown = ui::crown(lines, is_given, has_signs);
            let width = crown.iter().map(|line| line.chars().count()).max().unwrap();
            assert!(crown.len() == usize::from(lines) && width % 2 == 1);
            let sides = if has_signs { 2 } else { 0 };
            assert!(width + sides <= usize::from(2 * lines + 1));
            let halves: Vec<Vec<bool>> = (0..2 * crown.len())
                .map(|half| {
                    let quarter = half % 2 * 2;
                    let line = format!("{:<width$}", crown[half / 2]);
                    line.chars()
                        .flat_map(|c| [quarter, quarter + 1].map(|q| quarters(c)[q]))
                        .collect()
                })
                .collect();
            let is_empty = |half: &&Vec<bool>| !half.contains(&true);
            let above = halves.iter().take_while(is_empty).count();
            let below = halves.iter().rev().take_while(is_empty).count();
            assert_eq!(above, below, "{lines}: {crown:#?}");
            for half in halves {
                let mirrored: Vec<_> = half.iter().copied().rev().collect();
                assert_eq!(half, mirrored, "{lines}: {crown:#?}");
            }
        }
        for has_signs in [false, true] {
            assert_ne!(ui::crown(lines, true, has_signs), ui::crown(lines, false, has_signs));
        }
    }
}
