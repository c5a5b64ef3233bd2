//! The events of buttons that bounce, are pressed, and are held.

use puzzles::hand::{Button, Event};
use puzzles::keys::Keys;

/// The events of one button, the looks after which they come, and how often it is looked at.
fn events(button: usize, states: impl IntoIterator<Item = (bool, usize)>) -> Vec<(usize, Event)> {
    let mut keys = Keys::default();
    let looks = states.into_iter().flat_map(|(is_down, looks)| std::iter::repeat_n(is_down, looks));
    let mut events = Vec::new();
    for (look, is_down) in (1..).zip(looks) {
        let mut are_down = [false; 3];
        are_down[button] = is_down;
        events.extend(keys.look(are_down).map(|event| (look, event)));
    }
    events
}

#[test]
fn a_press_is_told_when_the_button_is_released() {
    for (index, button) in [Button::Down, Button::Right, Button::Queen].into_iter().enumerate() {
        let press = (13, Event::Press(button));
        assert_eq!(events(index, [(true, 10), (false, 20)]), [press]);
        assert_eq!(events(index, [(false, 20), (true, 59)]), []);
    }
}

#[test]
fn a_contact_that_bounces_presses_once() {
    let bouncing = [true, false, true, true, false].map(|is_down| (is_down, 1));
    let states = bouncing.into_iter().chain([(true, 10)]).chain(bouncing).chain([(false, 20)]);
    assert_eq!(events(2, states).len(), 1);
    assert_eq!(events(2, [(true, 2), (false, 20)]), []);
}

#[test]
fn a_button_that_is_held_moves_on() {
    let hold = Event::Hold(Button::Right);
    let expected = [(63, hold), (78, hold), (93, hold)];
    assert_eq!(events(1, [(true, 100), (false, 20)]), expected);
}

#[test]
fn a_queen_that_is_held_gives_one_tip() {
    let states = [(true, 1000), (false, 20), (true, 100), (false, 20)];
    let hold = Event::Hold(Button::Queen);
    assert_eq!(events(2, states), [(63, hold), (1083, hold)]);
}

#[test]
fn buttons_are_told_apart() {
    let mut keys = Keys::default();
    let mut look =
        |are_down| (0..10).flat_map(|_| keys.look(are_down).collect::<Vec<_>>()).collect();
    let mut told: Vec<Event> = look([true, false, true]);
    assert_eq!(told, []);
    told = look([false; 3]);
    assert_eq!(told, [Event::Press(Button::Down), Event::Press(Button::Queen)]);
}
