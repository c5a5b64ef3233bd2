//! Colours.
//!
//! Those of 256 are close to those of Okabe and Ito, which colour-blind people can also tell apart.
//! Nothing is shown by colour alone; see `ui/board.rs`.

use queen_challenge::Regions;
use ratatui::style::{Color, Modifier, Style};

/// The colours of the board and of text beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Light and dark squares.
    pub squares: [Color; 2],
    /// Squares of regions, by their tints. Of 256 colours, each two of these differ to colour-blind
    /// people, too.
    pub regions: [Color; Regions::TINTS],
    /// Patterns of regions.
    pub pattern: Color,
    /// A blocked square, and its texture.
    pub blocked: [Color; 2],
    /// Light and dark squares of a row or column to look at, and the squares of a region.
    pub tinted: [Color; 2],
    /// Attacked queens, by turns.
    pub attack: [Color; 2],
    /// The queens of a solved board, by turns.
    pub won: [Color; 2],
    /// The square of a tip.
    pub tip: Color,
    /// The sides of the square of the cursor.
    pub cursor: Color,
    /// The square of a given queen, and the queen.
    pub given: [Color; 2],
    /// The player's queens and signs.
    pub ink: Color,
    /// Marks and numbers on the board.
    pub mark: Color,
    /// Titles and what is chosen.
    pub accent: Color,
    /// What is chosen, on the accent.
    pub on_accent: Color,
    /// Success.
    pub good: Color,
    /// Failure, and queens that attack each other.
    pub bad: Color,
    /// What is less important.
    pub faint: Color,
    /// Whether the terminal shows colours; otherwise dark squares are hatched.
    pub is_coloured: bool,
}

impl Palette {
    /// 256 colours on a dark background.
    pub const DARK: Self = Self {
        squares: [Color::Indexed(254), Color::Indexed(248)],
        regions: [
            Color::Indexed(153),
            Color::Indexed(254),
            Color::Indexed(223),
            Color::Indexed(108),
        ],
        pattern: Color::Indexed(243),
        blocked: [Color::Indexed(238), Color::Indexed(242)],
        tinted: [Color::Indexed(229), Color::Indexed(186)],
        attack: [Color::Indexed(208), Color::Indexed(215)],
        won: [Color::Indexed(220), Color::Indexed(228)],
        tip: Color::Indexed(227),
        cursor: Color::Indexed(75),
        given: [Color::Indexed(18), Color::Indexed(123)],
        ink: Color::Indexed(16),
        mark: Color::Indexed(235),
        accent: Color::Indexed(75),
        on_accent: Color::Indexed(16),
        good: Color::Indexed(79),
        bad: Color::Indexed(210),
        faint: Color::Indexed(249),
        is_coloured: true,
    };

    /// 256 colours on a light background.
    pub const LIGHT: Self = Self {
        squares: [Color::Indexed(255), Color::Indexed(250)],
        accent: Color::Indexed(25),
        on_accent: Color::Indexed(231),
        good: Color::Indexed(22),
        bad: Color::Indexed(124),
        faint: Color::Indexed(240),
        ..Self::DARK
    };

    /// 16 colours on a dark background.
    pub const SIXTEEN_DARK: Self = Self {
        squares: [Color::White, Color::Cyan],
        regions: [Color::White, Color::Cyan, Color::Gray, Color::LightCyan],
        pattern: Color::DarkGray,
        blocked: [Color::Black, Color::Gray],
        tinted: [Color::LightGreen, Color::Green],
        attack: [Color::Yellow, Color::LightYellow],
        won: [Color::LightGreen, Color::LightYellow],
        tip: Color::LightYellow,
        cursor: Color::LightMagenta,
        given: [Color::Blue, Color::LightCyan],
        ink: Color::Black,
        mark: Color::Black,
        accent: Color::LightCyan,
        on_accent: Color::Black,
        good: Color::LightGreen,
        bad: Color::LightRed,
        faint: Color::Gray,
        is_coloured: true,
    };

    /// 16 colours on a light background.
    pub const SIXTEEN_LIGHT: Self = Self {
        accent: Color::Blue,
        on_accent: Color::White,
        good: Color::Blue,
        bad: Color::Red,
        faint: Color::Black,
        ..Self::SIXTEEN_DARK
    };

    /// The terminal's own two colours.
    pub const PLAIN: Self = Self {
        squares: [Color::Reset; 2],
        regions: [Color::Reset; Regions::TINTS],
        pattern: Color::Reset,
        blocked: [Color::Reset; 2],
        tinted: [Color::Reset; 2],
        attack: [Color::Reset; 2],
        won: [Color::Reset; 2],
        tip: Color::Reset,
        cursor: Color::Reset,
        given: [Color::Reset; 2],
        ink: Color::Reset,
        mark: Color::Reset,
        accent: Color::Reset,
        on_accent: Color::Reset,
        good: Color::Reset,
        bad: Color::Reset,
        faint: Color::Reset,
        is_coloured: false,
    };

    /// The palette for so many colours.
    #[must_use]
    pub fn new(colours: u16, is_light: bool) -> Self {
        match (colours, is_light) {
            (0, _) => Self::PLAIN,
            (..256, false) => Self::SIXTEEN_DARK,
            (..256, true) => Self::SIXTEEN_LIGHT,
            (_, false) => Self::DARK,
            (_, true) => Self::LIGHT,
        }
    }

    /// Titles, and words that are chosen.
    pub(crate) fn title(self) -> Style {
        Style::new().fg(self.accent).bold()
    }

    /// What is less important.
    pub(crate) fn faint(self) -> Style {
        Style::new().fg(self.faint)
    }

    /// The chosen line.
    pub(crate) fn chosen(self) -> Style {
        if self.is_coloured {
            Style::new().bg(self.accent).fg(self.on_accent).bold()
        } else {
            Style::new().add_modifier(Modifier::REVERSED).bold()
        }
    }
}
