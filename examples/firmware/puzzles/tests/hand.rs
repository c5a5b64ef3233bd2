//! The game in the hand: what its buttons do, and what it shows.

use puzzles::hand::{Button, Event, FIRST_DAY, Hand};
use puzzles::oled::Oled;
use queen_challenge::{Kind, Stage};
use queen_runtime::{Square, SquareSet};

/// A game after these letters.
fn after(letters: &str) -> Hand {
    let mut hand = Hand::new(FIRST_DAY);
    press(&mut hand, letters);
    hand
}

fn press(hand: &mut Hand, letters: &str) {
    for letter in letters.bytes() {
        hand.handle(Event::from_letter(letter).unwrap());
    }
}

fn picture(hand: &Hand, shows_cursor: bool) -> Oled {
    let mut display = Oled::default();
    let Ok(()) = hand.draw(&mut display, shows_cursor);
    display
}

/// The letters that lead to the days of a week, with a board of each kind.
fn boards() -> impl Iterator<Item = String> {
    (0..7).flat_map(|day| {
        (0..Kind::ALL.len()).map(move |kind| "r".repeat(day) + &"Q".repeat(kind) + "q")
    })
}

#[test]
fn letters_are_the_initials_of_buttons() {
    for (letter, button) in [(b'd', Button::Down), (b'r', Button::Right), (b'q', Button::Queen)] {
        assert_eq!(Event::from_letter(letter), Some(Event::Press(button)));
        assert_eq!(Event::from_letter(letter.to_ascii_uppercase()), Some(Event::Hold(button)));
    }
    assert_eq!(Event::from_letter(b'\n'), None);
}

#[test]
fn buttons_choose_a_day_and_a_kind() {
    let regions = "regions, 8 × 8, easy.\nEach region gets one queen, too.";
    assert_eq!(after("").to_string(), format!("Mon 23 Nov 2026\n{regions}"));
    assert!(after("r").to_string().starts_with("Tue 24 Nov 2026\nregions, 9 × 9, easy."));
    assert!(after("d").to_string().starts_with("Sun 22 Nov 2026\n"));
    assert!(after("R").to_string().starts_with("Mon 30 Nov 2026\n"));
    assert!(after("D").to_string().starts_with("Mon 16 Nov 2026\n"));
    assert!(after("Q").to_string().contains("\nmixed, 8 × 8, easy."));
    assert!(after("QQ").to_string().contains("\n8 × 8, easy.\nSome queens are given."));
    assert!(after("QQQ").to_string().contains("\nblocked, 10 × 10, medium."));
    assert_eq!(after("QQQQ").to_string(), after("").to_string());
}

#[test]
fn days_end_where_the_century_does() {
    for (day, beyond, date) in [
        (0, "dD", "Thu 1 Jan 1970\n"),
        (3, "D", "Thu 1 Jan 1970\n"),
        (36_524, "rR", "Tue 31 Dec 2069\n"),
        (36_520, "R", "Tue 31 Dec 2069\n"),
        (u32::MAX, "", "Tue 31 Dec 2069\n"),
    ] {
        let mut hand = Hand::new(day);
        press(&mut hand, beyond);
        assert!(hand.to_string().starts_with(date), "{hand}");
    }
}

#[test]
fn the_board_is_that_of_the_day() {
    for (letters, kind) in [("rq", Kind::Regions), ("rQQQq", Kind::Blocked)] {
        let hand = after(letters);
        let game = hand.game().unwrap();
        let challenge = kind.daily(&puzzles::DAYS, FIRST_DAY + 1).unwrap();
        assert_eq!(game.challenge(), Some(&challenge));
        assert_eq!((game.day(), game.begun()), (Some(FIRST_DAY + 1), Some(FIRST_DAY + 1)));
    }
}

#[test]
fn two_buttons_reach_every_square() {
    let mut hand = after("q");
    let mut reached = SquareSet::EMPTY;
    for _ in 0..8 {
        for _ in 0..8 {
            reached.insert(hand.cursor());
            press(&mut hand, "r");
        }
        press(&mut hand, "d");
    }
    assert_eq!((reached.len(), hand.cursor()), (64, Square::new(0, 0)));
    assert_eq!(after("qDRR").cursor(), Square::new(1, 2));
}

