//! Colours.
//!
//! They are close to those of Okabe and Ito, which colour-blind people can also tell apart. Nothing
//! is shown by colour alone; see [`board`](super::board).

use ratatui::style::Color;

pub const LIGHT: Color = Color::Indexed(254);
pub const DARK: Color = Color::Indexed(248);
pub const INK: Color = Color::Indexed(16);
pub const OWN: Color = Color::Indexed(25);
pub const MARK: Color = Color::Indexed(240);
pub const CURSOR: Color = Color::Indexed(75);
pub const TIP: Color = Color::Indexed(227);
pub const ATTACK: [Color; 2] = [Color::Indexed(208), Color::Indexed(215)];
pub const ACCENT: Color = Color::Indexed(75);
pub const GOOD: Color = Color::Indexed(79);
pub const BAD: Color = ATTACK[0];
