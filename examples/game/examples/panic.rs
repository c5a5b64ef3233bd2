//! Panics in the middle of a game, for the test that looks at what becomes of the terminal.

use queen_game::terminal;

fn main() -> std::io::Result<()> {
    terminal::in_terminal(|terminal| {
        terminal.draw(|frame| frame.render_widget("a game", frame.area()))?;
        panic!("on purpose")
    })
}