#[test]
fn a_square_gets_a_mark_and_then_a_queen() {
    let mut hand = after("qr");
    let b8 = Square::new(0, 1);
    for (has_mark, has_queen) in [(true, false), (false, true), (false, false), (true, false)] {
        press(&mut hand, "q");
        let notes = hand.game().unwrap().notes();
        assert_eq!(notes.ruled_out.contains(b8), has_mark);
        assert_eq!(notes.queens.has_queen(b8), has_queen);
    }
}

#[test]
fn a_square_that_stays_says_why() {
    let mut hand = after("Qq"); // mixed
    let mut sentences = Vec::new();
    for _ in 0..8 {
        for _ in 0..8 {
            let before = *hand.game().unwrap().notes();
            let said = hand.to_string();
            press(&mut hand, "q");
            if *hand.game().unwrap().notes() == before {
                sentences.push(said);
            } else {
                assert!(said.ends_with("more queens to place."), "{said}");
                press(&mut hand, "qq");
            }
            press(&mut hand, "r");
        }
        press(&mut hand, "d");
    }
    let count = |words| sentences.iter().filter(|sentence| sentence.contains(words)).count();
    let game = hand.game().unwrap();
    let blocked = game.challenge().unwrap().blocked().len();
    assert_eq!([count("is given"), count("is blocked")], [1, blocked]);
    assert_eq!(sentences.len(), 1 + blocked);
}

#[test]
fn tips_alone_solve_the_board_of_each_day_and_kind() {
    for letters in boards() {
        let mut hand = after(&letters);
        let mut tips = 0;
        while hand.game().unwrap().score().is_none() {
            for stage in Stage::ALL {
                press(&mut hand, "Q");
                let tip = hand.game().unwrap().tip().unwrap();
                assert_eq!((tip.stage(), tip.to_string()), (stage, hand.to_string()));
                if stage == Stage::What {
                    assert_eq!(hand.cursor(), tip.square());
                }
            }
            press(&mut hand, "Q");
            assert_eq!(hand.game().unwrap().tip(), None);
            tips += 1;
        }
        let words = hand.to_string();
        assert!(words.contains(&format!("\nSolved in 0:00 with {tips} tip")), "{words}");
    }
}

#[test]
fn a_solved_board_leads_to_the_next_day() {
    let mut hand = after("Qq");
    hand.pass(std::time::Duration::from_secs(61));
    while !hand.game().unwrap().is_over() {
        press(&mut hand, "Q");
    }
    hand.pass(std::time::Duration::from_secs(61));
    let words = hand.to_string();
    assert!(words.starts_with("Mon 23 Nov 2026\nSolved in 1:01 with"), "{words}");
    press(&mut hand, "drDRQ");
    assert_eq!(hand.to_string(), words);
    press(&mut hand, "q");
    assert!(hand.game().is_none());
    assert!(hand.to_string().starts_with("Tue 24 Nov 2026\nmixed"), "{hand}");
}

/// The lit pixels of a square of 8 × 8, with its upper left corner first.
fn pixels(display: &Oled, square: Square) -> Vec<bool> {
    let at = |index: usize| (8 * square.column() + index % 8, 8 * square.row() + index / 8);
    (0..64).map(at).map(|(x, y)| display.is_lit(x, y)).collect()
}

/// The squares of 8 × 8 whose pixels satisfy something.
fn squares(display: &Oled, satisfies: impl Fn(&[bool]) -> bool) -> SquareSet {
    Square::all(8).filter(|&square| satisfies(&pixels(display, square))).collect()
}

