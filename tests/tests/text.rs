//! Drawings as text: `Display` and `render_into` say the same, in as many bytes as announced.

use queen_core::search::Heap;
use queen_runtime::draw::Discs;

#[test]
fn render_into_writes_what_display_writes() {
    for size in 1..=9 {
        for placement in Heap::new(size).unwrap() {
            let drawing = Discs::new(placement.columns());
            let text = drawing.to_string();
            let mut buffer = vec![0xff; text.len() + 1];
            assert_eq!(drawing.render_into(&mut buffer), Some(text.as_str()));
            assert_eq!(buffer.last(), Some(&0xff));
            assert_eq!(Discs::len(size), text.len());
        }
    }
}

#[test]
fn render_into_too_small_a_buffer_writes_nothing() {
    let drawing = Discs::new(&[3, 6, 4, 2, 0, 5, 7, 1]);
    for length in 0..Discs::len(8) {
        let mut buffer = vec![0xff; length];
        assert_eq!(drawing.render_into(&mut buffer), None);
        assert!(buffer.iter().all(|&byte| byte == 0xff));
    }
}

#[test]
fn render_into_draws_what_is_no_solution() {
    let none_on_board = Discs::new(&[9, 9]);
    assert_eq!(none_on_board.render_into(&mut [0; Discs::len(2)]), Some("⬜⬛\n⬛⬜"));
    assert_eq!(Discs::new(&[]).render_into(&mut []), Some(""));
    assert_eq!(Discs::len(0), 0);
    assert_eq!(Discs::len(usize::MAX), usize::MAX - 1);
}
