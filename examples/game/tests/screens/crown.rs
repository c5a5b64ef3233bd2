//! Tests of the crowns.

use queen_game::palette::Palette;
use queen_game::ui;
use queen_runtime::Square;

use crate::player::Player;

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
        '▚' => 0b1001,
        '▞' => 0b0110,
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
            assert!(above.abs_diff(below) <= 1, "{lines}: {crown:#?}");
            for half in halves {
                let mirrored: Vec<_> = half.iter().copied().rev().collect();
                assert_eq!(half, mirrored, "{lines}: {crown:#?}");
            }
        }
    }
}

/// Neither a sign nor the cursor hides which queens are given.
#[test]
fn given_queens_differ_from_others_in_shape_at_any_size() {
    for height in [12, 20, 28, 36, 44, 52] {
        let mut player = Player::new(140, height);
        player.app.palette = Palette::PLAIN;
        player.write("l8");
        let given = player.queens();
        let is_light = |square: &Square| (square.row() + square.column()).is_multiple_of(2);
        let solution = player.game().challenge().unwrap().solution();
        let own = solution.queens().find(|queen| !given.contains(queen) && is_light(queen));
        let (own, given) = (own.unwrap(), given.into_iter().find(is_light).unwrap());
        player.go_to(own);
        player.write(" ");
        let own_under_cursor = player.square(own);
        player.go_to(given);
        assert_ne!(player.square(given), own_under_cursor);
        player.go_to((own.row(), given.column()));
        assert_ne!(player.square(given), player.square(own));
        player.write(" ");
        let [given, own] = [given, own].map(|square| player.square(square));
        assert!(given.contains('!') && own.contains('!') && given != own, "{given} {own}");
    }
}

/// Without colours, a crown that is cut out of a filled square reads as a face.
#[test]
fn a_given_queen_stands_on_a_plinth_without_colours() {
    for (height, lines) in [(20, 2), (28, 3), (36, 4)] {
        let mut player = Player::new(140, height);
        player.app.palette = Palette::PLAIN;
        player.write("l8");
        let given = player.queens()[0];
        let text = player.square(given).replace('░', " ");
        let width = usize::from(2 * lines + 1);
        let shown: Vec<String> =
            text.chars().collect::<Vec<_>>().chunks(width).map(String::from_iter).collect();
        let (plinth, above) = shown.split_last().unwrap();
        assert_eq!(*plinth, "█".repeat(width));
        for (line, shown) in ui::crown(lines, true, false).iter().zip(above) {
            assert_eq!(shown.trim(), line.trim(), "{text}");
        }
        assert_eq!(shown.len(), usize::from(lines), "{text}");
    }
}