#[test]
fn the_cursor_is_a_frame_that_can_be_left_out() {
    let hand = after("qrrd");
    let [with, without] = [true, false].map(|shows_cursor| picture(&hand, shows_cursor));
    let changed = |square| pixels(&with, square) != pixels(&without, square);
    assert!(Square::all(8).filter(|&square| changed(square)).eq([Square::new(1, 2)]));
    let is_edge = |index: usize| [index % 8, index / 8].iter().any(|at| [0, 7].contains(at));
    let cursor = pixels(&with, hand.cursor());
    assert!((0..64).filter(|&index| is_edge(index)).all(|index| cursor[index]));
}

#[test]
fn the_line_of_a_tip_is_inverted() {
    let mut hand = after("qQ");
    let is_inverted = |pixels: &[bool]| pixels.iter().filter(|&&is_lit| is_lit).count() > 40;
    for stage in [Stage::Where, Stage::Why, Stage::What] {
        let evidence = hand.game().unwrap().evidence().unwrap();
        assert!(!evidence.squares().is_empty());
        let display = picture(&hand, false);
        assert_eq!(squares(&display, is_inverted), evidence.squares());
        // A dark block on the squares that are left, and on no other.
        let has_block = |pixels: &[bool]| [27, 28, 35, 36].iter().all(|&index| !pixels[index]);
        let blocks = squares(&display, |pixels| is_inverted(pixels) && has_block(pixels));
        assert_eq!(blocks, evidence.left());
        assert_eq!(stage == Stage::Where, blocks.is_empty());
        press(&mut hand, "Q");
    }
}

#[test]
fn blocked_squares_are_hatched() {
    let hand = after("Qq"); // mixed
    let display = picture(&hand, false);
    let is_hatched = |square: Square| {
        pixels(&display, square).iter().enumerate().all(|(index, is_lit)| {
            let (x, y) = (8 * square.column() + index % 8, 8 * square.row() + index / 8);
            *is_lit == ((x + y) % 3 == 0) || index % 8 == 0 || index / 8 == 0
        })
    };
    let hatched: SquareSet = Square::all(8).filter(|&square| is_hatched(square)).collect();
    assert_eq!(hatched, *hand.game().unwrap().challenge().unwrap().blocked());
}

#[test]
fn a_line_joins_queens_that_attack_each_other() {
    // a8 and e4, with b7, c6 and d5 between them.
    let mut hand = after("qqq");
    let before = picture(&hand, false);
    press(&mut hand, "ddddrrrrqq");
    assert!(hand.to_string().ends_with("The queens on a8 and e4 share a diagonal."), "{hand}");
    let display = picture(&hand, false);
    let between = (1..4).map(|index| Square::new(index, index));
    for square in between.clone() {
        let pixels = pixels(&display, square);
        assert!((0..8).all(|at| pixels[9 * at]), "{square:?}");
    }
    let changed = |&square: &Square| pixels(&display, square) != pixels(&before, square);
    let ends = [Square::new(0, 0), Square::new(4, 4)];
    let expected: SquareSet = between.chain(ends).collect();
    assert_eq!(Square::all(8).filter(changed).collect::<SquareSet>(), expected);
}

#[test]
fn forced_queens_are_numbered() {
    let mut numbered = 0;
    for letters in boards() {
        let mut hand = after(&letters);
        while !hand.game().unwrap().is_over() {
            press(&mut hand, "Q");
            // At first, a chain is its square alone.
            let is_chain = hand.game().unwrap().evidence().unwrap().squares().is_empty();
            let before = is_chain.then(|| picture(&hand, false));
            press(&mut hand, "Q");
            let Some(before) = before else { continue };
            let (display, game) = (picture(&hand, false), hand.game().unwrap());
            let evidence = game.evidence().unwrap();
            let side = 64 / game.size();
            for queen in evidence.forced().filter(|&queen| !evidence.squares().contains(queen)) {
                let [x, y] = [queen.column(), queen.row()].map(|index| side * index);
                let pixels = (0..side * side).map(|index| (x + index % side, y + index / side));
                let changed =
                    |&(x, y): &(usize, usize)| !before.is_lit(x, y) && display.is_lit(x, y);
                assert!((4..15).contains(&pixels.filter(changed).count()));
                numbered += 1;
            }
        }
    }
    assert!(numbered > 10, "{numbered}");
}
