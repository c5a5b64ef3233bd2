//! A panic during a game, for the test that checks that the terminal is restored.

use queen_game::signals::Signals;
use queen_game::terminal;

fn main() -> std::io::Result<()> {
    terminal::in_terminal(&Signals::handle()?, |terminal, _| {
        terminal.draw(|frame| frame.render_widget("a game", frame.area()))?;
        panic!("on purpose")
    })
}
