use core::fmt;

use super::text;

/// The board of the `QueenPuzzle` notebook: coloured discs for queens.
///
/// | | free | queen |
/// |---|---|---|
/// | white square | ⬜ U+2B1C | 🔴 U+1F534 |
/// | black square | ⬛ U+2B1B | 🔵 U+1F535 |
///
/// The top left square is white. Rows are joined by line feeds, with none at the end.
///
/// ```
/// use queen_runtime::draw::Discs;
///
/// assert_eq!(Discs::new(&[2, 0, 3, 1]).to_string(), "⬜⬛🔴⬛\n🔵⬜⬛⬜\n⬜⬛⬜🔵\n⬛🔴⬛⬜");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Discs<'a> {
    columns: &'a [u8],
}

impl<'a> Discs<'a> {
    /// Draws the queens in these columns, the top row's first.
    #[must_use]
    pub const fn new(columns: &'a [u8]) -> Self {
        Self { columns }
    }

    /// How many bytes a solution of `size` queens takes: three a square, one more for each disc and
    /// each line feed.
    #[must_use]
    pub const fn len(size: usize) -> usize {
        let row = size.saturating_mul(3).saturating_add(2);
        row.saturating_mul(size).saturating_sub(1)
    }

    /// Draws into `buffer`, from its front, and returns the drawing; `None` if it does not fit, and
    /// `buffer` is as it was. [`len`](Self::len) is what it takes.
    ///
    /// ```
    /// use queen_runtime::draw::Discs;
    ///
    /// let mut buffer = [0; Discs::len(4)];
    /// let board = Discs::new(&[2, 0, 3, 1]).render_into(&mut buffer).unwrap();
    /// assert_eq!(board, "⬜⬛🔴⬛\n🔵⬜⬛⬜\n⬜⬛⬜🔵\n⬛🔴⬛⬜");
    /// assert!(Discs::new(&[2, 0, 3, 1]).render_into(&mut [0; Discs::len(4) - 1]).is_none());
    /// ```
    pub fn render_into<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b str> {
        text::render_into(self.pieces(), buffer)
    }

    fn pieces(&self) -> impl Iterator<Item = &'static str> + Clone {
        let size = self.columns.len();
        self.columns.iter().enumerate().flat_map(move |(row, &queen)| {
            let line_feed = (row > 0).then_some("\n");
            line_feed.into_iter().chain((0..size).map(move |column| {
                let is_white = (row + column) % 2 == 0;
                match (column == usize::from(queen), is_white) {
                    (false, true) => "⬜",
                    (false, false) => "⬛",
                    (true, true) => "🔴",
                    (true, false) => "🔵",
                }
            }))
        })
    }
}

impl fmt::Display for Discs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().try_for_each(|piece| f.write_str(piece))
    }
}
